"""Moves, resigning, chat and views: what comes back and what is refused."""

from __future__ import annotations

import uuid
from random import Random

import pytest

from events import store
from tests.people import (
    Json,
    Person,
    bidding,
    bring_back,
    finished,
    head,
    move,
    new_move,
    now,
    open_table,
    play_until,
    started,
    take_back,
    unchanged,
)  # fmt: skip
from workers.tasks import score_table


def last(table: str) -> Json:
    """The newest entry, as it is stored."""
    entry = store.entries(table)[-1]
    return {"kind": entry.kind, "seat": entry.seat, "data": entry.data()}


# Moves


def test_a_move_is_answered_with_its_number_and_stands_in_the_log(alice: Person, bob: Person) -> None:
    table = started("asterix", [alice, bob])
    wish = new_move(alice, table)
    answer = alice.post(f"tables/{table}/moves/", wish)
    assert answer["id"] == wish["id"]
    assert "undone" not in answer
    entry = next(each for each in store.entries(table) if each.seq == answer["seq"])
    assert (entry.kind, entry.seat, entry.id) == ("played", 0, wish["id"])
    assert entry.data() == {"by": "person", "move": wish["move"]}
    told = bob.get(f"tables/{table}/entries/?after={answer['seq'] - 1}")["entries"][0]
    assert (told["seq"], told["by"], told["data"]) == (answer["seq"], "person", None)


def test_whether_public_facts_force_a_move_is_told_to_who_is_asked(alice: Person, bob: Person) -> None:
    table, chance = started("bania", [alice, bob]), Random(1)
    told = list[tuple[str, bool]]()
    while ("roll", True) not in told:
        (asked, other) = (alice, bob) if alice.get(f"tables/{table}/")["asked"] is not None else (bob, alice)
        shown = asked.get(f"tables/{table}/")
        assert shown["forced"] <= (len(shown["legal"]) == 1)
        assert not other.get(f"tables/{table}/")["forced"]
        told += [(move["type"], shown["forced"]) for move in shown["legal"]]
        asked.post(f"tables/{table}/moves/", new_move(asked, table, chance.choice))
    assert ("end_building", True) not in told, "it is always chosen (BA-7.8)"


def test_a_repeated_move_gets_the_first_answer_and_changes_nothing(alice: Person, bob: Person) -> None:
    table = bidding(alice, bob)
    wish = new_move(alice, table)
    first = alice.post(f"tables/{table}/moves/", wish)
    with unchanged(table):
        assert alice.post(f"tables/{table}/moves/", wish) == first
    move(bob, table)
    with unchanged(table):
        assert alice.post(f"tables/{table}/moves/", wish) == first, "later, too"


def test_a_repeat_is_answered_after_the_end_too(alice: Person, bob: Person) -> None:
    table = bidding(alice, bob)
    wish = new_move(alice, table)
    first = alice.post(f"tables/{table}/moves/", wish)
    bob.post(f"tables/{table}/resign/")
    with unchanged(table):
        assert alice.post(f"tables/{table}/moves/", wish) == first
        assert alice.refused("POST", f"tables/{table}/moves/", {**wish, "id": str(uuid.uuid4())}) == (
            409, "not_running", None,
        )  # fmt: skip


def test_the_same_id_with_another_move_is_refused(alice: Person, bob: Person) -> None:
    table = bidding(alice, bob)
    wish = new_move(alice, table)
    alice.post(f"tables/{table}/moves/", wish)
    with unchanged(table):
        other = {**wish, "move": {"type": "bid", "card": "10" if wish["move"]["card"] != "10" else "9"}}
        assert alice.refused("POST", f"tables/{table}/moves/", other) == (409, "id_reused", None)


def test_a_repeat_is_the_same_move_whether_or_not_it_spells_out_what_goes_without_saying(
    alice: Person, bob: Person
) -> None:
    table = started("asante", [alice, bob])
    play_until(table, [alice, bob], Random(3), enough=lambda _: bool(unsaid(table, alice)))
    said, short = unsaid(table, alice)[0]
    wish = {"id": str(uuid.uuid4()), "asked": alice.get(f"tables/{table}/")["asked"], "move": short}
    first = alice.post(f"tables/{table}/moves/", wish)
    assert alice.post(f"tables/{table}/moves/", wish)["seq"] == first["seq"]
    assert alice.post(f"tables/{table}/moves/", wish | {"move": said})["seq"] == first["seq"]


