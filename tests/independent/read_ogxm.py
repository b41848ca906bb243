#!/usr/bin/env python3
"""Writes all samples as OGXM 2, takes these files apart without any code of ours, and compares.

    tests/independent/read_ogxm.py build/ci/cli/gammonkit samples

The decoder follows docs/formats/ogxm.md: every section, record and text must end where it says.
"""
import pathlib
import struct
import sys
import zlib

sys.dont_write_bytecode = True  # Nothing is left in the source tree.
from told import (FIRST, SECOND, chances_of, end_of, events_of, matches_of, names_of, near,  # noqa: E402
                  steps_of, value_of)

ROLLS = [(low, high) for low in range(1, 7) for high in range(low, 7)]
ACTIONS = ("play", "double", "take", "drop", "beaver", "raccoon")
SEATS = (FIRST, SECOND)
OPENING = {1: 2, 12: 5, 17: 3, 19: 5, 24: -2, 13: -5, 8: -3, 6: -5}
# Numbers of the fields, by record, with how each is read. "" holds nothing.
MATCH = {0: "text", 1: "text", 2: "varint", 3: "varint", 4: "pair", 8: "varint", 11: "", 12: "text", 13: "varint",
         15: "text", 16: "varint", 17: "text", 18: "text", 19: "text", 20: "text", 21: "text", 22: "text",
         23: "player", 24: "player"}
PLAYER = {0: "text", 1: "varint", 2: "text"}
GAME = {0: "varint", 1: "varint", 3: "board", 4: "varint", 5: "varint", 6: "varint"}
PLY = {0: "dice", 1: "varint", 2: "varint", 3: "", 6: "board", 8: "varint"}
LEVEL = {0: "text", 1: "varint", 2: "varint", 3: "rollout"}
ANALYSIS = {2: "level", 6: "text", 8: "text", 9: "varint", 11: "text"}
ALTERNATIVE = {0: "chances", 1: "level", 2: "", 3: "equity", 4: "equity"}
CHECKER = {0: "alternatives"}
CUBE = {0: "equity", 1: "equity", 2: "equity", 3: "chances", 7: "level", 11: "varint"}
NOTE = {0: "text"}


class Bytes:
    def __init__(self, data):
        self.data, self.at = data, 0

    def take(self, count):
        self.at += count
        assert self.at <= len(self.data), "it ends too early"
        return self.data[self.at - count:self.at]

    def varint(self):
        value, shift = 0, 0
        while True:
            byte = self.take(1)[0]
            value |= (byte & 127) << shift
            if byte < 128:
                assert byte or not shift, "a varint is longer than it must be"
                return value
            shift += 7

    def text(self):
        data = self.take(self.varint())
        assert len(data) <= 4096
        return data.decode()

    def equity(self):
        return struct.unpack("<i", self.take(4))[0] / 1e6

    def chances(self):
        return [number / 1e4 for number in struct.unpack("<5H", self.take(10))]

    def pair(self):
        return self.varint(), self.varint()

    def dice(self):
        return tuple(self.take(2))

    def board(self):
        return dict(enumerate(struct.unpack("<26b", self.take(26))))

    def steps(self, count):
        steps = [(byte & 31, byte >> 5) for byte in self.take(count)]
        assert all(point <= 25 and 1 <= pips <= 6 for point, pips in steps)
        return steps

    def rollout(self):
        return self.record({0: "varint"})[1]

    def level(self):
        level = self.record(LEVEL)[1]
        assert level, "a level that says nothing"
        return level

    def player(self):
        player = self.record(PLAYER)[1]
        assert (1 in player) == (2 in player), "a rating stands with its system"
        return player

    def alternatives(self):
        return [self.record(ALTERNATIVE, lambda body: (body.steps(body.varint()), body.equity()))
                for _ in range(self.varint())]

    def record(self, known, mandatory=lambda body: None):
        """What every record has, and its optional fields."""
        body = Bytes(self.take(self.varint()))
        mask = body.varint()
        assert mask < 1 << (max(known, default=-1) + 1), f"the mask {mask:#x} has unknown fields"
        head = mandatory(body)
        fields = {}
        for bit in range(mask.bit_length()):
            if mask >> bit & 1:
                fields[bit] = getattr(body, known[bit])() if known[bit] else True
        assert body.at == len(body.data), "something stands behind the fields"
        return head, fields

    def all(self, read):
        found = []
        while self.at < len(self.data):
            found.append(read())
        return found


