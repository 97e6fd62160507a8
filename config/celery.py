"""The Celery application: how tasks reach the workers. Its settings are the `CELERY_` ones of `config.settings`."""

from __future__ import annotations

import os
from typing import Any, Self

from celery import Celery
from celery.signals import setup_logging, worker_init, worker_ready
from kombu import Connection

from config import transport
from games.tables import decoding

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
transport.register()


class Broker(Connection):
    """Tries again every second when the broker is away.

    kombu waits two seconds longer each time, up to half a minute, and no setting of Celery's says otherwise: a bot
    would be silent long after the broker is back.
    """

    def ensure_connection(self, *args: Any, **kwargs: Any) -> Self:
        """This, connected."""
        every = {"interval_start": 1, "interval_step": 0, "interval_max": 1}
        return super().ensure_connection(*args, **{**every, **kwargs})

    def _do_close_transport(self) -> None:
        """Let go of the transport.

        kombu takes its address away, too. Tasks that were in hand when Redis was lost still ask for it, to be given
        back or acknowledged (AttributeError): the worker would stop, and not even end.
        """
        self._transport = None


app = Celery("griot")
app.amqp.Connection = Broker
app.config_from_object("django.conf:settings", namespace="CELERY")
app.set_default()  # else only the thread that imports this has it: others would look for a broker on the AMQP port
app.autodiscover_tasks(["workers"])


@setup_logging.connect
def keep_our_logging(**_: Any) -> None:
    """Django's LOGGING holds for workers too: a receiver here keeps Celery from setting up its own."""


@worker_init.connect
def work_out(**_: Any) -> None:
    """What tasks decode, too, before there are threads: they are imported when Django is ready already."""
    decoding.work_out()


@worker_ready.connect
def show_life(**_: Any) -> None:
    """The first heartbeats and the first sweep, at once: beat's would come only after their first interval.

    `/healthz` waits for them; and the worker before this one may have died over a bot's turn.
    """
    for queue in app.amqp.queues.consume_from:
        app.send_task("workers.heartbeat", [queue], queue=queue)
    app.send_task("workers.sweep")
