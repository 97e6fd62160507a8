"""Rounds and their scoring, the final sum and the ranking (AN-8)."""

from __future__ import annotations

from games.engine.contract import ScoreItem, ScoreLine, Tell
from games.rules.anansi.messages import (
    Case,
    GameEnded,
    Placing,
    RoundScore,
    RoundScored,
    Setup,
)
from games.rules.anansi.state import State


def score(setup: Setup, round_: int, seat: int, listeners: int, stacks: int) -> RoundScore:
    """What a seat with these listeners and stacks scores at the end of that round (AN-8.2)."""
    case: Case = "exact" if listeners == stacks else "under" if listeners < stacks else "over"
    kept = 0 if case == "over" else listeners
    pays = case == "exact" and (stacks > 0 or setup.bonus_for_zero)
    bonus = setup.bonuses[round_ - 1] if pays else 0
    return RoundScore(seat, listeners, stacks, case, kept, bonus, kept + bonus)


def end_round(state: State, tell: Tell | None) -> None:
    """Score every seat, then begin the next round or end the game."""
    setup = state.setup
    lines = tuple(
        [score(setup, state.round, seat, state.listeners[seat], state.stacks[seat]) for seat in range(setup.seats)]
    )
    state.supply += sum([line.listeners - line.kept for line in lines])
    state.listeners = [0] * setup.seats
    state.scored += (lines,)
    state.turn = None
    if tell is not None:
        tell(RoundScored(state.round, lines, state.supply))
    if state.round == len(setup.bonuses):
        state.phase = "game_over"
        if tell is not None:
            tell(
                GameEnded(
                    tuple(
                        sorted(
                            placings(state),
                            key=lambda placing: (placing.rank, placing.seat),
                        )
                    )
                )
            )
    else:
        gather(state)
        state.round += 1


def gather(state: State) -> None:
    """Give all Story cards back to chance (AN-4.6), and take listeners and stacks away (AN-4.11)."""
    seats = state.setup.seats
    state.phase = "display"
    state.trump = None
    state.columns = [() for _ in state.row]
    state.undealt = tuple(sorted(state.setup.cards))
    state.hands = [0] * seats
    state.tricks = []
    state.stacks = [0] * seats


def pile(state: State, seat: int) -> tuple[int, tuple[int, ...]]:
    """The listeners and the bonus cards on a seat's scoring pile."""
    lines = [lines[seat] for lines in state.scored]
    return sum([line.kept for line in lines]), tuple([line.bonus for line in lines if line.bonus])


def placings(state: State) -> list[Placing]:
    """The place of every seat, in seat order: by points, then by listeners; equal seats share a place (AN-8.12)."""
    sums = []
    for seat in range(state.setup.seats):
        listeners, bonuses = pile(state, seat)
        sums.append((listeners + sum(bonuses), listeners))
    return [Placing(seat, 1 + sum([other > own for other in sums]), own[0], own[1]) for seat, own in enumerate(sums)]


def score_lines(state: State) -> list[ScoreLine]:
    """The finished rounds, item by item. The round that is being played does not count yet."""
    lines = []
    for placing in placings(state):
        items: list[ScoreItem] = []
        for round_, scores in enumerate(state.scored, start=1):
            line = scores[placing.seat]
            facts: dict[str, int | str] = {
                "round": round_,
                "case": line.case,
                "listeners": line.listeners,
                "stacks": line.stacks,
            }
            items.append(ScoreItem("listeners", line.kept, facts))
            if line.bonus:
                items.append(ScoreItem("bonus", line.bonus, {"round": round_}))
        lines.append(ScoreLine(placing.seat, placing.rank, placing.points, tuple(items)))
    return lines
