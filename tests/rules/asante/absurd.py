"""Moves of Asante that an attentive person calls absurd (part 11 of the rules file)."""

from __future__ import annotations

from typing import Any

from games.rules.asante.moves import (
    BeginPlay,
    BuyWares,
    ChooseCard,
    ChooseKind,
    ChooseOption,
    DiscardCard,
    EndTurn,
    LetPass,
    PlaceArtifact,
    RejectCard,
    ReturnWare,
    SellWares,
    StealWare,
    Stop,
    UseArtifact,
)
from games.rules.asante.state import DRAW
from tests.rules.asante.puzzles import announced, drawn
from tests.rules.asante.scene import A, B, Scene, card
from tests.rules.puzzles import Absurd


def last(hand: str, **position: Any) -> Scene:
    """A's last turn; B has 60 gold."""
    return Scene(hand, last_turn=True, **{"gold": (50, 60), **position})


def pottery() -> Scene:
    """A has returned one of three wares."""
    scene = last("", stand="1 JE 1 PE 1 TE", artifacts="pottery - -", gold=(54, 60))
    scene.plays(A, "use_artifact", slot=1)
    scene.plays(A, "return_ware", ware="JE")
    return scene


def attacked() -> Scene:
    """B has to return two wares, and a sale in hand."""
    scene = Scene("gorilla", "T1", other_stand="1 JE 1 PE 1 SI 2 TE")
    scene.animal("gorilla")
    return scene


def haggling() -> Scene:
    """A may sell three wares by any Ware card of the hand."""
    scene = last("haggler E1 T1", stand="1 TE 1 FR 1 SA")
    scene.person("haggler")
    return scene


def stealing() -> Scene:
    """A lacks silk for a sale, and B has some."""
    scene = Scene("vervet_monkey T1", stand="1 JE 1 PE", other_stand="1 SI 2 TE")
    scene.animal("vervet_monkey")
    return scene


def stolen() -> Scene:
    """The same silk, in A's hand."""
    scene = stealing()
    scene.plays(A, "steal_ware", ware="SI")
    return scene


def camel() -> Scene:
    """A may take two wares, and lacks one for a sale."""
    scene = Scene("camel T1", stand="1 JE 1 PE")
    scene.animal("camel")
    return scene


def boatman() -> Scene:
    """A has to discard a card for a ware."""
    scene = Scene("boatman T1 healer", stand="1 JE 1 PE 1 SI")
    scene.person("boatman")
    scene.plays(A, "choose_number", number=1)
    return scene


def kilimanjaro() -> Scene:
    """A may do one of the four actions; a ware that nobody needs is there, and one is lacking for a sale."""
    scene = last("T1", stand="1 JE 1 PE 1 TE", holy="kilimanjaro")
    scene.plays(A, "play_holy_place", kind="kilimanjaro")
    return scene


ABSURD = [
    Absurd(
        "of two sales the poorer one first, and the dearer one is lost",
        A,
        lambda: Scene("E3 T3", stand="2 TE 1 SI 1 SA"),
        (SellWares(card("E3")),),
    ),
    Absurd(
        "in the last turn a sale is left, and the game with it",
        A,
        lambda: last("T1", stand="1 JE 1 PE 1 SI"),
        (EndTurn(),),
    ),
    Absurd(
        "in the last turn wares that nothing sells, for the gold that wins",
        A,
        lambda: last("E1 E2", gold=(59, 60), markers=2),
        (BuyWares(card("E1")), BuyWares(card("E2"))),
    ),
    Absurd(
        "in the last turn an Artifact, for the markers that win",
        A,
        lambda: last("loom", gold=(59, 60), markers=2),
        (PlaceArtifact("loom", 1), PlaceArtifact("loom", 2), PlaceArtifact("loom", 3)),
    ),
    Absurd("in the last turn one ware for Pottery, and three are there", A, pottery, (Stop(),)),
    Absurd(
        "in the last turn the Animalist is kept, and a Moneychanger wins",
        B,
        lambda: announced(
            "play_person",
            "moneychanger",
            "moneychanger",
            "animalist",
            stand="1 JE 1 PE 1 TE 1 SI",
            gold=(54, 60),
            last_turn=True,
        ),
        (LetPass(),),
    ),
    Absurd(
        "a ware of the sale in hand is returned, and others are there",
        B,
        attacked,
        (ReturnWare("jewelry"), ReturnWare("pelt"), ReturnWare("silk")),
    ),
    Absurd("three wares for the poorer of two cards, and the game", A, haggling, (ChooseCard(card("E1")),)),
    Absurd("of the opponent's wares not the one that completes a sale", A, stealing, (StealWare("tea"),)),
    Absurd("the ware that completes a sale is not kept", A, stolen, (ChooseOption("return"),)),
    Absurd("no ware is taken, and one would complete a sale", A, camel, (Stop(),)),
    Absurd("the card of a sale is thrown away, and a poor one is there", A, boatman, (DiscardCard(card("T1")),)),
    Absurd(
        "a drawn card that sells what lies on the stand is rejected",
        A,
        lambda: drawn("Q1", "camel", stand="1 TE 1 SI 1 FR 1 SA"),
        (RejectCard(),),
    ),
    Absurd("no card is drawn, and none is in hand", A, lambda: Scene("", phase=DRAW), (BeginPlay(),)),
    Absurd(
        "an Artifact gives the opponent a third equal Holy Place, and another slot is as good",
        A,
        lambda: Scene("loom", row="rwenzori ngorongoro okavango", other_holy="rwenzori rwenzori"),
        (PlaceArtifact("loom", 1),),
    ),
    Absurd(
        "with 60 gold against 20 the game is not brought to its end, and gold is spent",
        A,
        lambda: Scene("T1 T4", gold=(60, 20), markers=3),
        (BuyWares(card("T1")), BuyWares(card("T4"))),
    ),
    Absurd(
        "the same for a card",
        A,
        lambda: Scene("", artifacts="calabash - -", gold=(60, 20), markers=1),
        (UseArtifact(1),),
    ),
    Absurd(
        "in the last turn a gold or a card, and one ware exchanged would complete the sale that wins",
        A,
        kilimanjaro,
        (ChooseKind("rwenzori"), ChooseKind("victoria")),
    ),
]
