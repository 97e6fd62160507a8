"""A task that hangs in a thread takes its worker with it, so that another can start."""

from __future__ import annotations

import subprocess
import sys

from tests.means import ROOT

WORKER = """
import threading
from celery import Celery
from config.overdue import Overdue

app = Celery("trial")
app.conf.task_time_limit = {limit}

@app.task(name="trial.task")
def task():
    threading.Event().wait({takes})

Overdue().watch()
task.apply()
threading.Event().wait({after})
print("went on")
"""


def run(limit: float, takes: float, after: float) -> subprocess.CompletedProcess[str]:
    code = WORKER.format(limit=limit, takes=takes, after=after)
    return subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, check=False, capture_output=True, text=True, timeout=60
    )


def test_a_task_over_its_limit_ends_the_process_and_is_named() -> None:
    ended = run(limit=0.2, takes=30, after=0)
    assert ended.returncode == 70
    assert "trial.task" in ended.stdout + ended.stderr


def test_a_task_that_is_done_in_time_ends_nothing() -> None:
    ended = run(limit=0.5, takes=0.01, after=2)
    assert (ended.returncode, ended.stdout.strip()) == (0, "went on")
