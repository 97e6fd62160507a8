"""The lesson of Asterix names what the learner sees: Romans as the board does, and cards that lie in the hand."""

from __future__ import annotations

import json
import re

import pytest

from tests.rules.lessons import ROOT, recorded, said
from tests.rules.test_pages import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lesson_of_asterix_names_what_lies_before_the_learner(language: str) -> None:
    words = json.loads((ROOT / f"frontend/src/games/asterix/i18n/{language}.json").read_text())
    views = json.loads(recorded("asterix").read_text())
    named = 0
    for step, told in said("asterix", language)["steps"].items():
        text, view = " ".join(told.values()), views[step]["view"]
        seen = [view["prize"], view["peeked"], *view["fronts"][0]]
        romans = [kind for kind, name in words["card"].items() if name in text]
        assert len(romans) == len(re.findall(r"\(\d+\)", text)), step
        assert set(romans) <= set(seen), step
        cards = re.findall(r"\b(?:the|die|le) (\d+)\b", text)
        assert set(cards) <= set(view["hands"][0]), step
        named += len(romans) + len(cards)
    assert named > 6
