#!/usr/bin/env python3
"""Takes the logs that we write of one format apart, plays them on a board of its own, and compares every roll,
play, board and cube action with what `json` says of the sample. It knows nothing but docs/formats/FORMAT.md.

    read_logs.py path/to/gammonkit FORMAT samples
"""
import re
import sys
import pathlib

from told import FIRST, OTHER, SECOND, Board, events_of, matches_of, point

WORDS = {"doubles": "double", "takes": "take", "accepts": "take", "accepted": "take", "drops": "drop", "rejects": "drop",
         "refused": "drop", "pass": "drop", "double": "double", "accept": "take", "take": "take", "beaver": "beaver",
         "beavers": "beaver", "raccoon": "raccoon", "drop": "drop"}


def word_in(text):
    return WORDS.get(text.split()[0].lower()) if text.split() else None


def steps_in(text):
    """Pairs of points, in whatever way they are written: "8/5*", "8-5", "8 5"."""
    names = re.findall(r"bar|off|\d+", text)
    assert len(names) % 2 == 0, f"odd number of points: {text}"
    return [(point(a), point(b)) for a, b in zip(names[::2], names[1::2])]


class Game:
    """The events of one game, as `told.events_of` has them, from its rows."""

    def __init__(self):
        self.board, self.events, self.score, self.offer = Board(), [], None, None

    def add(self, action, player, dice=None):
        self.offer = player if action in ("double", "beaver", "raccoon") else None
        self.events.append((action, player, tuple(sorted(dice)) if dice else None, self.board.counts()))

    def play(self, player, dice, steps, as_opponent=False):
        if as_opponent:
            steps = [(25 - begin, 25 - end) for begin, end in steps]
        for begin, end in steps:
            self.board.move(player, begin, end)
        self.add("play", player, [int(die) for die in dice])

    def roll(self, player, dice):
        self.add("roll", player, [int(die) for die in dice])

    def cube(self, player, action):
        """A double that answers a double is a beaver, and one that answers a beaver a raccoon."""
        if action in ("double", "beaver") and self.offer == OTHER[player]:
            action = "raccoon" if self.events[-1][0] == "beaver" else "beaver"
        self.add(action, player)


def games_of_oldmoves(text):
    game, x, resigned = None, FIRST, False
    first_x = None
    for line in text.splitlines():
        heading = re.match(r"Score is (\d+)-(\d+) in a", line)
        names = re.match(r"(.*) is X - .* is O\.?$", line)
        row = re.match(r"([XO]): (.*)", line)
        if heading:
            game, resigned = Game(), False
            game.score = (int(heading[1]), int(heading[2]))
            yield game
        elif names:
            first_x = first_x or names[1]
            assert names[1] == first_x, "X is always the first player"
        elif row:
            player, said = (x if row[1] == "X" else OTHER[x]), row[2]
            roll = re.match(r"\((\d) (\d)\) ?(.*)", said)
            if roll and not roll[3]:
                game.roll(player, roll.groups()[:2])
            elif roll:
                moves = roll[3].replace("bar", "25" if player == x else "0").replace("off", "0" if player == x else "25")
                steps = [] if moves == "can't move" else steps_in(moves)
                game.play(player, roll.groups()[:2], steps, as_opponent=player != x)
            elif said.startswith("wants to resign"):
                resigned = True
            elif said != "wins" and not resigned:
                game.cube(player, word_in(said))


def games_of_sgg(text):
    game, rolled = None, None
    for line in text.splitlines():
        heading = re.match(r"Game \d+\.(\d+)\*?-(\d+)\*?(/\d+)?$", line)
        row = re.match(r"\d+\t(\t?)(.*)", line)
        if heading:
            game, rolled = Game(), None
            game.score = (int(heading[1]), int(heading[2]))
            yield game
        elif row and game:
            player, said = SECOND if row[1] else FIRST, row[2]
            roll = re.match(r"([1-6])([1-6]): ?(.*)", said)
            if roll and roll[3] in ("", "resign"):
                game.roll(player, roll.groups()[:2])
                rolled = said
            elif roll:
                if rolled and game.events[-1][:2] == ("roll", player):
                    game.events.pop()
                game.play(player, roll.groups()[:2], [] if roll[3] == "O-O" else steps_in(roll[3]))
            elif word_in(said) and said != "resign":
                game.add(word_in(said), player)


def games_of_tmg(text):
    game, raises = None, {"5": "double", "7": "take", "8": "beaver", "10": "drop"}
    for line in text.splitlines():
        heading = re.match(r"Game \d+: (\d+)-(\d+)$", line)
        row = re.match(r"\s+(-?)(\d+) (\d+) ?(.*)", line)
        if heading:
            game = Game()
            game.score = (int(heading[1]), int(heading[2]))
            yield game
        elif row and game:
            player, code, data = SECOND if row[1] else FIRST, row[3], row[4]
            if code == "1" and data != "?":
                game.roll(player, data[:2])
            elif code == "4":
                dice = game.events.pop()[2]
                game.play(player, dice, [] if data == "0/0" else steps_in(data))
            elif code in raises:
                again = code == "8" and game.events[-1][0] == "beaver"
                game.add("raccoon" if again else raises[code], player)


