"""The toy with faults, one class each, and the laws that must find it, each of them alone.

"5b" is found when the checks of law 5 run alone, "4:5a" is law 5a found by the checks of law 4, and so on.
"""

from tests.engine.toy.faults import conduct, secrets, worlds
from tests.engine.toy.faults.enter import FAULTS

__all__ = ["FAULTS", "conduct", "secrets", "worlds"]
