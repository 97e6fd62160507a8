"""The toy: a small game made for the kit's own tests, with one secret of every sort.

Hands are dealt. In each round all seats bid a chip, hidden until all are in; the highest bid peeks at a card of
the pile and takes it openly or buries it for good; then a trick is played from the hidden hands, following suit.
"""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar

import msgspec

from games.engine.contract import (
    ALL,
    OVER,
    Bounds,
    Dealer,
    Players,
    Rules,
    ScoreItem,
    ScoreLine,
    Secret,
    Tell,
    Viewer,
    Waiting,
)
from tests.engine.toy.messages import (
    Bid,
    BidMade,
    BidsShown,
    Buried,
    Bury,
    HandDealt,
    Hints,
    Move,
    Note,
    Options,
    Peeked,
    Play,
    Played,
    PrizesLaid,
    Setup,
    Take,
    Taken,
    TrickWon,
    View,
    WasBuried,
)

DECK = ("b1", "b1", "b2", "b3", "b4", "g1", "g2", "g2", "g3", "r1", "r1", "r2", "r3", "r3", "r4")


class State(msgspec.Struct):
    """Everything. `bids` by seat, as strings, as long as they are hidden; `shown`: those revealed last."""

    setup: Setup
    phase: str
    pool: list[str]
    prizes: list[str]
    hands: list[list[str]]
    chips: list[list[int]]
    bids: dict[str, int]
    shown: list[tuple[int, int]]
    buried: list[Buried]
    stacks: list[list[str]]
    trick: list[str]
    discard: list[str]
    voids: list[list[str]]
    points: list[int]
    peeked: str | None = None
    turn: int = 0
    round: int = 0
    leader: int = 0


def quiet(note: Any) -> None:
    pass


