"""No bot above novice makes a move that an attentive person calls absurd, however its luck falls."""

from __future__ import annotations

from random import Random

import pytest

from games import catalog
from tests.rules.anansi.absurd import ABSURD as ANANSI
from tests.rules.asterix.absurd import ABSURD as ASTERIX
from tests.rules.puzzles import Absurd
from workers.bots import STANDARD, bot

POSITIONS = [(key, each) for key, known in (("anansi", ANANSI), ("asterix", ASTERIX)) for each in known]
by_position = pytest.mark.parametrize(("key", "position"), POSITIONS, ids=lambda part: getattr(part, "why", part))


@by_position
@pytest.mark.parametrize("level", ["casual", "strong"])
def test_a_bot_makes_no_absurd_move(level: str, key: str, position: Absurd) -> None:
    scene, seat = position.scene(), position.seat
    strategy = catalog.game(key).strategy
    assert level in strategy.levels
    for luck in range(5):
        move = bot(level)(scene.rules, strategy, scene.sees(seat), seat, Random(luck), STANDARD)
        assert move not in position.moves


@by_position
def test_an_absurd_move_could_be_made_and_there_is_another(key: str, position: Absurd) -> None:
    offered = set(position.scene().offers(position.seat))
    assert offered > set(position.moves)


@pytest.mark.parametrize("known", [ANANSI, ASTERIX], ids=["anansi", "asterix"])
def test_there_are_absurd_moves_enough(known: list[Absurd]) -> None:
    assert len({each.why for each in known}) == len(known) >= 10
