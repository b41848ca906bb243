#!/usr/bin/env python3
"""Writes samples/mat/xg-7-point.mat as Gibbon, JavaFIBS and bgammon.org would: samples/gmd, javafibs and bgammon.

    tests/unit/gmd/make_samples.py build/release/cli/gammonkit
"""
import json
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[3]


def steps(play, mirror, between):
    """In the numbering of the opponent, if `mirror`."""
    def shown(point):
        return point if point in ("bar", "off") else str(25 - int(point) if mirror else int(point))
    return " ".join(between.join(shown(p) for p in step.split("/")) for step in play.split())


def gmd(match, results):
    lines = ["GMD-2 # Created by Gibbon version 0.2.0", "Length: 7", "Player:W: Kévin Unger", "Player:B: Maxence Job",
             "Rank:W: 1812.50 37 (FIBS)", "Location: Paris", "Rule: Crawford"]
    for i, game in enumerate(match["games"]):
        lines.append("Game:")
        for turn in game["turns"]:
            side = "W" if turn["player"] == "first" else "B"
            if turn["action"] in ("play", "roll"):
                lines.append(f"Roll:{side}:: {turn['dice'][0]} {turn['dice'][1]}")
            if turn["action"] == "play":
                lines.append(f"Move:{side}:: {steps(turn.get('play', ''), side == 'B', '/')}".rstrip())
            elif turn["action"] == "resign":
                lines.append(f"Resign:{side}:: {results[i][1]}")
            elif turn["action"] != "roll":
                word = {"double": "Double", "take": "Take", "drop": "Drop", "accept-resignation": "Accept"}[turn["action"]]
                lines.append(f"{word}:{side}:")
    return lines


def javafibs(match, results):
    lines = ["JavaFIBS internal match representation v1.1", "8:Maxence:7"]
    codes = {"double": 2, "take": 4, "drop": 5}
    for i, game in enumerate(match["games"]):
        lines += ["13:Maxence:", "6:You:Maxence"]
        for k, turn in enumerate(game["turns"]):
            name = "You" if turn["player"] == "first" else "Maxence"
            # Who counts the points from which side changes from game to game.
            mirror = (turn["player"] == "first") == (i % 2 == 0)
            if turn["action"] in ("play", "roll"):
                lines.append(f"{0 if k else 11}:{name}:{turn['dice'][0]} {turn['dice'][1]}")
            if turn["action"] == "play":
                lines.append(f"1:{name}:{steps(turn['play'], mirror, '-')}" if "play" in turn else f"15:{name}:")
            elif turn["action"] == "resign":
                lines.append(f"3:{name}:{results[i][1]}")
            elif turn["action"] in codes:
                lines.append(f"{codes[turn['action']]}:{name}:")
        winner, points, score = results[i]
        lines.append(f"7:{['You', 'Maxence'][winner]}:{points}")
        lines.append(f"14:Kevin-{score[0]}:Maxence-{score[1]}")
    return lines[:-1] + ["9:You:7"]


def bgammon(match, results):
    games = []
    score = (0, 0)
    for i, game in enumerate(match["games"]):
        winner, points, after = results[i]
        lines = [f"i {1702738670 + 600 * i} Kevin Maxence 7 {score[0]} {score[1]} {winner + 1} {points} 0"]
        score = after
        for k, turn in enumerate(game["turns"]):
            seat = 1 if turn["player"] == "first" else 2
            if turn["action"] in ("play", "roll"):
                high, low = sorted(turn["dice"], reverse=True)
                lines.append(f"{seat} r {high}-{low} {steps(turn.get('play', ''), seat == 2, '/')}".rstrip())
            elif turn["action"] == "resign":
                lines.append(f"{seat} t")
            elif turn["action"] == "double":
                taken = game["turns"][k + 1]["action"] == "take"
                lines.append(f"{seat} d {turn['value']} {int(taken)}")
        games.append("".join(line + "\n" for line in lines))
    index_size = 24 * len(games)
    offsets = [index_size + sum(len(g.encode()) for g in games[:i]) for i in range(len(games))]
    return [f"bgammon-replay {offset:08}" for offset in offsets] + "".join(games).splitlines()


def main():
    out = subprocess.run([sys.argv[1], "convert", "-q", ROOT / "samples/mat/xg-7-point.mat", "-t", "json", "-o", "-"],
                         check=True, capture_output=True, text=True).stdout
    match = json.loads(out)["matches"][0]
    scores = [(g["score"]["first"], g["score"]["second"]) for g in match["games"]] + [(7, 4)]
    results = []
    for before, after in zip(scores, scores[1:]):
        gained = (after[0] - before[0], after[1] - before[1])
        results.append((0 if gained[0] else 1, sum(gained), after))
    for name, make, suffix in (("gmd", gmd, "gmd"), ("javafibs", javafibs, "match"), ("bgammon", bgammon, "match")):
        text = "".join(line + "\n" for line in make(match, results))
        (ROOT / "samples" / name / f"7-point.{suffix}").write_text(text)


main()
