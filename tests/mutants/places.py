"""The sample: which mutants of which modules, the same ones whenever seed and code are the same.

cosmic-ray finds the places and changes the code. Places are put in an order by a hash of the seed and of their line,
and the first ones are taken: modules come by their size, and a change somewhere leaves most of the sample as it was.
"""

from __future__ import annotations

import ast
import hashlib
import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code
from cosmic_ray.plugins import get_operator, operator_names

_NOT_USED = re.compile(
    r"RemoveDecorator"  # frozen, override and the like: what runs is the same
    r"|ReplaceComparisonOperator_(?!Is_IsNot|IsNot_Is).*Is"  # `is` for `==`: tells only how Python keeps small values
)
_DECLARED = frozenset({"frozen", "kw_only", "eq", "slots"})  # keywords of classes that forbid, and change nothing else
_LOGS = frozenset({"log", "logger", "_log", "logging"})


@dataclass(frozen=True)
class Mutant:
    """One change of one module: `before` and `after` are the lines that differ."""

    key: str
    module: str
    line: int
    before: str
    after: str
    operator: str
    code: str = field(repr=False)  # the module with the change in it


@dataclass(frozen=True)
class _Place:
    line: int
    column: int
    ways: tuple[tuple[str, int], ...]  # operator and occurrence


def sample(root: Path, modules: Iterable[str], seed: int, size: int) -> list[Mutant]:
    """So many mutants, in the order in which they are judged; fewer if there are no more places."""
    found: list[Mutant] = []
    for module, place, name in sorted(_places(root, modules), key=lambda each: _hash(seed, each[2])):
        if len(found) == size:
            break
        source = (root / module).read_text()
        ways = sorted(place.ways, key=lambda way: _hash(seed, name, *way))
        mutants = (_mutant(module, source, place, name, *way) for way in ways)
        found.extend(mutant for mutant in [next(filter(None, mutants), None)] if mutant)
    return found


def _hash(*parts: object) -> str:
    return hashlib.sha256(repr(parts).encode()).hexdigest()


def _places(root: Path, modules: Iterable[str]) -> Iterator[tuple[str, _Place, str]]:
    """Module, place, and a name that other lines of the module do not change."""
    for module in modules:
        source = (root / module).read_text()
        lines = source.splitlines()
        seen: Counter[tuple[str, int]] = Counter()
        for place in _places_in(source):
            text = lines[place.line - 1]
            seen[text, place.column] += 1
            yield module, place, f"{module}|{text}|{place.column}|{seen[text, place.column]}"


def _places_in(source: str) -> list[_Place]:
    barred = list(_barred(ast.parse(source)))
    nodes = list(ast_nodes(get_ast(source)))
    ways: defaultdict[tuple[int, int], list[tuple[str, int]]] = defaultdict(list)
    for name, operator in _operators():
        positions = (start for node in nodes for start, _ in operator.mutation_positions(node))
        for occurrence, start in enumerate(positions):
            if not any(first <= start < last for first, last in barred):
                ways[start].append((name, occurrence))
    return [_Place(line, column, tuple(found)) for (line, column), found in sorted(ways.items())]


def _operators() -> Iterator[tuple[str, Any]]:
    for name in operator_names():
        operator = get_operator(name)
        if not operator.arguments() and not _NOT_USED.search(name):
            yield name, operator()


def _barred(tree: ast.Module) -> Iterator[tuple[tuple[int, int], tuple[int, int]]]:
    """From where to where nothing is written that a test should see: types, decorators, columns, log lines."""
    for node in ast.walk(tree):
        for part in _unseen(node):
            assert part.end_lineno is not None
            assert part.end_col_offset is not None
            yield (part.lineno, part.col_offset), (part.end_lineno, part.end_col_offset)


def _unseen(node: ast.AST) -> Iterator[ast.expr | ast.stmt | ast.keyword]:
    match node:
        case ast.AnnAssign(annotation=ast.Name(id="TypeAlias")):
            yield node
        case ast.AnnAssign(annotation=annotation) | ast.arg(annotation=ast.expr() as annotation):
            yield annotation
        case ast.FunctionDef() | ast.AsyncFunctionDef():
            yield from node.decorator_list
            yield from [node.returns] if node.returns else []
        case ast.ClassDef():
            yield from node.decorator_list
        case ast.keyword(arg=name) if name in _DECLARED:
            yield node
        case ast.Call(func=ast.Name(id="zip")):
            yield from node.keywords  # `strict` says what is always so
        case ast.Call(func=ast.Attribute(value=ast.Name(id="models"))):
            yield node  # a column: makemigrations --check holds it against the migrations
        case ast.If(test=ast.Name(id="TYPE_CHECKING")):
            yield node
        case ast.Expr(value=ast.Call(func=ast.Attribute(value=ast.Name(id=name)))) if name in _LOGS:
            yield node


def _mutant(module: str, source: str, place: _Place, name: str, operator: str, occurrence: int) -> Mutant | None:
    """None if it is no program, or if a star of `*args` was taken for a product."""
    mutated: str = mutate_code(source, get_operator(operator)(), occurrence)
    try:
        tree = ast.parse(mutated)
    except SyntaxError:
        return None
    if "BinaryOperator" in operator and not _calculates(ast.parse(source), tree):
        return None
    pairs = zip(source.splitlines(), mutated.splitlines(), strict=False)
    changed = [(old.strip(), new.strip()) for old, new in pairs if old != new]
    if not changed:
        return None
    before, after = (" / ".join(side) for side in zip(*changed, strict=True))
    return Mutant(_hash(name, operator, after)[:12], module, place.line, before, after, operator, mutated)


def _calculates(before: ast.Module, after: ast.Module) -> bool:
    """Whether nothing changed but the operator of a calculation."""
    kinds = [Counter(type(node) for node in ast.walk(tree)) for tree in (before, after)]
    return all(issubclass(kind, ast.operator) for kind in (kinds[0] - kinds[1]) | (kinds[1] - kinds[0])) and (
        kinds[0] != kinds[1]
    )
