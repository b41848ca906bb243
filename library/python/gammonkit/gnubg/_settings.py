"""The command "set": the current position, and the settings of the shell."""

from __future__ import annotations

import dataclasses
from typing import Callable, Mapping, Sequence

from gammonkit._errors import Error
from gammonkit.gnubg._boards import positionfromid
from gammonkit.gnubg._session import Session, identified
from gammonkit.gnubg._state import State

_Setter = Callable[[Session, Sequence[str]], None]

#: Settings that say how a program for people behaves, or how one engine works inside.
_WITHOUT_MEANING = ("automatic", "cache", "clockwise", "confirm", "cheat", "delay", "display", "export", "fullscreen",
                    "gotofirstgame", "gui", "highlightcolour", "invert", "keyfile", "lang", "output", "panels",
                    "priority", "prompt", "record", "rollout", "sound", "styledgamelist", "threads", "toolbar", "tutor",
                    "variation", "warning", "vsync3d", "ratingoffset")


def set_value(session: Session, words: Sequence[str]) -> None:
    """Executes "set NAME VALUE...". Raises Error if there is no such setting, or the value is not of its kind."""
    name = words[0].lower() if words else ""
    if name in _WITHOUT_MEANING:
        return
    setter = _SETTERS.get(name)
    if setter is None:
        raise Error(f"there is no setting '{name}' in this shell", hint="docs/python.md lists those that there are")
    try:
        setter(session, words[1:])
    except (IndexError, ValueError) as error:
        raise Error(f"'set {' '.join(words)}' cannot be understood: {error}") from None


def _change(session: Session, **values: object) -> None:
    session.state = dataclasses.replace(session.in_game, **values)


def _player(session: Session, word: str) -> int:
    """The number of a player who is named by it, or by name."""
    if word in ("0", "1"):
        return int(word)
    if word in session.names:
        return session.names.index(word)
    raise ValueError(f"there is no player '{word}'")


def _is_on(word: str) -> bool:
    if word.lower() not in ("on", "off", "yes", "no", "true", "false"):
        raise ValueError(f"'{word}' is neither on nor off")
    return word.lower() in ("on", "yes", "true")


def _board(session: Session, words: Sequence[str]) -> None:
    _change(session, board=positionfromid(words[0].removeprefix("=")))


def _turn(session: Session, words: Sequence[str]) -> None:
    session.state = session.in_game.with_turn(_player(session, " ".join(words)))


def _dice(session: Session, words: Sequence[str]) -> None:
    dice = [int(digit) for digit in "".join(words)]
    if len(dice) != 2 or not all(1 <= die <= 6 for die in dice):
        raise ValueError("two dice are 1 to 6 each")
    session.state = session.in_game.undecided(dice=(max(dice), min(dice)))


def _cube(session: Session, words: Sequence[str]) -> None:
    what = words[0].lower()
    if what == "value":
        value = int(words[1])
        if value < 1 or value & (value - 1):
            raise ValueError("a cube is 1, 2, 4, 8 ...")
        _change(session, cube=value)
    elif what == "owner":
        _change(session, cubeowner=_player(session, " ".join(words[1:])))
    elif what in ("centre", "center"):
        _change(session, cubeowner=-1)
    elif what != "use":
        raise ValueError("what is set is its value or its owner, or that it is in the centre")


def _score(session: Session, words: Sequence[str]) -> None:
    first, second = (int(word) for word in words)
    _change(session, score=(first, second))


def _crawford(session: Session, words: Sequence[str]) -> None:
    _change(session, crawford=int(_is_on(words[0])))


def _jacoby(session: Session, words: Sequence[str]) -> None:
    session.jacoby = _is_on(words[0])
    if session.state and session.state.matchto == 0:
        _change(session, jacoby=int(session.jacoby))


def _match_id(session: Session, words: Sequence[str]) -> None:
    told = State.of_match_id(words[0], session.in_game.board)
    session.state = told.undecided(dice=told.dice)


def _identifier(session: Session, words: Sequence[str]) -> None:
    told = State.of_id(identified(" ".join(words)))
    session.collection = None
    session.changed()
    session.state = told.undecided(dice=told.dice)


def _match_length(session: Session, words: Sequence[str]) -> None:
    session.match_length = int(words[0])


def _table(session: Session, words: Sequence[str]) -> None:
    name = " ".join(words)
    before, session.table_name = session.table_name, name
    try:
        session.table.name
    except ValueError:
        session.table_name = before
        raise


def _seed(session: Session, words: Sequence[str]) -> None:
    session.random.seed(int(words[-1]))


def _generator(session: Session, words: Sequence[str]) -> None:
    """The generator of rolls is always the same; a seed may follow its name."""
    if words[-1].isdigit():
        session.random.seed(int(words[-1]))


def _names(session: Session, words: Sequence[str]) -> None:
    """"set player 0 name Ann"; what else a player may have is of no meaning."""
    if len(words) > 2 and words[1].lower() == "name":
        player = _player(session, words[0])
        session.names[player] = session.usual_names[player] = " ".join(words[2:])


def _plies_of(words: Sequence[str]) -> int | None:
    """The plies of "chequerplay evaluation plies 2"; None if the words say something else."""
    if [word.lower() for word in words[1:-1]] == ["evaluation", "plies"]:
        return int(words[-1])
    return None


def _evaluation(session: Session, words: Sequence[str]) -> None:
    plies = _plies_of(words)
    if plies is not None and words[0].lower() in ("chequerplay", "checkerplay"):
        session.chequer_plies = plies
    elif plies is not None:
        session.cube_plies = plies


def _analysis(session: Session, words: Sequence[str]) -> None:
    plies = _plies_of(words)
    if plies is not None:
        session.analysis_plies = plies


_SETTERS: Mapping[str, _Setter] = {
    "analysis": _analysis, "board": _board, "crawford": _crawford, "cube": _cube, "dice": _dice,
    "evaluation": _evaluation, "gnubgid": _identifier, "jacoby": _jacoby, "matchid": _match_id,
    "matchlength": _match_length, "met": _table, "player": _names, "rng": _generator, "score": _score, "seed": _seed,
    "turn": _turn, "xgid": _identifier}
