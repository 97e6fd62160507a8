"""A secret field leaves the server for those who may see it, and for nobody else."""

from __future__ import annotations

import msgspec
import pytest

from games.engine.contract import ALL, Secret, Viewer
from games.engine.redact import blank


class Dealt(msgspec.Struct, frozen=True, tag="dealt"):
    """A note of a game in which a hand is hidden from its owner alone (seat 1)."""

    seat: int
    own: Secret[str]
    shown: Secret[tuple[str, ...]]


NOTE = Dealt(1, Secret("fish", (1,)), Secret(("bone", "hat"), (0, 2)))


@pytest.mark.parametrize(
    ("viewer", "own", "shown"),
    [
        (0, None, ("bone", "hat")),
        (1, "fish", None),
        (2, None, ("bone", "hat")),
        (3, None, None),
        (None, None, None),
        (ALL, "fish", ("bone", "hat")),
    ],
    ids=str,
)
def test_a_secret_is_told_to_those_who_may_see_it(viewer: Viewer, own: object, shown: object) -> None:
    assert blank(NOTE, viewer) == {"type": "dealt", "seat": 1, "own": own, "shown": shown}


def test_seat_zero_is_not_taken_for_a_spectator() -> None:
    assert blank(Dealt(0, Secret("fish", (0,)), Secret((), ())), None)["own"] is None


def test_blanking_leaves_the_note_as_it_was() -> None:
    blank(NOTE, None)
    assert blank(NOTE, 1)["own"] == "fish"


def test_no_text_of_a_secret_or_of_its_note_shows_the_value() -> None:
    for text in (repr(NOTE), str(NOTE), f"{NOTE.own}", f"{NOTE.own!r:>5}", str([NOTE.shown]), f"{NOTE.own}"):
        assert "fish" not in text
        assert "bone" not in text


def test_a_secret_that_was_not_blanked_cannot_be_sent() -> None:
    with pytest.raises(TypeError):
        msgspec.json.encode(NOTE)
