"""The fourteen Persons with an effect of their own (AS-11); the Animalist is in window.py."""

from __future__ import annotations

from typing import Final

from games.engine.contract import Secret, Tell
from games.rules.asante.artifacts import CHOOSE_CARD, CHOOSE_SLOT, carry_out_slot, open_slots, place
from games.rules.asante.cards import GROUP, NUMBERS, PLAIN_SIZE, SLOTS, WARES
from games.rules.asante.conditions import always, can_draw, has_card, has_space, has_ware
from games.rules.asante.effect_notes import (
    CardDiscarded,
    CardTaken,
    MarketCried,
    NothingFitted,
    NumberChosen,
    OptionChosen,
    PositionTaken,
    SlotChosen,
)
from games.rules.asante.holy_places import row_refused, slots_to_carry_out
from games.rules.asante.memory import gain, lose, no_plain_card
from games.rules.asante.messages import Frame, Move
from games.rules.asante.moves import ChooseCard, ChooseNumber, ChooseOption, ChoosePosition, ChooseSlot
from games.rules.asante.piles import take_from_row
from games.rules.asante.state import State
from games.rules.asante.steps import Effect, Family, StepKind, distinct, effect_of, take_gold
from games.rules.asante.wares import income
from games.rules.asante.window import announce

_SPACES: Final[int] = NUMBERS["market_stand_spaces"]
"""Stands for "as many as wanted" (AS-11.12, AS-11.13), since no stand holds more wares."""
_FLOOR: Final[int] = NUMBERS["chieftain_hand_floor"]
_FILL: Final[int] = NUMBERS["chieftain_hand_fill"]
_RATE: Final[int] = NUMBERS["moneychanger_rate"]
_DYES: Final = len(WARES) - 1
"""How many wares a Dyer can exchange at most: there are no more other types (AS-11.6)."""


def _animalist_refused(state: State, others: int) -> str | None:
    return "only_in_response"


# Boatman, AS-11.2


def _boatman_refused(state: State, others: int) -> str | None:
    return has_card(state, others) or has_space(state, others)


def _cost(number: int) -> int:
    return number * (number + 1) // 2


def _numbers(state: State, frame: Frame) -> list[Move]:
    return [ChooseNumber(number) for number in range(1, state.free + 1) if _cost(number) <= len(state.hand)]


def _choose_number(state: State, frame: Frame, move: ChooseNumber, tell: Tell | None) -> None:
    state.frames.pop()
    cost = _cost(move.number)
    if tell is not None:
        tell(NumberChosen(state.active, move.number, cost))
    state.frames += (
        Frame("take_ware", "boatman", left=move.number),
        Frame("discard_card", "boatman", left=cost, must=cost),
    )


# Cartographer, AS-11.3, and Pilgrim, AS-11.14


def _slots_left(state: State, frame: Frame) -> list[Move]:
    possible = slots_to_carry_out(state)
    return [move for slot, move in CHOOSE_SLOT.items() if slot in possible and slot not in frame.slots]


def _carry_out_one(state: State, frame: Frame, move: ChooseSlot, tell: Tell | None) -> None:
    state.frames.pop()
    if frame.left > 1:
        state.frames.append(Frame("choose_slot", "cartographer", left=frame.left - 1, slots=(*frame.slots, move.slot)))
    carry_out_slot(state, move.slot, "cartographer", tell)


def _pilgrim_refused(state: State, others: int) -> str | None:
    return None if any(state.row) else "row_empty"


def _filled_slots(state: State, frame: Frame) -> list[Move]:
    return [move for slot, move in CHOOSE_SLOT.items() if state.row[slot - 1]]


def _take_holy_place(state: State, frame: Frame, move: ChooseSlot, tell: Tell | None) -> None:
    state.frames.pop()
    if tell is not None:
        tell(SlotChosen(state.active, "pilgrim", move.slot, state.row[move.slot - 1]))
    take_from_row(state, move.slot, state.active, tell)


# Chieftain, AS-11.5

_OPPONENT_DISCARDS: Final = ChooseOption("opponent_discards")
_DRAW: Final = ChooseOption("draw")


def _chieftain_refused(state: State, others: int) -> str | None:
    return None if _opponent_has_many(state) or _has_few(state, others) else "nobody_affected"


def _opponent_has_many(state: State) -> bool:
    return len(state.hands[state.other]) > _FLOOR


