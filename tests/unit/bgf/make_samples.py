#!/usr/bin/env python3
"""Makes samples/bgf out of matches in other formats, to what docs/formats/bgf.md tells of BGBlitz's files.

    tests/unit/bgf/make_samples.py build/release/cli/gammonkit

The files are made up as far as we know how BGBlitz writes; none of them comes from BGBlitz.
"""
import gzip
import json
import pathlib
import struct
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[3]
sys.dont_write_bytecode = True  # Nothing is left in the source tree.
sys.path.insert(0, str(ROOT / "library/python/gammonkit"))
from _contexts import with_contexts  # noqa: E402
START = [2, 0, 0, 0, 0, -5, 0, -3, 0, 0, 0, 5, -5, 0, 0, 0, 3, 0, 5, 0, 0, 0, 0, -2, 0, 0, 0, 0]
NONE = -999.0


# --- Smile: github.com/FasterXML/smile-format-specification ---

class Smile:
    def __init__(self, share_values):
        self.names, self.values, self.share_values = {}, {}, share_values
        self.out = bytearray(b":)\n" + bytes([1 | (2 if share_values else 0)]))

    def vint(self, number):
        groups = [0x80 | (number & 0x3F)]
        number >>= 6
        while number:
            groups.append(number & 0x7F)
            number >>= 7
        self.out += bytes(reversed(groups))

    def text(self, text, ascii_token, utf_token, longest):
        data = text.encode()
        if len(data) == len(text) and len(data) <= longest:
            self.out += bytes([ascii_token + len(data) - 1]) + data
        elif 2 <= len(data) <= longest + 1:
            self.out += bytes([utf_token + len(data) - 2]) + data
        else:
            return False
        return True

    def shared(self, table, text):
        """True and written, if the text has been written before."""
        index = table.get(text)
        if index is None:
            if len(table) == 1024:
                table.clear()
            table[text] = len(table)
        return index

    def name(self, name):
        index = self.shared(self.names, name)
        if index is not None:
            self.out += bytes([0x40 + index]) if index < 64 else bytes([0x30 | index >> 8, index & 0xFF])
        else:
            assert self.text(name, 0x80, 0xC0, 56)

    def string(self, text):
        if not text:
            self.out.append(0x20)
            return
        if len(text.encode()) <= 64:
            index = self.shared(self.values, text) if self.share_values else None
            if index is not None:
                self.out += bytes([index + 1]) if index < 31 else bytes([0xEC | index >> 8, index & 0xFF])
                return
            data = text.encode()
            if len(data) <= 32:
                if self.text(text, 0x40, 0x80, 32):
                    return
            if len(data) == len(text):
                self.out += bytes([0x60 + len(data) - 33]) + data
            else:
                self.out += bytes([0xA0 + len(data) - 34]) + data
            return
        self.out += b"\xE4" + text.encode() + b"\xFC"

    def double(self, number):
        bits = struct.unpack(">Q", struct.pack(">d", number))[0]
        self.out += b"\x29" + bytes((bits >> shift) & 0x7F for shift in range(63, -1, -7))

    def value(self, value):
        if value is None or value is True or value is False:
            self.out.append({None: 0x21, False: 0x22, True: 0x23}[value])
        elif isinstance(value, int):
            zigzag = value * 2 if value >= 0 else -value * 2 - 1
            if zigzag < 32:
                self.out.append(0xC0 + zigzag)
            else:
                self.out.append(0x24)
                self.vint(zigzag)
        elif isinstance(value, float):
            self.double(value)
        elif isinstance(value, str):
            self.string(value)
        elif isinstance(value, list):
            self.out.append(0xF8)
            for element in value:
                self.value(element)
            self.out.append(0xF9)
        else:
            self.out.append(0xFA)
            for name, member in value.items():
                self.name(name)
                self.value(member)
            self.out.append(0xFB)


def packed(document, smile, compress, share_values=False):
    header = {"format": "BGF", "version": "1.0", "compress": compress, "useSmile": smile}
    if smile:
        encoder = Smile(share_values)
        encoder.value(document)
        body = bytes(encoder.out)
    else:
        body = json.dumps(document, ensure_ascii=False).encode()
    return json.dumps(header, separators=(",", ":")).encode() + b"\n" + (gzip.compress(body, mtime=0) if compress else body)


# --- The match document ---

