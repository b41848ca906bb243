"""What the samples say, as `convert -t json` tells it: the measure for decoders of other formats."""
import json
import pathlib
import subprocess
import tempfile

START = {24: 2, 13: 5, 8: 3, 6: 5}  # In each player's own numbering; 25 is the bar, 0 is off.
OTHER = {"first": "second", "second": "first"}
# The players of both sides as our decoders know them.
FIRST, SECOND = "first", "second"


class Board:
    """Checkers by player and by his own points."""

    def __init__(self):
        self.sides = {FIRST: dict(START), SECOND: dict(START)}

    def move(self, player, begin, end):
        own, other = self.sides[player], self.sides[OTHER[player]]
        assert own.get(begin, 0) > 0, f"no checker of {player} on {begin}"
        if end > 0:
            there = other.get(25 - end, 0)
            assert there < 2, f"{player} moves to {end}, which the other holds"
            if there == 1:
                other[25 - end] = 0
                other[25] = other.get(25, 0) + 1
        own[begin] -= 1
        own[end] = own.get(end, 0) + 1

    def counts(self):
        """A value to compare."""
        return tuple(tuple(side.get(point, 0) for point in range(26)) for side in self.sides.values())


def point(name):
    return {"bar": 25, "off": 0}[name] if name in ("bar", "off") else int(name)


def steps_of(play):
    return [tuple(point(name) for name in step.split("/")) for step in play.split()]


def run(program, *arguments):
    return subprocess.run([program, *map(str, arguments)], capture_output=True, check=False)


def record_as(program, sample, target, folder):
    """The bytes of a sample in a format; nothing if it cannot be written as that."""
    output = pathlib.Path(folder) / "out"
    output.unlink(missing_ok=True)
    done = run(program, "convert", "-q", sample, "-t", target, "-o", output)
    assert done.returncode >= 0, f"{sample}: {done.stderr.decode()}"
    return output.read_bytes() if output.exists() else None


def matches_of(program, samples):
    """Each sample that holds a match of standard backgammon: its name, the match, and a function that gives
    its bytes in a format."""
    with tempfile.TemporaryDirectory() as folder:
        for sample in sorted(path for path in samples.rglob("*") if path.is_file() and path.suffix != ".md"):
            text = record_as(program, sample, "json", folder)
            document = json.loads(text) if text else {}
            matches = document.get("matches", [])
            if len(matches) != 1 or not matches[0].get("games") or "variant" in matches[0].get("rules", {}):
                continue
            yield sample.relative_to(samples), matches[0], lambda target, sample=sample: record_as(
                program, sample, target, folder)


def names_of(match):
    return [match.get("players", {}).get(player, {}).get("name", "") for player in (FIRST, SECOND)]


def end_of(game):
    """How the turns end a game: "resign" and the stake, or nothing to be said."""
    turns = [turn for turn in game.get("turns", []) if turn["action"] != "remark"]
    if len(turns) > 1 and turns[-1]["action"] == "accept-resignation":
        return {"single": 1, "gammon": 2, "backgammon": 3}[turns[-2].get("stake", "single")]
    return None


def events_of(game, actions):
    """What happens: (action, player, dice, board after it, turn) one by one. Nothing if a game has turns that
    are not among `actions`, or plays that are no legal plays."""
    board, events = Board(), []
    for turn in game.get("turns", []):
        action = turn["action"]
        if action in ("remark", "resign", "accept-resignation"):
            continue
        if action not in actions or "result" in turn or "notation" in turn:
            return None
        try:
            for begin, end in steps_of(turn.get("play", "")):
                board.move(turn["player"], begin, end)
        except AssertionError:
            return None
        dice = tuple(sorted(turn["dice"])) if "dice" in turn else None
        events.append((action, turn["player"], dice, board.counts(), turn))
    return events


def value_of(value):
    """The bare number of {"emg": 0.1}."""
    return next(iter(value.values()))


CHANCES = ("win", "win_gammon", "win_backgammon", "lose_gammon", "lose_backgammon")


def chances_of(estimate):
    known = estimate.get("probabilities")
    return [known.get(name, 0) for name in CHANCES] if known else None


def near(a, b, tolerance):
    return a == b or (a is not None and b is not None and abs(a - b) <= tolerance)
