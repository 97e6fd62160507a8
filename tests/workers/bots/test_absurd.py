"""No bot above novice makes moves that an attentive person calls absurd."""

from __future__ import annotations

import importlib
from random import Random

import pytest

from games import catalog
from tests.rules.puzzles import Absurd
from workers.bots import STANDARD, bot

KEYS = [game.rules.key for game in catalog.games()]


def absurd(key: str) -> list[Absurd]:
    """The positions of a game; a game without them is an error, not a gap."""
    known: list[Absurd] = importlib.import_module(f"tests.rules.{key}.absurd").ABSURD
    return known


def above_novice(key: str) -> tuple[str, ...]:
    """The levels of a game that are judged."""
    return catalog.game(key).strategy.levels[1:]


POSITIONS = [(key, each) for key in KEYS for each in absurd(key)]
JUDGED = [(level, key, each) for key, each in POSITIONS for level in above_novice(key)]


def _called(part: object) -> str:
    return getattr(part, "why", str(part))


@pytest.mark.parametrize(("level", "key", "position"), JUDGED, ids=_called)
def test_a_bot_makes_no_absurd_move(level: str, key: str, position: Absurd) -> None:
    scene, seat = position.scene(), position.seat
    strategy = catalog.game(key).strategy
    made = [bot(level)(scene.rules, strategy, scene.sees(seat), seat, Random(luck), STANDARD) for luck in range(8)]
    # Who thinks in few worlds may meet the wrong ones once: casual, 12 times in 1,000 in one position of Antayagí.
    assert sum(move in position.moves for move in made) <= 1


@pytest.mark.parametrize(("key", "position"), POSITIONS, ids=_called)
def test_an_absurd_move_could_be_made_and_there_is_another(key: str, position: Absurd) -> None:
    offered = set(position.scene().offers(position.seat))
    assert offered > set(position.moves)


@pytest.mark.parametrize("key", KEYS)
def test_there_are_absurd_moves_enough(key: str) -> None:
    known = absurd(key)
    assert len({each.why for each in known}) == len(known) >= 10
    assert above_novice(key)[0] == "casual"
