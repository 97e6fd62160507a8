"""A copy of the tree in which one mutant after the other is put, and what a module's own tests say to it."""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal

Verdict = Literal["killed", "not loaded", "too slow", "survived", "unclear"]
"""`not loaded`: program or tests end while they are imported. `unclear`: the run says nothing about the mutant."""

KILLED: Final = frozenset({"killed", "not loaded", "too slow"})
SLACK: Final = 30  # seconds that a mutant has on top of three times what its tests take: the machine may be busy
_ENDED = re.compile(r"^(?:FAILED|ERROR) (\S+\.py(?:::.*?)?)(?: - |$)", re.MULTILINE)
_ALL_PASSED, _SOME_FAILED, _INTERRUPTED, _USAGE = 0, 1, 2, 4  # pytest's exit codes; 4 if a conftest cannot be imported
# One order and no luck, so that a verdict comes out the same again.
_PYTEST: Final = ("-x", "-q", "-rfE", "--tb=no", "--hypothesis-seed=0", "-p", "no:randomly", "-p", "no:cacheprovider")
_PURE: Final = ("tests/engine/", "tests/rules/", "tests/workers/bots/")  # neither clock nor threads: always the same
_SLOW_PLUGIN: Final = ("-p", "no:schemathesis")  # seconds a run, for one file that uses it


class BaselineRed(Exception):
    """The tests fail without any mutant: nothing can be judged by them."""


@dataclass(frozen=True)
class Judged:
    """What came of a mutant, the test that said so, and how long it took."""

    verdict: Verdict
    by: str
    seconds: float


class Tree:
    """A copy of what git knows or would add; nobody else works in it.

    How long tests take without a mutant is kept beside it, for as long as no file of the source changes.
    """

    def __init__(self, source: Path, copy: Path) -> None:
        self.root = copy
        shutil.rmtree(copy, ignore_errors=True)
        listed = subprocess.run(
            ["git", "ls-files", "-co", "--exclude-standard", "-z"], cwd=source, check=True, capture_output=True
        )
        content = hashlib.sha256()
        for name in filter(None, listed.stdout.decode().split("\0")):
            if (source / name).is_file():
                (copy / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(source / name, copy / name)
                content.update(name.encode() + b"\0" + (copy / name).read_bytes())
        # Checked by what a file holds: two mutants of one module within a second are not taken for one another.
        compiling = [sys.executable, "-m", "compileall", "-q", "--invalidation-mode", "checked-hash", "."]
        subprocess.run(compiling, cwd=copy, check=True)
        self._known = copy.with_suffix(f".{content.hexdigest()[:12]}.json")
        self._baselines: dict[str, float] = json.loads(self._known.read_text()) if self._known.exists() else {}

    def judge(self, module: str, code: str, tests: str) -> Judged:
        """Put the code there, let the tests look, put back what was there. BaselineRed if they fail anyway."""
        limit = SLACK + 3 * self.baseline(tests)
        path = self.root / module
        original = path.read_bytes()
        path.write_text(code)
        try:
            judged = self._sure(self._run(tests.split(), limit), limit)
        finally:
            path.write_bytes(original)
        if (
            judged.verdict == "not loaded"
            and self._run(["--collect-only", *tests.split()], limit).verdict != "survived"
        ):
            raise BaselineRed(f"{tests}: not loaded without a mutant either")
        return judged

    def _loads(self, tests: str, limit: float) -> bool:
        return self._run(["--collect-only", *tests.split()], limit).verdict == "survived"

    def _sure(self, judged: Judged, limit: float) -> Judged:
        """The same, unless the test that failed passes when it is asked once more: then it was only late."""
        if judged.verdict != "killed" or judged.by.startswith(_PURE):
            return judged
        again = self._run([judged.by], limit)
        return (
            judged if again.verdict == "killed" else Judged("unclear", f"{judged.by} failed only once", judged.seconds)
        )

    def baseline(self, tests: str) -> float:
        """How many seconds the tests take without a mutant: they pass, or BaselineRed is raised."""
        if tests not in self._baselines:
            judged = self._run(tests.split(), 1800)
            if judged.verdict != "survived":
                raise BaselineRed(f"{tests}: {judged.verdict} {judged.by}")
            self._baselines[tests] = judged.seconds
            self._known.write_text(json.dumps(self._baselines))
        return self._baselines[tests]

    def _run(self, tests: list[str], limit: float) -> Judged:
        began = time.monotonic()
        plugins = () if any("test_schema.py" in each for each in tests) else _SLOW_PLUGIN
        process = subprocess.Popen(
            [sys.executable, "-m", "pytest", *_PYTEST, *plugins, *tests],
            cwd=self.root,
            env={**os.environ, "COLUMNS": "1000"},  # a failed test's name on one line
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,  # so that what the tests started ends with them
        )
        try:
            output, _ = process.communicate(timeout=limit)
        except subprocess.TimeoutExpired:
            return Judged("too slow", "", time.monotonic() - began)
        finally:
            _end(process)
        return Judged(*verdict(process.returncode, output), time.monotonic() - began)


def verdict(code: int, output: str) -> tuple[Verdict, str]:
    """What pytest's exit code and last lines say, and the test that failed."""
    if code == _ALL_PASSED:
        return "survived", ""
    ended = _ENDED.search(output)
    if code not in {_SOME_FAILED, _INTERRUPTED, _USAGE} or (code == _SOME_FAILED and not ended):
        return "unclear", f"pytest's exit code {code}: {output[-300:]}"
    if ended and "::" in ended[1]:
        return "killed", ended[1]
    return "not loaded", ended[1] if ended else "conftest.py"


def _end(process: subprocess.Popen[str]) -> None:
    with suppress(ProcessLookupError):  # nothing of it is left
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()
