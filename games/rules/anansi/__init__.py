"""Anansi, the trick-taking game in which you choose while playing how many tricks you want and the trump moves."""

from games.rules.anansi.rules import Anansi
from games.rules.anansi.strategy import AnansiStrategy

RULES = Anansi()
STRATEGY = AnansiStrategy()
