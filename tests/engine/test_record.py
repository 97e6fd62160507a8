"""Golden games: written and read back, replayed, and refused when anything in them was changed."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

from games.engine.contract import Choice, Players
from games.engine.record import (
    Differs,
    Record,
    check_notes,
    manifest,
    new_header,
    read_record,
    record_game,
    replay_record,
    write_notes,
    write_record,
)
from games.engine.replay import NotOffered
from tests.engine.toy.messages import Bid, Options
from tests.engine.toy.rules import State, Toy

TOY = Toy()
SEED = bytes(range(32))


def recorded(seed: bytes = SEED, salts: tuple[str, ...] = ("ab", "")) -> Record:
    """A game of the toy in which everybody always makes the first legal move."""
    header = new_header(TOY, 2, Options(), seed=seed, salts=salts, made="by hand")
    chance = Random(1)

    def first(state: State, players: Players) -> Choice:
        seat = chance.choice(players.seats)
        return Choice(seat, TOY.legal(state, seat)[0])

    return record_game(TOY, header, first)


def test_a_recorded_game_replays_after_a_trip_through_its_lines() -> None:
    record = recorded()
    text = write_record(record)
    state = replay_record(TOY, read_record(text))
    assert tuple(TOY.scores(state)) == record.result.scores
    assert write_record(read_record(text)) == text


def test_its_lines_are_readable() -> None:
    first, *between, last = map(json.loads, write_record(recorded()).splitlines())
    assert (first["type"], first["game"], first["seats"], first["made"]) == ("game", "toy", 2, "by hand")
    assert {"type": "played", "seat": 0, "move": {"type": "bid", "chip": 1}} in between
    assert between[0]["type"] == "dealt"
    assert last["type"] == "result"


def test_seed_and_salts_decide_what_is_dealt() -> None:
    games = [recorded(), recorded(seed=bytes(32)), recorded(salts=("ac", ""))]
    assert len({str(game.events) for game in games}) == 3


def _next_card(lines: list[dict[str, Any]]) -> None:
    lines[1]["pieces"][:2] = reversed(lines[1]["pieces"][:2])


def _higher_bid(lines: list[dict[str, Any]]) -> None:
    bid = next(line for line in lines if line["type"] == "played")
    bid["move"]["chip"] = 2  # legal, but then chance says something else


def _unknown_chip(lines: list[dict[str, Any]]) -> None:
    bid = next(line for line in lines if line["type"] == "played")
    bid["move"]["chip"] = 9


def _no_such_move(lines: list[dict[str, Any]]) -> None:
    bid = next(line for line in lines if line["type"] == "played")
    bid["move"] = {"type": "pass"}


def _one_point_more(lines: list[dict[str, Any]]) -> None:
    lines[-1]["scores"][0]["points"] += 1


def _another_state(lines: list[dict[str, Any]]) -> None:
    lines[-1]["state"] = "0" * 64


def _another_salt(lines: list[dict[str, Any]]) -> None:
    lines[0]["salts"] = ["ad", ""]


def _another_commitment(lines: list[dict[str, Any]]) -> None:
    lines[0]["commitment"] = "0" * 64


def _another_version(lines: list[dict[str, Any]]) -> None:
    lines[0]["version"] = 2


def _cut_short(lines: list[dict[str, Any]]) -> None:
    del lines[-2]


def _gone_on(lines: list[dict[str, Any]]) -> None:
    lines.insert(-1, lines[-2])


@pytest.mark.parametrize(
    ("change", "line"),
    [
        (_next_card, "line 2:"),
        (_higher_bid, "line"),
        (_unknown_chip, "line 5:"),
        (_no_such_move, "line 5:"),
        (_one_point_more, "line"),
        (_another_state, "line"),
        (_another_salt, "line 2:"),
        (_another_commitment, "line 1:"),
        (_another_version, "line 1:"),
        (_cut_short, "line"),
        (_gone_on, "line"),
    ],
)
def test_a_changed_line_does_not_replay(change: Callable[[list[dict[str, Any]]], None], line: str) -> None:
    lines = [json.loads(each) for each in write_record(recorded()).splitlines()]
    change(lines)
    text = b"\n".join(json.dumps(each).encode() for each in lines)
    with pytest.raises(Differs, match=f"^{line}"):
        replay_record(TOY, read_record(text))


@pytest.mark.parametrize("damage", [b"", b"{}\n{}", b'{"type":"result"}\n', b"not json\nat all"])
def test_what_is_no_golden_game_is_not_read(damage: bytes) -> None:
    with pytest.raises((ValueError, msgspec.DecodeError)):
        read_record(damage)


def test_an_illegal_choice_is_not_recorded() -> None:
    header = new_header(TOY, 2, Options(), seed=SEED, salts=("", ""), made="by hand")
    with pytest.raises(NotOffered):
        record_game(TOY, header, lambda state, players: Choice(players.seats[0], Bid(7)))


def test_the_manifest_names_every_file_with_its_hash() -> None:
    listing = json.loads(manifest(3, {"b.jsonl": b"", "a.jsonl": b"x"}))
    assert listing["version"] == 3
    assert list(listing["files"]) == ["a.jsonl", "b.jsonl"]
    assert listing["files"]["b.jsonl"] == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"


def told_by(record: Record) -> bytes:
    told: list[list[Any]] = []
    replay_record(TOY, record, told)
    return write_notes(told)


def test_what_a_record_told_is_a_line_of_notes_for_each_choice_and_outcome() -> None:
    lines = told_by(recorded()).splitlines()
    assert len(lines) == len(recorded().events)
    dealt = next(note for line in lines for note in json.loads(line) if note["type"] == "hand_dealt")
    assert dealt["cards"]["seen_by"] == [dealt["seat"]]
    check_notes(TOY, recorded(), told_by(recorded()))


@pytest.mark.parametrize("change", ["another value", "another order", "a line less", "a line more"])
def test_notes_that_are_not_as_they_were_are_found(change: str) -> None:
    lines = told_by(recorded()).splitlines(keepends=True)
    at = next(at for at, line in enumerate(lines) if len(json.loads(line)) > 1)
    if change == "another value":
        lines[at] = lines[at].replace(b'"seat":0', b'"seat":1').replace(b'"bids":[[', b'"bids":[[1')
    elif change == "another order":
        lines[at] = json.dumps(json.loads(lines[at])[::-1]).encode() + b"\n"
    elif change == "a line less":
        at = len(lines) - 1
        del lines[at]
    else:
        at = len(lines)
        lines.append(b"[]\n")
    with pytest.raises(Differs, match=f"^line {at + 2}: it tells "):
        check_notes(TOY, recorded(), b"".join(lines))
