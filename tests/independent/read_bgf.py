#!/usr/bin/env python3
"""Writes all samples as BGBlitz's files, takes these apart without any code of ours, and compares.

    tests/independent/read_bgf.py build/ci/cli/gammonkit samples

The decoder follows github.com/FasterXML/smile-format-specification, and what docs/formats/bgf.md tells of the
document: a board of 28 numbers, moves in the mover's own points, doubles as two records.
"""
import gzip
import json
import pathlib
import struct
import sys

sys.dont_write_bytecode = True  # Nothing is left in the source tree.
from told import (FIRST, SECOND, chances_of, end_of, events_of, matches_of, names_of,  # noqa: E402
                  steps_of, value_of)

ACTIONS = ("play", "double", "take", "drop")


# --- Smile ---

class Smile:
    def __init__(self, data):
        assert data[:3] == b":)\n" and data[3] >> 4 == 0, "no Smile of version 0"
        assert data[3] & 7 == 1, "names are shared, texts are not, binary data has bytes of 7 bits"
        self.data, self.at, self.names = data, 4, []

    def byte(self):
        self.at += 1
        return self.data[self.at - 1]

    def take(self, count):
        self.at += count
        assert self.at <= len(self.data), "it ends too early"
        return self.data[self.at - count:self.at]

    def number(self):
        value = 0
        while True:
            byte = self.byte()
            if byte & 0x80:
                value = value << 6 | byte & 0x3F
                return (value >> 1) ^ -(value & 1)
            value = value << 7 | byte

    def double(self):
        bits = 0
        for byte in self.take(10):
            assert byte < 0x80
            bits = bits << 7 | byte
        return struct.unpack(">d", struct.pack(">Q", bits))[0]

    def long_text(self):
        end = self.data.index(0xFC, self.at)
        text = self.take(end - self.at).decode()
        self.at += 1
        return text

    def text(self, count, ascii_only):
        text = self.take(count).decode("ascii" if ascii_only else "utf-8")
        assert ascii_only or not text.isascii(), "plain text has tokens of its own"
        return text

    def name(self, token):
        if 0x40 <= token <= 0x7F:
            return self.names[token - 0x40]
        if 0x30 <= token <= 0x33:
            return self.names[(token & 3) << 8 | self.byte()]
        if token == 0x34:
            return self.long_text()
        if 0x80 <= token <= 0xBF:
            name = self.text(token - 0x7F, True)
        else:
            assert 0xC0 <= token <= 0xF7, f"{token:#x} begins no name"
            name = self.text(token - 0xBE, False)
        assert name not in self.names, f"{name} is written twice"
        self.names.append(name)
        return name

    def value(self, token):
        if 0xC0 <= token <= 0xDF:
            return ((token & 31) >> 1) ^ -(token & 1)
        if 0x40 <= token <= 0x7F:
            return self.text(token - 0x3F, True)
        if 0x80 <= token <= 0xBF:
            return self.text(token - 0x7E, False)
        simple = {0x20: "", 0x21: None, 0x22: False, 0x23: True}
        if token in simple:
            return simple[token]
        if token in (0x24, 0x25):
            return self.number()
        if token == 0x29:
            return self.double()
        if token in (0xE0, 0xE4):
            return self.long_text()
        if token == 0xF8:
            return list(self.until(0xF9))
        assert token == 0xFA, f"{token:#x} begins no value"
        return self.object()

    def until(self, end):
        while (token := self.byte()) != end:
            yield self.value(token)

    def object(self):
        members = {}
        while (token := self.byte()) != 0xFB:
            name = self.name(token)
            assert name not in members
            members[name] = self.value(self.byte())
        return members

    def document(self):
        value = self.value(self.byte())
        assert self.at == len(self.data), "something stands behind the document"
        return value


def document_of(data):
    head, _, packed = data.partition(b"\n")
    assert json.loads(head) == {"format": "BGF", "version": "1.0", "compress": True, "useSmile": True}
    return Smile(gzip.decompress(packed)).document()


# --- The match ---

def counts_of(points):
    """The board of 28 numbers as `told.Board.counts` has it."""
    first, second = [0] * 26, [0] * 26
    for index, count in enumerate(points[:24]):
        if count > 0:
            first[24 - index] = count
        else:
            second[index + 1] = -count
    first[25], second[25], first[0], second[0] = points[24], -points[25], points[26], -points[27]
    return tuple(first), tuple(second)


def make(points, player, begin, end):
    """One checker's move by signs: Green's checkers are positive."""
    sign = 1 if player == -1 else -1
    place = (lambda p: 24 if p == 25 else 24 - p) if player == -1 else (lambda p: 25 if p == 25 else p - 1)
    assert points[place(begin)] * sign > 0, f"nothing on {begin}"
    points[place(begin)] -= sign
    if end == 0:
        points[26 if player == -1 else 27] += sign
        return
    target = place(end)
    if points[target] * sign < 0:
        assert points[target] == -sign, f"{end} is held"
        points[target] = 0
        points[25 if player == -1 else 24] -= sign
    points[target] += sign


