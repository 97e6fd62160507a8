"""The six Animals (AS-12)."""

from __future__ import annotations

from typing import Final, get_args

from games.engine.contract import Secret, Tell
from games.rules.asante.artifacts import CHOOSE_CARD
from games.rules.asante.cards import GROUP, HOLY, NUMBERS, WARE
from games.rules.asante.conditions import has_card, has_space, opponent_has_ware
from games.rules.asante.effect_notes import CardGiven, CardStolen, HandSeen, OptionChosen
from games.rules.asante.memory import gain, hand_over, show
from games.rules.asante.messages import Frame, Move
from games.rules.asante.moves import (
    ChooseArtifact,
    ChooseCard,
    ChooseOption,
    GiveCard,
    HolyPlace,
    Slot,
    StealWare,
    TakeHolyPlace,
    Ware,
)
from games.rules.asante.notes import ArtifactSeized, HolyPlaceTaken, WareStolen
from games.rules.asante.piles import resolve
from games.rules.asante.state import State
from games.rules.asante.steps import Effect, Family, StepKind, begin, distinct, effect_of, take_ware

_GIVE: Final = {card: GiveCard(card) for card in GROUP}
_STEAL: Final = tuple(StealWare(ware) for ware in get_args(Ware))
_HOLY: Final = tuple(TakeHolyPlace(kind) for kind in get_args(HolyPlace))
_USE: Final = ChooseOption("use")
_DECLINE: Final = ChooseOption("decline")
_KEEP: Final = ChooseOption("keep")
_RETURN: Final = ChooseOption("return")
_GORILLA_LOSS: Final[int] = NUMBERS["gorilla_loss"]


# Cape Buffalo, AS-12.2


def _buffalo_refused(state: State, others: int) -> str | None:
    return None if any(map(any, state.artifacts)) else "no_artifact_in_play"


def _artifacts_in_play(state: State, frame: Frame) -> list[Move]:
    owners = range(len(state.artifacts))
    return [
        ChooseArtifact(owner, slot) for owner in owners for slot in get_args(Slot) if state.artifacts[owner][slot - 1]
    ]


def _seize(state: State, frame: Frame, move: ChooseArtifact, tell: Tell | None) -> None:
    state.frames.pop()
    places = state.artifacts[move.owner]
    card, places[move.slot - 1] = places[move.slot - 1], ""
    if move.owner == state.active:
        state.used[move.slot - 1] = False
    if tell is not None:
        tell(ArtifactSeized(state.active, move.owner, card, move.slot))
    resolve(state, card)
    state.frames.append(Frame("choose_option", "cape_buffalo", must=1, card=card))


def _buffalo_options(state: State, frame: Frame) -> list[Move]:
    refused = effect_of(frame.card).refused(state, len(state.hand))
    return [_DECLINE] if refused else [_USE, _DECLINE]


def _use_seized(state: State, frame: Frame, move: ChooseOption, tell: Tell | None) -> None:
    state.frames.pop()
    if tell is not None:
        tell(OptionChosen(state.active, "cape_buffalo", move.option))
    if move == _USE:
        begin(state, effect_of(frame.card), tell)


# Jackal, AS-12.4


def _jackal_refused(state: State, others: int) -> str | None:
    return has_card(state, others) or (None if state.hands[state.other] else "opponent_hand_empty")


def _look_at_hand(state: State, tell: Tell | None) -> None:
    hand = state.hands[state.other]
    show(state, state.other)
    if tell is not None:
        tell(HandSeen(state.active, state.other, len(hand), Secret(tuple(hand), (state.active,))))


def _cards_to_steal(state: State, frame: Frame) -> list[Move]:
    return [CHOOSE_CARD[card] for card in distinct(state.hands[state.other])]


def _steal_card(state: State, frame: Frame, move: ChooseCard, tell: Tell | None) -> None:
    state.frames[-1] = Frame("give_card", "jackal", must=1)
    hand_over(state, state.other, move.card)
    state.stolen = move.card
    if tell is not None:
        tell(CardStolen(state.active, state.other, Secret(move.card, (0, 1))))


