"""Statistics in the words of GNU Backgammon."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any, Mapping

from gammonkit._records import Game, Match
from gammonkit.gnubg._equities import Equities
from gammonkit.gnubg._numbers import single

#: Kinds of wrong cube decisions: in our words, and in GNU Backgammon's.
_MISTAKES = {
    "missed_doubles_below_cash": "missed-double-below-cp", "missed_doubles_above_cash": "missed-double-above-cp",
    "wrong_doubles_below_double": "wrong-double-below-dp", "wrong_doubles_above_too_good": "wrong-double-above-tg",
    "wrong_takes": "wrong-take", "wrong_drops": "wrong-drop"}

#: The difference of ratings on FIBS with which a player wins ten matches of one point for each that he loses.
_RATING_OF_TEN_TO_ONE = 2000
_RATING_WITHOUT_ERRORS = 2050.0


@dataclass(frozen=True)
class Results:
    """What games were worth for player 0: in points, or in a match in chances to win it."""

    length: int
    points: float
    finished: int = 0  #: How many games have an end.

    @classmethod
    def of_game(cls, match: Match, game: Game, table: Equities) -> Results:
        """The result of a game; 0.0 if it has no end."""
        if not game.winner:
            return cls(match.length, 0.0)
        if match.length == 0:
            return cls(0, float((game.points or 0) * (3 - 2 * game.winner)))
        return cls(match.length, _chance(match, game, table, after=True) - _chance(match, game, table, after=False))

    @classmethod
    def of_match(cls, match: Match, table: Equities) -> Results:
        """The results of all games."""
        return cls(match.length, sum(cls.of_game(match, game, table).points for game in match.games),
                   sum(game.winner is not None for game in match.games))

    def adjusted(self, luck: tuple[float, float]) -> float:
        """The result less the luck of player 0 and of player 1."""
        return self.points - luck[0] + luck[1]


def _chance(match: Match, game: Game, table: Equities, *, after: bool) -> float:
    """The chance of player 0 before or after a game."""
    score = game.score_after if after else game.score
    behind = max(game.score) == match.length - 1 and (not game.crawford or after)
    return table.chance((match.length - score[0], match.length - score[1]), 0, behind=behind)


def statistics_of(both: Mapping[str, Any], results: Results, *, of_match: bool) -> dict[str, Any]:
    """The statistics of both players of a game or of a match."""
    luck = _pair(both["first"]["luck"]["total"])[1], _pair(both["second"]["luck"]["total"])[1]
    found = {}
    for player, (name, of) in enumerate((("X", "first"), ("O", "second"))):
        told, sign = both[of], 1 - 2 * player
        adjusted = sign * results.adjusted(luck)
        dice = {**_dice(told["luck"]), "actual-result": single(sign * results.points),
                "luck-adjusted-result": single(adjusted)}
        found[name] = {"moves": _moves(told["checker"]), "cube": _cube(told["cube"]), "dice": dice}
        if of_match:
            dice.update(_rating_difference(adjusted, results.length))
            found[name].update(_advantage(told["overall"]) if results.finished else {})
            found[name].update(_rating(told["overall"]) if results.length else {})
    return found


def _rating_difference(adjusted: float, length: int) -> dict[str, float]:
    """The difference of ratings on FIBS with which the result that is adjusted by luck is to be expected."""
    chance = 0.5 + adjusted
    if length == 0 or not 0 < chance < 1:
        return {}
    difference = _RATING_OF_TEN_TO_ONE / math.sqrt(length) * math.log10(chance / (1 - chance))
    return {"fibs-rating-difference": single(difference)}


def _pair(value: Mapping[str, float] | None) -> tuple[float, float]:
    """A value as normalized equity, and as points or as a match winning chance."""
    if not value:
        return 0.0, 0.0
    return single(value["emg"]), single(value["points"] if "points" in value else value["mwc"])


def _moves(checker: Mapping[str, Any]) -> dict[str, Any]:
    skill, cost = _pair(checker["error"])
    marked = {name: checker[of] or 0 for name, of in (("very bad", "very_bad"), ("bad", "bad"),
                                                      ("doubtful", "doubtful"))}
    return {"unforced-moves": checker["unforced"] or 0, "total-moves": checker["moves"], "error-skill": skill,
            "error-cost": cost, "marked": {**marked, "unmarked": checker["moves"] - sum(marked.values())}}


def _cube(cube: Mapping[str, Any]) -> dict[str, Any]:
    counts = {"total-cube": "decisions", "close-cube": "close_or_actual", "n-doubles": "doubles",
              "n-takes": "takes", "n-drops": "drops"}
    found: dict[str, Any] = {name: cube[of] or 0 for name, of in counts.items()}
    for of, name in _MISTAKES.items():
        found[name] = cube[of]["count"] if cube[of] else 0
        found[f"err-{name}-skill"], found[f"err-{name}-cost"] = _pair(cube[of])
    found["error-skill"], found["error-cost"] = _pair(cube["error_rate"])
    return found


def _dice(luck: Mapping[str, Any]) -> dict[str, Any]:
    skill, cost = _pair(luck["total"])
    marked = {"verybad": "very_unlucky", "bad": "unlucky", "unmarked": "unmarked", "good": "lucky",
              "verygood": "very_lucky"}
    return {"luck": skill, "luck-cost": cost,
            "marked-rolls": {name: luck[of] or 0 for name, of in marked.items()}}


def _advantage(overall: Mapping[str, Any]) -> dict[str, Any]:
    """Points per game of a money session, with the half of the interval in which 95 of 100 lie."""
    found = {}
    for name, of in (("actual", "actual_advantage"), ("luck-adjusted", "luck_adjusted_advantage")):
        if overall.get(of):
            found.update({name: single(overall[of]["mean"]), f"{name}-ci": single(overall[of]["margin"])})
    return {"ppg-advantage": found} if found else {}


def _rating(overall: Mapping[str, Any]) -> dict[str, Any]:
    """The rating on FIBS that the errors are worth, and what those of each kind cost."""
    names = {"chequer": "checker_rating_loss", "cube": "cube_rating_loss"}
    found = {name: single(overall[of]) for name, of in names.items() if overall.get(of) is not None}
    total = overall.get("error_based_rating")
    return {"error-based-fibs-rating": {"total": _RATING_WITHOUT_ERRORS if total is None else single(total), **found}}