def _has_few(state: State, cards: int) -> bool:
    return cards < _FILL and state.can_draw


def _chieftain_options(state: State, frame: Frame) -> list[Move]:
    moves: list[Move] = [_OPPONENT_DISCARDS] if _opponent_has_many(state) else []
    return [*moves, _DRAW] if _has_few(state, len(state.hand)) else moves


def _command(state: State, frame: Frame, move: ChooseOption, tell: Tell | None) -> None:
    state.frames.pop()
    if tell is not None:
        tell(OptionChosen(state.active, "chieftain", move.option))
    if move == _DRAW:
        state.frames.append(Frame("draw", "chieftain", left=_FILL - len(state.hand)))
    else:
        count = len(state.hands[state.other]) - _FLOOR
        state.frames.append(Frame("discard_card", "chieftain", left=count, must=count, theirs=True))


# Dyer (AS-11.6), Moneychanger (AS-11.12), Nomad (AS-11.13): what comes for the wares that were returned


def _take_dyed(state: State, frame: Frame, tell: Tell | None) -> None:
    state.frames.append(Frame("take_ware", "dyer", left=len(frame.done), rule="other", done=frame.done[:1]))


def _change_money(state: State, frame: Frame, tell: Tell | None) -> None:
    take_gold(state, _RATE * len(frame.done), "moneychanger", tell)


def _take_one_more(state: State, frame: Frame, tell: Tell | None) -> None:
    state.frames.append(Frame("take_ware", "nomad", left=len(frame.done) + 1))


# Haggler, AS-11.7


def _haggler_refused(state: State, others: int) -> str | None:
    # Public facts only: a condition on the hand would tell of it, even if the card is then cancelled (AS-8.2).
    return has_ware(state, others) or has_card(state, others)


def _haggled_cards(state: State, frame: Frame) -> list[Move]:
    wares = sum(state.stand)
    return [CHOOSE_CARD[card] for card in distinct(state.hand) if 0 < PLAIN_SIZE.get(card, 0) <= wares]


def _haggle(state: State, frame: Frame, move: ChooseCard, tell: Tell | None) -> None:
    state.frames.pop()
    lose(state, state.active, move.card)
    state.discard.append(move.card)
    if tell is not None:
        tell(CardDiscarded(state.active, move.card, "haggler"))
    size = PLAIN_SIZE[move.card]
    state.frames.append(Frame("return_ware", "haggler", left=size, must=size, card=move.card))


def _nothing_to_haggle_with(state: State, frame: Frame, tell: Tell | None) -> None:
    no_plain_card(state, state.active, sum(state.stand))
    if tell is not None:
        tell(NothingFitted(state.active, "haggler"))


def _pay_haggler(state: State, frame: Frame, tell: Tell | None) -> None:
    take_gold(state, income(state, frame.card), "haggler", tell)


# Healer, AS-11.8


def _healable(state: State) -> list[str]:
    return [card for card in distinct(state.discard) if GROUP[card] == "person" and card != "healer"]


def _healer_refused(state: State, others: int) -> str | None:
    return None if _healable(state) else "no_person_discarded"


def _healable_cards(state: State, frame: Frame) -> list[Move]:
    return [CHOOSE_CARD[card] for card in sorted(_healable(state))]


def _heal(state: State, frame: Frame, move: ChooseCard, tell: Tell | None) -> None:
    state.frames.pop()
    state.discard.remove(move.card)  # of several copies the lowest one is taken; the others keep their order
    _take_openly(state, move.card, "healer", tell)


def _take_openly(state: State, card: str, source: str, tell: Tell | None) -> None:
    gain(state, state.active, card, known=True, open_=True)
    if tell is not None:
        tell(CardTaken(state.active, card, source))


# Hermit, AS-11.9


def _choose_from_top(state: State, frame: Frame, tell: Tell | None) -> None:
    state.frames.append(Frame("choose_position", "hermit", must=1))


def _positions(state: State, frame: Frame) -> list[Move]:
    return [ChoosePosition(position) for position in range(1, min(state.setup.look, len(state.top)) + 1)]


def _take_position(state: State, frame: Frame, move: ChoosePosition, tell: Tell | None) -> None:
    state.frames.pop()
    seat, taken = state.active, state.top.pop(move.position - 1)
    card = taken.card or ""
    gain(state, seat, card, known=1 - seat in taken.seen_by, open_=False)
    if tell is not None:
        tell(PositionTaken(seat, move.position, Secret(card, (seat,)), state.pile))


