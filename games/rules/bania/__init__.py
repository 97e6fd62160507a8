"""Bania (docs/rules/bania.md): tents on a hexagonal board, paid with cards and with what already stands beside them."""

from games.rules.bania.rules import Bania
from games.rules.bania.strategy import BaniaStrategy

RULES = Bania()
STRATEGY = BaniaStrategy()
