"""Golden games: a whole game as readable JSON lines, and the check that it still replays to the exact result.

First line: what game it was and the source of its chance; last line: its result; between them one line
for each choice and outcome. Outcomes are drawn as at a table, so a golden game pins chance too.
What each of these told stands in a file of its own, a line of notes for each line between.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence
from itertools import zip_longest
from typing import Any, TypeAlias, TypeVar

import msgspec

from events.canonical import canonical
from games.engine.chance import commitment, draw, first_digest
from games.engine.contract import Choice, Dealer, Event, Outcome, Over, Players, Rules, ScoreLine, Secret, Tell
from games.engine.replay import NotOffered, Replay, check_choice

S = TypeVar("S")

Choose: TypeAlias = Callable[[S, Players], Choice]
"""Answers for one of the seats that are asked."""


class Header(msgspec.Struct, frozen=True, tag="game", forbid_unknown_fields=True):
    """What was played, and where its chance came from; `made` says how, for people."""

    game: str
    version: int
    seats: int
    options: Any
    commitment: str
    seed: str
    salts: tuple[str, ...]
    made: str


class Result(msgspec.Struct, frozen=True, tag="result", forbid_unknown_fields=True):
    """How it ended: the scores, and the SHA-256 of the canonical last state."""

    scores: tuple[ScoreLine, ...]
    state: str


class Record(msgspec.Struct, frozen=True):
    """A recorded game. When read back, moves and options are plain data until rules are at hand."""

    header: Header
    events: tuple[Event, ...]
    result: Result


class Differs(Exception):
    """A record does not replay, or told something else; the message names the line."""


_header = msgspec.json.Decoder(Header)
_event = msgspec.json.Decoder(Choice | Outcome)
_ending = msgspec.json.Decoder(Result)


def new_header(
    rules: Rules[Any, Any, Any, Any], seats: int, options: Any, *, seed: bytes, salts: tuple[str, ...], made: str
) -> Header:
    """The first line of a game that is about to be played."""
    return Header(rules.key, rules.version, seats, options, commitment(seed), seed.hex(), salts, made)


def record_game(rules: Rules[S, Any, Any, Any], header: Header, choose: Choose[S]) -> Record:
    """The game that these choices make; NotOffered if one of them is not legal."""
    replay = _begin(rules, header)
    seed = bytes.fromhex(header.seed)
    events: list[Event] = []
    while not isinstance(replay.waiting, Over):
        event: Event
        if isinstance(replay.waiting, Dealer):
            event = Outcome(draw(seed, replay.digest, replay.waiting))
        else:
            event = choose(replay.state, replay.waiting)
        _take(replay, len(events) + 1, event, seed)
        events.append(event)
    return Record(header, tuple(events), _result(replay))


def replay_record(rules: Rules[S, Any, Any, Any], record: Record, told: list[list[Any]] | None = None) -> S:
    """The last state, after every choice was checked, every outcome redrawn and the result compared.

    `told` gets the notes of each choice and outcome. Differs at the first line that is not as recorded.
    """
    header = record.header
    if (header.game, header.version) != (rules.key, rules.version):
        raise Differs(f"line 1: {header.game} {header.version} is not {rules.key} {rules.version}")
    seed = bytes.fromhex(header.seed)
    if commitment(seed) != header.commitment:
        raise Differs("line 1: the commitment is not that of the seed")
    replay = _begin(rules, header)
    for line, event in enumerate(record.events, start=2):
        notes: list[Any] = []
        try:
            _take(replay, line, _typed(rules, event), seed, notes.append)
        except (NotOffered, msgspec.ValidationError) as error:
            raise Differs(f"line {line}: {error}") from error
        if told is not None:
            told.append(notes)
    last = len(record.events) + 2
    if not isinstance(replay.waiting, Over):
        raise Differs(f"line {last}: the game is not over")
    if (result := _result(replay)) != record.result:
        raise Differs(f"line {last}: {result} is not {record.result}")
    return replay.state


def write_record(record: Record) -> bytes:
    """The lines of a golden game."""
    return b"".join(canonical(line) + b"\n" for line in (record.header, *record.events, record.result))


def write_notes(told: Sequence[Sequence[Any]]) -> bytes:
    """The lines that stand beside a golden game; a secret is its value and the seats that see it."""
    return b"".join(canonical(msgspec.to_builtins(notes, enc_hook=_opened)) + b"\n" for notes in told)


def check_notes(rules: Rules[Any, Any, Any, Any], record: Record, text: bytes) -> None:
    """Replay, and compare what is told with these notes; Differs at the first line that is not as recorded."""
    told: list[list[Any]] = []
    replay_record(rules, record, told)
    now = write_notes(told).splitlines()
    for line, (new, old) in enumerate(zip_longest(now, text.splitlines(), fillvalue=b""), start=2):
        if new != old:
            raise Differs(f"line {line}: it tells {new.decode()}, not {old.decode()}")


def read_record(text: bytes) -> Record:
    """The record in these lines; ValueError if they are no golden game."""
    first, *between, last = text.splitlines()
    events = tuple(_event.decode(line) for line in between)
    return Record(_header.decode(first), events, _ending.decode(last))


def manifest(version: int, files: Mapping[str, bytes]) -> bytes:
    """What stands beside the golden games of a game: its version, and what each file holds."""
    listing = {"files": {name: hashlib.sha256(files[name]).hexdigest() for name in sorted(files)}, "version": version}
    return msgspec.json.format(canonical(listing), indent=1) + b"\n"


def _begin(rules: Rules[S, Any, Any, Any], header: Header) -> Replay[S]:
    options = msgspec.convert(msgspec.to_builtins(header.options), rules.options_type)
    state = rules.start(rules.standard(header.seats, options))
    digest = first_digest(header.commitment, header.salts)
    return Replay.begin(rules, state, seats=header.seats, digest=digest, number=1)


def _typed(rules: Rules[Any, Any, Any, Any], event: Event) -> Event:
    if isinstance(event, Choice):
        return Choice(event.seat, msgspec.convert(event.move, rules.move_type))
    return Outcome(tuple(msgspec.convert(piece, rules.piece_type) for piece in event.pieces))


def _take(replay: Replay[Any], number: int, event: Event, seed: bytes, tell: Tell | None = None) -> None:
    if isinstance(event, Choice):
        check_choice(replay.rules, replay.state, event)
        replay.choose(number, event, tell)
        return
    dealer = replay.waiting
    if not isinstance(dealer, Dealer) or event.pieces != draw(seed, replay.digest, dealer):
        raise NotOffered(f"{event.pieces} is not what chance says")
    replay.deal(number, event, tell)


def _opened(secret: Any) -> Any:
    if not isinstance(secret, Secret):
        raise TypeError(f"a note holds a {type(secret).__name__}")
    return {"seen_by": secret.seen_by, "value": secret.value}


def _result(replay: Replay[Any]) -> Result:
    state = hashlib.sha256(canonical(replay.rules.written(replay.state))).hexdigest()
    return Result(tuple(replay.rules.scores(replay.state)), state)
