#!/usr/bin/env python3
"""Compares our match statistics with those that GNU Backgammon prints, number by number.

    statistics_oracle.py GAMMONKIT TABLE.xml|- FILE.sgf...

GNU Backgammon loads each file and prints its statistics of the match and of the games; no engine is asked, both
programs add up what the file says. What we compute is written in its layout and must be the same to the last
digit. TABLE.xml is its match equity table; with - we take the one that we take unasked. docs/statistics.md tells where the two differ on purpose; a missed double
after a beaver is therefore taken out of ours before."""
import json
import os
import re
import struct
import subprocess
import sys
import tempfile

# Its titles, by section, with the name of the figure that we have for each.
COUNTS = {
    "Total moves": ("checker", "moves"),
    "Unforced moves": ("checker", "unforced"),
    "Unmarked moves": ("checker", "unmarked"),
    "Moves marked doubtful": ("checker", "doubtful"),
    "Moves marked bad": ("checker", "bad"),
    "Moves marked very bad": ("checker", "very_bad"),
    "Rolls marked very lucky": ("luck", "very_lucky"),
    "Rolls marked lucky": ("luck", "lucky"),
    "Rolls unmarked": ("luck", "unmarked"),
    "Rolls marked unlucky": ("luck", "unlucky"),
    "Rolls marked very unlucky": ("luck", "very_unlucky"),
    "Total cube decisions": ("cube", "decisions"),
    "Close or actual cube decisions": ("cube", "close_or_actual"),
    "Doubles": ("cube", "doubles"),
    "Takes": ("cube", "takes"),
    "Passes": ("cube", "drops"),
}
TALLIES = {
    "Missed doubles below CP": "missed_doubles_below_cash",
    "Missed doubles above CP": "missed_doubles_above_cash",
    "Wrong doubles below DP": "wrong_doubles_below_double",
    "Wrong doubles above TG": "wrong_doubles_above_too_good",
    "Wrong takes": "wrong_takes",
    "Wrong passes": "wrong_drops",
}
SECTIONS = {
    "Chequerplay statistics": "checker",
    "Luck statistics": "luck",
    "Cube statistics": "cube",
    "Overall statistics": "overall",
}
RATINGS = {"Chequerplay rating": "checker", "Luck rating": "luck", "Cube decision rating": "cube",
           "Overall rating": "overall"}
ADVANTAGES = {"Advantage (actual) in ppg": "actual_advantage",
              "Advantage (luck adjusted) in ppg": "luck_adjusted_advantage"}
RESULTS = {"actual_advantage": "actual_result", "luck_adjusted_advantage": "luck_adjusted_result"}
LOSSES = {"Error based abs. FIBS rating": "error_based_rating", "Chequerplay errors rating loss": "checker_rating_loss",
          "Cube errors rating loss": "cube_rating_loss"}


def gnubg(commands):
    """What it prints. A home of its own keeps the settings of whoever runs this out of the comparison."""
    with tempfile.TemporaryDirectory() as home:
        with open(f"{home}/commands", "w") as file:
            file.write("\n".join(commands) + "\n")
        path = os.environ["PATH"] + ":/usr/games"
        return subprocess.run(["gnubg", "-t", "-q", "-r", "-c", f"{home}/commands"], stdin=subprocess.DEVNULL,
                              capture_output=True, text=True, errors="replace",
                              env={**os.environ, "HOME": home, "PATH": path}).stdout


def tables(text):
    """Each table that it printed, as rows of title, first cell and second cell, with their sections. The columns
    begin at the 41st and 65th character."""
    for table in text.split("\nPlayer  ")[1:]:
        rows, section = [], ""
        for line in table.splitlines()[1:]:
            title = line[:40].strip()
            if title in SECTIONS:
                section = SECTIONS[title]
            elif section and (line[40:].strip()):
                rows.append((section, title, *cells(line)))
            elif section == "overall" and not line.strip() and len(rows) > 40:
                break
        yield rows


PAIR = r"[-+][\d.]+ +\( *[-+][\d.]+%?\)"
CELL = re.compile(rf"\s*({PAIR}|\d+ \({PAIR}\)|\[[^\]]*\]|\S+(?: \S+)*)")


def cells(line):
    """A long number may fill its column and more, and then no blanks part it from the next one."""
    first = CELL.match(line, 40)
    second = CELL.match(line, first.end())
    return first.group(1), second.group(1) if second else ""


