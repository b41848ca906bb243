#!/usr/bin/env python3
"""Lets rollouts decide where gammonkit and GNU Backgammon (package gnubg) disagree about an error.

    tests/oracle/adjudicate_oracle.py [--program build/release/cli/gammonkit] [--matches 8] [--ply 0] [--above 0.08]

Both judge matches that gnubg plays against itself, as in analyze_oracle.py. Of each play whose errors differ by more than so
much, the best plays and the one that was made are rolled out. Told is how often the error by the rollout is nearer to ours and to
gnubg's, and how often that is clear: the difference to the middle between both is more than two standard errors. The rollouts are
those of our own engine, one ply deeper than its net, so what our net does not know it may not see either.
"""
import argparse
import json
import os
import shutil
import sys
import tempfile

import analyze_oracle as oracle


def rolled_out(options, path, row):
    """The error of the play that was made and its standard error, by rollouts."""
    text = oracle.run([options.program, "rollout", "--json", "-q", "--met", oracle.MET, "-n", "4", "--ply", options.rollout_ply,
                       "--truncate", options.truncate, "--trials", options.trials, "-p", f"g{row['game']}-{row['turn']}", path])
    plays = json.loads(text)[0]["plays"]
    made = [play for play in plays if play["play"] == row["played"]]
    return (made[0]["loss"], made[0]["loss_error"]) if made else None


def disagreements(options, folder, seed):
    pairs, _, _, _ = oracle.analyze(options, folder, seed)
    for ours, theirs in pairs:
        x, y = oracle.number(ours, "error_equity"), oracle.number(theirs, "error_equity")
        if ours["decision"] == "play" and x is not None and y is not None and abs(x - y) > options.above:
            yield f"{folder}/plain{seed}.sgf", ours, x, y


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", default=str(oracle.ROOT / "build/release/cli/gammonkit"))
    parser.add_argument("--gnubg", default=shutil.which("gnubg", path=os.environ.get("PATH", "") + ":/usr/games"))
    parser.add_argument("--matches", type=int, default=8)
    parser.add_argument("--ply", type=int, default=0)
    parser.add_argument("--above", type=float, default=0.08)
    parser.add_argument("--trials", type=int, default=216)
    parser.add_argument("--truncate", type=int, default=12)
    parser.add_argument("--rollout-ply", type=int, default=1)
    options = parser.parse_args()
    if not options.gnubg or not os.path.exists(oracle.MET):
        print("skipped: GNU Backgammon is not installed")
        return 77
    nearer, clear = {"ours": 0, "gnubg": 0}, {"ours": 0, "gnubg": 0}
    with tempfile.TemporaryDirectory() as folder:
        for seed in range(1, options.matches + 1):
            for path, row, ours, theirs in disagreements(options, folder, seed):
                found = rolled_out(options, path, row)
                if found is None:
                    continue
                error, deviation = found
                who = "ours" if abs(error - ours) < abs(error - theirs) else "gnubg"
                is_clear = abs(error - (ours + theirs) / 2) > 2 * deviation
                nearer[who] += 1
                clear[who] += is_clear
                print(f"match {seed}, game {row['game']}, turn {row['turn']}, {row['played']}: ours {ours:.3f}, gnubg {theirs:.3f}, "
                      f"rolled out {error:.3f} +- {deviation:.3f}: {who}{'' if is_clear else ', not clear'}; {row['xgid']}", flush=True)
    print(f"nearer to ours {nearer['ours']} times, {clear['ours']} of them clear; to gnubg's {nearer['gnubg']} times, "
          f"{clear['gnubg']} of them clear")
    return 0


if __name__ == "__main__":
    sys.exit(main())
