"""What a bot's choice leaves in the log, kept from everybody until the end, and that it can be thought again."""

from __future__ import annotations

import json
import re
from io import StringIO
from random import Random
from typing import Any

import msgspec
import pytest
from django.core.management import call_command
from django.core.management.base import CommandError

from events import store
from games.tables import bodies, queries
from games.tables.verify import verify
from tests.people import Person, finished, head, now, play_until, started
from workers import again, bots
from workers.again import think_again


def choices(table: str) -> dict[int, bodies.Played]:
    """The bots' choices by the number of their entry, as the log keeps them."""
    played = {
        entry.seq: msgspec.json.decode(entry.body or b"", type=bodies.Played)
        for entry in store.entries(table)
        if entry.kind == "played"
    }
    return {seq: choice for seq, choice in played.items() if choice.by == "bot"}


def explain(table: str, seq: int) -> str:
    """What the command prints."""
    out = StringIO()
    call_command("explain", table, str(seq), stdout=out)
    return out.getvalue()


@pytest.mark.parametrize(
    ("game", "level"), [("asterix", "strong"), ("anansi", "casual"), ("bania", "novice"), ("asante", "strong")]
)
def test_every_choice_of_a_bot_is_thought_again_from_the_log_and_comes_out_the_same(
    game: str, level: bodies.Level, alice: Person
) -> None:
    table = finished(game, [alice], Random(5), bots=1 if game in ("asante", "bania") else 2, level=level)
    made = choices(table)
    told = Random(6).sample(sorted(made), 12)
    for seq in told:
        found = think_again(table, seq)
        assert (found.same, found.build, found.thought.simulations) == (True, made[seq].build, made[seq].simulations)
    assert (level == "novice") == all(made[seq].simulations == 0 for seq in told)


def test_the_command_prints_the_moves_with_visits_and_results_and_says_that_it_is_the_same(alice: Person) -> None:
    table = finished("asterix", [alice], Random(5), bots=2, level="strong")
    made = choices(table)
    seq = max(made, key=lambda each: made[each].simulations or 0)
    first, head_line, best, *_, last = explain(table, seq).splitlines()
    assert first == f"strong, search-5, simulations {made[seq].simulations}, seed {made[seq].seed}"
    assert head_line.split() == ["move", "visits", "result"]
    assert best.startswith(bytes(made[seq].move).decode())
    assert re.search(r" \d+ +-?\d+\.\d{3}$", best)
    assert last == "The same move as in the log."


def test_another_program_that_moves_otherwise_is_told_from_the_one_that_chose(
    alice: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = finished("asterix", [alice], Random(5), bots=2, level="strong")

    def otherwise(*given: Any) -> bots.Thought:
        thought = bots.thinker("search")(*given)
        return bots.Thought(thought.considered[::-1], thought.simulations)

    made = choices(table)
    seq = max(made, key=lambda each: made[each].simulations or 0)
    monkeypatch.setattr(again, "thinker", lambda name: otherwise)
    monkeypatch.setattr(again, "build", lambda level: "search-1")
    with pytest.raises(CommandError, match="Another move than in the log"):
        explain(table, seq)


def test_where_nothing_was_thought_or_nothing_may_be_told_the_command_says_so(alice: Person) -> None:
    table = finished("asterix", [alice], Random(5), bots=1)
    mine = next(entry.seq for entry in store.entries(table) if entry.kind == "played" and entry.seat == 0)
    running = started("asterix", [alice], bots=1)
    for id, seq, says in (
        (table, 1, "Entry 1 is no choice"),
        (table, head(table) + 1, "is no choice"),
        (table, mine, "does not say how"),
        (running, 1, "is not open yet"),
        ("00000000-0000-4000-8000-000000000000", 1, "There is no table"),
    ):
        with pytest.raises(CommandError, match=says):
            explain(id, seq)


def test_before_the_end_nobody_is_told_how_a_bot_thought_and_then_the_file_holds_and_proves_it(alice: Person) -> None:
    table = started("asterix", [alice], bots=2, level="strong")
    play_until(table, [alice], Random(2), enough=lambda game: head(table) > 30)
    assert now(table).status == "running"
    thought = [choice.seed for choice in choices(table).values() if choice.seed]
    paths = ("", "entries/?proof=1", f"past/?from=1&to={head(table)}")
    shown = [alice.ask("GET", f"tables/{table}/{path}").text for path in paths]
    hidden = "".join([*shown, queries.export(table).decode()])
    assert thought
    assert not [secret for secret in (*thought, '"simulations"', '"build"') if secret in hidden]

    done = finished("asterix", [alice], Random(2), bots=2, level="strong")
    file = queries.export(done)
    assert all(choice.seed in file.decode() for choice in choices(done).values() if choice.seed)
    assert verify(file).revealed
    document = json.loads(file)
    (line,) = [each for each in document["entries"] if each["seq"] == min(choices(done))]
    assert {"level", "build", "seed", "simulations", "saw"} <= line["body"].keys()
