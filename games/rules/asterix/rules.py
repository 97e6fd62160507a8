"""The rules of Asterix behind the contract of the engine."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, ClassVar, Final

import msgspec

from games.engine.contract import OVER, Bounds, Dealer, Players, Rules, ScoreLine, Secret, Tell, Viewer, Waiting
from games.rules.asterix import advice, extent, secrecy
from games.rules.asterix.cards import (
    CARDS,
    FREE_PIRATE,
    FULL_HAND,
    GAULS,
    IDEFIX_ONLY,
    IS_PIRATE,
    NUMBER,
    VALUE,
    cards_of,
)
from games.rules.asterix.front import TOP_VALUE, front_of
from games.rules.asterix.messages import (
    AssignPeeked,
    Bid,
    BidMade,
    BidsRevealed,
    CardsDrawn,
    ChooseEscapee,
    ChooseGaul,
    GaulChosen,
    Hints,
    Move,
    Note,
    Options,
    PeekedAssigned,
    RoundScored,
    Setup,
    View,
)
from games.rules.asterix.position import Position, place
from games.rules.asterix.round import draw_size, final_draw, free, open_round, score_round, turn_prize
from games.rules.asterix.scoring import held_values, provisional, score_lines
from games.rules.asterix.state import (
    ASSIGNING,
    BIDDING,
    CHOOSING,
    FINAL_DRAW,
    FINISHED,
    LOOK,
    PRIZE,
    State,
    acting,
    copy_of,
    fresh,
)
from games.rules.asterix.trick import assign, look, resolve

_SEATS: Final = range(2, 6)
_CHOOSE: Final = {gaul: ChooseGaul(gaul) for gaul in GAULS}
_BID: Final = {card: Bid(card) for card in CARDS}
_ASSIGN: Final = tuple(AssignPeeked(seat) for seat in range(_SEATS[-1]))
_ESCAPE: Final = tuple(ChooseEscapee(value) for value in range(TOP_VALUE + 1))
# Made once, since they are needed before every move.
_PLAYERS: Final = tuple(
    Players(tuple(seat for seat in range(_SEATS[-1]) if bits >> seat & 1)) for bits in range(1 << _SEATS[-1])
)
_BIDS: Final[tuple[list[Move], ...]] = tuple([_BID[card] for card in cards_of(hand)] for hand in range(FULL_HAND + 1))


class Asterix(Rules[State, Move, str, View]):
    """Asterix: the card game, for two to five players."""

    key: ClassVar = "asterix"
    version: ClassVar = 1
    seats: ClassVar = _SEATS
    state_type: ClassVar = State
    setup_type: ClassVar = Setup
    position_type: ClassVar = Position
    options_type: ClassVar = Options
    move_type: ClassVar = Move
    piece_type: ClassVar = str
    view_type: ClassVar = View
    note_type: ClassVar = Note
    hints_type: ClassVar = Hints
    looks: ClassVar = {BidsRevealed: 2_000, PeekedAssigned: 1_500, CardsDrawn: 1_500, RoundScored: 3_000}

    def written(self, state: State) -> dict[str, Any]:
        """The state with the cards of its front areas: so has version 1 always written it."""
        return {**msgspec.structs.asdict(state), "fronts": [front.cards for front in state.fronts]}

    def read(self, written: dict[str, Any]) -> State:
        """The state that was written down."""
        fronts = msgspec.convert(written.get("fronts"), list[list[str]])
        if not all(card in VALUE for cards in fronts for card in cards):
            raise ValueError("a front area holds what is no card")
        return msgspec.convert({**written, "fronts": list(map(front_of, fronts))}, State)

    def standard(self, seats: int, options: Options) -> Setup:
        """The same for every number of players (AX-1.1)."""
        self.check_seats(seats)
        return Setup(players=seats)

    def start(self, setup: Setup) -> State:
        """The state before the first Gaul is chosen, or before the first prize where the setup fixes the Gauls."""
        state = fresh(setup)
        if setup.gauls:
            open_round(state, None)
        return state

    def moves(self, setup: Setup) -> list[Move]:
        """Every move of this game (extent.py)."""
        return extent.moves(setup)

    def bounds(self, setup: Setup) -> Bounds:
        """The most that it takes."""
        return extent.bounds(setup)

    def position(self, setup: Setup, position: Position) -> State:
        """The state before or in a trick, or after the game; what is not named is as `Position` says."""
        return place(setup, position)

    def waiting(self, state: State) -> Waiting:
        """The seats asked, else what chance owes, else the end."""
        if state.asked:
            return _PLAYERS[state.asked]
        if state.phase == FINISHED:
            return OVER
        return Dealer(tuple(state.pool), draw_size(state) if state.phase == FINAL_DRAW else 1)

    def legal(self, state: State, seat: int) -> list[Move]:
        """The moves of part 6 of the rules file; cards from low to high, then Idefix."""
        if not state.asked >> seat & 1:
            return []
        if state.phase == BIDDING:
            hand = state.hands[seat]
            return _BIDS[hand & ~IDEFIX_ONLY if state.prize in IS_PIRATE else hand].copy()
        if state.phase == ASSIGNING:
            return list(_ASSIGN[: state.setup.players])
        if state.phase == CHOOSING:
            return [_CHOOSE[gaul] for gaul in GAULS if gaul not in state.gauls]
        return [_ESCAPE[value] for value in held_values(state.fronts[seat].counts)]

    def play(self, state: State, seat: int, move: Move, tell: Tell | None = None) -> None:
        """Apply a legal move in place."""
        if not isinstance(move, Bid):
            self._play_alone(state, seat, move, tell)
            return
        state.bids[seat] = NUMBER[move.card]
        state.asked ^= 1 << seat
        if tell is not None:
            tell(BidMade(seat, Secret(move.card, (seat,))))
        if not state.asked:
            resolve(state, tell)

    def _play_alone(self, state: State, seat: int, move: Move, tell: Tell | None) -> None:
        """The moves that one seat makes by itself."""
        if isinstance(move, ChooseGaul):
            state.gauls.append(move.gaul)
            state.asked <<= 1
            if tell is not None:
                tell(GaulChosen(seat, move.gaul))
            if len(state.gauls) == state.setup.players:
                open_round(state, tell)
        elif isinstance(move, AssignPeeked):
            assign(state, move.to, tell)
        elif isinstance(move, ChooseEscapee):
            free(state, seat, FREE_PIRATE, move.value, tell)
            score_round(state, tell)

    def deal(self, state: State, outcome: tuple[str, ...], tell: Tell | None = None) -> None:
        """Apply an outcome in place: a prize, a look or the final draw."""
        if state.phase == PRIZE:
            turn_prize(state, outcome[0], tell)
        elif state.phase == LOOK:
            look(state, outcome[0], tell)
        else:
            final_draw(state, outcome, tell)

    def view(self, state: State, viewer: Viewer) -> View:
        """What the viewer knows and remembers (part 7 of the rules file)."""
        return secrecy.view(state, viewer)

    def imagine(self, view: View, chance: Random) -> State:
        """A world that fits the view: the looked-at card evenly by copy, each hidden bid evenly from the legal ones."""
        return secrecy.imagine(view, chance)

    def imaginer(self, view: View) -> Callable[[Random], State]:
        """Deals such worlds."""
        return secrecy.imaginer(view)

    def copy(self, state: State) -> State:
        """An equal state that shares nothing that can change."""
        return copy_of(state)

    def scores(self, state: State) -> list[ScoreLine]:
        """One item for each finished round; while the game runs one more, for the front areas as they lie."""
        if state.phase == FINISHED:
            return score_lines(state.results, ())
        pirates = acting(state.phase)
        return score_lines(
            state.results, [provisional(front.cards, state.setup.bonus, pirates) for front in state.fronts]
        )

    def forced(self, view: View, seat: int) -> bool:
        """Whether there is one move: hands are public, and what an Idefix looks at changes no choice (part 7)."""
        return len(self.legal(secrecy.imagine(view, Random(0)), seat)) == 1

    def rests(self, view: View, seat: int) -> bool:
        """Whether the seat has played its last card: it looks on until the scoring (AX-5.5)."""
        return view.phase in (BIDDING, ASSIGNING) and not view.hands[seat]

    def barrier(self, state: State, seat: int, move: Move) -> bool:
        """Whether the move reveals something: all but a Gaul, or a bid while others have not bid yet (part 7)."""
        if isinstance(move, ChooseGaul):
            return len(state.gauls) + 1 == state.setup.players
        return not isinstance(move, Bid) or state.asked == 1 << seat

    def refusal(self, view: View, seat: int, move: Move) -> str:
        """Why this move is not legal (advice.py lists the codes)."""
        return advice.refusal(view, seat, move)

    def hints(self, view: View) -> Hints:
        """What the prize is worth, scores so far, possible ties, what Idefix and Pirates would cost."""
        return advice.hints(view)

    def fallback(self, view: View, legal: list[Move], chance: Random) -> Move:
        """The Roman whose loss costs least; else any legal move, evenly, so that nobody can rely on it."""
        return advice.fallback(view, legal, chance)