def unsaid(table: str, person: Person) -> list[tuple[Json, Json]]:
    """The moves that can be said shorter: each in full, and without what is null."""
    legal = person.get(f"tables/{table}/")["legal"]
    shorter = [(each, {name: value for name, value in each.items() if value is not None}) for each in legal]
    return [(each, short) for each, short in shorter if each != short]


def test_an_id_that_was_used_for_words_is_refused_for_a_move(alice: Person, bob: Person) -> None:
    table = bidding(alice, bob)
    wish = new_move(alice, table)
    alice.post(f"tables/{table}/chat/", {"text": "hello", "id": wish["id"]})
    with unchanged(table):
        assert alice.refused("POST", f"tables/{table}/moves/", wish) == (409, "id_reused", None)


def test_ids_count_per_seat(alice: Person, bob: Person) -> None:
    table = bidding(alice, bob)
    one, other = new_move(alice, table), new_move(bob, table)
    first = alice.post(f"tables/{table}/moves/", one)
    second = bob.post(f"tables/{table}/moves/", {**other, "id": one["id"]})
    assert second["seq"] > first["seq"]


def test_a_repeat_of_a_move_that_was_taken_back_says_so_and_the_seat_is_asked_anew(alice: Person, bob: Person) -> None:
    table = bidding(alice, bob)
    wish = new_move(alice, table)
    first = alice.post(f"tables/{table}/moves/", wish)
    take_back(table, 0, first["seq"])
    with unchanged(table):
        assert alice.post(f"tables/{table}/moves/", wish) == {**first, "undone": True}
        assert bob.get(f"tables/{table}/")["asked"] == wish["asked"], "the other seat's question is as it was"
    again = new_move(alice, table)
    assert again["asked"] == head(table)
    assert alice.post(f"tables/{table}/moves/", again)["seq"] == head(table)


def test_a_move_that_was_brought_back_stands_again(alice: Person, bob: Person) -> None:
    table = bidding(alice, bob)
    wish = new_move(alice, table)
    first = alice.post(f"tables/{table}/moves/", wish)
    take_back(table, 0, first["seq"])
    bring_back(table, 0)
    with unchanged(table):
        assert alice.post(f"tables/{table}/moves/", wish) == first
        assert alice.get(f"tables/{table}/")["asked"] is None
    move(bob, table)
    assert now(table).game.state.prize, "the game went on"


def test_a_move_for_an_old_question_is_stale(alice: Person, bob: Person) -> None:
    table = bidding(alice, bob)
    old = new_move(alice, table)
    with unchanged(table):
        for number in (0, 1, old["asked"] - 1, old["asked"] + 1, 2**31 - 1):
            told = alice.refused("POST", f"tables/{table}/moves/", {**old, "asked": number})
            assert told == (409, "stale", None), number


def test_a_move_out_of_turn_is_stale_even_with_the_number_that_asks_another_seat(alice: Person, bob: Person) -> None:
    table = started("asterix", [alice, bob])
    wish = new_move(alice, table)
    with unchanged(table):
        assert bob.refused("POST", f"tables/{table}/moves/", wish) == (409, "stale", None)


def test_simultaneous_choices_do_not_make_each_other_stale(alice: Person, bob: Person) -> None:
    table = bidding(alice, bob)
    one, other = new_move(alice, table), new_move(bob, table)
    alice.post(f"tables/{table}/moves/", one)
    assert bob.post(f"tables/{table}/moves/", other)


def test_a_move_that_is_not_legal_is_refused_with_the_reason_of_the_rules(alice: Person, bob: Person) -> None:
    table = bidding(alice, bob)
    wish = new_move(alice, table)
    with unchanged(table):
        for wrong in ({"type": "choose_gaul", "gaul": "obelix"}, {"type": "assign_peeked", "to": 0}):
            told = alice.refused("POST", f"tables/{table}/moves/", {**wish, "move": wrong})
            assert told == (409, "not_legal", "wrong_phase")


