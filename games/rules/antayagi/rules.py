"""The rules of Antayagí behind the contract of the engine."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import ClassVar, Final

from games.engine.contract import OVER, Bounds, Players, Rules, ScoreLine, Tell, Viewer, Waiting, Windows
from games.rules.antayagi import drawing, exchange, extent, hints, powers, scoring, secrecy
from games.rules.antayagi.cards import BASE_TARGET, HAND_SIZE, SABOTAGE
from games.rules.antayagi.messages import (
    CardsRevealed,
    CardTaken,
    ChooseCard,
    ChoosePartner,
    ExchangeCancelled,
    HandDiscarded,
    HandTurned,
    Hints,
    MagicianWorked,
    Move,
    Note,
    Options,
    Pass,
    PlaySabotage,
    SabotagePlayed,
    Setup,
    TakeCard,
    TRexAte,
    View,
)
from games.rules.antayagi.position import Position, place
from games.rules.antayagi.state import State, copy_of, fresh, other_participant

_SEATS: Final = range(min(BASE_TARGET), max(BASE_TARGET) + 1)
# Made once, since they are needed before every move.
_PLAYERS: Final = tuple(
    Players(tuple(seat for seat in range(_SEATS[-1]) if bits >> seat & 1)) for bits in range(1 << _SEATS[-1])
)
_WINDOW: Final = {1 << seat: Players((seat,), window=True) for seat in range(_SEATS[-1])}
_CHOOSE_PARTNER: Final = tuple(ChoosePartner(seat) for seat in range(_SEATS[-1]))
_CHOOSE_CARD: Final[list[Move]] = [ChooseCard(slot) for slot in range(HAND_SIZE)]
_PLAY_SABOTAGE: Final = tuple(PlaySabotage(slot) for slot in range(HAND_SIZE))
_TAKE_CARD: Final[list[Move]] = [TakeCard(slot) for slot in range(HAND_SIZE)]
_PASS: Final = Pass()


class Antayagi(Rules[State, Move, int | str, View]):
    """Antayagí, for three to seven players."""

    key: ClassVar = "antayagi"
    version: ClassVar = 1
    seats: ClassVar = _SEATS
    state_type: ClassVar = State
    setup_type: ClassVar = Setup
    position_type: ClassVar = Position
    options_type: ClassVar = Options
    move_type: ClassVar = Move
    piece_type: ClassVar = int | str
    view_type: ClassVar = View
    note_type: ClassVar = Note
    hints_type: ClassVar = Hints
    windows: ClassVar = Windows()
    looks: ClassVar = {
        CardsRevealed: 2_500,
        SabotagePlayed: 1_500,
        ExchangeCancelled: 1_000,
        MagicianWorked: 1_500,
        CardTaken: 1_000,
        HandDiscarded: 1_500,
        HandTurned: 1_500,
        TRexAte: 1_000,
    }
    spectators_talk: ClassVar = False  # AY-10.12

    def standard(self, seats: int, options: Options) -> Setup:
        """All 65 cards; four or five goods to win (AY-4.3, AY-4.7); who begins by chance or option (AY-4.2)."""
        self.check_seats(seats)
        named = None if options.first_player == "random" else int(options.first_player.removeprefix("seat_"))
        if named is not None and named >= seats:
            raise ValueError("first_player")
        return Setup(players=seats, base_target=BASE_TARGET[seats], first=named)

    def start(self, setup: Setup) -> State:
        """The state before the first player is drawn and the cards are dealt."""
        return fresh(setup)

    def moves(self, setup: Setup) -> list[Move]:
        """Every move of this game (extent.py)."""
        return extent.moves(setup)

    def bounds(self, setup: Setup) -> Bounds:
        """The most that it takes."""
        return extent.bounds(setup)

    def position(self, setup: Setup, position: Position) -> State:
        """The state at the beginning of a turn; what is not named is as `Position` says."""
        return place(setup, position)

    def waiting(self, state: State) -> Waiting:
        """The seats asked, else what chance owes, else the end."""
        asked = state.asked
        if asked:
            return _WINDOW[asked] if state.phase == "reaction" else _PLAYERS[asked]
        if state.phase == "over":
            return OVER
        return drawing.question(state)

    def legal(self, state: State, seat: int) -> list[Move]:
        """The moves of part 10.1 of the rules file, by seat or slot; in a window the pass comes last."""
        if not state.asked >> seat & 1:
            return []
        phase = state.phase
        if phase == "choose_card":
            return _CHOOSE_CARD[: len(state.hands[seat])]
        if phase == "choose_partner":
            return [_CHOOSE_PARTNER[other] for other, hand in enumerate(state.hands) if hand and other != seat]
        if phase == "reaction":
            plays = [_PLAY_SABOTAGE[slot] for slot, card in enumerate(state.hands[seat]) if card == SABOTAGE]
            return [*plays, _PASS]
        return _TAKE_CARD[: len(state.hands[other_participant(state, seat)])]

    def play(self, state: State, seat: int, move: Move, tell: Tell | None = None) -> None:
        """Apply a legal move in place."""
        if isinstance(move, ChooseCard):
            exchange.choose_card(state, seat, move.slot, tell)
        elif isinstance(move, ChoosePartner):
            exchange.choose_partner(state, move.seat, tell)
        elif isinstance(move, Pass):
            exchange.pass_by(state, seat, tell)
        elif isinstance(move, PlaySabotage):
            exchange.play_sabotage(state, seat, move.slot, tell)
        else:
            powers.take_card(state, seat, move.slot, tell)

    def deal(self, state: State, outcome: tuple[int | str, ...], tell: Tell | None = None) -> None:
        """Apply an outcome in place: first player, hands, a face or the back of a new top card."""
        drawing.answer(state, outcome, tell)

    def view(self, state: State, viewer: Viewer) -> View:
        """What the viewer knows and remembers (part 10.2 of the rules file)."""
        return secrecy.view(state, viewer)

    def imagine(self, view: View, chance: Random) -> State:
        """A world that fits the view: unseen cards evenly over fitting slots, a hidden choice evenly over slots."""
        return secrecy.imagine(view, chance)

    def imaginer(self, view: View) -> Callable[[Random], State]:
        """Deals such worlds."""
        return secrecy.imaginer(view)

    def copy(self, state: State) -> State:
        """An equal state that shares nothing that can change."""
        return copy_of(state)

    def scores(self, state: State) -> list[ScoreLine]:
        """The goods of every bag. Winners rank first, then those who lack least (AY-8.10)."""
        return scoring.score_lines(state)

    def forced(self, view: View, seat: int) -> bool:
        """Whether one partner or one card is left. Never in a window, where only its holder knows of a Sabotage."""
        if seat not in view.waiting or view.phase == "reaction":
            return False
        if view.phase == "choose_partner":
            return sum(map(bool, view.hands)) == 2
        other = view.partner if seat == view.active else view.active
        owner = seat if view.phase == "choose_card" else other
        return owner is not None and len(view.hands[owner]) == 1

    def barrier(self, state: State, seat: int, move: Move) -> bool:
        """A barrier: all but a partner, and a card while the other one is missing (part 10.2, Undo)."""
        if isinstance(move, ChooseCard):
            return state.asked == 1 << seat
        return not isinstance(move, ChoosePartner)

    def refusal(self, view: View, seat: int, move: Move) -> str:
        """Why this move is not legal (hints.py lists the codes)."""
        return hints.refusal(view, seat, move)

    def for_advice(self, view: View) -> View:
        """Without what the viewer only remembers (AY-10.7)."""
        return secrecy.without_memories(view)

    def hints(self, view: View) -> Hints:
        """Goods and targets, and what the revealed exchange would bring."""
        return hints.hints(view)

    def fallback(self, view: View, legal: list[Move], chance: Random) -> Move:
        """The pass in a window; else any legal move, evenly (AY-10.3)."""
        return _PASS if view.phase == "reaction" else chance.choice(legal)