def _cards_to_give(state: State, frame: Frame) -> list[Move]:
    return [_GIVE[card] for card in distinct(state.hand)]


def _give_card(state: State, frame: Frame, move: GiveCard, tell: Tell | None) -> None:
    state.frames.pop()
    seat = state.active
    hand_over(state, seat, move.card)
    gain(state, 1 - seat, move.card, known=True, open_=False)
    gain(state, seat, state.stolen, known=True, open_=False)
    state.stolen = ""
    if tell is not None:
        tell(CardGiven(seat, 1 - seat, Secret(move.card, (0, 1))))


# Marabou, AS-12.5


def _marabou_refused(state: State, others: int) -> str | None:
    return None if any(state.holy[state.other]) else "opponent_has_no_holy_place"


def _holy_places_to_take(state: State, frame: Frame) -> list[Move]:
    return [_HOLY[at] for at, count in enumerate(state.holy[state.other]) if count]


def _take_holy_place(state: State, frame: Frame, move: TakeHolyPlace, tell: Tell | None) -> None:
    state.frames.pop()
    at = HOLY[move.kind]
    state.holy[state.other][at] -= 1
    state.holy[state.active][at] += 1
    if tell is not None:
        tell(HolyPlaceTaken(state.active, move.kind, None, state.other))


# Vervet Monkey, AS-12.6


def _wares_to_steal(state: State, frame: Frame) -> list[Move]:
    return [_STEAL[at] for at, count in enumerate(state.stands[state.other]) if count]


def _steal_ware(state: State, frame: Frame, move: StealWare, tell: Tell | None) -> None:
    state.frames.pop()
    at = WARE[move.ware]
    state.stands[state.other][at] -= 1
    state.supply[at] += 1
    if tell is not None:
        tell(WareStolen(state.active, state.other, move.ware))
    if state.free > 0:
        state.frames.append(Frame("choose_option", "vervet_monkey", must=1, card=move.ware))


def _keep_or_return(state: State, frame: Frame) -> list[Move]:
    return [_KEEP, _RETURN]


def _settle_stolen(state: State, frame: Frame, move: ChooseOption, tell: Tell | None) -> None:
    state.frames.pop()
    if tell is not None:
        tell(OptionChosen(state.active, "vervet_monkey", move.option))
    if move == _KEEP:
        take_ware(state, frame.card, "vervet_monkey", tell)


FAMILY: Final = Family(
    effects={
        "camel": Effect(has_space, first=Frame("take_ware", "camel", left=NUMBERS["camel_wares"])),  # AS-12.1
        "cape_buffalo": Effect(_buffalo_refused, first=Frame("choose_artifact", "cape_buffalo", must=1)),
        "gorilla": Effect(  # AS-12.3
            opponent_has_ware,
            first=Frame("return_ware", "gorilla", left=_GORILLA_LOSS, must=_GORILLA_LOSS, theirs=True),
        ),
        "jackal": Effect(_jackal_refused, _look_at_hand, Frame("choose_card", "jackal", must=1)),
        "marabou": Effect(_marabou_refused, first=Frame("take_holy_place", "marabou", must=1)),
        "vervet_monkey": Effect(opponent_has_ware, first=Frame("steal_ware", "vervet_monkey", must=1)),
    },
    steps={
        ("choose_artifact", "cape_buffalo"): StepKind(_artifacts_in_play, _seize),
        ("choose_option", "cape_buffalo"): StepKind(_buffalo_options, _use_seized),
        ("choose_card", "jackal"): StepKind(_cards_to_steal, _steal_card),
        ("give_card", "jackal"): StepKind(_cards_to_give, _give_card),
        ("take_holy_place", "marabou"): StepKind(_holy_places_to_take, _take_holy_place),
        ("steal_ware", "vervet_monkey"): StepKind(_wares_to_steal, _steal_ware),
        ("choose_option", "vervet_monkey"): StepKind(_keep_or_return, _settle_stolen),
    },
    after={},
)
