"""What makes a position of Antayagí good, and what a sensible player does there (part 13 of the rules file)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import inf
from random import Random
from typing import Final

from games.engine.contract import Line, Lookahead
from games.engine.fitted import Fitted, read_odds
from games.rules.antayagi import talk
from games.rules.antayagi.cards import (
    BASE_TARGET,
    FACE,
    FACES_IN,
    HAND_SIZE,
    HAT,
    LOLLIPOP,
    MAGICIAN,
    MUFFIN,
    POWERS,
    SABOTAGE,
    T_REX,
    WASTE,
)
from games.rules.antayagi.messages import ChooseCard, ChoosePartner, Move, Pass, PlaySabotage, TakeCard, View
from games.rules.antayagi.outlook import FEATURES, WEIGHTS, features
from games.rules.antayagi.powers import eat, stays
from games.rules.antayagi.scoring import goods
from games.rules.antayagi.state import State, other_participant
from games.rules.antayagi.worth import TURNED, worths

_PER_GOOD: Final = 2.2
"""One good more makes a seat so many times as likely to win."""
_WAITING_T_REX: Final = -0.7
_WASTE: Final = 0.3
"""A Toxic Waste raises the target but makes Fish count: so much of the loss comes back (note 2 of part 13)."""
_SABOTAGE: Final = 0.8
"""What a Sabotage in hand is worth, in goods: enough not to spend it on a first good (note 4)."""
_CARD: Final = 0.04
"""What any card in hand is worth to its holder, in goods."""

_PASS: Final = Pass()
# Made once, since a bot asks for one at every move that it imagines.
_CHOOSE_CARD: Final = tuple(map(ChooseCard, range(HAND_SIZE)))
_CHOOSE_PARTNER: Final = tuple(map(ChoosePartner, range(max(BASE_TARGET))))


class AntayagiStrategy(Fitted[State, Move]):
    """A position is worth the chance to win, from how near each bag is to its target, also after the exchange."""

    features = FEATURES
    weights = WEIGHTS
    lookahead = Lookahead(reach=4)  # one's own next turn is up to 20 answers away, and no better to judge by
    odds = read_odds(__package__)
    unit = "chance"
    talks = True

    def evaluate(self, state: State, seat: int) -> float:
        """The seat's chance to win, in per cent."""
        return self.standings(state, state.setup.players)[seat]

    def standings(self, state: State, seats: int) -> list[float]:
        """The chances of all seats."""
        strengths = _Strengths(state).now()
        total = sum(strengths)
        return [100.0 * (strength / total) for strength in strengths]

    def settled(self, state: State) -> bool:
        """As a turn begins: before that an exchange is open."""
        return state.phase in ("choose_partner", "over")

    def measure(self, state: State) -> list[Sequence[float]]:
        """By seat: how near its bag is to the target, and what it holds against others."""
        return [features(state, seat) for seat in range(len(state.bags))]

    def won(self, state: State) -> Sequence[float] | None:
        """Shared by those who are equally near at the turn limit (AY-8.9)."""
        if state.phase != "over":
            return None
        return [(seat in state.winners) / len(state.winners) for seat in range(len(state.bags))]

    def remark(self, view: View, seat: int, chance: Random) -> Line | None:
        """About the cards that others hold and do not see (talk.py)."""
        return talk.remark(view, seat, chance)

    def policy(self, state: State, seat: int, chance: Random) -> Move:
        """Trade where most is to be had, give what is worth least there, take the best, stop what would lose."""
        if state.phase == "choose_card":
            return _CHOOSE_CARD[_card_to_give(state, seat, chance)]
        if state.phase == "choose_partner":
            return _CHOOSE_PARTNER[_partner(state, seat, chance)]
        if state.phase == "reaction":
            return _answer(state, seat)
        giver = other_participant(state, seat)
        return TakeCard(_best_slot(state.hands[giver], state.bags[seat]))


def _share(strengths: Sequence[float], seat: int) -> float:
    return strengths[seat] / sum(strengths)