def games_of_party(text):
    entries = dict(re.findall(r"(\w+)=(.*)", text))
    for number in sorted(int(key) for key in re.findall(r"GAME_(\d+)_GAMEPLAY", text)):
        game = Game()
        first_is_one = entries[f"GAME_{number}_PLAYER_1"] == re.search(r"PLAYER_1=(.*)", text)[1]
        assert first_is_one, "the first player is always number 1"
        for token in entries[f"GAME_{number}_GAMEPLAY"].split("#"):
            if not token:
                continue
            player, said = FIRST if token[0] == "1" else SECOND, token[2:]
            roll = re.match(r"\S+ \S+ (\d)(\d)(?: (.*)|$)", said)
            if roll:
                game.play(player, roll.groups()[:2], steps_in(roll[3] or ""))
            else:
                game.add(word_in(said), player)
        yield game


def games_of_bgroom(text):
    game = None
    for block in text.split("\n\n"):
        rows = re.findall(r"^\d+\.([X0]):(.*)$", block, re.M)
        if not re.search(r"^Game \d+ - ", block, re.M):
            continue
        game = Game()
        for letter, said in rows:
            player = FIRST if letter == "X" else SECOND
            roll = re.match(r"\((\d) (\d)\)(.*)", said)
            if roll and game.offer:
                game.add("take", OTHER[game.offer])
            if roll and not roll[3]:
                game.roll(player, roll.groups()[:2])
            elif roll:
                game.play(player, roll.groups()[:2], [] if roll[3] == "can't move" else steps_in(roll[3]))
            else:
                game.cube(player, word_in(said))
        # A blank line behind a double that is the last row: it was dropped.
        if game.offer and block != text.split("\n\n")[-1]:
            game.add("drop", OTHER[game.offer])
        yield game


def games_of_bkg(text):
    for block in re.split(r"\n\nGame \d+\n", text):
        game = Game()
        for color, said in re.findall(r"^(Black|White) (.*)$", block, re.M):
            player = FIRST if color == "Black" else SECOND
            roll = re.match(r"\((\d),(\d)\) *(.*)", said)
            if roll:
                game.play(player, roll.groups()[:2], steps_in(roll[3]), as_opponent=player == SECOND)
            elif said.startswith("Doubles"):
                game.add("double", player)
                if " - " in said:
                    game.add(word_in(said.split()[-1]), OTHER[player])
        yield game


def games_of_empire(text):
    game = None
    for line in text.splitlines():
        row = re.match(r" *(\d+)\)(.*)", line)
        if not row:
            continue
        if row[1] == "1":
            game = Game()
            yield game
        start = line.index(")") + 1
        for cell in re.finditer(r"(?:\d\d:|[A-Z]).*?(?=\s+\d\d:|\s+[A-Z]|$)", line[start:]):
            player, said = FIRST if start + cell.start() < 30 else SECOND, cell[0]
            roll = re.match(r"(\d)(\d):(.*)", said)
            if roll and game.offer and game.events[-1][0] != "double":
                game.add("take", OTHER[game.offer])  # That of a beaver has no cell.
            if roll and roll[3].strip() == "????":
                game.roll(player, roll.groups()[:2])
            elif roll:
                game.play(player, roll.groups()[:2], steps_in(roll[3]))
            elif word_in(said):
                game.cube(player, word_in(said))


# A format; whether a dance and a roll that was not played look alike; what it tells besides plays, doubles and answers.
READERS = {"oldmoves": (games_of_oldmoves, False, {"beaver", "raccoon", "roll"}),
           "sgg": (games_of_sgg, False, {"beaver", "raccoon", "roll"}),
           "tmg": (games_of_tmg, False, {"beaver", "raccoon", "roll"}),
           "party": (games_of_party, True, {"roll"}),
           "bgroom": (games_of_bgroom, False, {"beaver", "raccoon", "roll"}),
           "bkg": (games_of_bkg, True, {"roll"}),
           "empire": (games_of_empire, True, {"beaver", "raccoon", "roll"})}


def unplayed_alike(events):
    """Rolls without steps, played or not, under one name."""
    before, alike = None, []
    for action, player, dice, board in events:
        stays = action == "play" and board == (before or Board().counts())
        alike.append(("roll" if stays else action, player, dice, board))
        before = board
    return alike


def main():
    program, name, samples = sys.argv[1], sys.argv[2], pathlib.Path(sys.argv[3])
    reader, are_alike, others = READERS[name]
    games = events = 0
    for sample, match, written in matches_of(program, samples):
        data = written(name)
        said = [events_of(game, {"play", "double", "take", "drop"} | others) for game in match["games"]]
        if data is None or None in said:
            continue
        try:
            read = list(reader(data.decode()))
            assert len(read) == len(said), f"{len(read)} games, not {len(said)}"
            for number, (game, told) in enumerate(zip(read, said)):
                expected, found = [event[:4] for event in told], game.events
                if name == "bgroom" and expected[-1:] and expected[-1][0] == "take":
                    expected.pop()  # Nothing follows it: the log cannot tell.
                if are_alike:
                    expected, found = unplayed_alike(expected), unplayed_alike(found)
                for turn, (a, b) in enumerate(zip(found, expected)):
                    assert a == b, f"game {number + 1}, turn {turn + 1}: {a[:3]}, not {b[:3]}"
                assert len(found) == len(expected), f"game {number + 1}: {found[len(expected):]}{expected[len(found):]}"
                if game.score:
                    score = match["games"][number]["score"]
                    assert game.score == (score[FIRST], score[SECOND]), f"game {number + 1}: {game.score}"
                games, events = games + 1, events + len(expected)
        except (AssertionError, KeyError, IndexError, TypeError, ValueError) as error:
            sys.exit(f"{sample}: {type(error).__name__}: {error}")
    print(f"{games} games and {events} turns are as they were")
    assert games > 60 and events > 1500, "hardly anything was compared"


main()
