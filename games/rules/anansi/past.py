"""The finished tricks of a round that was never played, for a position in the middle of it."""

from __future__ import annotations

from collections.abc import Sequence

from games.rules.anansi.cards import COLOUR, COLOURS, SUIT, VALUE
from games.rules.anansi.messages import Laid, Trick
from games.rules.anansi.state import State


def made_up(state: State, rest: Sequence[str], recruits: Sequence[str]) -> tuple[list[Trick], list[str]]:
    """Tricks that lead to these stacks and recruits, and the cards of `rest` that are not in them.

    The leader of the position has won the last ones. All follow suit as long as there are such cards. The trump was
    always what it is now. ValueError if the cards do not suffice.
    """
    setup, leader = state.setup, state.leader
    order = sorted(range(setup.seats), key=lambda seat: (seat == leader, seat))
    winners = [seat for seat in order for _ in range(state.stacks[seat])]
    if len(recruits) > setup.quota * len(winners):
        raise ValueError("the display has more cards than recruiters could have brought (AN-5.15)")
    left, found, aside = list(rest), list[Trick](), list(recruits)
    for number, winner in enumerate(winners):
        leads = winners[number - 1] if number else winner
        tricks_left = len(winners) - number
        now, aside = aside[: -(-len(aside) // tricks_left)], aside[-(-len(aside) // tricks_left) :]
        others = [seat for seat in range(setup.seats) if seat not in (leads, winner)]
        recruiters = sorted(others, key=lambda seat: -state.listeners[seat])[: len(now)]
        following = [seat for seat in others if seat not in recruiters]
        players = [winner, *following] if leads == winner else [winner, leads, *following]
        played = _played(state, left, players, 1 if leads == winner else 2)
        left = [card for card in left if card not in played.values()]
        cards = dict(zip(recruiters, now, strict=True)) | played
        seats = [(leads + at) % setup.seats for at in range(setup.seats)]
        laid = tuple([Laid(seat, cards[seat], seat in recruiters) for seat in seats])
        found.append(Trick(state.trump or COLOURS[0], winner, laid))
    return found, left


def _played(state: State, left: Sequence[str], players: Sequence[int], following: int) -> dict[int, str]:
    """A card of each player. The first one wins; so many follow suit at least, and the others where they can."""
    trump = state.trump
    for colour in sorted(COLOURS, key=lambda colour: -sum(COLOUR[card] == colour for card in left)):
        suit = sorted([card for card in left if COLOUR[card] == colour], key=VALUE.__getitem__)[: len(players)]
        losing = [card for card in left if COLOUR[card] != colour and (colour == trump or COLOUR[card] != trump)]
        cards = [*reversed(suit), *losing[: len(players) - len(suit)]]
        void = [seat for seat in players[len(suit) :] if state.hands[seat] & (SUIT[colour] | SUIT[trump])]
        if len(suit) >= following and len(cards) == len(players) and not void:
            return dict(zip(players, cards, strict=True))
    raise ValueError("the finished tricks cannot be made up of the cards that are left")
