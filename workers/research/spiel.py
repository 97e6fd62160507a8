"""The games as OpenSpiel games: `pyspiel.load_game("griot_anansi(players=3)")` once this module is imported.

Chance deals piece by piece, so that every chance node names the odds of one. Seats that choose at once are asked one by
one, the lowest first; what they chose stays hidden, as at a table. Information states and observations are the view as
JSON. The returns are the shares of the win, which add up to 1.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any, ClassVar

import pyspiel

from games import catalog
from games.engine.contract import Dealer, Over, Players
from games.engine.utility import win_shares
from workers.research.numbered import Numbered, text


def _kinds(dealer: Dealer) -> list[Any]:
    pool: tuple[Any, ...] = dealer.pool
    return sorted(set(pool))


class World:
    """Where a game stands, also in the middle of what chance deals. Copied and pickled by OpenSpiel as it is.

    `first`: the seat that is asked first of several, where it is not the lowest.
    """

    __slots__ = ("dealt", "first", "game", "state", "waiting")

    def __init__(self, game: Numbered, state: Any, dealt: tuple[Any, ...] = (), first: int | None = None) -> None:
        self.game, self.state, self.dealt, self.first = game, state, dealt, first
        self.waiting = game.rules.waiting(state)

    def __deepcopy__(self, memo: Any) -> World:
        return World(self.game, self.game.rules.copy(self.state), self.dealt, self.first)

    def __reduce__(self) -> Any:
        return World, (self.game, self.state, self.dealt, self.first)

    def player(self) -> int:
        """The seat that moves next, or OpenSpiel's number for chance or the end."""
        if isinstance(self.waiting, Players):
            return self.first if self.first in self.waiting.seats else self.waiting.seats[0]
        player = pyspiel.PlayerId.TERMINAL if isinstance(self.waiting, Over) else pyspiel.PlayerId.CHANCE
        return int(player)

    def left(self, dealer: Dealer) -> Counter[Any]:
        """What is left of the pool."""
        return Counter(dealer.pool) if dealer.put_back else Counter(dealer.pool) - Counter(self.dealt)

    def apply(self, action: int) -> None:
        """That move, or one more piece: by its place among the kinds of the whole pool."""
        rules = self.game.rules
        if isinstance(self.waiting, Dealer):
            self.dealt += (_kinds(self.waiting)[action],)
            if len(self.dealt) < self.waiting.take:
                return
            rules.deal(self.state, self.dealt)
            self.dealt = ()
        else:
            rules.play(self.state, self.player(), self.game.moves[action])
        self.waiting = rules.waiting(self.state)


class GriotState(pyspiel.State):
    """A position; all that changes is in `world`."""

    def __init__(self, game: Any, world: World) -> None:
        super().__init__(game)
        self.world = world

    def current_player(self) -> int:
        return self.world.player()

    def _legal_actions(self, player: int) -> list[int]:
        return self.world.game.legal(self.world.state, player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        dealer = self.world.waiting
        if not isinstance(dealer, Dealer):
            raise TypeError("chance is not asked")
        left = self.world.left(dealer)
        kinds = enumerate(_kinds(dealer))
        return [(number, left[kind] / left.total()) for number, kind in kinds if left[kind]]

    def _apply_action(self, action: int) -> None:
        self.world.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        waiting = self.world.waiting
        return text(_kinds(waiting)[action] if isinstance(waiting, Dealer) else self.world.game.moves[action])

    def is_terminal(self) -> bool:
        return isinstance(self.world.waiting, Over)

    def returns(self) -> list[float]:
        world = self.world
        return win_shares(world.game.rules.scores(world.state)) if self.is_terminal() else [0.0] * world.game.players

    def resample_from_infostate(self, player: int, sampler: Any) -> GriotState:
        """A state that this player could not tell from this one, by one number of the sampler; without its history."""
        rules = self.world.game.rules
        return self.at(rules.imagine(rules.view(self.world.state, player), Random(sampler())), player)

    def at(self, state: Any, first: int | None = None) -> GriotState:
        """The same game where it stands so."""
        return GriotState(self.get_game(), World(self.world.game, state, first=first))

    def __str__(self) -> str:
        return f"{self.world.state} {self.world.dealt}"


class GriotGame(pyspiel.Game):
    """A game of the catalogue, as OpenSpiel describes games; a class for each of them is derived from this one."""

    key: ClassVar[str]
    game_type: ClassVar[Any]

    def __init__(self, params: Any) -> None:
        self.numbered = game = Numbered(self.key, params["players"])
        info = pyspiel.GameInfo(
            num_distinct_actions=len(game.moves),
            max_chance_outcomes=game.bounds.kinds,
            num_players=game.players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=game.bounds.choices,
        )
        super().__init__(self.game_type, info, params)

    def new_initial_state(self) -> GriotState:
        return GriotState(self, World(self.numbered, self.numbered.rules.start(self.numbered.setup)))

    def max_chance_nodes_in_history(self) -> int:
        return self.numbered.bounds.pieces

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Seen:
        return Seen()


class Seen:
    """OpenSpiel's observer of a state: the view as text; there is no tensor."""

    tensor = None

    def __init__(self) -> None:
        self.dict: dict[str, Any] = {}

    def set_from(self, state: GriotState, player: int) -> None:
        # Part of an observer, but asked for only of one with a tensor.
        raise NotImplementedError("a view is text")

    def string_from(self, state: GriotState, player: int) -> str:
        return state.world.game.seen(state.world.state, player)


def _register(key: str, seats: range) -> None:
    game_type = pyspiel.GameType(
        short_name=f"griot_{key}",
        long_name=f"Griot: {key}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=seats.stop - 1,
        min_num_players=seats.start,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=False,
        parameter_specification={"players": seats.start},
    )
    # OpenSpiel keeps what it registers until after Python has ended: a class outlives that, a function would not.
    pyspiel.register_game(game_type, type(f"Griot_{key}", (GriotGame,), {"key": key, "game_type": game_type}))


for _game in catalog.games():
    _register(_game.rules.key, _game.rules.seats)
