"""Guests: a name, a token for programs, a cookie for browsers; how long both live and what they prove."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable, Iterator
from datetime import timedelta
from http.cookies import SimpleCookie
from uuid import UUID

import httpx
import pytest
from django.core.cache import cache
from django.core.wsgi import get_wsgi_application
from django.utils import timezone
from pytest_django.fixtures import Settings

from games.players import names, tokens
from games.players.models import Player, Token
from tests.people import Person, guest, open_table, refusal, unchanged

OWN = {"Origin": "http://localhost"}
WISH = {"game": "asterix", "seats": [{"sitter": "me"}, {"sitter": "open"}]}


@pytest.fixture
def browser(no_limits: None) -> Iterator[httpx.Client]:
    """Keeps its cookies; says where it comes from only where a test lets it."""
    transport = httpx.WSGITransport(app=get_wsgi_application())
    with httpx.Client(transport=transport, base_url="http://localhost") as client:
        yield client


def arrive(browser: httpx.Client, name: str = "Ama") -> httpx.Response:
    """Become a guest in a browser."""
    return browser.post("/api/guests/", json={"name": name})


def age(person: Person, days: float) -> None:
    """As if the token had last been used so long ago."""
    Token.objects.filter(player=UUID(person.id)).update(used_at=timezone.now() - timedelta(days=days))


def me(http: httpx.Client, token: str) -> httpx.Response:
    return http.get("/api/guests/me/", headers={"Authorization": f"Bearer {token}"})


def test_a_new_guest_gets_a_token_and_a_cookie_that_scripts_cannot_read(browser: httpx.Client) -> None:
    answer = arrive(browser, "Ama Ata ✨")
    assert answer.status_code == 201
    told = answer.json()
    assert told["player"] == {"id": str(Player.objects.get().pk), "name": "Ama Ata ✨"}
    cookie = SimpleCookie(answer.headers["Set-Cookie"])["griot"]
    assert (cookie["httponly"], cookie["samesite"], cookie["path"]) == (True, "Lax", "/")
    assert int(cookie["max-age"]) == 180 * 86_400
    assert tokens.unsealed(cookie.value) == told["token"]


@pytest.mark.parametrize(("https", "secure"), [(True, True), (False, "")])
def test_the_cookie_is_for_https_only_where_the_program_is_served_so(
    https: bool, secure: object, browser: httpx.Client, settings: Settings
) -> None:
    settings.SESSION_COOKIE_SECURE = https
    assert SimpleCookie(arrive(browser).headers["Set-Cookie"])["griot"]["secure"] == secure


def test_a_token_proves_who_somebody_is_and_nobody_is_nobody(alice: Person) -> None:
    assert alice.get("guests/me/") == {"player": {"id": alice.id, "name": "Alice"}}
    assert alice.http.get("/api/guests/me/").json() == {"player": None}


def test_tokens_are_hashed_at_rest(alice: Person) -> None:
    kept = Token.objects.get()
    assert bytes(kept.digest) == hashlib.sha256(alice.token.encode()).digest()
    assert alice.token not in str(Token.objects.values()[0])
    assert alice.token not in repr(kept)
    assert len(alice.token) >= 43, "256 bits"


def test_a_token_is_never_told_again_and_never_taken_from_an_address(alice: Person) -> None:
    assert alice.token not in alice.ask("GET", "guests/me/").text
    for name in ("token", "access_token", "griot"):
        assert alice.http.get(f"/api/guests/me/?{name}={alice.token}").json() == {"player": None}


def test_who_is_renamed_is_called_so_at_every_table(alice: Person) -> None:
    table = open_table(alice, "asterix", "me open")
    assert alice.ask("PATCH", "guests/me/", {"name": "Alicia"}).json()["player"]["name"] == "Alicia"
    assert alice.get(f"tables/{table}/")["seats"][0]["name"] == "Alicia"
    assert alice.refused("PATCH", "guests/me/", {"name": ""})[:2] == (400, "bad_request")
    assert refusal(alice.http.patch("/api/guests/me/", json={"name": "X"})) == (401, "who_are_you", None)


def test_a_revoked_token_proves_nothing_and_others_of_the_person_still_do(alice: Person) -> None:
    other = tokens.issue(Player.objects.get())
    assert alice.ask("DELETE", "guests/me/").status_code == 204
    assert alice.refused("GET", "guests/me/") == (401, "who_are_you", None)
    assert me(alice.http, other).json()["player"]["id"] == alice.id
    assert refusal(alice.http.delete("/api/guests/me/")) == (401, "who_are_you", None)


def test_a_token_lives_180_days_from_its_last_use(alice: Person) -> None:
    age(alice, 179.9)
    assert alice.get("guests/me/")["player"]
    age(alice, 100)
    assert alice.get("guests/me/")["player"], "it was used in between"
    assert Token.objects.get().used_at > timezone.now() - timedelta(minutes=1), "using it makes it live on"
    age(alice, 180.1)
    assert alice.refused("GET", "guests/me/") == (401, "who_are_you", None)


# Browsers


def test_the_cookie_proves_who_somebody_is(browser: httpx.Client) -> None:
    person = arrive(browser).json()["player"]
    assert browser.get("/api/guests/me/").json() == {"player": person}
    assert browser.post("/api/tables/", json=WISH, headers=OWN).json()["you"] == 0


@pytest.mark.parametrize(
    "origin",
    [None, "null", "", "http://evil.example", "http://localhost.evil.example", "http://localhost:8001", "localhost"],
)
def test_with_a_cookie_writes_from_elsewhere_are_refused(origin: str | None, browser: httpx.Client) -> None:
    arrive(browser)
    table = browser.post("/api/tables/", json=WISH, headers=OWN).json()["id"]
    headers = {} if origin is None else {"Origin": origin}
    with unchanged(table):
        for method, path, body in (
            ("POST", "tables/", WISH), ("POST", f"tables/{table}/chat/", {"text": "hi"}),
            ("DELETE", f"tables/{table}/seats/0/", None), ("PATCH", "guests/me/", {"name": "Evil"}),
            ("DELETE", "guests/me/", None),
        ):  # fmt: skip
            answer = browser.request(method, f"/api/{path}", json=body, headers=headers)
            assert refusal(answer) == (403, "bad_origin", None), path
    assert browser.get("/api/guests/me/", headers=headers).json()["player"]["name"] == "Ama", "reading is harmless"


def test_origins_that_the_settings_trust_are_our_own(browser: httpx.Client, settings: Settings) -> None:
    settings.CSRF_TRUSTED_ORIGINS = ["https://play.example"]
    arrive(browser)
    assert browser.post("/api/tables/", json=WISH, headers={"Origin": "https://play.example"}).status_code == 201
    assert browser.post("/api/tables/", json=WISH, headers={"Origin": "http://play.example"}).status_code == 403


def test_with_a_token_no_origin_is_asked_for(alice: Person) -> None:
    header = {"Authorization": f"Bearer {alice.token}", "Origin": "http://evil.example"}
    assert alice.http.post("/api/tables/", json=WISH, headers=header).status_code == 201


def test_each_visit_renews_the_cookie_and_an_old_one_proves_nothing(
    browser: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    arrive(browser)
    first = browser.cookies["griot"]
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now + 179 * 86_400)
    assert browser.get("/api/guests/me/").json()["player"]
    assert browser.cookies["griot"] != first
    monkeypatch.setattr(time, "time", lambda: now + 181 * 86_400)
    assert browser.get("/api/guests/me/").json()["player"], "renewed two days ago"
    browser.cookies = httpx.Cookies({"griot": first})
    assert browser.get("/api/guests/me/").json() == {"player": None}


@pytest.mark.parametrize(
    "change", [lambda c: c[:-1], lambda c: "x" + c, lambda c: c.split(":")[0], lambda c: "", lambda c: c.upper()]
)
def test_a_cookie_that_we_have_not_signed_proves_nothing(change: Callable[[str], str], browser: httpx.Client) -> None:
    arrive(browser)
    browser.cookies = httpx.Cookies({"griot": change(browser.cookies["griot"])})
    assert browser.get("/api/guests/me/").json() == {"player": None}
    assert refusal(browser.post("/api/tables/", json=WISH, headers=OWN)) == (401, "who_are_you", None)


def test_a_browser_that_says_goodbye_loses_its_cookie_and_the_cookie_its_worth(browser: httpx.Client) -> None:
    arrive(browser)
    kept = browser.cookies["griot"]
    assert browser.delete("/api/guests/me/", headers=OWN).status_code == 204
    assert "griot" not in browser.cookies
    browser.cookies = httpx.Cookies({"griot": kept})
    assert browser.get("/api/guests/me/").json() == {"player": None}


def test_two_guests_of_one_name_are_two_people(http: httpx.Client) -> None:
    assert guest(http, "Kofi").id != guest(http, "Kofi").id


def test_strangers_cannot_reset_their_count_by_what_they_write_into_a_header(
    http: httpx.Client, settings: Settings
) -> None:
    settings.GRIOT_RATES = {"strangers": "1/min", "writes": None, "reads": None}
    cache.clear()
    statuses = [
        http.post("/api/guests/", json={"name": "A"}, headers={"X-Forwarded-For": f"10.0.0.{each}"}).status_code
        for each in range(3)
    ]
    assert statuses == [201, 429, 429]
    cache.clear()


def test_limits_are_settings_and_say_when_to_come_back(http: httpx.Client, settings: Settings, alice: Person) -> None:
    settings.GRIOT_RATES = {"strangers": None, "writes": "2/min", "reads": None}
    table = open_table(alice, "asterix", "me open")
    with unchanged(table):
        answers = [alice.ask("POST", f"tables/{table}/moves/", {}) for _ in range(3)]
    assert [answer.status_code for answer in answers[:1]] == [400]
    assert answers[-1].json()["code"] == "too_many"
    assert 0 < int(answers[-1].headers["Retry-After"]) <= 61
    assert alice.get(f"tables/{table}/"), "looking is counted apart"
    assert guest(http, "Bob").post("tables/", WISH), "and so is everybody else"


def test_the_name_of_somebody_who_was_erased_is_shown_no_longer(alice: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    assert names.names([alice.id]) == {alice.id: "Alice"}
    Player.objects.filter(pk=alice.id).delete()
    monkeypatch.setattr(names, "_known", {each: (0.0, name) for each, (_, name) in names._known.items()})
    assert names.names([alice.id]) == {}


def test_what_somebody_said_is_gone_with_them_and_the_story_stays(alice: Person) -> None:
    bob = guest(alice.http, "Bob")
    table = open_table(alice, "asterix", "me open")
    for person in (alice, bob):
        person.post(f"tables/{table}/chat/", {"text": "hello"})
    Player.objects.filter(pk=bob.id).delete()
    said = [
        entry["data"]["text"] for entry in alice.get(f"tables/{table}/entries/")["entries"] if entry["kind"] == "said"
    ]
    assert said == ["hello", None]
