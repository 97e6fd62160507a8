"""Asterix: the card game (docs/rules/asterix.md): simultaneous hidden bids for Romans, four rounds."""

from games.rules.asterix.rules import Asterix
from games.rules.asterix.strategy import AsterixStrategy

RULES = Asterix()
STRATEGY = AsterixStrategy()
