"""A bot whose choices change gets a new build, so that nobody takes two programs for one."""

from __future__ import annotations

import pytest

from tests.workers.bots.builds import Recorded, complaint, now, read
from workers.bots import NAMES, Build, build

MOVES = [{"type": "bid", "chip": 1}]
OTHERS = [{"type": "bid", "chip": 2}]
BEFORE = Recorded("greedy-1", {"toy 1": MOVES})


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_chooses_what_its_build_chose_when_it_was_recorded(name: str) -> None:
    assert complaint(read()[name], now(name)) is None


def test_every_bot_and_no_other_is_recorded() -> None:
    assert list(read()) == list(NAMES)


def test_other_choices_under_the_same_build_are_refused_with_what_to_do() -> None:
    said = complaint(BEFORE, Recorded("greedy-1", {"toy 1": OTHERS}))
    assert said is not None
    assert "greedy-1 chooses other moves than it did (in toy 1): raise its version" in said


@pytest.mark.parametrize(
    "after",
    [
        Recorded("greedy-2", {"toy 1": MOVES}),
        Recorded("greedy-2", {"toy 1": OTHERS}),
        Recorded("greedy-1", {"toy 1": MOVES, "other 1": OTHERS}),
        Recorded("greedy-1", {"toy 2": OTHERS}),
    ],
    ids=["a new build", "a new build with other choices", "a new game", "new rules of a game"],
)
def test_what_is_new_has_only_to_be_recorded(after: Recorded) -> None:
    said = complaint(BEFORE, after)
    assert said is not None
    assert "raise" not in said
    assert "run `python -m tests.workers.bots.builds`" in said


def test_a_build_is_written_as_name_and_version() -> None:
    assert str(Build("greedy", 1)) == "greedy-1"


def test_what_is_no_bot_has_no_build() -> None:
    with pytest.raises(KeyError):
        build("grandmaster")
