"""What makes a position of Bania good, and what a sensible player does there (part 11 of the rules file)."""

from __future__ import annotations

from random import Random
from typing import Final

from games.engine.contract import Effort, Lookahead, Strategy
from games.engine.fitted import read_odds
from games.rules.bania import building, rolling
from games.rules.bania.material import BACK, COST, FRONT, NEIGHBOURS, SPACES, WARE, WARES, counts_of
from games.rules.bania.messages import (
    EndBuilding,
    Move,
    Pass,
    PlaceElephant,
    Reroll,
    Roll,
    StopRolling,
    TradeIn,
)
from games.rules.bania.payment import ALONE, SHUT, UNPAYABLE, prices
from games.rules.bania.scoring import leaders, placed_points, score_lines
from games.rules.bania.state import ACTION, BUILD, FINISHED, IN_STOCK, ROLL, TRADE, State
from games.rules.bania.turns import bonus, obtainable, settlement_wares

_CARD: Final = 1.0
"""Points that a card will bring, as long as there is room on the board (note 3 of part 11)."""
_LAST_CARD: Final = 0.15
"""The same when the board is full, without majorities."""
_ROOM: Final = 9
"""With fewer legal spaces than this the end is near, and cards lose their worth."""
_GLUT: Final = 0.015
"""How much less each further card of one ware is worth than the card before it."""
_TURN: Final = 2.0
"""What it costs to give up building for a turn: about half of what a roll brings (note 6)."""
_SPACES_A_TURN: Final = 2
"""About how many legal spaces a turn uses up."""
_FORESIGHT: Final = 8
"""The most bonuses of an elephant that are counted: after that its settlement has probably closed."""
_FRESH_DIE: Final = 2 / 3
"""Cards that a die brings on average when it is rolled once more."""


class BaniaStrategy(Strategy[State, Move]):
    """A position is worth the points, what hand and elephant will still bring, and what was begun in this turn."""

    lookahead = Lookahead(levels={"strong": Effort("rollout", 12)})
    odds = read_odds(__package__)

    def evaluate(self, state: State, seat: int) -> float:
        """The seat's expected lead over the average of the others, in points."""
        return self.standings(state, state.setup.players)[seat]

    def standings(self, state: State, seats: int) -> list[float]:
        """The expected leads of all seats."""
        standing = _standings(state)
        total = sum(standing)
        return [own - (total - own) / (seats - 1) for own in standing]

    def settled(self, state: State) -> bool:
        """As a turn begins: what the others' turns bring them must count against every move alike."""
        return state.phase in (ACTION, FINISHED)

    def policy(self, state: State, seat: int, chance: Random) -> Move:
        """Make the purchase that brings most for its cards, else roll; end what was begun in the simplest way."""
        if state.phase in (ACTION, BUILD):
            return _build(state, seat, chance)
        if state.phase == TRADE:
            return _most_plentiful(state, seat)
        if state.phase == ROLL:
            return _reroll(state)
        sites = building.elephant_sites(state, seat)
        return PlaceElephant(SPACES[max(sites, key=lambda space: _promise(state, space))])


def _standings(state: State) -> list[float]:
    if state.phase == FINISHED:
        return [float(line.points) for line in score_lines(state)]
    free = len(SPACES) - state.around.count(SHUT)
    late = max(0.0, 1 - free / _ROOM)
    card = _CARD - (_CARD - _LAST_CARD) * late
    standing = []
    for seat, hand in enumerate(state.hands):
        worth = placed_points(state, seat) + card * sum(hand)
        worth -= _GLUT * sum(count * count for count in hand)
        standing.append(worth + card * _elephant(state, seat, free))
    for _, seats, _ in leaders(state.hands) if late else ():
        for seat in seats:
            standing[seat] += state.setup.majority * late
    standing[state.turn] += _begun(state, card)
    return standing


def _elephant(state: State, seat: int, free: int) -> float:
    """How many cards the elephant is still expected to bring (note 7)."""
    space = state.elephants[seat]
    if space == IN_STOCK:
        return 0.0
    # By turns and not by rounds: otherwise ending a turn would seem to win a whole bonus.
    players = state.setup.players
    turns_away = (seat - state.turn - 1) % players + 1
    bonuses = min(_FORESIGHT, (free / _SPACES_A_TURN - turns_away) / players)
    return max(0.0, bonuses) * _promise(state, space)