@pytest.mark.parametrize(
    "wrong",
    [
        {}, {"type": "bid"}, {"type": "bid", "card": 7}, {"type": "bid", "card": "11"}, {"type": "bid", "card": None},
        {"type": "bid", "card": ["7"]}, {"type": "bid", "card": "7", "seat": 1}, {"type": "cheat"}, {"type": None},
        {"card": "7"}, {"type": "assign_peeked", "to": 1.5}, {"type": "assign_peeked", "to": True},
        {"type": "assign_peeked", "to": "1"}, {"type": ["bid"], "card": "7"},
    ],
)  # fmt: skip
def test_what_is_no_move_of_this_game_is_a_bad_request(wrong: Json, alice: Person, bob: Person) -> None:
    table = bidding(alice, bob)
    with unchanged(table):
        told = alice.refused("POST", f"tables/{table}/moves/", {**new_move(alice, table), "move": wrong})
        assert told == (400, "bad_request", "move")


def test_a_number_that_fits_no_machine_is_just_not_legal(alice: Person, bob: Person) -> None:
    table = bidding(alice, bob)
    with unchanged(table):
        for number in (-1, 2**63, 10**40):
            wish = {**new_move(alice, table), "move": {"type": "assign_peeked", "to": number}}
            assert alice.refused("POST", f"tables/{table}/moves/", wish)[0] in (400, 409)


def test_nobody_moves_for_a_seat_that_is_not_theirs(alice: Person, bob: Person, charlie: Person) -> None:
    table = started("asterix", [alice, bob])
    wish = new_move(alice, table)
    with unchanged(table):
        assert charlie.refused("POST", f"tables/{table}/moves/", wish) == (403, "not_your_seat", None)
        assert charlie.refused("POST", f"tables/{table}/resign/") == (409, "not_seated", None)
        assert charlie.refused("DELETE", f"tables/{table}/seats/0/") == (403, "not_your_seat", None)


def test_an_open_table_takes_no_moves(alice: Person) -> None:
    table = open_table(alice, "asterix", "me open")
    with unchanged(table):
        wish = {"id": str(uuid.uuid4()), "asked": 1, "move": {"type": "bid", "card": "1"}}
        assert alice.refused("POST", f"tables/{table}/moves/", wish) == (409, "not_running", None)
        assert alice.refused("POST", f"tables/{table}/resign/") == (409, "not_running", None)
        assert alice.refused("POST", f"tables/{table}/rematch/") == (409, "not_ended", None)


# The end


def test_with_two_players_the_other_wins_when_one_resigns(alice: Person, bob: Person) -> None:
    table = bidding(alice, bob)
    told = alice.post(f"tables/{table}/resign/")
    assert (told["status"], told["asked"], told["legal"], told["waiting"]) == ("ended", None, [], None)
    assert told["seats"][0]["resigned"]
    assert last(table) == {"kind": "ended", "seat": None, "data": {"why": "resigned"}}
    with unchanged(table):
        assert alice.refused("POST", f"tables/{table}/resign/") == (409, "not_running", None)
        assert bob.refused("POST", f"tables/{table}/resign/") == (409, "not_running", None)
        assert bob.refused("DELETE", f"tables/{table}/seats/1/") == (409, "not_running", None)
    score_table(table)
    told = bob.get(f"tables/{table}/")
    assert told["status"] == "scored"
    assert [(line["seat"], line["rank"]) for line in told["result"]] == [(0, 2), (1, 1)]


