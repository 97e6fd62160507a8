"""Who knows what: the view, and the worlds that fit it (part 7 of the rules file)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import chain
from random import Random

from games.engine.contract import ALL, Viewer
from games.engine.luck import some_of
from games.rules.asante.cards import HOLY_PLACES, WARE, WARES
from games.rules.asante.memory import SIZES, fits
from games.rules.asante.messages import Memory, PileCard, SeatView, View, WareCount
from games.rules.asante.piles import AUTOMATIC
from games.rules.asante.state import (
    DRAW,
    DRAWN,
    NOBODY,
    NOTHING_KNOWN,
    PLAY,
    State,
    copy_of,
    deck_of,
    holy_deck_of,
)
from games.rules.asante.steps import decider


def view(state: State, viewer: Viewer) -> View:
    """All that the viewer may lawfully know and remember."""
    sees_drawn = viewer is ALL or viewer == state.active or viewer in state.drawn_seen_by
    return View(
        you=viewer if isinstance(viewer, int) else None,
        setup=state.setup,
        phase=state.phase,
        waiting=_waiting(state),
        active=None if state.active == NOBODY else state.active,
        turn=state.turn,
        last_turn=state.last_turn,
        markers=state.markers,
        holy_place_played=state.holy_played,
        discount=state.discount,
        seats=(_seat_view(state, 0, viewer), _seat_view(state, 1, viewer)),
        supply=tuple([WareCount(ware, count) for ware, count in zip(WARES, state.supply, strict=True)]),
        row=tuple([kind or None for kind in state.row]),
        holy_pile=len(state.holy_pool),
        holy_discard=tuple(state.holy_discard),
        pile=state.pile,
        top=tuple([card if viewer is ALL or viewer in card.seen_by else _back(card) for card in state.top]),
        discard=tuple(state.discard),
        resolving=tuple(state.resolving),
        drawn=state.drawn or None if sees_drawn else None,
        drawn_seen_by=state.drawn_seen_by,
        found=state.found or None,
        stolen=state.stolen or None if viewer is not None else None,
        frames=tuple(state.frames),
    )


def _waiting(state: State) -> tuple[int, ...]:
    if state.frames:
        frame = state.frames[-1]
        return () if frame.step in AUTOMATIC else (decider(state, frame),)
    return (state.active,) if state.phase in (DRAW, DRAWN, PLAY) else ()


def _seat_view(state: State, seat: int, viewer: Viewer) -> SeatView:
    stand, hand = state.stands[seat], state.hands[seat]
    return SeatView(
        seat=seat,
        gold=state.gold[seat],
        stand=tuple([ware for ware, count in zip(WARES, stand, strict=True) for _ in range(count)]),
        free=state.setup.spaces - sum(stand),
        artifacts=tuple([card or None for card in state.artifacts[seat]]),
        used=tuple([used and seat == state.active for used in state.used]),
        holy_places=tuple(
            [kind for kind, count in zip(HOLY_PLACES, state.holy[seat], strict=True) for _ in range(count)]
        ),
        hand=tuple(hand) if viewer is ALL or viewer == seat else None,
        cards=len(hand),
        known=None if viewer is None else state.known[seat],
        open=state.open[seat],
    )


def _back(card: PileCard) -> PileCard:
    return PileCard(None, card.seen_by)


def imagine(view: View, chance: Random) -> State:
    """A world that fits the view: unseen cards are dealt evenly over the places that the viewer does not see."""
    return imaginer(view)(chance)


def imaginer(view: View) -> Callable[[Random], State]:
    """Deals such worlds."""
    shown, unseen = _seen(view), _unseen(view)
    giving = bool(view.frames) and view.frames[-1].step == "give_card"

    def deal(chance: Random) -> State:
        world = copy_of(shown)
        hands, rest = _deal_hands(view, shown.known, unseen, chance)
        world.hands = [sorted(hand) for hand in hands]
        world.top = [card if card.card else PileCard(rest.pop(), card.seen_by) for card in view.top]
        if not world.drawn and view.phase == DRAWN:
            world.drawn = rest.pop()
        if not world.stolen and giving:
            world.stolen = rest.pop()
        rest.sort()
        world.pool = rest
        return world

    return deal


def _seen(view: View) -> State:
    """The world as far as the viewer knows it: hands and piles are empty."""
    return State(
        setup=view.setup,
        phase=view.phase,
        active=NOBODY if view.active is None else view.active,
        turn=view.turn,
        last_turn=view.last_turn,
        markers=view.markers,
        used=[any(used) for used in zip(*(seat.used for seat in view.seats), strict=True)],
        holy_played=view.holy_place_played,
        discount=view.discount,
        gold=[seat.gold for seat in view.seats],
        stands=[_counts(seat.stand) for seat in view.seats],
        supply=[each.count for each in view.supply],
        artifacts=[[card or "" for card in seat.artifacts] for seat in view.seats],
        holy=[[seat.holy_places.count(kind) for kind in HOLY_PLACES] for seat in view.seats],
        row=[kind or "" for kind in view.row],
        holy_pool=_holy_pool(view),
        holy_discard=list(view.holy_discard),
        hands=[[], []],
        known=[_memory(seat) for seat in view.seats],
        open=[seat.open for seat in view.seats],
        top=[],
        pool=[],
        discard=list(view.discard),
        drawn=view.drawn or "",
        drawn_seen_by=view.drawn_seen_by,
        resolving=list(view.resolving),
        found=view.found or "",
        stolen=view.stolen or "",
        frames=list(view.frames),
    )


def _memory(seat: SeatView) -> Memory:
    memory = seat.open if seat.known is None else seat.known
    return NOTHING_KNOWN if memory == NOTHING_KNOWN else memory


def _unseen(view: View) -> list[str]:
    """The cards of the main deck whose place the viewer does not know."""
    seen = Counter(view.discard)
    seen.update(view.resolving)
    seen.update([card.card for card in view.top if card.card])
    seen.update([card for card in (view.drawn, view.found, view.stolen) if card])
    for seat in view.seats:
        seen.update([card for card in seat.artifacts if card])
        seen.update(seat.hand if seat.hand is not None else _memory(seat).cards)
    unseen: list[str] = []
    for card in deck_of(view.setup):
        if seen[card]:
            seen[card] -= 1
        else:
            unseen.append(card)
    return unseen


def _deal_hands(
    view: View, memories: list[Memory], unseen: list[str], chance: Random
) -> tuple[list[list[str]], list[str]]:
    """All hands, and the cards that remain, in a random order.

    The cards of which most is known are dealt first; so every deal that fits is equally likely. One exception: when a
    Haggler has told something of a hand and a card of it was played since, it is a guess whether that card was one of
    those that were meant (README.md).
    """
    while True:
        rest = some_of(unseen, len(unseen), chance)
        hands = [list(memories[seat.seat].cards if seat.hand is None else seat.hand) for seat in view.seats]
        hidden = [seat for seat in view.seats if seat.hand is None]
        for at in reversed(range(len(SIZES))):
            for seat in hidden:
                for _ in range(memories[seat.seat].plain[at]):
                    hands[seat.seat].append(_pop_fitting(rest, SIZES[at]))
        for seat in hidden:
            while len(hands[seat.seat]) < seat.cards:
                hands[seat.seat].append(rest.pop())
        if _can_haggle(view, hands):
            return hands, rest


def _can_haggle(view: View, hands: list[list[str]]) -> bool:
    """Whether a seat that is asked for a Haggler's card holds one that fits; else it would not be asked (AS-11.7)."""
    if not view.frames or (view.frames[-1].step, view.frames[-1].source) != ("choose_card", "haggler"):
        return True
    haggler = view.waiting[0]
    wares = len(view.seats[haggler].stand)
    return any(not fits(card, wares) for card in hands[haggler])


def _pop_fitting(unseen: list[str], size: int) -> str:
    at = next(at for at, card in enumerate(unseen) if fits(card, size))
    return unseen.pop(at)


def _counts(stand: tuple[str, ...]) -> list[int]:
    counts = [0 for _ in WARES]
    for ware in stand:
        counts[WARE[ware]] += 1
    return counts


def _holy_pool(view: View) -> list[str]:
    """The Holy Places that do not lie open, sorted."""
    pool = [*holy_deck_of(view.setup), *view.setup.row]
    for kind in chain(view.row, view.holy_discard, *(seat.holy_places for seat in view.seats)):
        if kind in pool:  # an open slot of the row may be empty
            pool.remove(kind)
    return sorted(pool)