class _Strengths:
    """How strong each seat is in a world: as it is now, or after the open exchange."""

    def __init__(self, state: State) -> None:
        self.state = state
        base = state.setup.base_target
        self.at_rest = [
            _PER_GOOD ** _progress(_near(tuple(bag), base), hand)
            for bag, hand in zip(state.bags, state.hands, strict=True)
        ]

    def now(self) -> list[float]:
        """The strengths when everybody answers the open question in its own interest."""
        state = self.state
        if state.phase == "over":
            return [float(seat in state.winners) for seat in range(len(state.bags))]
        if state.phase == "choose_card":
            return self._any_exchange()
        if state.phase == "reaction":
            return self._window()
        if state.phase == "take_card":
            return self._taking()
        return self.at_rest

    def _any_exchange(self) -> list[float]:
        """The mean over all cards that may be chosen (note 8: about evenly)."""
        state = self.state
        active, partner = state.active, state.partner
        chances = [0.0] * len(state.bags)
        for given in _open_slots(state, 0, active):
            for got in _open_slots(state, 1, partner):
                after = self.exchange(state.hands[active][given], state.hands[partner][got], given, got)
                total = sum(after)
                chances = [so_far + strength / total for so_far, strength in zip(chances, after, strict=True)]
        return chances

    def _window(self) -> list[float]:
        """If a seat that is still asked gains by it, it plays a Sabotage; one Sabotage is enough to think of."""
        state = self.state
        stands, cancelled = self.exchange(state.revealed[0], state.revealed[1]), self.at_rest
        now, otherwise = (cancelled, stands) if len(state.saboteurs) % 2 else (stands, cancelled)
        for seat in state.asking:
            if _plays(now, otherwise, seat):
                return otherwise
        return now

    def _taking(self) -> list[float]:
        """The strengths after a Lollipop has taken the best card."""
        state = self.state
        taker, giver = state.taker, other_participant(state, state.taker)
        card = state.hands[giver][_best_slot(state.hands[giver], state.bags[taker])]
        bags = {state.active: state.bags[state.active], state.partner: state.bags[state.partner]}
        bags[taker] = _with(bags[taker], card)
        return self._settled(bags, {})

    def exchange(self, given: str, got: str, given_from: int | None = None, got_from: int | None = None) -> list[float]:
        """The strengths after an exchange of these cards; with the slots if the cards are still in the hands."""
        state = self.state
        active, partner = state.active, state.partner
        if FACE[given] == FACE[got]:
            return self.at_rest
        received: dict[int, str] = {active: got, partner: given}
        if given == MAGICIAN:
            received = {partner: got}
        elif got == MAGICIAN:
            received = {active: given}
        bags = {active: state.bags[active], partner: state.bags[partner]}
        extra: dict[int, float] = {}
        for seat, card in received.items():
            bags[seat] = _with(bags[seat], card)
            face = FACE[card]
            if face not in POWERS:
                continue
            left = {
                active: _without(state.hands[active], given_from),
                partner: _without(state.hands[partner], got_from),
            }
            others = left[other_participant(state, seat)]
            if face == LOLLIPOP and others:
                bags[seat] = _with(bags[seat], others[_best_slot(others, bags[seat])])
            elif face == MUFFIN:
                extra[seat] = -_CARD * len(left[seat]) - _SABOTAGE * left[seat].count(SABOTAGE)
            elif face == HAT:
                extra[seat] = TURNED
        return self._settled(bags, extra)

    def _settled(self, bags: dict[int, list[str]], extra: dict[int, float]) -> list[float]:
        """The strengths after the T-Rexes have eaten.

        A winner takes all, the partner before the active player (note 5).
        """
        state = self.state
        strengths = self.at_rest.copy()
        for seat in (state.partner, state.active):
            reached, near = _after_meals(tuple(bags[seat]), state.setup.base_target)
            if reached:
                return [float(each == seat) for each in range(len(strengths))]
            strengths[seat] = _PER_GOOD ** (_progress(near, state.hands[seat]) + extra.get(seat, 0.0))
        return strengths


@lru_cache(maxsize=1 << 14)  # asked of every seat again and again, while few bags change
def _near(bag: tuple[str, ...], base_target: int) -> float:
    """How near this bag is to its target, in goods; 0 means reached."""
    waste = sum(map(WASTE.__contains__, bag))
    return goods(bag) - (base_target + waste) + _WAITING_T_REX * bag.count(T_REX) + _WASTE * waste


@lru_cache(maxsize=1 << 14)
def _after_meals(bag: tuple[str, ...], base_target: int) -> tuple[bool, float]:
    """Whether this bag has reached its target once its T-Rexes have eaten, and how near it is then."""
    left = list(bag)
    while eat(left):
        pass
    reached = goods(left) >= base_target + sum(map(WASTE.__contains__, left))
    return reached, _near(tuple(left), base_target)


def _progress(near: float, hand: Sequence[str]) -> float:
    """How near a seat with so near a bag is, by what its hand is worth too."""
    return near + _SABOTAGE * (SABOTAGE in hand) + _CARD * len(hand)


def _open_slots(state: State, participant: int, seat: int) -> Sequence[int]:
    chosen = state.slots[participant]
    return range(len(state.hands[seat])) if chosen < 0 else (chosen,)


def _without(hand: list[str], slot: int | None) -> list[str]:
    return hand if slot is None else hand[:slot] + hand[slot + 1 :]


def _with(bag: list[str], card: str) -> list[str]:
    """The bag after this card has arrived."""
    return [*bag, card] if stays(card, bag) else bag


def _plays(now: Sequence[float], otherwise: Sequence[float], seat: int) -> bool:
    """Whether a Sabotage pays for this seat: it must gain more than the card itself is worth (note 4)."""
    cost: float = _PER_GOOD**_SABOTAGE
    return _share(otherwise, seat) > _share(now, seat) * cost + 0.02


def _best_slot(hand: list[str], bag: list[str]) -> int:
    values = list(map(worths(bag).__getitem__, hand))
    return values.index(max(values))


def _partner(state: State, seat: int, chance: Random) -> int:
    """The seat whose cards are worth most on average (note 1)."""
    worth = worths(state.bags[seat]).__getitem__
    means = {
        other: sum(map(worth, hand)) / len(hand) + 0.2 * chance.random()
        for other, hand in enumerate(state.hands)
        if hand and other != seat
    }
    return max(means, key=means.__getitem__)


def _card_to_give(state: State, seat: int, chance: Random) -> int:
    """The visible card that is worth least to the other one; else any unseen card but no Sabotage (notes 3 and 8)."""
    worth = worths(state.bags[other_participant(state, seat)])
    turned = state.turned[seat]
    best, least = 0, inf
    for slot, card in enumerate(state.hands[seat]):
        cost = 1.2 if card == SABOTAGE else worth[card] if slot < turned or card in FACES_IN else chance.random()
        if cost < least:
            best, least = slot, cost
    return best


def _answer(state: State, seat: int) -> Move:
    """Play a Sabotage if the exchange, as things stand, would cost more than the card; else pass."""
    strengths = _Strengths(state)
    stands, cancelled = strengths.exchange(state.revealed[0], state.revealed[1]), strengths.at_rest
    now, otherwise = (cancelled, stands) if len(state.saboteurs) % 2 else (stands, cancelled)
    return PlaySabotage(state.hands[seat].index(SABOTAGE)) if _plays(now, otherwise, seat) else _PASS
