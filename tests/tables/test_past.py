"""Looking back: every entry shows what it showed then, and other eyes only once the log is open."""

from __future__ import annotations

from random import Random

import pytest

from games import catalog
from games.tables import queries
from tests.people import Json, Person, bidding, bots_move, head, now, play_until, started, take_back
from tests.tables.following import NOW, step
from workers.tasks import score_table

GAMES = [game.rules.key for game in catalog.games()]


def past(person: Person, table: str, first: int, last: int, eyes: str = "") -> dict[int, Json]:
    """What was to be seen at each of these entries."""
    told = dict[int, Json]()
    shown: Json
    for start in range(first, last + 1, queries.STRETCH):
        shown = {}
        for moment in person.get(f"tables/{table}/past/?from={start}&to={last}{eyes}")["moments"]:
            shown = shown | moment["changed"]
            assert set(shown) == set(NOW)
            told[moment["seq"]] = shown
    assert list(told) == list(range(first, last + 1))
    return told


def takes_back(table: str, chance: Random) -> bool:
    """Now and then somebody takes back what they may."""
    undoing = now(table).undoing
    free = [(seat, each.number) for seat, each in enumerate(undoing.free) if each] if undoing else []
    takes = bool(free) and chance.random() < 0.3
    if takes:
        take_back(table, *chance.choice(free))
    return takes


def watched(
    game: str, people: list[Person], viewers: list[Person], chance: Random
) -> tuple[str, dict[str, dict[int, Json]], int]:
    """A table, what each of the viewers was shown there at which entry, and how often something was taken back."""
    seats = min(catalog.game(game).rules.seats)
    table = started(game, people, bots=seats - len(people))
    shown: dict[str, dict[int, Json]] = {each.id: {} for each in viewers}
    steps = undone = 0
    while steps < 25 or not undone:
        for each in viewers:
            told = each.get(f"tables/{table}/")
            shown[each.id][told["seq"]] = {name: told[name] for name in NOW}
        if not step(table, people, chance):
            break
        undone += takes_back(table, chance)
        steps += 1
    return table, shown, undone


@pytest.mark.parametrize("game", GAMES)
def test_the_past_is_what_was_shown_then_to_everybody_whatever_was_taken_back_since(
    game: str, people: list[Person], charlie: Person
) -> None:
    chance, undone = Random(game), 0
    viewers = [*people, charlie]
    for _ in range(10):  # a game may be over before anything was taken back
        table, shown, undone = watched(game, people, viewers, chance)
        if undone:
            break
    assert undone
    for each in viewers:
        back = past(each, table, 1, head(table))
        for seq, then in shown[each.id].items():
            assert back[seq] == then, (each.name, seq)


def test_of_a_stretch_only_what_changes_is_told_and_not_more_than_a_hundred_moments(alice: Person, bob: Person) -> None:
    table = started("anansi", [alice, bob], bots=1)
    play_until(table, [alice, bob], Random(1), lambda table: head(table.id) > 110)
    moments = alice.get(f"tables/{table}/past/?from=2&to=110")["moments"]
    assert [moment["seq"] for moment in moments] == list(range(2, 102))
    assert set(moments[0]["changed"]) == set(NOW)
    assert all("restricted" not in moment["changed"] for moment in moments[1:])
    (last, *_) = alice.get(f"tables/{table}/past/?from=110&to=999999")["moments"]
    assert last["seq"] == 110


def test_a_stretch_that_is_not_there_is_refused(alice: Person, bob: Person) -> None:
    table = bidding(alice, bob)
    for query in (f"from={head(table) + 1}", "from=0", "from=3&to=2", "as=2", f"as={10**8}"):
        assert alice.refused("GET", f"tables/{table}/past/?{query}")[:2] == (404, "not_found"), query
    for query in ("as=x", "as=-1", "as=", "as=ALL", "from=x", "to=-1", "at=1"):
        assert alice.refused("GET", f"tables/{table}/past/?{query}")[:2] == (400, "bad_request"), query


@pytest.mark.parametrize("eyes", ["1", "none", "all"])
def test_other_eyes_open_only_when_the_log_does(eyes: str, alice: Person, bob: Person) -> None:
    table = bidding(alice, bob)
    paths = (
        f"tables/{table}/past/?as={eyes}",
        f"tables/{table}/entries/?as={eyes}",
        f"tables/{table}/views/1/?as={eyes}",
    )
    for path in paths:
        assert alice.refused("GET", path) == (403, "not_allowed", None)
    bob.post(f"tables/{table}/resign/")
    for path in paths:
        assert alice.refused("GET", path) == (403, "not_allowed", None), "not revealed yet"
    score_table(table)
    for path in paths:
        alice.get(path)


def test_after_the_end_anybody_sees_every_entry_as_each_seat_saw_it_and_with_everything_open(
    alice: Person, bob: Person, charlie: Person
) -> None:
    table = bidding(alice, bob)
    play_until(table, [alice, bob], Random(1), lambda table: table.game.state.round > 1)
    bots_move(table)
    seq = head(table)
    own = {each.id: (past(each, table, 1, seq), each.get(f"tables/{table}/entries/")) for each in (alice, bob, charlie)}
    alice.post(f"tables/{table}/resign/")
    score_table(table)
    for eyes, person in (("0", alice), ("1", bob), ("none", charlie)):
        told = past(charlie, table, 1, seq, f"&as={eyes}")
        assert told == own[person.id][0]
        lines = charlie.get(f"tables/{table}/entries/?as={eyes}")["entries"]
        assert [line["notes"] for line in lines[:seq]] == [line["notes"] for line in own[person.id][1]["entries"]]
    open_to_all = past(charlie, table, 1, seq, "&as=all")[seq]["view"]
    assert all(hand for hand in open_to_all["hands"])
    assert None not in [bid for seat, bid in enumerate(open_to_all["bids"]) if seat in open_to_all["chosen"]]
