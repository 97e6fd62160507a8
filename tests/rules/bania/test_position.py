"""Positions at the end of a game, on tables with few spaces or few tents (BA-12)."""

from __future__ import annotations

import pytest

from games.rules.bania.messages import Setup
from tests.rules.bania.scene import Scene

FIRST, SECOND = "tent_sso_k", "tent_kki_o"
ONE_SPACE = Setup(players=2, board=("e5",))
TWO_TENTS = Setup(players=2, bag=(FIRST, SECOND), supply=1)


@pytest.mark.parametrize(
    ("setup", "board", "ended"),
    [(ONE_SPACE, {"e5": FIRST}, "board_full"), (TWO_TENTS, {"a1": FIRST, "e5": SECOND}, "bag_used_up")],
)
def test_where_no_tent_can_be_placed_any_more_the_game_is_over_for_this_reason_and_no_other(
    setup: Setup, board: dict[str, str], ended: str
) -> None:
    assert Scene.at(setup, board=board, ended=ended).over()
    with pytest.raises(ValueError, match="no tent can be placed any more: the game is over"):
        Scene.at(setup, board=board)
    for other in {"board_full", "bag_used_up", "no_tents"} - {ended}:
        with pytest.raises(ValueError, match=f"the game has not ended by {other}"):
            Scene.at(setup, board=board, ended=other)


def test_while_somebody_has_a_tent_an_empty_bag_ends_nothing() -> None:
    scene = Scene.at(TWO_TENTS, board={"a1": FIRST})
    assert (scene.state.bag, scene.state.supplies) == ([], [[SECOND], []])
    assert scene.asks(0)
    with pytest.raises(ValueError, match="the game has not ended by bag_used_up"):
        Scene.at(TWO_TENTS, board={"a1": FIRST}, ended="bag_used_up")
