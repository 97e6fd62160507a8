"""The kit finds every fault that is switched into the real rules, and nothing in the rules themselves."""

from __future__ import annotations

from random import Random

import pytest

from games.engine.kit.broken import LawBroken
from games.engine.kit.check import check_game
from games.rules.bania.rules import Bania
from tests.rules.bania.faults import FAULTS
from tests.rules.bania.kit_case import BaniaCase


def broken(rules: Bania, laws: str) -> str:
    """The law that the kit finds broken, or nothing; 1 and 7 are always looked at, of the others only these."""
    case = BaniaCase()
    case.rules = rules
    try:
        check_game(case, seats=3, games=3, chance=Random(2), positions=12, laws=frozenset(laws) - {"1", "7"})
    except LawBroken as error:
        return error.law
    return ""


@pytest.mark.parametrize(("rules", "law"), FAULTS.values(), ids=FAULTS)
def test_a_fault_turns_the_kit_red(rules: type[Bania], law: str) -> None:
    assert broken(rules(), law) == law


def test_the_rules_without_faults_stay_green() -> None:
    assert broken(Bania(), "12347") == ""
