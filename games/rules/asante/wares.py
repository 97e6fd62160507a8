"""Ware cards (AS-6): what each costs and brings, and buying and selling with it."""

from __future__ import annotations

from typing import Final, NamedTuple, cast

from games.engine.contract import Tell
from games.rules.asante.cards import WARE_CARDS, WARES
from games.rules.asante.memory import lose
from games.rules.asante.messages import Move
from games.rules.asante.moves import BuyWares, SellWares, Ware
from games.rules.asante.notes import WaresBought, WaresSold
from games.rules.asante.state import State


class Trade(NamedTuple):
    """A Ware card whose packages all stand for one type: the wares that it needs, by type, and its two moves."""

    needs: tuple[tuple[int, int], ...]
    wares: tuple[str, ...]
    buy: BuyWares
    sell: SellWares


def _trade(card: str, package: Ware | None) -> Trade:
    sheet = WARE_CARDS[card]
    counts = [sheet.wares.get(ware, 0) + sheet.packages * (ware == package) for ware in WARES]
    return Trade(
        needs=tuple((at, count) for at, count in enumerate(counts) if count),
        wares=tuple(ware for ware, count in zip(WARES, counts, strict=True) for _ in range(count)),
        buy=BuyWares(card, package),
        sell=SellWares(card, package),
    )


TRADES: Final[dict[str, tuple[Trade, ...]]] = {
    card: tuple(_trade(card, cast(Ware, ware)) for ware in WARES) if sheet.packages else (_trade(card, None),)
    for card, sheet in WARE_CARDS.items()
}
"""By card: one trade for each type that its packages may stand for (AS-6.4)."""
_TRADE: Final[dict[tuple[str, str | None], Trade]] = {
    (card, trade.buy.package_type): trade for card, trades in TRADES.items() for trade in trades
}


def price(state: State, card: str) -> int:
    """What buying costs the active player (AS-6.6)."""
    return max(0, WARE_CARDS[card].buy - state.discount)


def income(state: State, card: str) -> int:
    """What selling brings the active player (AS-6.6)."""
    return WARE_CARDS[card].sell + state.discount


def trade_of(card: str, package: str | None) -> Trade | None:
    """The trade of this card with packages of that type; None if the card has no such trade."""
    return _TRADE.get((card, package))


def buy_refused(state: State, card: str, trade: Trade | None) -> str | None:
    """Why the active player cannot make this purchase (AS-6.2); without a trade: why none with this card."""
    sheet = WARE_CARDS[card]
    if not state.markers:
        return "no_marker"
    if state.gold[state.active] < price(state, card):
        return "not_enough_gold"
    if state.free < sheet.size:
        return "no_space"
    trades = TRADES[card] if trade is None else (trade,)
    return None if any(_holds(state.supply, each) for each in trades) else "supply_short"


def sell_refused(state: State, card: str, trade: Trade | None) -> str | None:
    """Why the active player cannot make this sale (AS-6.3); without a trade: why none with this card."""
    if not state.markers:
        return "no_marker"
    trades = TRADES[card] if trade is None else (trade,)
    return None if any(_holds(state.stand, each) for each in trades) else "wares_missing"


def missing(state: State, card: str) -> tuple[str, ...]:
    """The wares that the active player's stand lacks for a sale; "package" for each package that it cannot fill."""
    sheet = WARE_CARDS[card]
    left = [count - sheet.wares.get(ware, 0) for ware, count in zip(WARES, state.stand, strict=True)]
    lack = [ware for ware, count in zip(WARES, left, strict=True) for _ in range(-count)]
    return (*lack, *["package"] * (sheet.packages - max(0, *left)))


def _holds(store: list[int], trade: Trade) -> bool:
    lacking = [at for at, count in trade.needs if store[at] < count]
    return not lacking


def add_trades(state: State, card: str, free: int, moves: list[Move]) -> None:
    """Add the moves that buy or sell with a card of the active player, who has a marker and `free` spaces."""
    sheet = WARE_CARDS[card]
    if sheet.size <= free and state.gold[state.active] >= sheet.buy - state.discount:
        moves += [trade.buy for trade in TRADES[card] if _holds(state.supply, trade)]
    if sheet.size <= state.setup.spaces - free:
        moves += [trade.sell for trade in TRADES[card] if _holds(state.stand, trade)]


def buy(state: State, move: BuyWares, tell: Tell | None) -> None:
    """Buy all wares of a Ware card (AS-6.1)."""
    seat, card, cost = state.active, move.card, price(state, move.card)
    trade = cast(Trade, trade_of(card, move.package_type))
    state.gold[seat] -= cost
    _swap(state, card, state.supply, state.stand, trade)
    if tell is not None:
        tell(WaresBought(seat, card, trade.wares, cost, state.gold[seat]))


def sell(state: State, move: SellWares, tell: Tell | None) -> None:
    """Sell all wares of a Ware card (AS-6.3)."""
    seat, card, gold = state.active, move.card, income(state, move.card)
    trade = cast(Trade, trade_of(card, move.package_type))
    state.gold[seat] += gold
    _swap(state, card, state.stand, state.supply, trade)
    if tell is not None:
        tell(WaresSold(seat, card, trade.wares, gold, state.gold[seat]))


def _swap(state: State, card: str, source: list[int], target: list[int], trade: Trade) -> None:
    state.markers -= 1
    lose(state, state.active, card)
    state.discard.append(card)
    for at, count in trade.needs:
        source[at] -= count
        target[at] += count
