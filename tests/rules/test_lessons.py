"""Lessons: each can be played through by the rules, says each thing when it is due, and is said in three languages."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from itertools import groupby

import msgspec
import pytest

from games import catalog, lessons
from games.engine.replay import NotOffered
from tests.rules.lessons import GAMES, ROOT, Json, asked, holds, played, recorded, recording, said, steps_shown, tasks
from tests.rules.test_pages import LANGUAGES, wrong_signs

MOST_MOVES = 40
# What is done by answering more than one question; the others by one.
LONGER = {
    "antayagi": {"win": 2},
    "asante": {"draw": 2, "artifact": 2, "animal": 4},
    "bania": {"neighbours": 2, "trade": 2, "close": 2},
}
LEFT = ("on", "then")  # what is left of a task once a part of it is done
LONGEST = 260  # signs of a part: what one reads at a glance


def parts(step: Json) -> Iterator[str]:
    """All that a step says."""
    for part in step.values():
        yield from [part] if isinstance(part, str) else part


def sentences(text: Json) -> Iterator[str]:
    """All that a lesson says."""
    yield text["title"]
    for step in text["steps"].values():
        yield from parts(step)
    yield text["last"]
    yield from text["hints"].values()


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_can_be_played_through_by_the_rules_in_at_most_forty_moves_of_ones_own(game: str) -> None:
    lesson = lessons.lesson(game)
    assert lesson.version == catalog.game(game).rules.version
    moments = list(played(lesson))
    own = [turn for turn in lesson.script if turn.seat == lesson.own]
    assert len(moments) == len(lesson.script) + 1
    assert 5 <= len(own) <= MOST_MOVES


@pytest.mark.parametrize("game", GAMES)
def test_every_step_comes_in_its_turn_and_the_last_word_at_the_end_and_not_before(game: str) -> None:
    client, moments = said(game, "lesson"), list(played(lessons.lesson(game)))
    assert [step for step, _ in steps_shown(client, moments)] == [each["id"] for each in client["steps"]]
    assert 5 <= len(client["steps"]) <= 8
    assert [holds(client["last"]["when"], moment) for moment in moments] == [False] * (len(moments) - 1) + [True]


@pytest.mark.parametrize("game", GAMES)
def test_a_task_stands_until_the_move_that_does_it_and_never_again(game: str) -> None:
    lesson, client = lessons.lesson(game), said(game, "lesson")
    own = [moment for turn, moment in zip(lesson.script, played(lesson), strict=False) if turn.seat == lesson.own]
    stands = [(step, len(list(each))) for step, each in groupby(tasks(client, own)) if step is not None]
    assert stands == [(each["id"], LONGER.get(game, {}).get(each["id"], 1)) for each in client["steps"]]


@pytest.mark.parametrize("game", GAMES)
def test_what_the_learner_sees_at_each_step_is_recorded_for_the_tests_of_the_board(game: str) -> None:
    assert recorded(game).read_bytes() == recording(game), "python -m tests.rules.lessons"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_all_of_a_lesson_is_said_in_every_language_in_few_words(game: str, language: str) -> None:
    client, english, text = said(game, "lesson"), said(game, "en"), said(game, language)
    assert list(text) == ["title", "steps", "hints", "last"]
    assert list(text["hints"]) == [each["id"] for each in client["hints"]]
    assert list(text["steps"]) == [each["id"] for each in client["steps"]]
    steps = text["steps"].values()
    assert all([part for part in step if part not in LEFT] == ["see", "may", "leads"] for step in steps)
    spoken = list(sentences(text))
    assert all(0 < len(each) <= LONGEST for each in spoken)
    assert language == "en" or not set(spoken) & set(sentences(english))
    assert wrong_signs(language, spoken) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_what_is_left_of_a_task_is_said_for_each_part_of_it_that_is_done(game: str, language: str) -> None:
    for step, text in zip(said(game, "lesson")["steps"], said(game, language)["steps"].values(), strict=True):
        assert len(text.get("then", ())) == len(step.get("still", ())), step["id"]
        assert ("on" in text) == ("picked" in step), step["id"]


@pytest.mark.parametrize("game", GAMES)
def test_what_is_picked_first_is_marked(game: str) -> None:
    for step in said(game, "lesson")["steps"]:
        marked = {address.rpartition("/")[2] for address in (step["at"], *step.get("presses", ()))}
        assert "picked" not in step or step["picked"].rpartition(":")[2] in marked, step["id"]


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_names_cards_as_the_board_does(game: str) -> None:
    """A number after a word with a capital letter is a card, and one that the learner holds or sees then."""
    views = json.loads(recorded(game).read_text())
    for step, told in said(game, "en")["steps"].items():
        for colour, value in re.findall(r"\b([A-Z][a-z]+) (\d+)", " ".join(parts(told))):
            assert f'"{colour.lower()}_{value}"' in json.dumps(views[step]), (step, colour, value)


@pytest.mark.parametrize("game", GAMES)
def test_a_step_asks_for_what_it_tells_to_press(game: str) -> None:
    """Who went another way has no such tent any more, or has built on that space."""
    for step in said(game, "lesson")["steps"]:
        pressed = [address.rpartition("/")[2] for address in step.get("presses", ())]
        spaces = [step["at"].removeprefix("space:")] if pressed else []
        for named in (*pressed, *spaces):
            assert f'"{named}"' in json.dumps(step["when"]), (step["id"], named)


@pytest.mark.parametrize("game", GAMES)
def test_each_step_leads_to_a_section_of_the_rules(game: str) -> None:
    client = said(game, "lesson")
    rules = json.loads((ROOT / f"frontend/src/games/{game}/rules/rules.json").read_text())
    sections = {section["id"] for section in rules["sections"]}
    assert {each["section"] for each in (*client["steps"], *client["hints"], client["last"])} <= sections


@pytest.mark.parametrize("game", GAMES)
def test_every_hint_comes_in_real_games_and_the_first_question_has_one(game: str) -> None:
    hints = {each["id"]: each["when"] for each in said(game, "lesson")["hints"]}
    assert 5 <= len(hints) <= 8
    due = [hint for hint, when in hints.items() if holds(when, next(asked(game)))]
    assert due[:1] == list(hints)[:1]
    for moment in asked(game):
        for hint in [each for each, when in hints.items() if holds(when, moment)]:
            del hints[hint]
        if not hints:
            break
    assert list(hints) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_hint_that_names_a_number_says_where_it_lies(game: str, language: str) -> None:
    text, hints = said(game, language)["hints"], said(game, "lesson")["hints"]
    assert [each["id"] for each in hints if "number" in each] == [each for each in text if "{{number}}" in text[each]]


@pytest.mark.parametrize("game", GAMES)
def test_every_move_of_the_script_is_the_next_one_after_those_before(game: str) -> None:
    lesson = lessons.lesson(game)
    made = [(turn.seat, turn.move) for turn in lesson.script]
    for number, turn in enumerate(lesson.script):
        assert lesson.next_move(made[:number], turn.seat) == turn.move
    assert all(lesson.next_move(made, seat) is None for seat in range(lesson.seats))


@pytest.mark.parametrize("game", GAMES)
def test_after_another_choice_nothing_is_written_for_anybody(game: str) -> None:
    lesson = lessons.lesson(game)
    moments = list(played(lesson))
    at = next(number for number, turn in enumerate(lesson.script) if turn.seat == lesson.own)
    other = next(move for move in moments[at].legal if move != lesson.script[at].move)
    made = [*((turn.seat, turn.move) for turn in lesson.script[:at]), (lesson.own, other)]
    assert all(lesson.next_move(made, seat) is None for seat in range(lesson.seats))


def test_a_script_that_the_rules_do_not_allow_is_found() -> None:
    lesson = lessons.lesson("anansi")
    revoked = lessons.Turn(0, {"type": "play", "card": "leopard_3"})
    broken = msgspec.structs.replace(lesson, script=(lesson.script[0], revoked, *lesson.script[2:]))
    with pytest.raises(NotOffered):
        list(played(broken))


def test_no_file_is_read_for_a_name_that_is_no_game() -> None:
    for name in ("chess", "../rules/anansi/components", ""):
        with pytest.raises(KeyError):
            lessons.lesson(name)
