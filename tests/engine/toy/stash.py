"""A second toy, for choices that stay hidden although the game goes on.

Two seats hold two cards each and stash one, face down; who holds the ace must stash it. Then both turn up the other.
What lies in a stash depends on how it was chosen: an ace is more likely there than in a hand dealt at random.
"""

from __future__ import annotations

from random import Random
from typing import Any, TypeAlias

import msgspec

from games.engine.contract import (
    ALL,
    OVER,
    Choice,
    Dealer,
    Event,
    Players,
    Rules,
    ScoreLine,
    Secret,
    Strategy,
    Tell,
    Viewer,
    Waiting,
)
from games.engine.kit.case import KitCase, Tiny

ACE = "a"
DECK = ("a", "b", "c", "d", "e")


class Setup(msgspec.Struct, frozen=True):
    """The only numbers are in the deck."""

    deck: tuple[str, ...] = DECK


class Options(msgspec.Struct, frozen=True):
    """None."""


class Stash(msgspec.Struct, frozen=True, tag="stash"):
    """Lay this card of the hand face down."""

    card: str


class TurnUp(msgspec.Struct, frozen=True, tag="turn_up"):
    """Show the other one."""


Move: TypeAlias = Stash | TurnUp


class View(msgspec.Struct, frozen=True, tag="view"):
    """By seat; null: hidden from the viewer, or not there yet."""

    setup: Setup
    stage: int
    hands: tuple[tuple[str, ...] | None, ...]
    stashes: tuple[str | None, ...]


class Dealt(msgspec.Struct, frozen=True, tag="dealt"):
    """A hand."""

    seat: int
    cards: Secret[tuple[str, ...]]


class Stashed(msgspec.Struct, frozen=True, tag="stashed"):
    """A card lies face down."""

    seat: int
    card: Secret[str]


class TurnedUp(msgspec.Struct, frozen=True, tag="turned_up"):
    """A card lies face up."""

    seat: int
    card: str


class State(msgspec.Struct):
    """Stages 0 and 1 deal, 2 and 3 stash, 4 and 5 turn up: first seat 0, then seat 1."""

    setup: Setup
    stage: int
    pool: list[str]
    hands: list[list[str]]
    stashes: list[str]


def may_stash(hand: list[str]) -> list[str]:
    """The ace, or any card."""
    return [ACE] if ACE in hand else hand


