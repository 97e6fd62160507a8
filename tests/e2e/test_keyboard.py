"""Everything by keyboard alone: from the first page through a round of each game; in `make boards` whole games."""

from __future__ import annotations

from functools import partial
from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.boards import ALL
from tests.e2e.conftest import Come
from tests.e2e.hands import LIT, THEN, end_of, hurry, may_choose
from tests.e2e.test_games_by_hand import LIT as PLAIN
from tests.e2e.test_games_by_hand import STILL, over
from tests.e2e.test_games_by_hand import may_choose as may_answer
from tests.e2e.visitor import Visitor, drawn
from tests.running.processes import until

# The button that rolls dice, first or again.
ROLL = ".ba-do[data-at='do/roll']"
# The shortest way of arrow keys from where the focus is to something lit: tried from each thing that they come to.
_WAY = """(lit) => {
  const keys = ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp'];
  const first = document.activeElement;
  const stand = (at) => (at === document.body ? document.activeElement.blur() : at.focus());
  const ways = new Map([[first, []]]);
  let found = null;
  for (const [at, way] of ways) {
    if (at.matches(lit)) { found = way; break; }
    for (const key of keys) {
      stand(at);
      window.dispatchEvent(new KeyboardEvent('keydown', { key }));
      const to = document.activeElement;
      if (!ways.has(to)) ways.set(to, [...way, key]);
    }
  }
  stand(first);
  return found;
}"""
# More presses than that are no way to play.
FAR = 12


def has_focus(target: Locator) -> bool:
    return bool(target.count() and target.first.evaluate("(element) => element === document.activeElement"))


def focus_is_seen(page: Page) -> bool:
    """Whether what has the focus, or what stands for it, is drawn otherwise than without."""
    return bool(
        page.evaluate(
            """() => { const at = document.activeElement;
                return [at, at.closest('label'), at.nextElementSibling].some((element) => {
                    if (element === null) return false;
                    const style = getComputedStyle(element);
                    return style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0;
                }); }"""
        )
    )


def tab_to(visitor: Visitor, target: Locator, key: str = "Tab") -> None:
    """Tab after Tab until the target has the focus; on the way the focus is always seen."""
    expect(target.first).to_be_visible()
    for _ in range(80):
        visitor.page.keyboard.press(key)
        if has_focus(target):
            assert focus_is_seen(visitor.page)
            return
    raise AssertionError(f"Tab never comes to {target}")


def arrow_to(page: Page, lit: str) -> None:
    """Arrow keys until something lit has the focus; tried again where the table has changed meanwhile."""
    until(partial(_walks_to, page, lit), 10, f"a way of arrow keys to {lit}")


def _walks_to(page: Page, lit: str) -> bool:
    drawn(page)
    way = page.evaluate(_WAY, lit)
    for key in way or []:
        page.keyboard.press(key)
    assert len(way or []) <= FAR, f"{way} to {lit}"
    return bool(page.evaluate("(lit) => document.activeElement.matches(lit)", lit))


def plays_by_keys(page: Page, game: str) -> None:
    arrow_to(page, LIT[game])
    assert focus_is_seen(page)
    page.keyboard.press("Enter")
    if game in THEN:
        expect(page.locator(THEN[game]).first).to_be_visible()
        arrow_to(page, THEN[game])
        page.keyboard.press("Enter")


def in_round_two(page: Page) -> bool:
    return "Round 2" in "".join(page.locator(".room-stage").all_inner_texts())


@pytest.mark.parametrize(("game", "poster"), [("asterix", "Asterix"), ("anansi", "Anansi")])
def test_a_round_of_each_game_is_played_by_keyboard_alone(come: Come, game: str, poster: str) -> None:
    ama = come()
    page = ama.page
    page.add_init_script(STILL)  # scenes hold back a forced move, and there may be twenty of these in a row
    ama.go("/")
    tab_to(ama, page.get_by_label("What shall we call you?"))
    page.keyboard.type("Ama")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Good to see you, Ama")).to_be_visible()  # the games are drawn anew with it
    tab_to(ama, page.locator(".poster-head", has_text=poster))
    page.keyboard.press("Enter")
    tab_to(ama, page.get_by_role("button", name="Begin the game"))
    page.keyboard.press("Enter")
    ama.is_live()
    ama.at(ama.opens(game, "me", "casual", "casual"))  # the same once more, with bots that answer at once
    tab_to(ama, page.get_by_role("button", name="Begin"))
    page.keyboard.press("Enter")
    done = over if ALL else in_round_two
    while until(lambda: may_choose(page, game) or done(page), 90, "a choice or the end"):
        if done(page):
            break
        plays_by_keys(page, game)
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Rules and keys")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def _went_on(visitor: Visitor, heard: int, picked: int) -> bool:
    return len(visitor.received) > heard or visitor.page.locator("[aria-pressed=true]").count() != picked


