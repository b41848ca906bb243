"""A match as the dictionary that ``gnubg.match()`` returns."""

from __future__ import annotations

from typing import Any, Mapping, Sequence

from gammonkit._records import Game, Match
from gammonkit.gnubg._analyses import Analyses
from gammonkit.gnubg._course import Played, variant_number
from gammonkit.gnubg._equities import Equities
from gammonkit.gnubg._statistics import Results, statistics_of

_VARIANT_NAMES = ("Standard", "Nackgammon", "Hypergammon1", "Hypergammon2", "Hypergammon3")
_TEXTS = ("event", "round", "place", "annotator", "comment")


def match_dictionary(match: Match, games: Sequence[Played], *, analysis: bool, boards: bool,
                     verbose: bool) -> dict[str, Any]:
    """The dictionary of a match without its statistics."""
    analyses = Analyses(verbose=verbose) if analysis else None
    found = [_game(match, each, analyses, boards) for each in games]
    info = _match_info(match, games)
    if analyses and analyses.evaluation:
        info["default-eval-context"] = analyses.evaluation
    if analyses and analyses.rollout:
        info["default-rollout-context"] = analyses.rollout
    return {"match-info": info, "games": tuple(found)}


def add_statistics(told: dict[str, Any], match: Match, statistics: Mapping[str, Any], table: Equities) -> None:
    """Adds the statistics of the library, with those of the games, to the dictionary of a match."""
    for game, of_game, played in zip(told["games"], statistics.get("games", []), match.games):
        game["stats"] = statistics_of(of_game, Results.of_game(match, played, table), of_match=False)
    told["stats"] = statistics_of(statistics["total"], Results.of_match(match, table), of_match=True)


def _match_info(match: Match, games: Sequence[Played]) -> dict[str, Any]:
    info: dict[str, Any] = {name: _player(player) for name, player in zip("XO", match.players)}
    info["match-length"] = match.length
    if match.date:
        info["date"] = (match.date.day, match.date.month, match.date.year)
    info.update({name: getattr(match, name) for name in _TEXTS if getattr(match, name)})
    info["result"] = _result(match, games)
    info["variation"] = _VARIANT_NAMES[variant_number(match.variant)]
    rules = _rules(match)
    if rules:
        info["rules"] = rules
    return info


def _player(player: Any) -> dict[str, str]:
    return {name: value for name, value in (("rating", player.rating), ("name", player.name)) if value}


def _result(match: Match, games: Sequence[Played]) -> int:
    """0 in matches; in money sessions -1 if X won the first game, 1 if O did."""
    winner = games[0].game.winner if games and match.length == 0 else None
    return {1: -1, 2: 1}.get(winner or 0, 0)


def _rules(match: Match) -> tuple[str, ...]:
    money = match.length == 0
    named = (("NoCube", match.rules.get("cube_limit") == 1),
             ("Crawford", not money and match.rules.get("crawford", True)),
             ("Jacoby", money and match.rules.get("jacoby", True)))
    return tuple(name for name, holds in named if holds)


def _game(match: Match, played: Played, analyses: Analyses | None, boards: bool) -> dict[str, Any]:
    records = []
    for record in played.records:
        members = {name: value for name, value in record.members.items()
                   if boards or name != "board" or record.members["action"] == "set"}
        found = analyses.of_record(members["action"], record.turn.data) if analyses else {}
        if found:
            members["analysis"] = found
        if record.turn.comment:
            members["comment"] = record.turn.comment
        records.append(members)
    return {"info": _game_info(match, played.game), "game": tuple(records)}


def _game_info(match: Match, game: Game) -> dict[str, Any]:
    info: dict[str, Any] = {"score-X": game.score[0], "score-O": game.score[1],
                            "winner": {1: "X", 2: "O"}.get(game.winner or 0)}
    if match.length and max(game.score) == match.length - 1:
        info["crawford"] = game.crawford
    if game.winner:
        resigned = bool(game.turns) and game.turns[-1].action in ("resign", "accept-resignation")
        info.update({"points-won": game.points, "resigned": resigned})
    if game.data.get("automatic_doubles"):
        info["initial-cube"] = 2 ** game.data["automatic_doubles"]
    if game.comment:
        info["comment"] = game.comment
    return info

