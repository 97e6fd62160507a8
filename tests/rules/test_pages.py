"""What players are told of the rules: every paragraph that is for them, every card and tile, in three languages."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import chain
from pathlib import Path
from typing import Any, Final, get_args

import pytest

from games import catalog

ROOT: Final = Path(__file__).resolve().parent.parent.parent
GAMES: Final = ("anansi", "antayagi", "asante", "asterix", "bania")
LANGUAGES: Final = ("en", "de", "fr")
Json = dict[str, Any]

# Components, setup, rules, information, talk and scoring, as each file counts its parts.
PARTS: Final = {
    "anansi": "3 4 5 7 8",
    "antayagi": "3 4 5 6 7 8 9 10",
    "asante": "3 4 5 7 8",
    "asterix": "3 4 5 7 8",
    "bania": "3 4 5 7 8",
}
_PARAGRAPH: Final = re.compile(r"^[\s*#\-\d.|]*([A-Z]{2}-\d+(?:\.\d+[a-z]?)?)\b", re.MULTILINE)
_BEFORE: Final = re.compile(rf"^(?={_PARAGRAPH.pattern[1:]})", re.MULTILINE)
_NO_SPACE: Final = re.compile(r"(?<![\u00a0\u202f!?])[;!?»]|(?<![\u00a0\u202f]):(?!\d)|«(?![\u00a0\u202f])")
_PART: Final = re.compile(r"^## (\d+)\. ?", re.MULTILINE)

KINDS: Final[dict[str, Callable[[Json], dict[str, int]]]] = {
    "anansi": lambda of: {each["id"]: 1 for each in of["story_cards"]},
    "antayagi": lambda of: {each["id"]: each["count"] for each in of["faces"]},
    "asante": lambda of: {
        each["id"]: each["count"]
        for group in ("ware_cards", "artifacts", "persons", "animals", "holy_places")
        for each in of[group]
    },
    "asterix": lambda of: {
        **{each["id"]: each["count"] for each in (*of["roman_cards"], *of["pirate_cards"])},
        **{f"{gaul['id']}.{card['value']}": card["count"] for gaul in of["gauls"] for card in gaul["cards"]},
        **{f"{gaul['id']}.idefix": 1 for gaul in of["gauls"]},
    },
    "bania": lambda of: {each["type"]: each["count"] for each in of["tent_types"]},
}
"""By game, the kinds of cards or tiles as `CardFace` names them, and how many there are."""


def page(game: str, file: str) -> Json:
    told: Json = json.loads((ROOT / f"frontend/src/games/{game}/rules/{file}.json").read_text())
    return told


def wanted(game: str) -> set[str]:
    """The paragraphs of those parts; of a part without paragraphs the part itself."""
    _, *pieces = _PART.split((ROOT / f"docs/rules/{game}.md").read_text())
    parts = dict(zip(pieces[::2], pieces[1::2], strict=True))
    found = {part: set(_PARAGRAPH.findall(parts[part])) for part in PARTS[game].split()}
    # A heading like "BA-2 Terms" is no paragraph where it has some.
    chapters = {id.split(".")[0] for ids in found.values() for id in ids if "." in id}
    return {id for part, ids in found.items() for id in ids - chapters or {f"part {part}"}}


def decided_here(game: str) -> set[str]:
    """The paragraphs that hold something which no rulebook says."""
    parts = _PART.split((ROOT / f"docs/rules/{game}.md").read_text())[2::2]
    paragraphs = [piece for part in parts for piece in _BEFORE.split(part)]
    return {found[1] for each in paragraphs if "[R]" in each and (found := _PARAGRAPH.match(each)) is not None}


def sentences(text: Json) -> Iterator[str]:
    """All that is said on a page, one after the other."""
    yield text["about"]
    for section in text["sections"].values():
        yield section["title"]
        for block in section["text"]:
            if isinstance(block, str):
                yield block
            else:
                for said in block.values():
                    yield from [said] if isinstance(said, str) else said
    yield from text["groups"].values()
    for piece in text["pieces"].values():
        yield from piece.values()


@pytest.mark.parametrize("game", GAMES)
def test_every_paragraph_for_players_is_told_in_a_section_or_has_a_reason_not_to_be(game: str) -> None:
    rules = page(game, "rules")
    told = Counter(chain.from_iterable(section["tells"] for section in rules["sections"]))
    untold = Counter(chain.from_iterable(each["ids"] for each in rules["untold"]))
    assert sorted(wanted(game) - set(told) - set(untold)) == []
    assert sorted(set(told) & set(untold)) == []
    assert sorted((set(told) | set(untold)) - wanted(game)) == []
    assert all(len(each["why"]) > 10 for each in rules["untold"])


@pytest.mark.parametrize("game", GAMES)
def test_what_was_decided_here_is_told_where_something_is_marked_as_that(game: str) -> None:
    text = page(game, "en")["sections"]
    marked = {
        id
        for id, section in text.items()
        if any("ruling" in block for block in section["text"] if isinstance(block, dict))
    }
    sections = page(game, "rules")["sections"]
    told = set(chain.from_iterable(section["tells"] for section in sections if section["id"] in marked))
    assert decided_here(game)
    assert sorted(decided_here(game) & set(chain.from_iterable(each["tells"] for each in sections)) - told) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_card_and_tile_has_its_entry(game: str) -> None:
    components = json.loads((ROOT / f"games/rules/{game}/components.json").read_text())
    kinds = KINDS[game](components)
    groups = page(game, "rules")["pieces"]
    pieces = [piece for group in groups for piece in group["pieces"]]
    shown = Counter(kind for piece in pieces for kind in piece["shows"])
    assert set(shown) == set(kinds)
    assert set(shown.values()) == {1}
    for piece in pieces:
        if piece["shows"]:
            assert piece["count"] == sum(kinds[kind] for kind in piece["shows"]), piece["id"]


@pytest.mark.parametrize("game", GAMES)
def test_sections_show_the_cards_that_they_speak_of(game: str) -> None:
    """Cards by their kinds; whatever else is shown has a name without one, as the board calls it."""
    sections = page(game, "rules")["sections"]
    kinds = set(KINDS[game](json.loads((ROOT / f"games/rules/{game}/components.json").read_text())))
    shown = {thing for section in sections for thing in section.get("shows", [])}
    assert len([section for section in sections if "shows" in section]) >= 4
    assert len(shown & kinds) >= len(shown - kinds) / 4


@pytest.mark.parametrize("game", GAMES)
def test_every_line_of_the_log_and_every_refusal_leads_to_a_section(game: str) -> None:
    rules = page(game, "rules")
    sections = {section["id"] for section in rules["sections"]}
    notes = {note.__struct_config__.tag for note in get_args(catalog.game(game).rules.note_type)}
    assert set(rules["notes"]) == notes
    words = json.loads((ROOT / f"frontend/src/games/{game}/i18n/en.json").read_text())
    assert set(rules["refusals"]) == set(words["refused"])
    assert {*rules["notes"].values(), *rules["refusals"].values()} <= sections


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_all_of_it_is_said_in_every_language(game: str, language: str) -> None:
    rules, english, text = page(game, "rules"), page(game, "en"), page(game, language)
    assert list(text["sections"]) == [section["id"] for section in rules["sections"]]
    assert list(text["groups"]) == [group["id"] for group in rules["pieces"]]
    assert list(text["pieces"]) == [piece["id"] for group in rules["pieces"] for piece in group["pieces"]]
    for section, own in text["sections"].items():
        assert shape(own) == shape(english["sections"][section]), section
    said = list(sentences(text))
    assert all(said)
    assert language == "en" or len(set(said) & set(sentences(english))) < len(said) / 10


def shape(section: Json) -> list[object]:
    return [
        "" if isinstance(block, str) else [(kind, type(said) is list and len(said)) for kind, said in block.items()]
        for block in section["text"]
    ]


@pytest.mark.parametrize("game", GAMES)
def test_signs_stand_as_the_language_wants_them(game: str) -> None:
    """French has a space that does not break before high signs and inside quotes; German its own quotes."""
    for language in LANGUAGES:
        assert wrong_signs(language, sentences(page(game, language))) == []


def wrong_signs(language: str, said: Iterable[str]) -> list[str]:
    """Those of these sentences that have a sign as this language does not have it."""
    return [each for each in said if re.search("[\"']", each) or (language == "fr" and _NO_SPACE.search(each))]


@pytest.mark.parametrize("game", GAMES)
def test_ten_questions_are_answered_by_a_sentence_of_the_page(game: str) -> None:
    quiz = json.loads((ROOT / f"tests/rules/{game}/quiz.json").read_text())
    assert len({each["question"] for each in quiz}) == len(quiz) == 10
    sections = page(game, "en")["sections"]
    for each in quiz:
        section = {"about": "", "sections": {"": sections[each["section"]]}, "groups": {}, "pieces": {}}
        assert any(each["sentence"] in said for said in sentences(section)), each["question"]
        assert each["answer"]
