"""What front areas are worth: Pirates, values, sets and ranks (AX-11, AX-12.3)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from games.engine.contract import ScoreItem, ScoreLine
from games.rules.asterix.cards import FREE_PIRATE, PIRATES, PREY, VALUE
from games.rules.asterix.front import TOP_VALUE, Front, tally
from games.rules.asterix.messages import RoundScore


def prey(counts: list[int], pirate: str) -> int:
    """The value that this Pirate frees, or 0 if it finds nobody (AX-11.4 to AX-11.6)."""
    for value in PREY[pirate]:
        if counts[value]:
            return value
    return 0


def held_values(counts: list[int]) -> list[int]:
    """The different values that are present, ascending."""
    return [value for value in range(1, TOP_VALUE + 1) if counts[value]]


def worth(counts: list[int], bonus: tuple[int, ...]) -> RoundScore:
    """The values and set bonuses of these Romans (AX-11.8 to AX-11.10)."""
    values = sets = 0
    for value, count in enumerate(counts):
        if value and count:
            values += value * count
            sets += bonus[count]
    return RoundScore(values, sets)


def cheapest(counts: list[int], bonus: tuple[int, ...]) -> int:
    """The value whose loss costs least, of equal ones the lowest; 0 if there are no Romans."""
    return min([(loss(counts, value, bonus), value) for value in held_values(counts)], default=(0, 0))[1]


def loss(counts: list[int], value: int, bonus: tuple[int, ...]) -> int:
    """What giving up one Roman of this value costs."""
    count = counts[value]
    return value + bonus[count] - bonus[count - 1]


def provisional(cards: Sequence[str], bonus: tuple[int, ...], acting: tuple[str, ...] = PIRATES) -> RoundScore:
    """What a front area with these cards would score now, before these Pirates act; for AX-11.7 by the best choice."""
    return _provisional(tuple(cards), bonus, acting)


@lru_cache(maxsize=1 << 14)  # bots ask of the same few front areas after every move that they imagine
def _provisional(cards: tuple[str, ...], bonus: tuple[int, ...], acting: tuple[str, ...]) -> RoundScore:
    counts = tally(cards)
    if counts[0]:
        for pirate in acting:
            if pirate in cards:
                counts[_freed(counts, pirate, bonus)] -= 1
    return worth(counts, bonus)


def _freed(counts: list[int], pirate: str, bonus: tuple[int, ...]) -> int:
    """The value that this Pirate frees, or 0; for AX-11.7 the best choice."""
    return cheapest(counts, bonus) if pirate == FREE_PIRATE else prey(counts, pirate)


def freed(cards: Sequence[str], acting: tuple[str, ...] = PIRATES) -> list[tuple[str, int]]:
    """Which of these Pirates would free which value, in the order in which they act (AX-11.3): of several that its
    holder may choose from none (AX-11.7)."""
    counts, found = tally(cards), []
    for pirate in acting:
        if pirate not in cards or (pirate == FREE_PIRATE and len(held_values(counts)) > 1):
            continue
        if value := prey(counts, pirate):
            counts[value] -= 1
            found.append((pirate, value))
    return found


def gain(front: Front, card: str, bonus: tuple[int, ...]) -> int:
    """How much one more card would change the provisional score of this front area."""
    value, counts, more = VALUE[card], front.counts, 0
    if value:
        count = counts[value]
        more = value + bonus[count + 1] - bonus[count]
    if not counts[0]:
        return more if value else -_escape(counts, card, bonus)
    cards = front.cards
    return more + _escapes(tuple(cards), bonus) - _escapes((*cards, card), bonus)


def _escape(counts: list[int], pirate: str, bonus: tuple[int, ...]) -> int:
    """What this Pirate, acting alone, will cost."""
    value = _freed(counts, pirate, bonus)
    return loss(counts, value, bonus) if value else 0


@lru_cache(maxsize=1 << 14)  # for the same reason
def _escapes(cards: tuple[str, ...], bonus: tuple[int, ...]) -> int:
    """What the Pirates of a front area with these cards will cost it."""
    cost, counts = 0, tally(cards)
    if counts[0]:
        for pirate in PIRATES:
            if pirate in cards and (value := _freed(counts, pirate, bonus)):
                cost += loss(counts, value, bonus)
                counts[value] -= 1
    return cost


def score_lines(results: Sequence[Sequence[RoundScore]], running: Sequence[RoundScore]) -> list[ScoreLine]:
    """The score of each seat: one item for each finished round, and one for the running round if there is one."""
    items = []
    for seat, finished in enumerate(results):
        row = [_item("round", number, score) for number, score in enumerate(finished, 1)]
        if running:
            row.append(_item("round_so_far", len(finished) + 1, running[seat]))
        items.append(tuple(row))
    standing = [_standing(row) for row in items]
    return [
        ScoreLine(seat, 1 + sum(other > standing[seat] for other in standing), standing[seat][0], row)
        for seat, row in enumerate(items)
    ]


def _item(key: str, number: int, score: RoundScore) -> ScoreItem:
    return ScoreItem(key, score.points, {"round": number, "values": score.values, "bonus": score.bonus})


def _standing(row: tuple[ScoreItem, ...]) -> tuple[int, int]:
    """What seats are ranked by: the total, then the best round (AX-12.3)."""
    points = [item.points for item in row]
    return sum(points), max(points)
