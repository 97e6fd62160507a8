"""Two tables that differ only in what one viewer does not learn, and all that this viewer gets of each.

What a viewer may learn of a choice or an outcome stands in the kit's case of each game, written from its rules file;
here the moves are then really made, over the API, and everything that comes over the wire is written down.
"""

from __future__ import annotations

import importlib
import re
import uuid
from collections import Counter, deque
from collections.abc import Iterator
from contextlib import ExitStack
from io import StringIO
from random import Random
from typing import Any, TypeAlias

import httpx
import msgspec
from django.core.management import call_command

from events import store
from games import catalog
from games.engine.contract import Choice, Dealer, Event, Outcome, Players
from games.engine.kit.case import KitCase
from games.engine.kit.play import after, draw, random_event
from games.engine.kit.tell import frozen
from tests.people import Json, Person, head, now
from tests.tables.positions import opened_at
from tests.tables.server import Socket, sitting

TRIES = 20
States: TypeAlias = tuple[Any, Any]
Both: TypeAlias = tuple[Event, Event]
_ALWAYS_OTHERWISE = [
    re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+Z"),  # times
    re.compile(r"\b[0-9a-f]{64}\b"),  # hashes, commitment
]


class Dice:
    """What chance says at each table, by the seed of its stream: arranged beforehand."""

    def __init__(self) -> None:
        self.coming: dict[bytes, deque[tuple[Any, ...]]] = {}

    def __call__(self, seed: bytes, digest: bytes, dealer: Dealer) -> tuple[Any, ...]:
        return self.coming[seed].popleft()


class Side:
    """One of the two tables: its true state, and what the viewer has got."""

    def __init__(self, game: str, state: Any, people: list[Person], dice: Dice) -> None:
        self.rules = catalog.game(game).rules
        self.state = state
        self.people = people
        self.records: list[str] = []
        self.table = opened_at(game, state, people)
        stream = store.head(self.table)
        assert stream is not None
        self.coming = dice.coming.setdefault(stream.seed, deque())

    def normal(self, text: str) -> str:
        """The text without what differs between any two tables."""
        text = text.replace(self.table, "TABLE")
        for pattern in _ALWAYS_OTHERWISE:
            text = pattern.sub("*", text)
        return text

    def note(self, answer: httpx.Response) -> None:
        """Write down an answer: status, headers, body, length."""
        headers = [f"{name}: {value}" for name, value in answer.headers.items() if name not in ("date", "server")]
        self.records.append(f"{answer.status_code} {headers} {len(answer.content)} {answer.text}")

    def heard(self) -> list[str]:
        """All that has been written down, and how long each message was before it was made normal."""
        return [f"{len(each)} {self.normal(each)}" for each in self.records]


