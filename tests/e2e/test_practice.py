"""Practising, the same deal once more, and going on from a file, as people do it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import uuid
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.e2e.conftest import Come
from tests.e2e.visitor import DESKTOP, PHONE, Visitor
from tests.running.processes import ROOT, Embedded, until


def asked(visitor: Visitor, table: str) -> int:
    """The entry that asks them, once something does."""
    found: int = until(lambda: visitor.ask(f"/api/tables/{table}/")["asked"], 30, "a question")
    return found


def moves(visitor: Visitor, table: str) -> None:
    number = asked(visitor, table)
    move = visitor.ask(f"/api/tables/{table}/")["legal"][0]
    visitor.ask(f"/api/tables/{table}/moves/", {"id": str(uuid.uuid4()), "asked": number, "move": move})


def resigned(visitor: Visitor, table: str) -> None:
    """Bots play the rest: a strong one thinks about each of its moves, longer on a machine that is busy."""
    visitor.ask(f"/api/tables/{table}/resign/", {})
    until(lambda: visitor.ask(f"/api/tables/{table}/")["status"] == "scored", 120, "the end")


def presses(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


def exported(stack: Embedded, table: str) -> bytes:
    """What `manage.py export` writes there."""
    command = [sys.executable, "manage.py", "export", table]
    return subprocess.run(command, cwd=ROOT, env=os.environ | stack.environment, capture_output=True, check=True).stdout


def comes_to_another(page: Page, than: str) -> str:
    """The id of the table that opens now."""
    expect(page).to_have_url(re.compile(rf"/tables/(?!{than})[0-9a-f-]+$"))
    return page.url.rsplit("/", 1)[1]


def test_one_practises_from_a_decision_and_once_more_on_a_phone(come: Come) -> None:
    ama = come(size=PHONE)
    ama.arrives("Ama")
    table = ama.opens("asante", "me", "casual", start=True)
    for _ in range(3):
        moves(ama, table)
    number = asked(ama, table)
    page = ama.page
    ama.go(f"/tables/{table}?at={number}")
    presses(page, "More ways to look back")
    expect(page.get_by_role("button", name="Practise from here")).to_be_visible()
    assert ama.faults() == []
    presses(page, "Practise from here")
    practice = comes_to_another(page, table)
    ama.is_live()
    assert ama.ask(f"/api/tables/{practice}/")["view"] == ama.ask(f"/api/tables/{table}/views/{number}/")["view"]
    presses(page, "Menu")
    expect(page.get_by_text("This is your practice table")).to_be_visible()
    assert ama.faults() == []
    presses(page, "Again, other cards")
    again = comes_to_another(page, practice)
    ama.is_live()
    presses(page, "Menu")
    page.get_by_role("link", name="To that table").click()
    expect(page).to_have_url(re.compile(rf"/tables/{table}\?at={number}$"))
    ama.go("/")
    expect(page.locator(f"a[href='/tables/{table}']").first).to_be_visible()
    for hidden in (practice, again):
        expect(page.locator(f"a[href='/tables/{hidden}']")).to_have_count(0)


def test_after_the_end_one_goes_on_with_the_real_cards_and_another_plays_the_deal_again(come: Come) -> None:
    ama, kofi = come(size=DESKTOP), come(size=DESKTOP, language="de")
    ama.arrives("Ama")
    table = ama.opens("asterix", "me", "novice", start=True)
    for _ in range(3):
        moves(ama, table)
    number = asked(ama, table)
    resigned(ama, table)
    page = ama.page
    ama.go(f"/tables/{table}?at={number}")
    presses(page, "Go on with the real cards")
    practice = comes_to_another(page, table)
    ama.is_live()
    expect(page.locator(".room-tools .tag")).to_have_text("Practice")
    assert ama.ask(f"/api/tables/{practice}/")["origin"]["kind"] == "continued"
    kofi.ask("/api/guests/", {"name": "Kofi"})
    kofi.at(table)
    presses(kofi.page, "Diese Verteilung noch einmal spielen")
    again = comes_to_another(kofi.page, table)
    expect(kofi.page.locator(".whence").first).to_contain_text("Eine bekannte Verteilung")
    assert kofi.faults() == []
    presses(kofi.page, "Spiel starten")
    kofi.is_live()
    expect(kofi.page.locator(".room-tools .tag")).to_have_text("Bekannte Verteilung")
    resigned(kofi, again)
    first = kofi.page.get_by_role("region", name="Das erste Mal mit dieser Verteilung")
    expect(first.get_by_role("listitem")).to_have_count(2)
    expect(first).to_contain_text("Ama")
    assert kofi.faults() == []


def test_a_file_is_checked_seen_and_gone_on_from_on_a_phone(come: Come, stack: Embedded, tmp_path: Path) -> None:
    ama, kofi = come(), come(size=PHONE)
    ama.arrives("Ama")
    table = ama.opens("asterix", "me", "novice", start=True)
    for _ in range(4):
        moves(ama, table)
    resigned(ama, table)
    file = tmp_path / "game.json"
    file.write_bytes(exported(stack, table))
    broken = tmp_path / "broken.json"
    broken.write_text(file.read_text().replace('"rank":1', '"rank":2'))
    kofi.ask("/api/guests/", {"name": "Kofi"})
    kofi.go("/new")
    page = kofi.page
    page.get_by_role("link", name="Go on from a file").click()
    choose = page.locator("input[type=file]")
    choose.set_input_files(broken)
    expect(page.get_by_text("The file does not prove itself")).to_be_visible()
    choose.set_input_files(file)
    expect(page.get_by_text("The file proves itself")).to_be_visible()
    page.get_by_role("link", name="Look at the game").click()
    expect(page).to_have_url(re.compile(r"/uploads/[0-9a-f-]+\?at=1&as=all$"))
    for _ in range(6):
        presses(page, "One step on")
    assert kofi.faults() == []
    presses(page, "Log")
    log = page.get_by_role("list", name="Story")
    expect(log).to_contain_text("Seat 1")
    expect(log).not_to_contain_text("Ama")
    page.keyboard.press("Escape")
    presses(page, "More ways to look back")
    page.get_by_label("Through whose eyes").select_option("1")
    page.keyboard.press("Escape")
    expect(page).to_have_url(re.compile(r"\?at=\d+&as=1$"))
    expect(page.get_by_role("region", name="Your place")).to_be_visible()
    page.keyboard.press("ArrowRight")
    assert kofi.faults() == []
    presses(page, "Play on")
    page.get_by_role("group", name="Your seat").get_by_text("Seat 2").click()
    assert kofi.faults() == []
    presses(page, "Open the table")
    expect(page.locator(".whence").first).to_contain_text("This game goes on from a file")
    presses(page, "Begin")
    kofi.is_live()
    again = page.url.rsplit("/", 1)[1]
    assert kofi.ask(f"/api/tables/{again}/")["you"] == 1
