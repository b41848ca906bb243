"""The functions of GNU Backgammon's Python that know a match, a position and an engine."""

from __future__ import annotations

from typing import Any, Mapping, Sequence

from gammonkit._errors import Error
from gammonkit.gnubg import _boards, _contexts, _equities, _moves
from gammonkit.gnubg._boards import Board, Side
from gammonkit.gnubg._commands import run, shown
from gammonkit.gnubg._contexts import EvalContext, Filter, RolloutContext
from gammonkit.gnubg._equities import CubeInfo
from gammonkit.gnubg._judge import Judge
from gammonkit.gnubg._match import add_statistics, match_dictionary
from gammonkit.gnubg._session import Session
from gammonkit.gnubg._state import PosInfo, State

_NO_CUBEINFO = "error in SetCubeInfo"


class Shell:
    """A shell with the functions of the module ``gnubg``. Each has a match, a position and settings of its own.

    Boards are pairs of sides: the player who is not on roll, and the one who is; each has 25 numbers of checkers,
    of his points 1 to 24 and of the bar. Players are 0 ("X", the first one of a record) and 1 ("O").
    """

    def __init__(self) -> None:
        self._session = Session()

    # The match.

    def match(self, analysis: int = 1, boards: int = 1, statistics: int = 0, verbose: int = 0) -> dict[str, Any] | None:
        """The match as a dictionary: "match-info", "games" and, if wanted, "stats"; None if there is none.

        ``analysis``, ``boards``: whether analyses and boards are in it. ``statistics``: those of the match and of
        its games. ``verbose``: cubeless equities of cube decisions, too.
        """
        session = self._session
        if session.collection is None:
            return None
        match = session.collection.matches[0]
        told = match_dictionary(match, session.games, analysis=bool(analysis), boards=bool(boards),
                                verbose=bool(verbose))
        if statistics:
            add_statistics(told, match, session.collection.statistics(games=True)[0], session.table)
        return told

    def navigate(self, next: int | None = None, game: int | None = None) -> tuple[int, int] | None:
        """Goes ``game`` games (to the first record of one) and then ``next`` records on; without both to the start.

        None, or a tuple: how many records were not there, and the games, of which GNU Backgammon tells those that
        it went on, and twice those that it should go back less those that it went.
        """
        session = self._session
        if session.collection is None:
            return None
        if next is None and game is None:
            session.go_to(0, 0, rolled=False)
            return None
        if next is not None and next < 0:
            raise ValueError("negative next record")
        games = self._go_games(game) if game is not None and (game or next is None) else 0
        missing = self._go_records(next) if next else 0
        return (missing, games) if missing or games else None

    def _go_games(self, games: int) -> int:
        session = self._session
        wanted = min(max(session.game + games, 0), len(session.games) - 1)
        gone = abs(wanted - session.game)
        session.go_to(wanted, 0)
        return gone if games >= 0 else 2 * -games - gone

    def _go_records(self, records: int) -> int:
        session = self._session
        wanted = min(session.record + records, len(session.games[session.game].records))
        missing = records - (wanted - session.record)
        session.go_to(session.game, wanted)
        return missing

    def matchchecksum(self) -> str:
        """32 hexadecimal digits that are the same for records of the same match; not those of GNU Backgammon."""
        session = self._session
        return "0" * 32 if session.collection is None else session.collection.statistics()[0]["fingerprint"]

    def command(self, cmd: str) -> None:
        """Executes a command, such as 'import mat "FILE"': docs/python.md lists them. Raises Error if it fails."""
        run(self._session, cmd)

    def show(self, arguments: str) -> str:
        """The output of the command "show", for example for "score" or "pipcount"."""
        return shown(self._session, arguments)

    def nextturn(self) -> None:
        """Raises Error: nobody plays here."""
        raise Error("this shell plays no games", hint="findbestmove() and cfevaluate() tell what is best")

    def updateui(self) -> None:
        """Does nothing: there is no window."""

    # The current position.

    def board(self) -> Board | None:
        """The current board; None if no game is in progress."""
        return self._session.state.board if self._session.state else None

    def _board_or(self, board: Sequence[Sequence[int]] | None) -> Board:
        if board is not None:
            return _boards.board_of(board)
        return self._session.state.board if self._session.state else _boards.EMPTY

    def positionid(self, board: Sequence[Sequence[int]] | None = None) -> str:
        """The Position ID of a board, or of the current one."""
        return _boards.positionid(self._board_or(board))

    def positionfromid(self, positionid: str | None = None) -> Board:
        """The board of a Position ID. Raises ValueError if it is of none."""
        return self._board_or(None) if positionid is None else _boards.positionfromid(positionid)

    def positionkey(self, board: list[Sequence[int]] | None = None) -> tuple[int, ...]:
        """The ten bytes of the Position ID of a board."""
        return _boards.positionkey(self._board_or(board))

    def positionfromkey(self, key: Sequence[int] | None = None) -> Board:
        """The board of ten bytes. Raises ValueError if they are of none."""
        return _boards.EMPTY if key is None else _boards.positionfromkey(key)

    def positionbearoff(self, side: Sequence[int] | None = None, points: int = 6, chequers: int = 15) -> int:
        """The number of a side in a bearoff database; what stands above ``points`` is not counted."""
        return _boards.positionbearoff(self._board_or(None)[0] if side is None else side, points, chequers)

    def positionfrombearoff(self, number: int = 0, chequers: int = 15, points: int = 6) -> Side:
        """The side of a number in a bearoff database. Raises ValueError if there is none."""
        return _boards.positionfrombearoff(number, chequers, points)

    def classifypos(self, board: Sequence[Sequence[int]] | None = None, variant: int | None = None) -> int:
        """The class of a position: 0 over, 1 to 3 hypergammon, 4 and 6 bearoff, 8 race, 9 crashed, 10 contact."""
        state = self._session.state or State()
        return _boards.classifypos(self._board_or(board), state.bgv if variant is None else variant)

    def cubeinfo(self, cube: int | None = None, cubeowner: int | None = None, move: int | None = None,
                 matchto: int | None = None, score: Sequence[int] | None = None, crawford: int | None = None,
                 bgv: int | None = None) -> CubeInfo:
        """A cube-info; what is not given is that of the current position.

        The cube's value and owner (-1: nobody), the player on roll, the length of the match (0: money), the score,
        whether it is the Crawford game, the variant.
        """
        given = {"cube": cube, "cubeowner": cubeowner, "move": move, "matchto": matchto,
                 "score": score and tuple(score), "crawford": crawford, "bgv": bgv}
        given = {name: value for name, value in given.items() if value is not None}
        current = self._session.state
        if current is None and not given:
            raise ValueError(f"{_NO_CUBEINFO}: no game is in progress")
        state = State(**{**vars(current or self._usual_state()), **given})
        if state.matchto and max(state.score) >= state.matchto:
            raise ValueError(f"{_NO_CUBEINFO}: the match is over")
        state.jacoby = state.jacoby if state.matchto == 0 else 0
        return state.cubeinfo(self._session.table)

    def _usual_state(self) -> State:
        return State(matchto=self._session.match_length)

    def posinfo(self, turn: int | None = None, resigned: int | None = None, doubled: int | None = None,
                gamestate: int | None = None, dice: Sequence[int] | None = None) -> PosInfo:
        """A pos-info; what is not given is that of the current position."""
        current = self._session.state
        told: dict[str, Any] = {"turn": turn, "resigned": resigned, "doubled": doubled, "gamestate": gamestate,
                                "dice": dice and tuple(dice)}
        given = {name: value for name, value in told.items() if value is not None}
        if current is None and not given:
            raise ValueError("error in SetPosInfo: no game is in progress")
        if any(not 0 <= die <= 6 for die in given.get("dice", ())):
            raise ValueError("error in SetPosInfo: a die is 1 to 6, or 0 before the roll")
        return {**(current or State()).posinfo(), **given}

    def matchid(self, cubeinfo: Mapping[str, Any] | None = None, posinfo: Mapping[str, Any] | None = None) -> str:
        """The Match ID of a cube-info and a pos-info, or of the current position."""
        if (cubeinfo is None) != (posinfo is None):
            raise TypeError("a cube-info argument requires a pos-info dictionary as an argument")
        return self._state_of(self._board_or(None), cubeinfo, posinfo).match_id

    def gnubgid(self, board: Sequence[Sequence[int]] | None = None, cubeinfo: Mapping[str, Any] | None = None,
                posinfo: Mapping[str, Any] | None = None) -> str:
        """The Position ID and the Match ID with a colon between them."""
        given = [board, cubeinfo, posinfo]
        if any(each is None for each in given) and any(each is not None for each in given):
            raise TypeError("requires 0 or exactly 3 arguments (Board, Cube-Info dict, Pos-Info dict)")
        return self._state_of(self._board_or(board), cubeinfo, posinfo).gnubg_id

    def _state_of(self, board: Board, cubeinfo: Mapping[str, Any] | None,
                  posinfo: Mapping[str, Any] | None) -> State:
        if cubeinfo is None or posinfo is None:
            return self._session.state or State(jacoby=1)
        return State.of_infos(board, cubeinfo, posinfo)

    # The engine.

    @property
    def _judge(self) -> Judge:
        return Judge(self._session.engine)

    def _asked(self, board: Sequence[Sequence[int]] | None, cubeinfo: Mapping[str, Any] | None) -> State:
        """The state that is asked about, before the player on roll decides."""
        info = cubeinfo or self.cubeinfo()
        dice = self._session.state.dice if self._session.state else (0, 0)
        return State.of_infos(self._board_or(board), info, State(turn=info["move"], dice=dice).posinfo())

    def evaluate(self, board: Sequence[Sequence[int]] | None = None, cubeinfo: Mapping[str, Any] | None = None,
                 evalcontext: Mapping[str, Any] | None = None) -> tuple[float, ...]:
        """Six numbers, seen by the player on roll before the roll.

        His chances to win, to win a gammon, a backgammon, to lose a gammon, a backgammon; and the cubeless equity,
        in which gammons have the worth that the cube-info gives them.
        """
        state = self._asked(board, cubeinfo)
        found = self._judge.chances(state, self._plies(evalcontext, self._session.cube_plies))
        return (*found, _equities.utility(found, cubeinfo or self.cubeinfo()))

    def cfevaluate(self, board: Sequence[Sequence[int]] | None = None, cubeinfo: Mapping[str, Any] | None = None,
                   evalcontext: Mapping[str, Any] | None = None) -> tuple[Any, ...]:
        """The cube decision of the player on roll.

        Equities, in units of the cube, of the best action, without a double, with a take and with a drop; and the
        verdict as GNU Backgammon's number and in words.
        """
        state = self._asked(board, cubeinfo)
        return self._judge.cube(state, self._plies(evalcontext, self._session.cube_plies))

    def findbestmove(self, board: Sequence[Sequence[int]] | None = None, cubeinfo: Mapping[str, Any] | None = None,
                     evalcontext: Mapping[str, Any] | None = None,
                     dice: Sequence[int] | None = None) -> tuple[int, ...]:
        """The best play of a roll as numbers: from, to, from, to; the bar is 25, off is 0. Without dice: ValueError."""
        state = self._asked(board, cubeinfo)
        if dice:
            state.dice = dice[0], dice[1]
        if 0 in state.dice:
            raise ValueError("What? No dice?")
        return self._judge.best_move(state, self._plies(evalcontext, self._session.chequer_plies))

    def hint(self, maxmoves: int | None = None) -> dict[str, Any]:
        """The plays of the current roll, best first, as a dictionary. Without dice: ValueError."""
        state = self._session.in_game.undecided(dice=self._session.in_game.dice)
        if 0 in state.dice:
            raise ValueError("Hints for cube actions are not made: cfevaluate() tells about them")
        return self._judge.hint(state, self._session.chequer_plies, maxmoves)

    @staticmethod
    def _plies(context: Mapping[str, Any] | None, usual: int) -> int:
        return usual if context is None else int(context["plies"])

    # Numbers.

    def met(self, maxscore: int | None = None) -> list[list[Any]]:
        """The match equity table up to a number of points, or up to the length of the match.

        The rows before the Crawford game, by points that player 0 is away, from 1; and the chances of players 0
        and 1 after it, by the points that they are away as trailers.
        """
        state = self._session.state or self._usual_state()
        return self._session.table.table(maxscore if maxscore is not None else state.matchto)

    def calcgammonprice(self, cubeinfo: Mapping[str, Any]) -> CubeInfo:
        """A cube-info with the worth of gammons and backgammons that follows from the rest of it."""
        return {**cubeinfo, "gammonprice": _equities.gammon_prices(self._session.table, cubeinfo)}

    def eq2mwc(self, equity: float = 0.0, cubeinfo: Mapping[str, Any] | None = None) -> float:
        """The match winning chance for an equity, seen by the player on roll; 0.0 in money games."""
        return _equities.eq2mwc(self._session.table, equity, cubeinfo or self._scored())

    def mwc2eq(self, mwc: float = 0.0, cubeinfo: Mapping[str, Any] | None = None) -> float:
        """The equity for a match winning chance, seen by the player on roll; 0.0 in money games."""
        return _equities.mwc2eq(self._session.table, mwc, cubeinfo or self._scored())

    def eq2mwc_stderr(self, equity: float = 0.0, cubeinfo: Mapping[str, Any] | None = None) -> float:
        """A standard error of equity, as one of the match winning chance; 0.0 in money games."""
        return _equities.eq2mwc_stderr(self._session.table, equity, cubeinfo or self._scored())

    def mwc2eq_stderr(self, mwc: float = 0.0, cubeinfo: Mapping[str, Any] | None = None) -> float:
        """A standard error of the match winning chance as one of equity; 0.0 in money games."""
        return _equities.mwc2eq_stderr(self._session.table, mwc, cubeinfo or self._scored())

    def _scored(self) -> CubeInfo:
        """The cube-info of the current position; of a money game if there is none, or the match is over."""
        state = self._session.state
        if state is None or (state.matchto and max(state.score) >= state.matchto):
            return State().cubeinfo(self._session.table)
        return self.cubeinfo()

    def evalcontext(self, *values: Any) -> EvalContext:
        """An eval-context: cubeful, plies, deterministic, prune, noise."""
        return _contexts.evalcontext(*values)

    def rolloutcontext(self, *values: Any) -> RolloutContext:
        """A rollout-context of up to 18 values, in the order of its members."""
        return _contexts.rolloutcontext(*values)

    def getevalhintfilter(self) -> list[Filter]:
        """The move filters. GammonKit's engine does not use them: it has its own."""
        return [dict(each) for each in self._session.filters]

    def setevalhintfilter(self, filters: Sequence[Mapping[str, Any]]) -> None:
        """Stores move filters for ``getevalhintfilter``."""
        self._session.filters = _contexts.filters_of(filters)

    def luckrating(self, luck: float) -> int:
        """0 (very unlucky) to 4 (very lucky) for the luck of a move, in equity."""
        return _contexts.luckrating(luck)

    def errorrating(self, error: float) -> int:
        """0 (awful) to 7 (supernatural) for the error of a decision, in equity."""
        return _contexts.errorrating(error)

    def dicerolls(self, rolls: int) -> tuple[tuple[int, int], ...]:
        """That many rolls; "set seed" restarts them. Raises ValueError if there are none."""
        if rolls <= 0:
            raise ValueError("number of rolls must be greater than 0")
        rolled = self._session.random.randint
        return tuple((rolled(1, 6), rolled(1, 6)) for _ in range(rolls))

    def parsemove(self, move: str) -> tuple[tuple[int, int], ...]:
        """The steps of a move such as "24/18 13/11", from high to low. Raises ValueError if it is none."""
        return _moves.parsemove(move)

    def movetupletostring(self, move: Sequence[int], board: Sequence[Sequence[int]]) -> str:
        """The text of a move such as (24, 18, 13, 11) on a board, which tells what is hit."""
        return _moves.movetupletostring(move, _boards.board_of(board))

