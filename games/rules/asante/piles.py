"""The piles (AS-13): drawing, searching, looking and refilling, with or without chance.

These are the steps that no seat answers. Each goes on as far as it can without chance: cards that somebody has looked
at lie in `top` and are taken from there first. Chance is asked only for a card of the rest of the pile.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable
from typing import Final

from games.engine.contract import Dealer, Secret, Tell
from games.rules.asante.cards import ANIMALS, ARTIFACTS, GROUP, HOLY, PERSONS, SLOTS
from games.rules.asante.effect_notes import CardFinished, PileLookedAt
from games.rules.asante.memory import gain, show
from games.rules.asante.messages import Frame, PileCard
from games.rules.asante.notes import (
    CardDrawn,
    CardTurned,
    HolyPileRenewed,
    HolyPlaceTaken,
    PileRenewed,
    RowRefilled,
    SearchFailed,
)
from games.rules.asante.state import DRAWN, State
from games.rules.asante.steps import finish

WANTED: Final = {"tracker": "animal", "carver": "artifact"}
"""The group of cards that each of the two searches for (AS-11.4, AS-11.15)."""
DRAW_PHASE: Final = "draw_card"
"""The `source` of a card that is drawn in the DRAW phase, to be kept or rejected."""


def question(state: State) -> Dealer:
    """What chance owes for the topmost step."""
    frame = state.frames[-1]
    if frame.step == "refill":
        return Dealer(tuple(state.holy_pool), 1)
    return Dealer(tuple(state.pool), _unseen_to_look_at(state) if frame.step == "look" else 1)


def reply(state: State, outcome: tuple[str, ...], tell: Tell | None) -> None:
    """Apply what chance dealt for the topmost step."""
    frame = state.frames[-1]
    if frame.step == "refill":
        state.holy_pool.remove(outcome[0])
        _lay(state, frame.slots[0], outcome[0], tell)
        return
    for card in outcome:
        state.pool.remove(card)
    if frame.step == "look":
        state.top += [PileCard(card, ()) for card in outcome]
        _show_top(state, frame, tell)
    elif frame.step == "search":
        _turn_over(state, frame, outcome[0], tell)
    else:
        _draw(state, frame, PileCard(outcome[0], ()), tell)


def _renew(state: State, tell: Tell | None) -> None:
    """The discard pile becomes the draw pile (AS-13.1).

    Everything else lies open now, so both players can work out the other hand.
    """
    state.pool = sorted(state.discard)
    state.discard = []
    show(state, 0)
    show(state, 1)
    if tell is not None:
        tell(PileRenewed(len(state.pool)))


# Drawing


def _go_on_drawing(state: State, frame: Frame, tell: Tell | None) -> bool:
    """Draw one card without chance. False if that is not possible: then chance must speak."""
    if state.top:
        _draw(state, frame, state.top.pop(0), tell)
        return True
    if state.pool:
        return False
    if state.discard:
        _renew(state, tell)
        return False
    state.frames.pop()  # both piles are empty: the draw gives nothing (AS-13.2)
    return True


def _draw(state: State, frame: Frame, drawn: PileCard, tell: Tell | None) -> None:
    seat, card = state.active, drawn.card or ""
    if frame.source == DRAW_PHASE:
        state.drawn, state.drawn_seen_by = card, drawn.seen_by
        state.phase = DRAWN
    else:
        gain(state, seat, card, known=1 - seat in drawn.seen_by, open_=False)
    if tell is not None:
        tell(CardDrawn(seat, Secret(card, (seat,)), frame.source, state.pile))
    if frame.left > 1:
        state.frames[-1] = Frame("draw", frame.source, frame.left - 1)
    else:
        state.frames.pop()


# Searching, AS-11.17


def _go_on_searching(state: State, frame: Frame, tell: Tell | None) -> bool:
    if state.top:
        _turn_over(state, frame, state.top.pop(0).card or "", tell)
        return True
    if state.pool:
        return False
    if any(GROUP[card] == WANTED[frame.source] for card in state.discard):
        _renew(state, tell)
        return False
    if tell is not None:
        tell(SearchFailed(state.active, frame.source))
    state.frames.pop()
    return True


def _turn_over(state: State, frame: Frame, card: str, tell: Tell | None) -> None:
    found = GROUP[card] == WANTED[frame.source]
    if tell is not None:
        tell(CardTurned(state.active, card, frame.source, found, state.pile))
    if found:
        state.found = card
        finish(state, tell)
    else:
        state.discard.append(card)


# Looking, AS-11.9


def _unseen_to_look_at(state: State) -> int:
    return max(0, min(state.setup.look - len(state.top), len(state.pool)))


def _go_on_looking(state: State, frame: Frame, tell: Tell | None) -> bool:
    if not state.pile and state.discard:
        _renew(state, tell)
    if _unseen_to_look_at(state):
        return False
    _show_top(state, frame, tell)
    return True


def _show_top(state: State, frame: Frame, tell: Tell | None) -> None:
    seat = state.active
    seen = state.top[: state.setup.look]
    state.top[: len(seen)] = [PileCard(each.card, tuple(sorted({*each.seen_by, seat}))) for each in seen]
    if tell is not None:
        cards = tuple([each.card or "" for each in seen])
        tell(PileLookedAt(seat, len(seen), Secret(cards, (seat,))))
    finish(state, tell)


# The row, AS-7.5, AS-13.3, AS-13.4


def take_from_row(state: State, slot: int, seat: int, tell: Tell | None) -> None:
    """Give the Holy Place of a slot to a seat, then the slot is refilled. An empty slot gives nothing (AS-7.10)."""
    kind = state.row[slot - 1]
    if not kind:
        return
    state.row[slot - 1] = ""
    state.holy[seat][HOLY[kind]] += 1
    if tell is not None:
        tell(HolyPlaceTaken(seat, kind, slot, None))
    state.frames.append(_REFILL[slot])


def discard_holy_place(state: State, kind: str) -> None:
    """Put a Holy Place on its discard pile. Now empty slots can be refilled, the lowest first."""
    insort(state.holy_discard, kind)
    for slot in reversed(SLOTS):
        if not state.row[slot - 1]:
            state.frames.append(_REFILL[slot])


def _go_on_refilling(state: State, frame: Frame, tell: Tell | None) -> bool:
    if state.holy_pool:
        return False
    if state.holy_discard:
        state.holy_pool, state.holy_discard = state.holy_discard, []
        if tell is not None:
            tell(HolyPileRenewed(len(state.holy_pool)))
        return False
    state.frames.pop()  # no Holy Place is left: the slot stays empty
    return True


def _lay(state: State, slot: int, kind: str, tell: Tell | None) -> None:
    state.row[slot - 1] = kind
    if tell is not None:
        tell(RowRefilled(slot, kind))
    state.frames.pop()


_REFILL: Final = {slot: Frame("refill", "row", slots=(slot,)) for slot in SLOTS}


# The end of a card, AS-1.5


def _put_away(state: State, frame: Frame, tell: Tell | None) -> bool:
    """The card whose effect is over goes from the resolving zone to the discard pile."""
    card = state.resolving.pop()
    state.discard.append(card)
    if tell is not None:
        tell(CardFinished(state.active, card))
    state.frames.pop()
    return True


_FINISH: Final = {card: Frame("finish", card) for card in (*ARTIFACTS, *PERSONS, *ANIMALS)}


def resolve(state: State, card: str) -> None:
    """Put a card into the resolving zone. It stays there until all steps laid on the stack after this are done."""
    state.resolving.append(card)
    state.frames.append(_FINISH[card])


AUTOMATIC: Final[dict[str, Callable[[State, Frame, Tell | None], bool]]] = {
    "draw": _go_on_drawing,
    "search": _go_on_searching,
    "look": _go_on_looking,
    "refill": _go_on_refilling,
    "finish": _put_away,
}
"""The steps that no seat answers. Each function returns False when chance must speak, else True."""