def moves_of(holder):
    return [(begin, end) for begin, end in zip(holder["from"], holder["to"]) if begin != -1]


def records_of(game):
    """The same as `told.events_of`, of BGBlitz's records."""
    points = list(game["initial"]["points"])
    assert len(points) == 28
    records = iter(game["moves"])
    for record in records:
        player = FIRST if record["player"] == -1 else SECOND
        if record["type"] in ("atake", "apass", "adouble"):
            yield {"adouble": "double", "atake": "take", "apass": "drop"}[record["type"]], player, None, \
                counts_of(points), record
            continue
        assert record["type"] == "amove" and len(record["from"]) == len(record["to"]) == 4
        dice = (record["green"], record["red"])
        if "dancingEquity" in record:
            assert (record["from"][0], record["to"][0]) == dice
        elif record["from"][0] == -1:
            decision = record["equity"]["cubeDecision"]
            assert decision["hasDoubled"] is True
            yield "double", player, None, counts_of(points), record
            answer = next(records)
            accepted = answer["equity"]["cubeDecision"]["hasAccepted"]
            assert accepted == decision["hasAccepted"] and answer["from"] == [-1] * 4
            yield "take" if accepted else "drop", FIRST if answer["player"] == -1 else SECOND, None, \
                counts_of(points), {}
            continue
        else:
            for begin, end in moves_of(record):
                make(points, record["player"], begin, end)
        yield "play", player, tuple(sorted(dice)), counts_of(points), record


def compare_estimate(equity, estimate):
    known = [equity.get(name) for name in ("myWins", "myGammon", "myBackGammon", "oppGammon", "oppBackGammon")]
    assert (None if known[0] is None else known) == chances_of(estimate)
    value = estimate.get("cubeful", {})
    if "emg" in value:
        assert equity["hasEMG"] and equity["emg"] == value["emg"]
    elif value:
        assert not equity["hasEMG"] and equity["cubeDecision"]["eqCubeFul"] == equity["equity"] == value["equity"]


def compare_analysis(record, turn):
    """What is written of analyses is what was said; the number of those that are written."""
    listed = record.get("moveAnalysis", [])
    dance = record.get("dancingEquity", {})
    if "myWins" in dance:
        said = turn["plays"][0]
        assert not listed and said["played"] == 0 and len(said["candidates"]) == 1
        assert said["candidates"][0].get("play", "") == ""
        compare_estimate(dance, said["candidates"][0]["assessment"]["estimate"])
    for i, entry in enumerate(listed):
        said = turn["plays"][0]["candidates"][i]
        assert sorted(moves_of(entry["move"])) == sorted(steps_of(said.get("play", "")))
        assert entry["played"] == (i == turn["plays"][0].get("played"))
        compare_estimate(entry["eq"], said["assessment"]["estimate"])
    decision = record.get("equity", {}).get("cubeDecision", {})
    cubes = 1 if decision.get("eqNoDouble", -999) > -900 else 0
    if cubes:
        said = turn["cubes"][0]
        for name, side in (("eqNoDouble", "no_double"), ("eqDoubleTake", "double_take")):
            estimate = said[side]["estimate"]
            told = estimate.get("mwc", value_of(estimate["cubeful"]) if "emg" not in estimate["cubeful"] else None)
            if told is not None:
                assert decision[name] == told
    if "luck" in record:
        luck = record["luck"]
        assert luck["luckPlain" if luck["mode"] == "Money" else "luckWeighted"] == value_of(turn["luck"])
    return len(listed) + ("myWins" in dance) + cubes


def compare_game(game, said, is_money):
    """How much analysis was compared; nothing if the game has what the format cannot tell."""
    assert (game["scoreGreen"], game["scoreRed"]) == (said["score"]["first"], said["score"]["second"])
    if is_money:
        assert game["isCrawford"] is False
    events = events_of(said, ACTIONS)
    if events is None:
        return None
    analysed = 0
    records = list(records_of(game))
    assert [record[:4] for record in records] == [event[:4] for event in events]
    for record, event in zip(records, events):
        analysed += compare_analysis(record[4], event[4])
    if end_of(said) is not None and game["wonPoints"] > 0:
        assert game["wasResignation"] and game["wonPoints"] % end_of(said) == 0
    return analysed


def main():
    program, samples = sys.argv[1], pathlib.Path(sys.argv[2])
    games = analysed = 0
    for name, match, written in matches_of(program, samples):
        try:
            document = document_of(written("bgf"))
            assert document["matchlen"] == match.get("rules", {}).get("length", 0)
            assert [document["nameGreen"], document["nameRed"]] == names_of(match)
            assert len(document["games"]) == len(match["games"])
            for game, said in zip(document["games"], match["games"]):
                found = compare_game(game, said, document["matchlen"] == 0)
                games += found is not None
                analysed += found or 0
        except (AssertionError, KeyError, IndexError, UnicodeDecodeError) as error:
            sys.exit(f"{name}: {type(error).__name__}: {error}")
    print(f"{games} games and {analysed} candidates and cube decisions are as they were")
    assert games > 80 and analysed > 1000, "hardly anything was compared"


main()