class Toy(Rules[State, Move, str, View]):
    """The rules, without a fault."""

    key = "toy"
    version = 1
    seats = range(2, 4)
    state_type: ClassVar[Any] = State
    setup_type = Setup
    options_type = Options
    move_type = Move
    piece_type = str
    view_type: ClassVar[Any] = View
    note_type: ClassVar[Any] = Note
    hints_type: ClassVar[Any] = Hints
    looks: ClassVar = {BidsShown: 1_000, TrickWon: 1_500}

    def standard(self, seats: int, options: Options) -> Setup:
        self.check_seats(seats)
        return Setup(seats, DECK, hand=3, rounds=3, chips=(1, 2, 3, 4), prizes=3)

    def start(self, setup: Setup) -> State:
        seats = range(setup.seats)
        return State(
            setup=setup,
            phase="prizes" if setup.prizes else "hands",
            pool=sorted(setup.deck),
            prizes=[],
            hands=[[] for _ in seats],
            chips=[list(setup.chips) for _ in seats],
            bids={},
            shown=[],
            buried=[],
            stacks=[[] for _ in seats],
            trick=[],
            discard=[],
            voids=[[] for _ in seats],
            points=[0 for _ in seats],
        )

    def moves(self, setup: Setup) -> list[Move]:
        return [*map(Bid, setup.chips), Take(), Bury(), *map(Play, sorted(set(setup.deck)))]

    def bounds(self, setup: Setup) -> Bounds:
        return Bounds(
            choices=setup.rounds * (2 * setup.seats + 1),
            pieces=setup.prizes + setup.seats * setup.hand + setup.rounds,
            kinds=len(set(setup.deck)),
        )

    def waiting(self, state: State) -> Waiting:
        if state.phase == "over":
            return OVER
        if state.phase == "bid":
            return Players(tuple(seat for seat in range(state.setup.seats) if str(seat) not in state.bids))
        if state.phase in ("place", "trick"):
            return Players((state.turn,))
        take = {"prizes": state.setup.prizes, "hands": state.setup.hand, "peek": 1}[state.phase]
        return Dealer(tuple(state.pool), take)

    def legal(self, state: State, seat: int) -> list[Move]:
        waiting = self.waiting(state)
        if not isinstance(waiting, Players) or seat not in waiting.seats:
            return []
        if state.phase == "bid":
            return [Bid(chip) for chip in state.chips[seat]]
        if state.phase == "place":
            return [Take(), Bury()]
        return [Play(card) for card in playable(state.hands[seat], state.trick)]

    def play(self, state: State, seat: int, move: Move, tell: Tell | None = None) -> None:
        tell = tell or quiet
        if isinstance(move, Bid):
            self.bid(state, seat, move.chip, tell)
        elif isinstance(move, Play):
            self.lay(state, seat, move.card, tell)
        else:
            assert state.peeked is not None
            if isinstance(move, Take):
                state.stacks[seat].append(state.peeked)
                tell(Taken(seat, state.peeked))
            else:
                state.buried.append(Buried(seat, state.peeked))
                tell(WasBuried(seat))
            state.peeked = None
            state.phase, state.turn = "trick", state.leader

    def bid(self, state: State, seat: int, chip: int, tell: Tell) -> None:
        state.bids[str(seat)] = chip
        state.chips[seat].remove(chip)
        tell(BidMade(seat, Secret(chip, (seat,))))
        if len(state.bids) < state.setup.seats:
            return
        state.shown = sorted((int(bidder), bid) for bidder, bid in state.bids.items())
        tell(BidsShown(tuple(state.shown)))
        state.leader = state.turn = max(state.shown, key=lambda pair: pair[1])[0]
        state.bids = {}
        state.phase = "peek" if state.pool else "trick"

    def lay(self, state: State, seat: int, card: str, tell: Tell) -> None:
        state.hands[seat].remove(card)
        if state.trick and colour(card) != colour(state.trick[0]) and colour(state.trick[0]) not in state.voids[seat]:
            state.voids[seat].append(colour(state.trick[0]))
        state.trick.append(card)
        tell(Played(seat, card))
        seats = state.setup.seats
        if len(state.trick) < seats:
            state.turn = (seat + 1) % seats
            return
        best = max(state.trick, key=lambda played: (colour(played) == colour(state.trick[0]), played))
        winner = (state.leader + state.trick.index(best)) % seats
        points = int(state.prizes[state.round][1:]) if state.prizes else 1
        state.points[winner] += points
        tell(TrickWon(winner, points))
        state.discard += state.trick
        state.trick = []
        state.leader = winner
        state.round += 1
        self.next_round(state)

    def next_round(self, state: State) -> None:
        state.turn = state.leader
        state.phase = "over" if state.round == state.setup.rounds else "bid" if state.setup.chips else "trick"

    def deal(self, state: State, outcome: tuple[str, ...], tell: Tell | None = None) -> None:
        tell = tell or quiet
        for card in outcome:
            state.pool.remove(card)
        if state.phase == "prizes":
            state.prizes = list(outcome)
            state.phase = "hands"
            tell(PrizesLaid(outcome))
        elif state.phase == "peek":
            state.peeked = outcome[0]
            state.phase = "place"
            tell(Peeked(state.turn, Secret(outcome[0], (state.turn,))))
        else:
            seat = state.turn
            state.hands[seat] = sorted(outcome)
            tell(HandDealt(seat, Secret(tuple(sorted(outcome)), (seat,))))
            state.turn += 1
            if state.turn == state.setup.seats:
                self.next_round(state)

    def view(self, state: State, viewer: Viewer) -> Any:
        seats = range(state.setup.seats)
        bids = {int(seat): bid for seat, bid in state.bids.items()}
        return View(
            you=viewer if isinstance(viewer, int) else None,
            setup=state.setup,
            phase=state.phase,
            turn=state.turn,
            round=state.round,
            leader=state.leader,
            pool=len(state.pool),
            prizes=tuple(state.prizes),
            hands=tuple(tuple(state.hands[seat]) if viewer in (seat, ALL) else None for seat in seats),
            sizes=tuple(len(hand) for hand in state.hands),
            chips=tuple(tuple(self.chips_shown(state, seat, viewer)) for seat in seats),
            bidders=tuple(sorted(bids)),
            bids=tuple(bids.get(seat) if viewer in (seat, ALL) else None for seat in seats),
            shown=tuple(state.shown),
            peeked=state.peeked if viewer in (state.turn, ALL) else None,
            buried=tuple(Buried(b.by, b.card if viewer in (b.by, ALL) else None) for b in state.buried),
            stacks=tuple(tuple(stack) for stack in state.stacks),
            trick=tuple(state.trick),
            discard=tuple(state.discard),
            voids=tuple(tuple(sorted(colours)) for colours in state.voids),
            points=tuple(state.points),
        )

    def chips_shown(self, state: State, seat: int, viewer: Viewer) -> list[int]:
        """A chip that lies face down still counts as held, for all but its owner."""
        hidden = [] if viewer in (seat, ALL) else [state.bids[key] for key in (str(seat),) if key in state.bids]
        return sorted(state.chips[seat] + hidden)

    def imagine(self, view: Any, chance: Random) -> Any:
        """Deals again and again until no void forbids the deal: exact, but slow for a real game."""
        while True:
            state = self.guess(view, chance)
            if all(colour(card) not in state.voids[seat] for seat, hand in enumerate(state.hands) for card in hand):
                return state

    def guess(self, view: Any, chance: Random) -> State:
        unseen = self.unseen(view)
        chance.shuffle(unseen)
        hands = [
            sorted(unseen.pop() for _ in range(size)) if hand is None else list(hand)
            for hand, size in zip(view.hands, view.sizes, strict=True)
        ]
        buried = [Buried(b.by, unseen.pop() if b.card is None else b.card) for b in view.buried]
        hidden = view.phase == "place" and view.peeked is None
        bids = {seat: self.imagined_bid(view, seat, chance) for seat in view.bidders}
        chips = [list(held) for held in view.chips]
        for seat, bid in bids.items():
            if bid in chips[seat]:
                chips[seat].remove(bid)
        return State(
            setup=view.setup,
            phase=view.phase,
            peeked=unseen.pop() if hidden else view.peeked,
            pool=sorted(unseen),
            prizes=list(view.prizes),
            hands=hands,
            chips=chips,
            bids={str(seat): bid for seat, bid in bids.items()},
            shown=list(view.shown),
            buried=buried,
            stacks=[list(stack) for stack in view.stacks],
            trick=list(view.trick),
            discard=list(view.discard),
            voids=[list(colours) for colours in view.voids],
            points=list(view.points),
            turn=view.turn,
            round=view.round,
            leader=view.leader,
        )

    def imagined_bid(self, view: Any, seat: int, chance: Random) -> int:
        own: int | None = view.bids[seat]
        return chance.choice(view.chips[seat]) if own is None else own

    def unseen(self, view: Any) -> list[str]:
        left = list(view.setup.deck)
        seen = [view.prizes, view.trick, view.discard, *view.stacks, *(hand for hand in view.hands if hand)]
        for card in [card for cards in seen for card in cards]:
            left.remove(card)
        for lone in (view.peeked, *(b.card for b in view.buried)):
            if lone is not None:
                left.remove(lone)
        return left

    def copy(self, state: State) -> Any:
        return msgspec.structs.replace(
            state,
            pool=state.pool[:],
            prizes=state.prizes[:],
            hands=[hand[:] for hand in state.hands],
            chips=[chips[:] for chips in state.chips],
            bids=dict(state.bids),
            shown=state.shown[:],
            buried=state.buried[:],
            stacks=[stack[:] for stack in state.stacks],
            trick=state.trick[:],
            discard=state.discard[:],
            voids=[colours[:] for colours in state.voids],
            points=state.points[:],
        )

    def scores(self, state: State) -> list[ScoreLine]:
        totals = [points + len(stack) for points, stack in zip(state.points, state.stacks, strict=True)]
        return [
            ScoreLine(
                seat=seat,
                rank=1 + sum(other > total for other in totals),
                points=total,
                items=(ScoreItem("tricks", state.points[seat]), ScoreItem("stack", len(state.stacks[seat]))),
            )
            for seat, total in enumerate(totals)
        ]

    def forced(self, view: View, seat: int) -> bool:
        return view.phase == "trick" and view.turn == seat and view.sizes[seat] == 1

    def barrier(self, state: State, seat: int, move: Move) -> bool:
        """The last bid shows all of them."""
        return isinstance(move, Bid) and len(state.bids) + 1 == state.setup.seats

    def hints(self, view: Any) -> Hints | None:
        if view.you is None or view.phase != "trick" or view.turn != view.you:
            return None
        return Hints(tuple(playable(list(view.hands[view.you]), list(view.trick))))


def colour(card: str) -> str:
    """The first letter."""
    return card[0]


def playable(hand: list[str], trick: list[str]) -> list[str]:
    """Each kind once; of the led colour if there is one."""
    following = [card for card in hand if trick and colour(card) == colour(trick[0])]
    return sorted(set(following or hand))
