#!/usr/bin/env python3
"""Makes samples/gva to what docs/formats/gva.md tells of GammonView's matches.

    tests/unit/gva/make_samples.py build/release/cli/gammonkit

None of the files comes from GammonView. Names, luck and what cubes are worth are invented.
"""
import json
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[3]
sys.dont_write_bytecode = True  # Nothing is left in the source tree.
sys.path.insert(0, str(ROOT / "library/python/gammonkit"))
from _contexts import with_contexts  # noqa: E402
ROLLS = [(low, high) for low in range(1, 7) for high in range(low, 7)]
ACTIONS = {"double": 21, "take": 22, "drop": 23, "resign": 27}
CHANCES = {"win": "win", "gammon_win": "win_gammon", "bg_win": "win_backgammon",
           "gammon_loss": "lose_gammon", "bg_loss": "lose_backgammon"}


def read(gammonkit, path):
    out = subprocess.run([gammonkit, "convert", "-q", ROOT / path, "-t", "json", "-o", "-"], check=True,
                         capture_output=True, text=True).stdout
    return with_contexts(json.loads(out))["matches"][0]


def steps(play, color):
    listed = []
    for step in play.split():
        begin, end = ({"bar": 25, "off": 0}.get(p) if p in ("bar", "off") else int(p) for p in step.split("/"))
        listed.append({"from": 25 - begin if color == 1 else begin, "pips": begin - end})
    return listed


def chances(values):
    found = {name: round(values.get(ours, 0), 4) for name, ours in CHANCES.items()}
    wins = found["win"] + found["gammon_win"] + found["bg_win"]
    return {**found, "equity": round(wins - found["gammon_loss"] - found["bg_loss"], 4)}


def cube(judged):
    no_double, take = (round((judged[name]["estimate"]["cubeful"]["mwc"] - 0.5) * 4, 4)
                       for name in ("no_double", "double_take"))
    return {"no_double_equity": no_double, "double_take_equity": take, "double_pass_equity": 1.0,
            "eval": chances(judged["no_double"]["estimate"]["probabilities"]), "decision": True, "eval_level": "3ply"}


def checker(judged, color):
    """The best four, and the play that was made."""
    alternatives = []
    for i, candidate in enumerate(judged["candidates"]):
        if i > 3 and i != judged.get("played"):
            continue
        assessment = candidate["assessment"]
        alternatives.append({"move": steps(candidate["play"], color),
                             "equity": round(assessment["estimate"]["cubeful"]["emg"], 4),
                             "is_played": i == judged.get("played"),
                             "eval": chances(assessment["estimate"]["probabilities"]),
                             "eval_level": f"{assessment['context'].get('plies', 0) + 1}ply"})
    best = alternatives[0]
    played = next((each["equity"] for each in alternatives if each["is_played"]), best["equity"])
    return {"eval": best["eval"], "best_equity": best["equity"], "played_equity": played,
            "equity_loss": round(best["equity"] - played, 4), "decision": len(alternatives) > 1,
            "alternatives": alternatives}


def ply(turn):
    color = 1 if turn["player"] == "first" else 0
    analysis = {}
    if turn["action"] == "play":
        dice = tuple(sorted(turn["dice"]))
        made = {"color": color, "action_id": ROLLS.index(dice), "d1": dice[0], "d2": dice[1],
                "moves": steps(turn.get("play", ""), color)}
        for judged in turn.get("plays", [])[:1]:
            analysis = checker(judged, color)
        if "luck" in turn:
            analysis["luck"] = round(turn["luck"]["emg"], 4)
        for judged in turn.get("cubes", [])[:1]:
            analysis["cube_decision"] = {"should_double": False, "action": "no_double", **cube(judged)}
    else:
        made = {"color": color, "action_id": ACTIONS[turn["action"]]}
        for judged in turn.get("cubes", [])[:1]:
            analysis = {"correct_action": "double", "played_action": turn["action"], "equity_loss": 0.0, **cube(judged)}
    return {**made, "analysis": analysis} if analysis else made


def analysed_game(gammonkit):
    game = read(gammonkit, "samples/sgf/analysed-game-3.sgf")["games"][0]
    plies = [ply(turn) for turn in game["turns"] if turn["action"] != "accept-resignation"]
    moment = 0
    for number, each in enumerate(plies):
        each["timestamp_ms"] = moment
        moment += 1500 + 10 * (number * number * 53 + number * 7) % 17000
    return {"match_length": 7, "player_white": "Ann", "player_black": "Боб", "white_score": 3, "black_score": 1,
            "result": 0, "source": 1, "timestamp": 1767534720, "crawford": True, "jacoby": False, "beaver": False,
            "raccoon": False, "cube_limit": 64, "event": "Club \u201eevening\u201c", "site": "play.example",
            "score_start": [3, 0],
            "clock_info": {"reserve_ms": 840000, "delay_ms": 12000, "increment_ms": 0, "start_timestamp": 1767534720},
            "analysis_info": {"ply": 2, "eval_level": "3ply", "luck_eval_level": "1ply",
                                                     "model_id": "invented/1.0", "timestamp": 1767534720},
            "games": [{"game_index": 0, "winner": 1, "points_won": 1, "is_crawford": False, "is_lastgame": False,
                       "first_to_move": plies[0]["color"], "plies": plies}]}


