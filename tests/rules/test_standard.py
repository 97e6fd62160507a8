"""Every game of the catalogue makes a setup for the numbers of seats that it has, and for no other."""

from __future__ import annotations

import pytest

from games import catalog

WINDOWS = {"antayagi": (3, 600, 20), "asante": (3, 10, 5)}
"""The least, most and usual seconds of the games that have windows: AY-6.1, AS-8.11."""
by_game = pytest.mark.parametrize("game", catalog.games(), ids=lambda game: game.rules.key)


@by_game
def test_a_number_of_seats_that_does_not_fit_is_refused(game: catalog.Game) -> None:
    seats = game.rules.seats
    for wrong in (-1, 0, seats.start - 1, seats.stop, 100):
        with pytest.raises(ValueError, match=f"{game.rules.key} has .* seats, not {wrong}"):
            game.rules.standard(wrong, game.rules.options_type())


@by_game
def test_a_game_starts_with_every_number_of_seats_that_it_has(game: catalog.Game) -> None:
    for seats in game.rules.seats:
        state = game.rules.start(game.rules.standard(seats, game.rules.options_type()))
        assert len(game.rules.scores(state)) == seats


@by_game
def test_a_window_is_as_long_as_the_rules_say(game: catalog.Game) -> None:
    windows = game.rules.windows
    assert WINDOWS.get(game.rules.key) == (windows and (windows.least, windows.most, windows.usual))
