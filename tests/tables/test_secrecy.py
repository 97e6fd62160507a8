"""Nobody gets over the wire what the rules do not let them learn: no body, seed, leaf, pool or other hand."""

from __future__ import annotations

import base64
import json
import logging
from contextlib import ExitStack
from random import Random

import httpx
import pytest

from events import store
from games.rules.anansi.cards import cards_of
from games.tables.fold import TableFold
from games.tables.writes import moves
from tests.people import Json, asked, bots_move, guest, head, new_move, now, started
from tests.tables.server import sitting
from tests.tables.twins import Dice, Twins
from workers.tasks import score_table

NAMES = ("Ama", "Kofi", "Yaa", "Esi", "Abena")


@pytest.fixture
def dice(monkeypatch: pytest.MonkeyPatch) -> Dice:
    """Chance as it is arranged."""
    arranged = Dice()
    monkeypatch.setattr(moves, "draw", arranged)
    return arranged


@pytest.mark.parametrize("viewer", [0, 1, None])
@pytest.mark.parametrize(
    ("game", "seats", "pairs"),
    [("asterix", 3, 5), ("asterix", 2, 4), ("anansi", 3, 3), ("asante", 2, 3), ("antayagi", 3, 2)],
)
def test_all_that_a_viewer_gets_is_the_same_byte_for_byte_where_only_hidden_things_differ(
    game: str, seats: int, pairs: int, viewer: int | None, online: httpx.Client, address: str, dice: Dice
) -> None:
    people = [guest(online, name) for name in NAMES[:seats]]
    chance = Random(f"{game}{seats}{viewer}")
    different = steps = 0
    for _ in range(pairs):
        twins = Twins(game, people, viewer, chance, dice)
        twins.play(address, online, steps=5)
        one, other = (side.heard() for side in twins.sides)
        assert len(one) == len(other)
        for mine, theirs in zip(one, other, strict=True):
            assert mine == theirs
        different += twins.differ
        steps += twins.steps
    assert different >= pairs // 2, "a law that cannot fail is no law"
    assert steps > 0


def test_who_made_the_hidden_choice_sees_it(online: httpx.Client, address: str, dice: Dice) -> None:
    """The same comparison, for a viewer who does learn what differs: there it must find something."""
    people = [guest(online, name) for name in NAMES[:2]]
    chance = Random(11)
    found = 0
    for _ in range(5):
        twins = Twins("asterix", people, None, chance, dice)
        twins.play(address, online, steps=4)
        if twins.differ:
            shown = [[person.get(f"tables/{side.table}/")["view"] for person in people] for side in twins.sides]
            found += shown[0] != shown[1]
    assert found


def secrets_of(table: str) -> list[str]:
    """What nobody may get of a running table: its seed and its leaves, in any writing; the digest of its chance; how
    its bots drew."""
    stream = store.head(table)
    assert stream is not None
    seed = stream.seed
    written = [seed.hex(), repr(seed)[2:-1], base64.b64encode(seed).decode().rstrip("="), str(list(seed))]
    written.append(base64.urlsafe_b64encode(seed).decode().rstrip("="))
    entries = store.entries(table)
    drawn = [entry.data()["seed"] for entry in entries if entry.kind == "played" and "seed" in entry.data()]
    return [*written, now(table).game.digest.hex(), *drawn, *(entry.leaf for entry in entries)]


@pytest.mark.parametrize("game", ["anansi", "asterix"])
def test_no_seed_leaf_digest_or_token_is_in_any_answer_or_log_line_of_a_running_table(
    game: str, online: httpx.Client, address: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    people = [guest(online, name) for name in NAMES[:3]]
    table = started(game, people, bots=1, level="strong")
    chance = Random(12)
    got: list[str] = []
    with ExitStack() as stack:
        sockets = [stack.enter_context(sitting(address, table, person, after=0)) for person in (*people, None)]
        for _ in range(10):
            bots_move(table)
            person = chance.choice(asked(table, people))
            wish = new_move(person, table, chance.choice)
            answers = [person.ask("POST", f"tables/{table}/moves/", {**wish, "asked": 1})]
            answers += [person.ask("POST", f"tables/{table}/moves/", wish)]
            for each in people:
                answers += [
                    each.ask("GET", f"tables/{table}/{path}") for path in ("", "entries/", f"views/{head(table)}/")
                ]
            got += [f"{answer.headers}{answer.text}" for answer in answers]
        for socket in sockets:
            socket.caught_up(head(table))
            got += socket.raw
    assert any(entry.kind == "played" and "seed" in entry.data() for entry in store.entries(table)), "bots have chosen"
    traffic, logs = "\n".join(got), caplog.text
    assert len(traffic) > 50_000
    assert "write_failed" not in logs
    for secret in secrets_of(table):
        assert secret not in traffic
        assert secret not in logs
    for person in people:
        assert person.token not in traffic
        assert person.token not in logs
    for word in ("leaf", "body", "pool", "seed", "digest", "saw", "simulations", "build"):
        assert f'"{word}"' not in traffic


def test_hidden_things_are_told_to_those_who_may_see_them_and_are_null_for_the_rest(
    online: httpx.Client, address: str
) -> None:
    people = [guest(online, name) for name in NAMES[:3]]
    table = started("anansi", people)
    for viewer in (0, 1, 2, None):
        http = online if viewer is None else people[viewer].http
        header = {} if viewer is None else {"Authorization": f"Bearer {people[viewer].token}"}
        told: Json = http.get(f"/api/tables/{table}/entries/", headers=header).json()
        view: Json = http.get(f"/api/tables/{table}/", headers=header).json()["view"]
        hands = {note["seat"]: note["cards"] for entry in told["entries"] for note in entry["notes"] if "cards" in note
                 and note["type"] == "hand_dealt"}  # fmt: skip
        assert {seat for seat, cards in hands.items() if cards} == ({viewer} - {None})
        assert {seat["seat"] for seat in view["seats"] if seat["hand"]} == ({viewer} - {None})


def test_a_fault_of_ours_tells_neither_the_asker_nor_the_log_what_was_at_stake(
    online: httpx.Client, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    people = [guest(online, name) for name in NAMES[:3]]
    table = started("anansi", people)
    person = asked(table, people)[0]
    wish = new_move(person, table)
    hands = list(map(cards_of, now(table).game.state.hands))
    before = head(table)

    def break_down(fold: TableFold, table: object, entry: object, seed: bytes) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as patch:
        patch.setattr(TableFold, "apply", break_down)
        answer = person.ask("POST", f"tables/{table}/moves/", wish)
    assert (answer.status_code, answer.json()) == (500, {"code": "failed", "reason": None})
    assert "write_failed" in caplog.text
    assert head(table) == before
    for secret in (*secrets_of(table), *(json.dumps(hand) for hand in hands), str(hands[0]), person.token):
        assert secret not in caplog.text
    assert person.post(f"tables/{table}/moves/", wish)["seq"] > before, "the table goes on from its last entry"


def test_the_seed_is_told_once_the_game_is_scored(online: httpx.Client) -> None:
    people = [guest(online, name) for name in NAMES[:2]]
    table = started("asterix", people)
    stream = store.head(table)
    assert stream is not None
    people[0].post(f"tables/{table}/resign/")
    assert stream.seed.hex() not in people[1].ask("GET", f"tables/{table}/entries/").text
    score_table(table)
    revealed = people[1].get(f"tables/{table}/entries/")["entries"][-1]
    assert (revealed["kind"], revealed["data"]) == ("revealed", {"seed": stream.seed.hex()})
