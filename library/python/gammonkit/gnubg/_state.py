"""A moment of a game, with its Match ID."""

from __future__ import annotations

import base64
import dataclasses
from dataclasses import dataclass
from typing import Any, Mapping

from gammonkit.gnubg._boards import EMPTY, Board, opposite, positionfromid, positionid
from gammonkit.gnubg._equities import CubeInfo, Equities, gammon_prices

PosInfo = dict[str, Any]

#: The fields of a Match ID, and their bits, from the lowest one.
_FIELDS = (("cube", 4), ("cubeowner", 2), ("move", 1), ("crawford", 1), ("gamestate", 3), ("turn", 1), ("doubled", 1),
           ("resigned", 2), ("die", 3), ("other die", 3), ("matchto", 15), ("score", 15), ("other score", 15),
           ("no jacoby", 1))
_BYTES = 9
_CENTERED = 3

#: Values of ``gamestate``.
NOT_STARTED, PLAYING, OVER, RESIGNED, DROPPED = range(5)


@dataclass
class State:
    """A moment of a game, in the words of GNU Backgammon.

    ``move`` is the player (0 or 1) who rolls or has rolled; ``turn`` is the one who must decide, the other one
    while a double or a resignation is offered. ``board`` is seen by the player of ``move``.
    """

    board: Board = EMPTY
    cube: int = 1
    cubeowner: int = -1  #: -1 is in the middle.
    move: int = 1
    turn: int = 1
    doubled: int = 0
    resigned: int = 0  #: 1 to 3 for a game, a gammon, a backgammon.
    gamestate: int = PLAYING
    dice: tuple[int, int] = (0, 0)
    matchto: int = 0  #: 0 in money sessions.
    score: tuple[int, int] = (0, 0)
    crawford: int = 0
    jacoby: int = 0
    beavers: int = 0
    bgv: int = 0  #: The variant.

    @classmethod
    def of_id(cls, gnubg_id: str) -> State:
        """The state of a Position ID and a Match ID with a colon between them. Raises ValueError."""
        position, _, match = gnubg_id.partition(":")
        return cls.of_match_id(match, positionfromid(position))

    @classmethod
    def of_match_id(cls, match_id: str, board: Board) -> State:
        """The state of a Match ID. Raises ValueError if it is none."""
        try:
            left = int.from_bytes(base64.b64decode(match_id[:12], validate=True), "little")
        except ValueError:
            raise ValueError("illegal Match ID") from None
        told: dict[str, int] = {}
        for name, bits in _FIELDS:
            told[name] = left & ((1 << bits) - 1)
            left >>= bits
        owner = told["cubeowner"]
        length = told["matchto"]
        return cls(board=board, cube=1 << told["cube"], cubeowner=-1 if owner == _CENTERED else owner,
                   dice=(told["die"], told["other die"]), score=(told["score"], told["other score"]),
                   jacoby=int(length == 0 and not told["no jacoby"]),
                   **{name: told[name] for name in ("move", "turn", "doubled", "resigned", "gamestate", "matchto",
                                                    "crawford")})

    @classmethod
    def of_infos(cls, board: Board, cube: Mapping[str, Any], position: Mapping[str, Any]) -> State:
        """The state of a board, a cube-info and a pos-info."""
        names = ("cube", "cubeowner", "move", "matchto", "score", "crawford", "jacoby", "beavers", "bgv")
        return cls(board=board, **{name: cube[name] for name in names},
                   **{name: position[name] for name in ("turn", "resigned", "doubled", "gamestate", "dice")})

    @property
    def match_id(self) -> str:
        """The Match ID."""
        values = {**dataclasses.asdict(self), "cube": self.cube.bit_length() - 1, "no jacoby": 1 - self.jacoby,
                  "cubeowner": _CENTERED if self.cubeowner == -1 else self.cubeowner,
                  "die": self.dice[0], "other die": self.dice[1],
                  "score": self.score[0], "other score": self.score[1]}
        number, at = 0, 0
        for name, bits in _FIELDS:
            number |= (int(values[name]) & ((1 << bits) - 1)) << at
            at += bits
        return base64.b64encode(number.to_bytes(_BYTES, "little")).decode()

    @property
    def gnubg_id(self) -> str:
        """The Position ID and the Match ID, with a colon between them."""
        return f"{positionid(self.board)}:{self.match_id}"

    def cubeinfo(self, table: Equities) -> CubeInfo:
        """The dictionary that GNU Backgammon calls cube-info."""
        info: CubeInfo = {"cube": self.cube, "cubeowner": self.cubeowner, "move": self.move, "matchto": self.matchto,
                          "score": self.score if self.matchto else (0, 0), "crawford": self.crawford,
                          "jacoby": self.jacoby, "beavers": self.beavers, "bgv": self.bgv}
        return {**info, "gammonprice": gammon_prices(table, info)}

    def posinfo(self) -> PosInfo:
        """The dictionary that GNU Backgammon calls pos-info."""
        return {"dice": self.dice, "turn": self.turn, "resigned": self.resigned, "doubled": self.doubled,
                "gamestate": self.gamestate}

    def undecided(self, *, dice: tuple[int, int] = (0, 0)) -> State:
        """The same before the player on roll decides: nothing is offered, and the dice are that player's."""
        return dataclasses.replace(self, turn=self.move, doubled=0, resigned=0, gamestate=PLAYING, dice=dice)

    def with_turn(self, player: int) -> State:
        """The same with another player on roll, who has not rolled: the checkers stay where they are."""
        board = self.board if player == self.move else opposite(self.board)
        return dataclasses.replace(self.undecided(), board=board, move=player, turn=player)
