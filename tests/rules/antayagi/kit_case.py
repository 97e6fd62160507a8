"""Antayagí for the conformance kit: what is secret and what must hold, from parts 10.2 and 11 of the rules file."""

from __future__ import annotations

from collections import Counter
from typing import Any

from games.engine.contract import ALL, Choice, Event, Outcome, Viewer
from games.engine.kit.case import KitCase, Tiny
from games.rules.antayagi import RULES, STRATEGY
from games.rules.antayagi.messages import ChooseCard, ChoosePartner, Move, PlaySabotage, Setup, TakeCard, View
from games.rules.antayagi.state import State

TABLE = Counter(
    {
        "bone": 11, "hat_bone": 4, "treasure": 9, "lyrical_lollipop": 2, "hat_lyrical_lollipop": 1,
        "omniscient_muffin": 5, "hat_omniscient_muffin": 1, "fish": 6, "toxic_waste": 2, "hat_toxic_waste": 1,
        "t_rex": 6, "hat": 5, "itinerant_magician": 7, "sabotage": 5,
    }
)  # fmt: skip
"""How many copies of each card there are (table 3.2)."""
IN_BAGS = {"bone", "treasure", "lyrical_lollipop", "omniscient_muffin", "fish", "toxic_waste", "t_rex"}
FOOD = {"fish", "omniscient_muffin", "lyrical_lollipop", "bone"}
LEFT_OVER = {3: 32, 4: 25, 5: 23, 6: 17, 7: 11}
"""By players: the fewest cards in both piles at the end of a turn (AY-11.9)."""


def face(card: str) -> str:
    """What its face shows."""
    return "hat" if card == "hat" else card.removeprefix("hat_")


def back(card: str) -> str:
    """What its back shows (3.4)."""
    if card.startswith("hat"):
        return "hat"
    return {"treasure": "t_rex", "t_rex": "t_rex", "sabotage": "sabotage"}.get(card, "plain")


def inward(state: State, seat: int, slot: int) -> bool:
    """Whether the holder sees this card: hat-backed, or turned."""
    return slot < state.turned[seat] or back(state.hands[seat][slot]) == "hat"


def has_seen(state: State, seat: int, slot: int, viewer: Viewer) -> bool:
    """Whether the viewer sees this card, or saw it before a Hat turned it (10.2, AY-10.7)."""
    card = state.hands[seat][slot]
    if viewer is ALL or card == "sabotage":
        return True
    if viewer is None:
        return False
    return inward(state, seat, slot) if viewer == seat else back(card) != "hat"


def sees_drawn(state: State, seat: int, card: str, viewer: Viewer) -> str | None:
    """What the viewer learns of a card that comes into this hand, beside its back."""
    if viewer is ALL or card == "sabotage":
        return card
    if viewer is None:
        return None
    return card if (viewer == seat) == (back(card) == "hat") else None


def goods(bag: list[str]) -> int:
    """The goods in a bag (AY-8.1)."""
    worth = {"bone": 1, "treasure": 1, "lyrical_lollipop": 1, "omniscient_muffin": 1, "fish": 2}
    return sum(worth.get(face(card), 0) for card in bag)


def target(state: State, seat: int) -> int:
    """The target of a seat (AY-8.2)."""
    return state.setup.base_target + sum(face(card) == "toxic_waste" for card in state.bags[seat])


def hand_after(state: State, seat: int, event: Choice) -> list[str]:
    """What this participant still holds once the cards of the event have left."""
    hand, move = list(state.hands[seat]), event.move
    if isinstance(move, ChooseCard):
        at = 0 if seat == state.active else 1
        del hand[move.slot if seat == event.seat else state.slots[at]]
    elif isinstance(move, PlaySabotage | TakeCard) and isinstance(move, PlaySabotage) == (seat == event.seat):
        del hand[move.slot]
    return hand


