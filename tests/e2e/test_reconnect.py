"""The server goes away in the middle of a game; the page comes back by itself and the game goes on."""

from __future__ import annotations

import os
import signal

from playwright.sync_api import expect

from tests.e2e.conftest import Come
from tests.e2e.hands import Play
from tests.running.processes import Embedded, until


def test_a_page_recovers_by_itself_when_the_server_was_away(come: Come, stack: Embedded) -> None:
    ama, kofi = come(), come()
    ama.arrives("Ama")
    kofi.arrives("Kofi")
    table = ama.opens("anansi", "me", "open", "casual")
    kofi.ask(f"/api/tables/{table}/seats/1/", {})
    ama.ask(f"/api/tables/{table}/start/", {})
    ama.at(table)
    kofi.at(table)
    play = Play("anansi", [ama, kofi])
    play.some(3)
    killed = stack.child("web")
    assert killed is not None
    os.kill(killed, signal.SIGKILL)
    expect(ama.page.locator(".connection.lost")).to_be_visible()
    assert ama.page.locator(".connection.lost").inner_text() == "Reconnecting"
    until(lambda: stack.child("web") not in (None, killed), 30, "another web server")
    ama.is_live()
    kofi.is_live()
    heard = len(ama.story)
    play.some(3)
    until(lambda: len(ama.story) > heard, 30, "the story going on")
    until(lambda: len(ama.story) == len(kofi.story), 30, "both pages at the same line")
    ama.complaints.clear()  # of the server that was away
    kofi.complaints.clear()


def test_a_page_says_at_once_that_the_network_is_gone_and_comes_back_with_it(come: Come) -> None:
    ama = come()
    ama.arrives("Ama")
    ama.at(ama.opens("asterix", "me", "casual", start=True))
    ama.page.context.set_offline(True)
    expect(ama.page.locator(".connection.lost")).to_be_visible(timeout=1_000)
    expect(ama.prompt).to_have_text("No connection. You see how it was; it goes on by itself.")
    ama.page.context.set_offline(False)
    ama.is_live()
    ama.complaints.clear()  # of the network that was gone
