"""Who knows what: the view, and the worlds that fit it (part 10.2 of the rules file)."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import cast

from msgspec.structs import replace

from games.engine.contract import ALL, Viewer
from games.engine.luck import one_of, out_of
from games.rules.antayagi.cards import BACK, BACKS, IN_BACKS, SABOTAGE
from games.rules.antayagi.messages import Back, Memory, Offer, Slot, View
from games.rules.antayagi.scoring import goods, target
from games.rules.antayagi.state import NO_SLOT, NOBODY, State, copy_of, faces_in, pile_size


def view(state: State, viewer: Viewer) -> View:
    """All that the viewer may lawfully know and remember."""
    setup = state.setup
    seats = range(setup.players)
    choices = _choices(state)
    return View(
        you=viewer if isinstance(viewer, int) else None,
        setup=setup,
        phase=state.phase,
        waiting=tuple([seat for seat in seats if state.asked >> seat & 1]),
        turn=state.turns + (state.phase != "over"),
        active=_seat(state.active),
        partner=_seat(state.partner),
        hands=tuple([tuple(_slots(state, seat, viewer)) for seat in seats]),
        bags=tuple([tuple(bag) for bag in state.bags]),
        goods=tuple([goods(bag) for bag in state.bags]),
        targets=tuple([target(setup, bag) for bag in state.bags]),
        pile=pile_size(state),
        top=cast(Back, state.top) if state.top else None,
        discard=tuple(state.discard),
        shuffles=state.shuffles,
        chosen=tuple([seat for seat, slot in enumerate(choices) if slot is not None]),
        choices=tuple([slot if viewer is ALL or viewer == seat else None for seat, slot in enumerate(choices)]),
        revealed=tuple([Offer(*each) for each in zip((state.active, state.partner), state.revealed, strict=False)]),
        asking=tuple(state.asking),
        saboteurs=tuple(state.saboteurs),
        powers=tuple(state.powers),
        taker=_seat(state.taker),
        drawer=_seat(state.drawer),
        partner_draws=state.partner_draws,
        turned=tuple(state.turned),
        unseen=tuple([tuple(cards) for cards in _unseen(state, viewer)]),
        memories=_memories(state, viewer),
        winners=tuple(state.winners),
    )


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _choices(state: State) -> list[int | None]:
    """By seat: the slot that is chosen and not yet revealed, or None."""
    choices: list[int | None] = [None] * state.setup.players
    for seat, slot in zip((state.active, state.partner), state.slots, strict=True):
        if slot != NO_SLOT:
            choices[seat] = slot
    return choices


def _slots(state: State, seat: int, viewer: Viewer) -> list[Slot]:
    """A hand as the viewer sees it now."""
    slots = []
    for slot, (card, deck) in enumerate(zip(state.hands[seat], state.decks[seat], strict=True)):
        inward = faces_in(state, seat, slot)
        seen = viewer is ALL or card == SABOTAGE or (viewer is not None and (viewer == seat) == inward)
        slots.append(Slot(cast(Back, BACK[card]), "in" if inward else "out", card if seen else None, deck))
    return slots


def _knows(state: State, seat: int, slot: int, viewer: Viewer) -> bool:
    """Whether the viewer sees this card or remembers it: those who see a turned card's back saw its face before."""
    card = state.hands[seat][slot]
    if viewer is ALL or card == SABOTAGE:
        return True
    if viewer is None:
        return False
    if viewer == seat:
        return faces_in(state, seat, slot)
    return BACK[card] not in IN_BACKS


def _memories(state: State, viewer: Viewer) -> tuple[Memory, ...]:
    """The cards that the viewer knows and does not see now."""
    if not isinstance(viewer, int):
        return ()
    return tuple(
        [
            Memory(seat, slot, card)
            for seat, hand in enumerate(state.hands)
            if seat != viewer
            for slot, card in enumerate(hand[: state.turned[seat]])
            if card != SABOTAGE and _knows(state, seat, slot, viewer)
        ]
    )


