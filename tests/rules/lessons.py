"""A lesson as its learner sees it, played by the rules as it is written, and what the client would say of it.

`python -m tests.rules.lessons` records what the learner sees at each step, for the tests of the boards.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from games import catalog, lessons
from games.engine.chance import draw
from games.engine.contract import Choice, Dealer, Outcome, Players, Rules
from games.engine.deal import KnownDeal
from games.engine.record import read_record
from games.engine.replay import Replay, check_choice

ROOT: Final = Path(__file__).resolve().parent.parent.parent
GAMES: Final = tuple(
    listed.rules.key for listed in catalog.games() if (ROOT / f"games/lessons/{listed.rules.key}.json").exists()
)
Json = dict[str, Any]


class Moment(msgspec.Struct, frozen=True):
    """What the learner sees and may do; `chooses`: whether they are asked, and not played for."""

    chooses: bool
    view: Any
    hints: Any
    legal: list[Any]


def said(game: str, file: str) -> Json:
    """A file of what the client says of that lesson."""
    told: Json = json.loads((ROOT / f"frontend/src/games/{game}/lesson/{file}.json").read_text())
    return told


def played(lesson: lessons.Lesson) -> Iterator[Moment]:
    """The lesson as written: a moment before each move and after the last. NotOffered if the rules allow one not."""
    rules = catalog.game(lesson.game, lesson.version).rules
    begins = lesson.begins()
    options = msgspec.convert(lesson.options, rules.options_type)
    state = rules.start(rules.standard(lesson.seats, options)) if begins is None else rules.read(begins)
    replay: Replay[Any] = Replay.begin(
        rules, state, seats=lesson.seats, digest=bytes(32), number=1, known=KnownDeal({})
    )
    for number, turn in enumerate(lesson.script, start=2):
        _let_chance_speak(replay, lesson.seed)
        yield _moment(rules, replay.state, lesson.own)
        choice = Choice(turn.seat, msgspec.convert(turn.move, rules.move_type))
        check_choice(rules, replay.state, choice)
        replay.choose(number, choice)
    _let_chance_speak(replay, lesson.seed)
    yield _moment(rules, replay.state, lesson.own)


def asked(game: str) -> Iterator[Moment]:
    """What was asked of somebody in golden games, as they saw it."""
    rules = catalog.game(game).rules
    for path in sorted((ROOT / f"tests/rules/{game}/golden").glob("*.jsonl")):
        record = read_record(path.read_bytes())
        options = msgspec.convert(msgspec.to_builtins(record.header.options), rules.options_type)
        state = rules.start(rules.standard(record.header.seats, options))
        for event in record.events:
            if isinstance(event, Choice):
                yield _moment(rules, state, event.seat)
                rules.play(state, event.seat, msgspec.convert(event.move, rules.move_type))
            else:
                rules.deal(state, tuple(msgspec.convert(piece, rules.piece_type) for piece in event.pieces))


def steps_shown(client: Json, moments: list[Moment]) -> list[tuple[str, Moment]]:
    """The steps that a learner is shown, in order: at each choice of theirs the first that fits and was not yet."""
    shown: dict[str, Moment] = {}
    for moment in moments:
        if not moment.chooses:
            continue
        fits = (each["id"] for each in client["steps"] if each["id"] not in shown and holds(each["when"], moment))
        if (step := next(fits, None)) is not None:
            shown[step] = moment
    return list(shown.items())


def tasks(client: Json, moments: list[Moment]) -> list[str | None]:
    """The step whose task is to be done at each choice of the learner, who is shown all that is due."""
    choices = [moment for moment in moments if moment.chooses]
    upto = (steps_shown(client, choices[: number + 1]) for number in range(len(choices)))
    told = ([(step, _turn(client, moment)) for step, moment in shown] for shown in upto)
    return [task_at(client, each, moment) for each, moment in zip(told, choices, strict=True)]


def task_at(client: Json, told: list[tuple[str, Any]], moment: Moment) -> str | None:
    """As `taskAt` of frontend/src/lesson/lesson.ts. `told`: the steps shown, and in which turn."""
    turn = _turn(client, moment)
    steps = {each["id"]: [each["when"], *each.get("still", [])] for each in client["steps"]}
    here = (step for step, at in reversed(told) if at == turn)
    return next((step for step in here if any(holds(each, moment) for each in steps[step])), None)


def _turn(client: Json, moment: Moment) -> Any:
    return next(iter(_at(client["turn"].split("."), {"view": moment.view, "hints": moment.hints})), None)


def holds(conditions: list[Json], moment: Moment) -> bool:
    """As `holds` of frontend/src/lesson/lesson.ts."""
    return all(_holds(each, moment) for each in conditions)


def _holds(condition: Json, moment: Moment) -> bool:
    if "may" in condition:
        return any(move["type"] == condition["may"] for move in moment.legal)
    found = _at(condition["path"].split("."), {"view": moment.view, "hints": moment.hints})
    if "has" in condition:
        return any(isinstance(part, dict) and condition["has"].items() <= part.items() for part in found)
    if "least" in condition:
        return any(isinstance(value, int) and value >= condition["least"] for value in found)
    return condition["is"] in found


def _at(path: list[str], value: Any) -> list[Any]:
    """All that lies at the path, where * is every part of a list or an object."""
    if not path:
        return [value]
    name, *rest = path
    if isinstance(value, list):
        parts = value if name == "*" else value[int(name) : int(name) + 1]
    elif isinstance(value, dict):
        parts = [*value.values()] if name == "*" else [value[name]] if name in value else []
    else:
        parts = []
    return [found for part in parts for found in _at(rest, part)]


def recording(game: str) -> bytes:
    """What the learner sees, as it stands in `tests/rules/KEY/lesson-views.json`.

    At each step, at what is left of its task, and at the last word.
    """
    moments = list(played(lessons.lesson(game)))
    client = said(game, "lesson")
    at = {**dict(steps_shown(client, moments)), **dict(_left_over(client, moments)), "last": moments[-1]}
    return json.dumps({step: msgspec.to_builtins(moment) for step, moment in at.items()}).encode() + b"\n"


def _left_over(client: Json, moments: list[Moment]) -> Iterator[tuple[str, Moment]]:
    """The first moment of each step's turn at which a part of its task is done and this is left: `STEP/1` and so on."""
    steps = {each["id"]: each for each in client["steps"]}
    for step, shown in steps_shown(client, moments):
        here = [each for each in moments if each.chooses and _turn(client, each) == _turn(client, shown)]
        undone = [each for each in here if not holds(steps[step]["when"], each)]
        for number, left in enumerate(steps[step].get("still", []), start=1):
            yield f"{step}/{number}", next(each for each in undone if holds(left, each))


def recorded(game: str) -> Path:
    """Where that stands."""
    return ROOT / f"tests/rules/{game}/lesson-views.json"


def _let_chance_speak(replay: Replay[Any], seed: str) -> None:
    while isinstance(replay.waiting, Dealer):
        replay.deal(1, Outcome(draw(bytes.fromhex(seed), replay.digest, replay.waiting)))


def _moment(rules: Rules[Any, Any, Any, Any], state: Any, own: int) -> Moment:
    view, waiting = rules.view(state, own), rules.waiting(state)
    legal = rules.legal(state, own) if isinstance(waiting, Players) and own in waiting.seats else []
    plain = msgspec.json.decode(msgspec.json.encode([view, rules.hints(view), legal]))  # as it comes to a browser
    chooses = bool(legal) and not rules.forced(rules.view(state, None), own)
    return Moment(chooses, *plain)


if __name__ == "__main__":
    for each in GAMES:
        recorded(each).write_bytes(recording(each))
