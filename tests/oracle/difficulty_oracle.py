#!/usr/bin/env python3
"""Computes anew how difficult decisions are and how avoidable errors, and compares the columns of csv with that.

The candidates come from the match as JSON, the sides of the cube from csv. The chances of the reference player are
integrated by Simpson's rule with fine steps, not as the program does it. With --table it says which performance
rating players of several noises have over all decisions of the files that count, and the players of the files.

    difficulty_oracle.py path/to/gammonkit [--table] FILE...
"""

import csv
import io
import json
import math
import subprocess
import sys

NOISE = 0.05
NOISES = (0.01, 0.02, 0.03, 0.05, 0.07, 0.1, 0.15, 0.2)
TOLERANCE = 5e-6  # The sides of the cube are rounded to six decimals, and the costs are differences of two.
STEPS = 200


def run(program, *arguments):
    return subprocess.run([program, *arguments], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                          check=False).stdout.decode()


def below(x):
    return math.erfc(-x / math.sqrt(2)) / 2


def chances_of(costs, noise):
    low, high = -7.0, 8.0
    width = (high - low) / STEPS
    chances = [0.0] * len(costs)
    for i in range(STEPS + 1):
        weight = width / 3 * (1 if i in (0, STEPS) else 4 if i % 2 else 2)
        lower = [below(low + i * width + cost / noise) for cost in costs]
        for own, cost in enumerate(costs):
            x = low + i * width + cost / noise
            others = math.prod(chance for other, chance in enumerate(lower) if other != own)
            chances[own] += weight * math.exp(-x * x / 2) / math.sqrt(2 * math.pi) * others
    return chances


def loss_of(costs, noise):
    near = [cost for cost in costs if cost < 10 * noise]
    return sum(cost * chance for cost, chance in zip(near, chances_of(near, noise)))


def equity_of(candidate):
    estimate = candidate.get("assessment", {}).get("estimate", {})
    value = estimate.get("cubeful", estimate.get("cubeless", {}))
    return next(iter(value.values()), None)


def costs_of_plays(turn):
    values = [equity_of(candidate) for candidate in turn.get("plays", [{}])[0].get("candidates", [])]
    values = [value for value in values if value is not None]
    return [max(0.0, values[0] - value) for value in values]


def costs_of_cube(row):
    wait, take = (float(row[name]) for name in ("equity_no_double", "equity_double_take"))
    doubled = min(take, 1)
    if row["decision"] == "take":
        return [take - doubled, 1 - doubled]
    best = max(wait, doubled)
    return [best - wait, best - doubled]


def decisions_of(program, path):
    """Pairs of a row and what its choices cost."""
    matches = json.loads(run(program, "convert", "-q", path, "-t", "json") or "{}").get("matches", [])
    if len(matches) != 1:
        return
    games = {game.get("number", i + 1): game for i, game in enumerate(matches[0]["games"])}
    for row in csv.DictReader(io.StringIO(run(program, "find", "-q", "counted", path, "-t", "csv"))):
        if not row["difficulty"]:
            continue
        turn = games[int(row["game"])]["turns"][int(row["turn"]) - 1]
        yield row, costs_of_plays(turn) if row["decision"] == "play" else costs_of_cube(row)


def objections(row, costs):
    difficulty = loss_of(costs, NOISE)
    if abs(difficulty - float(row["difficulty"])) > TOLERANCE:
        yield f"difficulty {row['difficulty']} should be {difficulty:.6f}"
    if not row["avoidable"]:
        return
    error = float(row["error_equity"])
    chances = chances_of(costs, NOISE)
    share = sum(chance for chance, cost in zip(chances, costs) if cost < error - TOLERANCE) if error > 2e-6 else 0
    if abs(share - float(row["avoidable"])) > TOLERANCE:
        yield f"avoidable {row['avoidable']} should be {share:.6f}"


def table(decisions):
    for noise in NOISES:
        losses = [loss_of(costs, noise) * (1.5 if row["length"] == "1" else 1) for row, costs in decisions]
        print(f"noise {noise}: PR {500 * sum(losses) / len(losses):.2f}")
    errors = [float(row["error_equity"]) * (1.5 if row["length"] == "1" else 1) for row, _ in decisions]
    print(f"the players: PR {500 * sum(errors) / len(errors):.2f}")


def main():
    program, *paths = (argument for argument in sys.argv[1:] if argument != "--table")
    decisions, wrong = [], 0
    for path in paths:
        for row, costs in decisions_of(program, path):
            decisions.append((row, costs))
            for objection in objections(row, costs):
                wrong += 1
                print(f"{path} g{row['game']}-{row['turn']} {row['decision']}: {objection}")
    print(f"{len(decisions)} decisions in {len(paths)} files, {wrong} objections")
    if "--table" in sys.argv:
        table(decisions)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
