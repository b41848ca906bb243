#!/usr/bin/env python3
"""Compares the analysis that we read in matches of eXtreme Gammon with what texts say of the same positions.

    xg_text_oracle.py GAMMONKIT [TEXT...] MATCH.xg...

Every match is told twice. Once by GammonKit, which reads the .xg. And once by a few lines of Python, which know only where the
publisher's page says that the numbers stand, and write each decision as eXtreme Gammon copies it to the clipboard: XGID,
candidates in XG's order with level, equity and six chances, or the three equities of a cube decision with chances and verdict.
That text is read by GammonKit's reader of texts. Board, score, cube, dice, candidates and their order, levels, chances, equities
and verdicts must be equal to the last printed digit; and what each decision lost, as GammonKit counts it, must be the error that
XG has stored with it. Each TEXT is a real one: whatever position of it occurs in a match is compared in the same way."""
import json
import pathlib
import re
import struct
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True  # Nothing is left in the source tree.
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "library/python/gammonkit"))
from _contexts import with_contexts  # noqa: E402
from xg_errors_oracle import CUBE, MOVE, NONE, number, records

HEADER_MATCH, HEADER_GAME = 0, 1
MONEY = 99999
UNSAID_ERROR = 0.0001  # XG stores 0 for less.
LEVELS = {12: "3-ply red", 100: "Rollout", 998: "Opening Book V2", 999: "Opening Book V1", 1000: "XG Roller",
          1001: "XG Roller+", 1002: "XG Roller++"}
STATE = re.compile(r"([-A-Pa-p]{26}):(\d+):(-?[01]):(-?1):(\w+):(\d+):(\d+):([0-3]):(\d+)")


def level_name(level):
    return LEVELS.get(level, f"{level + 1}-ply")


# What the file says, as text.

def chances(record, offset):
    """Of the player and of the opponent: wins, gammons and backgammons, and backgammons."""
    lose_bg, lose_g, lose, win, win_g, win_bg = struct.unpack_from("<6f", record, offset)
    line = "{:.2f}% (G:{:.2f}% B:{:.2f}%)"
    return (line.format(100 * win, 100 * win_g, 100 * win_bg), line.format(100 * lose, 100 * lose_g, 100 * lose_bg))


def xgid(match, game, record, board, dice, cube, player):
    """The player who decides sits at the bottom."""
    if player < 0:
        board = [-checkers for checkers in reversed(board)]
    places = "".join("-" if n == 0 else chr(ord("A") - 1 + n) if n > 0 else chr(ord("a") - 1 - n) for n in board)
    length = number("<i", match, 92)
    money = length == MONEY
    scores = [number("<i", game, at) for at in ((12, 16) if player > 0 else (16, 12))]
    rules = record_rules(match) if money else game[20]
    owner = 0 if cube == 0 else 1 if cube * player > 0 else -1
    return (f"XGID={places}:{abs(cube)}:{owner}:1:{dice}:{scores[0]}:{scores[1]}:{rules}:"
            f"{0 if money else length}:{number('<i', match, 612)}")


def record_rules(match):
    return match[101] + 2 * match[102]


def move_text(pairs):
    steps = [(pairs[at], pairs[at + 1]) for at in range(0, 8, 2)]
    steps = steps[:next((i for i, step in enumerate(steps) if step[0] < 0), 4)]
    if not steps or set(steps) == {(0, 0)}:
        return "Cannot Move"
    return " ".join(f"{'Bar' if a == 24 else a + 1}/{'Off' if b < 0 else b + 1}" for a, b in steps)


def move_lines(record):
    lines = []
    for at in range(number("<i", record, 188)):
        moves = move_text(struct.unpack_from("8b", record, 1024 + 8 * at))
        player, opponent = chances(record, 1408 + 28 * at)
        equity = number("<f", record, 1408 + 28 * at + 24)
        level = level_name(number("<h", record, 1280 + 4 * at))
        lines += [f"    {at + 1}. {level:<11} {moves:<28} eq:{equity:+.3f}", f"      Player:   {player}",
                  f"      Opponent: {opponent}", ""]
    return lines


