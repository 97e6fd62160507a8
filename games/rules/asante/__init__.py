"""Asante (docs/rules/asante.md): two players trade with cards; the opponent may cancel a Person or an Animal."""

from games.rules.asante.rules import Asante
from games.rules.asante.strategy import AsanteStrategy

RULES = Asante()
STRATEGY = AsanteStrategy()
