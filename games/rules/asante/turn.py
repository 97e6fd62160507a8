"""The setup, the phases of a turn, the last turn and the result (parts 4 and 8, AS-3, AS-4, AS-14)."""

from __future__ import annotations

from typing import Any, Final

from games.engine.contract import Dealer, ScoreItem, ScoreLine, Secret, Tell
from games.rules.asante.memory import gain
from games.rules.asante.messages import Frame
from games.rules.asante.moves import BeginPlay, DrawCard, EndTurn, KeepCard, RejectCard
from games.rules.asante.notes import (
    BonusTaken,
    CardKept,
    CardRejected,
    DrawBegun,
    EndTriggered,
    GameEnded,
    HandDealt,
    PlayBegun,
    RowLaid,
    StarterDrawn,
    TurnStarted,
)
from games.rules.asante.piles import DRAW_PHASE
from games.rules.asante.state import DRAW, FINISHED, HANDS, PLAY, ROW, STARTER, State

_DRAW_ONE: Final = Frame("draw", DRAW_PHASE)


# Setup (part 4)


def question(state: State) -> Dealer:
    """What chance owes before the first turn: who begins, the row, a hand for each."""
    if state.phase == STARTER:
        return Dealer((0, 1), 1)
    if state.phase == ROW:
        return Dealer(tuple(state.holy_pool), len(state.row))
    return Dealer(tuple(state.pool), state.setup.hand)


def reply(state: State, outcome: tuple[Any, ...], tell: Tell | None) -> None:
    """Lay out what chance said."""
    if state.phase == STARTER:
        state.active = outcome[0]
        state.phase = ROW if not any(state.row) else HANDS
        if tell is not None:
            tell(StarterDrawn(state.active))
    elif state.phase == ROW:
        for kind in outcome:
            state.holy_pool.remove(kind)
        state.row = list(outcome)
        state.phase = HANDS
        if tell is not None:
            tell(RowLaid(outcome))
    else:
        _deal_hand(state, outcome, tell)


def _deal_hand(state: State, outcome: tuple[str, ...], tell: Tell | None) -> None:
    for card in outcome:
        state.pool.remove(card)
    seat = state.hands.index([])
    state.hands[seat] = sorted(outcome)
    if tell is not None:
        tell(HandDealt(seat, len(outcome), Secret(tuple(state.hands[seat]), (seat,))))
    if seat == 1:
        _start_turn(state, state.active, tell)


# The turn (AS-3, AS-4)


def _start_turn(state: State, seat: int, tell: Tell | None) -> None:
    state.active = seat
    state.turn += 1
    state.phase = DRAW
    state.markers = state.setup.markers
    state.used = [False for _ in state.used]
    state.holy_played = False
    state.discount = 0
    if tell is not None:
        tell(TurnStarted(seat, state.turn, state.last_turn))


def draw(state: State, move: DrawCard, tell: Tell | None) -> None:
    """Spend a marker and draw (AS-4.1). The card itself comes from the pile, with or without chance."""
    state.markers -= 1
    state.frames.append(_DRAW_ONE)
    if tell is not None:
        tell(DrawBegun(state.active, state.markers))


def keep(state: State, move: KeepCard, tell: Tell | None) -> None:
    """Take the drawn card into the hand (AS-4.2)."""
    seat, card = state.active, state.drawn
    gain(state, seat, card, known=1 - seat in state.drawn_seen_by, open_=False)
    state.drawn, state.drawn_seen_by = "", ()
    if tell is not None:
        tell(CardKept(seat, Secret(card, (seat,))))
    _begin_play(state, tell)


def reject(state: State, move: RejectCard, tell: Tell | None) -> None:
    """Discard the drawn card (AS-4.3)."""
    card = state.drawn
    state.discard.append(card)
    state.drawn, state.drawn_seen_by = "", ()
    if tell is not None:
        tell(CardRejected(state.active, card))
    if state.markers:
        state.phase = DRAW
    else:
        _begin_play(state, tell)


def begin_play(state: State, move: BeginPlay, tell: Tell | None) -> None:
    """Go to the PLAY phase (AS-4.4)."""
    _begin_play(state, tell)


def _begin_play(state: State, tell: Tell | None) -> None:
    state.phase = PLAY
    if tell is not None:
        tell(PlayBegun(state.active, state.markers))


def end(state: State, move: EndTurn, tell: Tell | None) -> None:
    """End the turn (AS-3.5), and perhaps the game (part 8)."""
    seat, setup = state.active, state.setup
    if state.markers >= setup.bonus_from:
        state.gold[seat] += setup.bonus
        if tell is not None:
            tell(BonusTaken(seat, setup.bonus, state.gold[seat]))
    if state.last_turn or state.turn == setup.turns:
        _end_game(state, tell)
        return
    if state.gold[seat] >= setup.target:
        state.last_turn = True
        if tell is not None:
            tell(EndTriggered(seat, state.gold[seat]))
    _start_turn(state, 1 - seat, tell)


def _end_game(state: State, tell: Tell | None) -> None:
    state.phase = FINISHED
    state.used = [False for _ in state.used]
    state.discount = 0
    if tell is not None:
        one, other = state.gold
        reason = "last_turn" if state.last_turn else "turn_limit"
        tell(GameEnded(winner(state), (one, other), reason, one == other))


# The result (AS-14.4, AS-14.5)


def winner(state: State) -> int:
    """The winner of a game that is over: the seat with more gold; if equal, the one that had the last turn."""
    one, other = state.gold
    return state.active if one == other else 0 if one > other else 1


def scores(state: State) -> list[ScoreLine]:
    """The score of each seat is its gold. While the game runs both may have rank 1."""
    gold = state.gold
    if state.phase == FINISHED:
        ranks = [1 if seat == winner(state) else 2 for seat in range(len(gold))]
    else:
        ranks = [1 if own == max(gold) else 2 for own in gold]
    return [
        ScoreLine(seat, rank, own, (ScoreItem("gold", own),))
        for seat, (own, rank) in enumerate(zip(gold, ranks, strict=True))
    ]
