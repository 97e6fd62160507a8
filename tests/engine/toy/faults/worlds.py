"""Views that forget, and worlds that cannot be or have wrong odds (laws 4 and 6)."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from games.engine.contract import Viewer
from tests.engine.toy.faults.enter import changed, fault
from tests.engine.toy.messages import View
from tests.engine.toy.rules import State, Toy, colour

# Law 6a: views that forget


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


# Law 4: forced, though only the seat can know


@fault("a seat that may hold two cards of the led colour is called forced", "4")
class ForcedByVoid(Toy):
    def forced(self, view: View, seat: int) -> bool:
        return super().forced(view, seat) or (view.turn == seat and bool(view.trick) and view.sizes[seat] == 2)


# Laws 4 and 6b: worlds that cannot be


class SmugglingView(View, frozen=True, tag="view"):
    """Carries the true state, hidden in a field of constant length."""

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