def sections_of(data):
    assert data[:4] == b"OGXM" and data[-4:] == b"END!"
    major, minor, reader, least, size = struct.unpack("<4HI", data[4:16])
    assert (major, reader) == (2, 2) and minor <= 2 and least in (0, 2) and size == len(data)
    at, sections = 16, []
    while at < size - 4:
        kind, (length, flags) = data[at:at + 4], struct.unpack("<IB", data[at + 4:at + 9])
        assert flags == (kind in (b"MTCH", b"GAME"))
        payload = data[at + 9:at + 9 + length]
        if kind == b"CSUM":
            (algorithm, digest), _ = Bytes(payload).record({}, lambda b: (b.varint(), b.take(b.varint())))
            assert algorithm == 0 and struct.unpack("<I", digest)[0] == zlib.crc32(data[:at]), "the checksum is wrong"
        sections.append((kind.decode(), Bytes(payload)))
        at += 9 + length
    assert at == size - 4
    kinds = [kind for kind, _ in sections]
    order = ["MTCH", "GAME", "ANAL", "DECS", "CLCK", "ANNO", "CSUM"]
    assert kinds[0] == "MTCH" and kinds[-1] == "CSUM" and kinds.count("MTCH") == 1 and kinds.count("ANNO") <= 1
    assert kinds.count("CLCK") <= 1
    assert [order.index(k) for k in kinds if k not in ("ANAL", "DECS")] == sorted(
        order.index(k) for k in kinds if k not in ("ANAL", "DECS"))
    return sections


def ply_of(section):
    head = section.take(1)[0]
    ply = {"action": head & 63, "seat": head >> 6 & 1, "steps": [], "more": {}}
    if ply["action"] <= 20:
        low, high = ROLLS[ply["action"]]
        for _ in range(4 if low == high else 2):
            if section.data[section.at] == 0:
                section.take(1)
                break
            ply["steps"] += section.steps(1)
    if head & 128:
        ply["more"] = section.record(PLY)[1]
        assert ply["more"], "a record that says nothing"
    return ply


def decision_of(section):
    """A record of DECS: its fields depend on its kind."""
    begin = section.at
    length = section.varint()
    body = Bytes(section.data[section.at:section.at + length])
    body.varint()
    ply, kind = body.varint(), body.varint()
    section.at = begin
    known = {0: CHECKER, 1: CUBE, 3: {}}[kind]

    def mandatory(body):
        body.varint(), body.varint()
        return {0: lambda: None, 1: body.varint, 3: body.equity}[kind]()

    head, fields = section.record(known, mandatory)
    return ply, kind, head, fields


def moments_of(section):
    """When each ply was recorded, in milliseconds: the lower bits in words, then the rest as ones up to a zero."""
    section.take(20)
    count, bits, step = struct.unpack("<IBI", section.take(9))
    room, lower, moments = 64 // bits, [], [0]
    for i in range(0, count, room):
        word = int.from_bytes(section.take(8), "little")
        for _ in range(min(room, count - i)):
            lower.append(word & (1 << bits) - 1)
            word >>= bits
        assert word == 0, "bits are set that mean nothing"
    rest = iter("".join(f"{byte:08b}"[::-1] for byte in section.take(len(section.data) - section.at)))
    for part in lower:
        upper = 0
        while next(rest) == "1":
            upper += 1
        moments.append(moments[-1] + step * ((upper << bits) + part))
    left = "".join(rest)
    assert len(left) < 8 and "1" not in left
    return moments


class File:
    def __init__(self, data):
        self.games, self.analyses, self.notes, self.moments = [], [], [], []
        for kind, section in sections_of(data):
            if kind == "MTCH":
                (self.length, variant), self.match = section.record(MATCH, lambda b: (b.varint(), b.varint()))
                assert variant == 0
                assert 22 not in self.match or 21 in self.match, "a name on a site has a site"
            elif kind == "GAME":
                fields = section.record(GAME)[1]
                assert (0 in fields) == (1 in fields) and fields.get(3) != full(OPENING)
                self.games.append((fields, section.all(lambda section=section: ply_of(section))))
            elif kind == "ANAL":
                self.analyses.append([section.record(ANALYSIS, lambda b: b.take(16)), []])
            elif kind == "DECS":
                self.analyses[-1][1] = section.all(lambda section=section: decision_of(section))
            elif kind == "CLCK":
                self.moments = moments_of(section)
            elif kind == "ANNO":
                self.notes = section.all(lambda section=section: section.record(
                    NOTE, lambda b: (b.varint(), b.varint(), b.text())))
            if kind != "CSUM":
                assert section.at == len(section.data), f"something stands behind {kind}"
        ids = [head[0] for head, _ in self.analyses]
        assert len(set(ids)) == len(ids), "two analyses have one id"


def full(board):
    return {place: board.get(place, 0) for place in range(26)}


def counts_of(board):
    """As `told.Board.counts`; what is off is what is missing."""
    first = [0] + [max(0, board[25 - point]) for point in range(1, 26)]
    second = [0] + [max(0, -board[point]) for point in range(1, 26)]
    first[0], second[0] = 15 - sum(first), 15 - sum(second)
    return tuple(first), tuple(second)