def _promise(state: State, space: int) -> float:
    """How many cards an elephant here brings in a turn; fewer if its settlement is soon full."""
    room = (state.setup.closing - len(state.homes[space])) / (state.setup.closing - 1)
    return room * sum(settlement_wares(state, space))


def _begun(state: State, card: float) -> float:
    """What the open purchase or the dice are about to change for the seat on turn."""
    if state.phase == TRADE:
        starts = not any(state.homes[beside] for beside in NEIGHBOURS[state.site])
        points = state.setup.settle if starts else state.setup.extend
        return points - card * state.setup.trade * len(state.wanted)
    if state.phase == ROLL:
        hand = state.hands[state.turn]
        gained = obtainable(state, rolling.yield_of_dice(state))
        # Valued as in the hand: otherwise stopping would seem to lose something.
        glut = sum((count + more) ** 2 - count * count for count, more in zip(hand, gained, strict=True))
        spent = _TURN if state.rolls == 1 else 0.0
        return card * sum(_die_worth(state)) - _GLUT * glut - spent
    return 0.0


def _die_worth(state: State) -> list[float]:
    """By die: how many cards it is expected to bring, if it may be rolled again."""
    half = sum(obtainable(state, bonus(state, state.turn))) / 2
    useful = dict[str, int](zip(WARES, state.piles, strict=True))
    useful[FRONT] = useful[BACK] = rolling.elephants(state)
    worth = []
    for face in state.dice:
        brings = 0.0 if useful[face] <= 0 else 1.0 if face in WARE else half
        worth.append(max(brings, _FRESH_DIE))
        useful[face] -= 1
    return worth


def _build(state: State, seat: int, chance: Random) -> Move:
    """The purchase that brings most for its cards, if it is worth them or nothing else is possible."""
    best = _best_purchase(state, seat)
    can_wait = state.phase == BUILD or rolling.refused(state, seat) is None
    if best is not None and (best[0] >= 0 or not can_wait):
        _, tent, around = best
        return chance.choice(building.purchases_at(state, tent, around))
    if state.phase == BUILD:
        return EndBuilding()
    return Roll() if can_wait else Pass()


def _best_purchase(state: State, seat: int) -> tuple[float, str, int] | None:
    """The best purchase: its points less its cards, the tent, and the surroundings for it. None if none can be paid."""
    setup = state.setup
    cards = prices(state.hands[seat], state.piles, setup.trade).cards
    here = bytes(sorted(set(state.around) - {SHUT}))
    alone = here.startswith(bytes([ALONE]))
    best: tuple[float, str, int] | None = None
    for tent in state.supplies[seat]:
        given = here.translate(cards[COST[tent]])
        if alone:
            best = _better(best, setup.settle, given[0], tent, ALONE)
        if len(here) > alone:
            fewest = min(given[alone:])
            best = _better(best, setup.extend, fewest, tent, here[given.index(fewest, alone)])
    return best


def _better(
    best: tuple[float, str, int] | None, points: int, cards: int, tent: str, around: int
) -> tuple[float, str, int] | None:
    """The better one; of equals that with the lower surroundings, then the one before."""
    if cards == UNPAYABLE:
        return best
    worth = points - _CARD * cards
    if best is None or worth > best[0] or (worth == best[0] and around < best[2]):
        return worth, tent, around
    return best


def _most_plentiful(state: State, seat: int) -> Move:
    """The trade that leaves the most even hand."""

    def unevenness(move: TradeIn) -> int:
        return sum((count - given) ** 2 for count, given in zip(state.hands[seat], counts_of(move.give), strict=True))

    return min(building.trades(state, seat), key=unevenness)


def _reroll(state: State) -> Move:
    """Roll those dice again that bring no more than a fresh die would on average."""
    poor = tuple(die for die, worth in enumerate(_die_worth(state), 1) if worth <= _FRESH_DIE)
    return Reroll(poor) if poor else StopRolling()
