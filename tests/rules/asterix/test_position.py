"""Positions on a table with fewer cards than the whole game (AX-2.1)."""

from __future__ import annotations

import pytest

from games.rules.asterix.messages import Setup
from tests.rules.asterix.scene import Scene

FEW = Setup(players=2, hands=(("4", "5"), ("4", "6")))


def test_nobody_holds_a_card_that_is_not_dealt() -> None:
    assert Scene.at(FEW, hands=(("5",), ("6",)), prize="roman_01").asks(0, 1)
    with pytest.raises(ValueError, match="seat 1 holds a card that it is not dealt"):
        Scene.at(FEW, hands=(("5",), ("5",)), prize="roman_01")
