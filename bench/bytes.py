"""Bytes of a move to a seat, in all games: `python -m bench.bytes`.

Random moves through the writer, one table of each game on SQLite; after each move every seat is told what came, as its
socket would be: with what has changed since its message before, and, beside it, with all of the table.
"""

from __future__ import annotations

import argparse
import asyncio
import uuid
from random import Random
from typing import Any, Final

import msgspec

from bench.grown import fresh

PLAYERS: Final = {"anansi": 3, "antayagi": 3, "asante": 2, "asterix": 2, "bania": 2}


class Bytes(msgspec.Struct):
    """A row of the table: averages of one message to one seat."""

    game: str
    players: int
    moves: int
    whole: int
    told: int
    largest: int


async def measure(game: str, seats: int, most: int, chance: Random) -> Bytes:
    """One game, or so many moves of it."""
    from events import cache  # noqa: PLC0415  after django.setup
    from games.tables.hub import TableFeed, Told  # noqa: PLC0415  after django.setup
    from games.tables.writes import moves  # noqa: PLC0415  after django.setup

    people = [str(uuid.UUID(int=chance.getrandbits(128))) for _ in range(seats)]
    table = await asyncio.to_thread(_started, game, people)
    feed = TableFeed(table)
    await feed.welcome(0)
    told: dict[str, Told] = {player: feed.view(player)[0] for player in people}
    whole, changed, made = list[int](), list[int](), 0
    while made < most and feed.table.status == "running":
        replay: Any = feed.table.game
        seat, asked = next((seat, asked) for seat, asked in enumerate(replay.asked) if asked is not None)
        move = msgspec.to_builtins(chance.choice(replay.rules.legal(replay.state, seat)))
        playing = moves.play(table, seat, people[seat], str(uuid.uuid4()), asked, move)
        await asyncio.wrap_future(playing)
        sent, made = feed.seq, made + 1
        await feed.catch_up((await asyncio.to_thread(cache.current, table)).seq)
        for player in people:
            whole.append(len((await feed.news(player, sent, None))[2].encode()))
            _, told[player], text = await feed.news(player, sent, told[player])
            changed.append(len(text.encode()))
    return Bytes(game, seats, made, _mean(whole), _mean(changed), max(changed))


def _started(game: str, people: list[str]) -> str:
    from games.tables.writes import opening, seats  # noqa: PLC0415  after django.setup

    places = (opening.Place("me"), *[opening.Place("open")] * (len(people) - 1))
    table = opening.open_table(people[0], opening.Terms(game, places)).result()
    for seat, player in enumerate(people[1:], 1):
        seats.sit(table, player, seat, "").result()
    seats.start(table, people[0]).result()
    return table


def _mean(sizes: list[int]) -> int:
    return round(sum(sizes) / len(sizes))


def main() -> None:
    """Measures and prints, as a table and as JSON."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--moves", type=int, default=200, help="at most so many of each game")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    with fresh():
        chance = Random(asked.seed)
        rows = [asyncio.run(measure(game, seats, asked.moves, chance)) for game, seats in PLAYERS.items()]
    print(f"{'game':>10} {'players':>8} {'moves':>6} {'whole':>8} {'told':>8} {'largest':>8}")
    for row in rows:
        print(f"{row.game:>10} {row.players:>8} {row.moves:>6} {row.whole:>8,} {row.told:>8,} {row.largest:>8,}")
    print(f"on average: {_mean([row.whole for row in rows]):,} whole, {_mean([row.told for row in rows]):,} told")
    print("\n" + msgspec.json.format(msgspec.json.encode({"bytes": rows})).decode())


if __name__ == "__main__":
    main()
