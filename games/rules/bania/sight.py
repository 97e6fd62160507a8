"""The view, and the state that it describes. Nothing is secret but what chance will say (part 7)."""

from __future__ import annotations

from collections.abc import Iterable

from games.engine.contract import Viewer
from games.rules.bania.material import AXIAL, SPACE, SPACES, WARE, WARES, YIELD, counts_of, wares
from games.rules.bania.messages import Purchase, Settlement, Space, View
from games.rules.bania.payment import SHUT
from games.rules.bania.scoring import score_lines
from games.rules.bania.state import IN_STOCK, NOBODY, NOWHERE, SPOKEN, State, in_play, survey


def view(state: State, viewer: Viewer) -> View:
    """All there is to know; viewers differ only in `you`."""
    setup = state.setup
    return View(
        you=viewer if isinstance(viewer, int) else None,
        setup=setup,
        phase=state.phase,
        waiting=(state.turn,) if state.phase in SPOKEN else (),
        turn=_seat(state.turn),
        turns=state.turns,
        starter=_seat(state.starter),
        spaces=_spaces(state),
        settlements=tuple(
            Settlement(_names(members), len(members) >= setup.closing)
            for members in sorted(set(state.homes))
            if members
        ),
        free=len(SPACES) - state.around.count(SHUT),
        piles=wares(state.piles),
        bag=tuple(state.bag),
        hands=tuple(wares(hand) for hand in state.hands),
        supplies=tuple(tuple(supply) for supply in state.supplies),
        elephants=tuple(None if space == IN_STOCK else SPACES[space] for space in state.elephants),
        returned=state.returned,
        built=_names(state.built),
        purchase=_purchase(state),
        dice=tuple(state.dice),
        rolls=state.rolls,
        rolling=state.rolling,
        started=tuple(state.started),
        extended=tuple(state.extended),
        points=tuple(line.points for line in score_lines(state)),
        last_builder=_seat(state.last_builder),
        passes=state.passes,
        quiet=state.quiet,
        ending=state.ending or None,
    )


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _names(spaces: Iterable[int]) -> tuple[str, ...]:
    return tuple(SPACES[space] for space in spaces)


def _spaces(state: State) -> tuple[Space, ...]:
    owners = {space: owner for owner, space in enumerate(state.elephants) if space != IN_STOCK}
    return tuple(_space(state, SPACE[name], owners) for name in in_play(state.setup))


def _space(state: State, space: int, owners: dict[int, int]) -> Space:
    name, (q, r), tent = SPACES[space], AXIAL[space], state.board[space]
    if tent:
        return Space(name, q, r, "tent", tent, WARES[YIELD[tent]], owners.get(space))
    return Space(name, q, r, "unusable" if state.around[space] == SHUT else "free", None, None, None)


def _purchase(state: State) -> Purchase | None:
    if not state.buying:
        return None
    return Purchase(state.buying, SPACES[state.site], tuple(WARES[ware] for ware in state.wanted))


def state_of(view: View) -> State:
    """The only state that has this view."""
    open_purchase = view.purchase
    state = State(
        setup=view.setup,
        phase=view.phase,
        turn=_number(view.turn),
        turns=view.turns,
        starter=_number(view.starter),
        hands=[list(counts_of(hand)) for hand in view.hands],
        piles=list(counts_of(view.piles)),
        bag=list(view.bag),
        supplies=[list(supply) for supply in view.supplies],
        board=[""] * len(SPACES),
        homes=[()] * len(SPACES),
        around=b"",
        elephants=[IN_STOCK if space is None else SPACE[space] for space in view.elephants],
        returned=view.returned,
        built=[SPACE[space] for space in view.built],
        buying=open_purchase.tent if open_purchase else "",
        site=SPACE[open_purchase.space] if open_purchase else NOWHERE,
        wanted=[WARE[ware] for ware in open_purchase.wanted] if open_purchase else [],
        dice=list(view.dice),
        rolls=view.rolls,
        rolling=view.rolling,
        started=list(view.started),
        extended=list(view.extended),
        last_builder=_number(view.last_builder),
        passes=view.passes,
        quiet=view.quiet,
        ending=view.ending or "",
    )
    for space in view.spaces:
        state.board[SPACE[space.space]] = space.tent or ""
    for settlement in view.settlements:
        members = tuple(SPACE[space] for space in settlement.spaces)
        for member in members:
            state.homes[member] = members
    state.around = survey(state)
    return state


def _number(seat: int | None) -> int:
    return NOBODY if seat is None else seat