def read(gammonkit, path):
    text = subprocess.run([gammonkit, "convert", "-q", ROOT / path, "-t", "json", "-o", "-"], check=True,
                          capture_output=True, text=True).stdout
    return with_contexts(json.loads(text))["matches"][0]


def point(name):
    return {"bar": 25, "off": 0}.get(name) if name in ("bar", "off") else int(name)


def ends(play, merge):
    """The beginning and end of each checker's way, in lists of four."""
    steps = [[point(p) for p in step.split("/")] for step in play.split()]
    merged = []
    for step in steps:
        if merge and merged and merged[-1][1] == step[0] and len(steps) == 2:
            merged[-1][1] = step[1]
        else:
            merged.append(step)
    merged += [[-1, -1]] * (4 - len(merged))
    return {"from": [s[0] for s in merged], "to": [s[1] for s in merged]}


def floats(numbers):
    """JSON writes 1 for a value that is a double in BGBlitz's files."""
    return {name: float(number) for name, number in numbers.items()}


def equity(estimate, decision=None):
    chances = floats(estimate.get("probabilities", {}))
    result = {"cube": 1, "equity": 0.0, "matchEquity": NONE, "hasEMG": False, "emg": NONE}
    value = floats(estimate.get("cubeful", {}))
    if "emg" in value:
        result.update(hasEMG=True, emg=value["emg"], matchEquity=0.5 + 0.1 * value["emg"])
    elif "equity" in value:
        result.update(equity=value["equity"], cubeDecision={"eqCubeFul": value["equity"]})
    if chances:
        result.update(myWins=chances["win"], oppWins=1 - chances["win"])
        for name, key in (("myGammon", "win_gammon"), ("myBackGammon", "win_backgammon"),
                          ("oppGammon", "lose_gammon"), ("oppBackGammon", "lose_backgammon")):
            result[name] = chances.get(key, 0.0)
    if decision:
        result["cubeDecision"] = decision
    return result


def cube_of(turn):
    """The `equity` of a move: what the cube decision before it is worth."""
    if not turn.get("cubes"):
        return equity({})
    cube = turn["cubes"][0]
    no_double = cube["no_double"]["estimate"]
    numbers = {"eqNoDouble": no_double["cubeful"], "eqDoubleTake": cube["double_take"]["estimate"]["cubeful"]}
    numbers["eqDoublePass"] = cube.get("double_drop", {"mwc": 0.7})
    in_match = "mwc" in no_double["cubeful"]
    decision = {name: float(list(value.values())[0]) for name, value in numbers.items()}
    decision.update(stateOnMove="NO_DOUBLE", stateOther="ACCEPT")
    return dict(equity(no_double, decision), hasEMG=in_match, emg=0.1 if in_match else NONE)


def play_record(turn, player, merge):
    dice = turn["dice"]
    record = {"type": "amove", "player": player, "green": dice[0], "red": dice[1]}
    if "play" not in turn:
        record.update(dancingEquity=equity({}), **{"from": [dice[0], -1, -1, -1], "to": [dice[1], -1, -1, -1]})
    else:
        record.update(ends(turn["play"], merge))
    record["equity"] = cube_of(turn)
    record["moveAnalysis"] = []
    for analysis in turn.get("plays", []):
        for i, candidate in enumerate(analysis["candidates"][:8]):
            record["moveAnalysis"].append({"move": ends(candidate["play"], merge=False),
                                           "eq": equity(candidate["assessment"]["estimate"]),
                                           "played": i == analysis.get("played"),
                                           "ply": candidate["assessment"]["context"].get("plies", 0)})
    if "luck" in turn:
        emg = float(list(turn["luck"].values())[0])
        record["luck"] = {"luckPlain": emg * 0.1, "luckWeighted": emg, "mode": "Match"}
    record["pr"] = {"checkerError": -99.0, "cubeError": -99.0}
    record["ply"] = 2
    return record


def cube_records(turn, player, accepted):
    decision = dict(cube_of(turn).get("cubeDecision", {"eqNoDouble": NONE}), hasDoubled=True, hasAccepted=accepted)
    nothing = {"from": [-1] * 4, "to": [-1] * 4, "moveAnalysis": [], "ply": 2}
    doubles = dict(nothing, type="amove", player=player, green=0, red=0,
                   equity=dict(cube_of(turn), cubeDecision=decision))
    answers = dict(nothing, type="amove", player=-player, green=0, red=0,
                   equity=dict(equity({}), cubeDecision={"hasAccepted": accepted}))
    return [doubles, answers]


