"""Antayagí (rules file AY): blind trading with hands that everybody but their holder can see."""

from games.rules.antayagi.rules import Antayagi
from games.rules.antayagi.strategy import AntayagiStrategy

RULES = Antayagi()
STRATEGY = AntayagiStrategy()
