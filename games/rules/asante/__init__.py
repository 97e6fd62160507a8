"""Asante (rules file AS): trade, Artifacts, Persons and Animals that the opponent may cancel, two players."""

from games.rules.asante.rules import Asante
from games.rules.asante.strategy import AsanteStrategy

RULES = Asante()
STRATEGY = AsanteStrategy()
