"""The conformance kit: the laws that the rules of every game keep, checked for whatever is listed.

`check.py` has the two doors: `check_game` (laws 1 to 5 and 7 on random games of full size) and
`check_tiny` (law 6 on all histories of a tiny world). A game brings a `KitCase` (case.py).
"""
