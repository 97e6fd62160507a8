"""A bot whose choices change gets a new build, so that nobody takes two programs for one."""

from __future__ import annotations

import pytest

from tests.workers.bots.builds import Recorded, choices, complaint, read
from workers.bots import LEVELS, NAMES, Build, bot, build

by_name = pytest.mark.parametrize("name", NAMES)
MOVES = {"toy": [{"type": "bid", "chip": 1}]}
OTHERS = {"toy": [{"type": "bid", "chip": 2}]}


@by_name
def test_a_bot_chooses_what_its_build_chose_when_it_was_recorded(name: str) -> None:
    assert complaint(name, read()[name], str(build(name)), choices(bot(name))) is None


def test_every_bot_and_no_other_is_recorded() -> None:
    assert list(read()) == list(NAMES)


def test_other_choices_under_the_same_build_are_refused_with_what_to_do() -> None:
    said = complaint("greedy", Recorded("greedy-1", MOVES), "greedy-1", OTHERS)
    assert said is not None
    assert "raise its version in workers/bots/__init__.py" in said
    assert "toy" in said


def test_a_new_build_has_to_be_recorded() -> None:
    for chosen in (MOVES, OTHERS):
        said = complaint("greedy", Recorded("greedy-1", MOVES), "greedy-2", chosen)
        assert said is not None
        assert "run `python -m tests.workers.bots.builds`" in said


def test_the_same_choices_and_the_same_build_are_fine() -> None:
    assert complaint("greedy", Recorded("greedy-1", MOVES), "greedy-1", MOVES) is None


def test_a_build_is_written_as_name_and_version() -> None:
    assert str(Build("greedy", 1)) == "greedy-1"


def test_a_level_has_the_build_of_the_bot_that_plays_it() -> None:
    assert [build(level) for level in LEVELS] == [build(name) for name in LEVELS.values()]
    with pytest.raises(KeyError):
        build("grandmaster")
