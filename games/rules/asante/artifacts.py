"""Artifacts: placing and using (AS-7), and the seven effects (AS-10)."""

from __future__ import annotations

from typing import Final, get_args

from games.engine.contract import Tell
from games.rules.asante.cards import ARTIFACTS, GROUP, MARKERS_TO_USE, NUMBERS
from games.rules.asante.conditions import can_draw, has_card, has_space, has_ware
from games.rules.asante.effect_notes import CardsExchanged, SlotChosen
from games.rules.asante.holy_places import carry_out, row_refused, slots_to_carry_out
from games.rules.asante.memory import gain, lose
from games.rules.asante.messages import Frame, Move
from games.rules.asante.moves import ChooseCard, ChooseSlot, PlaceArtifact, Slot, UseArtifact
from games.rules.asante.notes import ArtifactPlaced, ArtifactUsed, GoldPaid
from games.rules.asante.piles import take_from_row
from games.rules.asante.state import State
from games.rules.asante.steps import Effect, Family, StepKind, begin, distinct, effect_of, take_gold

_PAYOUT: Final[list[int]] = NUMBERS["pottery_payout"]
_CALABASH_PRICE: Final = 1
_SLOTS: Final[tuple[Slot, ...]] = get_args(Slot)
_PLACE: Final = {(card, slot): PlaceArtifact(card, slot) for card in ARTIFACTS for slot in _SLOTS}
_USE: Final = {slot: UseArtifact(slot) for slot in _SLOTS}
CHOOSE_SLOT: Final = {slot: ChooseSlot(slot) for slot in _SLOTS}
CHOOSE_CARD: Final = {card: ChooseCard(card) for card in GROUP}


# Placing, AS-7.2 to AS-7.6


def open_slots(state: State) -> list[Slot]:
    """The slots where the active player may lay an Artifact: those with an empty place; if there is none, all."""
    own = state.artifacts[state.active]
    return [slot for slot in _SLOTS if not own[slot - 1]] or list(_SLOTS)


def add_places(state: State, card: str, moves: list[Move]) -> None:
    """Add the moves that place this Artifact from the active player's hand."""
    moves += [_PLACE[card, slot] for slot in open_slots(state)]


def place_from_hand(state: State, move: PlaceArtifact, tell: Tell | None) -> None:
    """Place an Artifact from the hand (AS-7.2)."""
    state.markers -= 1
    lose(state, state.active, move.card)
    place(state, move.card, move.slot, tell)


def place(state: State, card: str, slot: int, tell: Tell | None) -> None:
    """Place an Artifact. The Holy Place there goes to the opponent; for a fourth Artifact to the active player."""
    seat, own = state.active, state.artifacts[state.active]
    fourth = all(own)
    replaced = own[slot - 1]
    if replaced:
        state.discard.append(replaced)
    own[slot - 1] = card
    state.used[slot - 1] = False
    if tell is not None:
        tell(ArtifactPlaced(seat, card, slot, replaced or None))
    take_from_row(state, slot, seat if fourth else 1 - seat, tell)


# Using, AS-7.7


def use_refused(state: State, slot: int) -> str | None:
    """Why the active player cannot use the Artifact at this slot: a reason code, or None."""
    card = state.artifacts[state.active][slot - 1]
    if not card:
        return "no_artifact"
    if state.used[slot - 1]:
        return "artifact_used"
    if state.markers < MARKERS_TO_USE[card]:
        return "no_marker"
    return effect_of(card).refused(state, len(state.hand))


def add_uses(state: State, moves: list[Move]) -> None:
    """Add the moves that use the active player's Artifacts."""
    own = state.artifacts[state.active]
    moves += [_USE[slot] for slot in _SLOTS if own[slot - 1] and not use_refused(state, slot)]


