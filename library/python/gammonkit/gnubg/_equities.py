"""Match equity tables, and what the cube is worth at a score."""

from __future__ import annotations

import functools
from typing import Any, Mapping

from gammonkit import _core
from gammonkit.gnubg._numbers import single, singles

CubeInfo = dict[str, Any]
Score = tuple[int, int]

#: The longest match that GNU Backgammon plays.
LONGEST_MATCH = 64


class Equities:
    """The chances of a match equity table, for players 0 and 1."""

    def __init__(self, table: str) -> None:
        """``table`` is a name ("kazaross-xg2") or a file. Raises ValueError if there is none."""
        told = _core.match_equities(table, LONGEST_MATCH)
        self.name: str = told["name"]
        self._pre_crawford: list[list[float]] = told["pre_crawford"]
        self._post_crawford: tuple[list[float], list[float]] = told["post_crawford"]

    def table(self, length: int) -> list[list[Any]]:
        """The rows before the Crawford game, and the chances of trailers 0 and 1 after it, up to some points."""
        if not 0 <= length <= LONGEST_MATCH:
            raise ValueError("invalid matchlength")
        return [[list(singles(row[:length])) for row in self._pre_crawford[:length]],
                *(list(singles(chances[:length])) for chances in self._post_crawford)]

    def chance(self, away: Score, player: int, *, behind: bool) -> float:
        """The chance of a player to win the match when players 0 and 1 need so many points.

        ``behind``: the Crawford game has been played.
        """
        if min(away) <= 0:
            won = 0 if away[0] <= 0 else 1
            return 1.0 if won == player else 0.0
        if behind and min(away) == 1:
            trailer = 0 if away[0] > 1 else 1
            trails = self._post_crawford[trailer][away[trailer] - 1]
            return trails if trailer == player else 1 - trails
        first = self._pre_crawford[away[0] - 1][away[1] - 1]
        return first if player == 0 else 1 - first

    def after(self, info: Mapping[str, Any], winner: int, points: int, player: int) -> float:
        """The chance of a player after a game that brings the winner some points."""
        score, length = info["score"], info["matchto"]
        away = [length - score[0], length - score[1]]
        behind = min(away) == 1
        away[winner] -= points
        return self.chance((away[0], away[1]), player, behind=behind)


@functools.lru_cache(maxsize=4)
def equities(table: str) -> Equities:
    """The table of this name, read once."""
    return Equities(table)


def gammon_prices(table: Equities, info: Mapping[str, Any]) -> tuple[tuple[float, float], tuple[float, float]]:
    """For players 0 and 1: what a gammon, and then a backgammon, is worth more, in halves of a game's worth.

    A game that wins the cube is worth 1, one that loses it -1. In money games gammons are worth 1, and nothing
    while the Jacoby rule holds and the cube is in the middle.
    """
    if info["matchto"] == 0:
        price = 0.0 if info["jacoby"] and info["cubeowner"] == -1 else 1.0
        return (price, price), (price, price)
    return _gammon_price(table, info, 0), _gammon_price(table, info, 1)


def _gammon_price(table: Equities, info: Mapping[str, Any], player: int) -> tuple[float, float]:
    cube = info["cube"]
    win, gammon, backgammon = (table.after(info, player, cube * times, player) for times in (1, 2, 3))
    half = (win - table.after(info, 1 - player, cube, player)) / 2
    return single(max(0.0, (gammon - win) / half)), single(max(0.0, (backgammon - gammon) / half))


def eq2mwc(table: Equities, equity: float, info: Mapping[str, Any]) -> float:
    """The match winning chance for an equity, seen by the player on roll; 0.0 in money games."""
    if info["matchto"] == 0:
        return 0.0
    win, lose = _ends(table, info)
    return single((win + lose) / 2 + equity * (win - lose) / 2)


def mwc2eq(table: Equities, chance: float, info: Mapping[str, Any]) -> float:
    """The equity for a match winning chance, seen by the player on roll; 0.0 in money games."""
    if info["matchto"] == 0:
        return 0.0
    win, lose = _ends(table, info)
    return single((chance - (win + lose) / 2) / ((win - lose) / 2))


def eq2mwc_stderr(table: Equities, error: float, info: Mapping[str, Any]) -> float:
    """A standard error of equity, as one of the match winning chance; 0.0 in money games."""
    if info["matchto"] == 0:
        return 0.0
    win, lose = _ends(table, info)
    return single(error * (win - lose) / 2)


def mwc2eq_stderr(table: Equities, error: float, info: Mapping[str, Any]) -> float:
    """A standard error of the match winning chance as one of equity; 0.0 in money games."""
    if info["matchto"] == 0:
        return 0.0
    win, lose = _ends(table, info)
    return single(error / ((win - lose) / 2))


def _ends(table: Equities, info: Mapping[str, Any]) -> tuple[float, float]:
    """The match winning chances of the player on roll after winning the cube, and after losing it."""
    player = info["move"]
    return (table.after(info, player, info["cube"], player), table.after(info, 1 - player, info["cube"], player))


def utility(chances: tuple[float, ...], info: Mapping[str, Any]) -> float:
    """The cubeless equity of five chances of the player on roll, with gammons worth what they are at the score."""
    win, win_gammon, win_backgammon, lose_gammon, lose_backgammon = chances
    mine, theirs = info["gammonprice"][info["move"]], info["gammonprice"][1 - info["move"]]
    return single(2 * win - 1 + win_gammon * mine[0] + win_backgammon * mine[1]
                  - lose_gammon * theirs[0] - lose_backgammon * theirs[1])
