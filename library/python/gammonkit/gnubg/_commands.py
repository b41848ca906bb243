"""The commands of GNU Backgammon that scripts use most."""

from __future__ import annotations

import shlex
from typing import Callable, Literal, Mapping, Sequence

import gammonkit
from gammonkit._collection import Collection, read
from gammonkit._engine import Level, board
from gammonkit._errors import Error
from gammonkit.gnubg._boards import pip_count
from gammonkit.gnubg._session import Session, read_data
from gammonkit.gnubg._settings import set_value
from gammonkit.gnubg._state import State

#: Formats, by the words of the commands "import" and "export".
_IMPORTS = {"auto": None, "bkg": "bkg", "empire": "empire", "mat": "mat", "oldmoves": "oldmoves", "party": "party",
            "pos": "pos", "sgg": "sgg", "snowietxt": "snowietxt", "tmg": "tmg", "gam": "mat"}
_EXPORTS = {"gam": "mat", "html": "html", "latex": "latex", "mat": "mat", "pdf": "pdf", "pos": "pos",
            "snowietxt": "snowietxt", "text": "text"}
_Picture = Literal["svg", "png", "pdf", "ps", "eps"]
_PICTURES: Mapping[str, _Picture] = {"eps": "eps", "pdf": "pdf", "png": "png", "ps": "ps", "svg": "svg"}

_Command = Callable[[Session, Sequence[str]], None]


def run(session: Session, text: str) -> None:
    """Executes a command. Raises Error if it is none, or fails."""
    words = shlex.split(text, posix=True)
    if not words or words[0].startswith("#"):
        return
    command = _COMMANDS.get(words[0].lower())
    if command is None:
        raise Error(f"there is no command '{text}' in this shell", hint="docs/python.md lists those that there are")
    command(session, words[1:])


def _words(words: Sequence[str], count: int, usage: str) -> Sequence[str]:
    """So many words; the last one may be a name with blanks. Raises Error if there are fewer."""
    if len(words) < count:
        raise Error(f"something is missing: {usage}")
    return [*words[:count - 1], " ".join(words[count - 1:])]


def _load(session: Session, words: Sequence[str]) -> None:
    kind, path = _words(words, 2, "load match|game|position|commands FILE")
    if kind == "commands":
        with open(path, encoding="utf-8") as file:
            for line in file:
                run(session, line)
    else:
        session.open(read(path))


def _import(session: Session, words: Sequence[str]) -> None:
    kind, path = _words(words, 2, "import mat|auto|... FILE")
    if kind not in _IMPORTS:
        raise Error(f"'{kind}' cannot be imported", hint=f"what can be is {', '.join(sorted(_IMPORTS))}")
    session.open(read(path, _IMPORTS[kind]), sort_steps=True)


def _part(session: Session, what: str) -> Collection:
    """The whole match, or the game of the current place."""
    if what in ("match", "session"):
        return session.match_collection
    if what == "game":
        return session.with_games(lambda index: index == session.game)
    raise Error(f"'{what}' is no part of a match", hint="say match, session or game")


def _save(session: Session, words: Sequence[str]) -> None:
    what, path = _words(words, 2, "save match|session|game FILE")
    _part(session, what).write(path, "sgf", overwrite=True)


def _export(session: Session, words: Sequence[str]) -> None:
    what, kind, path = _words(words, 3, "export match|session|game|position FORMAT FILE")
    if what == "position" and kind in _PICTURES:
        _draw(session, _PICTURES[kind], path)
    elif what == "position" and kind in _EXPORTS:
        _collection_of_position(session).write(path, _EXPORTS[kind], overwrite=True)
    elif kind in _EXPORTS:
        _part(session, what).write(path, _EXPORTS[kind], overwrite=True)
    else:
        raise Error(f"'{kind}' cannot be exported", hint=f"what can be is {', '.join(sorted(_EXPORTS))}")


def _draw(session: Session, kind: _Picture, path: str) -> None:
    names = session.names[0], session.names[1]
    position = session.in_game.gnubg_id
    drawn = board(position, "svg", names=names).encode() if kind == "svg" else board(position, kind, names=names)
    with open(path, "wb") as file:
        file.write(drawn)


