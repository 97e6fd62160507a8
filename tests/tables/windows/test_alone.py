"""Windows of who plays with nobody but bots: they stay open, and who wishes it is asked only when there is a choice."""

from __future__ import annotations

from msgspec.structs import replace

from games.tables import bodies, windows
from games.tables.writes import moves
from tests.people import PATIENCE, Person, head, now, unchanged
from tests.rules.asante.scene import Scene
from tests.running.processes import until
from tests.tables.positions import opened_at
from tests.tables.windows.midwives import WITH, WITHOUT, prefers

OPEN = bodies.Pace(bot_delay=50)
LONG = bodies.Pace(deadline=3 * 86_400, bot_delay=50)


def asked_in(alice: Person, hand: str, other: Person | None = None, pace: bodies.Pace = OPEN) -> tuple[str, int]:
    """A table where Alice, with this hand, is asked about a Midwife of the other side (None: a bot's); the entry."""
    table = opened_at("asante", Scene(hand, "midwife T4", active=1).state, [alice, other], pace)
    alice.post(f"tables/{table}/start/")
    by = moves.Bot("casual", b"{}") if other is None else other.id
    number = now(table).game.asked[1]
    assert number is not None
    moves.play(table, 1, by, None, number, {"type": "play_person", "card": "midwife"}).result(PATIENCE)
    asked = now(table).game.asked[0]
    assert asked is not None
    assert now(table).in_window
    return table, asked


def is_let_pass(table: str, asked: int) -> bool:
    """Whether the platform passes there for Alice."""
    return windows.seats_that_let_pass(now(table)) == [(0, asked)]


def test_who_cannot_respond_is_let_pass_after_a_moment_and_who_can_is_asked(alice: Person) -> None:
    prefers(alice, continue_for_me=True)
    table, asked = asked_in(alice, WITHOUT)
    until(lambda: head(table) > asked, PATIENCE, "a pass")
    table, asked = asked_in(alice, WITH)
    assert not is_let_pass(table, asked)
    with unchanged(table):
        assert moves.let_pass(table, 0, asked).result(PATIENCE) is False


def test_who_has_not_wished_it_is_asked_with_one_answer_too(alice: Person) -> None:
    table, asked = asked_in(alice, WITHOUT)
    prefers(alice, continue_for_me=True)  # too late for this window
    assert not is_let_pass(table, asked)


def test_as_soon_as_a_second_person_has_a_seat_a_quick_pass_would_tell(alice: Person, bob: Person) -> None:
    prefers(alice, continue_for_me=True)
    table, asked = asked_in(alice, WITHOUT, bob, LONG)
    with unchanged(table):
        assert moves.let_pass(table, 0, asked).result(PATIENCE) is False
    both = now(table)
    assert windows.seats_that_let_pass(both) == []
    her, his = both.chairs
    stood_in = replace(both, chairs=(her, replace(his, sitter="bot", level="casual")))
    assert windows.seats_that_let_pass(stood_in) == [], "he may come back"
