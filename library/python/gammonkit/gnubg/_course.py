"""A match as GNU Backgammon keeps it: records, and the state that each of them meets."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass
from typing import Any, Iterator, Sequence

from gammonkit._collection import Collection
from gammonkit._records import Game, Match, Turn
from gammonkit.gnubg._moves import parsemove
from gammonkit.gnubg._state import DROPPED, OVER, PLAYING, RESIGNED, State

#: The variants, in the order of GNU Backgammon's numbers.
VARIANTS = ("standard", "nackgammon", "hypergammon-1", "hypergammon-2", "hypergammon-3")
_STAKES = {"single": 1, "gammon": 2, "backgammon": 3}
_DOUBLES = ("double", "beaver", "raccoon")


@dataclass
class Record:
    """An entry of a game: ``members`` are those of its dictionary but for the analysis."""

    turn: Turn
    before: State
    members: dict[str, Any]


@dataclass
class Played:
    """A game: its records, and the state after the last of them."""

    game: Game
    records: list[Record]
    end: State

    def state(self, at: int, *, rolled: bool = True) -> State:
        """The state before record ``at``, or at the end. Without ``rolled`` the dice still lie in the cup."""
        state = self.records[at].before if at < len(self.records) else self.end
        return state if rolled else dataclasses.replace(state, dice=(0, 0))


def games_of(collection: Collection, *, sort_steps: bool) -> list[Played]:
    """The games of the first match of a collection. ``sort_steps``: the steps of each play from high to low."""
    match = collection.matches[0]
    ends = [course["end"][1] for course in collection._handle.followed(0)]
    return [_played(match, game, end, sort_steps) for game, end in zip(match.games, ends)]


def _played(match: Match, game: Game, end: str | None, sort_steps: bool) -> Played:
    records: list[Record] = []
    state = State()
    for turn in game.turns:
        state = _state_of(match, game, turn.gnubg_id) or state
        if turn.action in ("play", "roll"):
            state = state.with_turn(turn.player - 1)
        state = dataclasses.replace(state, dice=_dice_before(game, turn))
        records += [Record(turn, state, members) for members in _members_of(turn, state, sort_steps)]
    return Played(game, records, _end_of(match, game, _state_of(match, game, end) or state, records))


def _dice_before(game: Game, turn: Turn) -> tuple[int, int]:
    """The dice on the board when a turn begins: those of a play, or those of a roll that was recorded before it."""
    if turn.action == "play":
        return turn.dice or (0, 0)
    before = game.turns[turn.number - 2] if turn.number > 1 else turn
    rolled = before.action == "roll" and turn.action != "roll"
    return before.dice or (0, 0) if rolled else (0, 0)


def _state_of(match: Match, game: Game, gnubg_id: str | None) -> State | None:
    """The state of an identifier with what the rules say."""
    if gnubg_id is None:
        return None
    state = State.of_id(gnubg_id)
    money = match.length == 0
    return dataclasses.replace(
        state, gamestate=state.gamestate or PLAYING, matchto=match.length, score=game.score,
        jacoby=int(money and match.rules.get("jacoby", True)), bgv=variant_number(match.variant))


def variant_number(variant: str) -> int:
    """GNU Backgammon's number of a variant; that of the standard game for those that it does not have."""
    return VARIANTS.index(variant) if variant in VARIANTS else 0


def _end_of(match: Match, game: Game, end: State, records: Sequence[Record]) -> State:
    """The last state: once the game is over it has the score after it."""
    actions = [turn.action for turn in game.turns]
    if game.winner is None:
        return end
    if actions and actions[-1] in ("accept-resignation", "resign"):
        offered = [_STAKES[turn.data.get("stake", "single")] for turn in game.turns if turn.action == "resign"]
        end = dataclasses.replace(end, gamestate=RESIGNED, resigned=offered[-1])
    elif actions[-1:] == ["drop"]:
        end = dataclasses.replace(end, gamestate=DROPPED)
    else:
        end = dataclasses.replace(end.with_turn(2 - game.winner), gamestate=OVER)
    score = list(game.score)
    score[game.winner - 1] += game.points or 0  # More than the length, if the last game brought more.
    return dataclasses.replace(end, score=(score[0], score[1]))


def _members_of(turn: Turn, state: State, sort_steps: bool) -> Iterator[dict[str, Any]]:
    """The members of the records that a turn is in GNU Backgammon: none for those that it does not have."""
    who = {"player": "X" if turn.player == 1 else "O"}
    board = {"board": state.gnubg_id.split(":")[0]}
    if turn.action == "play":
        steps = [step for word in (turn.play or "").split() for step in parsemove(word)]
        move = tuple(sorted(steps, reverse=True) if sort_steps else steps)
        yield {"action": "move", **who, "dice": turn.dice, "move": move, **board}
    elif turn.action in _DOUBLES:
        yield {"action": "double", **who, **board}
    elif turn.action in ("take", "drop"):
        yield {"action": turn.action, **who}
    elif turn.action == "roll":
        yield {"action": "set", **who, "dice": turn.dice}
    elif turn.action == "resign":
        yield {"action": "resign", **who, "points": _STAKES[turn.data.get("stake", "single")]}
    elif turn.action == "set-position":
        yield {"action": "set", "board": turn.data["position"].split(":")[0]}
    elif turn.action == "set-cube":
        yield from _cube_members(turn.data["cube"])


def _cube_members(cube: dict[str, Any]) -> Iterator[dict[str, Any]]:
    yield {"action": "set", "cube": cube["value"]}
    yield {"action": "set", "cube-owner": {"first": "X", "second": "O"}.get(cube.get("owner", ""))}
