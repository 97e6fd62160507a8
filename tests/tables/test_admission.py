"""Whom tokens prove, asked for by many at the same time."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from queue import SimpleQueue
from threading import Event

import pytest
import pytest_asyncio
from django.db import DatabaseError, connection
from django.test.utils import CaptureQueriesContext

from games.players import tokens
from games.players.models import Player, Token
from games.tables.admission import Admission
from tests.people import PATIENCE, Person


class Asked:
    """Answers nobody before it is told to, and remembers for whom it was asked."""

    def __init__(self) -> None:
        self.calls: list[Sequence[str]] = []
        self.first: SimpleQueue[None] = SimpleQueue()
        self.go_on = Event()
        self.answer: Callable[[Sequence[str]], list[Token | None]] = lambda given: [
            Token(player=Player(name=each)) for each in given
        ]

    def __call__(self, given: Sequence[str]) -> list[Token | None]:
        self.calls.append(given)
        self.first.put(None)
        assert self.go_on.wait(PATIENCE)
        return self.answer(given)


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> Asked:
    """In place of the database."""
    asked = Asked()
    monkeypatch.setattr(tokens, "proofs", asked)
    return asked


@pytest_asyncio.fixture
async def admission() -> AsyncIterator[Admission]:
    """One of this test's own."""
    admission = Admission()
    yield admission
    await admission.close()


async def come(admission: Admission, asked: Asked, *names: str) -> list[asyncio.Task[Token | None]]:
    """The first of these is being asked for when the others come."""
    first = asyncio.create_task(admission.proof(names[0]))
    await asyncio.to_thread(asked.first.get, timeout=PATIENCE)
    others = [asyncio.create_task(admission.proof(name)) for name in names[1:]]
    await asyncio.sleep(0)  # they have said whom they are about
    asked.go_on.set()
    return [first, *others]


def who(proof: Token | None) -> str | None:
    return None if proof is None else proof.player.name


async def test_who_comes_while_others_are_asked_for_is_asked_for_together(admission: Admission, asked: Asked) -> None:
    coming = await come(admission, asked, "ann", "bob", "cleo", "dan")
    assert [who(proof) for proof in await asyncio.gather(*coming)] == ["ann", "bob", "cleo", "dan"]
    assert asked.calls == [["ann"], ["bob", "cleo", "dan"]]


async def test_nobody_is_asked_for_who_has_gone_meanwhile(admission: Admission, asked: Asked) -> None:
    first = asyncio.create_task(admission.proof("ann"))
    await asyncio.to_thread(asked.first.get, timeout=PATIENCE)
    gone, stays = [asyncio.create_task(admission.proof(name)) for name in ("bob", "cleo")]
    await asyncio.sleep(0)
    gone.cancel()
    await asyncio.wait([gone])
    asked.go_on.set()
    assert [who(proof) for proof in await asyncio.gather(first, stays)] == ["ann", "cleo"]
    assert asked.calls == [["ann"], ["cleo"]]


async def test_a_database_that_fails_fails_those_alone_who_were_asked_for(admission: Admission, asked: Asked) -> None:
    usual = asked.answer

    def fail_once(given: Sequence[str]) -> list[Token | None]:
        asked.answer = usual
        raise DatabaseError

    asked.answer = fail_once
    first, second = await come(admission, asked, "ann", "bob")
    with pytest.raises(DatabaseError):
        await first
    assert who(await second) == "bob"


def test_tokens_are_asked_for_in_one_query_each_for_itself(alice: Person, bob: Person, charlie: Person) -> None:
    tokens.revoke(bob.token)
    given = [charlie.token, bob.token, alice.token, "nothing"]
    with CaptureQueriesContext(connection) as queries:
        found = tokens.proofs(given)
    assert [proof and str(proof.player.pk) for proof in found] == [charlie.id, None, alice.id, None]
    assert len(queries) == 1
