"""The rules of Asterix with faults, one class each, beside the law that must find them."""

from __future__ import annotations

from random import Random
from typing import Any

from games.engine.contract import ALL, Viewer
from games.rules.asterix.cards import CARDS, IDEFIX, NO_BID
from games.rules.asterix.messages import BidMade, CardLookedAt, View
from games.rules.asterix.rules import Asterix
from games.rules.asterix.state import ASSIGNING, State
from tests.rules.asterix.kit_case import CASE
from tests.rules.faults import Faults, Retold, Smuggling, changed

FAULTS = Faults(CASE, seats=3, games=2, positions=40, samples=100, views=20)
COPIES, ROUNDS = (tiny for tiny in CASE.tiny() if tiny.name in ("copies", "rounds"))


# Notes that say too much


@FAULTS.enter("a bid is told to everybody", "5a")
class BidTold(Retold, Asterix):
    loud = ((BidMade, "card"),)


@FAULTS.enter("the looked-at card is told to everybody", "5a", COPIES)
class LookTold(Retold, Asterix):
    loud = ((CardLookedAt, "card"),)


# Views that say too much


@FAULTS.enter("the view shows every bid", "5b")
class BidsShown(Asterix):
    def view(self, state: State, viewer: Viewer) -> View:
        return changed(super().view(state, viewer), bids=super().view(state, ALL).bids)


@FAULTS.enter("the view shows everybody the looked-at card", "5b", COPIES)
class LookShown(Asterix):
    def view(self, state: State, viewer: Viewer) -> View:
        return changed(super().view(state, viewer), peeked=super().view(state, ALL).peeked)


@FAULTS.enter("the card that another looks at is missing among the unseen ones", "5b", COPIES)
class Counted(Asterix):
    def view(self, state: State, viewer: Viewer) -> View:
        return changed(super().view(state, viewer), unseen=tuple(state.pool))


@FAULTS.enter("the view smuggles the truth to whoever imagines", "4")
class Smuggled(Smuggling, Asterix):
    pass


# Views that forget


@FAULTS.enter("the looker forgets the card", "6a", COPIES)
class LookForgotten(Asterix):
    def view(self, state: State, viewer: Viewer) -> View:
        view = super().view(state, viewer)
        return changed(view, peeked=None, unseen=tuple(sorted([*view.unseen, *([view.peeked] if view.peeked else [])])))


@FAULTS.enter("a view lacks the own bid", "6a", COPIES)
class OwnBidForgotten(Asterix):
    def view(self, state: State, viewer: Viewer) -> View:
        return changed(super().view(state, viewer), bids=(None,) * state.setup.players)


@FAULTS.enter("the front areas of the round before are forgotten", "6a", ROUNDS)
class LastFrontsForgotten(Asterix):
    def view(self, state: State, viewer: Viewer) -> View:
        return changed(super().view(state, viewer), last_fronts=())


# Worlds that cannot be, that are left out, and wrong odds


@FAULTS.enter("imagine lets a seat look at the prize", "6b", COPIES)
class Invented(Asterix):
    def imagine(self, view: View, chance: Random) -> State:
        state = super().imagine(view, chance)
        if view.phase == ASSIGNING and not view.peeked and view.last_trick:
            state.peeked = view.last_trick.prize
        return state


class Guessed(Asterix):
    """What is hidden is imagined otherwise."""

    def bid(self, able: list[int], chance: Random) -> int:
        """Of what a seat may have bid."""
        return chance.choice(able)

    def look(self, unseen: list[str], chance: Random) -> str:
        """Of what it may be looking at."""
        return chance.choice(unseen)

    def imagine(self, view: View, chance: Random) -> State:
        state = super().imagine(view, chance)
        for seat in view.chosen:
            if view.bids[seat] is None:
                able = [CARDS.index(move.card) for move in self._could(state, seat)]
                state.bids[seat] = self.bid(able, chance)
        if view.phase == ASSIGNING and view.peeked is None:
            state.peeked = self.look(list(view.unseen), chance)
            state.pool = list(view.unseen)
            state.pool.remove(state.peeked)
        return state

    def _could(self, state: State, seat: int) -> list[Any]:
        asked, bids = 1 << seat, [NO_BID] * len(state.bids)
        return self.legal(changed(state, asked=asked, bids=bids), seat)


@FAULTS.enter("imagine lets others always have bid their lowest card", "6b", COPIES)
class Lowest(Guessed):
    def bid(self, able: list[int], chance: Random) -> int:
        return able[0]


@FAULTS.enter("imagine never lets others look at a Pirate", "6b", COPIES)
class NoPirate(Guessed):
    def look(self, unseen: list[str], chance: Random) -> str:
        return chance.choice([card for card in unseen if card.startswith("roman")] or unseen)


@FAULTS.enter("imagine lets others favour Idefix", "6c", COPIES)
class DogLover(Guessed):
    def bid(self, able: list[int], chance: Random) -> int:
        return chance.choice([*able, IDEFIX] if IDEFIX in able else able)


@FAULTS.enter("imagine draws the looked-at card by kind instead of by copy", "6c", COPIES)
class ByKind(Guessed):
    def look(self, unseen: list[str], chance: Random) -> str:
        return chance.choice(sorted(set(unseen)))
