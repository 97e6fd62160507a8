"""What the supervisor (`config.serve`) starts: the web server or a worker of the embedded mode.

A child holds the read end of a pipe as its standard input and ends when the other end closes: so it goes with its
supervisor however that ended, `kill -9` included, on every system.
"""

from __future__ import annotations

import os
import signal
import sys
import sysconfig
import threading
from typing import Any, cast

import uvicorn
from celery.beat import EmbeddedService
from celery.signals import worker_ready

from config.celery import app
from config.connection import Connection, Socket
from config.overdue import Overdue

_PATIENCE = 5.0
# Bots that think at the same time share one interpreter, and whoever comes first in the queue would wait for them all:
# one thinks, and one more while that waits for its move to be stored.
_THREADS = {"default": 4, "bots": 2, "analysis": 1}
# How long a thread that thinks keeps the interpreter from one that wants it. The one that writes lets go of it with
# each statement, and holds the lock for which every process waits: with the usual 5 ms people waited for thoughts.
_TURN = 0.0005  # seconds
_NICE = 10  # of the analysis: whatever else there is to do on this machine comes first


def web(host: str, port: int) -> None:
    """Serves until told to stop."""
    _stay_on_one_core()
    uvicorn.run(
        "config.asgi:application",
        host=host,
        port=port,
        http=Connection,
        ws=Socket,
        ws_max_size=64 * 1024,
        access_log=False,
        lifespan="off",
        proxy_headers=False,  # config/asgi.py sees to them
        timeout_graceful_shutdown=2,  # sockets stay open for as long as a table is: clients reconnect
    )


def start_beat(**_: Any) -> None:
    """Start the beat in a thread: a process of its own would outlive a worker that is killed."""
    cast("threading.Thread", EmbeddedService(app, thread=True, scheduler_cls=app.conf.beat_scheduler)).start()


def work(queue: str) -> None:
    """Works off that queue."""
    Overdue().watch()
    # Threads, not processes: a prefork pool hangs when a signal reaches its whole group, and starts slowly.
    options = ["--pool", "threads", "--concurrency", str(_THREADS[queue]), "--queues", queue]
    app.worker_main(["--quiet", "worker", *options, "--without-gossip", "--without-mingle", "--without-heartbeat"])


def _stay_on_one_core() -> None:
    # An interpreter runs one thread at a time. Spread over cores, its threads spend a quarter of what a move costs on
    # waking each other across them (docs/performance.md). One without its lock is better off with all of them. Only
    # Linux can be told.
    if hasattr(os, "sched_setaffinity") and not sysconfig.get_config_var("Py_GIL_DISABLED"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def _end_with_supervisor() -> None:
    os.read(sys.stdin.fileno(), 1)  # nothing is ever written: this returns when the supervisor is gone
    os.kill(os.getpid(), signal.SIGTERM)
    threading.Event().wait(_PATIENCE)
    os._exit(1)


def main() -> None:
    """`python -m config.child web HOST PORT`, or `worker`, `bots` or `analysis` in place of `web` and what follows."""
    threading.Thread(target=_end_with_supervisor, daemon=True).start()
    match sys.argv[1:]:
        case ["web", host, port]:
            web(host, int(port))
        case ["worker"]:
            worker_ready.connect(start_beat)
            work("default")
        case ["bots"]:
            sys.setswitchinterval(_TURN)
            work("bots")
        case ["analysis"]:
            sys.setswitchinterval(_TURN)
            os.nice(_NICE)
            work("analysis")
        case _:
            sys.exit(main.__doc__)


if __name__ == "__main__":
    main()
