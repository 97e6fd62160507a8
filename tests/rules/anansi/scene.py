"""Positions in the shorthand of the rules file: `S13` is Snake 13, players are A to E."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from games.rules.anansi import RULES
from games.rules.anansi.cards import COLOUR, COLOURS, Colour, in_order
from games.rules.anansi.messages import Laid, Move, Options, Play, Recruit
from games.rules.anansi.state import State

LETTERS: dict[str, Colour] = {colour[0].upper(): colour for colour in COLOURS}
A, B, C, D, E = range(5)


def card(short: str) -> str:
    """The id of a card."""
    return f"{LETTERS[short[0]]}_{short[1:]}"


def cards(short: str) -> tuple[str, ...]:
    """The ids of several cards."""
    return tuple(card(each) for each in short.split())


def play(short: str) -> Play:
    """The move that plays a card."""
    return Play(card(short))


def recruit(short: str) -> Recruit:
    """The move that recruits with a card."""
    return Recruit(card(short))


def moves(plays: str, recruits: str = "") -> list[Move]:
    """These plays and these recruits."""
    return [*(Play(each) for each in cards(plays)), *(Recruit(each) for each in cards(recruits))]


def scene(
    seats: int,
    *,
    leader: int,
    hands: Sequence[str],
    display: str,
    row: str = "HLS",
    trick: str = "",
    round_: int = 1,
    listeners: Sequence[int] = (),
    stacks: Sequence[int] = (),
    supply: int = 36,
) -> State:
    """A position in the middle of a round: `trick` in the order of turns from the leader, recruits marked by `+`."""
    state = RULES.start(RULES.standard(seats, Options()))
    state.row = tuple(LETTERS[letter] for letter in row)
    state.columns = [tuple(each for each in cards(display) if COLOUR[each] == colour) for colour in state.row]
    counts = [len(column) for column in state.columns]
    state.trump = state.row[counts.index(max(counts))]
    state.leader = leader
    state.round = round_
    state.hands = [in_order(cards(hand)) for hand in hands]
    laid = trick.split()
    state.trick = [
        Laid((leader + at) % seats, card(short.strip("+")), short.startswith("+")) for at, short in enumerate(laid)
    ]
    state.recruiters = sum(each.recruits for each in state.trick)
    state.turn = (leader + len(laid)) % seats
    state.phase = "follow" if laid else "lead"
    state.listeners = list(listeners) or [0] * seats
    state.stacks = list(stacks) or [0] * seats
    state.supply = supply
    state.undealt = ()
    return state


def go(state: State, seat: int, move: Move) -> list[Any]:
    """Make a move that must be legal; what was told, as it would travel."""
    assert move in RULES.legal(state, seat)
    notes: list[Any] = []
    RULES.play(state, seat, move, notes.append)
    return [msgspec.json.decode(msgspec.json.encode(note)) for note in notes]


def of_type(notes: list[Any], kind: str) -> list[Any]:
    """The notes of one kind."""
    return [note for note in notes if note["type"] == kind]


def counts(state: State) -> dict[str, int]:
    """How many cards of each colour the display holds, by letter."""
    return {colour[0].upper(): len(column) for colour, column in zip(state.row, state.columns, strict=True)}