# Market Crier, AS-11.10


def _cry(state: State, tell: Tell | None) -> None:
    state.discount += NUMBERS["market_crier_step"]
    if tell is not None:
        tell(MarketCried(state.active, state.discount))


# Carver (AS-11.4) and Tracker (AS-11.15): what becomes of the card that was found

_TO_HAND: Final = ChooseOption("to_hand")
_PLAY_NOW: Final = ChooseOption("play_now")


def _decide_on_found(state: State, frame: Frame, tell: Tell | None) -> None:
    state.frames.append(Frame("choose_option", frame.source, must=1))


def _carver_options(state: State, frame: Frame) -> list[Move]:
    return [_TO_HAND, *(ChooseOption("place", slot) for slot in open_slots(state))]


def _tracker_options(state: State, frame: Frame) -> list[Move]:
    refused = effect_of(state.found).refused(state, len(state.hand))
    return [_TO_HAND] if refused else [_TO_HAND, _PLAY_NOW]


def _use_found(state: State, frame: Frame, move: ChooseOption, tell: Tell | None) -> None:
    state.frames.pop()
    card, state.found = state.found, ""
    if tell is not None:
        tell(OptionChosen(state.active, frame.source, move.option))
    if move.slot is not None:
        place(state, card, move.slot, tell)
    elif move == _PLAY_NOW:
        announce(state, card, tell)
    else:
        _take_openly(state, card, frame.source, tell)


FAMILY: Final = Family(
    effects={
        "animalist": Effect(_animalist_refused),  # AS-8.8
        "boatman": Effect(_boatman_refused, first=Frame("choose_number", "boatman", must=1)),
        "cartographer": Effect(row_refused, first=Frame("choose_slot", "cartographer", left=len(SLOTS))),
        "carver": Effect(can_draw, first=Frame("search", "carver")),
        "chieftain": Effect(_chieftain_refused, first=Frame("choose_option", "chieftain", must=1)),
        "dyer": Effect(has_ware, first=Frame("return_ware", "dyer", left=_DYES, must=1, rule="same")),
        "haggler": Effect(_haggler_refused, first=Frame("choose_card", "haggler", must=1)),
        "healer": Effect(_healer_refused, first=Frame("choose_card", "healer", must=1)),
        "hermit": Effect(can_draw, first=Frame("look", "hermit")),
        "market_crier": Effect(always, _cry),
        "midwife": Effect(can_draw, first=Frame("draw", "midwife", left=NUMBERS["midwife_draw"])),  # AS-11.11
        "moneychanger": Effect(has_ware, first=Frame("return_ware", "moneychanger", left=_SPACES, must=1)),
        "nomad": Effect(always, first=Frame("return_ware", "nomad", left=_SPACES)),
        "pilgrim": Effect(_pilgrim_refused, first=Frame("choose_slot", "pilgrim", must=1)),
        "tracker": Effect(can_draw, first=Frame("search", "tracker")),
    },
    steps={
        ("choose_number", "boatman"): StepKind(_numbers, _choose_number),
        ("choose_slot", "cartographer"): StepKind(_slots_left, _carry_out_one),
        ("choose_option", "carver"): StepKind(_carver_options, _use_found),
        ("choose_option", "chieftain"): StepKind(_chieftain_options, _command),
        ("choose_card", "haggler"): StepKind(_haggled_cards, _haggle),
        ("choose_card", "healer"): StepKind(_healable_cards, _heal),
        ("choose_position", "hermit"): StepKind(_positions, _take_position),
        ("choose_slot", "pilgrim"): StepKind(_filled_slots, _take_holy_place),
        ("choose_option", "tracker"): StepKind(_tracker_options, _use_found),
    },
    after={
        ("search", "carver"): _decide_on_found,
        ("return_ware", "dyer"): _take_dyed,
        ("choose_card", "haggler"): _nothing_to_haggle_with,
        ("return_ware", "haggler"): _pay_haggler,
        ("look", "hermit"): _choose_from_top,
        ("return_ware", "moneychanger"): _change_money,
        ("return_ware", "nomad"): _take_one_more,
        ("search", "tracker"): _decide_on_found,
    },
)
