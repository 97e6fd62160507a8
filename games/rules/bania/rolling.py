"""Rolling for cards (BA-8)."""

from __future__ import annotations

from functools import cache
from itertools import combinations

from games.engine.contract import Tell
from games.rules.bania import turns
from games.rules.bania.material import BACK, FRONT, WARES, Counts, wares
from games.rules.bania.messages import Reroll
from games.rules.bania.notes import CardsCollected, DiceRolled, DiceTaken
from games.rules.bania.state import ROLL, ROLLING, State


def refused(state: State, seat: int) -> str | None:
    """Why this seat may not roll: must_build (BA-5.3) or piles_empty (BA-5.4); None if it may."""
    if sum(state.hands[seat]) >= state.setup.must_build:
        return "must_build"
    return None if any(state.piles) else "piles_empty"


@cache
def rerolls(dice: int) -> tuple[Reroll, ...]:
    """All ways to choose, out of so many dice, those to roll again (BA-8.2)."""
    numbers = range(1, dice + 1)
    return tuple(Reroll(chosen) for size in numbers for chosen in combinations(numbers, size))


def take_dice(state: State, seat: int, dice: tuple[int, ...], tell: Tell | None) -> None:
    """Ask chance for these dice, numbered from 1."""
    state.rolling = dice
    state.phase = ROLLING
    if tell is not None:
        tell(DiceTaken(seat, dice, state.rolls + 1))


def show(state: State, faces: tuple[str, ...], tell: Tell | None) -> None:
    """Apply what chance rolled; after the last roll the cards are taken at once (BA-8.3)."""
    rolled = state.rolling
    if state.rolls == 0:
        state.dice = list(faces)
    else:
        for die, face in zip(rolled, faces, strict=True):
            state.dice[die - 1] = face
    state.rolls += 1
    state.rolling = ()
    if tell is not None:
        tell(DiceRolled(state.turn, tuple(state.dice), rolled, state.rolls))
    if state.rolls < state.setup.rolls:
        state.phase = ROLL
    else:
        collect(state, tell)


def elephants(state: State) -> int:
    """How many full elephants the dice show (BA-8.5)."""
    return min(state.dice.count(FRONT), state.dice.count(BACK))


def yield_of_dice(state: State) -> Counts:
    """The cards that the dice bring to the seat on turn, if the piles have enough (BA-8.4 to BA-8.6)."""
    spice, oil, silk, incense = map(state.dice.count, WARES)
    full = elephants(state)
    if full:
        a, b, c, d = turns.bonus(state, state.turn)
        return spice + full * a, oil + full * b, silk + full * c, incense + full * d
    return spice, oil, silk, incense


def collect(state: State, tell: Tell | None) -> None:
    """Take the cards for the dice (BA-8.4 to BA-8.9)."""
    seat = state.turn
    wanted = yield_of_dice(state)
    gained = turns.take(state, seat, wanted)
    if tell is not None:
        tell(CardsCollected(seat, wares(gained), wares(turns.lost(wanted, gained)), elephants(state)))
    turns.end_turn(state, tell)
