"""What a shell knows: a match and a place in it, or a position that was set up, and its settings."""

from __future__ import annotations

import json
import random
from typing import Any, Callable, Mapping

from gammonkit._collection import Collection, read
from gammonkit._engine import Engine, identify
from gammonkit._errors import Error
from gammonkit.gnubg._boards import positionfromid
from gammonkit.gnubg._contexts import Filter, usual_filters
from gammonkit.gnubg._course import Played, games_of
from gammonkit.gnubg._equities import Equities, equities
from gammonkit.gnubg._state import State

_START = "4HPwATDgc/ABMA"


class Session:
    """The match that is played or looked at, the current position, and settings."""

    def __init__(self) -> None:
        self.table_name = "kazaross-xg2"  #: The match equity table that GNU Backgammon has at first.
        self.chequer_plies = 2
        self.cube_plies = 2
        self.analysis_plies = 2
        self.match_length = 7  #: That of new matches.
        self.jacoby = True  #: Whether new money sessions are played with the Jacoby rule.
        self.usual_names = ["gnubg", "user"]  #: Those of new matches.
        self.names = list(self.usual_names)
        self.filters: list[Filter] = usual_filters()
        self.random = random.Random()
        self.state: State | None = None  #: None: no game is in progress.
        self.collection: Collection | None = None
        self.game = 0
        self.record = 0
        self._games: list[Played] | None = None
        self._sort_steps = False
        self._engine: tuple[str, Engine] | None = None

    @property
    def engine(self) -> Engine:
        """GammonKit's engine with the match equity table."""
        if self._engine is None or self._engine[0] != self.table_name:
            self._engine = self.table_name, Engine(match_equity_table=self.table_name)
        return self._engine[1]

    @property
    def table(self) -> Equities:
        """The match equity table."""
        return equities(self.table_name)

    @property
    def games(self) -> list[Played]:
        """The games of the match. Raises Error if there is none."""
        collection = self.match_collection
        if self._games is None:
            self._games = games_of(collection, sort_steps=self._sort_steps)
        return self._games

    @property
    def match_collection(self) -> Collection:
        """The collection of the match. Raises Error if there is none."""
        if self.collection is None:
            raise Error("there is no match", hint="load, import or begin one")
        return self.collection

    @property
    def in_game(self) -> State:
        """The current state. Raises Error if no game is in progress."""
        if self.state is None:
            raise Error("no game is in progress", hint="load or begin a match, or set an identifier")
        return self.state

    def open(self, collection: Collection, *, sort_steps: bool = False) -> None:
        """Takes the first match of a collection, and goes to its end; else its first position.

        ``sort_steps``: the steps of each play are put in order, as GNU Backgammon does with what it imports.
        """
        self._sort_steps = sort_steps
        if collection.matches:
            if len(collection) > 1:
                collection = read_data(collection.data["matches"][0])
            self.collection, self._games = collection, None
            self.names = [player.name for player in collection.matches[0].players]
            self.go_to(len(self.games) - 1, len(self.games[-1].records) if self.games else 0)
            return
        rows = collection.decisions()
        if not rows:
            raise Error(f"{collection.name} has no match and no position")
        self.collection, self._games = None, None
        self.state = State.of_id(identified(rows[0]["xgid"]))

    def changed(self) -> None:
        """Looks at the match anew."""
        self._games = None

    def go_to(self, game: int, record: int, *, rolled: bool = True) -> None:
        """Goes to the state before a record."""
        self.game, self.record = game, record
        if 0 <= game < len(self.games):
            self.state = self.games[game].state(record, rolled=rolled)

    def begin(self, length: int) -> None:
        """Begins a match of so many points, or a money session (0), with a first roll."""
        first, second = 0, 0
        while first == second:
            first, second = self.random.randint(1, 6), self.random.randint(1, 6)
        player = 0 if first > second else 1
        self.names = list(self.usual_names)
        rules: dict[str, Any] = {"length": length, **({"crawford": True} if length else {"jacoby": self.jacoby})}
        self.open(read_data({"rules": rules, "games": [{"number": 1}],
                             "players": dict(zip(("first", "second"), ({"name": name} for name in self.names)))}))
        self.state = State(board=positionfromid(_START), move=player, turn=player, matchto=length,
                           dice=(max(first, second), min(first, second)),
                           jacoby=int(self.jacoby and length == 0))

    def with_games(self, wanted: Callable[[int], bool]) -> Collection:
        """A collection with some games of the match."""
        match = dict(self.match_collection.data["matches"][0])
        match["games"] = [game for index, game in enumerate(match["games"]) if wanted(index)]
        return read_data(match)


def read_data(match: Mapping[str, Any]) -> Collection:
    """A collection of a match that is given as docs/formats/json.md describes it."""
    return read(json.dumps({"format": "gammonkit-match", "version": 1, "matches": [match]}).encode(), "json",
                validate=False)


def identified(position: str) -> str:
    """The Position ID and the Match ID of any identifier. Raises Error if it is none."""
    told = identify(position)
    return f"{told['position_id']}:{told['match_id']}"