def cube_lines(record):
    player, opponent = chances(record, 124)
    double_player, double_opponent = chances(record, 168)
    cubeless = number("<f", record, 148), number("<f", record, 192)
    rows = zip(("No double:", "Double/Take:", "Double/Pass:"), struct.unpack_from("<3f", record, 152))
    return [f"Analyzed in {level_name(number('<i', record, 92))}", f"Player Winning Chances:   {player}",
            f"Opponent Winning Chances: {opponent}", f"Player Winning Chances:   {double_player}",
            f"Opponent Winning Chances: {double_opponent}", "",
            f"Cubeless Equities: No Double={cubeless[0]:+.3f}, Double={cubeless[1]:+.3f}", "", "Cubeful Equities:",
            *(f"       {name:<16} {equity:+.3f}" for name, equity in rows), ""]


def decisions(path):
    """Each analyzed decision of a match: its text, and what is stored as lost by whom."""
    match = game = None
    texts, lost = [], []
    for record in records(path):
        kind = record[8]
        if kind == HEADER_MATCH:
            match = record
        elif kind == HEADER_GAME:
            game = record
        elif kind == CUBE and number("<h", record, 120) != -100:
            player = number("<i", record, 12)
            board = struct.unpack_from("26b", record, 36)
            lines = [xgid(match, game, record, board, "00", number("<i", record, 32), player), "", *cube_lines(record)]
            texts.append("\n".join(lines))
            lost.append(("double", player, number("<d", record, 200)))
            if number("<i", record, 16) == 1:
                lost.append(("take", -player, number("<d", record, 216)))
        elif kind == MOVE and number("<i", record, 188) > 0:
            player = number("<i", record, 64)
            board = struct.unpack_from("26b", record, 9)
            dice = "".join(map(str, struct.unpack_from("<2i", record, 100)))
            lines = [xgid(match, game, record, board, dice, number("<i", record, 108), player), "", *move_lines(record)]
            if not any(line.startswith("    1. ") and "Cannot Move" in line for line in lines):  # No decision: no position.
                texts.append("\n".join(lines))
            lost.append(("play", player, number("<d", record, 2312)))
    return texts, lost


# What GammonKit reads.

def converted(gammonkit, path, to, *options):
    result = subprocess.run([gammonkit, "convert", "-q", *options, str(path), "-t", to, "-o", "-"], stdin=subprocess.DEVNULL,
                            capture_output=True, text=True, check=False)
    return result.stdout


def state_of(line):
    """Board, cube, dice and score, as the player sees them who decides."""
    board, cube, owner, turn, dice, score, other, rules, length = STATE.search(line).groups()
    if turn == "-1":
        board, owner, score, other = board[::-1].swapcase(), str(-int(owner)), other, score
    if length == "0":
        score = other = "0"
    return board, cube, owner, "".join(sorted(dice)), score, other, rules, length


def positions(gammonkit, path, *options):
    """(state, analyses) of each position in a file, the level's name beside each estimate."""
    states = [state_of(line) for line in converted(gammonkit, path, "ids", *options).splitlines() if STATE.search(line)]
    analyses = with_contexts(json.loads(converted(gammonkit, path, "json", *options) or "{}")).get("positions", [])
    assert len(states) == len(analyses), f"{path}: {len(states)} states of {len(analyses)} positions"
    return list(zip(states, analyses))


def level_of(assessment):
    if "level" in assessment:
        return re.sub(r"[¹²³⁴-⁹]+$", "", assessment["level"])
    return "Rollout" if "rollout" in assessment else f"{assessment['context']['plies'] + 1}-ply"


def play_key(play):
    """Where checkers left and arrived: one way of noting a play is as good as another."""
    left, arrived = [], []
    for step in re.sub(r"\*", "", play).split():
        points, times = re.fullmatch(r"([^()]+)(?:\((\d)\))?", step).groups()
        points = points.lower().split("/")
        left += [points[0]] * int(times or 1)
        arrived += [points[-1]] * int(times or 1)
    for point in left[:]:
        if point in arrived:
            left.remove(point)
            arrived.remove(point)
    return sorted(left), sorted(arrived)