def _collection_of_position(session: Session) -> Collection:
    return read(session.in_game.gnubg_id.encode(), "ids")


def _analyse(session: Session, words: Sequence[str]) -> None:
    [what] = _words(words, 1, "analyse match|session|game")
    level: Level = "fast" if session.analysis_plies == 0 else "standard" if session.analysis_plies <= 2 else "deep"
    part = _part(session, what)
    session.engine.analyze(part, level)
    if part is not session.collection:
        _put_back(session, part)
    session.changed()


def _put_back(session: Session, part: Collection) -> None:
    """Puts an analyzed game into the match."""
    match = dict(session.match_collection.data["matches"][0])
    match["games"] = list(match["games"])
    match["games"][session.game] = part.data["matches"][0]["games"][0]
    session.collection = read_data(match)


def _new(session: Session, words: Sequence[str]) -> None:
    what = words[0].lower() if words else ""
    if what == "match":
        session.begin(int(words[1]) if len(words) > 1 else session.match_length)
    elif what == "session":
        session.begin(0)
    else:
        raise Error("what shall be new is a match or a session", hint="new match 7")


def _go(direction: int) -> _Command:
    def go(session: Session, words: Sequence[str]) -> None:
        by_game = bool(words) and words[0] == "game"
        count = int(words[-1]) if words and words[-1].isdigit() else 1
        if by_game:
            game = min(max(session.game + direction * count, 0), len(session.games) - 1)
            session.go_to(game, 0)
        else:
            last = len(session.games[session.game].records)
            session.go_to(session.game, min(max(session.record + direction * count, 0), last))
    return go


def _first(session: Session, words: Sequence[str]) -> None:
    session.go_to(0 if words[:1] == ["game"] else session.game, 0)


def _set(session: Session, words: Sequence[str]) -> None:
    set_value(session, words)


def _show(session: Session, words: Sequence[str]) -> None:
    print(shown(session, " ".join(words)))


def _quit(session: Session, words: Sequence[str]) -> None:
    """The end of a script is its own affair."""


_COMMANDS: Mapping[str, _Command] = {
    "analyse": _analyse, "analyze": _analyse, "export": _export, "first": _first, "import": _import, "load": _load,
    "new": _new, "next": _go(1), "previous": _go(-1), "save": _save, "set": _set, "show": _show,
    "quit": _quit}


def shown(session: Session, words: str) -> str:
    """What the command "show" says."""
    topics: Mapping[str, Callable[[Session], str]] = {
        "board": lambda session: board(session.in_game.gnubg_id, "text", names=(session.names[0], session.names[1])),
        "matchlength": lambda session: f"New matches default to {session.match_length} points.",
        "met": lambda session: f"Match equity table: {session.table.name}",
        "pipcount": _pip_counts, "score": _score,
        "version": lambda session: f"GammonKit {gammonkit.__version__}"}
    topic = topics.get(words.strip().lower())
    if topic is None:
        raise Error(f"this shell cannot show '{words}'", hint=f"what it can is {', '.join(sorted(topics))}")
    return topic(session)


def _pip_counts(session: Session) -> str:
    state = session.in_game
    on_roll, other = session.names[state.move], session.names[1 - state.move]
    return f"The pip counts are: {on_roll} {pip_count(state.board[1])}, {other} {pip_count(state.board[0])}."


def _score(session: Session) -> str:
    state = session.in_game
    games = session.game + (state.gamestate > 1) if session.collection else 0
    return (f"The score (after {_counted(games, 'game')}) is: {session.names[0]} {state.score[0]}, "
            f"{session.names[1]} {state.score[1]} {_rules(state)}")


def _rules(state: State) -> str:
    """What is played, in brackets."""
    if state.matchto == 0:
        return f"(money session, {'with' if state.jacoby else 'without'} Jacoby rule)."
    behind = max(state.score) == state.matchto - 1
    crawford = ", Crawford game" if state.crawford else ", post-Crawford play" if behind else ""
    return f"(match to {_counted(state.matchto, 'point')}{crawford})"


def _counted(number: int, thing: str) -> str:
    return f"{number} {thing}{'' if number == 1 else 's'}"

