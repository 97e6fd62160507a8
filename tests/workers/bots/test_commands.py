"""simulate, arena and record, as they are called."""

from __future__ import annotations

import json
from io import StringIO
from itertools import takewhile
from pathlib import Path
from typing import Any

import msgspec
import pytest
from django.core.management import call_command
from django.core.management.base import CommandError

from games import catalog
from games.engine.contract import Outcome
from games.engine.record import Differs, manifest, read_record, replay_record
from games.rules.anansi import RULES
from workers.bots.uniform import consider
from workers.management.matchup import Matchup

OPTIONS = {"games": 1, "worlds": 2, "simulations": 2}


def run(*command: str) -> str:
    """What the command prints."""
    out = StringIO()
    call_command(*command, stdout=out, stderr=out)
    return out.getvalue()


def answer(*command: str) -> Any:
    """What the command prints with --json."""
    return json.loads(run(*command, "--json"))


def test_simulate_reports_lengths_wins_and_scores() -> None:
    report = answer("simulate", "anansi", "--players", "3", "--games", "4", "--bots", "random", "--seed", "9")
    assert (report["game"], report["players"], report["bots"]) == ("anansi", 3, ["random"] * 3)
    assert (report["games"], report["errors"], report["moves"]) == (4, 0, 360)
    assert report["length"] == {"min": 90, "median": 90, "mean": 90, "max": 90}
    assert sum(report["wins"]) == pytest.approx(4, abs=0.01)
    assert report["moves_per_second"] > 0
    for score in report["scores"]:
        assert 0 <= score["min"] <= score["mean"] <= score["max"] <= 31


def test_simulate_repeats_a_series_with_the_same_seed() -> None:
    series = [answer("simulate", "asterix", "--games", "2", "--bots", "random,greedy", "--seed", s) for s in "556"]
    for report in series:
        del report["moves_per_second"], report["seed"]
    assert series[0] == series[1] != series[2]


def test_simulate_prints_a_table_for_people() -> None:
    printed = run("simulate", "anansi", "--games", "2", "--bots", "random", "--seed", "1").splitlines()
    assert printed[0] == "anansi (version 1), 3 players, seed 1"
    assert printed[1] == "games 2, errors 0, moves 180"
    assert [line.split()[:2] for line in printed[-5:-2]] == [[str(seat), "random"] for seat in range(3)]


def test_simulate_counts_what_happened_and_how_games_ended() -> None:
    report = answer("simulate", "asterix", "--players", "2", "--games", "3", "--seed", "4", "--notes")
    notes = report["notes"]
    assert notes["game_ended"] == {"games": 3, "a_game": {"min": 1, "median": 1, "mean": 1, "max": 1}}
    rounds = [each["a_game"]["mean"] for kind, each in notes.items() if kind.startswith("round_ended: ")]
    assert sum(rounds) == pytest.approx(4, abs=0.01)
    assert notes["bid_made"]["a_game"]["max"] < report["length"]["max"]
    assert report["best_score"]["min"] - report["lead"]["max"] <= min(score["min"] for score in report["scores"])
    printed = run("simulate", "anansi", "--games", "2", "--seed", "1", "--notes").splitlines()
    assert any(line.split() == ["round_opened", "2", "3", "3", "3.0", "3"] for line in printed)
    assert "notes" not in answer("simulate", "anansi", "--games", "1")


