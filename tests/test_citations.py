"""`python -m tests.citations` finds every sort of citation that leads nowhere, and leaves alone those that do."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.citations import lacking

DOCS = {
    "docs/rules/toy.md": "## 1. Head\n### 3.2 Cards\n### TY-2 Play\n* **TY-2.1** You play.\n1. TY-2.1a Or not.\n",
    "docs/laws.md": "1. **Asked.** Yes.\n5. **Forks.** They are\n   a. told,\n   b. shown.\n",
    "docs/design.md": "## 4. The log\n",
    "docs/decisions/0001-one.md": "# 0001\n",
    "games/rules/toy/rules.py": "pass\n",
}
"""A small project that can be cited."""


def found(root: Path, file: str, line: str) -> list[str]:
    """What is found when one more file with this line joins the project."""
    files = {**DOCS, file: f"first line\n{line}\n"}
    for name, text in files.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text, encoding="utf-8")
    return list(lacking(root, list(files)))


@pytest.mark.parametrize(
    ("file", "line"),
    [
        ("games/a.py", "# TY-2.1, (TY-2.1a) and all of TY-2."),
        ("games/a.py", "# XX-9.9 and UTF-8 and a 5-card hand are nobody's paragraphs"),
        ("games/a.py", '"""Laws 1 and 5b; law 5. LawBroken 5a or 5b."""'),
        ("games/a.py", "# design.md part 4"),
        ("games/a.py", "# part 77 of something that is no game"),
        ("games/rules/toy/state.py", "# part 1, 500 games; parts 1 and 3.2 of the rules file"),
        (
            "games/a.ts",
            "// docs/decisions/0001-one.md, docs/decisions/0001, decision 0001, docs/laws.md, docs/rules/KEY.md",
        ),
        ("docs/a.md", "[a](rules/toy.md#head) [b](https://example.org/x) [c](../games/rules/toy/rules.py) [d](#x)"),
        ("README.md", "`games/rules/toy/rules.py`, `games/rules/KEY/cards.py`, `application/json`, `docs/rules/`"),
    ],
)
def test_what_exists_may_be_cited(tmp_path: Path, file: str, line: str) -> None:
    assert found(tmp_path, file, line) == []


@pytest.mark.parametrize(
    ("file", "line", "what"),
    [
        ("games/a.py", "# see TY-2.9", "no paragraph TY-2.9"),
        ("frontend/src/a.tsx", "// TY-3", "no paragraph TY-3"),
        ("games/a.py", "# law 2", "no law 2"),
        ("games/a.py", '"""Laws 1, 5a and 5c."""', "no law 5c"),
        ("games/a.py", '"""LawBroken 1 or 9."""', "no law 9"),
        ("games/a.py", "# design.md parts 4 and 12", "no part 12 of design.md"),
        ("games/rules/toy/state.py", "# part 7 of the rules file", "no part 7 of the rules file"),
        ("tests/rules/toy/test_a.py", "# parts 1 to 3.3", "no part 3.3 of the rules file"),
        ("docs/a.md", "(decision 0002)", "no decision 0002"),
        ("pyproject.toml", "# (docs/decisions/0003)", "no decision 0003"),
        ("games/a.py", "# docs/decisions/0001-uno.md", "no file docs/decisions/0001-uno.md"),
        ("games/a.py", "# docs/wires.md", "no file docs/wires.md"),
        ("docs/a.md", "[rules](rules/toys.md)", "no file docs/rules/toys.md"),
        ("README.md", "`games/rules/toy/cards.py`", "no file games/rules/toy/cards.py"),
    ],
)
def test_what_does_not_exist_is_found_with_its_place(tmp_path: Path, file: str, line: str, what: str) -> None:
    assert found(tmp_path, file, line) == [f"{file}:2: {what}"]
