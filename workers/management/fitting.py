"""Weights for `games.engine.fitted`, from positions of games whose winners are known. Needs numpy (extra `dev`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np

Array: TypeAlias = np.ndarray[Any, np.dtype[np.float64]]

_STEPS: Final = 30
_RIDGE: Final = 1.0
"""Keeps weights small that few positions speak for: the penalty of a weight of 1, in nats of all positions together."""


class Positions(NamedTuple):
    """Positions of tables of one size."""

    features: Array
    """By position, seat and feature."""
    won: Array
    """By position and seat: its share of the win."""


def fit(tables: Sequence[Positions], features: int) -> Array:
    """The weights of the least loss, by Newton's method."""
    weights = np.zeros(features)
    for _ in range(_STEPS):
        gradient, hessian = _RIDGE * weights, _RIDGE * np.eye(features)
        for positions in tables:
            chance = _chances(positions.features, weights)
            mean = np.einsum("ps,psf->pf", chance, positions.features)
            gradient = gradient + np.einsum("ps,psf->f", chance - positions.won, positions.features)
            hessian = hessian + np.einsum("ps,psf,psg->fg", chance, positions.features, positions.features)
            hessian = hessian - mean.T @ mean
        step = np.linalg.solve(hessian, gradient)
        weights = weights - step
        if np.abs(step).max() < 1e-9:  # far below what is written down
            break
    return weights


def loss(tables: Sequence[Positions], weights: Array) -> float:
    """The mean cross-entropy of these positions, in nats."""
    total = sum(float(-(positions.won * np.log(_chances(positions.features, weights))).sum()) for positions in tables)
    return total / sum(len(positions.won) for positions in tables)


def _chances(features: Array, weights: Array) -> Array:
    score = features @ weights
    strength: Array = np.exp(score - score.max(axis=1, keepdims=True))
    share: Array = strength / strength.sum(axis=1, keepdims=True)
    return share
