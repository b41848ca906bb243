#!/usr/bin/env python3
"""Compares what we read in a match of eXtreme Gammon with what others say of the same match.

    xg_oracle.py GAMMONKIT MATCH.xg TEXT [ANALYZED.sgf]

TEXT is XG's own text export (or any other record of the match): players, scores, dice, plays, cube actions and results must
be the same. ANALYZED.sgf is GNU Backgammon's analysis of it: two programs do not agree to the last digit, but if a
sign, a side or an order were wrong they would not agree at all."""
import collections
import re
import subprocess
import sys

NUMBER = r"-?[0-9.]+(?:e-?[0-9]+)?"


def dump_of(gammonkit, path):
    result = subprocess.run([gammonkit, "convert", "-q", path, "-t", "dump", "-o", "-"],
                            check=True, capture_output=True, text=True)
    return result.stdout.splitlines()


def indent(line):
    return len(line) - len(line.lstrip())


def step_key(step):
    return tuple(-1 if p == "off" else 25 if p == "bar" else int(p) for p in step.split("/"))


def play_key(words):
    return tuple(sorted(map(step_key, words), reverse=True))


def moved(words):
    """Where checkers left and where they arrived, whichever of two equal ways was noted: 7/6 6/2 is 7/3 3/2."""
    left = collections.Counter(step_key(word)[0] for word in words)
    arrived = collections.Counter(step_key(word)[1] for word in words)
    return sorted((left - arrived).elements()), sorted((arrived - left).elements())


class Turn:
    def __init__(self, text):
        words = re.sub(r" (luck|value|notation|stake)=.*", "", text).split()
        self.said = [words[0]]
        if words[1].endswith(":"):
            self.said += ["play", "".join(sorted(words[1][:2])), moved(words[2:])]
        elif words[1] == "roll":
            self.said += ["roll", "".join(sorted(words[2]))]
        else:
            self.said += words[1:2]
        luck = re.search(rf"luck=\w+:({NUMBER})", text)
        self.luck = float(luck[1]) if luck else None
        self.candidates = {}
        self.cube = None


def turns_of(lines):
    """The turns of all games, with the game's heading as a turn of its own."""
    turns, candidate = [], None
    for line in lines:
        text, depth = line.strip(), indent(line)
        if depth == 2 and re.match(r"game \d", text):
            heading = re.match(r"game (\d+)(?: score=(\S+))?", text)
            turn = Turn("game x")
            turn.said = ["game", heading[1], heading[2]]
            turns.append(turn)
        elif depth == 4 and re.match(r"(first|second) (?!remark)", text):
            turns.append(Turn(text))
        elif text.startswith("candidate"):
            candidate = play_key(text.split()[1:])
        elif text.startswith("assessment"):
            win = re.search(rf"probabilities=({NUMBER})", text)
            equity = re.search(rf"cubeful=emg:({NUMBER})", text)
            if win and equity:
                turns[-1].candidates[candidate] = (float(win[1]), float(equity[1]))
        elif text.startswith("no_double"):
            turns[-1].cube = float(re.search(rf"probabilities=({NUMBER})", text)[1])
    return turns


def compare_play(ours, theirs):
    """Prints every turn that differs; how many do."""
    different = 0
    for i in range(max(len(ours), len(theirs))):
        a = ours[i].said if i < len(ours) else None
        b = theirs[i].said if i < len(theirs) else None
        if a != b:
            print(f"turn {i}: {a} here, {b} there")
            different += 1
    plays = sum(turn.said[1] == "play" for turn in ours)
    print(f"{len(ours)} turns, {plays} of them plays; {different} differ")
    return different


def worst_and_mean(differences):
    return f"{len(differences)} compared, mean difference {sum(differences) / len(differences):.4f}, largest {max(differences):.4f}"


def compare_analysis(ours, theirs):
    """How far two analyses of the same turns lie apart; true if they are of the same positions and players."""
    wins, equities, luck, cubes = [], [], [], []
    for a, b in zip(ours, theirs):
        if a.said != b.said:
            continue
        for play in a.candidates.keys() & b.candidates.keys():
            wins.append(abs(a.candidates[play][0] - b.candidates[play][0]))
            equities.append(abs(a.candidates[play][1] - b.candidates[play][1]))
        if a.luck is not None and b.luck is not None:
            luck.append(abs(a.luck - b.luck))
        if a.cube is not None and b.cube is not None:
            cubes.append(abs(a.cube - b.cube))
    same = True
    for name, values, limit in [("chances of plays", wins, 0.02), ("equities of plays", equities, 0.05),
                                ("luck", luck, 0.05), ("chances before cube decisions", cubes, 0.02)]:
        print(f"{name}: {worst_and_mean(values)}")
        same = same and sum(values) / len(values) < limit
    return same


def main():
    gammonkit, match, text, *analyzed = sys.argv[1:]
    ours = turns_of(dump_of(gammonkit, match))
    failed = compare_play(ours, turns_of(dump_of(gammonkit, text))) > 0
    for path in analyzed:
        failed = not compare_analysis(ours, turns_of(dump_of(gammonkit, path))) or failed
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
