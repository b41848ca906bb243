"""The engine, and questions about a position."""

from __future__ import annotations

import functools
import json
import os
from typing import Any, Callable, Literal, Mapping, NamedTuple, get_args, overload

from gammonkit import _core
from gammonkit._collection import Collection, _settings
from gammonkit._errors import Error
from gammonkit._records import Turn

#: An XGID, an OGID, a Position ID with or without its Match ID; a turn, for the state before it; or a row of
#: ``decisions``.
Position = str | Turn | Mapping[str, Any]
#: Called now and then with the part that is done, 0 to 1, by the thread that called. Work ends with Error
#: "interrupted" if it returns False, and with its exception if it raises one.
Progress = Callable[[float], object]
#: How thoroughly a match is analyzed.
Level = Literal["fast", "standard", "deep"]
_LEVELS = get_args(Level)


def _identifier(position: Position) -> str:
    if isinstance(position, str):
        return position
    found = position.xgid if isinstance(position, Turn) else position.get("xgid")
    if not found:
        raise ValueError("the position is not known")
    return found


class Analyzed(NamedTuple):
    """How much was analyzed."""

    decisions: int
    looked_deeper: int  #: Those that were analyzed at the deeper level.
    left_out: int  #: Turns that the engine cannot analyze.


class Engine:
    """GammonKit's engine: nets, bearoff tables, a match equity table.

    It releases the GIL while it works. One engine serves one call after another and uses several threads for
 each; its answers do not depend on how many.
    """

    def __init__(self, *, threads: int = 0, match_equity_table: str | None = None,
                 table_folder: str | os.PathLike[str] | None = None) -> None:
        """Opens an engine.

        ``threads``: 0 is one for each processor. ``match_equity_table``: a name ("gammonkit") or a file of
 GNU Backgammon or eXtreme Gammon; by default Kazaross XG2. ``table_folder``: where bearoff tables are kept;
 without it they are built again, in less than a second.
        """
        folder = None if table_folder is None else os.fspath(table_folder)
        self._handle = _core.EngineHandle(
            _settings(threads=threads, match_equity_table=match_equity_table, table_folder=folder))

    def analyze(self, collection: Collection, level: Level = "standard", *, keep: bool = False,
                most_plays: int = 10, progress: Progress | None = None) -> Analyzed:
        """Analyzes all decisions and rolls of a collection, and stores the results in it.

        ``level`` is "fast" (0 plies), "standard" (what is close, or was wrong, at 2 plies) or "deep" (3 plies).
        Existing analyses are replaced, unless ``keep`` is true. If the work is stopped, by ``progress`` or by
 Ctrl-C, the analysis is incomplete.
        """
        if level not in _LEVELS:
            raise Error("level must be fast, standard or deep", code="settings")
        settings = _settings(depth=level, keep=keep, most_plays=most_plays)
        try:
            return Analyzed(**json.loads(self._handle.analyze(collection._handle, settings, progress)))
        finally:
            collection._changed()

    def evaluate(self, position: Position, *, plies: int = 2) -> dict[str, Any]:
        """The probabilities for the player on roll before the roll, and whether to double.

        A dictionary of the kind "cube" of docs/json-output.md, from the view of the player on roll.
        """
        return json.loads(self._handle.evaluate(_identifier(position), _settings(plies=plies)))

    def hint(self, position: Position, *, plies: int = 2, plays: int = 5) -> dict[str, Any]:
        """The best ``plays`` of the roll in the position, best first.

        A dictionary of the kind "plays" of docs/json-output.md; without a roll what ``evaluate`` returns.
        """
        return json.loads(self._handle.hint(_identifier(position), _settings(plies=plies, plays=plays)))

    def rollout(self, position: Position, *, trials: int = 1296, plies: int = 0, plays: int = 3, seed: int = 1,
                truncate: int = 0, cubeful: bool = True, progress: Progress | None = None) -> dict[str, Any]:
        """The same by a rollout of ``trials`` games, with standard errors.

        Each side plays at ``plies``; games end after ``truncate`` plies if that is not 0. The same ``seed``
        rolls the same dice. A dictionary of the kind "rollout-plays" or "rollout-cube" of docs/json-output.md.
        """
        settings = _settings(trials=trials, plies=plies, plays=plays, seed=seed, truncate=truncate,
                             cubeful=cubeful)
        return json.loads(self._handle.rollout(_identifier(position), settings, progress))


@functools.lru_cache(maxsize=4)
def _usual_engine(threads: int) -> Engine:
    """The engine of the functions of the module, opened when it is first needed."""
    return Engine(threads=threads)


def analyze(collection: Collection, level: Level = "standard", *, keep: bool = False, most_plays: int = 10,
            progress: Progress | None = None, threads: int = 0) -> Analyzed:
    """Analyzes all decisions and rolls of a collection: see ``Engine.analyze``."""
    return _usual_engine(threads).analyze(collection, level, keep=keep, most_plays=most_plays, progress=progress)


def evaluate(position: Position, *, plies: int = 2) -> dict[str, Any]:
    """Probabilities and cube action before the roll: see ``Engine.evaluate``."""
    return _usual_engine(0).evaluate(position, plies=plies)


def hint(position: Position, *, plies: int = 2, plays: int = 5) -> dict[str, Any]:
    """The best plays of a roll: see ``Engine.hint``."""
    return _usual_engine(0).hint(position, plies=plies, plays=plays)


def rollout(position: Position, *, trials: int = 1296, plies: int = 0, plays: int = 3, seed: int = 1,
            truncate: int = 0, cubeful: bool = True, progress: Progress | None = None,
            threads: int = 0) -> dict[str, Any]:
    """Rolls a position out: see ``Engine.rollout``."""
    return _usual_engine(threads).rollout(position, trials=trials, plies=plies, plays=plays, seed=seed,
                                          truncate=truncate, cubeful=cubeful, progress=progress)


def identify(position: Position) -> dict[str, Any]:
    """The meaning of an identifier: all identifiers, and words.

    The keys are "position" (an XGID), "position_id", "match_id", "ogid", "on_roll", "dice", "pips", "score",
    "length" and "cube". Players are 1 and 2, pairs are theirs in this order; what is not known is None.
    """
    return json.loads(_core.identify(_identifier(position)))


@overload
def board(position: Position, format: Literal["svg", "text"] = "svg", *, width: int | None = ...,
          theme: str | None = ..., names: tuple[str, str] | None = ..., ids: bool = ...) -> str: ...
@overload
def board(position: Position, format: Literal["png", "gif", "pdf", "ps", "eps"], *, width: int | None = ...,
          theme: str | None = ..., names: tuple[str, str] | None = ..., ids: bool = ...) -> bytes: ...


def board(position: Position, format: str = "svg", *, width: int | None = None, theme: str | None = None,
          names: tuple[str, str] | None = None, ids: bool = False) -> str | bytes:
    """A picture of a position: a text of "svg" and "text", bytes of "png", "gif", "pdf", "ps" and "eps".

    ``width`` is in pixels of png and gif (640), in points of the others (320). ``theme`` is "modern" or another
    of ``gammonkit board --themes``. ``names`` are those of players 1 and 2; ``ids`` writes identifiers below the board.
    """
    settings = _settings(format=format, width=width, theme=theme, names=names and list(names), ids=ids)
    drawn = _core.board(_identifier(position), settings)
    return drawn.decode() if format in ("svg", "text") else drawn


def formats() -> list[dict[str, Any]]:
    """All formats: "id", "title", "extensions", and whether it "reads", "writes", is "experimental"."""
    return json.loads(_core.formats())
