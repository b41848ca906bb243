#!/usr/bin/env python3
"""Lets GNU Backgammon (package gnubg) play matches against gammonkit through sockets, in both directions.

    tests/oracle/external_oracle.py PROGRAM [GNUBG [LENGTH]]

First gammonkit serves, and is the external player of a GNU Backgammon whose match is then read and checked: it must be
whole and all plays legal. Then GNU Backgammon serves and gammonkit's engine play plays matches and money games against
it. The exit code is 1 if something is wrong, 77 if there is no GNU Backgammon.
"""
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import time

SECONDS = 100  # For a match.


def wait_for(path):
    for _ in range(200):
        if path.exists():
            return
        time.sleep(0.05)
    sys.exit(f"nobody listens at {path}")


def has_ended(text):
    """True if GNU Backgammon says in its output that the match is over."""
    return re.search(r"has won the match|wins the match|won the match", text) is not None


def play_in_gnubg(gnubg, socket, length, record):
    """A match of an external player against GNU Backgammon, which saves it."""
    environment = {**os.environ, "HOME": str(record.parent), "LC_ALL": "C.UTF-8"}
    output = record.with_suffix(".out")
    with open(output, "w") as out:
        game = subprocess.Popen([gnubg, "-t", "-q", "-r"], stdin=subprocess.PIPE, stdout=out, stderr=out, text=True,
                                env=environment)
        game.stdin.write("set automatic game on\nset display off\nset seed 7\nset rng mersenne\n"
                         f"set player 0 external {socket}\nset player 1 gnubg\n"
                         "set player 1 chequerplay evaluation plies 0\nset player 1 cubedecision evaluation plies 0\n"
                         f"new match {length}\n")
        game.stdin.flush()
        for _ in range(SECONDS * 10):
            if game.poll() is not None or has_ended(output.read_text()):
                break
            time.sleep(0.1)
        if game.poll() is None:
            game.stdin.write(f'save match "{record}"\nquit\ny\n')
            game.stdin.close()
            game.wait(timeout=30)
    if not record.exists():
        sys.exit("GNU Backgammon did not end the match:\n" + output.read_text()[-2000:])


def is_whole(program, record, length):
    """True if the record is a match to its end in which all is legal."""
    subprocess.run([program, "check", "--fail-on-warnings", record], check=True)
    text = subprocess.run([program, "convert", record, "-t", "json"], check=True, capture_output=True, text=True).stdout
    match = json.loads(text)["matches"][0]
    games = match["games"]
    print(f"a match to {length} with {len(games)} games, {sum(len(game['turns']) for game in games)} turns")
    return match["rules"]["length"] == length


def play_ours(program, gnubg, *options):
    """Games that gammonkit plays against a GNU Backgammon that it starts."""
    command = [program, "engine", "play", "engine", "gnubg", "--gnubg", gnubg, "--json", *options]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300)
    if done.returncode != 0:
        print(done.stderr)
        return False
    series = json.loads(done.stdout)[0]
    print(*options, f"{series['mean']} +- {series['standard_error']} {series['unit']}")
    return series["sums"]["bouts"] >= 2


def main():
    program = sys.argv[1]
    gnubg = sys.argv[2] if len(sys.argv) > 2 else "/usr/games/gnubg"
    length = int(sys.argv[3]) if len(sys.argv) > 3 else 5
    if not pathlib.Path(gnubg).exists():
        print("skipped: there is no GNU Backgammon")
        sys.exit(77)
    right = True
    with tempfile.TemporaryDirectory() as folder:
        socket = pathlib.Path(folder) / "player"
        server = subprocess.Popen([program, "engine", "serve", "-q", "--socket", socket, "--ply", "0"])
        try:
            wait_for(socket)
            record = pathlib.Path(folder) / "match.sgf"
            play_in_gnubg(gnubg, socket, length, record)
            right = is_whole(program, record, length)
        finally:
            server.terminate()
            right = server.wait(timeout=10) == 130 and right
    right = play_ours(program, gnubg, "--length", "3", "--games", "2") and right
    right = play_ours(program, gnubg, "--games", "10", "--beavers") and right
    sys.exit(0 if right else 1)


main()
