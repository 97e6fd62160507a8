"""What a seat may be told beyond the rules: why a move is refused, what trades yield, what the clock plays.

Everything here is worked out from the view alone: in an imagined world, since what a seat may do is the same in every
world that fits its view.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

from games.rules.asante import artifacts, holy_places, moves, wares
from games.rules.asante.cards import ANIMALIST, GROUP, HOLY_PLACES, MARKERS_TO_USE, SLOTS, WARE_CARDS
from games.rules.asante.messages import (
    ArtifactHint,
    CardHint,
    Frame,
    Hints,
    HolyPlaceHint,
    Move,
    TradeHint,
    View,
)
from games.rules.asante.secrecy import imagine
from games.rules.asante.state import DRAW, DRAWN, FINISHED, PLAY, State
from games.rules.asante.steps import effect_of
from games.rules.asante.window import LET_PASS

_PHASES: Final[dict[type[Any], str]] = {
    moves.DrawCard: DRAW,
    moves.BeginPlay: DRAW,
    moves.KeepCard: DRAWN,
    moves.RejectCard: DRAWN,
} | dict.fromkeys(
    (
        moves.BuyWares,
        moves.SellWares,
        moves.PlaceArtifact,
        moves.UseArtifact,
        moves.PlayPerson,
        moves.PlayAnimal,
        moves.PlayHolyPlace,
        moves.EndTurn,
    ),
    PLAY,
)
"""The phase in which each main move is made. All other moves answer a step."""


# Why a move is not legal


def refusal(view: View, seat: int, move: Move) -> str:
    """The reason code for a move that is not legal:

    game_over, not_your_turn, effect_pending (AS-1.4), wrong_phase (AS-3.1), wrong_step (6.2), must_go_on (AS-1.3);
    not_in_hand, no_marker (AS-3.3), not_enough_gold, no_space, supply_short (AS-6.2), wares_missing (AS-6.3),
    no_such_choice, place_taken (AS-7.2), no_artifact, artifact_used (AS-7.7), holy_place_played (AS-9.2),
    no_such_holy_place; conditions of effects (AS-9 to AS-12): no_card_to_draw, stand_empty, no_other_card,
    opponent_stand_empty, no_marker_spent, no_holy_place_possible, discard_empty, only_in_response (AS-8.8), row_empty,
    nobody_affected, no_person_discarded, no_artifact_in_play, opponent_hand_empty, opponent_has_no_holy_place;
    type_barred, not_on_stand (6.2), not_legal.
    """
    if view.phase == FINISHED:
        return "game_over"
    if seat not in view.waiting:
        return "not_your_turn"
    phase = _PHASES.get(type(move))
    if view.frames:
        return _why_no_answer(view, seat, move) if phase is None else "effect_pending"
    if phase is None:
        return "only_in_response" if isinstance(move, moves.PlayAnimalist) else "wrong_step"
    return "wrong_phase" if phase != view.phase else _why_not(_world(view), move) or "not_legal"


def _world(view: View) -> State:
    """A world that fits the view. Which one makes no difference for what the viewer may do."""
    return imagine(view, Random(0))


def _why_not(state: State, move: Any) -> str | None:
    """The reason code for a main move that the active player makes in the right phase."""
    card = getattr(move, "card", None)
    if card is not None and card not in state.hand:
        return "not_in_hand"
    return _WHY_NOT[type(move)](state, move) if type(move) in _WHY_NOT else None


def _trade(state: State, move: moves.BuyWares | moves.SellWares) -> str | None:
    trade = wares.trade_of(move.card, move.package_type) if move.card in WARE_CARDS else None
    if trade is None:
        return "no_such_choice"
    if isinstance(move, moves.BuyWares):
        return wares.buy_refused(state, move.card, trade)
    return wares.sell_refused(state, move.card, trade)


def _place(state: State, move: moves.PlaceArtifact) -> str | None:
    if GROUP[move.card] != "artifact":
        return "no_such_choice"
    if not state.markers:
        return "no_marker"
    return None if move.slot in artifacts.open_slots(state) else "place_taken"


def _announce(state: State, move: moves.PlayPerson | moves.PlayAnimal) -> str | None:
    if GROUP[move.card] != ("person" if isinstance(move, moves.PlayPerson) else "animal"):
        return "no_such_choice"
    return _play_refused(state, move.card)


def _play_refused(state: State, card: str) -> str | None:
    if not state.markers and card != ANIMALIST:
        return "no_marker"
    return effect_of(card).refused(state, len(state.hand) - 1)


_WHY_NOT: Final[dict[type[Any], Callable[[State, Any], str | None]]] = {
    moves.DrawCard: lambda state, move: None if state.can_draw else "no_card_to_draw",
    moves.BuyWares: _trade,
    moves.SellWares: _trade,
    moves.PlaceArtifact: _place,
    moves.UseArtifact: lambda state, move: artifacts.use_refused(state, move.slot),
    moves.PlayPerson: _announce,
    moves.PlayAnimal: _announce,
    moves.PlayHolyPlace: lambda state, move: holy_places.play_refused(state, move.kind),
}


def _why_no_answer(view: View, seat: int, move: Move) -> str:
    """The reason code for a move that answers steps, but does not answer the topmost one."""
    frame = view.frames[-1]
    if isinstance(move, moves.Stop):
        return "must_go_on"
    if isinstance(move, moves.PlayAnimalist):
        return "not_in_hand" if frame.step == "response" else "only_in_response"
    if type(move).__struct_config__.tag != frame.step:
        return "wrong_step"
    if isinstance(move, moves.TakeWare):
        if frame.rule == "other" and move.ware in frame.done:
            return "type_barred"
        return "supply_short" if view.seats[seat].free else "no_space"
    if isinstance(move, moves.ReturnWare):
        return "type_barred" if move.ware in view.seats[seat].stand else "not_on_stand"
    if isinstance(move, moves.DiscardCard | moves.GiveCard):
        return "not_in_hand"
    return _why_no_choice(_world(view), frame, move) or "no_such_choice"


def _why_no_choice(state: State, frame: Frame, move: Move) -> str | None:
    """Why what an effect would go on with is not possible, if that is what stands in the way."""
    if isinstance(move, moves.ChooseKind):
        return holy_places.refused(state, move.kind)
    if isinstance(move, moves.ChooseSlot):
        kind = state.row[move.slot - 1]
        return holy_places.refused(state, kind) if kind and frame.source in ("cartographer", "map") else None
    if isinstance(move, moves.ChooseNumber):
        return "no_space" if move.number > state.free else None
    if not isinstance(move, moves.ChooseOption):
        return None
    if (frame.source, move.option) == ("carver", "place"):
        return "place_taken" if move.slot is not None else None
    card = {("cape_buffalo", "use"): frame.card, ("tracker", "play_now"): state.found}.get((frame.source, move.option))
    return effect_of(card).refused(state, len(state.hand)) if card else None


# Hints


def hints(view: View) -> Hints:
    """Why each card can or cannot be played, and what each trade that can be made yields."""
    lacking = tuple([max(0, view.setup.target - seat.gold) for seat in view.seats])
    seat = view.you
    if seat is None or view.active is None or view.turn == 0:
        return Hints(lacking, (), (), (), ())
    state = _world(view)
    refused = _why_nothing(view, seat)
    if view.active != seat:  # as if it were: one wants to know in advance what the stand lacks
        state.active, state.discount = seat, 0
    hand = list(dict.fromkeys(state.hand))
    return Hints(
        to_target=lacking,
        cards=tuple([_card(view, state, card, refused) for card in hand]),
        trades=() if refused else _trades(state, hand),
        artifacts=tuple(
            [
                ArtifactHint(slot, card, refused or artifacts.use_refused(state, slot), MARKERS_TO_USE[card])
                for slot, card in zip(SLOTS, state.artifacts[seat], strict=True)
                if card
            ]
        ),
        holy_places=tuple(
            [
                HolyPlaceHint(kind, refused or holy_places.play_refused(state, kind), count)
                for kind, count in zip(HOLY_PLACES, state.holy[seat], strict=True)
                if count
            ]
        ),
    )


def _why_nothing(view: View, seat: int) -> str | None:
    """Why the seat can play no card at all now: a reason code, or None if it can."""
    if view.phase == FINISHED:
        return "game_over"
    if view.active != seat:
        return "not_your_turn"
    if view.frames:
        return "effect_pending"
    return None if view.phase == PLAY else "wrong_phase"


def _card(view: View, state: State, card: str, refused: str | None) -> CardHint:
    if GROUP[card] == "ware":
        return CardHint(
            card=card,
            play_refused=None,
            buy=wares.price(state, card),
            buy_refused=refused or wares.buy_refused(state, card, None),
            sell=wares.income(state, card),
            sell_refused=refused or wares.sell_refused(state, card, None),
            missing=wares.missing(state, card),
        )
    if card == ANIMALIST and view.frames and view.frames[-1].step == "response" and view.you in view.waiting:
        why = None
    elif GROUP[card] == "artifact":
        why = refused or (None if state.markers else "no_marker")
    else:
        why = refused or _play_refused(state, card)
    return CardHint(card, why, None, None, None, None, ())


def _trades(state: State, hand: list[str]) -> tuple[TradeHint, ...]:
    found: list[TradeHint] = []
    gold, free = state.gold[state.active], state.free
    for card in hand:
        for trade in wares.TRADES.get(card, ()):
            package, size = trade.buy.package_type, len(trade.wares)
            if not wares.buy_refused(state, card, trade):
                cost = wares.price(state, card)
                found.append(TradeHint(card, package, False, trade.wares, -cost, gold - cost, free - size))
            if not wares.sell_refused(state, card, trade):
                income = wares.income(state, card)
                found.append(TradeHint(card, package, True, trade.wares, income, gold + income, free + size))
    return tuple(found)


# The clock


_QUIET: Final = (LET_PASS, moves.BeginPlay(), moves.KeepCard(), moves.EndTurn(), moves.Stop())
"""The moves that change least, the first legal one is taken."""


def fallback(view: View, legal: list[Move], chance: Random) -> Move:
    """The pass in a window; in a turn the move that changes least; for a choice that must be made, any legal move."""
    return next((move for move in _QUIET if move in legal), None) or chance.choice(legal)