def make(board, seat, point, pips, dice):
    """A step by signs; each takes a die."""
    sign = 1 if seat == 0 else -1
    assert board[point] * sign > 0, f"nothing on {point}"
    dice.remove(pips)
    board[point] -= sign
    target = point + sign * pips
    if 1 <= target <= 24:
        if board[target] == -sign:
            board[target] = 0
            board[25 if seat == 0 else 0] -= sign
        assert board[target] * sign >= 0, f"{target} is held"
        board[target] += sign


def plies_of(fields, plies):
    """The same as `told.events_of`. A beaver is taken by going on."""
    board = fields.get(3, full(OPENING))
    names = {21: "double", 22: "take", 23: "drop", 32: "beaver", 33: "raccoon"}
    redoubled = None
    for ply in plies:
        action, player = ply["action"], SEATS[ply["seat"]]
        if redoubled is not None and action <= 20:
            yield "take", SEATS[1 - redoubled], None, counts_of(board)
            redoubled = None
        if action <= 20:
            low, high = ROLLS[action]
            left = [low] * 4 if low == high else [low, high]
            for point, pips in ply["steps"]:
                make(board, ply["seat"], point, pips, left)
            yield "play", player, (low, high), counts_of(board)
        elif action in names:
            redoubled = ply["seat"] if action in (32, 33) else None
            yield names[action], player, None, counts_of(board)
        else:
            assert action == 27 and 1 <= ply["more"][1] <= 3, f"action {action}"


def compare_checker(fields, candidates, seat):
    assert len(fields[0]) == len(candidates)
    for ((steps, equity), more), candidate in zip(fields[0], candidates):
        begins = [(25 - point if seat == 0 else point, pips) for point, pips in steps]
        assert sorted((begin, max(0, begin - pips)) for begin, pips in begins) == sorted(
            steps_of(candidate.get("play", "")))
        estimate = candidate["assessment"]["estimate"]
        assert near(equity, value_of(estimate["cubeful"]), 6e-7)
        chances = chances_of(estimate)
        assert (0 in more) == (chances is not None)
        assert all(near(a, b, 6e-5) for a, b in zip(more.get(0, []), chances or []))


def compare_cube(fields, said):
    for bit, side in enumerate(("no_double", "double_take")):
        assert near(fields[bit], value_of(said[side]["estimate"]["cubeful"]), 6e-7)
    if "double_drop" in said:
        assert near(fields[2], value_of(said["double_drop"]), 6e-7)


def compare_analyses(file, turns):
    """`turns` are those of the plies that are known, by number."""
    compared = 0
    for _, decisions in file.analyses:
        assert [decision[:2] for decision in decisions] == sorted({decision[:2] for decision in decisions})
        for ply, kind, head, fields in decisions:
            if ply not in turns:
                continue
            turn, seat = turns[ply]
            if kind == 3:
                assert near(head, value_of(turn["luck"]), 6e-7)
            elif kind == 0 and len(turn["plays"]) == 1:
                compare_checker(fields, turn["plays"][0]["candidates"], seat)
            elif kind == 1 and len(turn["cubes"]) == 1:
                compare_cube(fields, turn["cubes"][0])
            compared += 1
    return compared


def compare(file, match):
    """The games and judgements that were compared."""
    games, turns, first = 0, {}, 0
    assert file.length == match.get("rules", {}).get("length", 0) and len(file.games) == len(match["games"])
    assert [file.match.get(0, ""), file.match.get(1, "")] == names_of(match)
    for (fields, plies), said in zip(file.games, match["games"]):
        events = events_of(said, ACTIONS)
        is_usual = all(ply["action"] != 31 for ply in plies)  # A play that the rules reject is told as a board.
        if events is not None and is_usual:
            games += 1
            assert list(plies_of(fields, plies)) == [event[:4] for event in events]
            told = [event for i, event in enumerate(events)
                    if event[0] != "take" or events[i - 1][0] not in ("beaver", "raccoon")]
            for number, event in enumerate(told):
                turns[first + number] = event[4], SEATS.index(event[1])
            if end_of(said) is not None:
                assert plies[-1]["action"] == 27 and plies[-1]["more"][1] == end_of(said)
        first += len(plies)
    for ply, moment in enumerate(file.moments):
        assert ply not in turns or turns[ply][0]["times"]["milliseconds"] == moment
    return games, compare_analyses(file, turns)


def main():
    program, samples = sys.argv[1], pathlib.Path(sys.argv[2])
    games = judgements = notes = moments = 0
    for name, match, written in matches_of(program, samples):
        try:
            file = File(written("ogxm"))
            more_games, more = compare(file, match)
        except (AssertionError, KeyError, IndexError, ValueError) as error:
            sys.exit(f"{name}: {type(error).__name__}: {error}")
        games, judgements, notes = games + more_games, judgements + more, notes + len(file.notes)
        moments += len(file.moments)
    print(f"{games} games, {judgements} judgements, {moments} times are as they were; {notes} annotations")
    assert games > 80 and judgements > 200 and notes > 15 and moments > 100, "hardly anything was compared"


main()
