"""Antayagí (docs/rules/antayagi.md): blind trading, where everybody but the holder sees a hand."""

from games.rules.antayagi.rules import Antayagi
from games.rules.antayagi.strategy import AntayagiStrategy

RULES = Antayagi()
STRATEGY = AntayagiStrategy()
