"""A position of Anansi in plain words: in a round, when a seat is on turn, or after the game."""

from __future__ import annotations

import msgspec

from games.engine.position import by_seat, check_seat, left_over
from games.rules.anansi import past, secrecy, tricks
from games.rules.anansi.cards import COLOUR, COLOURS, SUIT, Colour, hand_of, in_order
from games.rules.anansi.dealing import start
from games.rules.anansi.messages import Laid, Setup
from games.rules.anansi.scoring import score
from games.rules.anansi.state import State


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What lies where, by seat. A hand that is null, and a display that is not named, get the first cards by name.

    The finished tricks of this round are made up (past.py): they are as many as there are stacks. What is left is open.
    """

    leader: int
    """Who leads this trick: the winner of the one before."""
    hands: tuple[tuple[str, ...] | None, ...] = ()
    trick: tuple[Laid, ...] = ()
    row: tuple[Colour, ...] = COLOURS
    display: tuple[str, ...] = ()
    """In the order in which the cards came: as many as the setup lays out, then those of recruiters."""
    stacks: tuple[int, ...] = ()
    listeners: tuple[int, ...] = ()
    rounds: tuple[tuple[tuple[int, int], ...], ...] = ()
    """The finished rounds: listeners and stacks of each seat. After the last one the game is over, and no hand, trick,
    stack or listener is named."""


def place(setup: Setup, position: Position) -> State:
    """The state of `Rules.position`."""
    state = start(setup)
    state.hands = [0] * setup.seats
    check_seat(setup.seats, position.leader, "the leader")
    if sorted(position.row) != sorted(COLOURS):
        raise ValueError("the row has one trump card of each colour (AN-4.3)")
    state.leader, state.row = position.leader, position.row
    over = len(position.rounds) == len(setup.bonuses)
    if over and (position.hands or position.trick or position.stacks or position.listeners):
        raise ValueError("when the last round is scored nothing is held any more (AN-8.12)")
    _place_scores(state, position)
    _place_stacks(state, position, over=over)
    rest = _place_cards(state, position)
    recruits = position.display[setup.display :]
    state.tricks, rest = past.made_up(state, rest, recruits)
    state.undealt = tuple(sorted(rest))
    for view in secrecy.view(state, None).seats:
        if any(state.hands[view.seat] & SUIT[colour] for colour in view.voids):
            raise ValueError(f"seat {view.seat} holds a colour that it has shown not to hold (AN-7.4)")
    return state


def _place_scores(state: State, position: Position) -> None:
    setup = state.setup
    if len(position.rounds) > len(setup.bonuses):
        raise ValueError(f"a game has {len(setup.bonuses)} rounds")
    for number, marks in enumerate(position.rounds, start=1):
        pairs = by_seat(setup.seats, marks, (0, 0), "the scores")
        if sum(stacks for _, stacks in pairs) != setup.hand or min(map(min, pairs)) < 0:
            raise ValueError(f"a round has {setup.hand} tricks, and each is somebody's stack (AN-5.23)")
        state.scored += (tuple([score(setup, number, seat, *pair) for seat, pair in enumerate(pairs)]),)
    state.round = min(len(position.rounds) + 1, len(setup.bonuses))


def _place_stacks(state: State, position: Position, *, over: bool) -> None:
    setup = state.setup
    last = tuple(line.stacks for line in state.scored[-1]) if over else ()
    state.stacks = by_seat(setup.seats, last or position.stacks, 0, "the stacks")
    state.listeners = by_seat(setup.seats, position.listeners, 0, "the listeners")
    state.supply -= sum(line.kept for lines in state.scored for line in lines) + sum(state.listeners)
    if min(*state.listeners, state.supply) < 0:
        raise ValueError(f"there are {setup.supply} listeners in all (AN-3.3)")
    finished = sum(state.stacks)
    if min(state.stacks) < 0 or (finished >= setup.hand and not over):
        raise ValueError(f"a round has {setup.hand} tricks, and one of them is being played (AN-5.9)")
    if finished and not state.stacks[position.leader]:
        raise ValueError("the leader has won the trick before (AN-5.26)")


def _place_cards(state: State, position: Position) -> list[str]:
    """Lay hands, trick and display; the cards that are left over."""
    setup = state.setup
    hands = by_seat(setup.seats, position.hands, None, "the hands")
    laid = [each.card for each in position.trick]
    free = in_order(left_over(setup.cards, position.display, laid, *[hand for hand in hands if hand is not None]))
    display = position.display or tuple(free[: setup.display])
    free = [card for card in free if card not in display]
    _place_trick(state, position)
    for seat, hand in enumerate(hands):
        size = setup.hand - sum(state.stacks) - any(each.seat == seat for each in position.trick)
        held = free[:size] if hand is None else in_order(hand)
        if len(held) != size:
            raise ValueError(f"seat {seat} holds {len(held)} cards, and {size} are left (AN-5.9)")
        state.hands[seat] = hand_of(held)
        free = [card for card in free if card not in held]
    if len(display) < setup.display:
        raise ValueError(f"the display begins with {setup.display} cards (AN-4.8)")
    state.columns = [tuple([card for card in display if COLOUR[card] == colour]) for colour in state.row]
    state.trump = tricks.trump_of(state.row, tricks.counts_of(state))
    return free


def _place_trick(state: State, position: Position) -> None:
    setup, trick = state.setup, position.trick
    if len(position.rounds) == len(setup.bonuses):
        state.phase = "game_over"
        return
    turns = [(position.leader + at) % setup.seats for at in range(len(trick))]
    if len(trick) >= setup.seats or [each.seat for each in trick] != turns:
        raise ValueError("the cards of a trick lie in the order of turns from the leader, the last one is missing")
    state.recruiters = sum(each.recruits for each in trick)
    if state.recruiters > setup.quota or (trick and trick[0].recruits):
        raise ValueError(f"{setup.quota} may recruit in a trick, the leader never (AN-5.14, AN-5.15)")
    state.trick = list(trick)
    state.phase = "follow" if trick else "lead"
    state.turn = (position.leader + len(trick)) % setup.seats
