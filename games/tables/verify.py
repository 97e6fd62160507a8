"""Is this export the game that was played? From the file alone: chain, bodies, every card and die, rules, scores."""

from __future__ import annotations

import re
from collections.abc import Callable

import msgspec

from events.canonical import canonical
from events.entry import Entry, Tampered, check_chain, leaf
from games.engine.chance import commitment, draw
from games.engine.contract import Choice, Dealer, Outcome
from games.engine.replay import NotOffered, check_choice, check_outcome
from games.tables import bodies, export, grammar
from games.tables.fold import Telling
from games.tables.grammar_case import OutOfPlace
from games.tables.result import result
from games.tables.table import Table


class Unproved(Exception):
    """The file does not prove itself: `where` (the number of an entry, or a part of the file) and `what`."""

    def __init__(self, where: int | str, what: str) -> None:
        super().__init__(f"entry {where}: {what}" if isinstance(where, int) else f"{where}: {what}")
        self.where = where
        self.what = what


class Proof(msgspec.Struct, frozen=True):
    """What was checked; of a table that is not revealed yet only the chain can be."""

    id: str
    entries: int
    choices: int
    outcomes: int
    revealed: bool
    head: str


def _patient(number: int) -> None:
    """Whoever asks for one file waits for as long as it takes."""


def verify(file: bytes, before: Callable[[int], None] = _patient) -> Proof:
    """What the file proves; Unproved at the first thing that is not as it must be.

    `before` is called with the number of each entry that is to be checked by the rules: what it raises ends the check.
    """
    document = _read(file)
    seed = _seed(document)
    entries = [_entry(document.id, line) for line in document.entries]
    try:
        check_chain(document.id, seed, entries)
    except Tampered as tampered:
        raise Unproved(tampered.seq, tampered.what) from None
    if seed is not None:
        _check_texts(document.entries, entries, seed)
        _check_game(document.entries, entries, seed, before)
    if any(entry.kind == "revealed" for entry in entries) != (seed is not None):
        raise Unproved("seed", "is told exactly when the log reveals it")
    rest = {name: value for name, value in msgspec.to_builtins(document).items() if name != "sha256"}
    if export.sealed(rest) != file:
        raise Unproved("sha256", "does not fit the file")
    kinds = [entry.kind for entry in entries]
    counts = kinds.count("played"), kinds.count("dealt")
    return Proof(document.id, len(entries), *counts, seed is not None, entries[-1].hash)


def entries_in(file: bytes) -> list[Entry]:
    """The entries of a file that has been verified, with their bodies if it is revealed."""
    document = _read(file)
    return [_entry(document.id, line) for line in document.entries]


def _read(file: bytes) -> export.ExportedTable:
    try:
        document = msgspec.json.decode(file, type=export.ExportedTable)
        again = canonical(msgspec.to_builtins(document))
    except (msgspec.DecodeError, UnicodeError, TypeError, ValueError, RecursionError) as error:
        raise Unproved("file", f"is not an export: {error}") from None
    if not document.entries:
        raise Unproved("entries", "there are none")
    if again != file:
        raise Unproved("file", f"is not canonical from byte {_first_difference(again, file)} on")
    return document


def _seed(document: export.ExportedTable) -> bytes | None:
    if document.seed is None:
        return None
    if not re.fullmatch("[0-9a-f]{64}", document.seed):
        raise Unproved("seed", "is not 64 hexadecimal digits")
    return bytes.fromhex(document.seed)


def _first_difference(one: bytes, other: bytes) -> int:
    pairs = enumerate(zip(one, other, strict=False))
    return next((at for at, (a, b) in pairs if a != b), min(len(one), len(other)))


def _entry(stream: str, line: export.ExportedEntry) -> Entry:
    body = None if line.body is msgspec.UNSET else canonical(line.body)
    return Entry(stream, line.seq, line.kind, line.seat, line.at, line.id, body, line.leaf, line.hash)


def _check_texts(lines: list[export.ExportedEntry], entries: list[Entry], seed: bytes) -> None:
    for line, entry in zip(lines, entries, strict=True):
        if entry.body is None and entry.kind != "said":
            raise Unproved(entry.seq, "body")
        if isinstance(line.text, str) and leaf(seed, entry.seq, canonical({"text": line.text})) != entry.leaf:
            raise Unproved(entry.seq, "text")


def _check_game(
    lines: list[export.ExportedEntry], entries: list[Entry], seed: bytes, before: Callable[[int], None]
) -> None:
    """Refold by the rules; every line must tell exactly what this log tells."""
    texts = {line.seq: None if line.text is msgspec.UNSET else line.text for line in lines}
    told: list[tuple[Entry, Telling]] = []
    used: set[tuple[int | None, str]] = set()

    def check(table: Table, entry: Entry) -> None:
        before(entry.seq)
        _check_place(table, entry, told)
        if entry.id is not None and (entry.seat, entry.id) in used:
            raise Unproved(entry.seq, "has an id that its seat has used before")
        used.add((entry.seat, entry.id or ""))
        _check_entry(table, entry, seed)

    telling = export.retold(entries, check)
    for line in lines:
        try:
            retold = next(telling)
        except (LookupError, TypeError, AssertionError, ValueError, NotOffered, msgspec.MsgspecError):
            raise Unproved(line.seq, "does not follow from what came before") from None
        told.append((retold.entry, retold.telling))
        shown_now = msgspec.json.decode(msgspec.json.encode(export.line(retold, texts, whole=True)))
        shown = msgspec.to_builtins(line)
        if shown_now != shown:
            what = next(name for name in sorted({*shown_now, *shown}) if shown_now.get(name) != shown.get(name))
            raise Unproved(line.seq, what)


def _check_place(table: Table, entry: Entry, told: list[tuple[Entry, Telling]]) -> None:
    """Where the server could have written it, and as it writes: no field more, none less."""
    try:
        grammar.check(table, entry, told[-1][0] if told else None, lambda: told)
        grammar.check_form(entry)
    except OutOfPlace as wrong:
        raise Unproved(entry.seq, str(wrong)) from None


def _check_entry(table: Table, entry: Entry, seed: bytes) -> None:
    """Legal, drawn as committed to, scored by the rules."""
    if entry.kind == "opened" and entry.data()["commitment"] != commitment(seed):
        raise Unproved(entry.seq, "commitment")
    if entry.kind == "revealed" and entry.data()["seed"] != seed.hex():
        raise Unproved(entry.seq, "seed")
    if entry.kind == "scored" and canonical(entry.data()["result"]) != canonical(result(table)):
        raise Unproved(entry.seq, "result")
    if entry.kind == "played" and entry.seat is not None:
        _check_choice(table, entry, entry.seat)
    if entry.kind == "dealt":
        _check_outcome(table, entry, seed)


def _check_choice(table: Table, entry: Entry, seat: int) -> None:
    played: bodies.Played = grammar.decoded(entry)
    move = msgspec.json.decode(played.move, type=table.rules.move_type)
    check_choice(table.rules, table.game.state, Choice(seat, move))
    if canonical(move) != bytes(played.move):
        raise Unproved(entry.seq, "has a move of another form")


def _check_outcome(table: Table, entry: Entry, seed: bytes) -> None:
    dealer = table.game.waiting
    assert isinstance(dealer, Dealer), "the grammar has seen to it"
    pieces = tuple(entry.data()["outcome"])
    check_outcome(dealer, Outcome(pieces))
    if draw(table.terms.chance_seed(seed), table.game.digest, dealer) != pieces:
        raise Unproved(entry.seq, "outcome was not drawn from this seed")
