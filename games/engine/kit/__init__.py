"""The conformance kit: the laws that the rules of every game keep (docs/laws.md), checked for whatever is listed.

Begin with `check.py`: `check_game` has laws 1 to 5 and 7 on random games of full size, `check_tiny` has
law 6 on all histories of a tiny world. A game brings a `KitCase` (case.py).
"""
