#!/usr/bin/env python3
"""Makes samples/ogxm out of matches in other formats, to what docs/formats/ogxm.md tells of OGXM.

    tests/unit/ogxm/make_samples.py build/release/cli/gammonkit

None of the files comes from HedgeHog or GammonView.
"""
import json
import pathlib
import struct
import subprocess
import sys
import zlib

ROOT = pathlib.Path(__file__).resolve().parents[3]
sys.dont_write_bytecode = True  # Nothing is left in the source tree.
sys.path.insert(0, str(ROOT / "library/python/gammonkit"))
from _contexts import with_contexts  # noqa: E402
ROLLS = [(low, high) for low in range(1, 7) for high in range(low, 7)]
ACTIONS = {"double": 21, "take": 22, "drop": 23, "resign": 27, "set-position": 31, "beaver": 32, "raccoon": 33}


def varint(number):
    out = bytearray()
    while number > 127:
        out.append(number & 127 | 128)
        number >>= 7
    return bytes(out + bytes([number]))


def text(string):
    return varint(len(string.encode())) + string.encode()


def equity(number):
    return struct.pack("<i", round(number * 1e6))


def record(mandatory, fields):
    """`fields` by number: bytes."""
    body = varint(sum(1 << field for field in fields)) + mandatory + b"".join(fields[f] for f in sorted(fields))
    return varint(len(body)) + body


def section(kind, payload, critical=False):
    return kind + struct.pack("<IB", len(payload), critical) + payload


def file_of(sections):
    size = 16 + sum(map(len, sections)) + 4
    head = b"OGXM" + struct.pack("<HHHHI", 2, 2, 2, 0, 0)
    body = b"".join(sections)
    # The checksum covers the size, and the size the checksum.
    empty = section(b"CSUM", record(varint(0) + varint(4) + bytes(4), {}))
    head = head[:12] + struct.pack("<I", size + len(empty))
    checksum = struct.pack("<I", zlib.crc32(head + body))
    return head + body + section(b"CSUM", record(varint(0) + varint(4) + checksum, {})) + b"END!"


def step_bytes(play, seat):
    out = bytearray()
    for step in play.split():
        begin, end = ({"bar": 25, "off": 0}.get(p) if p in ("bar", "off") else int(p) for p in step.split("/"))
        out.append((begin - end) << 5 | (25 - begin if seat == 0 else begin))
    return bytes(out)


def ply(turn, extras=None):
    seat = 0 if turn["player"] == "first" else 1
    if turn["action"] in ("play", "roll"):
        action = ROLLS.index(tuple(sorted(turn["dice"])))
        room = 4 if turn["dice"][0] == turn["dice"][1] else 2
        steps = step_bytes(turn.get("play", ""), seat)
        tail = steps + (b"\0" if len(steps) < room else b"")
    else:
        action, tail = ACTIONS[turn["action"]], b""
    head = action | seat << 6 | (128 if extras else 0)
    return bytes([head]) + tail + (record(b"", extras) if extras else b"")


def game_section(game, winner, points):
    plies = []
    for turn in game["turns"]:
        if turn["action"] == "accept-resignation":
            continue
        extras = {1: varint({"single": 1, "gammon": 2, "backgammon": 3}[turn.get("stake", "single")])}
        plies.append(ply(turn, extras if turn["action"] == "resign" else None))
    return section(b"GAME", record(b"", {0: varint(winner), 1: varint(points)}) + b"".join(plies), True), len(plies)


def moments(plies):
    """Milliseconds after the first ply: 0.6 to 15 seconds for most, half a minute for some. Invented."""
    moment = 0
    for ply in range(plies):
        yield moment
        moment += 600 + 10 * (ply * ply * 37 + ply * 101) % 14400 + (22000 if ply % 9 == 4 else 0)


