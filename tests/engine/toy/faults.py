"""The toy with faults, one class each, beside the laws each of which must find it by itself.

"5b" is found when the checks of law 5 run alone, "4:5a" is law 5a found by the checks of law 4, and so on.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec

from games.engine.contract import Players, Secret, Tell, Viewer
from tests.engine.toy.case import ToyCase
from tests.engine.toy.messages import Bid, BidMade, Bury, HandDealt, Move, Peeked, Setup, View
from tests.engine.toy.rules import State, Toy, colour, quiet

FAULTS: dict[str, tuple[type[Toy], tuple[str, ...]]] = {}


def fault(name: str, *laws: str) -> Callable[[type[Toy]], type[Toy]]:
    """Enter the faulty rules under their name, with the laws that must find them."""

    def enter(rules: type[Toy]) -> type[Toy]:
        FAULTS[name] = (rules, laws)
        return rules

    return enter


def changed(view: Any, **fields: Any) -> Any:
    """The view with other fields."""
    return msgspec.structs.replace(view, **fields)


# Laws 1, 2, 3 and 7


@fault("a copy shares a list", "2")
class SharedList(Toy):
    def copy(self, state: State) -> Any:
        return changed(super().copy(state), discard=state.discard)


@fault("an outcome is ignored", "2")
class IgnoredOutcome(Toy):
    def deal(self, state: State, outcome: tuple[str, ...], tell: Tell | None = None) -> None:
        super().deal(state, (min(state.pool),) if state.phase == "peek" else outcome, tell)


@fault("the order of an outcome is ignored where the game uses it", "2")
class IgnoredOrder(Toy):
    def deal(self, state: State, outcome: tuple[str, ...], tell: Tell | None = None) -> None:
        super().deal(state, tuple(sorted(outcome)) if state.phase == "prizes" else outcome, tell)


@fault("a seat that is not asked has legal moves", "1")
class Uninvited(Toy):
    def legal(self, state: State, seat: int) -> list[Move]:
        waits = isinstance(self.waiting(state), Players) and state.phase == "place" and seat != state.turn
        return [Bury()] if waits else super().legal(state, seat)


@fault("a seat that is asked has no legal move", "1")
class Speechless(Toy):
    def legal(self, state: State, seat: int) -> list[Move]:
        return [] if state.phase == "place" and state.peeked == "r1" else super().legal(state, seat)


@fault("a move is offered twice", "1")
class Doubled(Toy):
    def legal(self, state: State, seat: int) -> list[Move]:
        moves = super().legal(state, seat)
        return moves + moves[:1]


@fault("the order of the moves is not stable", "1")
class Unstable(Toy):
    def __init__(self) -> None:
        self.calls = 0

    def legal(self, state: State, seat: int) -> list[Move]:
        self.calls += 1
        return super().legal(state, seat)[:: 1 if self.calls % 2 else -1]


@fault("the game does not end", "1")
class Endless(Toy):
    def play(self, state: State, seat: int, move: Move, tell: Tell | None = None) -> None:
        if state.phase == "place":
            assert state.peeked is not None
            state.pool = sorted([*state.pool, state.peeked])
            state.phase, state.peeked = "peek", None
        else:
            super().play(state, seat, move, tell)


@fault("asking changes the state", "2")
class Heisenberg(Toy):
    def scores(self, state: State) -> Any:
        state.shown.reverse()
        return super().scores(state)


@fault("a view shares a list with the state", "2")
class SharedWithView(Toy):
    def view(self, state: State, viewer: Viewer) -> Any:
        return changed(super().view(state, viewer), discard=state.discard)


class ClockState(State):
    """A state that remembers how often these rules were used."""

    uses: int = 0


@fault("the state depends on what was played elsewhere", "3")
class Elsewhere(Toy):
    state_type = ClockState

    def __init__(self) -> None:
        self.uses = 0

    def start(self, setup: Setup) -> State:
        return ClockState(**msgspec.structs.asdict(super().start(setup)))

    def deal(self, state: Any, outcome: tuple[str, ...], tell: Tell | None = None) -> None:
        super().deal(state, outcome, tell)
        self.uses += 1
        state.uses = self.uses


class LooseNote(msgspec.Struct, frozen=True, tag="loose"):
    """With a fraction."""

    share: float


@fault("a note lets fractions through", "3")
class Fractions(Toy):
    note_type = Toy.note_type | LooseNote


@fault("a note is none of the note type", "3")
class StrayNote(Toy):
    note_type = BidMade | HandDealt


@fault("a card is lost", "7")
class LostCard(Toy):
    def lay(self, state: State, seat: int, card: str, tell: Tell) -> None:
        super().lay(state, seat, card, tell)
        if state.round == 2 and state.discard:
            state.discard.pop()


# Laws 4 and 5b: what depends on what may not be known


@fault("what is legal for a seat depends on what it may not know", "4", "5b")
class LegalTells(Toy):
    def legal(self, state: State, seat: int) -> list[Move]:
        moves = super().legal(state, seat)
        taken = [Bid(chip) for chip in state.bids.values()]
        return [move for move in moves if move not in taken] or moves


@fault("the view of a player lacks its own hidden choice", "6a")
class OwnBidForgotten(Toy):
    def view(self, state: State, viewer: Viewer) -> Any:
        view = super().view(state, viewer)
        return changed(view, bids=super().view(state, None).bids, chips=super().view(state, None).chips)


@fault("the view of a player lacks that it has chosen", "4", "6a")
class OwnTurnForgotten(OwnBidForgotten):
    def view(self, state: State, viewer: Viewer) -> Any:
        view = super().view(state, viewer)
        return changed(view, bidders=tuple(seat for seat in view.bidders if seat != viewer))


# Law 5: secrets told


class BidInNote(Toy):
    def bid(self, state: State, seat: int, chip: int, tell: Tell) -> None:
        def loud(note: Any) -> None:
            tell(BidMade(seat, Secret(chip, tuple(range(state.setup.seats)))) if isinstance(note, BidMade) else note)

        super().bid(state, seat, chip, loud)


class BidInView(Toy):
    def view(self, state: State, viewer: Viewer) -> Any:
        return changed(
            super().view(state, viewer), bids=tuple(state.bids.get(str(seat)) for seat in range(state.setup.seats))
        )


class LoudDealer(Toy):
    """Tells one kind of note to everybody."""

    kind: Any

    def deal(self, state: State, outcome: tuple[str, ...], tell: Tell | None = None) -> None:
        def loud(note: Any) -> None:
            if isinstance(note, self.kind):
                secret: Secret[Any] = note.cards if isinstance(note, HandDealt) else note.card
                note = self.kind(note.seat, Secret(secret.value, tuple(range(state.setup.seats))))
            (tell or quiet)(note)

        super().deal(state, outcome, loud)


class HandInNote(LoudDealer):
    kind = HandDealt


class HandInView(Toy):
    def view(self, state: State, viewer: Viewer) -> Any:
        return changed(super().view(state, viewer), hands=tuple(tuple(hand) for hand in state.hands))


class PeekInNote(LoudDealer):
    kind = Peeked


class PeekInView(Toy):
    def view(self, state: State, viewer: Viewer) -> Any:
        return changed(super().view(state, viewer), peeked=state.peeked, buried=tuple(state.buried))


class BidInBoth(BidInNote, BidInView):
    pass


class HandInBoth(HandInNote, HandInView):
    pass


class PeekInBoth(PeekInNote, PeekInView):
    pass


for secret, in_note, in_view, in_both in (
    ("a hidden bid", BidInNote, BidInView, BidInBoth),
    ("a dealt hand", HandInNote, HandInView, HandInBoth),
    ("a peek", PeekInNote, PeekInView, PeekInBoth),
):
    FAULTS[f"{secret} is told to everybody in a note"] = (in_note, ("5a", "6a"))
    FAULTS[f"{secret} is told to everybody in the view"] = (in_view, ("5b", "6:5b"))
    FAULTS[f"{secret} is told to everybody in note and view alike"] = (in_both, ("5a", "6:5a"))


@fault("the view lists hidden choices in the order in which they were made", "5b")
class OrderOfBids(Toy):
    def bid(self, state: State, seat: int, chip: int, tell: Tell) -> None:
        order = [*map(int, state.bids), seat]
        super().bid(state, seat, chip, tell)
        if not state.bids:
            state.shown.sort(key=lambda shown: order.index(shown[0]))


@fault("an entry exists only when a hidden card is of some kind", "5b", "6:5b")
class TellingSilence(Toy):
    def deal(self, state: State, outcome: tuple[str, ...], tell: Tell | None = None) -> None:
        peeking = state.phase == "peek"
        super().deal(state, outcome, tell)
        if peeking and colour(outcome[0]) == "b":
            super().play(state, state.turn, Bury())


class SerialState(State):
    """Remembers the order in which each hand was dealt; an empty string has been played."""

    dealt: list[list[str]] = []


class SerialView(View, frozen=True, tag="view"):
    """Names hidden cards by their number in the deal."""

    backs: tuple[tuple[int, ...], ...] = ()


@fault("a serial number lets a card be followed", "5b", "6:5b")
class Serials(Toy):
    state_type = SerialState
    view_type = SerialView

    def start(self, setup: Setup) -> State:
        return SerialState(**msgspec.structs.asdict(super().start(setup)), dealt=[[] for _ in range(setup.seats)])

    def copy(self, state: Any) -> Any:
        return changed(super().copy(state), dealt=[hand[:] for hand in state.dealt])

    def deal(self, state: Any, outcome: tuple[str, ...], tell: Tell | None = None) -> None:
        if state.phase == "hands":
            state.dealt[state.turn] = list(outcome)
        super().deal(state, outcome, tell)

    def lay(self, state: Any, seat: int, card: str, tell: Tell) -> None:
        state.dealt[seat][state.dealt[seat].index(card)] = ""
        super().lay(state, seat, card, tell)

    def view(self, state: Any, viewer: Viewer) -> Any:
        backs = tuple(tuple(number for number, card in enumerate(hand) if card) for hand in state.dealt)
        return SerialView(**msgspec.structs.asdict(super().view(state, viewer)), backs=backs)

    def imagine(self, view: Any, chance: Random) -> Any:
        state = super().imagine(view, chance)
        dealt = [[""] * view.setup.hand if view.phase not in ("prizes", "hands") or back else [] for back in view.backs]
        for hand, back, cards in zip(dealt, view.backs, state.hands, strict=True):
            for number, card in zip(back, chance.sample(cards, len(cards)), strict=True):
                hand[number] = card
        return SerialState(**msgspec.structs.asdict(state), dealt=dealt)


@fault("the hints know more than the view", "5b")
class KnowingHints(Toy):
    def __init__(self) -> None:
        self.pool: list[str] = []

    def view(self, state: State, viewer: Viewer) -> Any:
        self.pool = state.pool[:]
        return super().view(state, viewer)

    def hints(self, view: Any) -> Any:
        hints = super().hints(view)
        return hints and changed(hints, playable=(*hints.playable, *self.pool))


@fault("the score as things stand counts hidden cards", "5b")
class TellingScore(Toy):
    def scores(self, state: State) -> Any:
        return [
            changed(line, points=line.points + hand, items=(*line.items, changed(line.items[0], points=hand)))
            for line, hand in zip(super().scores(state), (sum(c == "r3" for c in h) for h in state.hands), strict=True)
        ]


# Law 6a: views that forget


@fault("the view of the peeker forgets the card", "6a")
class PeekForgotten(Toy):
    def view(self, state: State, viewer: Viewer) -> Any:
        view = super().view(state, viewer)
        return changed(view, buried=tuple(changed(card, card=None) for card in view.buried))


@fault("the view sorts away an order that was public", "4:5a", "6a")
class SortedDiscard(Toy):
    def view(self, state: State, viewer: Viewer) -> Any:
        view = super().view(state, viewer)
        return changed(view, discard=tuple(sorted(view.discard)), trick=tuple(sorted(view.trick)))


@fault("the view sorts away the order of the discard pile alone", "6a")
class SortedPile(Toy):
    def view(self, state: State, viewer: Viewer) -> Any:
        view = super().view(state, viewer)
        return changed(view, discard=tuple(sorted(view.discard)))


# Laws 4 and 6b: worlds that are not to be


class SmugglingView(View, frozen=True, tag="view"):
    """Carries the truth, in a disguise of constant length."""

    padding: str = ""


@fault("imagine returns the truth, through a view that smuggles it", "4", "5b", "6:5b")
class Smuggled(Toy):
    view_type = SmugglingView

    def view(self, state: State, viewer: Viewer) -> Any:
        padding = msgspec.msgpack.encode(state).hex()
        return SmugglingView(**msgspec.structs.asdict(super().view(state, viewer)), padding=padding)

    def imagine(self, view: Any, chance: Random) -> Any:
        return msgspec.msgpack.decode(bytes.fromhex(view.padding), type=State)


@fault("imagine returns the truth, which the rules remember from the last view", "4", "6b")
class Remembered(Toy):
    def __init__(self) -> None:
        self.last: State | None = None

    def view(self, state: State, viewer: Viewer) -> Any:
        self.last = self.copy(state)
        return super().view(state, viewer)

    def imagine(self, view: Any, chance: Random) -> Any:
        assert self.last is not None
        return self.copy(self.last)


@fault("imagine invents a card that was seen elsewhere", "4", "6b")
class Invented(Toy):
    def unseen(self, view: Any) -> list[str]:
        unseen = super().unseen(view)
        return [view.discard[0], *unseen[1:]] if view.discard and unseen else unseen


@fault("imagine never puts a certain card in a certain place", "6b")
class NeverThere(Toy):
    def guess(self, view: Any, chance: Random) -> State:
        state = super().guess(view, chance)
        if view.you != 0 and state.pool and "r2" in state.hands[0]:
            place = state.hands[0].index("r2")
            state.hands[0][place], state.pool[0] = state.pool[0], "r2"
        return state


@fault("imagine does not look at the voids", "6b")
class VoidsIgnored(Toy):
    def imagine(self, view: Any, chance: Random) -> Any:
        return self.guess(view, chance)


@fault("imagine lets others always have bid their lowest", "6b")
class LowBidders(Toy):
    def imagined_bid(self, view: Any, seat: int, chance: Random) -> int:
        own: int | None = view.bids[seat]
        return int(min(view.chips[seat])) if own is None else own


# Law 6c: wrong odds


@fault("imagine draws by kind instead of by copy", "6c")
class ByKind(Toy):
    def guess(self, view: Any, chance: Random) -> State:
        state = super().guess(view, chance)
        hidden = [seat for seat, hand in enumerate(view.hands) if hand is None and state.hands[seat]]
        if hidden and state.pool:  # one hidden card is drawn anew, each kind as likely as any other
            hand = state.hands[hidden[0]]
            state.pool.append(hand.pop())
            hand.append(chance.choice(sorted(set(state.pool))))
            state.pool.remove(hand[-1])
        return state


@fault("imagine deals at random where a void forbids, and repairs afterwards", "6c")
class Repaired(Toy):
    def imagine(self, view: Any, chance: Random) -> Any:
        state = self.guess(view, chance)
        hidden = [seat for seat, hand in enumerate(view.hands) if hand is None]
        for seat in hidden:
            self._repair(state, seat, [*(state.hands[other] for other in hidden if other != seat), state.pool])
        return state

    def _repair(self, state: State, seat: int, places: list[list[str]]) -> None:
        hand = state.hands[seat]
        for at, card in enumerate(hand):
            if colour(card) not in state.voids[seat]:
                continue
            for place in places:
                fitting = [other for other in place if colour(other) not in state.voids[seat]]
                if fitting:
                    place.remove(fitting[0])
                    place.append(card)
                    hand[at] = fitting[0]
                    break


@fault("imagine lets others favour high bids", "6c")
class HighBidders(Toy):
    def imagined_bid(self, view: Any, seat: int, chance: Random) -> int:
        own: int | None = view.bids[seat]
        return chance.choice([*view.chips[seat], max(view.chips[seat])]) if own is None else own


def faulty_case(name: str) -> ToyCase:
    """The kit's case for the toy with that fault."""
    return ToyCase(FAULTS[name][0]())