def money_session():
    """Two analyses, a beaver, an illegal play, a resignation, a set board, remarks: everything by hand."""
    def roll(color, low, high, *moves, **more):
        return {"color": color, "action_id": ROLLS.index((low, high)), "d1": low, "d2": high,
                "moves": [{"from": begin, "pips": pips} for begin, pips in moves], **more}

    def board(**places):
        points = [0] * 26
        for place, count in places.items():
            points[int(place[1:])] = count
        return points

    even = {"win": 0.53, "gammon_win": 0.14, "bg_win": 0.01, "gammon_loss": 0.13, "bg_loss": 0.01, "equity": 0.54}
    lost = dict.fromkeys(even, 0)
    moves = [{"from": 17, "pips": 3}, {"from": 19, "pips": 1}]
    other = [{"from": 12, "pips": 3}, {"from": 12, "pips": 1}]
    quick = {"eval": even, "best_equity": 0.16, "played_equity": 0.16, "equity_loss": 0.0, "decision": True,
             "luck": 0.11, "alternatives": [
                 {"move": moves, "equity": 0.16, "eval": even, "is_played": True, "eval_level": "2ply"},
                 {"move": other, "equity": -0.02, "eval": lost, "is_played": False}],
             "annotations": [{"value": "The best there is.", "author": "Ann"}]}
    rolled = {"preset": "++", "checker_ply": 3, "rollout": {"trials": 360, "seed": "7"}}
    long = {"eval": even, "best_equity": 0.1557, "played_equity": 0.1557, "equity_loss": 0.0, "decision": True,
            "alternatives": [{"move": moves, "equity": 0.1557, "eval": even, "is_played": True, "level": rolled,
                              "eval_level": "rollout", "rollout_se": 0.004, "cubeless_equity": 0.12}]}
    missed = {"no_double_equity": 0.1, "double_take_equity": 0.2, "double_pass_equity": 1.0, "equity_loss": 0.1,
              "correct_action": "double", "eval": even, "eval_level": "truncated2"}
    illegal = board(p1=2, p6=-4, p8=-3, p12=5, p13=-5, p17=2, p19=5, p20=1, p24=-2, p5=-1)
    first = [roll(1, 1, 3, (17, 3), (19, 1), analysis=quick,
                  analyses=[{"analysis_index": 0, **quick}, {"analysis_index": 1, **long}]),
             {"color": 0, "action_id": 21}, {"color": 1, "action_id": 32}, {"color": 0, "action_id": 33},
             roll(0, 2, 6, (24, 6), (13, 2), analysis={}, analyses=[{"analysis_index": 0, "luck": -0.05}]),
             roll(1, 6, 6, (12, 6), (12, 6), (1, 6), (1, 6), analysis={}, analyses=[{"analysis_index": 0, "missed_double": missed}]),
             {"color": 0, "action_id": 27, "resign_value": 2, "analysis": {"played_action": "resign", "equity_loss": 0.0},
              "analyses": [{"analysis_index": 0, "played_action": "resign", "equity_loss": 0.0}]},
             {"color": 1, "action_id": 24}]
    second = [roll(0, 1, 2, (13, 2), (6, 1)),
              {"color": 1, "action_id": 31, "d1": 3, "d2": 4, "set_position": illegal},
              roll(0, 1, 6, (13, 6), (8, 1))]
    infos = [{"ply": 2, "eval_level": "3ply", "model_id": "bgsage"},
             {"ply": 3, "model_id": "16fcd41c", "model_name": "Tortoise", "engine_build": "7a1b"}]
    return {"match_length": 0, "player_white": "Ann", "player_black": "Cleo", "result": 0, "source": 0, "crawford": False,
            "jacoby": True, "beaver": True, "raccoon": True, "cube_limit": 0, "event": None, "site": None,
            "analysis_info": infos[0], "analyses_info": infos,
            "annotations": [{"value": "Played in the garden."}, {"value": "1:x", "key": "x-club"}],
            "games": [{"game_index": 0, "winner": 0, "points_won": 16, "plies": first},
                      {"game_index": 1, "winner": 255, "points_won": 0, "auto_doubles": 1, "plies": second}]}


def main():
    folder = ROOT / "samples" / "gva"
    for name, document in (("analysed-game", analysed_game(sys.argv[1])), ("money-session", money_session())):
        text = json.dumps(document, ensure_ascii=False, separators=(",", ":"))
        (folder / f"{name}.gva").write_text(text, encoding="utf-8")


main()
