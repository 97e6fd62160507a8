"""Who knows what: the view, and the worlds that fit it (part 7 of the rules file)."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from games.engine.contract import ALL, Viewer
from games.engine.luck import one_of, out_of
from games.rules.asterix.cards import CARDS, IDEFIX_ONLY, IS_PIRATE, NO_BID, NUMBER, cards_of, hand_of
from games.rules.asterix.front import front_of
from games.rules.asterix.messages import LastTrick, View
from games.rules.asterix.round import sitting_out
from games.rules.asterix.state import ASSIGNING, NOBODY, State, copy_of, first_hands


def view(state: State, viewer: Viewer) -> View:
    """All that the viewer may lawfully know and remember."""
    setup = state.setup
    seats = range(setup.players)
    sees_peeked = viewer is ALL or viewer == state.looker
    hidden = [state.peeked] if state.peeked and not sees_peeked else []
    return View(
        you=viewer if isinstance(viewer, int) else None,
        setup=setup,
        phase=state.phase,
        waiting=tuple([seat for seat in seats if state.asked >> seat & 1]),
        round=state.round,
        rounds=setup.rounds,
        gauls=(*state.gauls, *[None] * (setup.players - len(state.gauls))),
        hands=tuple(map(cards_of, state.hands)),
        discards=tuple([cards_of(first & ~hand) for first, hand in zip(first_hands(setup), state.hands, strict=True)]),
        prize=state.prize or None,
        chosen=tuple([seat for seat in seats if state.bids[seat] != NO_BID]),
        sitting_out=sitting_out(state),
        bids=tuple(
            [
                CARDS[bid] if bid != NO_BID and (viewer is ALL or viewer == seat) else None
                for seat, bid in enumerate(state.bids)
            ]
        ),
        last_trick=_last_trick(state),
        looker=None if state.looker == NOBODY else state.looker,
        peeked=state.peeked if state.peeked and sees_peeked else None,
        pile=len(state.pool),
        unseen=tuple(sorted(state.pool + hidden)),
        fronts=tuple([tuple(front.cards) for front in state.fronts]),
        set_aside=tuple(state.set_aside),
        last_fronts=tuple(map(tuple, state.last_fronts)),
        results=tuple(map(tuple, state.results)),
        totals=tuple([sum([result.points for result in results]) for results in state.results]),
    )


def _last_trick(state: State) -> LastTrick | None:
    if not state.shown_prize:
        return None
    bids = tuple(None if bid == NO_BID else CARDS[bid] for bid in state.shown_bids)
    return LastTrick(state.shown_prize, bids, None if state.shown_winner == NOBODY else state.shown_winner)


def imagine(view: View, chance: Random) -> State:
    """A world that fits the view: what others bid or look at is drawn, everything else stands in the view."""
    return imaginer(view)(chance)


def imaginer(view: View) -> Callable[[Random], State]:
    """Deals such worlds."""
    shown = _seen(view)
    looks = view.phase == ASSIGNING and not view.peeked

    def deal(chance: Random) -> State:
        world = copy_of(shown)
        if looks:
            world.peeked = out_of(world.pool, chance)
        _imagine_bids(view, world, chance)
        return world

    return deal


def _seen(view: View) -> State:
    """The world as far as the viewer knows it: without bids, and what it does not know in the pool."""
    hands = [hand_of(hand) for hand in view.hands]
    shown = view.last_trick
    return State(
        setup=view.setup,
        phase=view.phase,
        asked=sum(1 << seat for seat in view.waiting),
        round=view.round,
        gauls=[gaul for gaul in view.gauls if gaul],
        hands=hands,
        pool=list(view.unseen),
        prize=view.prize or "",
        bids=[NO_BID] * len(hands),
        looker=NOBODY if view.looker is None else view.looker,
        peeked=view.peeked or "",
        fronts=list(map(front_of, view.fronts)),
        set_aside=list(view.set_aside),
        results=[list(results) for results in view.results],
        shown_prize=shown.prize if shown else "",
        shown_bids=[NUMBER[bid] if bid else NO_BID for bid in shown.bids] if shown else [NO_BID] * len(hands),
        shown_winner=NOBODY if shown is None or shown.winner is None else shown.winner,
        last_fronts=[list(front) for front in view.last_fronts],
    )


def _imagine_bids(view: View, world: State, chance: Random) -> None:
    """Make all bids: known ones as they are, the others evenly from what the seats could bid (law 6c)."""
    for seat in view.chosen:
        known = view.bids[seat]
        if known is None:
            hand = world.hands[seat]
            known = one_of(cards_of(hand & ~IDEFIX_ONLY if view.prize in IS_PIRATE else hand), chance)
        world.bids[seat] = NUMBER[known]
