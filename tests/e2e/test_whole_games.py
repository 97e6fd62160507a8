"""Two people and a bot play every game to its end, while a stranger watches."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Come
from tests.e2e.hands import GAMES, LIT, Play, choose, end_of, hurry, may_choose
from tests.e2e.visitor import Visitor
from tests.running.processes import until


def gather(come: Come, game: str) -> tuple[Visitor, Visitor, Visitor]:
    """Ama, who opened the table, Kofi, who followed her link and sits too, and Esi, who watches; the game has begun."""
    ama, kofi, esi = come(), come(), come()
    ama.arrives("Ama")
    ama.at(ama.opens(game, "me", "open", "casual"))
    link = ama.page.get_by_label("Link to this table").first.input_value()
    for visitor, name in ((kofi, "Kofi"), (esi, "Esi")):
        visitor.go(link)
        visitor.called(name)
    kofi.page.get_by_role("button", name="Sit here").click()
    ama.page.get_by_role("button", name="Begin").click()
    for visitor in (ama, kofi, esi):
        visitor.is_live()
        expect(visitor.page.locator(".round-table")).to_be_visible()
    return ama, kofi, esi


def reloads(visitor: Visitor) -> None:
    """What the page told before, it tells again; others may have moved meanwhile, and then its last line tells more."""
    visitor.settled()
    before = visitor.story
    visitor.page.reload()
    visitor.is_live()
    expect(visitor.page.locator(".drawer .log > li").nth(len(before) - 1)).to_be_attached()
    assert before
    assert [again for line, again in zip(before, visitor.story, strict=False) if not again.startswith(line)] == []


def a_move_in_a_second_tab_is_seen_in_the_first(visitor: Visitor, other: Visitor, game: str, chance: Random) -> None:
    tab: Page = visitor.second_tab()
    tab.goto(f"/tables/{visitor.table}")

    def her_turn() -> bool:
        if may_choose(other.page, game):
            choose(other.page, game, chance)
        return may_choose(tab, game) > 0

    until(her_turn, 60, "her turn in the second tab")
    lines = len(visitor.story)
    choose(tab, game, chance)
    until(lambda: len(visitor.story) > lines, 30, "the move in the first tab")
    tab.close()


def talks(speaker: Visitor, *hearers: Visitor) -> None:
    words = "Well played, all of you"
    for each in (speaker, *hearers):
        each.page.locator(".drawer").get_by_text("Talk").click()
    speaker.page.locator(".drawer").get_by_role("textbox", name="Say something").fill(words)
    speaker.page.keyboard.press("Enter")
    for each in (speaker, *hearers):
        expect(each.page.locator(".drawer .said", has_text=words)).to_be_visible()
        each.page.locator(".drawer").get_by_text("Story").click()


def the_end_adds_up(visitor: Visitor, result: list[dict[str, Any]]) -> None:
    """Every seat's items, as shown, sum up to its points, as shown and as the server says."""
    visitor.settled()  # the last scenes come first, and a round of Asterix may end in twelve of them
    seats = end_of(visitor.page).locator(".end-seat")
    expect(seats).to_have_count(len(result))
    shown = []
    for row in seats.all():
        items = [int(text) for text in row.locator(".end-items b").all_inner_texts()]
        points = int(row.locator(".end-points").inner_text())
        assert items
        assert sum(items) == points
        shown.append(points)
    in_order = sorted(result, key=lambda line: (line["rank"], line["seat"]))
    assert shown == [line["points"] for line in in_order]


def hand_is_nowhere_with(watcher: Visitor, names: list[str], kinds: list[str]) -> None:
    """Neither the watcher's page nor a note that reached them names one of these cards."""
    told = str(list(watcher.told()))
    assert not [kind for kind in kinds if f"'{kind}'" in told]
    seen = " | ".join(watcher.words())
    assert not [name for name in names if f"{name} |" in seen or f"{name}." in seen]


def anansi_hides_hands(owner: Visitor, *watchers: Visitor) -> None:
    """In the first round no card of a hand has been public before."""
    until(owner.is_answered, 20, "the end of what was begun")  # else a card is still shown that has been played
    now = owner.ask(f"/api/tables/{owner.table}/")
    expect(owner.page.locator(".an-handcard")).to_have_count(len(now["view"]["seats"][now["you"]]["hand"]))
    names = [str(card.get_attribute("aria-label")).split(".")[0] for card in owner.page.locator(".an-handcard").all()]
    assert names
    for watcher in watchers:
        hand_is_nowhere_with(watcher, names, [name.lower().replace(" ", "_") for name in names])


def asterix_hides_bids(watchers: list[Visitor]) -> None:
    """Whatever reached them, an unrevealed bid of somebody else is a card without a face."""
    for watcher in watchers:
        for view in watcher.views():
            assert [bid for seat, bid in enumerate(view["bids"]) if seat != view["you"] and bid is not None] == []
            assert view["peeked"] is None or view["looker"] == view["you"]


def spectator_sees_no_hand(watcher: Visitor, game: str) -> None:
    page = watcher.page
    assert page.locator(".own").count() == 0
    assert page.locator(LIT[game]).count() == 0
    views = list(watcher.views())
    assert views
    for view in views:
        assert view["you"] is None
        if game == "anansi":
            assert [seat["hand"] for seat in view["seats"]] == [None] * 3
    if game == "asterix":
        secret = [note["card"] for note in watcher.told() if note["type"] in ("bid_made", "card_looked_at")]
        assert secret
        assert set(secret) == {None}


@pytest.mark.parametrize("game", GAMES)
def test_two_people_and_a_bot_play_a_whole_game_while_a_stranger_watches(come: Come, game: str) -> None:
    ama, kofi, esi = gather(come, game)
    play = Play(game, [ama, kofi], seed=len(game))
    play.some(6)
    if game == "anansi":
        anansi_hides_hands(ama, kofi, esi)
        anansi_hides_hands(kofi, ama, esi)
    reloads(ama)
    talks(ama, kofi, esi)
    play.some(5)
    a_move_in_a_second_tab_is_seen_in_the_first(ama, kofi, game, play.chance)
    reloads(esi)
    play.some(20)
    table = ama.table
    esi.fetches(table)
    hurry([ama, kofi], table, play.chance)
    esi.fetches(table)
    spectator_sees_no_hand(esi, game)
    if game == "asterix":
        asterix_hides_bids([ama, kofi, esi])
    result = ama.ask(f"/api/tables/{table}/")["result"]
    for visitor in (ama, kofi, esi):
        the_end_adds_up(visitor, result)
    plays_again(ama, kofi)


def plays_again(first: Visitor, second: Visitor) -> None:
    """One asks for another game, the other follows; both sit as before."""
    before = first.page.url
    first.page.get_by_role("button", name="Play again").click()
    expect(first.page).not_to_have_url(before)
    second.page.get_by_role("button", name="To the next game").click()
    expect(second.page).to_have_url(first.page.url)
    expect(second.page.locator(".waiting-seat")).to_have_count(3)