def single(number):
    return struct.unpack("f", struct.pack("f", number))[0]


def scaled(number, scale):
    """In single precision, as it does: that decides how ties are rounded."""
    return single(single(number) * scale)


class Writer:
    """Writes our figures as it does."""

    def __init__(self, statistics):
        self.money = statistics["length"] == 0
        self.shown = "actual_advantage"

    def absolute(self, amount, sign):
        if self.money:
            return f"{sign * amount['points']:+7.3f}"
        return f"{scaled(sign * amount['mwc'], 100):+7.3f}%"

    def pair(self, amount, sign, scale, digits):
        amount = amount or {"emg": 0, "points": 0, "mwc": 0}
        return f"{scaled(sign * amount['emg'], scale):+.{digits}f} ({self.absolute(amount, sign)})"

    def tally(self, tally):
        tally = tally or {"count": 0}
        if not tally["count"]:
            return "0"
        return f"{tally['count']} ({self.pair(tally, -1, 1, 3)})"

    def result(self, value):
        return f"{value:+.3f}" if self.money else f"{scaled(value, 100):+.2f}%"

    def interval(self, part, advantage):
        """It shows the interval around the sum of the games, and not around their mean."""
        total, margin = part[RESULTS[advantage]], part[advantage]["margin"]
        return f"[{total - margin:.3f},{total + margin:.3f}]"

    def row(self, ours, section, title):
        """Our cell for one of its rows; nothing if we have none."""
        base = re.sub(r" \(?EMG.*| mEMG.*| \(EMG.*", "", title).strip()
        part = ours[section]
        self.shown = ADVANTAGES.get(title, self.shown)
        if title == "Unmarked moves":
            known = part["unmarked"]
            return str(part["moves"] if known is None else known + part["not_analyzed"])
        if title in COUNTS:
            where, name = COUNTS[title]
            return str(ours[where][name] or 0)
        if base in TALLIES:
            return self.tally(part[TALLIES[base]])
        if base == "Error total":
            return self.pair(part["error"], -1, 1, 3)
        if base == "Error rate":
            return self.pair(part["error_rate"], -1, 1000, 1)
        if base == "Luck total":
            return self.pair(part["total"], 1, 1, 3)
        if section == "luck" and ours["checker"]["moves"] == 0 and base in ("Luck rate", "Luck rating"):
            return "n/a"
        if base == "Luck rate":
            return self.pair(part["rate"], 1, 1000, 1)
        if title in RATINGS:
            return part["rating"] or ("None" if section == "luck" else "n/a")
        if title == "Snowie error rate":
            never_used = "+0.000" if self.money else "+0.000%"
            return f"{-1000 * (part['snowie_rate'] or 0):+.1f} ({never_used})"
        if title == "Actual result":
            return self.result(part["actual_result"])
        if title == "Luck adjusted result":
            known = part["luck_adjusted_result"]
            return self.result(part["actual_result"] if known is None else known)
        if title == "Luck based FIBS rating diff.":
            known = part["luck_based_rating_difference"]
            return "n/a" if known is None else f"{known:+.2f}"
        if title.startswith("Advantage"):
            return f"{part[ADVANTAGES[title]]['mean']:+.3f}"
        if title.startswith("95%"):
            return self.interval(part, self.shown)
        if title in LOSSES:
            value = part[LOSSES[title]]
            return "n/a" if value is None else f"{value:.1f}"
        return None


def plain(cell):
    """Without blanks, and with one zero."""
    return re.sub(r"[+-](0\.0+%?)(?![0-9])", r"\1", cell.replace(" ", ""))


def is_unknown(ours, seat, title):
    """It adjusts results by luck of which it knows nothing, and tells rating differences of the first player only."""
    if title == "Luck based FIBS rating diff." and seat == "second":
        return True
    adjusted = title.startswith(("Luck based", "Luck adjusted", "Advantage (luck", "95%"))
    return adjusted and ours["overall"]["luck_adjusted_result"] is None


def missed_after_beavers(decisions):
    """The missed doubles that it does not count: of who owns the cube after double, beaver and take."""
    owner, answers = None, []
    for decision in decisions:
        made, player = decision["made"], (decision["game"], decision["player"])
        if made == "double":
            owner, answers = None, []
        elif decision["decision"] == "take":
            answers.append(made)
            owner = player if made == "beaver" else owner
        elif owner == player and answers == ["beaver", "take"] and decision.get("mistake", "").startswith("missed"):
            yield decision