class Comparison:
    """Counts what was compared and prints what differs."""

    def __init__(self):
        self.counts, self.different = {}, 0

    def check(self, what, where, ours, theirs, tolerance=None):
        self.counts[what] = self.counts.get(what, 0) + 1
        same = ours == theirs if tolerance is None or None in (ours, theirs) else abs(ours - theirs) <= tolerance
        if not same:
            self.different += 1
            print(f"{where}: {what}: {ours} in the match, {theirs} in the text")

    def estimates(self, where, ours, theirs):
        self.check("levels", where, level_of(ours), level_of(theirs))
        ours, theirs = ours["estimate"], theirs["estimate"]
        for chance in theirs.get("probabilities", {}):
            self.check("chances", where, ours["probabilities"].get(chance, 0), theirs["probabilities"][chance], 0.000051)
        for kind in ("cubeful", "cubeless"):
            if kind in theirs:
                self.check("equities", where, *(next(iter(side[kind].values())) for side in (ours, theirs)), 0.000501)

    def plays(self, where, ours, theirs):
        self.check("lists of candidates", where, [play_key(c["play"]) for c in ours["candidates"]][:len(theirs["candidates"])],
                   [play_key(c["play"]) for c in theirs["candidates"]])
        for mine, other in zip(ours["candidates"], theirs["candidates"]):
            self.estimates(where, mine["assessment"], other["assessment"])

    def cubes(self, where, ours, theirs):
        self.estimates(where, ours["no_double"], theirs["no_double"])
        self.check("equities", where, *(next(iter(side["double_take"]["estimate"]["cubeful"].values()))
                                        for side in (ours, theirs)), 0.000501)
        self.check("equities", where, *(next(iter(side["double_drop"].values())) for side in (ours, theirs)), 0.000501)
        self.check("verdicts", where, verdict(ours), verdict(theirs))

    def positions(self, where, ours, theirs):
        for kind, compare in (("plays", self.plays), ("cubes", self.cubes)):
            self.check(f"analyses of {kind}", where, len(ours.get(kind, [])), len(theirs.get(kind, [])))
            for mine, other in zip(ours.get(kind, []), theirs.get(kind, [])):
                compare(where, mine, other)


def verdict(cube):
    none, take, drop = (next(iter(value.values())) for value in (
        cube["no_double"]["estimate"]["cubeful"], cube["double_take"]["estimate"]["cubeful"], cube["double_drop"]))
    none, take, drop = (round(value + 1e-9, 3) for value in (none, take, drop))
    return "double" if min(take, drop) > none else "no double", "take" if take <= drop else "pass"


def analyzed(found):
    return [(state, position) for state, position in found if position.get("plays") or position.get("cubes")]


def compare_match(gammonkit, path, comparison):
    texts, lost = decisions(path)
    with tempfile.NamedTemporaryFile("w", suffix=".txt") as told:
        told.write("\n".join(texts))
        told.flush()
        theirs = analyzed(positions(gammonkit, told.name, "-f", "xg-text"))
    ours = analyzed(positions(gammonkit, path, "--positions"))
    comparison.check("numbers of decisions", path, len(ours), len(theirs))
    for at, ((state, mine), (other_state, other)) in enumerate(zip(ours, theirs)):
        comparison.check("positions", f"{path} {at}", state, other_state)
        comparison.positions(f"{path} {at}", mine, other)
    compare_errors(gammonkit, path, lost, comparison)
    return ours


def compare_errors(gammonkit, path, lost, comparison):
    rows = [json.loads(line) for line in converted(gammonkit, path, "jsonl").splitlines()]
    for kind in ("play", "double", "take"):
        ours = [(row["player"], row["error_equity"]) for row in rows if row["decision"] == kind and row["error_equity"] is not None]
        stored = [(1 if player > 0 else 2, abs(error)) for what, player, error in lost if what == kind and error != NONE]
        comparison.check("numbers of errors", f"{path} {kind}", len(ours), len(stored))
        for at, ((player, error), (other, theirs)) in enumerate(zip(ours, stored)):
            comparison.check("players who erred", f"{path} {kind} {at}", player, other)
            same = abs(error - theirs) <= 0.000002 or theirs == 0 and error < UNSAID_ERROR
            comparison.check("errors", f"{path} {kind} {at}", error, error if same else theirs)


def compare_text(gammonkit, path, matches, comparison):
    found = [(state, position) for state, position in positions(gammonkit, path) if state in matches]
    for state, position in found:
        comparison.positions(f"{path} {state[0]}", matches[state], position)
    return len(found)


def main():
    gammonkit, *paths = sys.argv[1:]
    comparison, matches = Comparison(), {}
    for path in (path for path in paths if path.endswith(".xg")):
        matches.update(compare_match(gammonkit, path, comparison))
    found = sum(compare_text(gammonkit, path, matches, comparison) for path in paths if not path.endswith(".xg"))
    print(f"{found} positions of real texts occur in the matches")
    print("compared:", ", ".join(f"{count} {what}" for what, count in comparison.counts.items()))
    print(f"{comparison.different} differ")
    return 1 if comparison.different or not comparison.counts else 0


if __name__ == "__main__":
    sys.exit(main())
