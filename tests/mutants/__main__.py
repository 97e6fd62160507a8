"""`python -m tests.mutants`: does a test turn red when one thing in the code is changed? docs/mutants.md

The verdicts are in var/mutants/results.jsonl. A run that was stopped goes on where it was; `--again` judges anew what
survived. `--piece 1/2` and `--piece 2/2` share the sample between two runs at the same time.
"""

from __future__ import annotations

import argparse
import fcntl
import signal
import sys
from pathlib import Path

from tests.means import ROOT
from tests.mutants.judges import judge_of, modules
from tests.mutants.judging import Tree
from tests.mutants.places import Mutant, sample
from tests.mutants.results import Results, equivalents

WANTED = 0.9


def main() -> int:
    """0 if enough of the mutants were killed and none is unclear."""
    args = _arguments()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that running tests end, too
    folder = ROOT / "var" / "mutants"
    folder.mkdir(parents=True, exist_ok=True)
    chosen = sample(ROOT, modules(ROOT), args.seed, args.size)
    results = Results(folder / "results.jsonl", chosen, equivalents())
    if not args.report:
        part, _, parts = args.piece.partition("/")
        _judge(chosen[int(part) - 1 :: int(parts)], results, folder / f"tree-{part}-of-{parts}", again=args.again)
    print(results.summary())
    return 0 if results.good(WANTED) else 1


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="make mutants", description=__doc__)
    parser.add_argument("--seed", type=int, default=1, help="which sample")
    parser.add_argument("--size", type=int, default=300, help="how many mutants")
    parser.add_argument("--piece", default="1/1", help="which part of it, as in 1/2")
    parser.add_argument("--again", action="store_true", help="judge anew what survived")
    parser.add_argument("--report", action="store_true", help="judge nothing, say what is known")
    return parser.parse_args()


def _judge(mutants: list[Mutant], results: Results, copy: Path, *, again: bool) -> None:
    due = [mutant for mutant in mutants if results.due(mutant, again=again)]
    if not due:
        return
    copy.mkdir(exist_ok=True)
    with (copy.parent / f"{copy.name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)  # two runs in one tree would judge each other's mutants
        tree = Tree(ROOT, copy)
        for number, mutant in enumerate(due, 1):
            tests = judge_of(mutant.module)
            assert tests is not None
            judged = tree.judge(mutant.module, mutant.code, tests)
            results.add(mutant, judged)
            print(
                f"{number}/{len(due)} {judged.verdict:>10} {judged.seconds:5.0f} s  {mutant.module}:{mutant.line}",
                end=" ",
            )
            print(f"{mutant.before}  ->  {mutant.after}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