class StashRules(Rules[State, Move, str, View]):
    """Without a fault."""

    key = "stash"
    version = 1
    seats = range(2, 3)
    state_type = State
    setup_type = Setup
    options_type = Options
    move_type = Move
    piece_type = str
    view_type = View
    note_type = Dealt | Stashed | TurnedUp
    hints_type = None

    def standard(self, seats: int, options: Options) -> Setup:
        return Setup()

    def start(self, setup: Setup) -> State:
        return State(setup, 0, sorted(setup.deck), [[], []], ["", ""])

    def waiting(self, state: State) -> Waiting:
        if state.stage < 2:
            return Dealer(tuple(state.pool), 2)
        return Players((state.stage % 2,)) if state.stage < 6 else OVER

    def legal(self, state: State, seat: int) -> list[Move]:
        if not 2 <= state.stage < 6 or state.stage % 2 != seat:
            return []
        return [Stash(card) for card in may_stash(state.hands[seat])] if state.stage < 4 else [TurnUp()]

    def play(self, state: State, seat: int, move: Move, tell: Tell | None = None) -> None:
        if isinstance(move, Stash):
            state.hands[seat].remove(move.card)
            state.stashes[seat] = move.card
        note = Stashed(seat, Secret(move.card, (seat,))) if isinstance(move, Stash) else self._turned_up(state, seat)
        state.stage += 1
        if tell:
            tell(note)

    def _turned_up(self, state: State, seat: int) -> TurnedUp:
        return TurnedUp(seat, state.hands[seat][0])

    def deal(self, state: State, outcome: tuple[str, ...], tell: Tell | None = None) -> None:
        seat = state.stage
        state.hands[seat] = sorted(outcome)
        state.pool = [card for card in state.pool if card not in outcome]
        state.stage += 1
        if tell:
            tell(Dealt(seat, Secret(tuple(state.hands[seat]), (seat,))))

    def view(self, state: State, viewer: Viewer) -> View:
        return View(
            state.setup,
            state.stage,
            tuple(
                tuple(hand) if viewer in (seat, ALL) or state.stage > 4 + seat else None
                for seat, hand in enumerate(state.hands)
            ),
            tuple(card or None if viewer in (seat, ALL) else None for seat, card in enumerate(state.stashes)),
        )

    def imagine(self, view: View, chance: Random) -> State:
        """Plays from the start, again and again, until everything is as in the view."""
        while True:
            cards = chance.sample(view.setup.deck, len(view.setup.deck))
            hands = [sorted(cards[2 * seat : 2 * seat + 2]) if view.stage > seat else [] for seat in (0, 1)]
            stashes = [self.stash(hand, chance) if view.stage > 2 + seat else "" for seat, hand in enumerate(hands)]
            pool = sorted(set(cards) - {card for hand in hands for card in hand})
            hands = [[card for card in hand if card not in stashes] for hand in hands]
            pairs = zip((*view.hands, *view.stashes), (*map(tuple, hands), *stashes), strict=True)
            if all(seen is None or seen == imagined for seen, imagined in pairs):
                return State(view.setup, view.stage, pool, hands, stashes)

    def stash(self, hand: list[str], chance: Random) -> str:
        return chance.choice(may_stash(hand))

    def copy(self, state: State) -> State:
        return State(state.setup, state.stage, state.pool[:], [hand[:] for hand in state.hands], state.stashes[:])

    def scores(self, state: State) -> list[ScoreLine]:
        return [ScoreLine(seat, 1, 0, ()) for seat in (0, 1)]


class StashedLow(StashRules):
    """Imagines that others like to stash their lowest card."""

    def stash(self, hand: list[str], chance: Random) -> str:
        cards = may_stash(hand)
        return chance.choice([*cards, cards[0]])


class StashedEvenly(StashRules):
    """Imagines worlds by chance alone, without the weight 1/legal of hidden choices."""

    def imagine(self, view: View, chance: Random) -> State:
        state = super().imagine(view, chance)
        # A forced stash has 1/legal = 1, any other 1/2: dropping half of the forced ones makes them equal.
        forced = [card == ACE and view.stashes[seat] is None for seat, card in enumerate(state.stashes)]
        return self.imagine(view, chance) if chance.random() < 1 - 0.5 ** sum(forced) else state


class AnyMove(Strategy[State, Move]):
    """Values nothing; plays any legal move."""

    def evaluate(self, state: State, seat: int) -> float:
        return 0

    def policy(self, state: State, seat: int, chance: Random) -> Move:
        return chance.choice(StashRules().legal(state, seat))


class StashCase(KitCase[State, Move, str, View]):
    """Written from the text at the top."""

    strategy = AnyMove()

    def __init__(self, rules: StashRules) -> None:
        self.rules = rules

    def tiny(self) -> list[Tiny]:
        return [Tiny("all of it", Setup(), depth=6, distinct=True)]

    def facts(self, state: State) -> Any:
        return state.stage, tuple(state.pool), tuple(map(tuple, state.hands)), tuple(state.stashes)

    def learns(self, before: State, event: Event, viewer: Viewer) -> Any:
        if isinstance(event, Choice):
            if isinstance(event.move, Stash):
                return event.move.card if viewer in (event.seat, ALL) else None
            return before.hands[event.seat][0]
        return tuple(sorted(event.pieces)) if viewer in (before.stage, ALL) else None

    def hides(self, state: State, viewer: Viewer) -> bool:
        return state.stage > 0 and (viewer != 0 or state.stage > 1)

    def bound(self, setup: Setup) -> int:
        return 4

    def invariants(self, state: State) -> None:
        cards = [*state.pool, *state.hands[0], *state.hands[1], *(card for card in state.stashes if card)]
        assert sorted(cards) == sorted(state.setup.deck), "S-1: all cards are somewhere, once"
