"""No golden game changes or goes away while its game keeps its version: `python -m tests.rules.golden_guard BASE`.

BASE is the commit to compare with: the merge base of a pull request, or the commit before. A changed golden
game means that recorded games replay differently: tables that are running would fold to another state.
"""

from __future__ import annotations

import hashlib
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
MANIFEST = "MANIFEST.json"


def broken_promises(base: str, root: Path) -> list[str]:
    """What the checkout at `root` changed of the golden games of commit `base` without raising a version."""
    listed = _git(root, "ls-tree", "-r", "--name-only", base, "--", "tests/rules").splitlines()
    broken: list[str] = []
    for path in listed:
        if Path(path).name == MANIFEST:
            before = json.loads(_git(root, "show", f"{base}:{path}"))
            broken += _broken(before, root / Path(path).parent, root)
    return broken


def _broken(before: dict[str, Any], folder: Path, root: Path) -> list[str]:
    told = folder / MANIFEST
    if told.exists() and json.loads(told.read_bytes())["version"] > before["version"]:
        return []
    broken: list[str] = []
    for name, digest in before["files"].items():
        path = folder / name
        if not path.exists():
            broken.append(f"{path.relative_to(root)} is gone")
        elif hashlib.sha256(path.read_bytes()).hexdigest() != digest:
            broken.append(f"{path.relative_to(root)} has changed")
    return broken


def _git(root: Path, *command: str) -> str:
    return subprocess.run(["git", *command], cwd=root, check=True, capture_output=True, text=True).stdout


def main(arguments: list[str]) -> int:
    """0 if all promises are kept."""
    (base,) = arguments
    broken = broken_promises(base, ROOT)
    for each in broken:
        sys.stderr.write(f"{each}, but the rules kept their version: raise it, or replay as before\n")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
