"""The moves of Asante (part 6 of the rules file). Slots and positions count from 1, seats from 0."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

Ware = Literal["jewelry", "pelt", "tea", "silk", "fruits", "salt"]
Slot = Literal[1, 2, 3]
Action = Literal["rwenzori", "victoria", "okavango", "ngorongoro"]
HolyPlace = Literal["rwenzori", "victoria", "okavango", "ngorongoro", "kilimanjaro"]
Option = Literal[
    "opponent_discards", "draw", "to_hand", "place", "play_now", "use", "decline", "keep", "return"
]  # Chieftain (AS-11.5), Carver and Tracker (AS-11.4, AS-11.15), Cape Buffalo (AS-12.2), Vervet Monkey (AS-12.6)


# Main moves (6.1)


class DrawCard(msgspec.Struct, frozen=True, tag="draw_card", forbid_unknown_fields=True):
    """Spend a marker and look at the top card of the draw pile (AS-4.1)."""


class KeepCard(msgspec.Struct, frozen=True, tag="keep_card", forbid_unknown_fields=True):
    """Take the drawn card into the hand and begin to play (AS-4.2)."""


class RejectCard(msgspec.Struct, frozen=True, tag="reject_card", forbid_unknown_fields=True):
    """Put the drawn card on the discard pile (AS-4.3)."""


class BeginPlay(msgspec.Struct, frozen=True, tag="begin_play", forbid_unknown_fields=True):
    """Go to the PLAY phase without a further draw (AS-4.4)."""


class BuyWares(msgspec.Struct, frozen=True, tag="buy_wares", forbid_unknown_fields=True):
    """Buy all wares of a Ware card; packages stand for this type (AS-6.1, AS-6.4)."""

    card: str
    package_type: Ware | None = None


class SellWares(msgspec.Struct, frozen=True, tag="sell_wares", forbid_unknown_fields=True):
    """Sell all wares of a Ware card; packages stand for this type (AS-6.3, AS-6.4)."""

    card: str
    package_type: Ware | None = None


class PlaceArtifact(msgspec.Struct, frozen=True, tag="place_artifact", forbid_unknown_fields=True):
    """Lay an Artifact into the own place at this slot (AS-7.2)."""

    card: str
    slot: Slot


class UseArtifact(msgspec.Struct, frozen=True, tag="use_artifact", forbid_unknown_fields=True):
    """Use the own Artifact at this slot (AS-7.7)."""

    slot: Slot


class PlayPerson(msgspec.Struct, frozen=True, tag="play_person", forbid_unknown_fields=True):
    """Announce a Person (AS-8.1)."""

    card: str


class PlayAnimal(msgspec.Struct, frozen=True, tag="play_animal", forbid_unknown_fields=True):
    """Announce an Animal (AS-8.1)."""

    card: str


class PlayHolyPlace(msgspec.Struct, frozen=True, tag="play_holy_place", forbid_unknown_fields=True):
    """Play one own Holy Place; all own copies count (AS-9.2)."""

    kind: HolyPlace


class EndTurn(msgspec.Struct, frozen=True, tag="end_turn", forbid_unknown_fields=True):
    """End the turn (AS-3.5)."""


class PlayAnimalist(msgspec.Struct, frozen=True, tag="play_animalist", forbid_unknown_fields=True):
    """Cancel the announced card (AS-8.4)."""


class LetPass(msgspec.Struct, frozen=True, tag="let_pass", forbid_unknown_fields=True):
    """Let the announced card take effect (AS-8.5)."""


# Moves inside effects (6.2)


class TakeWare(msgspec.Struct, frozen=True, tag="take_ware", forbid_unknown_fields=True):
    """Take a ware from the supply onto the own stand."""

    ware: Ware


class ReturnWare(msgspec.Struct, frozen=True, tag="return_ware", forbid_unknown_fields=True):
    """Return a ware from the own stand to the supply."""

    ware: Ware


class DiscardCard(msgspec.Struct, frozen=True, tag="discard_card", forbid_unknown_fields=True):
    """Put a card of the own hand on the discard pile."""

    card: str


class ChooseCard(msgspec.Struct, frozen=True, tag="choose_card", forbid_unknown_fields=True):
    """Choose a card of the hand, the discard pile or the opponent's hand, as the effect says."""

    card: str


class ChoosePosition(msgspec.Struct, frozen=True, tag="choose_position", forbid_unknown_fields=True):
    """Take the looked-at card at this position of the draw pile, 1 is its top (AS-11.9)."""

    position: int


class GiveCard(msgspec.Struct, frozen=True, tag="give_card", forbid_unknown_fields=True):
    """Give a card of the own hand to the opponent (AS-12.4)."""

    card: str


class ChooseSlot(msgspec.Struct, frozen=True, tag="choose_slot", forbid_unknown_fields=True):
    """Choose the Holy Place in this slot of the row."""

    slot: Slot


class ChooseKind(msgspec.Struct, frozen=True, tag="choose_kind", forbid_unknown_fields=True):
    """Carry out one of the four actions (AS-9.10)."""

    kind: Action


class ChooseNumber(msgspec.Struct, frozen=True, tag="choose_number", forbid_unknown_fields=True):
    """Take `count` wares for 1 + 2 + ... + `count` cards (AS-11.2)."""

    number: int


class ChooseOption(msgspec.Struct, frozen=True, tag="choose_option", forbid_unknown_fields=True):
    """One way in which an effect may go on; `slot` with `place` only (AS-11.4)."""

    option: Option
    slot: Slot | None = None


class ChooseArtifact(msgspec.Struct, frozen=True, tag="choose_artifact", forbid_unknown_fields=True):
    """Choose the Artifact of this seat at this slot (AS-12.2)."""

    owner: int
    slot: Slot


class TakeHolyPlace(msgspec.Struct, frozen=True, tag="take_holy_place", forbid_unknown_fields=True):
    """Take one Holy Place of the opponent (AS-12.5)."""

    kind: HolyPlace


class StealWare(msgspec.Struct, frozen=True, tag="steal_ware", forbid_unknown_fields=True):
    """Take a ware from the opponent's stand (AS-12.6)."""

    ware: Ware


class Stop(msgspec.Struct, frozen=True, tag="stop", forbid_unknown_fields=True):
    """Give no further answer to a step that may be stopped."""


Move: TypeAlias = (
    DrawCard
    | KeepCard
    | RejectCard
    | BeginPlay
    | BuyWares
    | SellWares
    | PlaceArtifact
    | UseArtifact
    | PlayPerson
    | PlayAnimal
    | PlayHolyPlace
    | EndTurn
    | PlayAnimalist
    | LetPass
    | TakeWare
    | ReturnWare
    | DiscardCard
    | ChooseCard
    | ChoosePosition
    | GiveCard
    | ChooseSlot
    | ChooseKind
    | ChooseNumber
    | ChooseOption
    | ChooseArtifact
    | TakeHolyPlace
    | StealWare
    | Stop
)
