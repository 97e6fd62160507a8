"""What staff see and do on their own server, as JSON: run by test_staff_server.py, in a process of its own.

Its settings have apps that the program itself has not.
"""

from __future__ import annotations

import json
import os
import uuid

import django

os.environ["DJANGO_SETTINGS_MODULE"] = "config.staff"
django.setup()

from django.contrib.auth.models import User  # noqa: E402  after django.setup
from django.core.management import call_command  # noqa: E402
from django.test import Client  # noqa: E402

from events import store  # noqa: E402
from events.models import EntryRow  # noqa: E402
from games.tables.writes import opening, seats, staff, talk  # noqa: E402

call_command("migrate", verbosity=0)
host = str(uuid.uuid4())


def table() -> str:
    """A running game in which something was said."""
    id = opening.open_table(host, opening.Terms("asterix", (opening.Place("me"), opening.Place("bot")))).result()
    seats.start(id, host).result()
    talk.say(id, host, "a rude word", None).result()
    return id


def page(path: str) -> str:
    answer = visitor.get(path, headers={"host": "127.0.0.1"})
    return answer.content.decode() if answer.status_code == 200 else str(answer.status_code)


def act(path: str, action: str, row: object, reason: str, seat: str = "") -> int:
    wish = {"action": action, "_selected_action": str(row), "reason": reason, "seat": seat}
    return visitor.post(path, wish, headers={"host": "127.0.0.1"}).status_code


running, revealed = table(), table()
staff.stop(revealed, "to be looked at").result()
heads = {each: store.head(each) for each in (running, revealed)}
rows = {
    f"{name} {kind}": EntryRow.objects.get(stream_id=id, kind=kind).pk
    for name, id in (("running", running), ("revealed", revealed))
    for kind in ("seated", "opened", "said", "dealt")
    if EntryRow.objects.filter(stream_id=id, kind=kind).count() == 1
}
visitor = Client()
seen = {"stranger": page("/events/entryrow/")}
viewer = User.objects.create_user("viewer", password=None, is_staff=True)
visitor.force_login(viewer)
seen["without permission"] = page("/events/stream/")
boss = User.objects.create_superuser("boss", password=None)
visitor.force_login(boss)
seen["streams"] = page("/events/stream/")
seen["stream"] = page(f"/events/stream/{running}/change/")
seen["entries"] = page(f"/events/entryrow/?stream__id={running}")
seen |= {name: page(f"/events/entryrow/{row}/change/") for name, row in rows.items()}
seen["adding"] = page("/events/stream/add/")
seen["deleting"] = page(f"/events/stream/{running}/delete/")
act("/events/entryrow/", "erase", rows["running said"], "It was rude")
act("/events/stream/", "stop", running, "")
act("/events/stream/", "replace", running, "She asked for it", "2")
act("/events/stream/", "replace", running, "She asked for it", "one")
act("/events/stream/", "replace", running, "She asked for it", "1")
act("/events/stream/", "give_back", running, "She is here", "1")
refused = [entry.kind for entry in store.entries(running)]
act("/events/stream/", "stop", running, "The server moves")
entries = store.entries(running)
seeds = [head.seed.hex() for head in heads.values() if head is not None]
bodies = {f"{each.kind}": (each.body or b"").decode() for each in store.entries(revealed)}
after = [(each.kind, each.data() if each.kind in ("erased", "stopped", "handed_over") else None) for each in entries]
print(json.dumps({"seen": seen, "seeds": seeds, "bodies": bodies, "refused": refused, "after": after}))