class AntayagiCase(KitCase[State, Move, int | str, View]):
    """Of a hand the holder sees the backs and the others the faces, or the other way round."""

    rules = RULES
    strategy = STRATEGY

    def tiny(self) -> list[Tiny]:
        """An exchange with all backs and a Sabotage; Lollipops and what a Hat shows; a pile that is made anew.

        The odds hold at every view although some cards are alike: a choice says a slot and never a card, and all
        choices but an open one are known.
        """
        return [
            Tiny("exchange", EXCHANGE, depth=10, allow=straight, distinct=True),
            Tiny("powers", POWERS, depth=9, allow=straight, distinct=True),
            Tiny("reshuffle", RESHUFFLE, depth=10, allow=straight, distinct=True),
        ]

    def facts(self, state: State) -> Any:
        """Where each card lies, which way round, and what is to be done; the pile has no order."""
        hands = tuple(
            tuple((card, inward(state, seat, slot)) for slot, card in enumerate(hand))
            for seat, hand in enumerate(state.hands)
        )
        return (
            state.phase,
            state.asked,
            state.turns,
            state.active,
            state.partner,
            hands,
            tuple(tuple(bag) for bag in state.bags),
            tuple(sorted(card for cards in state.pool for card in cards)),
            state.top,
            tuple(state.discard),
            tuple(state.slots),
            tuple(state.revealed),
            tuple(state.asking),
            tuple(state.saboteurs),
            tuple((power.seat, power.card) for power in state.powers),
            tuple(state.winners),
        )

    def learns(self, before: State, event: Event, viewer: Viewer) -> Any:
        """10.2: draws by the side that one sees, a chosen slot when both are in, what powers bring to light."""
        if isinstance(event, Outcome):
            return self._learns_of_chance(before, event, viewer)
        move = event.move
        if isinstance(move, ChoosePartner):
            return move.seat
        if isinstance(move, ChooseCard):
            others = {before.active, before.partner} - {event.seat}
            if any(before.slots[0 if seat == before.active else 1] < 0 for seat in others):
                return move.slot if viewer is ALL or viewer == event.seat else None
        return repr(move), tuple(self._brought_to_light(before, event, viewer))

    def _learns_of_chance(self, before: State, event: Outcome, viewer: Viewer) -> Any:
        if before.phase == "deal":
            seats = [(before.active + number) % before.setup.players for number in range(len(event.pieces))]
            dealt = zip(seats, event.pieces, strict=True)
            return tuple((back(card), sees_drawn(before, seat, card, viewer)) for seat, card in dealt)
        if before.phase == "draw":
            return sees_drawn(before, before.drawer, event.pieces[0], viewer)
        return event.pieces

    def _brought_to_light(self, before: State, event: Choice, viewer: Viewer) -> Any:
        """Cards that lie open now, and the hands that a received Hat or Muffin may show, to whom it shows them."""
        pair = [before.active, before.partner]
        shown = list(before.revealed)
        if isinstance(event.move, ChooseCard):
            slots = [event.move.slot if seat == event.seat else before.slots[at] for at, seat in enumerate(pair)]
            shown = [before.hands[seat][slot] for seat, slot in zip(pair, slots, strict=True)]
            yield tuple(slots)
        if isinstance(event.move, TakeCard):
            shown.append(before.hands[pair[0] if event.seat == pair[1] else pair[1]][event.move.slot])
        yield tuple(shown)
        faces = {face(card) for card in (*shown, *(power.card for power in before.powers))}
        for seat in pair:
            if "omniscient_muffin" in faces or ("hat" in faces and viewer in (seat, ALL)):
                yield seat, tuple(hand_after(before, seat, event))

    def hides(self, state: State, viewer: Viewer) -> bool:
        """Whether a card that it cannot see, or a hidden choice, could be another one."""
        if viewer is ALL:
            return False
        pair = zip((state.active, state.partner), state.slots, strict=True)
        if any(slot >= 0 and seat != viewer and len(state.hands[seat]) > 1 for seat, slot in pair):
            return True
        pool = {card for cards in state.pool for card in cards}
        return any(
            not has_seen(state, seat, slot, viewer)
            and any(other != card and back(other) == back(card) for other in pool)
            for seat, hand in enumerate(state.hands)
            for slot, card in enumerate(hand)
        )

    def bound(self, setup: Setup) -> int:
        """A turn has a partner, two cards, and at most as many takings and Sabotages as there are such cards; after
        each Sabotage everybody who holds one may be asked again."""
        sabotages = setup.cards.count("sabotage")
        takings = sum(face(card) == "lyrical_lollipop" for card in setup.cards)
        asked = (sabotages + 1) * min(sabotages, setup.players)
        return setup.turn_limit * (3 + takings + asked)

    def invariants(self, state: State) -> None:
        """Part 11; 3, 8, 12 and 14 are about steps and stand beside the turn (test_invariants.py), 13 is law 5."""
        held = Counter(state.discard) + Counter(state.revealed)
        for cards in (*state.hands, *state.bags, *state.pool):
            held += Counter(cards)
        assert held == Counter(state.setup.cards), "1"
        if len(state.setup.cards) == 65:
            assert held == TABLE, "1"
        assert all(len(hand) <= state.setup.hand_size for hand in state.hands), "2"
        for bag in state.bags:
            faces = {face(card) for card in bag}
            assert faces <= IN_BAGS, "4"
            assert "fish" not in faces or "toxic_waste" in faces, "5"
        assert (len(state.revealed) == 2) == (state.phase == "reaction"), "11"
        if state.revealed:
            assert face(state.revealed[0]) != face(state.revealed[1]), "11"
        self._hands(state)
        if state.phase == "choose_partner":
            self._between_turns(state)

    def _hands(self, state: State) -> None:
        for seat, hand in enumerate(state.hands):
            outward = [slot for slot in range(len(hand)) if not inward(state, seat, slot)]
            for slot in outward:
                assert back(hand[slot]) in ("plain", "t_rex", "sabotage"), "10"
            turned = [s for s, card in enumerate(hand) if inward(state, seat, s) and back(card) != "hat"]
            assert not outward or not turned or turned[-1] < outward[0], "15"

    def _between_turns(self, state: State) -> None:
        for seat, bag in enumerate(state.bags):
            faces = {face(card) for card in bag}
            assert "t_rex" not in faces or not faces & FOOD, "6"
            assert goods(bag) < target(state, seat), "7"
        if len(state.setup.cards) == 65:
            resting = len(state.discard) + sum(len(cards) for cards in state.pool)
            assert resting >= LEFT_OVER[state.setup.players], "9"


def straight(state: State, seat: int, move: Move) -> bool:
    """Trades with the next seat only, and the active player chooses first: fewer histories, the same secrets."""
    if isinstance(move, ChoosePartner):
        return move.seat == (seat + 1) % state.setup.players
    return not isinstance(move, ChooseCard) or seat == state.active or state.slots[0] >= 0


EXCHANGE = Setup(
    players=3,
    base_target=3,
    first=0,
    cards=("bone", "fish", "hat", "hat_bone", "sabotage", "t_rex", "treasure"),
    hand_size=1,
)

POWERS = Setup(
    players=3,
    base_target=4,
    first=0,
    cards=("bone", "bone", "bone", "fish", "hat", "lyrical_lollipop", "lyrical_lollipop"),
    hand_size=2,
)
RESHUFFLE = Setup(
    players=3,
    base_target=9,
    first=0,
    cards=("bone", "fish", "fish", "hat_bone", "itinerant_magician", "itinerant_magician", "itinerant_magician"),
    hand_size=2,
)

CASE = AntayagiCase()
