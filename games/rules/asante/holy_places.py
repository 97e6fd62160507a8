"""Holy Places (AS-9) and their five actions: a player plays an own one, or an effect carries one out in the row."""

from __future__ import annotations

from typing import Final, get_args

from games.engine.contract import Tell
from games.rules.asante.cards import HOLY, HOLY_PLACES, SLOTS
from games.rules.asante.conditions import always, can_draw, has_ware
from games.rules.asante.effect_notes import KindChosen
from games.rules.asante.messages import Frame, Move
from games.rules.asante.moves import Action, ChooseKind, HolyPlace, PlayHolyPlace
from games.rules.asante.notes import HolyPlacePlayed, MarkersRetrieved
from games.rules.asante.piles import discard_holy_place
from games.rules.asante.state import State
from games.rules.asante.steps import Condition, Family, StepKind, take_gold

ACTIONS: Final[tuple[Action, ...]] = get_args(Action)
"""What Kilimanjaro may stand for (AS-9.10)."""


def _marker_spent(state: State, others: int) -> str | None:
    return None if state.markers < state.setup.markers else "no_marker_spent"


_REFUSED: Final[dict[str, Condition]] = {
    "rwenzori": can_draw,  # AS-9.6
    "victoria": always,  # AS-9.7
    "okavango": _marker_spent,  # AS-9.8
    "ngorongoro": has_ware,  # AS-9.9
    "kilimanjaro": always,  # AS-9.10
}
_COPIES: Final = range(1, 4)
_FIRST: Final = {
    (kind, times): frame
    for times in _COPIES
    for kind, frame in (
        ("rwenzori", Frame("draw", "rwenzori", left=times)),
        ("ngorongoro", Frame("return_ware", "ngorongoro", times=times)),
        ("kilimanjaro", Frame("choose_kind", "kilimanjaro", left=times)),
    )
}
_PLAY: Final = {kind: PlayHolyPlace(kind) for kind in get_args(HolyPlace)}
_CHOOSE: Final = {kind: ChooseKind(kind) for kind in ACTIONS}


def refused(state: State, kind: str) -> str | None:
    """Why the action cannot be carried out now: a reason code, or None."""
    return _REFUSED[kind](state, 0)


def refused_after_marker(state: State, kind: str) -> str | None:
    """The same for an effect that costs a marker: Okavango is then always possible (AS-10.2, AS-11.3)."""
    return None if kind == "okavango" else refused(state, kind)


def slots_to_carry_out(state: State) -> list[int]:
    """The slots of the row whose action is possible now (AS-9.12)."""
    return [slot for slot in SLOTS if state.row[slot - 1] and not refused(state, state.row[slot - 1])]


def row_refused(state: State, others: int) -> str | None:
    """Why no Holy Place of the row can be carried out after a marker is spent: a reason code, or None."""
    if any(kind and not refused_after_marker(state, kind) for kind in state.row):
        return None
    return "no_holy_place_possible"


def play_refused(state: State, kind: str) -> str | None:
    """Why the active player cannot play this kind (AS-9.2, AS-9.5): a reason code, or None."""
    if state.holy_played:
        return "holy_place_played"
    if not state.holy[state.active][HOLY[kind]]:
        return "no_such_holy_place"
    return refused(state, kind)


def add_plays(state: State, moves: list[Move]) -> None:
    """Add the moves that play the active player's Holy Places."""
    if state.holy_played:
        return
    for at, count in enumerate(state.holy[state.active]):
        if count and not refused(state, HOLY_PLACES[at]):
            moves.append(_PLAY[HOLY_PLACES[at]])


def play(state: State, move: PlayHolyPlace, tell: Tell | None) -> None:
    """Discard one card, and carry out the action once for every copy that the player had (AS-9.3)."""
    seat, kind = state.active, move.kind
    own = state.holy[seat]
    copies = own[HOLY[kind]]
    own[HOLY[kind]] -= 1
    state.holy_played = True
    if tell is not None:
        tell(HolyPlacePlayed(seat, kind, copies))
    carry_out(state, kind, copies, tell)
    discard_holy_place(state, kind)


def carry_out(state: State, kind: str, times: int, tell: Tell | None) -> None:
    """Begin the action, to be done up to `times` times."""
    if kind == "victoria":
        take_gold(state, times, kind, tell)
    elif kind == "okavango":
        _retrieve(state, times, tell)
    else:
        state.frames.append(_FIRST[kind, times])


def _retrieve(state: State, times: int, tell: Tell | None) -> None:
    count = min(times, state.setup.markers - state.markers)
    state.markers += count
    if tell is not None:
        tell(MarkersRetrieved(state.active, count, state.markers, "okavango"))


def _take_another(state: State, frame: Frame, tell: Tell | None) -> None:
    """Ngorongoro: after a ware was returned, take another; then the action may be done once more."""
    if frame.done:
        if frame.times > 1:
            state.frames.append(_FIRST["ngorongoro", frame.times - 1])
        state.frames.append(Frame("take_ware", "ngorongoro", must=1, rule="other", done=frame.done))


def _kinds(state: State, frame: Frame) -> list[Move]:
    return [_CHOOSE[kind] for kind in ACTIONS if not refused(state, kind)]


def _choose_kind(state: State, frame: Frame, move: ChooseKind, tell: Tell | None) -> None:
    state.frames.pop()
    if frame.left > 1:
        state.frames.append(_FIRST["kilimanjaro", frame.left - 1])
    if tell is not None:
        tell(KindChosen(state.active, move.kind))
    carry_out(state, move.kind, 1, tell)


FAMILY: Final = Family(
    effects={},
    steps={("choose_kind", "kilimanjaro"): StepKind(_kinds, _choose_kind)},
    after={("return_ware", "ngorongoro"): _take_another},
)