def use(state: State, move: UseArtifact, tell: Tell | None) -> None:
    """Pay the markers, then begin the effect (AS-7.7)."""
    card = state.artifacts[state.active][move.slot - 1]
    state.markers -= MARKERS_TO_USE[card]
    state.used[move.slot - 1] = True
    if tell is not None:
        tell(ArtifactUsed(state.active, card, move.slot, MARKERS_TO_USE[card]))
    begin(state, effect_of(card), tell)


# Effects, AS-10


def _pay_pottery(state: State, frame: Frame, tell: Tell | None) -> None:
    take_gold(state, _PAYOUT[len(frame.done) - 1], "pottery", tell)


def _row_slots(state: State, frame: Frame) -> list[Move]:
    return [CHOOSE_SLOT[slot] for slot in _SLOTS if slot in slots_to_carry_out(state)]


def _read_map(state: State, frame: Frame, move: ChooseSlot, tell: Tell | None) -> None:
    state.frames.pop()
    carry_out_slot(state, move.slot, "map", tell)


def carry_out_slot(state: State, slot: int, source: str, tell: Tell | None) -> None:
    """Carry out the action of a Holy Place of the row once; the card stays there (AS-9.12)."""
    kind = state.row[slot - 1]
    if tell is not None:
        tell(SlotChosen(state.active, source, slot, kind))
    carry_out(state, kind, 1, tell)


def _draw_as_many(state: State, frame: Frame, tell: Tell | None) -> None:
    state.frames.append(Frame("draw", frame.source, left=len(frame.done)))


def _calabash_refused(state: State, others: int) -> str | None:
    if state.gold[state.active] < _CALABASH_PRICE:
        return "not_enough_gold"
    return can_draw(state, others)


def _pay_for_calabash(state: State, tell: Tell | None) -> None:
    seat = state.active
    state.gold[seat] -= _CALABASH_PRICE
    if tell is not None:
        tell(GoldPaid(seat, _CALABASH_PRICE, state.gold[seat], "calabash"))


def _mask_refused(state: State, others: int) -> str | None:
    return has_card(state, others) or (None if state.discard else "discard_empty")


def _hand_cards(state: State, frame: Frame) -> list[Move]:
    return [CHOOSE_CARD[card] for card in distinct(state.hand)]


def _exchange(state: State, frame: Frame, move: ChooseCard, tell: Tell | None) -> None:
    state.frames.pop()
    seat, taken = state.active, state.discard.pop()
    lose(state, seat, move.card)
    gain(state, seat, taken, known=True, open_=True)
    state.discard.append(move.card)
    if tell is not None:
        tell(CardsExchanged(seat, move.card, taken))


def _take_another(state: State, frame: Frame, tell: Tell | None) -> None:
    state.frames.append(Frame("take_ware", "loom", must=1, rule="other", done=frame.done))


FAMILY: Final = Family(
    effects={
        "pottery": Effect(  # AS-10.1
            has_ware, first=Frame("return_ware", "pottery", left=len(_PAYOUT), must=1, rule="other")
        ),
        "map": Effect(row_refused, first=Frame("choose_slot", "map", must=1)),  # AS-10.2
        "shango_figurine": Effect(has_space, first=Frame("take_ware", "shango_figurine", must=1)),  # AS-10.3
        "talking_drum": Effect(  # AS-10.4
            has_card, first=Frame("discard_card", "talking_drum", left=2, must=1)
        ),
        "calabash": Effect(_calabash_refused, _pay_for_calabash, Frame("draw", "calabash")),  # AS-10.5
        "ancestral_mask": Effect(_mask_refused, first=Frame("choose_card", "ancestral_mask", must=1)),  # AS-10.6
        "loom": Effect(has_ware, first=Frame("return_ware", "loom", must=1)),  # AS-10.7
    },
    steps={
        ("choose_slot", "map"): StepKind(_row_slots, _read_map),
        ("choose_card", "ancestral_mask"): StepKind(_hand_cards, _exchange),
    },
    after={
        ("return_ware", "pottery"): _pay_pottery,
        ("discard_card", "talking_drum"): _draw_as_many,
        ("return_ware", "loom"): _take_another,
    },
)
