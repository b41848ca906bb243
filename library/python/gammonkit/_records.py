"""Matches as objects. All are views of what was read; to change a match, change its JSON and read that."""

from __future__ import annotations

import datetime
from dataclasses import dataclass, field
from html import escape
from typing import Any

from gammonkit import _core

#: Players are numbered 1 and 2, in the order of the record.
PlayerNumber = int


def counted(number: int, one: str, many: str) -> str:
    """A number with its noun: "1 match", "2 matches"."""
    return f"{number} {one if number == 1 else many}"


def _number(side: str) -> PlayerNumber:
    return 1 if side == "first" else 2


def _pair(of: dict[str, Any] | None, usual: Any) -> tuple[Any, Any]:
    of = of or {}
    return of.get("first", usual), of.get("second", usual)


@dataclass(frozen=True)
class Player:
    """A player: name and rating, as written; empty if the record has none."""

    name: str = ""
    rating: str = ""


@dataclass(frozen=True)
class Message:
    """A message about an input.

    ``severity`` is "note", "warning" or "error"; ``code`` is stable. What is not known of the place is None.
    """

    severity: str
    code: str
    message: str
    hint: str | None = None
    line: int | None = None
    column: int | None = None
    offset: int | None = None


@dataclass(frozen=True)
class Loss:
    """What a format cannot hold: the feature, how often it occurred, and both in words.

    ``feature`` is "other-table" where GNU Backgammon will count the errors of cube decisions by another table.
    """

    feature: str
    count: int
    message: str


@dataclass(frozen=True)
class Turn:
    """One action of one player.

    ``action`` is "play", "roll", "double", "take", "drop", "beaver", "raccoon", "resign",
    "accept-resignation", "refuse-resignation", "set-position", "set-cube" or "remark". ``xgid`` and
    ``gnubg_id`` (Position ID and Match ID) tell the state that the turn met, with its dice; None behind a turn
    that cannot be followed. ``data`` has all that is known, as docs/formats/json.md describes it.
    """

    number: int  #: In its game, from 1.
    player: PlayerNumber
    action: str
    dice: tuple[int, int] | None  #: In the order of the record; None if nothing was rolled.
    play: str | None  #: "24/22 13/8"; "" if the player could not move; None if this is no play.
    comment: str
    xgid: str | None
    gnubg_id: str | None
    data: dict[str, Any] = field(repr=False, compare=False)

    def _repr_svg_(self) -> str | None:
        """What a notebook shows: the board that the turn met."""
        if not self.xgid:
            return None
        drawn = _core.board(self.xgid, "{}").decode()
        return drawn[drawn.index("<svg"):]  # As an element, without the heading of a file.

    @property
    def position_id(self) -> str | None:
        """GNU Backgammon's Position ID of the state before the turn, seen by the player on roll."""
        return self.gnubg_id.split(":")[0] if self.gnubg_id else None

    @property
    def luck(self) -> dict[str, float] | None:
        """The luck of the roll in its unit, such as {"emg": 0.25}; None if the record has none."""
        return self.data.get("luck")

    @property
    def clocks(self) -> tuple[int | None, int | None]:
        """What the players' clocks showed when the turn was over, in seconds; None for a clock without a time."""
        times = self.data.get("times", {})
        return times.get("first_clock"), times.get("second_clock")

    @property
    def video(self) -> int | None:
        """Where in its video the turn begins, in seconds; None if the record has none."""
        return self.data.get("times", {}).get("video")

    @classmethod
    def _of(cls, number: int, data: dict[str, Any], state: tuple[str | None, str | None]) -> Turn:
        dice = data.get("dice")
        is_play = data["action"] == "play"
        return cls(number, _number(data["player"]), data["action"], (dice[0], dice[1]) if dice else None,
                   data.get("play", "") if is_play else None, data.get("comment", ""), *state, data)


