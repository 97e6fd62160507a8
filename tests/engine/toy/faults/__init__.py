"""The toy with faults, one class each, beside the laws each of which must find it by itself.

"5b" is found when the checks of law 5 run alone, "4:5a" is law 5a found by the checks of law 4, and so on.
"""

from tests.engine.toy.faults import conduct, secrets, worlds
from tests.engine.toy.faults.enter import FAULTS

__all__ = ["FAULTS", "conduct", "secrets", "worlds"]