def _unseen(state: State, viewer: Viewer) -> list[list[str]]:
    """By deck: all cards that the viewer has not seen, sorted.

    When the pile runs out, everybody can count what is left of that deck: it lies in the hands that one cannot see.
    So the cards of an older deck are kept apart from those that a shuffle has brought back.
    """
    unseen: list[list[str]] = [[] for _ in range(state.shuffles)]
    unseen.append([card for cards in state.pool for card in cards])
    for seat, (hand, decks) in enumerate(zip(state.hands, state.decks, strict=True)):
        for slot, card in enumerate(hand):
            if not _knows(state, seat, slot, viewer):
                unseen[decks[slot]].append(card)
    for cards in unseen:
        cards.sort()
    return unseen


def without_memories(view: View) -> View:
    """The view of somebody who has forgotten what they do not see now: no aid may remind them of it (AY-10.7)."""
    unseen = [list(cards) for cards in view.unseen]
    for each in view.memories:
        unseen[view.hands[each.seat][each.slot].deck].append(each.card)
    return replace(view, memories=(), unseen=tuple([tuple(sorted(cards)) for cards in unseen]))


def imagine(view: View, chance: Random) -> State:
    """A world that fits the view: unseen cards of each deck and back are dealt evenly to the slots that they fit."""
    return imaginer(view)(chance)


def imaginer(view: View) -> Callable[[Random], State]:
    """Deals such worlds."""
    shown = _seen(view)
    unseen = [[[card for card in cards if BACK[card] == back] for back in BACKS] for cards in view.unseen]
    hidden = [
        (seat, number, slot.deck, BACKS.index(slot.back))
        for seat, hand in enumerate(view.hands)
        for number, slot in enumerate(hand)
        if not shown.hands[seat][number]
    ]

    def deal(chance: Random) -> State:
        world = copy_of(shown)
        piles = [[cards[:] for cards in pile] for pile in unseen]
        hands = world.hands
        for seat, number, deck, back in hidden:
            hands[seat][number] = out_of(piles[deck][back], chance)
        world.pool = piles[-1]
        world.slots = _imagine_choices(view, chance)
        return world

    return deal


def _seen(view: View) -> State:
    """The world as far as the viewer knows it: "" for a card that it does not know, nothing in the draw pile."""
    known = {(memory.seat, memory.slot): memory.card for memory in view.memories}
    hands = [
        [slot.card or known.get((seat, number), "") for number, slot in enumerate(hand)]
        for seat, hand in enumerate(view.hands)
    ]
    return State(
        setup=view.setup,
        phase=view.phase,
        asked=sum([1 << seat for seat in view.waiting]),
        turns=view.turn - (view.phase != "over"),
        active=_number(view.active),
        partner=_number(view.partner),
        hands=hands,
        turned=list(view.turned),
        decks=[[slot.deck for slot in hand] for hand in view.hands],
        bags=[list(bag) for bag in view.bags],
        pool=[],
        top=view.top or "",
        discard=list(view.discard),
        shuffles=view.shuffles,
        slots=[],
        revealed=[offer.card for offer in view.revealed],
        asking=list(view.asking),
        saboteurs=list(view.saboteurs),
        powers=list(view.powers),
        taker=_number(view.taker),
        drawer=_number(view.drawer),
        partner_draws=view.partner_draws,
        winners=list(view.winners),
    )


def _number(seat: int | None) -> int:
    return NOBODY if seat is None else seat


def _imagine_choices(view: View, chance: Random) -> list[int]:
    """All hidden choices: those that the viewer knows, the others evenly from the slots (law 6c)."""
    slots = [NO_SLOT, NO_SLOT]
    for at, seat in enumerate((view.active, view.partner)):
        if seat in view.chosen and seat is not None:
            known = view.choices[seat]
            slots[at] = one_of(range(len(view.hands[seat])), chance) if known is None else known
    return slots