def game_of(game, points, merge):
    moves, resigned = [], False
    for i, turn in enumerate(game["turns"]):
        player = -1 if turn["player"] == "first" else 1
        if turn["action"] == "play":
            moves.append(play_record(turn, player, merge))
        elif turn["action"] == "double":
            moves += cube_records(turn, player, game["turns"][i + 1]["action"] == "take")
        elif turn["action"] == "resign":
            resigned = True
    # BGBlitz ends a game with a record in which nothing happens.
    moves.append({"type": "amove", "player": 1, "green": 7, "red": 7, "from": [-1] * 4, "to": [-1] * 4, "equity": equity({})})
    return {"scoreGreen": game["score"]["first"], "scoreRed": game["score"]["second"],
            "isCrawford": game.get("crawford", False), "initial": {"points": START, "cube": 1, "cubeOwner": 0},
            "wonPoints": points, "wasResignation": resigned, "wasForfeit": False, "moves": moves}


def document_of(match, scores, merge):
    """`scores` has the score after each game; `merge`: one checker's way is one move."""
    games = []
    for game, score in zip(match["games"], scores):
        before = game["score"]["first"] + game["score"]["second"]
        games.append(game_of(game, sum(score) - before, merge))
    return {"matchlen": match["rules"]["length"], "nameGreen": match["players"]["first"]["name"],
            "nameRed": match["players"]["second"]["name"], "event": match.get("event", ""),
            "location": match.get("place", ""), "round": match.get("round", ""), "date": "Nov 26, 2023",
            "useCrawford": True, "useJacoby": False, "useBeaver": False, "useCube": True, "cubeLimit": 64,
            "finalGreen": scores[-1][0], "finalRed": scores[-1][1], "gameMode": 0, "games": games}


def plain_session():
    """A money session in which everything is written in the less usual way."""
    point_list = [0] * 28
    point_list[0], point_list[18], point_list[23], point_list[5], point_list[26], point_list[27] = 2, 3, -2, -3, 10, -10
    nothing = [-1, -1, -1, -1]

    def move(player, dice, begin, end, **more):
        return dict({"type": "amove", "player": player, "green": dice[0], "red": dice[1],
                     "from": begin + nothing[len(begin):], "to": end + nothing[len(end):]}, **more)

    first = [move(-1, (3, 1), [8, 6], [5, 5], luck={"luckPlain": 0.12, "luckWeighted": 0.12, "mode": "Money"}),
             {"type": "adouble", "player": 1}, {"type": "atake", "player": -1},
             move(1, (6, 5), [24], [13], comment="both dice with one checker"),
             move(-1, ("5", "5"), [13, 13, 8], [8, 3, 3]), move(1, (3, 1), [8, 6], [5, 5]),
             {"type": "adouble", "player": -1}, {"type": "apass", "player": 1}]
    second = [move(1, (2, 1), [24, 6], [22, 5]), move(-1, (4, 4), [24, 24, 20, 20], [20, 20, 16, 16])]
    return {"matchlen": 0, "nameGreen": "Ann", "nameRed": "Боб", "location": "Zürich", "date": "2024.02.29",
            "ratingGreen": 1812.5, "ratingRed": 0, "useJacoby": True, "useBeaver": True, "useCube": True,
            "luck": {"luckPlain": 0.12, "mode": "Money"},
            "games": [{"scoreGreen": 0, "scoreRed": 0, "wonPoints": 2, "moves": first},
                      {"scoreGreen": 2, "scoreRed": 0, "moves": second,
                       "initial": {"points": point_list, "cube": 2, "cubeOwner": 1}}]}


def main():
    gammonkit = sys.argv[1]
    folder = ROOT / "samples" / "bgf"
    match = read(gammonkit, "samples/mat/xg-7-point.mat")
    scores = [(g["score"]["first"], g["score"]["second"]) for g in match["games"][1:]] + [(7, 4)]
    (folder / "7-point.bgf").write_bytes(packed(document_of(match, scores, merge=False), smile=True, compress=True))
    analysed = read(gammonkit, "samples/sgf/analysed-game-3.sgf")
    document = document_of(analysed, [(3, 1)], merge=True)
    (folder / "analysed-game.bgf").write_bytes(packed(document, smile=True, compress=False, share_values=True))
    (folder / "money-as-json.bgf").write_bytes(packed(plain_session(), smile=False, compress=False))


main()
