"""The kit finds faults that are switched into the real rules, and nothing in the rules themselves."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from games.engine.kit.broken import LawBroken
from games.engine.kit.check import check_game, check_tiny
from games.rules.asante.rules import Asante
from tests.rules.asante.faults import FAULTS
from tests.rules.asante.kit_case import AsanteCase

DEEP_ENOUGH = 17
TINY = {tiny.name: replace(tiny, depth=min(tiny.depth, DEEP_ENOUGH)) for tiny in AsanteCase().tiny()}


def look(rules: Asante, where: str) -> None:
    """What the kit does there. LawBroken."""
    case = AsanteCase(rules)
    if where == "games":
        check_game(case, seats=2, games=2, chance=Random(11), positions=25, laws=frozenset("5"))
    else:
        check_tiny(case, TINY[where], samples=60, views=8, chance=Random(3))


@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_turns_the_kit_red(name: str) -> None:
    rules, where, law = FAULTS[name]
    with pytest.raises(LawBroken) as broken:
        look(rules(), where)
    assert broken.value.law == law


@pytest.mark.parametrize("where", sorted({where for _, where, _ in FAULTS.values()}))
def test_the_rules_without_faults_stay_green(where: str) -> None:
    look(Asante(), where)
