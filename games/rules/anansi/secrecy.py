"""What a viewer may know (part 7 of the rules file), and the worlds that fit it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from math import comb
from random import Random
from typing import TypeAlias

from games.engine.contract import ALL, Viewer
from games.engine.luck import some_of
from games.rules.anansi.cards import COLOUR, COLOURS, Colour, cards_of, hand_of, in_order
from games.rules.anansi.messages import Column, Laid, SeatView, View
from games.rules.anansi.scoring import pile
from games.rules.anansi.state import State

Holding: TypeAlias = tuple[int, tuple[bool, ...]]
"""A hidden hand: its size, and for each colour whether the hand may hold it."""


def view(state: State, viewer: Viewer) -> View:
    """All that the viewer may know and remember: everything but the hands of others."""
    setup = state.setup
    voids = _voids(state)
    seats = tuple([_seat_view(state, seat, viewer, voids[seat]) for seat in range(setup.seats)])
    dealt = state.turn is not None or state.phase == "game_over"
    opened = in_order(state.undealt) if dealt else []
    return View(
        you=viewer if isinstance(viewer, int) else None,
        setup=setup,
        phase=state.phase,
        round=state.round,
        rounds=len(setup.bonuses),
        bonus=setup.bonuses[state.round - 1],
        trick_number=min(len(state.tricks) + 1, setup.hand),
        tricks_in_round=setup.hand,
        leader=state.leader,
        turn=state.turn,
        display=tuple([Column(colour, cards) for colour, cards in zip(state.row, state.columns, strict=True)]),
        trump=state.trump,
        led=COLOUR[state.trick[0].card] if state.trick else None,
        trick=tuple(state.trick),
        recruits_left=setup.quota - state.recruiters,
        tricks=tuple(state.tricks),
        seats=seats,
        open=tuple(opened),
        unseen=_unseen(state, seats, opened),
        supply=state.supply,
        scored=state.scored,
    )


def _seat_view(state: State, seat: int, viewer: Viewer, voids: Sequence[bool]) -> SeatView:
    hand, listeners, stacks = (
        state.hands[seat],
        state.listeners[seat],
        state.stacks[seat],
    )
    inspired = min(listeners, stacks)
    pile_listeners, pile_bonuses = pile(state, seat)
    return SeatView(
        seat=seat,
        hand=tuple(cards_of(hand)) if viewer is ALL or viewer == seat else None,
        cards=hand.bit_count(),
        listeners=listeners,
        inspired=inspired,
        uninspired=listeners - inspired,
        stacks=stacks,
        voids=tuple([colour for colour, void in zip(COLOURS, voids, strict=True) if void]),
        pile_listeners=pile_listeners,
        pile_bonuses=pile_bonuses,
        points=pile_listeners + sum(pile_bonuses),
    )


def _voids(state: State) -> list[list[bool]]:
    """By seat and colour: whether a trick of this round has proved that the seat has none of it (AN-7.4)."""
    voids = [[False] * len(COLOURS) for _ in range(state.setup.seats)]
    for trick in state.tricks:
        _learn_voids(voids, trick.laid, trick.trump)
    if state.trick:
        _learn_voids(voids, state.trick, state.trump)
    return voids


def _learn_voids(voids: list[list[bool]], laid: Sequence[Laid], trump: Colour | None) -> None:
    led = COLOUR[laid[0].card]
    for each in laid:
        colour = COLOUR[each.card]
        if not each.recruits and colour != led:  # a recruit proves nothing (AN-5.19)
            voids[each.seat][COLOURS.index(led)] = True
            if trump is not None and colour != trump:
                voids[each.seat][COLOURS.index(trump)] = True


def _unseen(state: State, seats: Sequence[SeatView], opened: Sequence[str]) -> tuple[str, ...]:
    seen = {card for column in state.columns for card in column}
    seen.update(opened)
    seen.update([laid.card for laid in state.trick])
    for trick in state.tricks:
        seen.update([laid.card for laid in trick.laid])
    for seat in seats:
        seen.update(seat.hand or ())
    return tuple(in_order(set(state.setup.cards) - seen))


def imagine(view: View, chance: Random) -> State:
    """A world that fits the view. Every deal of the unseen cards that the voids allow is equally likely."""
    return imaginer(view)(chance)


def imaginer(view: View) -> Callable[[Random], State]:
    """Deals such worlds."""
    shown = _seen(view)
    unseen: list[list[str]] = [[] for _ in COLOURS]
    for card in view.unseen:
        unseen[COLOURS.index(COLOUR[card])].append(card)
    hidden = [seat for seat in view.seats if seat.hand is None]
    bound = [seat for seat in hidden if seat.voids]
    holdings = tuple([(seat.cards, tuple([colour not in seat.voids for colour in COLOURS])) for seat in bound])
    free = [(seat.seat, seat.cards) for seat in hidden if not seat.voids]
    dealt = view.turn is not None or view.phase == "game_over"

    def deal(chance: Random) -> State:
        world = shown.copy()
        left = [some_of(cards, len(cards), chance) for cards in unseen]
        for at, seat in enumerate(bound):
            numbers = _draw_numbers(holdings[at:], tuple([len(cards) for cards in left]), chance)
            drawn = [cards.pop() for cards, n in zip(left, numbers, strict=True) for _ in range(n)]
            world.hands[seat.seat] = hand_of(drawn)
        rest = [card for cards in left for card in cards]
        rest = some_of(rest, len(rest), chance)
        for number, cards_held in free:
            world.hands[number] = hand_of(rest[:cards_held])
            del rest[:cards_held]
        if not dealt:
            world.undealt = tuple(sorted(rest))
        return world

    return deal


def _seen(view: View) -> State:
    """The world as far as the viewer knows it: hidden hands are empty."""
    return State(
        setup=view.setup,
        phase=view.phase,
        round=view.round,
        row=tuple([column.colour for column in view.display]),
        leader=view.leader,
        turn=view.turn,
        trump=view.trump,
        columns=[column.cards for column in view.display],
        undealt=tuple(sorted(view.open)),
        hands=[hand_of(seat.hand or ()) for seat in view.seats],
        trick=list(view.trick),
        recruiters=view.setup.quota - view.recruits_left,
        tricks=list(view.tricks),
        listeners=[seat.listeners for seat in view.seats],
        stacks=[seat.stacks for seat in view.seats],
        supply=view.supply,
        scored=view.scored,
    )


def _draw_numbers(holdings: tuple[Holding, ...], left: tuple[int, ...], chance: Random) -> tuple[int, ...]:
    """Draw how many cards of each colour the first of these hands holds; the weight is the number of deals."""
    at = chance.randrange(_deals(holdings, left))
    for numbers, remaining in _splits(holdings[0], left):
        at -= _choices(numbers, left) * _deals(holdings[1:], remaining)
        if at < 0:
            return numbers
    raise AssertionError("the weights add up")


@lru_cache(maxsize=1 << 14)
def _deals(holdings: tuple[Holding, ...], left: tuple[int, ...]) -> int:
    """In how many ways these hands can be filled from that many cards of each colour.

    Only hands with voids: for the others the number of ways is always the same, whatever is left over.
    """
    if not holdings:
        return 1
    return sum(
        [_choices(numbers, left) * _deals(holdings[1:], remaining) for numbers, remaining in _splits(holdings[0], left)]
    )


def _choices(numbers: Sequence[int], left: Sequence[int]) -> int:
    ways = 1
    for n, among in zip(numbers, left, strict=True):
        ways *= comb(among, n)
    return ways


def _splits(holding: Holding, left: tuple[int, ...]) -> Iterator[tuple[tuple[int, ...], tuple[int, ...]]]:
    """All ways to make up a hand by colours, each with the cards of each colour that remain."""
    size, allowed = holding
    first, second, third = [min(size, n) if may else 0 for n, may in zip(left, allowed, strict=True)]
    for a in range(first + 1):
        for b in range(max(0, size - a - third), min(second, size - a) + 1):
            numbers = (a, b, size - a - b)
            yield numbers, (left[0] - a, left[1] - b, left[2] - numbers[2])
