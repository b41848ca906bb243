"""GammonKit's engine in the words of GNU Backgammon."""

from __future__ import annotations

from typing import Any, Mapping

from gammonkit._engine import Engine
from gammonkit.gnubg._analyses import chances
from gammonkit.gnubg._boards import Board
from gammonkit.gnubg._moves import Step, parsemove, text_of_steps
from gammonkit.gnubg._numbers import single
from gammonkit.gnubg._state import State

_ALL_PLAYS = 100_000
_BAR, _OFF = 25, 0

#: GNU Backgammon's numbers of verdicts on doubles and on redoubles, by what is right: to double, and to answer.
#: 3, 10, 18 and 19 were never seen; they follow from the order of the others.
_VERDICTS: Mapping[tuple[str, str], tuple[int, int]] = {
    ("double", "take"): (0, 7), ("double", "pass"): (1, 8), ("no-double", "take"): (2, 9),
    ("too-good", "take"): (3, 10), ("too-good", "pass"): (4, 11), ("optional", "take"): (16, 17),
    ("optional", "pass"): (18, 19)}
_UNKNOWN = 15, "Unknown cube decision"
_DEAD = 13, "Never double, take (dead cube)"


class Judge:
    """Asks an engine about states that nobody has decided in yet."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def chances(self, state: State, plies: int) -> tuple[float, ...]:
        """The five chances of the player on roll before the roll."""
        return chances(self._engine.evaluate(state.undecided().gnubg_id, plies=plies)["chances"])

    def cube(self, state: State, plies: int) -> tuple[Any, ...]:
        """The equities of the best action, of no double, of a take and of a drop, and the verdict."""
        told = self._engine.evaluate(state.undecided().gnubg_id, plies=plies)
        cube = told["cube"]
        if "answer" not in cube:
            equity = _equity(told["cubeful"])
            return (equity, equity, equity, 1.0, *(_DEAD if state.cubeowner == -1 else _UNKNOWN))
        no_double, take, drop = (_equity(cube[name]) for name in ("no_double", "double_take", "double_pass"))
        best = min(take, drop) if cube["doubling"] == "double" else no_double
        numbers = _VERDICTS[cube["doubling"], cube["answer"]]
        return (best, no_double, take, drop, numbers[state.cubeowner != -1], cube["verdict"])

    def best_move(self, state: State, plies: int) -> tuple[int, ...]:
        """The best play of the roll as numbers; empty if none is legal."""
        plays = self._engine.hint(state.gnubg_id, plies=plies, plays=1)["plays"]
        steps = _steps_of(plays[0]["play"], state) if plays else []
        return tuple(point for step in steps for point in step)

    def hint(self, state: State, plies: int, most: int | None) -> dict[str, Any]:
        """The best plays of the roll as the dictionary that ``gnubg.hint()`` returns."""
        plays = self._engine.hint(state.gnubg_id, plies=plies, plays=most or _ALL_PLAYS)["plays"]
        best = _equity(plays[0]["cubeful"]) if plays else 0.0
        return {"hinttype": "chequer", "gnubgid": state.gnubg_id,
                "hint": [_hinted(number, play, best, state) for number, play in enumerate(plays, 1)]}


def _hinted(number: int, play: Mapping[str, Any], best: float, state: State) -> dict[str, Any]:
    equity = _equity(play["cubeful"])
    return {"movenum": number, "type": "eval", "equity": equity, "eqdiff": single(equity - best),
            "move": text_of_steps(parsemove(play["play"]), state.board),
            "context": {"cubeful": 1, "plies": play["plies"], "deterministic": 1, "prune": 0, "noise": 0.0},
            "details": {"probs": chances(play["chances"]), "score": equity}}


def _equity(value: Mapping[str, float] | None) -> float:
    """The equity of a value, in units of the cube."""
    value = value or {}
    return single(value.get("emg", value.get("equity", 0.0)))


def _steps_of(play: str, state: State) -> list[Step]:
    """The single steps of a play that may say two or more of a checker's steps at once."""
    left = list(state.dice) if state.dice[0] != state.dice[1] else [state.dice[0]] * 4
    steps: list[Step] = []
    words = sorted(parsemove(play), key=lambda step: step[0] - step[1])
    for start, end in words:
        way = _way(start, end, sorted(left, reverse=True), state.board) or [(start, end)]
        for step in way:
            _spend(left, step)
        steps += way
    return sorted(steps, reverse=True)


def _way(start: int, end: int, dice: list[int], board: Board) -> list[Step] | None:
    """A checker's steps by some of the dice over points that the opponent does not hold, the fewest ones."""
    if any(_reaches(start, end, die) for die in dice):
        return [(start, end)]
    for index, die in enumerate(dice):
        landing = start - die
        if landing > max(end, _OFF) and board[0][24 - landing] < 2:
            rest = _way(landing, end, dice[:index] + dice[index + 1:], board)
            if rest:
                return [(start, landing), *rest]
    return None


def _reaches(start: int, end: int, die: int) -> bool:
    return start - die == end or (end == _OFF and start <= die)


def _spend(dice: list[int], step: Step) -> None:
    """Takes the smallest die that makes the step out of the dice."""
    fitting = [die for die in dice if _reaches(*step, die)]
    if fitting:
        dice.remove(min(fitting))
