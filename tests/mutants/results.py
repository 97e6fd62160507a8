"""What came of each mutant, kept as data so that a run can be stopped, and the summary of it."""

from __future__ import annotations

import json
import tomllib
from collections import Counter
from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any

from tests.mutants.judging import KILLED, Judged
from tests.mutants.places import Mutant

_EQUIVALENT = Path(__file__).with_name("equivalent.toml")


def equivalents() -> dict[tuple[str, str, str], str]:
    """By module, line before and line after: why nobody could see the change."""
    listed = tomllib.loads(_EQUIVALENT.read_text()).get("mutant", [])
    return {(each["module"], each["before"], each["after"]): each["why"] for each in listed}


class Results:
    """The verdicts on a sample, in a file of one JSON object a line; of several on one mutant the last counts."""

    def __init__(self, path: Path, chosen: list[Mutant], equivalent: Mapping[tuple[str, str, str], str]) -> None:
        self._path = path
        self._chosen = chosen
        self._equivalent = equivalent
        self._verdicts: dict[str, dict[str, Any]] = {}
        self._read()

    def _read(self) -> None:
        for line in self._path.read_text().splitlines() if self._path.exists() else []:
            verdict = json.loads(line)
            self._verdicts[verdict["key"]] = verdict

    def due(self, mutant: Mutant, *, again: bool) -> bool:
        """Whether the mutant is still to be judged."""
        if self._is_equivalent(mutant):
            return False
        verdict = self._verdict(mutant)
        return verdict in {"", "unclear"} or (again and verdict == "survived")

    def _is_equivalent(self, mutant: Mutant) -> bool:
        return (mutant.module, mutant.before, mutant.after) in self._equivalent

    def _verdict(self, mutant: Mutant) -> str:
        return str(self._verdicts.get(mutant.key, {}).get("verdict", ""))

    def add(self, mutant: Mutant, judged: Judged) -> None:
        """Keep a verdict."""
        line = {**asdict(mutant), **asdict(judged)}
        del line["code"]
        with self._path.open("a") as file:
            file.write(json.dumps(line) + "\n")
        self._verdicts[mutant.key] = line

    def _count(self) -> Counter[str]:
        return Counter("equivalent" if self._is_equivalent(each) else self._verdict(each) for each in self._chosen)

    def good(self, wanted: float) -> bool:
        """Whether all are judged, and enough of them killed."""
        count = self._count()
        return not count[""] and not count["unclear"] and self._share() >= wanted

    def _share(self) -> float:
        count = self._count()
        killed = sum(count[verdict] for verdict in KILLED)
        return killed / (killed + count["survived"]) if killed else 0.0

    def summary(self) -> str:
        """The share that was killed, and the mutants that were not."""
        self._read()  # what other pieces found meanwhile
        count = self._count()
        lines = [f"{len(self._chosen)} mutants, {count['equivalent']} of them equivalent, {count['']} not judged yet"]
        lines += [
            f"{count[verdict]:5} {verdict}" for verdict in ("killed", "not loaded", "too slow", "survived", "unclear")
        ]
        lines += [f"{self._share():.1%} of the others killed", ""]
        for mutant in self._chosen:
            if (verdict := self._verdict(mutant)) not in {"", *KILLED} and not self._is_equivalent(mutant):
                lines.append(f"{verdict}: {mutant.module}:{mutant.line}\n    {mutant.before}\n    {mutant.after}")
        return "\n".join(lines)
