"""`make mutants` judges every module, and takes for killed only what a test, or the end of the program, has killed."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tests.means import ROOT
from tests.mutants import judging
from tests.mutants.judges import JUDGES, LEFT_OUT, judge_of, modules
from tests.mutants.judging import BaselineRed, Tree, verdict

CODE = "def double(number):\n    return 2 * number\n"
TEST = "from code_of import double\n\n\ndef test_it():\n    assert double(3) == 6\n"
LATE = """
from pathlib import Path

def test_it():
    runs = Path("runs")
    before = len(runs.read_text()) if runs.exists() else 0
    runs.write_text("x" * (before + 1))
    assert before != 1
"""


def test_every_module_has_tests_that_there_are() -> None:
    found = {module: judge_of(module) for module in modules(ROOT)}
    assert len(found) > 100
    for module, tests in found.items():
        paths = (tests or "").partition(" -k ")[0].split()
        assert paths, module
        assert [path for path in paths if not (ROOT / path).exists()] == [], module


def test_what_is_left_out_is_there_and_has_a_reason() -> None:
    for pattern, reason in LEFT_OUT.items():
        assert reason
        assert any(ROOT.glob(f"*/{pattern}" if pattern.startswith("*") else pattern)), pattern


def test_a_module_that_nobody_thought_of_is_an_error() -> None:
    assert set(JUDGES) >= {"games/tables/*", "events/*"}
    with pytest.raises(KeyError):
        judge_of("games/another.py")


@pytest.mark.parametrize(
    ("code", "output", "expected"),
    [
        (0, "3 passed", ("survived", "")),
        (1, "FAILED tests/a.py::test_b[x y] - assert 1 == 2", ("killed", "tests/a.py::test_b[x y]")),
        (1, "ERROR tests/a.py::test_b - KeyError", ("killed", "tests/a.py::test_b")),
        (2, "ERROR tests/a.py - ImportError", ("not loaded", "tests/a.py")),
        (4, "ImportError while loading conftest", ("not loaded", "conftest.py")),
    ],
)
def test_what_pytest_says_is_told_apart(code: int, output: str, expected: tuple[str, str]) -> None:
    assert verdict(code, output) == expected


@pytest.mark.parametrize("code", [1, 3, 5, -9])
def test_a_run_that_ended_without_a_verdict_kills_nothing(code: int) -> None:
    assert verdict(code, "no space left on device")[0] == "unclear"


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Tree:
    """A copy of a small project with one module and one test."""
    source = tmp_path / "source"
    source.mkdir()
    (source / "code_of.py").write_text(CODE)
    (source / "test_of.py").write_text(TEST)
    (source / "pytest.ini").write_text("[pytest]\npythonpath = .\n")
    subprocess.run(["git", "init", "-q"], cwd=source, check=True)
    monkeypatch.setattr(judging, "SLACK", 0)
    monkeypatch.delenv("DJANGO_SETTINGS_MODULE")  # of the run that this test is in
    return Tree(source, tmp_path / "copy")


def test_a_mutant_is_judged_and_put_away(tree: Tree) -> None:
    for code, expected in (
        (CODE.replace("2 *", "3 *"), "killed"),
        (CODE + "nothing.like_it\n", "not loaded"),
        (CODE.replace("return", "while True:\n        number += 1\n    return"), "too slow"),
        (CODE.replace("2 * number", "number + number"), "survived"),
    ):
        assert tree.judge("code_of.py", code, "test_of.py").verdict == expected
        assert (tree.root / "code_of.py").read_text() == CODE


def test_a_test_that_fails_only_once_kills_nothing(tree: Tree) -> None:
    (tree.root / "test_late.py").write_text(LATE)
    assert tree.judge("code_of.py", CODE.replace("2 *", "3 *"), "test_late.py").verdict == "unclear"


def test_nothing_is_judged_by_tests_that_fail_anyway(tree: Tree) -> None:
    (tree.root / "test_of.py").write_text(TEST.replace("6", "7"))
    with pytest.raises(BaselineRed):
        tree.judge("code_of.py", CODE, "test_of.py")
