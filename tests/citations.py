"""Every citation leads somewhere: `python -m tests.citations` prints `file:line: what` for each that does not.

Citations are the paragraphs and parts of a rules file, laws of the kit, parts of the design, decisions, files in
`docs/`, and in Markdown also links and the paths between code marks.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from posixpath import dirname, join, normpath

_ID = r"[A-Z]{2}-\d+(?:\.\d+[a-z]?)?"
_PARAGRAPH = re.compile(rf"^[\s*#\-\d.]*({_ID})\b", re.MULTILINE)
_PART = re.compile(r"^#+ (\d+(?:\.\d+)?)\.? ", re.MULTILINE)
_LAW = re.compile(r"^(?:(\d+)\. \*\*|   ([a-z])\. )", re.MULTILINE)


def _list_of(number: str) -> str:
    """Matches "4", "4, 5", "4 to 6 and 9"."""
    return rf"({number}(?:(?:, | and | to | or ){number})*)(?!\w)"


_CITES_ID = re.compile(rf"(?<![\w-]){_ID}(?!\w)")
_CITES_PART = re.compile(r"(design\.md )?\bparts? " + _list_of(r"\d{1,2}(?:\.\d+)?"))
_CITES_LAW = re.compile(r"\b(?:[Ll]aws?|LawBroken) " + _list_of(r"\d[a-z]?"))
_CITES_DECISION = re.compile(r"(?:\b[Dd]ecision |\bdecisions/)(\d+)")
_CITES_DOCS = re.compile(r"(?<![\w/])docs/(?!decisions/\d+(?![\w-]))[\w./-]*\w")
_LINK = re.compile(r"\]\((?![a-z]+:)([^)#\s]+)")
_MARKED = re.compile(r"`([\w-]+/[\w./-]+)`")
_GAME = re.compile(r"\b(?:rules|games)/(?!rules/)(\w+)(?:/|\.md$)")


class Library:
    """All that can be cited, read from `docs/` of a folder with these files."""

    def __init__(self, root: Path, files: Sequence[str]) -> None:
        self.root = root
        self.top = {file.split("/")[0] for file in files if "/" in file}
        self.decisions = {file.split("/")[-1].split("-")[0] for file in files if file.startswith("docs/decisions/")}
        self.design = set(_PART.findall(_read(root, "docs/design.md")))
        self.laws = set(_laws(_read(root, "docs/laws.md")))
        self.parts: dict[str, set[str]] = {}
        self.paragraphs: set[str] = set()
        for file in files:
            if dirname(file) == "docs/rules" and file.endswith(".md"):
                text = _read(root, file)
                self.parts[file[len("docs/rules/") : -len(".md")]] = set(_PART.findall(text))
                # AS-3.2 makes the paragraph and its chapter.
                self.paragraphs |= {each for id in _PARAGRAPH.findall(text) for each in (id, id.split(".")[0])}
        self.games = {id.split("-")[0] for id in self.paragraphs}

    def lacking(self, file: str, line: str) -> Iterator[str]:
        """What this line of the file cites and does not exist."""
        for id in _CITES_ID.findall(line):
            if id.split("-")[0] in self.games and id not in self.paragraphs:
                yield f"no paragraph {id}"
        for law in _numbers(_CITES_LAW.findall(line)):
            if law not in self.laws:
                yield f"no law {law}"
        for decision in _CITES_DECISION.findall(line):
            if decision not in self.decisions:
                yield f"no decision {decision}"
        yield from self._lacking_parts(file, line)
        yield from self._lacking_paths(file, line)

    def _lacking_parts(self, file: str, line: str) -> Iterator[str]:
        game = _GAME.search(file)
        for design, numbers in _CITES_PART.findall(line):
            known = self.design if design else self.parts.get(game[1]) if game else None
            for part in _numbers([numbers]):
                if known is not None and part not in known:
                    yield f"no part {part} of {'design.md' if design else 'the rules file'}"

    def _lacking_paths(self, file: str, line: str) -> Iterator[str]:
        cited = _CITES_DOCS.findall(line)
        if file.endswith(".md"):
            cited += [normpath(join(dirname(file), path)) for path in _LINK.findall(line)]
            cited += [path for path in _MARKED.findall(line) if path.split("/")[0] in self.top]
        for path in dict.fromkeys(cited):
            if "KEY" not in path and not (self.root / path).exists():  # KEY stands for any game
                yield f"no file {path}"


def lacking(root: Path, files: Sequence[str]) -> Iterator[str]:
    """`file:line: what` for every citation in these files that leads nowhere; paths count from `root`."""
    library = Library(root, files)
    for file in files:
        for number, line in enumerate(_read(root, file).splitlines(), start=1):
            for what in library.lacking(file, line):
                yield f"{file}:{number}: {what}"


def _read(root: Path, file: str) -> str:
    try:
        return (root / file).read_text(encoding="utf-8")
    except (FileNotFoundError, IsADirectoryError, UnicodeDecodeError):  # removed; a link to a folder; a picture
        return ""


def _laws(text: str) -> Iterator[str]:
    number = ""
    for law, letter in _LAW.findall(text):
        number = law or number
        yield number + letter


def _numbers(cited: Sequence[str]) -> Iterator[str]:
    for numbers in cited:
        yield from re.split(", | and | to | or ", numbers)


def main() -> int:
    """Look at all files that git knows; 1 if something is lacking."""
    # What is new and not yet added counts too. Golden games cite nothing; the test plants citations that are wrong.
    listed = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed += [":!*.jsonl", ":!tests/test_citations.py"]
    out = subprocess.run(listed, check=True, capture_output=True, text=True).stdout
    found = list(lacking(Path(), out.rstrip("\0").split("\0")))
    print("\n".join(found) if found else "Every citation leads somewhere.")
    return bool(found)


if __name__ == "__main__":
    sys.exit(main())
