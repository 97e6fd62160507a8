"""What makes a position of Asante good, and what a sensible player does there (part 11 of the rules file)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final, cast

from games.engine.contract import Effort, Lookahead
from games.engine.fitted import Fitted, read_odds
from games.rules.asante import moves, play
from games.rules.asante.cards import ANIMALIST, NUMBERS, WARE, WARE_CARDS
from games.rules.asante.messages import Frame, Move
from games.rules.asante.outlook import FEATURES, WEIGHTS, features
from games.rules.asante.piles import AUTOMATIC
from games.rules.asante.state import DRAW, DRAWN, FINISHED, State, copy_of
from games.rules.asante.steps import STOP, decider, options
from games.rules.asante.turn import winner
from games.rules.asante.wares import Trade, trade_of
from games.rules.asante.window import LET_PASS
from games.rules.asante.worth import DRAWN_CARD, card_worth, room, sales, standing, turn

_VICTORY: Final = 1000.0
_PAYOUT: Final[list[int]] = NUMBERS["pottery_payout"]
_RATE: Final[int] = NUMBERS["moneychanger_rate"]
_WORTH_AN_ANIMALIST: Final = {"camel", "gorilla", "jackal", "haggler", "vervet_monkey", "midwife", "tracker"}
_SEARCHED: Final = 2.6
"""What a card is worth on average that is searched for or chosen from several."""
_ENDING: Final = 20.0
"""What it is worth to be ahead in the last turn, in gold, by as much as a turn may still bring: the game is won."""
_A_TURN: Final = 12.0
"""What a good turn brings."""
_EXCHANGED: Final = {"ngorongoro", "loom", "nomad", "dyer"}
"""For a ware that is returned there one may take another."""
_WHIM: Final = 0.1
"""How often the policy plays any legal move: people are not that easy to predict."""


class AsanteStrategy(Fitted[State, Move]):
    """A position is worth the lead in gold, counting what the wares, cards, Artifacts and Holy Places will bring."""

    lookahead = Lookahead(levels={"strong": Effort("rollout", 6)})
    features = FEATURES
    weights = WEIGHTS
    odds = read_odds(__package__)

    def evaluate(self, state: State, seat: int) -> float:
        """The lead in gold, after the pending steps have been answered sensibly."""
        return self.standings(state, 2)[seat]

    def standings(self, state: State, seats: int) -> list[float]:
        """The leads of both seats. They differ by more than the sign: each counts a turn of its own that is to come."""
        if state.phase == FINISHED:
            gold, won = state.gold[0] - state.gold[1], winner(state)
            return [gold + (_VICTORY if won == 0 else -_VICTORY), -gold + (_VICTORY if won == 1 else -_VICTORY)]
        drawn = 0.0
        if state.frames:
            state = copy_of(state)
            drawn = _carry_out(state)
        both = standing(state, 0), standing(state, 1)
        leads = [both[seat] - both[1 - seat] + turn(state, seat) for seat in (0, 1)]
        if state.last_turn:
            leads = [lead + _ENDING * max(-1.0, min(1.0, lead / _A_TURN)) for lead in leads]
        return [lead + drawn if seat == state.active else lead - drawn for seat, lead in enumerate(leads)]

    def settled(self, state: State) -> bool:
        """As a turn begins: in the middle of one, what was bought is not sold yet."""
        if state.phase == FINISHED:
            return True
        return state.phase == DRAW and not state.frames and state.markers == state.setup.markers

    def measure(self, state: State) -> list[Sequence[float]]:
        """By seat: what it has, and what that will bring."""
        return [features(state, seat) for seat in (0, 1)]

    def won(self, state: State) -> Sequence[float] | None:
        """All for one seat, since a tie is broken (AS-14.5)."""
        return [float(winner(state) == seat) for seat in (0, 1)] if state.phase == FINISHED else None

    def policy(self, state: State, seat: int, chance: Random) -> Move:
        """Sell if possible, else buy what can be sold next, else play another card; now and then any legal move."""
        if state.frames:
            return _answer(state)
        legal = play.main_moves(state)
        if chance.random() < _WHIM:
            return chance.choice(legal)
        return _main_move(state, legal)


def _carry_out(state: State) -> float:
    """Answer all pending steps, in place. Returns what the cards that chance owes are worth to the active player."""
    worth = 0.0
    while state.frames:
        frame = state.frames[-1]
        if frame.step in AUTOMATIC:
            state.frames.pop()
            worth += _owed(state, frame)
            play.settle(state, None)
        else:
            play.make(state, _answer(state), None)
    return worth


def _owed(state: State, frame: Frame) -> float:
    """What the cards that chance owes for this step are worth."""
    if frame.step == "draw":
        return DRAWN_CARD * frame.left * room(state)
    return _SEARCHED * room(state) if frame.step in ("search", "look") else 0.0


# Main moves


def _main_move(state: State, legal: list[Move]) -> Move:
    if state.phase == DRAW:
        return legal[0] if state.markers > 2 else moves.BeginPlay()
    if state.phase == DRAWN:
        return legal[0] if card_worth(state.drawn) > DRAWN_CARD or state.markers < 3 or _fits(state) else legal[1]
    sold = [move for move in legal if isinstance(move, moves.SellWares)]
    if sold:
        return max(sold, key=lambda move: WARE_CARDS[move.card].sell)
    worth_now = sales(state.hand, state.stand, 0) if state.markers > 1 else 0.0
    return max(legal, key=lambda move: _promise(state, move, worth_now))


def _fits(state: State) -> bool:
    """Whether the active player could sell something with the drawn card."""
    return state.drawn in WARE_CARDS and sales([state.drawn], state.stand, 0) > 1


def _promise(state: State, move: Move, worth_now: float) -> float:
    """How promising a move other than a sale is: the highest is played. Ending the turn is 0.

    `worth_now`: of the sales for which something is lacking.
    """
    if isinstance(move, moves.BuyWares):
        return _promise_of_purchase(state, move, worth_now)
    if isinstance(move, moves.PlayHolyPlace):
        return 5.0
    if isinstance(move, (moves.PlayPerson, moves.PlayAnimal)):
        return 4.0 if move.card not in ("moneychanger", "boatman", "dyer") else -1.0
    if isinstance(move, moves.PlaceArtifact):
        return 3.0 if max(state.gold) < 40 and state.artifacts[state.active][move.slot - 1] == "" else -1.0
    if isinstance(move, moves.UseArtifact):
        artifact = state.artifacts[state.active][move.slot - 1]
        return 2.0 if artifact in ("map", "calabash", "shango_figurine") and state.markers > 2 else -1.0
    return 0.0


def _promise_of_purchase(state: State, move: moves.BuyWares, worth_now: float) -> float:
    if state.markers < 2:
        return -1.0
    hand, stand = state.hand.copy(), state.stand.copy()
    hand.remove(move.card)
    for at, count in cast(Trade, trade_of(move.card, move.package_type)).needs:
        stand[at] += count
    gain = sales(hand, stand, 0) - worth_now
    return 6.0 + gain if gain > 1 else -1.0


# Steps of effects


def _answer(state: State) -> Move:
    """A sensible answer to the topmost step."""
    frame = state.frames[-1]
    legal = options(state, frame)
    if len(legal) == 1:
        return legal[0]
    answer = _ANSWERS.get(frame.step)
    return legal[0] if answer is None else answer(state, frame, legal)


def _respond(state: State, frame: Frame, legal: list[Move]) -> Move:
    return legal[1] if frame.source in _WORTH_AN_ANIMALIST else LET_PASS


def _take(state: State, frame: Frame, legal: list[Move]) -> Move:
    """The ware that helps most; of equals one that the stand does not have yet."""
    stand, hand = state.stand, state.hand

    def gain(move: Any) -> float:
        at = WARE[move.ware]
        stand[at] += 1
        worth = sales(hand, stand, state.discount) - 0.1 * stand[at]
        stand[at] -= 1
        return worth

    return max((move for move in legal if move is not STOP), key=gain)


def _return(state: State, frame: Frame, legal: list[Move]) -> Move:
    """Return the ware that is missed least, as long as what comes for it is worth more; else stop."""
    if frame.source in _EXCHANGED:
        return _exchange(state, legal)
    seat = decider(state, frame)
    stand, hand = state.stands[seat], state.hands[seat]
    before = sales(hand, stand, 0)

    def loss(move: Any) -> float:
        at = WARE[move.ware]
        stand[at] -= 1
        worth = before - sales(hand, stand, 0) - 0.1 * stand[at]
        stand[at] += 1
        return worth

    least = min((move for move in legal if move is not STOP), key=loss)
    if STOP not in legal:
        return least
    return least if _comes_for_it(frame, last=state.last_turn) > loss(least) else STOP


def _exchange(state: State, legal: list[Move]) -> Move:
    """Return the ware in place of which another helps most; stop where none helps."""
    stand, hand = state.stand, state.hand
    before = sales(hand, stand, state.discount)

    def gain(move: Any) -> float:
        given = WARE[move.ware]
        best = float("-inf")
        stand[given] -= 1
        for at, count in enumerate(state.supply):
            if count and at != given:
                stand[at] += 1
                best = max(best, sales(hand, stand, state.discount))
                stand[at] -= 1
        stand[given] += 1
        return best - before

    most = max((move for move in legal if move is not STOP), key=gain)
    return STOP if STOP in legal and gain(most) <= 0 else most


def _comes_for_it(frame: Frame, *, last: bool) -> float:
    """What returning one more ware brings, minus what a ware is worth."""
    worth = 0.2 if last else 2.3
    if frame.source == "pottery":
        paid = _PAYOUT[len(frame.done)] - (_PAYOUT[len(frame.done) - 1] if frame.done else 0)
        return paid - worth
    return _RATE - worth if frame.source == "moneychanger" else 0.0


def _least_card(state: State, frame: Frame, legal: list[Move]) -> Move:
    """Give away the cards that are worth least, and not more than necessary."""
    return STOP if STOP in legal else min(legal, key=lambda move: _value(state, frame, move))


def _best_card(state: State, frame: Frame, legal: list[Move]) -> Move:
    """Take the card that is worth most; exchange the one that is worth least; haggle with the one that brings most."""
    if frame.source == "ancestral_mask":
        return _least_card(state, frame, legal)
    if frame.source == "haggler":
        return max(legal, key=lambda move: WARE_CARDS[_card(move)].sell)
    return max(legal, key=lambda move: _value(state, frame, move))


def _best_position(state: State, frame: Frame, legal: list[Move]) -> Move:
    cards = [each.card or ANIMALIST for each in state.top[: len(legal)]]
    values = [card_worth(card) + sales([card], state.stand, 0) for card in cards]
    return legal[values.index(max(values))]


def _card(move: Any) -> str:
    return str(move.card)


def _value(state: State, frame: Frame, move: Move) -> float:
    """What the card of this move is worth to the seat that answers."""
    card = _card(move)
    return card_worth(card) + sales([card], state.stands[decider(state, frame)], 0)


def _choose_option(state: State, frame: Frame, legal: list[Move]) -> Move:
    """Use what was found, keep what was stolen; with a Chieftain, aim at the opponent's cards if there are many."""
    if frame.source == "chieftain":
        return legal[0] if len(state.hands[state.other]) > len(state.hand) else legal[-1]
    if frame.source in ("tracker", "carver"):
        return legal[1] if max(state.gold) < 45 or frame.source == "tracker" else legal[0]
    return legal[0]


def _choose_artifact(state: State, frame: Frame, legal: list[Move]) -> Move:
    """An Artifact of the opponent, if there is one."""
    return max(legal, key=lambda move: isinstance(move, moves.ChooseArtifact) and move.owner != state.active)


_ANSWERS: Final[dict[str, Callable[[State, Frame, list[Move]], Move]]] = {
    "response": _respond,
    "take_ware": _take,
    "return_ware": _return,
    "discard_card": _least_card,
    "give_card": _least_card,
    "choose_card": _best_card,
    "choose_position": _best_position,
    "choose_option": _choose_option,
    "choose_artifact": _choose_artifact,
}
"""How each kind of step is answered. Where it matters little, the first move that is offered is taken."""
