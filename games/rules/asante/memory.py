"""What others know of a hand, and how cards come to it and leave it (part 7 of the rules file).

Each hand has two memories: `known`, what the other seat knows, and `open`, what everybody knows (spectators too).
"""

from __future__ import annotations

from bisect import insort
from typing import Final

from games.rules.asante.cards import PLAIN_SIZE
from games.rules.asante.messages import Memory
from games.rules.asante.state import NOTHING_KNOWN, State

SIZES: Final = (2, 3, 4)
"""How many wares a Ware card without packages can show; `Memory.plain` has one number for each."""


def gain(state: State, seat: int, card: str, *, known: bool, open_: bool) -> None:
    """Add a card to a hand. `known`: the other seat knows which card it is; `open`: everybody does."""
    insort(state.hands[seat], card)
    if known:
        state.known[seat] = _with(state.known[seat], card)
    if open_:
        state.open[seat] = _with(state.open[seat], card)


def lose(state: State, seat: int, card: str) -> None:
    """Remove a card from a hand; everybody sees which."""
    state.hands[seat].remove(card)
    if state.known[seat] is not NOTHING_KNOWN:
        state.known[seat] = _without(state.known[seat], card)
    if state.open[seat] is not NOTHING_KNOWN:
        state.open[seat] = _without(state.open[seat], card)


def hand_over(state: State, seat: int, card: str) -> None:
    """Remove a card that only the two players see: after that, spectators are sure of no card in this hand."""
    state.hands[seat].remove(card)
    state.known[seat] = _without(state.known[seat], card)
    state.open[seat] = NOTHING_KNOWN


def show(state: State, seat: int) -> None:
    """Remember that the other seat has seen the whole hand."""
    state.known[seat] = Memory(tuple(state.hands[seat]))


def no_plain_card(state: State, seat: int, size: int) -> None:
    """Everybody learns: the hand holds no Ware card without packages that shows at most `size` wares (AS-11.7)."""
    for memories in (state.known, state.open):
        memory = memories[seat]
        unknown = len(state.hands[seat]) - len(memory.cards)
        kept = [count if limit > size else 0 for limit, count in zip(SIZES, memory.plain, strict=True)]
        limits = [at for at, limit in enumerate(SIZES) if limit <= size]
        if limits:
            kept[limits[-1]] = unknown - sum(kept)
        memories[seat] = Memory(memory.cards, (kept[0], kept[1], kept[2]))


def _with(memory: Memory, card: str) -> Memory:
    return Memory(tuple(sorted((*memory.cards, card))), memory.plain)


def _without(memory: Memory, card: str) -> Memory:
    if card in memory.cards:
        cards = list(memory.cards)
        cards.remove(card)
        return Memory(tuple(cards), memory.plain)
    plain = list(memory.plain)
    # It may have been one of several cards. We take the one of which most is known: that rules out no possible hand.
    for at in reversed(range(len(SIZES))):
        if plain[at] and fits(card, SIZES[at]):
            plain[at] -= 1
            break
    return Memory(memory.cards, (plain[0], plain[1], plain[2]))


def fits(card: str, limit: int) -> bool:
    """Whether the card is anything but a Ware card without packages that shows at most `limit` wares."""
    return not 0 < PLAIN_SIZE.get(card, 0) <= limit
