"""What people may be called and may say: nothing invisible passes for something, and no script is shut out."""

from __future__ import annotations

import uuid

import pytest

from events.writer import Refused
from games.players import words
from games.players.models import Player
from tests.people import Person, open_table, refusal, unchanged
from tests.tables.server import sitting

NAMES = [
    "Ama Ata ✨",
    "דוד בן־גוריון",
    "محمد",
    "علی‌رضا",  # a non-joiner between letters that would else be written joined
    "ශ්‍රී",  # joiners after a virama
    "क्‍ष",
    "র‍্যাব",  # and before one
    "രാജന്‍",  # and at the end
    "𝔄𝔪𝔞",
    "葛\U000e0100城",  # a form of an ideograph, as in names of people
    "👩‍💻",
    "👨‍👩‍👧‍👦",
    "🏳️‍🌈",
    "🙂‍↔️",
    "👩🏽‍🚀",
    "❤️",
    "1️⃣",
    "‼️",
    "🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f",
    "ᠮᠣᠩᠭ᠋ᠣᠯ",
    "Ọlá",
    "1",
    "?",
]
NOBODY = {
    "zero-width spaces": "\u200b\u200b",
    "a joiner": "\u200d",
    "a mark of direction": "\u200f",
    "an override": "\u202e",
    "a byte order mark": "\ufeff",
    "a soft hyphen": "\u00ad",
    "a Hangul filler": "\u3164",
    "a blank of Braille": "\u2800",
    "a mark without a letter": "\u0301",
    "a variation selector": "\ufe0f",
    "tags": "\U000e0067\U000e0062",
    "spaces that are no ASCII": "\u2003\u2003",
}
DECEIT = {
    "an override": "Ama\u202egpj",
    "an embedding": "\u202bAma",
    "an isolate that is left open": "Ama\u2067",
    "an isolate that is closed": "\u2068Ama\u2069",
    "the end of somebody else's isolate": "Ama\u2069",
    "a mark of direction": "Ama\u200e",
    "an Arabic mark of direction": "Ama\u061c",
    "a zero-width space": "A\u200bma",
    "a joiner between Latin letters": "A\u200dma",
    "a non-joiner between Latin letters": "A\u200cma",
    "a joiner at the end": "Ama\u200d",
    "a non-joiner at the end": "علی\u200c",
    "two non-joiners": "علی\u200c\u200cرضا",
    "a variant of a Latin letter": "A\ufe0fma",
    "a variant of a Hebrew letter": "ד\ufe0fוד",
    "two variants": "❤\ufe0f\ufe0f",
    "a digit's variant without a keycap": "1\ufe0f",
    "a joiner of graphemes": "A\u034fma",
    "a word joiner": "Ama\u2060",
    "hidden tags": "Ama\U000e0041",
    "a control character of the second set": "A\u0085ma",
    "a filler": "Ama\u3164",
}


@pytest.mark.parametrize("name", NAMES)
def test_names_of_all_scripts_and_emoji_are_kept_as_they_are(name: str) -> None:
    assert words.name(name) == name


@pytest.mark.parametrize("name", [*NOBODY.values(), *DECEIT.values()], ids=[*NOBODY, *DECEIT])
def test_a_name_that_hides_something_is_refused(name: str) -> None:
    with pytest.raises(Refused, match="unreadable"):
        words.name(name)


@pytest.mark.parametrize(
    ("name", "kept"), [("Ame\u0301", "Amé"), ("Ama \u00a0 Ata ", "Ama Ata"), ("\u3000Ama", "Ama"), ("\u212a", "K")]
)
def test_two_names_that_look_alike_for_their_blanks_or_accents_are_kept_alike(name: str, kept: str) -> None:
    assert words.name(name) == kept


def test_a_name_that_grows_beyond_its_length_when_it_is_composed_is_refused() -> None:
    assert len(words.name("\u0958" * 16)) == 32
    with pytest.raises(Refused, match="unreadable"):
        words.name("\u0958" * 17)


@pytest.mark.parametrize("name", [NOBODY["a joiner"], DECEIT["an override"]])
def test_nobody_is_called_so_neither_at_first_nor_anew(name: str, alice: Person) -> None:
    assert refusal(alice.http.post("/api/guests/", json={"name": name})) == (400, "unreadable", None)
    assert alice.refused("PATCH", "guests/me/", {"name": name}) == (400, "unreadable", None)
    assert [player.name for player in Player.objects.all()] == ["Alice"]
    assert alice.get("guests/me/")["player"]["name"] == "Alice"


@pytest.mark.parametrize("name", ["Bot Ama", "bot", "ROBOT Ama", "[Bot] Ama", "Bot: Ama", "\uff22\uff4f\uff54 Ama"])
def test_nobody_is_called_as_bots_are(name: str, alice: Person) -> None:
    assert refusal(alice.http.post("/api/guests/", json={"name": name})) == (400, "bot_name", None)
    assert alice.refused("PATCH", "guests/me/", {"name": name}) == (400, "bot_name", None)


@pytest.mark.parametrize("name", ["Botho", "Ama Bot", "Abbot", "Robota", "Bottom"])
def test_a_name_that_only_holds_these_letters_is_kept(name: str) -> None:
    assert words.name(name) == name


@pytest.mark.parametrize("text", [*NOBODY.values(), " ", "\n", "a\u0085b"], ids=[*NOBODY, "a space", "a line", "C1"])
def test_words_of_which_nothing_can_be_seen_are_not_said(text: str, alice: Person) -> None:
    table = open_table(alice, "asterix", "me open")
    with unchanged(table):
        assert alice.refused("POST", f"tables/{table}/chat/", {"text": text}) == (400, "unreadable", None)


def test_words_may_be_of_any_script_and_direction(alice: Person) -> None:
    table = open_table(alice, "asterix", "me open")
    for text in (*NAMES, "\u202eover", "one\ntwo", "\u200fשלום"):
        seq = alice.post(f"tables/{table}/chat/", {"text": text})["seq"]
        assert alice.get(f"tables/{table}/entries/?after={seq - 1}")["entries"][0]["data"]["text"] == text


def test_the_socket_refuses_them_alike(address: str, people: list[Person]) -> None:
    table = open_table(people[0], "asterix", "me open")
    with sitting(address, table, people[0]) as socket, unchanged(table):
        word = {"type": "say", "id": str(uuid.uuid4()), "text": NOBODY["zero-width spaces"]}
        socket.send(word)
        assert socket.until("refused") == {"type": "refused", "id": word["id"], "code": "unreadable", "reason": None}