def answers_by_keys(visitor: Visitor) -> int:
    """Arrow keys and Enter, step by step, until the question is answered; how often Enter was pressed."""
    page = visitor.page
    heard, presses = len(visitor.received), 0
    while may_answer(page) and len(visitor.received) == heard:
        fresh = f"{PLAIN}:not([aria-pressed=true])"
        arrow_to(page, fresh if page.locator(fresh).count() else PLAIN)
        assert focus_is_seen(page)
        picked = page.locator("[aria-pressed=true]").count()
        page.keyboard.press("Enter")
        presses += 1
        assert presses < 9, visitor.prompt.inner_text()
        until(partial(_went_on, visitor, heard, picked), 30, "the next step")
    return presses


@pytest.mark.parametrize(("game", "bots"), [("asante", 1), ("bania", 2), ("antayagi", 2)])
def test_some_turns_at_the_generic_table_are_played_by_keyboard_alone(come: Come, game: str, bots: int) -> None:
    ama = come()
    page = ama.page
    page.add_init_script(STILL)  # scenes have tests of their own
    ama.arrives("Ama")
    ama.at(ama.opens(game, "me", *["novice"] * bots))
    tab_to(ama, page.get_by_role("button", name="Begin"))
    page.keyboard.press("Enter")
    answered = 0
    while (ALL or answered < 10) and until(lambda: may_answer(page) or over(page), 30, "a choice or the end"):
        if over(page):
            break
        answered += answers_by_keys(ama) > 0
    assert answered > 2
    assert page.locator(".own").count() == 1


def test_dice_are_chosen_and_rolled_again_by_keyboard(come: Come) -> None:
    ama = come()
    page = ama.page
    page.add_init_script(STILL)
    ama.arrives("Ama")
    ama.at(ama.opens("bania", "me", "novice", start=True))
    dice = page.locator(".ba-die-choice")

    def rolled() -> bool:
        if not may_answer(page) or dice.count():
            return dice.count() > 0
        roll = page.get_by_role("button", name="Roll for cards")
        if roll.count():
            roll.click()
        else:
            answers_by_keys(ama)
        return False

    until(rolled, 40, "dice")
    button = page.locator(ROLL)
    expect(button).to_have_text("Roll again pick dice first")
    expect(button).to_be_disabled()
    dice.first.focus()
    page.keyboard.press("Space")
    expect(dice.first).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(button).to_have_text("Roll 2 dice again")
    page.keyboard.press("Enter")
    expect(button).to_have_text("Roll 1 die again")
    arrow_to(page, ROLL)
    page.keyboard.press("Enter")
    expect(page.locator(".drawer .log", has_text="You roll one die again")).to_be_attached()


def test_the_end_is_read_and_another_game_begun_by_keyboard(come: Come) -> None:
    ama = come()
    ama.arrives("Ama")
    table = ama.opens("asante", "me", "novice", start=True)
    hurry([ama], table, Random(1))
    end = end_of(ama.page)
    expect(end.get_by_role("heading", level=2)).to_be_focused()
    tab_to(ama, end.get_by_role("button", name="Play again"))
    ama.page.keyboard.press("Enter")
    expect(ama.page).not_to_have_url(f"/tables/{table}")
    expect(ama.page.locator(".round-table")).to_be_visible()
    assert ama.page.locator("dialog.end[open]").count() == 0


def _has_several(ama: Visitor, table: str) -> bool:
    """Whether more than one card can be used at the first turn there."""
    ama.at(table)
    until(lambda: may_choose(ama.page, "anansi"), 30, "a turn")
    return len({move["card"] for move in ama.ask(f"/api/tables/{table}/")["legal"]}) > 1


def test_escape_takes_the_first_step_of_a_choice_back(come: Come) -> None:
    ama = come()
    ama.arrives("Ama")
    # Where one card alone can be used it stays in hand: another deal then.
    while not _has_several(ama, ama.opens("anansi", "me", "casual", "casual", start=True)):
        pass
    arrow_to(ama.page, LIT["anansi"])
    ama.page.keyboard.press("Enter")
    picked = ama.page.locator(".an-handcard[aria-pressed=true]")
    expect(picked).to_have_count(1)
    ama.page.keyboard.press("Escape")
    expect(picked).to_have_count(0)
    assert ama.page.locator(".prompt.mine").count() == 1
