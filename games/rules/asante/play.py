"""The moves of a turn (AS-4, AS-5) and the stack of steps on top of them (6.0)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from games.engine.contract import Tell
from games.rules.asante import animals, artifacts, holy_places, persons, turn, wares, window
from games.rules.asante.cards import ANIMALS, GROUP, PERSONS
from games.rules.asante.memory import lose
from games.rules.asante.messages import Move
from games.rules.asante.moves import (
    BeginPlay,
    BuyWares,
    DrawCard,
    EndTurn,
    KeepCard,
    LetPass,
    PlaceArtifact,
    PlayAnimal,
    PlayAnimalist,
    PlayHolyPlace,
    PlayPerson,
    RejectCard,
    SellWares,
    UseArtifact,
)
from games.rules.asante.piles import AUTOMATIC
from games.rules.asante.state import DRAW, DRAWN, PLAY, State, copy_of
from games.rules.asante.steps import answer, effect_of, enter, finish, kind_of

for _family in (holy_places, artifacts, persons, animals, window):
    enter(_family.FAMILY)

_DRAW_CARD: Final = DrawCard()
_BEGIN_PLAY: Final = BeginPlay()
_END_TURN: Final = EndTurn()
_KEEP_OR_REJECT: Final[tuple[Move, ...]] = (KeepCard(), RejectCard())
_ANNOUNCE: Final[dict[str, Move]] = {
    **{card: PlayPerson(card) for card in PERSONS},
    **{card: PlayAnimal(card) for card in ANIMALS},
}


def main_moves(state: State) -> list[Move]:
    """All moves of the active player while no effect is carried out; the end of the turn comes last."""
    if state.phase == PLAY:
        moves: list[Move] = []
        if state.markers:
            _add_cards(state, moves)
            artifacts.add_uses(state, moves)
        holy_places.add_plays(state, moves)
        moves.append(_END_TURN)
        return moves
    if state.phase == DRAWN:
        return list(_KEEP_OR_REJECT)
    if state.phase == DRAW:
        return [_DRAW_CARD, _BEGIN_PLAY] if state.can_draw else [_BEGIN_PLAY]
    return []


def _add_cards(state: State, moves: list[Move]) -> None:
    hand, free = state.hand, state.free
    others = len(hand) - 1
    before = ""
    for card in hand:
        if card == before:
            continue
        before = card
        group = GROUP[card]
        if group == "ware":
            wares.add_trades(state, card, free, moves)
        elif group == "artifact":
            artifacts.add_places(state, card, moves)
        elif effect_of(card).refused(state, others) is None:
            moves.append(_ANNOUNCE[card])


def _announce(state: State, move: PlayPerson | PlayAnimal, tell: Tell | None) -> None:
    """Announce a Person or an Animal (AS-8.1)."""
    state.markers -= 1
    lose(state, state.active, move.card)
    window.announce(state, move.card, tell)


_MAIN: Final[dict[type[Any], Callable[[State, Any, Tell | None], None]]] = {
    DrawCard: turn.draw,
    KeepCard: turn.keep,
    RejectCard: turn.reject,
    BeginPlay: turn.begin_play,
    EndTurn: turn.end,
    BuyWares: wares.buy,
    SellWares: wares.sell,
    PlaceArtifact: artifacts.place_from_hand,
    UseArtifact: artifacts.use,
    PlayPerson: _announce,
    PlayAnimal: _announce,
    PlayHolyPlace: holy_places.play,
}


def make(state: State, move: Move, tell: Tell | None) -> None:
    """Make a legal move, then everything that needs no further choice and no chance."""
    if state.frames:
        answer(state, move, tell)
    else:
        _MAIN[type(move)](state, move, tell)
    settle(state, tell)


def settle(state: State, tell: Tell | None) -> None:
    """Go on until a seat or chance must speak. A step whose only answer is `stop` is skipped (AS-1.6)."""
    frames = state.frames
    while frames:
        frame = frames[-1]
        go_on = AUTOMATIC.get(frame.step)
        if go_on is not None:
            if not go_on(state, frame, tell):
                return
        elif kind_of(frame).moves(state, frame):
            return
        else:
            finish(state, tell)


_ALWAYS_REVEAL: Final = (DrawCard, RejectCard, EndTurn, PlayAnimalist, LetPass)


def reveals(state: State, move: Move) -> bool:
    """Whether the move is a barrier (part 6.1). Some always are, others if they announce, ask chance or move a pile."""
    if isinstance(move, _ALWAYS_REVEAL):
        return True
    after = copy_of(state)
    make(after, move, None)
    step = after.frames[-1].step if after.frames else ""
    # An open window tells of an announcement. The type of the move would not: a Tracker announces by `choose_option`.
    return step == "response" or step in AUTOMATIC or (state.top, state.pool) != (after.top, after.pool)
