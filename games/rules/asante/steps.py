"""The stack of steps that are still to be made (part 6.0): who answers the topmost one, how, and what follows.

A step on the stack is a `Frame` (messages.py has an example). An effect lays its first frame on the stack. The kinds of
steps that many effects share are here; each family of cards (Holy Places, Artifacts, Persons, Animals) brings its own
kinds, and what follows when a step is done.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple, TypeAlias, get_args

from msgspec.structs import replace

from games.engine.contract import Tell
from games.rules.asante.cards import GROUP, WARE, WARES
from games.rules.asante.effect_notes import CardDiscarded, Stopped
from games.rules.asante.memory import lose
from games.rules.asante.messages import Frame, Move
from games.rules.asante.moves import DiscardCard, ReturnWare, Stop, TakeWare, Ware
from games.rules.asante.notes import GoldTaken, WareReturned, WareTaken
from games.rules.asante.state import State

Condition: TypeAlias = Callable[[State, int], str | None]
"""Why an effect is not possible now: a reason code, or None. The number: cards in hand without the played one."""
Act: TypeAlias = Callable[[State, Tell | None], None]
Answer: TypeAlias = Callable[[State, Frame, Any, Tell | None], None]
After: TypeAlias = Callable[[State, Frame, Tell | None], None]


class Effect(NamedTuple):
    """What a card does: its condition, what happens at once (if anything), and its first step (if it has one)."""

    refused: Condition
    act: Act | None = None
    first: Frame | None = None


class StepKind(NamedTuple):
    """A kind of step that a seat answers: the moves that may answer it (without `stop`), and what each does."""

    moves: Callable[[State, Frame], list[Move]]
    answer: Answer


class Family(NamedTuple):
    """What a family of cards brings: effects by card; by step and card, the kind of step and what follows it."""

    effects: dict[str, Effect]
    steps: dict[tuple[str, str], StepKind]
    after: dict[tuple[str, str], After]


_ALL: Final = Family({}, {}, {})


def enter(family: Family) -> None:
    """Make a family's cards known."""
    _ALL.effects.update(family.effects)
    _ALL.steps.update(family.steps)
    _ALL.after.update(family.after)


def effect_of(card: str) -> Effect:
    """The effect of an Artifact, a Person or an Animal."""
    return _ALL.effects[card]


OPEN_STEPS: Final = frozenset(
    ("take_ware", "return_ware", "steal_ware", "take_holy_place", "choose_slot", "choose_kind", "choose_artifact")
)
"""The steps whose answers hang on nothing that is hidden: wares, Holy Places and Artifacts lie open (part 7)."""

STOP: Final = Stop()
TAKE: Final = tuple(TakeWare(ware) for ware in get_args(Ware))
RETURN: Final = tuple(ReturnWare(ware) for ware in get_args(Ware))
_DISCARD: Final = {card: DiscardCard(card) for card in GROUP}


def begin(state: State, effect: Effect, tell: Tell | None) -> None:
    """Start an effect whose condition holds."""
    if effect.act is not None:
        effect.act(state, tell)
    if effect.first is not None:
        state.frames.append(effect.first)


def decider(state: State, frame: Frame) -> int:
    """The seat that answers this step."""
    return 1 - state.active if frame.theirs else state.active


def kind_of(frame: Frame) -> StepKind:
    """The card's own kind of step by that name; if it has none, the common one."""
    key = (frame.step, frame.source)
    return _ALL.steps.get(key) or _COMMON[frame.step]


def options(state: State, frame: Frame) -> list[Move]:
    """All moves that answer the topmost step."""
    moves = kind_of(frame).moves(state, frame)
    if not frame.must:
        moves.append(STOP)
    return moves


def answer(state: State, move: Move, tell: Tell | None) -> None:
    """Make a legal move that answers the topmost step."""
    frame = state.frames[-1]
    if isinstance(move, Stop):
        if tell is not None:
            tell(Stopped(decider(state, frame), frame.source))
        finish(state, tell)
    else:
        kind_of(frame).answer(state, frame, move, tell)


def finish(state: State, tell: Tell | None) -> None:
    """Take the topmost step off the stack, since it is done, and begin what follows it."""
    frame = state.frames.pop()
    after = _ALL.after.get((frame.step, frame.source))
    if after is not None:
        after(state, frame, tell)


def _count(state: State, frame: Frame, done: str, tell: Tell | None) -> None:
    """Count one more answer to the topmost step; `done` is the ware or card that it moved."""
    state.frames[-1] = replace(frame, left=frame.left - 1, must=max(0, frame.must - 1), done=(*frame.done, done))
    if frame.left == 1:
        finish(state, tell)


def take_gold(state: State, gold: int, source: str, tell: Tell | None) -> None:
    """Give the active player gold from the supply, which is unlimited (AS-13.5)."""
    seat = state.active
    state.gold[seat] += gold
    if tell is not None:
        tell(GoldTaken(seat, gold, state.gold[seat], source))


def _takeable(state: State, frame: Frame) -> list[Move]:
    if state.free <= 0:
        return []
    barred = frame.done if frame.rule == "other" else ()
    return [TAKE[at] for at, count in enumerate(state.supply) if count and WARES[at] not in barred]


def _take(state: State, frame: Frame, move: TakeWare, tell: Tell | None) -> None:
    take_ware(state, move.ware, frame.source, tell)
    _count(state, frame, move.ware, tell)


def take_ware(state: State, ware: str, source: str, tell: Tell | None) -> None:
    """Move a ware from the supply to the active player's stand."""
    at = WARE[ware]
    state.supply[at] -= 1
    state.stand[at] += 1
    if tell is not None:
        tell(WareTaken(state.active, ware, source))


def _returnable(state: State, frame: Frame) -> list[Move]:
    stand, done = state.stands[decider(state, frame)], frame.done
    if done and frame.rule == "same":
        at = WARE[done[0]]
        return [RETURN[at]] if stand[at] else []
    barred = done if frame.rule == "other" else ()
    return [RETURN[at] for at, count in enumerate(stand) if count and WARES[at] not in barred]


def _return(state: State, frame: Frame, move: ReturnWare, tell: Tell | None) -> None:
    seat, at = decider(state, frame), WARE[move.ware]
    state.stands[seat][at] -= 1
    state.supply[at] += 1
    if tell is not None:
        tell(WareReturned(seat, move.ware, frame.source))
    _count(state, frame, move.ware, tell)


def distinct(cards: list[str]) -> list[str]:
    """The kinds among these cards, each once, in the order of the cards."""
    return list(dict.fromkeys(cards))


def _discardable(state: State, frame: Frame) -> list[Move]:
    return [_DISCARD[card] for card in distinct(state.hands[decider(state, frame)])]


def _discard(state: State, frame: Frame, move: DiscardCard, tell: Tell | None) -> None:
    seat = decider(state, frame)
    lose(state, seat, move.card)
    state.discard.append(move.card)
    if tell is not None:
        tell(CardDiscarded(seat, move.card, frame.source))
    _count(state, frame, move.card, tell)


_COMMON: Final = {
    "take_ware": StepKind(_takeable, _take),
    "return_ware": StepKind(_returnable, _return),
    "discard_card": StepKind(_discardable, _discard),
}
