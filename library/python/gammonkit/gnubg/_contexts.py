"""Settings of evaluations and of rollouts, and words for results: as GNU Backgammon has them."""

from __future__ import annotations

from typing import Any, Mapping, Sequence

from gammonkit.gnubg._numbers import single

EvalContext = dict[str, Any]
RolloutContext = dict[str, Any]
Filter = dict[str, Any]

#: In the order of the arguments of ``evalcontext``.
_EVALUATION: EvalContext = {"cubeful": 1, "plies": 2, "deterministic": 1, "prune": 1, "noise": 0.0}
#: In the order of the arguments of ``rolloutcontext``.
_ROLLOUT: RolloutContext = {
    "cubeful": 1, "variance-reduction": 1, "initial-position": 0, "quasi-random-dice": 1, "late-eval": 0,
    "truncated-rollouts": 0, "n-truncation": 10, "truncate-bearoff2": 1, "truncate-bearoffOS": 1, "stop-on-std": 0,
    "trials": 1296, "seed": 1, "minimum-games": 324, "stop-on-jsd": 0, "late-on-move-n": 5, "minimum-jsd-games": 324,
    "std-limit": single(0.01), "jsd-limit": single(2.33)}

#: The move filters of the level "world class": ply, level, moves that are always kept, and up to so many more
#: that are not worse by more than this. -1 keeps all.
_FILTERS = ((1, 0, 0, 8, 0.16), (2, 0, 0, 8, 0.16), (2, 1, -1, 0, 0), (3, 0, 0, 8, 0.16), (3, 1, -1, 0, 0),
            (3, 2, 0, 2, 0.04), (4, 0, 0, 8, 0.16), (4, 1, -1, 0, 0), (4, 2, 0, 2, 0.04), (4, 3, -1, 0, 0))
_FILTER_NAMES = ("ply", "level", "acceptmoves", "extramoves", "threshold")

#: A luck of less than this, in equity for each move, is of rating 0, 1, 2, 3; of no less than the last of 4.
_LUCK = (-0.06, -0.03, 0.03, 0.06)
#: An error of less than this, in equity for each decision, is of rating 7, 6, ... 1; of no less than the last of 0.
_ERRORS = (0.002, 0.005, 0.008, 0.012, 0.018, 0.026, 0.035)


def evalcontext(*values: Any) -> EvalContext:
    """The settings of an evaluation, from as many values as are given."""
    return _context(_EVALUATION, values)


def rolloutcontext(*values: Any) -> RolloutContext:
    """The settings of a rollout, from as many values as are given."""
    return _context(_ROLLOUT, values)


def _context(usual: Mapping[str, Any], values: Sequence[Any]) -> dict[str, Any]:
    if len(values) > len(usual):
        raise TypeError(f"function takes at most {len(usual)} arguments ({len(values)} given)")
    given = dict(zip(usual, values))
    return {name: single(given.get(name, value)) if isinstance(value, float) else _whole(given.get(name, value))
            for name, value in usual.items()}


def _whole(value: Any) -> int:
    if not isinstance(value, int):
        raise TypeError(f"'{type(value).__name__}' object cannot be interpreted as an integer")
    return value


def usual_filters() -> list[Filter]:
    """The move filters that GNU Backgammon begins with."""
    return [{**dict(zip(_FILTER_NAMES, each)), "threshold": single(each[-1])} for each in _FILTERS]


def filters_of(filters: Sequence[Mapping[str, Any]]) -> list[Filter]:
    """Move filters with all their members. Raises ValueError if one is missing."""
    for each in filters:
        missing = [name for name in _FILTER_NAMES if name not in each]
        if missing:
            raise ValueError(f"a move filter has no '{missing[0]}'")
    return [{name: each[name] for name in _FILTER_NAMES} for each in filters]


def luckrating(luck: float) -> int:
    """0 (very unlucky) to 4 (very lucky) for the luck of a move, in equity."""
    return sum(luck >= limit for limit in _LUCK)


def errorrating(error: float) -> int:
    """0 (awful) to 7 (supernatural) for the error of a decision, in equity."""
    return sum(error < limit for limit in _ERRORS)
