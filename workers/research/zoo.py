"""The games as PettingZoo environments, in which the agents move one after the other (AEC).

`env("anansi", 3)` is ready to use. An observation is the seat's view and the mask of its legal actions. The view is
its JSON, as bytes in an array of one length, since PettingZoo wants arrays: `view_in` reads it; what numbers a learner
makes of it is its own affair. Chance is drawn inside, from the seed of `reset`. Seats that choose at once
are asked one by one and do not see what the others chose. The reward comes at the end: the seat's share of the win.
"""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import numpy
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from games.engine.contract import Dealer, Over
from games.engine.utility import win_shares
from workers.bots.bot import draw
from workers.research.numbered import Numbered

_LONGEST = 1 << 15
"""Bytes of a view: more than any has."""


def view_in(observation: Any) -> Any:
    """The view, as plain data, that an observation holds."""
    return msgspec.json.decode(observation["observation"].tobytes().rstrip(b"\0"))


def env(key: str, players: int) -> Any:
    """That game with so many seats, behind PettingZoo's usual wrappers: an illegal action ends the episode."""
    raw = GriotEnv(key, players)
    return wrappers.OrderEnforcingWrapper(wrappers.TerminateIllegalWrapper(raw, illegal_reward=-1))


class GriotEnv(AECEnv):
    """One table. ValueError for an action that is not legal."""

    def __init__(self, key: str, players: int) -> None:
        super().__init__()
        self.metadata = {"name": f"griot_{key}_v{Numbered(key, players).rules.version}", "render_modes": []}
        self.render_mode = None
        self.game = Numbered(key, players)
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self._chance = Random()
        count = len(self.game.moves)
        self._actions = {agent: spaces.Discrete(count) for agent in self.possible_agents}
        seen = spaces.Box(0, 255, (_LONGEST,), numpy.uint8)
        mask = spaces.Box(0, 1, (count,), numpy.int8)
        self._observations = {
            agent: spaces.Dict({"observation": seen, "action_mask": mask}) for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> Any:
        """The view as bytes, and the mask."""
        return self._observations[agent]

    def action_space(self, agent: str) -> Any:
        """The numbers of all moves."""
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; without a seed chance goes on from the last one."""
        if seed is not None:
            self._chance = Random(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._state = self.game.rules.start(self.game.setup)
        self._go_on()

    def observe(self, agent: str) -> dict[str, Any]:
        """What this agent may know, and what it may do now."""
        seat = self.possible_agents.index(agent)
        mask = numpy.zeros(len(self.game.moves), numpy.int8)
        if agent == self.agent_selection:
            mask[self.game.legal(self._state, seat)] = 1
        seen = self.game.seen(self._state, seat).encode().ljust(_LONGEST, b"\0")
        return {"observation": numpy.frombuffer(seen, numpy.uint8), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """The move with this number, by the agent whose turn it is; None by one whose game is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self.possible_agents.index(agent)
        if action not in self.game.legal(self._state, seat):
            raise ValueError(f"{agent} may not choose {action} now")
        self._cumulative_rewards[agent] = 0.0
        self.game.rules.play(self._state, seat, self.game.moves[action])
        self._go_on()
        self._accumulate_rewards()

    def _go_on(self) -> None:
        """What chance owes, then the next agent or the end."""
        rules = self.game.rules
        while isinstance(waiting := rules.waiting(self._state), Dealer):
            rules.deal(self._state, draw(waiting, self._chance))
        if isinstance(waiting, Over):
            self.rewards = dict(zip(self.possible_agents, win_shares(rules.scores(self._state)), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[waiting.seats[0]]
