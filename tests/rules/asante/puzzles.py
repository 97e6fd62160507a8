"""Puzzles of Asante, by the notes of part 11 of the rules file."""

from __future__ import annotations

from typing import Any

from games.rules.asante.moves import BuyWares, PlaceArtifact, SellWares
from games.rules.asante.state import DRAW
from tests.rules.asante.scene import A, B, Scene, card
from tests.rules.puzzles import Puzzle


def announced(kind: str, name: str, *hands: str, **position: Any) -> Scene:
    """A has played this card, and B may answer."""
    scene = Scene(*hands, **position)
    scene.plays(A, kind, card=name)
    return scene


def drawn(name: str, hand: str, **position: Any) -> Scene:
    """A has drawn this card."""
    scene = Scene(hand, phase=DRAW, **position)
    scene.plays(A, "draw_card")
    scene.deals(name)
    return scene


PUZZLES = [
    Puzzle(
        "a sale is what the game lives on", A, lambda: Scene("T1 camel", stand="1 JE 1 PE 1 SI 1 FR"), ("sell_wares",)
    ),
    Puzzle(
        "a purchase that completes a sale",
        A,
        lambda: Scene("T1 E1 M1", stand="1 PE"),
        (BuyWares(card("E1")), BuyWares(card("M1"))),
    ),
    Puzzle(
        "in the last turn sell everything",
        A,
        lambda: Scene("E1 pottery", stand="2 JE", gold=(50, 60), last_turn=True),
        ("sell_wares",),
    ),
    Puzzle(
        "an Animalist is kept for a Gorilla",
        B,
        lambda: announced("play_animal", "gorilla", "gorilla", "animalist", other_stand="2 JE 1 PE"),
        ("play_animalist",),
    ),
    Puzzle(
        "no Animalist against a Marabou",
        B,
        lambda: announced("play_animal", "marabou", "marabou", "animalist", other_holy="victoria"),
        ("let_pass",),
    ),
    Puzzle(
        "a card that completes a sale is kept", A, lambda: drawn("T1", "camel", stand="1 JE 1 PE 1 SI"), ("keep_card",)
    ),
    Puzzle("draw nearly every turn", A, lambda: Scene("T1 E1", phase=DRAW), ("draw_card",)),
    Puzzle(
        "the slot whose card helps them least",
        A,
        lambda: Scene("pottery", row="victoria ngorongoro rwenzori", other_holy="victoria victoria", gold=(20, 20)),
        (PlaceArtifact("pottery", 2),),
    ),
    Puzzle(
        "the last two markers are a gold", A, lambda: Scene("Q3", stand="1 TE", markers=2, gold=(20, 20)), ("end_turn",)
    ),
    Puzzle(
        "of two sales the dearer one",
        A,
        lambda: Scene("E1 Q1", stand="2 JE 1 TE 1 SI 1 FR 1 SA", markers=1, gold=(20, 60), last_turn=True),
        (SellWares(card("Q1")),),
    ),
]