def test_with_more_players_a_bot_goes_on_and_who_resigned_ranks_last(
    alice: Person, bob: Person, charlie: Person
) -> None:
    people = [alice, bob, charlie]
    table = started("anansi", people)
    told = bob.post(f"tables/{table}/resign/")
    assert (told["status"], told["you"]) == ("running", None)
    assert (told["seats"][1]["sitter"], told["seats"][1]["resigned"]) == ("bot", True)
    assert last(table)["data"] == {"level": "casual", "why": "resigned"}
    charlie.post(f"tables/{table}/resign/")
    play_until(table, people, Random(3))
    score_table(table)
    ranks = {line["seat"]: line["rank"] for line in alice.get(f"tables/{table}/")["result"]}
    assert ranks == {0: 1, 1: 3, 2: 2}, "the first to resign ranks last"


def test_the_result_counts_for_the_seat_and_its_items_sum_up(alice: Person, bob: Person) -> None:
    table = finished("anansi", [alice, bob], Random(4), bots=1)
    told = alice.get(f"tables/{table}/")
    assert (told["status"], [line["seat"] for line in told["result"]]) == ("scored", [0, 1, 2])
    assert all(line["points"] == sum(item["points"] for item in line["items"]) for line in told["result"])
    kinds = [entry["kind"] for entry in alice.get(f"tables/{table}/entries/")["entries"][-3:]]
    assert kinds == ["ended", "scored", "revealed"]
    with unchanged(table):
        score_table(table)


def test_the_ends_views_of_the_seats_never_open_up(alice: Person, bob: Person) -> None:
    table = bidding(alice, bob)
    alice.post(f"tables/{table}/moves/", new_move(alice, table))
    bob.post(f"tables/{table}/resign/")
    score_table(table)
    assert bob.get(f"tables/{table}/")["view"]["bids"] == [None, None]
    assert alice.get(f"tables/{table}/")["view"]["bids"][0] is not None


# Looking back


def test_a_seat_sees_its_own_views_of_any_entry_and_others_only_after_the_end(
    alice: Person, bob: Person, charlie: Person
) -> None:
    table = bidding(alice, bob)
    move(alice, table)
    seq = head(table)
    own = alice.get(f"tables/{table}/views/{seq}/")
    assert own == {"seq": seq, "view": alice.get(f"tables/{table}/")["view"]}
    assert own == alice.get(f"tables/{table}/views/{seq}/?as=0")
    assert own["view"]["bids"][0]
    assert charlie.get(f"tables/{table}/views/{seq}/")["view"]["bids"] == [None, None]
    assert bob.refused("GET", f"tables/{table}/views/{seq}/?as=0") == (403, "not_allowed", None)
    assert charlie.refused("GET", f"tables/{table}/views/{seq}/?as=0") == (403, "not_allowed", None)
    assert alice.get(f"tables/{table}/views/2/")["view"] is None, "before the start"
    for path in (f"views/{seq + 1}/", "views/0/", f"views/{10**30}/", "views/1/?as=2", f"views/1/?as={10**8}"):
        assert alice.refused("GET", f"tables/{table}/{path}")[:2] == (404, "not_found"), path
    for query in ("as=x", "as=-1", "as=", "as=1.5", "as=" + "9" * 30, "at=1"):
        assert alice.refused("GET", f"tables/{table}/views/1/?{query}")[:2] == (400, "bad_request"), query
    bob.post(f"tables/{table}/resign/")
    assert bob.refused("GET", f"tables/{table}/views/{seq}/?as=0") == (403, "not_allowed", None), "not revealed yet"
    score_table(table)
    for person in (bob, charlie):
        assert person.get(f"tables/{table}/views/{seq}/?as=0") == own


def test_entries_are_told_after_a_number_without_gaps(alice: Person, bob: Person, charlie: Person) -> None:
    table = bidding(alice, bob)
    whole = charlie.get(f"tables/{table}/entries/")
    assert [entry["seq"] for entry in whole["entries"]] == list(range(1, whole["seq"] + 1))
    for after in (0, 1, 5, whole["seq"], whole["seq"] + 100):
        some = charlie.get(f"tables/{table}/entries/?after={after}")
        assert some == {"seq": whole["seq"], "entries": whole["entries"][after:]}
    for query in ("after=x", "after=-1", "after=1e3", "after=", "after=" + "9" * 10, "before=1"):
        assert charlie.refused("GET", f"tables/{table}/entries/?{query}")[:2] == (400, "bad_request"), query