class Twins:
    """Both tables and one viewer: a seat or None."""

    def __init__(self, game: str, people: list[Person], viewer: int | None, chance: Random, dice: Dice) -> None:
        self.case: KitCase[Any, Any, Any, Any] = importlib.import_module(f"tests.rules.{game}.kit_case").CASE
        self.rules = self.case.rules
        self.people = people
        self.viewer = viewer
        self.chance = chance
        self.steps = 0
        states, dealt = self._somewhere(len(people))
        self.sides = Side(game, states[0], people, dice), Side(game, states[1], people, dice)
        self._arrange(dealt)

    @property
    def differ(self) -> bool:
        """Whether there is anything that the viewer does not learn."""
        one, other = self.sides
        return frozen(one.state) != frozen(other.state)

    def play(self, address: str, http: httpx.Client, steps: int) -> None:
        """Start both games and go on with them side by side as long as the viewer is told the same."""
        http.headers["Accept-Encoding"] = "identity"  # how long a compressed answer is chance pads, against guessing
        with ExitStack() as stack:
            who = None if self.viewer is None else self.people[self.viewer]
            sockets = []
            for side in self.sides:
                self.people[0].post(f"tables/{side.table}/start/")
                sockets.append(stack.enter_context(sitting(address, side.table, who, after=0)))
            self._look(http, sockets)
            while self.steps < steps and (plan := self._plan()) is not None:
                self.steps += 1
                choices, outcomes = plan
                self._arrange([choices])
                self._arrange(outcomes)
                for side, choice in zip(self.sides, choices, strict=True):
                    assert isinstance(choice, Choice)
                    self._move(side, choice)
                self._look(http, sockets)
                self._provoke(http)
            for side, socket in zip(self.sides, sockets, strict=True):
                side.records += socket.raw

    def _somewhere(self, seats: int) -> tuple[States, list[Both]]:
        """A position after a random beginning, one that the viewer cannot tell from it, and what is dealt there."""
        rules = self.rules
        while True:
            state = rules.start(rules.standard(seats, rules.options_type()))
            for _ in range(self.chance.randrange(60)):
                event = random_event(rules, state, self.chance)
                assert event is not None
                state, _ = after(rules, state, event)
            states = (state, rules.imagine(rules.view(state, self.viewer), self.chance))
            dealt = self._deals(states)
            if dealt is not None:
                return states, dealt

    def _plan(self) -> tuple[Both, list[Both]] | None:
        """A choice at each table and what chance then says, different wherever the viewer does not learn it."""
        states = (self.sides[0].state, self.sides[1].state)
        one, other = (self.rules.waiting(state) for state in states)
        if not isinstance(one, Players) or not isinstance(other, Players):
            return None
        for _ in range(TRIES):
            seat = self.chance.choice(one.seats)
            left, right = (Choice(seat, self.chance.choice(self.rules.legal(state, seat))) for state in states)
            if left.move != right.move and seat == self.viewer:
                continue
            next_states = self._next(states, (left, right))
            dealt = self._deals(next_states) if next_states else None
            if dealt is not None:
                return (left, right), dealt
        return None

    def _deals(self, states: States) -> list[Both] | None:
        """What chance says until somebody is asked; None where the viewer could tell the tables apart by it."""
        dealt: list[Both] = []
        while isinstance(one := self.rules.waiting(states[0]), Dealer):
            other = self.rules.waiting(states[1])
            assert isinstance(other, Dealer)
            for pair in self._outcomes(one, other):
                next_states = self._next(states, pair)
                if next_states:
                    break
            else:
                return None
            states = next_states
            dealt.append(pair)
        return dealt

    def _outcomes(self, one: Dealer, other: Dealer) -> Iterator[Both]:
        both = tuple(sorted((Counter[Any](one.pool) & Counter[Any](other.pool)).elements()))
        for _ in range(TRIES):
            yield draw(one, self.chance), draw(other, self.chance)
            if len(both) >= one.take:
                same = draw(Dealer(both, one.take, one.put_back), self.chance)
                yield same, same

    def _next(self, states: States, events: Both) -> States | None:
        """Both states after these events; None if the viewer learns another thing by each."""
        one, other = (self.case.learns(state, event, self.viewer) for state, event in zip(states, events, strict=True))
        if one != other:
            return None
        return after(self.rules, states[0], events[0])[0], after(self.rules, states[1], events[1])[0]

    def _arrange(self, events: list[Both]) -> None:
        """Bring the states up to date; the dice will say what chance is to say."""
        for pair in events:
            for side, event in zip(self.sides, pair, strict=True):
                side.state, _ = after(self.rules, side.state, event)
                if isinstance(event, Outcome):
                    side.coming.append(event.pieces)

    def _move(self, side: Side, choice: Choice) -> None:
        number = now(side.table).game.asked[choice.seat]
        wish = {"id": str(uuid.UUID(int=self.steps)), "asked": number, "move": msgspec.to_builtins(choice.move)}
        answer = self.people[choice.seat].ask("POST", f"tables/{side.table}/moves/", wish)
        assert answer.is_success, answer.text
        if choice.seat == self.viewer:
            side.note(answer)

    def _look(self, http: httpx.Client, sockets: list[Socket]) -> None:
        """Everything that the viewer may ask for."""
        for side, socket in zip(self.sides, sockets, strict=True):
            seq = head(side.table)
            socket.caught_up(seq)
            for path in (
                "",
                "entries/",
                f"entries/?after={seq - 1}",
                f"views/{seq}/",
                f"past/?from={seq - 1}&to={seq}",
            ):
                side.note(self._ask(http, "GET", side, path))
            # The lobby shows both tables to everybody: here this one's line of it.
            side.records += [str(line) for line in self._lobby(http) if line["id"] == side.table]
            out = StringIO()
            call_command("export", side.table, stdout=out)  # may be given to anybody
            text = side.normal(out.getvalue())
            side.records.append(text)

    def _provoke(self, http: httpx.Client) -> None:
        """All kinds of requests that are refused: refusals tell nothing either."""
        for side in self.sides:
            wishes: list[Json] = [
                {"id": str(uuid.UUID(int=self.steps)), "asked": number, "move": msgspec.to_builtins(move)}
                for number in (1, now(side.table).game.asked[self.viewer or 0] or 2)
                for move in self._wild_moves()
            ]
            for wish in wishes:
                side.note(self._ask(http, "POST", side, "moves/", wish))
            for seat in range(len(self.people)):
                if seat != self.viewer:
                    side.note(self._ask(http, "GET", side, f"views/{head(side.table)}/?as={seat}"))
                    side.note(self._ask(http, "DELETE", side, f"seats/{seat}/"))
            side.note(self._ask(http, "POST", side, "rematch/", {}))

    def _wild_moves(self) -> list[Json]:
        """Moves that the viewer may not make now, whatever the others hold: the same at both tables."""
        wild: list[Json] = [{}, {"type": "bid", "card": "0"}, {"type": "play", "card": "0"}]
        mine = [] if self.viewer is None else self.rules.legal(self.sides[0].state, self.viewer)
        for seat in range(len(self.people)):
            theirs = self.rules.legal(self.sides[0].state, seat)
            wild += [msgspec.to_builtins(move) for move in theirs[:1] if move not in mine]
        return wild

    def _ask(self, http: httpx.Client, method: str, side: Side, path: str, body: Json | None = None) -> httpx.Response:
        where = f"tables/{side.table}/{path}"
        if self.viewer is not None:
            return self.people[self.viewer].ask(method, where, body)
        return http.request(method, f"/api/{where}", json=body)

    def _lobby(self, http: httpx.Client) -> list[Json]:
        shown = http.get("/api/tables/") if self.viewer is None else self.people[self.viewer].ask("GET", "tables/")
        lines: list[Json] = shown.json()["tables"]
        return lines