@dataclass(frozen=True, repr=False)
class Game:
    """One game.

    ``winner`` and ``points`` (cube included) follow from the turns, or are those that the record claims;
    None if the game has no end. ``score`` is that before, ``score_after`` that after it.
    """

    number: int
    score: tuple[int, int]
    score_after: tuple[int, int]
    crawford: bool  #: Whether this is the Crawford game.
    winner: PlayerNumber | None
    points: int | None
    turns: tuple[Turn, ...]
    comment: str
    data: dict[str, Any] = field(compare=False)

    def __repr__(self) -> str:
        return f"<Game {self.number}: {counted(len(self.turns), 'turn', 'turns')}>"

    @classmethod
    def _of(cls, data: dict[str, Any], course: dict[str, Any]) -> Game:
        turns = (Turn._of(index + 1, turn, state)
                 for index, (turn, state) in enumerate(zip(data.get("turns", []), course["before"])))
        return cls(data["number"], _pair(data.get("score"), 0), course["score_after"], course["crawford_game"],
                   course["winner"], course["points"], tuple(turns), data.get("comment", ""), data)


@dataclass(frozen=True, repr=False)
class Match:
    """A match, or a money session, whose ``length`` is 0.

    What the record does not tell is an empty text, or None. ``rules`` has what was agreed, such as
    {"length": 7, "crawford": True}. ``data`` has all that is known, as docs/formats/json.md describes it.
    """

    players: tuple[Player, Player]
    length: int
    variant: str
    rules: dict[str, Any]
    event: str
    round: str
    place: str
    date: datetime.date | None
    time: str
    annotator: str
    source: str  #: The program that wrote the record.
    comment: str
    games: tuple[Game, ...]
    _rows: Any = field(compare=False)
    data: dict[str, Any] = field(compare=False)

    def __repr__(self) -> str:
        first, second = (player.name or "?" for player in self.players)
        kind = counted(self.length, "point", "points") if self.length else "money session"
        return f"<Match {first} - {second}, {kind}: {counted(len(self.games), 'game', 'games')}>"

    def _repr_html_(self) -> str:
        """What a notebook shows: a row for each game, with the score after it."""
        names = [escape(player.name or "?") for player in self.players]
        head = "".join(f"<th>{title}</th>" for title in ("Game", *names, "Turns"))
        rows = "".join(f"<tr><td>{game.number}</td><td>{game.score_after[0]}</td><td>{game.score_after[1]}</td>"
                       f"<td>{len(game.turns)}</td></tr>" for game in self.games)
        title = ", ".join(escape(text) for text in (self.event, self.round, str(self.date or "")) if text)
        return f"<p>{title}</p><table><tr>{head}</tr>{rows}</table>"

    @property
    def turns(self) -> tuple[Turn, ...]:
        """The turns of all games."""
        return tuple(turn for game in self.games for turn in game.turns)

    @property
    def score(self) -> tuple[int, int]:
        """The points of both players at the end of the record."""
        return self.games[-1].score_after if self.games else (0, 0)

    @property
    def winner(self) -> PlayerNumber | None:
        """The player who reached the length; None in money sessions and in unfinished matches."""
        won = [1 + index for index, points in enumerate(self.score) if 0 < self.length <= points]
        return won[0] if won else None

    def decisions(self) -> list[dict[str, Any]]:
        """A row for each decision: see ``Collection.decisions``."""
        return self._rows()

    @classmethod
    def _of(cls, data: dict[str, Any], courses: list[dict[str, Any]], rows: Any) -> Match:
        first, second = _pair(data.get("players"), {})
        rules = data.get("rules", {"length": 0})
        date = datetime.date.fromisoformat(data["date"]) if "date" in data else None
        games = tuple(Game._of(game, course) for game, course in zip(data.get("games", []), courses))
        words = {name: data.get(name, "") for name in
                 ("event", "round", "place", "time", "annotator", "source", "comment")}
        return cls(players=(Player(**first), Player(**second)), length=rules["length"], variant=rules.get("variant", "standard"), rules=rules,
                   date=date, games=games, _rows=rows, data=data, **words)