def test_simulate_fails_when_a_game_fails_and_says_which(monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks(rules: Any, strategy: Any, view: Any, *rest: Any) -> Any:
        if view.round == 2:
            raise ZeroDivisionError("broken on purpose")
        return consider(rules, strategy, view, *rest).move

    monkeypatch.setattr("workers.management.matchup.bot", lambda name: breaks)
    out = StringIO()
    with pytest.raises(CommandError, match="2 of 2 games failed"):
        call_command("simulate", "anansi", "--games", "2", "--seed", "3", stdout=out, stderr=out)
    assert "Game 1 of seed 3" in out.getvalue()
    assert "errors 2" in out.getvalue()


def test_arena_reports_shares_with_intervals() -> None:
    report = answer("arena", "asterix", "--bots", "greedy,random", "--games", "12", "--seed", "2", "--worlds", "4")
    greedy, random = report["shares"]
    assert (greedy["bot"], greedy["fair"]) == ("greedy", 0.5)
    assert greedy["share"] + random["share"] == pytest.approx(1)
    assert greedy["interval_99"][0] < greedy["interval_95"][0] < greedy["share"] < greedy["interval_95"][1] + 1e-9
    assert greedy["verdict"] == "above"
    assert greedy["points"] > random["points"]


def test_arena_lets_every_bot_sit_everywhere_equally_often(monkeypatch: pytest.MonkeyPatch) -> None:
    sat: list[list[str]] = []

    def spy(self: Any, number: int, names: tuple[str, ...], **deal: Any) -> Any:
        sat.append(list(names))
        return play(self, number, names, **deal)

    play = Matchup.play
    monkeypatch.setattr(Matchup, "play", spy)
    report = answer("arena", "anansi", "--bots", "novice,random", "--games", "7", "--seed", "2")
    assert report["games"] == 9  # rounded up to full turns of three seats
    assert report["bots"] == ["novice", "random", "novice"]  # repeated in turn
    for seat in range(3):
        assert sorted(names[seat] for names in sat) == ["novice"] * 6 + ["random"] * 3
    novice = report["shares"][0]
    assert novice["fair"] == pytest.approx(2 / 3, abs=1e-4)


def test_arena_can_give_each_choice_so_much_time_at_most() -> None:
    endless = ("--simulations", str(10**9), "--games", "1")
    report = answer("arena", "anansi", "--bots", "search,random,random", "--milliseconds", "2", *endless)
    assert report["games"] == 3


def test_arena_deals_alike_while_bots_turn() -> None:
    matchup = Matchup.of({**OPTIONS, "game": "anansi", "players": 3, "bots": "random,greedy,greedy", "seed": 4})
    dealt = []
    for number in range(6):
        events = matchup.play(number, matchup.seated(number), deal=number // 3).events
        dealt.append(list(takewhile(lambda event: isinstance(event, Outcome), events)))
    assert dealt[0] == dealt[1] == dealt[2] != dealt[3] == dealt[4] == dealt[5]


def test_arena_stops_once_it_is_clear() -> None:
    series = ("arena", "asterix", "--bots", "greedy,random", "--games", "400", "--seed", "2", "--worlds", "2")
    report = answer(*series, "--until-clear")
    assert (report["clear"], report["games"] % 2) == ("above", 0)
    assert report["games"] < 60
    assert run(*series, "--until-clear").splitlines()[-1] == "greedy: above a fair share (by wagers, 1 %)"


def test_arena_goes_on_with_a_series_where_it_was_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def spy(self: Any, number: int, names: tuple[str, ...], **deal: Any) -> Any:
        numbers.append(number)
        return play(self, number, names, **deal)

    numbers: list[int] = []
    play = Matchup.play
    monkeypatch.setattr(Matchup, "play", spy)
    series = ("arena", "anansi", "--bots", "novice,random,random", "--seed", "2")
    whole = answer(*series, "--games", "6")
    numbers.clear()
    kept = ("--keep", str(tmp_path / "series.jsonl"))
    answer(*series, *kept, "--games", "3")
    assert answer(*series, *kept, "--games", "6") == whole
    assert numbers == list(range(6))  # none of them twice
    with pytest.raises(CommandError, match="of another series"):
        answer(*series[:-1], "3", *kept, "--games", "6")


def test_arena_measures_levels_and_a_ceiling_that_sees_everything() -> None:
    least = ("--games", "2", "--worlds", "1", "--simulations", "4", "--seed", "1")
    report = answer("arena", "asterix", "--bots", "ceiling,casual", *least)
    assert [share["bot"] for share in report["shares"]] == ["ceiling", "casual"]


def test_arena_prints_a_table_for_people() -> None:
    printed = run("arena", "anansi", "--bots", "random,novice", "--games", "3", "--seed", "1").splitlines()
    assert printed[0] == "anansi (version 1), 3 players, 3 games, seed 1"
    assert "99 % interval" in printed[1]
    assert [line.split()[0] for line in printed[2:]] == ["random", "novice"]


@pytest.mark.parametrize(
    ("command", "says"),
    [
        (("simulate", "chess"), "There is no game 'chess'"),
        (("arena", "anansi", "--bots", "greedy,genius"), "There is no bot 'genius'"),
        (("simulate", "anansi", "--bots", "ceiling"), "There is no bot 'ceiling'"),
        (("record", "anansi", "--bots", "ceiling"), "There is no bot 'ceiling'"),
        (("arena", "anansi", "--bots", "greedy", "--until-clear"), "only of two bots"),
        (("arena", "antayagi", "--bots", "expert,casual"), "There is no bot 'expert' in antayagi"),
        (("simulate", "anansi", "--players", "6"), "3 to 5 seats"),
        (("simulate", "anansi", "--players", "3", "--bots", "random,random,random,random"), "3 to 5 seats"),
        (("record", "asterix", "--games", "0"), "At least one game"),
    ],
)
def test_what_does_not_exist_is_refused_in_words(command: tuple[str, ...], says: str) -> None:
    with pytest.raises(CommandError, match=says):
        run(*command)


def test_record_writes_games_that_replay_and_their_manifest(tmp_path: Path) -> None:
    for _ in range(2):
        run("record", "anansi", "--players", "4", "--bots", "random", "--games", "2", "--out", str(tmp_path))
    files = {path.name: path.read_bytes() for path in tmp_path.glob("*.jsonl")}
    assert sorted(files) == [f"4p-random-0{number}.jsonl" for number in (1, 2, 3, 4)]  # never written over
    for text in files.values():
        record = read_record(text)
        assert record.header.seats == 4
        replay_record(catalog.game("anansi").rules, record)
    notes = {f"notes/{name}": (tmp_path / "notes" / name).read_bytes() for name in files}
    listing = (tmp_path / "MANIFEST.json").read_bytes()
    assert listing == manifest(RULES.version, files | notes)
    assert set(msgspec.json.decode(listing)["files"]) == files.keys() | notes.keys()


def test_record_writes_notes_anew_and_no_game(tmp_path: Path) -> None:
    run("record", "anansi", "--players", "3", "--out", str(tmp_path))
    before = {path: path.read_bytes() for path in tmp_path.rglob("*.*")}
    (tmp_path / "notes" / "3p-random-01.jsonl").unlink()
    run("record", "anansi", "--notes", "--out", str(tmp_path))
    assert {path: path.read_bytes() for path in tmp_path.rglob("*.*")} == before


def test_record_gives_no_notes_to_a_game_that_does_not_replay(tmp_path: Path) -> None:
    run("record", "anansi", "--players", "3", "--out", str(tmp_path))
    (game,) = tmp_path.glob("*.jsonl")
    lines = game.read_bytes().splitlines(keepends=True)
    game.write_bytes(b"".join([*lines[:-3], lines[-2], lines[-3], lines[-1]]))
    with pytest.raises(Differs):
        run("record", "anansi", "--notes", "--out", str(tmp_path))


def test_record_makes_the_same_game_from_the_same_seed(tmp_path: Path) -> None:
    for out in ("one", "two"):
        run("record", "anansi", "--bots", "greedy,random", "--worlds", "2", "--seed", "8", "--out", str(tmp_path / out))
    one, two = (next((tmp_path / out).glob("*.jsonl")).read_bytes() for out in ("one", "two"))
    assert one == two


@pytest.mark.parametrize("command", ["simulate", "arena"])
def test_levels_play_in_games_that_have_them(command: str) -> None:
    report = answer(command, "asterix", "--games", "2", "--bots", "strong,casual", "--seed", "1")
    named = report["bots"] if command == "simulate" else [row["bot"] for row in report["shares"]]
    assert named == ["strong", "casual"]
    with pytest.raises(CommandError, match="There is no bot 'strong' in antayagi"):
        run(command, "antayagi", "--bots", "strong,casual")
