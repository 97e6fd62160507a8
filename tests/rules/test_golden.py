"""Golden games: recorded full games that must replay to the exact result and tell the same, chance included."""

from __future__ import annotations

import subprocess
from collections import Counter
from pathlib import Path

import pytest

from games import catalog
from games.engine.record import check_notes, manifest, read_record, write_record
from tests.rules.golden_guard import MANIFEST, broken_promises

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*/golden/*.jsonl"))
by_game = pytest.mark.parametrize("game", catalog.games(), ids=lambda game: game.rules.key)


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parts[-3]}/{path.stem}")
def test_the_golden_game_replays_to_the_exact_result_and_tells_the_same(path: Path) -> None:
    text = path.read_bytes()
    record = read_record(text)
    notes = path.with_name("notes").joinpath(path.name).read_bytes()
    check_notes(catalog.game(record.header.game, record.header.version).rules, record, notes)
    assert record.header.game == path.parts[-3]
    assert write_record(record) == text


@by_game
def test_there_are_at_least_ten_for_each_number_of_players(game: catalog.Game) -> None:
    headers = [read_record(path.read_bytes()).header for path in FILES if path.parts[-3] == game.rules.key]
    count = Counter(header.seats for header in headers if header.version == game.rules.version)
    assert {seats: count[seats] for seats in game.rules.seats if count[seats] < 10} == {}


@by_game
def test_random_and_thinking_bots_both_made_some(game: catalog.Game) -> None:
    made = [read_record(path.read_bytes()).header for path in FILES if path.parts[-3] == game.rules.key]
    for seats in game.rules.seats:
        made_by = [header.made for header in made if header.seats == seats]
        assert any("greedy" in each for each in made_by)
        assert any("greedy" not in each for each in made_by)


@by_game
def test_no_golden_game_changes_unless_the_manifest_says_so(game: catalog.Game) -> None:
    folder = HERE / game.rules.key / "golden"
    files = {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*.jsonl")}
    assert {f"notes/{name}" for name in files if "/" not in name} == {name for name in files if "/" in name}
    assert (folder / MANIFEST).read_bytes() == manifest(game.rules.version, files)


class Checkout:
    """A repository with one committed golden game of a game called toy."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.folder = root / "tests" / "rules" / "toy" / "golden"
        self.folder.mkdir(parents=True)
        self.git("init", "-q")
        self.put("one.jsonl", b"one\n", version=1)
        self.base = self.commit()

    def git(self, *command: str) -> str:
        """What git says."""
        who = ["-c", "user.name=test", "-c", "user.email=test@example.org", "-c", "commit.gpgsign=false"]
        return subprocess.run(["git", *who, *command], cwd=self.root, check=True, capture_output=True, text=True).stdout

    def commit(self) -> str:
        """The commit of all that is there."""
        self.git("add", ".")
        self.git("commit", "-q", "-m", "golden games")
        return self.git("rev-parse", "HEAD").strip()

    def put(self, name: str, text: bytes | None, *, version: int) -> None:
        """Write or remove a file and let the manifest say what there is."""
        if text is None:
            (self.folder / name).unlink()
        else:
            (self.folder / name).write_bytes(text)
        files = {path.name: path.read_bytes() for path in self.folder.glob("*.jsonl")}
        (self.folder / MANIFEST).write_bytes(manifest(version, files))


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    return Checkout(tmp_path)


@pytest.mark.parametrize(("text", "says"), [(b"two\n", "has changed"), (None, "is gone")])
def test_ci_refuses_a_changed_or_lost_golden_game_of_the_same_version(
    checkout: Checkout, text: bytes | None, says: str
) -> None:
    checkout.put("one.jsonl", text, version=1)
    assert broken_promises(checkout.base, checkout.root) == [f"tests/rules/toy/golden/one.jsonl {says}"]
    checkout.commit()
    assert broken_promises(checkout.base, checkout.root) == [f"tests/rules/toy/golden/one.jsonl {says}"]


def test_ci_allows_new_golden_games(checkout: Checkout) -> None:
    checkout.put("two.jsonl", b"two\n", version=1)
    assert broken_promises(checkout.base, checkout.root) == []


def test_ci_allows_changed_golden_games_with_a_raised_version(checkout: Checkout) -> None:
    checkout.put("one.jsonl", b"two\n", version=2)
    assert broken_promises(checkout.base, checkout.root) == []


def test_ci_refuses_a_lowered_version_and_a_lost_manifest(checkout: Checkout) -> None:
    checkout.put("one.jsonl", b"two\n", version=0)
    assert broken_promises(checkout.base, checkout.root) != []
    (checkout.folder / MANIFEST).unlink()
    assert broken_promises(checkout.base, checkout.root) != []


def test_ci_has_nothing_to_compare_in_a_commit_without_golden_games(checkout: Checkout) -> None:
    checkout.git("rm", "-rq", "--cached", ".")
    checkout.git("commit", "-q", "--allow-empty", "-m", "no golden games")
    empty = checkout.git("rev-parse", "HEAD").strip()
    assert broken_promises(empty, checkout.root) == []
