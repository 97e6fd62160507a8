"""Bania: what others have done since one's last turn is told whole, in words and in signs that can be read."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.boards import SPOKEN, at_table
from tests.e2e.recorded import recorded
from tests.e2e.test_bania import LAPTOP, PHONES, widths, window

LEAST_TOLD = 17
# Whether each line that is told is whole within the frame.
WHOLE = """() => {
  const frame = document.querySelector('.ask .told').getBoundingClientRect();
  return [...document.querySelectorAll('.ba-since > li')].map((line) => {
    const { top, bottom } = line.getBoundingClientRect();
    return line.checkVisibility() && top >= frame.top - 1.5 && bottom <= frame.bottom + 1.5;
  });
}"""


def test_what_three_others_have_done_is_told_in_signs_as_large_as_the_line(browser: Browser) -> None:
    told = recorded("bania", 4)
    seen = 0
    with at_table(browser, told, touch=False, viewport=window(LAPTOP)) as page:
        for _ in page.hears_each(told.messages):
            signs = widths(page.page.locator(".ba-since .ba-sign"))
            seen += len(signs)
            assert [wide for wide in signs if wide < LEAST_TOLD] == []
            for row in page.page.locator(".ba-since > li").all():
                expect(row).to_be_in_viewport(ratio=1)
    assert seen > 0


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("touch", [True, False])
@pytest.mark.parametrize("language", SPOKEN)
def test_what_others_have_done_is_told_in_words_where_there_is_room_and_always_whole(
    browser: Browser, language: str, touch: bool, seats: int
) -> None:
    told = recorded("bania", seats)
    sizes = list(PHONES) if touch else [LAPTOP, (1440, 900), (1920, 1080)]
    lines, words = dict.fromkeys(sizes, 0), dict.fromkeys(sizes, 0)
    with at_table(browser, told, touch=touch, language=language, viewport=window(sizes[0])) as page:
        line = page.page.locator(".ba-since > li")
        in_words = line.filter(has=page.page.locator(".ba-since-word:visible"))
        for message in told.messages:
            page.hears(message)
            if line.count() == 0:
                continue
            for size in sizes:
                page.size(*size)
                page.settles()
                whole = page.page.evaluate(WHOLE)
                assert all(whole), (size, whole)
                lines[size] += len(whole)
                words[size] += in_words.count()
            sizes.reverse()  # a change of size takes as long as a message
    for size in sizes:
        assert lines[size] > 0, size
        assert words[size] >= lines[size] * (0.5 if touch else 1), size
