"""The kit finds each fault that is switched into the real rules, and nothing in the rules as they are."""

from __future__ import annotations

import importlib

import pytest

from games import catalog
from games.engine.kit.broken import LawBroken
from tests.rules.faults import Faults

GAMES = [game.rules.key for game in catalog.games()]


def faults_of(key: str) -> Faults:
    """What is wrong with the game on purpose; a game without it is an error, not a gap."""
    faults: Faults = importlib.import_module(f"tests.rules.{key}.faults").FAULTS
    return faults


@pytest.mark.parametrize(("key", "name"), [(key, name) for key in GAMES for name in faults_of(key).known])
def test_a_fault_turns_the_kit_red(key: str, name: str) -> None:
    faults = faults_of(key)
    fault = faults.known[name]
    with pytest.raises(LawBroken) as broken:
        faults.look(fault.rules(), fault.checks, fault.tiny)
    assert broken.value.law == fault.law


@pytest.mark.parametrize(("key", "where"), [(key, where) for key in GAMES for where in faults_of(key).places()])
def test_the_rules_without_faults_stay_green(key: str, where: str) -> None:
    faults = faults_of(key)
    report = faults.look(catalog.game(key).rules, *faults.places()[where])
    if report is not None:
        assert report.covered > 0.99 * report.sampled  # some worlds of the Haggler are too rare to be waited for
        assert report.odds > 10


@pytest.mark.parametrize("key", GAMES)
def test_every_law_that_guards_secrets_has_a_fault_to_find(key: str) -> None:
    faults = faults_of(key)
    laws = {fault.law for fault in faults.known.values()}
    assert len(faults.known) >= 6
    assert laws >= ({"5a", "5b", "6a", "6b", "6c"} if faults.case.secrets else {"1", "2", "3", "4", "7"})
