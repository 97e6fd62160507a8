"""Players who see all cards and give nothing away: so that the turn limit ends the game (AY-8.9).

No bots come near it, but some golden game has to end in every way that the rules know.
"""

from __future__ import annotations

import hashlib
from itertools import product

from games.engine.contract import Choice, Players
from games.engine.record import Record, new_header, record_game
from games.rules.antayagi import RULES
from games.rules.antayagi.messages import ChooseCard, ChoosePartner, Options, Pass, PlaySabotage
from games.rules.antayagi.state import State
from tests.rules.antayagi.kit_case import face, goods, target

IN_A_BAG = {"bone": 3, "treasure": 4, "lyrical_lollipop": 8, "omniscient_muffin": 5, "t_rex": -2, "toxic_waste": -3}
"""How much a card helps whoever gets it; less is better here."""


def stalled(players: int, series: int) -> Record:
    """The game of this series."""
    made = f"players who give nothing away, series {series}"
    seed = hashlib.sha256(f"antayagi: {made}, {players} seats".encode()).digest()
    header = new_header(RULES, players, Options(), seed=seed, salts=("",) * players, made=made)
    return record_game(RULES, header, give_nothing)


def give_nothing(state: State, players: Players) -> Choice:
    """The choice of the first seat that is asked."""
    seat = players.seats[0]
    if state.phase == "choose_partner":
        return Choice(seat, ChoosePartner(min(_partners(state), key=lambda other: _best(state, other)[0])))
    if state.phase == "choose_card":
        slots = _best(state, state.partner)[1]
        return Choice(seat, ChooseCard(slots[0 if seat == state.active else 1]))
    if state.phase == "reaction":
        stands = len(state.saboteurs) % 2 == 0
        if stands and _harm(state, state.partner, *state.revealed) > 0:
            return Choice(seat, PlaySabotage(state.hands[seat].index("sabotage")))
        return Choice(seat, Pass())
    legal = RULES.legal(state, seat)
    giver = state.partner if seat == state.active else state.active
    return Choice(seat, min(legal, key=lambda move: IN_A_BAG.get(face(state.hands[giver][legal.index(move)]), 0)))


def _partners(state: State) -> list[int]:
    return [seat for seat, hand in enumerate(state.hands) if hand and seat != state.active]


def _best(state: State, partner: int) -> tuple[int, tuple[int, int]]:
    """The least harm that a trade with this partner can do, and the slots that do it."""
    ours, theirs = state.hands[state.active], state.hands[partner]
    pairs = product(range(len(ours)), range(len(theirs)))
    return min((_harm(state, partner, ours[given], theirs[got]), (given, got)) for given, got in pairs)


def _harm(state: State, partner: int, given: str, got: str) -> int:
    """How far this exchange brings the two nearer to their targets."""
    if face(given) == face(got):
        return 0
    received = {state.active: got, partner: given}
    if given == "itinerant_magician":
        received = {partner: got}
    elif got == "itinerant_magician":
        received = {state.active: given}
    return sum(_help(state, seat, face(card)) for seat, card in received.items())


def _help(state: State, seat: int, card: str) -> int:
    bag = state.bags[seat]
    fish = 6 if card == "fish" and any(face(other) == "toxic_waste" for other in bag) else 0
    near = goods(bag) + 2 >= target(state, seat)
    return (IN_A_BAG.get(card, 0) + fish) * (10 if near and IN_A_BAG.get(card, 0) + fish > 0 else 1)
