"""The deal of an ended game once more: the same cards, whatever is chosen, as far as the pools agree."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

from events import store
from events.fold import effective
from games import catalog
from games.engine.contract import Dealer
from games.engine.deal import pool_key
from games.tables import export
from games.tables.fold import FOLD
from games.tables.verify import Unproved, verify
from tests.people import Json, Person, bidding, finished, now, play_until, take_back
from tests.tables.files import exported
from tests.tables.forging import Draft
from workers.tasks import score_table

GAMES = [listed.rules.key for listed in catalog.games()]
Dealt = tuple[str, tuple[Any, ...]]


def dealt(table: str) -> list[Dealt]:
    """Every outcome that counts: the pool that it came from, and its pieces."""
    counting = effective(store.entries(table))
    return [
        (pool_key(each.dealer), tuple(each.entry.data()["outcome"]))
        for each in export.retold(counting)
        if each.dealer is not None
    ]


def by_pool(outcomes: list[Dealt]) -> dict[tuple[str, int], tuple[Any, ...]]:
    """Each outcome by its pool and how often that had been asked before."""
    found: dict[tuple[str, int], tuple[Any, ...]] = {}
    for key, pieces in outcomes:
        found[key, sum(1 for known, _ in found if known == key)] = pieces
    return found


def played_again(table: str, people: list[Person], luck: int) -> str:
    """That deal, played to its end by other choices."""
    again = str(people[0].post(f"tables/{table}/deal/")["id"])
    for seat, person in enumerate(people[1:], start=1):
        person.post(f"tables/{again}/seats/{seat}/", {})
    people[0].post(f"tables/{again}/start/")
    play_until(again, people, Random(luck))
    score_table(again)
    return again


def meets_the_same(first: str, again: str) -> None:
    """Fails unless the same choices were met by the same cards, and the later one proves itself."""
    there, here = by_pool(dealt(first)), by_pool(dealt(again))
    met = there.keys() & here.keys()
    assert all(there[key][: len(here[key])] == here[key][: len(there[key])] for key in met)
    assert len(met) > 2
    moves = [[entry.body for entry in store.entries(table) if entry.kind == "played"] for table in (first, again)]
    assert moves[0] != moves[1]
    assert verify(exported(again)).revealed


@pytest.mark.parametrize("game", GAMES)
def test_other_choices_meet_the_same_cards_as_far_as_the_pools_agree(game: str, alice: Person) -> None:
    first = finished(game, [alice], Random(1), bots=min(catalog.game(game).rules.seats) - 1)
    for luck in range(2, 12):  # now and then other choices change no pool, and in Anansi they never do
        again = played_again(first, [alice], luck)
        meets_the_same(first, again)
        if game == "anansi" or dealt(first) != dealt(again):
            return
    pytest.fail("nothing that was chosen changed a pool")


def test_in_a_game_whose_deals_hang_on_no_choice_every_hand_of_every_round_is_the_same(alice: Person) -> None:
    first = finished("anansi", [alice], Random(1), bots=2)
    again = played_again(first, [alice], 2)
    third = played_again(again, [alice], 3)
    assert dealt(first) == dealt(again) == dealt(third)


def test_what_nobody_met_before_is_the_same_for_all_who_come_to_it(alice: Person) -> None:
    first = finished("asante", [alice], Random(1), bots=1)
    there = by_pool(dealt(first))
    one, other = (by_pool(dealt(played_again(first, [alice], luck))) for luck in (4, 5))
    new = (one.keys() & other.keys()) - there.keys()
    assert all(one[key][: len(other[key])] == other[key][: len(one[key])] for key in new)


def test_it_has_a_secret_seed_of_its_own_and_says_that_it_is_known(alice: Person, bob: Person, charlie: Person) -> None:
    first = bidding(alice, bob)
    assert charlie.refused("POST", f"tables/{first}/deal/") == (409, "not_ended", None)
    alice.post(f"tables/{first}/resign/")
    assert charlie.refused("POST", f"tables/{first}/deal/") == (409, "not_ended", None), "not revealed yet"
    score_table(first)
    opened = charlie.post(f"tables/{first}/deal/", {"salt": "5a" * 16})
    assert opened["origin"] == bob.get(f"tables/{opened['id']}/")["origin"]
    assert opened["origin"] == {"kind": "deal", "table": first, "entry": 0, "seat": None}
    assert [seat["sitter"] for seat in opened["seats"]] == ["person", "open"]
    seed = store.head(opened["id"])
    assert seed is not None
    assert seed.seed.hex() != now(first).seed
    assert str(now(first).seed) not in exported(opened["id"]).decode(), "a body is told when it is revealed"
    assert opened["id"] in {listed["id"] for listed in bob.get("tables/")["tables"]}


def test_taking_back_and_choosing_otherwise_changes_no_card(alice: Person) -> None:
    first = finished("anansi", [alice], Random(1), bots=2)
    again = str(alice.post(f"tables/{first}/deal/")["id"])
    alice.post(f"tables/{again}/start/")
    before = len(dealt(again))
    play_until(again, [alice], Random(3), lambda at: len(dealt(again)) > before)
    own = [each for each in effective(store.entries(again)) if each.kind == "played" and each.seat == 0]
    take_back(again, 0, own[-1].seq, ask=True)
    play_until(again, [alice], Random(4))
    score_table(again)
    assert dealt(first) == dealt(again)
    assert verify(exported(again)).revealed


def test_how_often_a_pool_was_asked_is_part_of_a_snapshot_and_of_each_copy(alice: Person) -> None:
    first = finished("anansi", [alice], Random(1), bots=2)
    again = str(alice.post(f"tables/{first}/deal/")["id"])
    alice.post(f"tables/{again}/start/")
    table = now(again)
    kept, twin = FOLD.decode(FOLD.encode(table)), FOLD.copy(table)
    assert FOLD.encode(kept) == FOLD.encode(table)
    assert kept.game.known == table.game.known is not None
    assert twin.game.known is not None
    twin.game.known.dealt(Dealer((1, 2), 1))
    assert twin.game.known != table.game.known


def test_a_game_that_began_in_the_middle_has_no_deal(alice: Person) -> None:
    first = finished("asterix", [alice], Random(1), bots=1)
    entry = next(each.seq for each in store.entries(first) if each.kind == "started")
    practice = str(alice.post(f"tables/{first}/practice/", {"entry": entry, "real": True})["id"])
    play_until(practice, [alice], Random(1))
    score_table(practice)
    assert alice.refused("POST", f"tables/{practice}/deal/") == (403, "not_allowed", None)


def another_seed(body: Json) -> None:
    body["deal"]["seed"] = "0" * 64


def another_digest(body: Json) -> None:
    for key in body["deal"]["digests"]:
        body["deal"]["digests"][key] = ["0" * 64]


def no_digests(body: Json) -> None:
    body["deal"]["digests"] = {}


def no_seed(body: Json) -> None:
    body["deal"]["seed"] = ""


def no_deal(body: Json) -> None:
    del body["deal"]


def no_mark(body: Json) -> None:
    body["origin"] = None


@pytest.mark.usefixtures("same_luck")  # now and then another chance says the same
@pytest.mark.parametrize(
    "forge", [another_seed, another_digest, no_digests, no_seed, no_deal, no_mark], ids=lambda f: f.__name__
)
def test_another_chance_than_that_of_the_deal_is_refused(
    forge: Callable[[Json], None], alice: Person, bob: Person
) -> None:
    first = bidding(alice, bob)
    alice.post(f"tables/{first}/resign/")
    score_table(first)
    again = str(alice.post(f"tables/{first}/deal/")["id"])
    bob.post(f"tables/{again}/seats/1/", {})
    alice.post(f"tables/{again}/start/")
    play_until(again, [alice, bob], Random(1), lambda at: len(dealt(again)) > 1)
    alice.post(f"tables/{again}/resign/")
    score_table(again)
    draft = Draft(again)
    assert verify(draft.file()).revealed
    forge(draft.line("opened").body)
    with pytest.raises((Unproved, msgspec.MsgspecError)):
        verify(draft.file())
