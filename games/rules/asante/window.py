"""The response window (AS-8): a card is announced, the opponent answers, then it takes effect or is cancelled."""

from __future__ import annotations

from typing import Final

from games.engine.contract import Tell
from games.rules.asante.cards import ANIMALIST, ANNOUNCED
from games.rules.asante.effect_notes import CardAnnounced, CardCancelled, CardLetPass
from games.rules.asante.memory import lose
from games.rules.asante.messages import Frame, Move
from games.rules.asante.moves import LetPass, PlayAnimalist
from games.rules.asante.piles import resolve
from games.rules.asante.state import State
from games.rules.asante.steps import Family, StepKind, begin, effect_of

LET_PASS: Final = LetPass()
_PLAY_ANIMALIST: Final = PlayAnimalist()
_WINDOWS: Final = {card: Frame("response", card, must=1, theirs=True) for card in ANNOUNCED}


def announce(state: State, card: str, tell: Tell | None) -> None:
    """Put the card into the resolving zone and ask the opponent, whatever the opponent holds (AS-8.5)."""
    resolve(state, card)
    state.frames.append(_WINDOWS[card])
    if tell is not None:
        tell(CardAnnounced(state.active, card, state.markers))


def _answers(state: State, frame: Frame) -> list[Move]:
    if ANIMALIST in state.hands[state.other]:
        return [LET_PASS, _PLAY_ANIMALIST]
    return [LET_PASS]


def _answer(state: State, frame: Frame, move: LetPass | PlayAnimalist, tell: Tell | None) -> None:
    state.frames.pop()
    if isinstance(move, PlayAnimalist):
        _cancel(state, tell)
        return
    if tell is not None:
        tell(CardLetPass(state.other, frame.source))
    begin(state, effect_of(frame.source), tell)


def _cancel(state: State, tell: Tell | None) -> None:
    """The announced card has no effect. It goes to the discard pile, then the Animalist on top of it (AS-8.4)."""
    card = state.resolving.pop()
    state.frames.pop()
    lose(state, state.other, ANIMALIST)
    state.discard += (card, ANIMALIST)
    if tell is not None:
        tell(CardCancelled(state.other, card))


FAMILY: Final = Family(
    effects={}, steps={("response", card): StepKind(_answers, _answer) for card in _WINDOWS}, after={}
)
