"""A round without its tricks: start, checks before each trick, end and scoring (AX-2, AX-4, AX-10, AX-11)."""

from __future__ import annotations

from bisect import bisect_left

from games.engine.contract import Tell
from games.rules.asterix.cards import (
    CARDS,
    FREE_PIRATE,
    IDEFIX,
    IDEFIX_ONLY,
    IS_PIRATE,
    NO_BID,
    PIRATES,
    ROMAN,
    cards_of,
)
from games.rules.asterix.front import front_of
from games.rules.asterix.messages import (
    CardDiscarded,
    CardsDrawn,
    GameEnded,
    PirateFoundNobody,
    PrizeTurned,
    RomanEscaped,
    RoundEnded,
    RoundScored,
    RoundStarted,
)
from games.rules.asterix.scoring import held_values, prey, score_lines, worth
from games.rules.asterix.state import (
    BIDDING,
    FINAL_DRAW,
    FINISHED,
    NOBODY,
    PRIZE,
    SCORING,
    State,
    first_hands,
    first_pool,
)


def open_round(state: State, tell: Tell | None) -> None:
    """Begin the round that is laid out in the state."""
    if tell is not None:
        tell(RoundStarted(state.round, len(state.pool)))
    next_trick(state, tell)


def next_trick(state: State, tell: Tell | None) -> None:
    """Make the checks before a trick, in the order of AX-4; then ask for a prize or end the round."""
    hands = state.hands
    state.asked = 0
    if hands.count(IDEFIX_ONLY) >= 2:
        _drop_last_idefixes(state, tell)
    in_play = len(hands) - hands.count(0)
    if in_play == 0:
        _end_round(state, "hands_empty", tell)
    elif not state.pool:
        _end_round(state, "pile_empty", tell)
    elif in_play == 1:
        state.phase = FINAL_DRAW
    else:
        state.phase = PRIZE


def _drop_last_idefixes(state: State, tell: Tell | None) -> None:
    """Discard every Idefix that is the last card of a hand (AX-4.1)."""
    for seat, hand in enumerate(state.hands):
        if hand == IDEFIX_ONLY:
            state.hands[seat] = 0
            if tell is not None:
                tell(CardDiscarded(seat, CARDS[IDEFIX], "last_idefix"))


def take(state: State, card: str) -> None:
    """Take a card out of the pile."""
    del state.pool[bisect_left(state.pool, card)]


def turn_prize(state: State, card: str, tell: Tell | None) -> None:
    """Put a prize into the centre (AX-4.5), and ask everybody who has a legal bid (AX-5.1 to AX-5.5)."""
    take(state, card)
    state.prize = card
    state.phase = BIDDING
    unable = IDEFIX_ONLY if card in IS_PIRATE else 0
    asked = 0
    bit = 1
    for hand in state.hands:
        if hand > unable:
            asked |= bit
        bit <<= 1
    state.asked = asked
    if tell is not None:
        tell(PrizeTurned(card, len(state.pool), sitting_out(state)))


def sitting_out(state: State) -> tuple[int, ...]:
    """The seats that hold a card but no legal bid for this prize (AX-5.4)."""
    if state.prize not in IS_PIRATE:
        return ()
    return tuple(seat for seat, hand in enumerate(state.hands) if hand == IDEFIX_ONLY and state.bids[seat] == NO_BID)


def drawer(state: State) -> int:
    """The only seat in play (AX-4.4)."""
    return next(seat for seat, hand in enumerate(state.hands) if hand)


def draw_size(state: State) -> int:
    """How many cards the final draw takes (AX-10.2)."""
    return min(state.hands[drawer(state)].bit_count(), len(state.pool))


def final_draw(state: State, cards: tuple[str, ...], tell: Tell | None) -> None:
    """The final draw (AX-10.2 to AX-10.4)."""
    for card in cards:
        take(state, card)
    seat = drawer(state)
    for card in cards:
        state.fronts[seat].add(card)
    hand, state.hands[seat] = state.hands[seat], 0
    if tell is not None:
        tell(CardsDrawn(seat, cards, cards_of(hand), len(state.pool)))
    _end_round(state, "final_draw", tell)


def _end_round(state: State, reason: str, tell: Tell | None) -> None:
    """All Pirates but the free one act; then its holder is asked if there is a choice (AX-11.2 to AX-11.7)."""
    if tell is not None:
        tell(RoundEnded(state.round, reason))
    state.last_fronts = [front.cards[:] for front in state.fronts]
    for seat, front in enumerate(state.fronts):
        if front.counts[0]:
            for pirate in PIRATES:
                if pirate in front.cards and pirate != FREE_PIRATE:
                    free(state, seat, pirate, prey(front.counts, pirate), tell)
    holder = free_pirate_holder(state)
    if holder != NOBODY:
        values = held_values(state.fronts[holder].counts)
        if len(values) > 1:
            state.phase = SCORING
            state.asked = 1 << holder
            return
        free(state, holder, FREE_PIRATE, sum(values), tell)
    score_round(state, tell)


def free_pirate_holder(state: State) -> int:
    """Who holds the Pirate that takes any Roman, or NOBODY."""
    return next((seat for seat, front in enumerate(state.fronts) if FREE_PIRATE in front.cards), NOBODY)


def free(state: State, seat: int, pirate: str, value: int, tell: Tell | None) -> None:
    """A Pirate frees a Roman of this value (AX-11.2); with the value 0 nobody (AX-11.4)."""
    if value:
        state.fronts[seat].remove(ROMAN[value])
        state.set_aside.append(ROMAN[value])
    if tell is not None:
        tell(RomanEscaped(seat, pirate, ROMAN[value]) if value else PirateFoundNobody(seat, pirate))


def score_round(state: State, tell: Tell | None) -> None:
    """Score the round (AX-11.8 to AX-11.11), then begin the next one or end the game (AX-12)."""
    for seat, front in enumerate(state.fronts):
        score = worth(front.counts, state.setup.bonus)
        results = state.results[seat]
        results.append(score)
        if tell is not None:
            romans = tuple(sorted(card for card in front.cards if card not in IS_PIRATE))
            total = sum(result.points for result in results)
            tell(RoundScored(state.round, seat, romans, score.values, score.bonus, score.points, total))
    if state.round < state.setup.rounds:
        _lay_out(state, state.round + 1)
        open_round(state, tell)
        return
    state.phase = FINISHED
    state.asked = 0
    if tell is not None:
        tell(GameEnded(tuple(line.seat for line in score_lines(state.results, ()) if line.rank == 1)))


def _lay_out(state: State, number: int) -> None:
    """Lay out a new round: hands and pile (AX-2)."""
    seats = state.setup.players
    state.round = number
    state.hands = first_hands(state.setup)
    state.pool = first_pool(state.setup)
    state.fronts = [front_of(()) for _ in range(seats)]
    state.set_aside = []
