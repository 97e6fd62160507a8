"""Short runs of `make chaos`: real processes that are struck, and a run that planted faults turn red."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.running.processes import ROOT


def run(mode: str, seed: int, strikes: int, *more: str) -> tuple[int, str]:
    """What such a run ends with, and what it has printed."""
    words = ["--mode", mode, "--seed", str(seed), "--strikes", str(strikes), "--down", "0.5", "--between", "0", *more]
    command = [sys.executable, "-m", "tests.chaos", *words]
    ended = subprocess.run(command, cwd=ROOT, check=False, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    return ended.returncode, ended.stdout


@pytest.mark.parametrize(
    ("mode", "seed", "struck"),  # seeds that strike at much in few rounds
    [
        ("embedded", 391, ["supervisor killed", "web killed", "database locked", "bots killed"]),
        pytest.param(
            "production",
            56945,
            ["postgres killed", "redis killed", "worker-0 killed", "bots-0 killed"],
            marks=pytest.mark.needs("postgres-server", "redis-server"),
        ),
    ],
)
def test_nothing_is_lost_and_nothing_stands_still(mode: str, seed: int, struck: list[str]) -> None:
    code, printed = run(mode, seed, len(struck), "--bound", "60")  # beside other tests: still, not slow, is a fault
    assert code == 0, printed
    assert [strike for strike in struck if strike not in printed] == []


def test_a_run_in_which_acknowledged_moves_are_lost_and_doubled_fails_and_says_how_to_repeat_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TMPDIR", str(tmp_path))  # a run that fails leaves there what its processes printed
    code, printed = run("embedded", 9, 1, "--plant", "lose", "--plant", "double")
    assert code == 1, printed
    assert "\nkept: " in printed, printed
    assert "\nonce: " in printed, printed
    assert "python -m tests.chaos --mode embedded --seed 9 " in printed
