"""Puzzles of Antayagí; the numbers are those of part 13 of the rules file."""

from __future__ import annotations

from games.rules.antayagi.messages import ChooseCard, ChoosePartner, Pass, PlaySabotage, TakeCard
from tests.rules.antayagi.scene import A, B, C, D, Scene
from tests.rules.puzzles import Puzzle

ONE_SHORT = "treasure treasure treasure bone"


def traded(hands: dict[int, str], bags: dict[int, str] | None = None, players: int = 3) -> Scene:
    """A and B have revealed their first cards."""
    scene = Scene(players, A, hands, bags)
    scene.trades(B, 0, 0)
    return scene


def stopped() -> Scene:
    """C has played a Sabotage already."""
    hands = {A: "fish fish hat", B: "bone hat fish", C: "sabotage fish fish", D: "sabotage bone bone"}
    scene = traded(hands, {A: ONE_SHORT}, players=4)
    scene.sabotages(C, 0)
    return scene


def chosen(hands: dict[int, str], bags: dict[int, str]) -> Scene:
    """A has chosen B."""
    scene = Scene(3, A, hands, bags)
    scene.plays(A, ChoosePartner(B))
    return scene


GOODS = {A: "bone bone bone", B: "waste fish magician", C: "bone treasure bone", D: "t_rex t_rex fish"}
LEADER = {A: "bone/hat bone/hat muffin/hat", B: "bone fish fish", C: "bone fish fish"}
LATE = {A: "fish fish hat", B: "bone hat fish", C: "sabotage fish fish"}
EARLY = {A: "bone fish fish", B: "fish hat hat", C: "sabotage fish fish"}

PUZZLES = [
    Puzzle("1: trade with whom you see goods", A, lambda: Scene(4, A, GOODS, {A: "treasure"}), (ChoosePartner(C),)),
    Puzzle(
        "1: one good card among rubbish is less than three",
        A,
        lambda: Scene(3, A, {A: "fish fish fish", B: "bone t_rex waste", C: "bone bone treasure"}),
        (ChoosePartner(C),),
    ),
    Puzzle(
        "2: a Treasure is worth most",
        A,
        lambda: traded({A: "bone bone bone", B: "lollipop t_rex treasure"}),
        (TakeCard(1),),
    ),
    Puzzle(
        "2: a Bone is better than what harms",
        A,
        lambda: traded({A: "bone bone bone", B: "lollipop waste bone"}),
        (TakeCard(1),),
    ),
    Puzzle(
        "2: food is worth less with a T-Rex waiting",
        A,
        lambda: traded({A: "fish bone bone", B: "lollipop bone treasure"}, {A: "t_rex t_rex"}),
        (TakeCard(1),),
    ),
    Puzzle(
        "2: a Fish beside Toxic Waste is worth two goods",
        A,
        lambda: traded({A: "bone bone bone", B: "lollipop fish bone"}, {A: "waste"}),
        (TakeCard(0),),
    ),
    Puzzle(
        "3: known rubbish goes to who is about to win",
        A,
        lambda: chosen({A: "hat bone/hat bone/hat", B: "bone bone bone"}, {B: ONE_SHORT}),
        (ChooseCard(0),),
    ),
    Puzzle(
        "4: a Sabotage stops an exchange that wins the game for another",
        C,
        lambda: traded(LATE, {A: ONE_SHORT}),
        (PlaySabotage(0),),
    ),
    Puzzle("4: a Sabotage is kept while nobody is near", C, lambda: traded(LATE), (Pass(),)),
    Puzzle(
        "4: a Sabotage stops what brings another near",
        C,
        lambda: traded(EARLY, {B: "bone bone treasure", C: "treasure"}),
        (PlaySabotage(0),),
    ),
    Puzzle("4: a Sabotage is not spent on a first good", C, lambda: traded(EARLY, {C: "treasure"}), (Pass(),)),
    Puzzle("4: what is stopped is left alone", D, stopped, (Pass(),)),
    Puzzle(
        "6: who is one good short is not chosen",
        A,
        lambda: Scene(3, A, LEADER, {B: ONE_SHORT}),
        (ChoosePartner(C),),
    ),
]
