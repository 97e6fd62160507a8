"""The load of bench/people.py on boardgame.io: the same closed loop over socket.io's protocol, in the same program.

`python -m bench.peers.people ADDRESS ...` takes the same words. Speaking the protocol here, instead of by a client of
Node.js, leaves both servers the same load: one socket a seat, JSON of which only what is looked at is decoded.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections import defaultdict
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from bench import people

# Packets of Engine.IO and Socket.IO: who is there, join, an event; and the heartbeat.
_PING: Final = b"2"
_PONG: Final = "3"
_JOIN: Final = "40/bids,"
_EVENT: Final = "42/bids,"
_TOLD: Final = (b'42/bids,["update"', b'42/bids,["sync"')


class Hand(msgspec.Struct):
    """What the own seat holds."""

    hand: list[int]


class Position(msgspec.Struct):
    """Of the game (game.js), what the load looks at."""

    round: int
    players: dict[str, Hand]
    bidden: dict[str, bool]


class Turn(msgspec.Struct):
    """Of boardgame.io's own part of a state, whether the game is over."""

    gameover: dict[str, Any] | None = None


class State(msgspec.Struct):
    """What a seat is shown."""

    position: Position = msgspec.field(name="G")
    turn: Turn = msgspec.field(name="ctx")
    number: int = msgspec.field(name="_stateID")


class Payload(msgspec.Struct):
    """Whose move it was."""

    seat: str = msgspec.field(name="playerID")


class Action(msgspec.Struct):
    """A move as the log has it."""

    payload: Payload


class Line(msgspec.Struct):
    """A line of the log."""

    action: Action


class Whole(msgspec.Struct):
    """What comes first."""

    state: State


_update = msgspec.json.Decoder(tuple[str, str, State, list[Line]])
_sync = msgspec.json.Decoder(tuple[str, str, Whole])


class Peer(people.Site):
    """A server of boardgame.io with the game of game.js."""

    def __init__(self, addresses: Sequence[str], game: str, players: int, *, by_table: bool = False) -> None:
        super().__init__(addresses, game, players, by_table=by_table)
        self.credentials: defaultdict[str, list[str]] = defaultdict(list)

    async def welcome(self) -> None:
        """Nobody has a name: each table gives each seat what it has to show."""

    async def table(self) -> str:
        """The id of a fresh match with all seats taken."""
        match = str((await self.post("/games/bids/create", {"numPlayers": self.players}, None))["matchID"])
        for seat in range(self.players):
            wish = {"playerID": str(seat), "playerName": f"Player {seat}"}
            joined = await self.post(f"/games/bids/{match}/join", wish, None)
            self.credentials[match].append(joined["playerCredentials"])
        return match

    async def play(self, table: str) -> None:
        """Plays there until the game, or the time, is over."""
        await Match(self, table).play()
        self.load.games += 1


class Match:
    """One match from its start to its end, both seats played from here."""

    def __init__(self, site: Peer, name: str) -> None:
        self.site = site
        self.name = name
        self.sent: list[list[float]] = [[] for _ in range(site.players)]
        self.all_here = asyncio.Barrier(site.players)

    async def play(self) -> None:
        """Plays until the game, or the time, is over."""
        await asyncio.gather(*(self._sit(seat) for seat in range(self.site.players)))

    async def _sit(self, seat: int) -> None:
        address = self.site.addresses[0].replace("http", "ws", 1)
        url = f"{address}/socket.io/?EIO=4&transport=websocket"
        async with connect(
            url, compression=None, ping_interval=None, max_size=None, open_timeout=people.OPEN
        ) as socket:
            await socket.recv()
            await socket.send(_JOIN)
            await socket.recv()
            await self.all_here.wait()
            await self._tell(socket, ["sync", self.name, str(seat), self.site.credentials[self.name][seat], 2])
            await self._answer_all(socket, seat)

    async def _answer_all(self, socket: ClientConnection, seat: int) -> None:
        answered, seen, first = 0, 0, True
        while time.perf_counter() < self.site.until:
            data = await socket.recv(decode=False)
            now = time.perf_counter()
            if data == _PING:
                await socket.send(_PONG)
            if not data.startswith(_TOLD):
                continue
            self.site.seated += first
            first = False
            state, others = _read(data, seat)
            for _ in range(others):
                took = now - self.sent[1 - seat][seen]
                seen += 1
                self.site.load.seen.append(people.Seen(now, state.number, took, len(data)))
                self.site.load.moves += 1
            if state.turn.gameover is not None:
                return
            position = state.position
            if not position.bidden[str(seat)] and position.round != answered:
                answered = position.round
                self.sent[seat].append(time.perf_counter())
                await self._bid(socket, seat, state)

    async def _bid(self, socket: ClientConnection, seat: int, state: State) -> None:
        card = random.choice(state.position.players[str(seat)].hand)
        credentials = self.site.credentials[self.name][seat]
        payload = {"type": "bid", "args": [card], "playerID": str(seat), "credentials": credentials}
        await self._tell(
            socket, ["update", {"type": "MAKE_MOVE", "payload": payload}, state.number, self.name, str(seat)]
        )

    async def _tell(self, socket: ClientConnection, event: list[object]) -> None:
        await socket.send(_EVENT + msgspec.json.encode(event).decode())


def _read(data: bytes, seat: int) -> tuple[State, int]:
    """What is shown, and how many moves of the other seat are news."""
    body = data[len(_EVENT) :]
    if data.startswith(_TOLD[1]):
        return _sync.decode(body)[2].state, 0
    _, _, state, log = _update.decode(body)
    return state, sum(line.action.payload.seat != str(seat) for line in log)


if __name__ == "__main__":
    people.main(Peer)
