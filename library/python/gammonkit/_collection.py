"""What was read, and how it is written."""

from __future__ import annotations

import json
import os
from typing import Any, Iterator

from gammonkit import _core
from gammonkit._contexts import with_contexts
from gammonkit._errors import Error
from gammonkit._records import Loss, Match, Message, counted

#: A row for a decision, or an answer of the engine: docs/json-output.md and docs/formats/csv.md tell what it has.
Row = dict[str, Any]
#: Every decision satisfies it.
_ALL = "checker | cube"


def _settings(**wanted: Any) -> str:
    """Settings as the library takes them: those that were given."""
    return json.dumps({name: value for name, value in wanted.items() if value is not None})


class Collection:
    """The matches and positions of one input, in its order."""

    #: Where it came from, as messages name it.
    name: str

    def __init__(self, handle: _core.CollectionHandle, name: str) -> None:
        self._handle = handle
        self.name = name
        self._data: dict[str, Any] | None = None
        self._matches: tuple[Match, ...] | None = None
        self._rows: dict[str, list[Row]] | None = None

    def __repr__(self) -> str:
        return (f"<Collection {self.name}: {counted(len(self.matches), 'match', 'matches')}, "
                f"{counted(len(self.positions), 'position', 'positions')}>")

    def __len__(self) -> int:
        return len(self.matches)

    def __iter__(self) -> Iterator[Match]:
        return iter(self.matches)

    @property
    def data(self) -> dict[str, Any]:
        """Everything in it, as docs/formats/json.md describes it, with contexts in place of their numbers.

        Changing it changes nothing else.
        """
        if self._data is None:
            self._data = with_contexts(json.loads(self.to_bytes("json,indent=0")))
        return self._data

    @property
    def matches(self) -> tuple[Match, ...]:
        """The matches, as they are now: ``analyze`` makes new ones."""
        if self._matches is None:
            self._matches = tuple(
                Match._of(match, self._handle.followed(index), lambda number=index + 1: self._rows_of(number))
                for index, match in enumerate(self.data.get("matches", [])))
        return self._matches

    @property
    def positions(self) -> list[dict[str, Any]]:
        """The positions outside matches, as docs/formats/json.md describes them."""
        return self.data.get("positions", [])

    @property
    def messages(self) -> tuple[Message, ...]:
        """The messages about it when it was read: broken rules, and what could not be understood."""
        return tuple(Message(**each) for each in json.loads(self._handle.messages()))

    def decisions(self, filter: str | None = None, *, me: str | None = None) -> list[Row]:
        """A row for each decision, or for those that satisfy a filter, ready for ``pandas.DataFrame(rows)``.

        The columns are those of docs/formats/csv.md, preceded by "place" ("g2-17", or "m3-g2-17" among several
        matches). Unknown values are None. ``me`` is the name that the word ``me`` stands for.
        """
        return [{"place": found["place"], **found["row"]} for found in self.find(filter or _ALL, me=me)]

    def find(self, filter: str = "", *, me: str | None = None, like: str | None = None,
             limit: int | None = None) -> list[Row]:
        """The decisions that satisfy a filter such as "blunder & cube": docs/filters.md describes the language.

        Each is a dictionary as ``gammonkit find --json`` prints it. With ``like``, an identifier of a position, those
        that are most like it, the nearest first, 10 unless ``limit`` says another number: docs/like.md. The filter may
        be left out then.
        """
        return json.loads(self._handle.find(filter, _settings(me=me, like=like, limit=limit)))

    def statistics(self, *, games: bool = False, decisions: bool = False) -> list[dict[str, Any]]:
        """The sums over the analyses, a dictionary for each match, as ``gammonkit stats --json`` prints it.

        With ``games`` also for each game; with ``decisions`` also every decision, and the reasons of marked errors.
        """
        return json.loads(self._handle.statistics(_settings(games=games, decisions=decisions)))

    def to_bytes(self, format: str) -> bytes:
        """The bytes in a format, such as "sgf" or "mat,dialect=xg". What the format cannot hold is left out."""
        return self._handle.write(format)[0]

    def losses(self, format: str) -> tuple[Loss, ...]:
        """What of it a format cannot hold."""
        return _losses(self._handle.write(format)[1])

    def write(self, path: str | os.PathLike[str], format: str | None = None, *,
              overwrite: bool = False) -> tuple[Loss, ...]:
        """Writes a file in one step, in the format of its extension or in ``format``. Returns what that cannot hold.

        An existing file is replaced only with ``overwrite``; ".gz" at the end compresses.
        """
        try:
            return _losses(self._handle.write_file(os.fspath(path), _settings(format=format, overwrite=overwrite)))
        except Error as error:
            raise error._in_file(os.fspath(path))

    def _rows_of(self, number: int) -> list[Row]:
        if self._rows is None:  # Asked once for all matches: there may be thousands.
            self._rows = {}
            for row in self.decisions():
                match = row["place"].split("-")[0] if len(self.matches) > 1 else "m1"
                self._rows.setdefault(match, []).append(row)
        return [dict(row) for row in self._rows.get(f"m{number}", [])]

    def _changed(self) -> None:
        """Forgets what was made of the collection as it was before."""
        self._data = self._matches = self._rows = None


def _losses(text: str) -> tuple[Loss, ...]:
    return tuple(Loss(**each) for each in json.loads(text))


def read(source: str | os.PathLike[str] | bytes, format: str | None = None, *, name: str | None = None,
         charset: str | None = None, validate: bool = True) -> Collection:
    """Reads matches and positions of any format from a file, gzipped or not, or from bytes.

    ``format`` ("mat,dialect=xg") is detected from the bytes if it is not given, and so is ``charset``. ``name``
    is shown in messages, and its extension may help to recognize bytes. The messages about the input are in
 ``messages`` of the collection; Error is raised if nothing can be read. ``validate`` checks the rules of the game.
    """
    settings = _settings(format=format, charset=charset, validate=validate)
    shown = name or ("input" if isinstance(source, bytes) else os.fspath(source))
    try:
        handle = (_core.read_bytes(source, shown, settings) if isinstance(source, bytes) else
                  _core.read_file(os.fspath(source), settings))
    except Error as error:
        raise error._in_file(shown)
    return Collection(handle, shown)


def write(collection: Collection, path: str | os.PathLike[str], format: str | None = None, *,
          overwrite: bool = False) -> tuple[Loss, ...]:
    """Writes a file and returns what it cannot hold: see ``Collection.write``."""
    return collection.write(path, format, overwrite=overwrite)


def find(collection: Collection, filter: str = "", *, me: str | None = None, like: str | None = None,
         limit: int | None = None) -> list[Row]:
    """The decisions that satisfy a filter, or are most like a position: see ``Collection.find``."""
    return collection.find(filter, me=me, like=like, limit=limit)


def statistics(collection: Collection, *, games: bool = False, decisions: bool = False) -> list[dict[str, Any]]:
    """The sums over the analyses of each match: see ``Collection.statistics``."""
    return collection.statistics(games=games, decisions=decisions)
