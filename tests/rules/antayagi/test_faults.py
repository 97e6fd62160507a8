"""The kit finds each fault in the real rules, and nothing in the rules as they are."""

from __future__ import annotations

from random import Random

import pytest

from games.engine.kit.broken import LawBroken
from games.engine.kit.case import Tiny
from games.engine.kit.check import check_game, check_tiny
from games.rules.antayagi.rules import Antayagi
from tests.rules.antayagi.faults import COPIES, FAULTS, OLD, TURNED
from tests.rules.antayagi.kit_case import AntayagiCase


def broken_law(rules: Antayagi, tiny: Tiny | None, checks: str) -> str:
    """The law that the kit finds broken first, or nothing."""
    case = AntayagiCase()
    case.rules = rules
    try:
        if tiny is None:
            check_game(case, seats=3, games=8, chance=Random(11), laws=frozenset(checks))
        else:
            check_tiny(case, tiny, samples=150, views=60, chance=Random(3))
    except LawBroken as broken:
        return broken.law
    return ""


@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_turns_the_kit_red(name: str) -> None:
    faulty, tiny, law = FAULTS[name]
    checks, _, named = law.partition(":")
    assert broken_law(faulty(), tiny, checks[0]) == (named or law)


@pytest.mark.parametrize("tiny", [COPIES, TURNED, OLD], ids=lambda tiny: tiny.name)
def test_the_worlds_that_show_faults_are_green_without_them(tiny: Tiny) -> None:
    report = check_tiny(AntayagiCase(), tiny, samples=150, views=60, chance=Random(3))
    assert report.covered == report.sampled
    assert report.odds > 10
