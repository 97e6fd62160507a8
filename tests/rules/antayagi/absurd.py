"""Moves of Antayagí that an attentive person calls absurd; the numbers are those of part 13 of the rules file."""

from __future__ import annotations

from games.rules.antayagi.messages import ChooseCard, ChoosePartner, Pass, PlaySabotage, TakeCard
from tests.rules.antayagi.puzzles import EARLY, ONE_SHORT, chosen, traded
from tests.rules.antayagi.scene import A, B, C, Scene
from tests.rules.puzzles import Absurd


def stopped_win() -> Scene:
    """A would win, holds a Sabotage and has passed; C has played one."""
    scene = traded({A: "fish sabotage hat", B: "bone hat fish", C: "sabotage fish fish"}, {A: ONE_SHORT})
    scene.passes(A)
    scene.sabotages(C, 0)
    return scene


ABSURD = [
    Absurd(
        "1: a trade with whoever shows nothing but rubbish",
        A,
        lambda: Scene(3, A, {A: "bone bone bone", B: "waste t_rex fish", C: "treasure treasure bone"}),
        (ChoosePartner(B),),
    ),
    Absurd(
        "5: a trade in which the partner wins too, and so alone",
        A,
        lambda: Scene(
            3,
            A,
            {A: "bone/hat bone/hat bone/hat", B: "treasure muffin fish", C: "treasure muffin treasure"},
            {A: ONE_SHORT, B: ONE_SHORT},
        ),
        (ChoosePartner(B),),
    ),
    Absurd(
        "6: a good that one knows, for who is one good short",
        A,
        lambda: chosen({A: "bone/hat hat fish", B: "treasure muffin fish"}, {B: ONE_SHORT}),
        (ChooseCard(0),),
    ),
    Absurd(
        "6: a Fish that one knows, for who has Toxic Waste and is two goods short",
        A,
        lambda: chosen({A: "fish* magician* hat", B: "bone muffin bone"}, {B: f"waste {ONE_SHORT}"}),
        (ChooseCard(0),),
    ),
    Absurd(
        "4: the Sabotage is given away, and a card is there that one knows to be poor",
        A,
        lambda: chosen({A: "sabotage hat bone", B: "bone muffin fish"}, {}),
        (ChooseCard(0),),
    ),
    Absurd(
        "2: Toxic Waste is taken, and a Treasure is there",
        A,
        lambda: traded({A: "bone bone bone", B: "lollipop waste treasure"}),
        (TakeCard(0),),
    ),
    Absurd(
        "2: a Fish is taken that is thrown away, and a Bone would win",
        A,
        lambda: traded({A: "bone bone bone", B: "lollipop fish bone"}, {A: "treasure treasure treasure"}),
        (TakeCard(0),),
    ),
    Absurd(
        "2: a T-Rex is taken into a bag with food, and a card that does nothing is there",
        A,
        lambda: traded({A: "fish bone bone", B: "lollipop t_rex magician"}, {A: "bone bone"}),
        (TakeCard(0),),
    ),
    Absurd(
        "4: a Sabotage against the exchange that wins for oneself",
        A,
        lambda: traded({A: "fish sabotage hat", B: "bone hat fish", C: "fish fish bone"}, {A: ONE_SHORT}),
        (PlaySabotage(0),),
    ),
    Absurd(
        "4: one's own trade wins for the other, and the Sabotage is kept",
        B,
        lambda: traded({A: "fish hat hat", B: "bone sabotage fish", C: "fish fish bone"}, {A: ONE_SHORT}),
        (Pass(),),
    ),
    Absurd("4: the win is stopped, and the Sabotage that brings it back is kept", A, stopped_win, (Pass(),)),
    Absurd("4: a Sabotage against the first good of another", C, lambda: traded(EARLY), (PlaySabotage(0),)),
]