def clock(plies):
    """Delay 12 s, reserve 14 minutes; numbers in steps of 10 ms, of which 9 bits stand apart."""
    readings = list(moments(plies))
    steps = [(b - a) // 10 for a, b in zip(readings, readings[1:])]
    out = struct.pack("<IIIIB3xIBI", 840000, 12000, 0, 1767534720, 0, len(steps), 9, 10)
    for i in range(0, len(steps), 7):
        out += struct.pack("<Q", sum((step & 511) << 9 * k for k, step in enumerate(steps[i:i + 7])))
    bits = "".join("1" * (step >> 9) + "0" for step in steps)
    return out + b"".join(bytes([int(bits[i:i + 8][::-1], 2)]) for i in range(0, len(bits), 8))


def match_section(match, start, more):
    fields = {0: text(match["players"]["first"]["name"]), 1: text(match["players"]["second"]["name"])}
    if any(start):
        fields[4] = varint(start[0]) + varint(start[1])
    fields.update(more)
    return section(b"MTCH", record(varint(match["rules"]["length"]) + varint(0), fields), True)


def chances(values):
    names = ("win", "win_gammon", "win_backgammon", "lose_gammon", "lose_backgammon")
    return b"".join(struct.pack("<H", round(values.get(name, 0) * 1e4)) for name in names)


def decisions(game):
    """The judgements of a game's plies; HedgeHog's match files have normalized plays and cubes as chances."""
    out = b""
    for ref, turn in enumerate(t for t in game["turns"] if t["action"] != "accept-resignation"):
        seat = 0 if turn["player"] == "first" else 1
        for cube in turn.get("cubes", []):
            values = [cube["no_double"]["estimate"]["cubeful"]["mwc"], cube["double_take"]["estimate"]["cubeful"]["mwc"], 0.7]
            fields = {i: equity(value) for i, value in enumerate(values)}
            fields[3] = chances(cube["no_double"]["estimate"]["probabilities"])
            out += record(varint(ref) + varint(1) + varint(1 if turn["action"] == "double" else 0), fields)
        for analysis in turn.get("plays", []):
            listed = b""
            for i, candidate in enumerate(analysis["candidates"]):
                estimate = candidate["assessment"]["estimate"]
                steps = step_bytes(candidate["play"], seat)
                fields = {0: chances(estimate["probabilities"])}
                if candidate["assessment"]["context"].get("plies", 0) != 2:
                    fields[1] = record(b"", {0: text("fast"), 1: varint(candidate["assessment"]["context"].get("plies", 0))})
                if i == analysis.get("played"):
                    fields[2] = b""
                listed += record(varint(len(steps)) + steps + equity(estimate["cubeful"]["emg"]), fields)
            out += record(varint(ref) + varint(0), {0: varint(len(analysis["candidates"])) + listed, 1: varint(40)})
        if "luck" in turn:
            out += record(varint(ref) + varint(3) + equity(turn["luck"]["emg"]), {})
    return out


def read(gammonkit, path):
    out = subprocess.run([gammonkit, "convert", "-q", ROOT / path, "-t", "json", "-o", "-"], check=True,
                         capture_output=True, text=True).stdout
    return with_contexts(json.loads(out))["matches"][0]


def whole_match(gammonkit):
    match = read(gammonkit, "samples/mat/xg-7-point.mat")
    scores = [(g["score"]["first"], g["score"]["second"]) for g in match["games"]] + [(7, 4)]
    games, plies = [], 0
    for i, game in enumerate(match["games"]):
        gained = (scores[i + 1][0] - scores[i][0], scores[i + 1][1] - scores[i][1])
        body, count = game_section(game, 0 if gained[0] else 1, sum(gained))
        games.append(body)
        plies += count
    more = {2: varint(1), 8: varint(1700994600000), 12: text("Passy"), 16: varint(3), 18: text("Paris"), 21: text("play.example"),
            22: text("x-77"), 23: record(b"", {0: text("kevin"), 1: varint(181250), 2: text("elo")})}
    return file_of([match_section(match, (0, 0), more), *games, section(b"CLCK", clock(plies)),
                    section(b"VIDO", b"\1\2\3")])


def analysed_game(gammonkit):
    match = read(gammonkit, "samples/sgf/analysed-game-3.sgf")
    game = match["games"][0]
    body, plies = game_section(game, 1, 1)
    level = record(b"", {0: text("standard"), 1: varint(2), 2: varint(2)})
    head = record(bytes(range(16)), {2: level, 6: text("sample net"), 9: varint(1), 11: text("kazaross-xg2")})
    notes = record(varint(2) + varint(1) + text("Too \u201eearly\u201c?"), {4: text("Ann")})
    notes += record(varint(0) + varint(0) + text("1:x"), {0: text("x-club")})
    return file_of([match_section(match, (3, 0), {2: varint(1)}), body, section(b"ANAL", head), section(b"DECS", decisions(game)),
                    section(b"CLCK", clock(plies)), section(b"ANNO", notes)])


def money_session():
    """Beavers, a set board, an illegal play and a settled game: everything by hand."""
    def board(**places):
        points = [0] * 26
        for place, count in places.items():
            points[int(place[1:])] = count
        return struct.pack("<26b", *points)

    def action(number, seat, fields=None):
        return bytes([number | seat << 6 | (128 if fields else 0)]) + (record(b"", fields) if fields else b"")

    def roll(low, high, seat, *steps):
        room = 4 if low == high else 2
        tail = bytes(pips << 5 | begin for begin, pips in steps)
        return bytes([ROLLS.index((low, high)) | seat << 6]) + tail + (b"\0" if len(steps) < room else b"")

    illegal = board(p1=2, p6=-4, p8=-3, p12=5, p13=-5, p17=2, p19=5, p20=1, p24=-2, p5=-1)
    first = b"".join([roll(1, 3, 0, (17, 3), (19, 1)), action(21, 1), action(32, 0), action(33, 1),
                      roll(2, 6, 1, (24, 6), (13, 2)), roll(6, 6, 0, (12, 6), (12, 6), (1, 6), (1, 6)), action(27, 1, {1: varint(2)})])
    second = b"".join([roll(1, 2, 1, (13, 2), (6, 1)),
                       action(31, 1, {0: bytes([4, 3]), 3: b"", 6: illegal}), roll(1, 6, 1, (13, 6), (8, 1))])
    names = {"players": {"first": {"name": "Ann"}, "second": {"name": "Боб"}}, "rules": {"length": 0}}
    games = [section(b"GAME", record(b"", {0: varint(0), 1: varint(16)}) + first, True),
             section(b"GAME", record(b"", {6: varint(1)}) + second, True)]
    return file_of([match_section(names, (0, 0), {2: varint(14)}), *games])


def version_1(gammonkit):
    """The analysed game as GammonView 1 would write it: the best two plays, levels and luck, normalized cubes."""
    def chunk(kind, payload, critical=False):
        return kind + struct.pack("<IHH", len(payload), critical, 0) + payload

    def short_text(string):
        return bytes([len(string.encode())]) + string.encode()

    def fraction(number):
        return struct.pack("<h", round(number * 1e4))

    match = read(gammonkit, "samples/sgf/analysed-game-3.sgf")
    turns = [turn for turn in match["games"][0]["turns"] if turn["action"] != "accept-resignation"]
    plies = evals = alts = cubes = luck = alt_levels = cube_levels = b""
    counts = [0, 0]
    for ref, turn in enumerate(turns):
        seat = 0 if turn["player"] == "first" else 1
        made = ply(turn)
        plies += bytes([made[0] & 31 | (32 if seat == 0 else 0)]) + made[1:]
        if turn["action"] == "play" and len(made) < (5 if turn["dice"][0] == turn["dice"][1] else 3):
            plies += bytes((5 if turn["dice"][0] == turn["dice"][1] else 3) - len(made))
        place = struct.pack("<BH", 0, ref)
        for cube in turn.get("cubes", [])[:1]:
            counts[1] += 1
            values = [(cube[name]["estimate"]["cubeful"]["mwc"] - 0.5) * 4 for name in ("no_double", "double_take")] + [1]
            cubes += place + bytes([0 if turn["action"] == "double" else 4]) + b"".join(map(fraction, values))
            cubes += chances(cube["no_double"]["estimate"]["probabilities"]) + bytes(8)
            cube_levels += bytes([1, 0x13])
        for analysis in turn.get("plays", [])[:1]:
            counts[0] += 1
            kept = [(i == analysis.get("played"), each) for i, each in enumerate(analysis["candidates"])][:2]
            evals += place + chances(kept[0][1]["assessment"]["estimate"]["probabilities"]) + bytes(4) + bytes([len(kept), 0, 0])
            for is_played, candidate in kept:
                steps = step_bytes(candidate["play"], seat)
                estimate = candidate["assessment"]["estimate"]
                alts += steps + bytes(4 - len(steps)) + fraction(estimate["cubeful"]["emg"]) + chances(estimate["probabilities"])
                alts += bytes([is_played])
                alt_levels += bytes([2 if is_played else 0])
            luck += bytes([3]) + fraction(turn["luck"]["emg"]) if "luck" in turn else bytes(3)
    head = struct.pack("<HBBHHBBIH", 7, 1, 1, 3, 1, 0, 1, 1767534720, len(turns)) + struct.pack("<H6x", 64)
    names = short_text("Ann") + short_text("Бо") + short_text("Club night \u2022 Paris")
    game = struct.pack("<BHBBBBB", 0, len(turns), 1, 1, 0, 0, 0) + b"\xff\xff" + plies
    anal = struct.pack("<BBHHII10x", 2, 0, *counts, 1767534720, 0) + short_text("sample/1.0")
    sections = [chunk(b"MHDR", head + names, True), chunk(b"GAME", game, True), chunk(b"ANAL", anal), chunk(b"EVAL", evals),
                chunk(b"ALTS", alts), chunk(b"CUBE", cubes), chunk(b"GVAN", bytes([3, 3, 7, 1]) + luck + alt_levels + cube_levels),
                chunk(b"CLCK", clock(len(turns)))]
    body = b"".join(sections)
    size = 20 + len(body) + 12 + 8 + 8
    front = b"OGXM" + struct.pack("<HHHHII", 1, 3, 1, 0, size, 1) + body
    return front + chunk(b"CSUM", struct.pack("<II", 0, zlib.crc32(front)), True) + b"END!" + struct.pack("<I", size)


def main():
    folder = ROOT / "samples" / "ogxm"
    (folder / "7-point.ogxm").write_bytes(whole_match(sys.argv[1]))
    (folder / "analysed-game.ogxm").write_bytes(analysed_game(sys.argv[1]))
    (folder / "money-session.ogxm").write_bytes(money_session())
    (folder / "version-1.gvab").write_bytes(version_1(sys.argv[1]))


main()