SKILL_LIMITS = {0.002: "Supernatural", 0.005: "World class", 0.008: "Expert", 0.012: "Advanced",
                0.018: "Intermediate", 0.026: "Casual player", 0.035: "Beginner"}


def skill_rating(rate):
    return next((rating for limit, rating in SKILL_LIMITS.items() if single(rate) < single(limit)), "Awful!")


def forget(span, seat, decision):
    """Takes an error of a missed double out of our statistics."""
    cube, overall = span[seat]["cube"], span[seat]["overall"]
    name = "missed_doubles_above_cash" if "above" in decision["mistake"] else "missed_doubles_below_cash"
    cube[name]["count"] -= 1
    counted = cube["close_or_actual"]
    for unit, lost in decision["error"].items():
        for total in (cube[name], cube["error"], overall["error"]):
            total[unit] -= lost
        cube["error_rate"][unit] = cube["error"][unit] / counted
        overall["error_rate"][unit] = overall["error"][unit] / (span[seat]["checker"]["unforced"] + counted)
    for part in (cube, overall):
        part["rating"] = skill_rating(part["error_rate"]["emg"])
    moves = sum(span[player]["checker"]["moves"] for player in ("first", "second"))
    overall["snowie_rate"] = overall["error"]["emg"] / moves


def ours_of(gammonkit, table, file, report):
    met = [] if table == "-" else ["--met", table]
    command = [gammonkit, "stats", "--json", "--each-game", "--list", "--rules", "1.07", "--thresholds", "gnubg", *met,
               "-q", file]
    statistics = json.loads(subprocess.run(command, capture_output=True, text=True).stdout)[0]
    for decision in missed_after_beavers(statistics["decisions"]):
        seat = "first" if decision["player"] == 1 else "second"
        game = next(game for game in statistics["games"] if game["number"] == decision["game"])
        forget(game, seat, decision)
        forget(statistics["total"], seat, decision)
        report["missed after beavers"] += 1
    return statistics


def nudged(value, factor):
    """The same figures, but for what is lost where numbers of single precision are added up, as it does."""
    if isinstance(value, dict):
        return {key: nudged(part, factor) for key, part in value.items()}
    return value * factor if isinstance(value, float) else value


def compare(statistics, span, rows, name, report):
    writer = Writer(statistics)
    close = [nudged(span, 1 - 2e-6), nudged(span, 1 + 2e-6)]
    for section, title, first, second in rows:
        for seat, theirs in (("first", first), ("second", second)):
            if is_unknown(span[seat], seat, title):
                report["unknown to us"] += 1
                continue
            ours = writer.row(span[seat], section, title)
            if ours is None:
                report["not compared"].add(title)
                continue
            same = plain(ours) == plain(theirs) or any(
                plain(writer.row(other[seat], section, title)) == plain(theirs) for other in close)
            report["same" if same else "other"] += 1
            if not same:
                print(f"{name}: {seat}: {section}: {title}: ours {ours}, GNU Backgammon's {theirs}")


def check(gammonkit, table, file, report):
    statistics = ours_of(gammonkit, table, file, report)
    games = len(statistics["games"])
    commands = [f"load match {os.path.abspath(file)}", "show statistics match", "first game"]
    for _ in range(games):
        commands += ["show statistics game", "next game"]
    spans = [("match", statistics["total"])]
    spans += [(f"game {game['number']}", game) for game in statistics["games"]]
    shown = list(tables(gnubg(commands)))
    if len(shown) != len(spans):
        print(f"{file}: GNU Backgammon shows {len(shown)} tables, and we have {len(spans)}")
        report["other"] += 1
    for (name, span), rows in zip(spans, shown):
        compare(statistics, span, rows, f"{os.path.basename(file)}: {name}", report)
    report["files"] += 1


def main():
    gammonkit, table, *files = sys.argv[1:]
    report = {"files": 0, "same": 0, "other": 0, "unknown to us": 0, "missed after beavers": 0, "not compared": set()}
    for file in files:
        check(gammonkit, table, file, report)
    for title in sorted(report["not compared"]):
        print(f"not compared: {title}")
    print(f"{report['files']} files, {report['same']} numbers equal, {report['other']} not, "
          f"{report['unknown to us']} of which we say nothing; "
          f"{report['missed after beavers']} missed doubles after beavers left out")
    return 1 if report["other"] else 0


if __name__ == "__main__":
    sys.exit(main())
