"""One script, played by GNU Backgammon 1.07 and by gammonkit.gnubg, gives the same; it is skipped without that."""

import os
import pathlib
import pickle
import re
import shutil
import subprocess

import gnubg_script
import pytest
from conftest import SAMPLES

from gammonkit import gnubg

GNUBG = shutil.which("gnubg") or "/usr/games/gnubg"
pytestmark = pytest.mark.skipif(not os.path.exists(GNUBG), reason="GNU Backgammon is not installed")

MATCHES = ["sgf/analysed-session.sgf", "sgf/rollouts-match.sgf", "sgf/marked-for-rollout.sgf",
           "sgf/rollout-settings-money.sgf", "sgf/hypergammon-no-cube.sgf", "sgf/nackgammon-crawford-game.sgf",
           "mat/xg-7-point.mat", "mat/galaxy.txt", "mat/backgammon-studio.txt", "mat/xg-capitals.txt"]

#: What may differ, by the end of its path: docs/python.md tells it to users.
DIFFERENCES = {
    r"match-info/[XO]/rating": "GNU Backgammon reads no ratings of match text",
    r"match-info/date": "GNU Backgammon takes today for a date that the file does not have",
    r"match-info/comment": "GNU Backgammon keeps lines of the heading that it does not understand",
    r"match-info/result": "GNU Backgammon does not say what this number means",
    r"O/dice/marked-rolls/\w+": "GNU Backgammon tells the marks of X for O",
    r"[XO]/dice/fibs-rating-difference": "GNU Backgammon tells an infinite one if the chance is 0 or 1",
}
#: What may differ in one file.
DIFFERENCES_IN_A_FILE = {
    "sgf/hypergammon-no-cube.sgf": (r"opened|shown/3|game 0/.*|ways/.*", "its last play is illegal: we stay there"),
    "sgf/rollouts-match.sgf": (r".*/X/dice/marked-rolls/\w+", "it marks as very lucky what is not: we tell what is"),
}


def asked(folder, *wanted):
    """What GNU Backgammon answers to functions of the script: a tuple of a name and arguments for each."""
    questions, answers, script = (folder / name for name in ("questions", "answers", "script.py"))
    questions.write_bytes(pickle.dumps(wanted))
    script.write_text(f"import sys\nsys.path.insert(0, {str(pathlib.Path(__file__).parent)!r})\n"
                      "import gnubg, gnubg_script\n"
                      f"gnubg_script.play_in_gnubg(gnubg, {str(questions)!r}, {str(answers)!r})\n")
    subprocess.run([GNUBG, "-t", "-q", "-r", "-p", script], stdin=subprocess.DEVNULL, capture_output=True, timeout=120,
                   env={**os.environ, "HOME": str(folder)}, check=False)
    return pickle.loads(answers.read_bytes())


def differing(theirs, ours, path="", digits=1e-5):
    """The paths where two answers differ, with both."""
    if isinstance(theirs, dict) and isinstance(ours, dict):
        for key in sorted(theirs.keys() | ours.keys(), key=str):
            yield from differing(theirs.get(key, "nothing"), ours.get(key, "nothing"), f"{path}/{key}", digits)
    elif isinstance(theirs, (tuple, list)) and isinstance(ours, type(theirs)) and len(theirs) == len(ours):
        for index, pair in enumerate(zip(theirs, ours)):
            yield from differing(*pair, f"{path}/{index}", digits)
    elif isinstance(theirs, float) and isinstance(ours, float):
        if theirs != ours and not abs(theirs - ours) <= digits * max(1, abs(theirs)):
            yield path, theirs, ours
    elif type(theirs) is not type(ours) or theirs != ours:
        yield path, theirs, ours


def unexplained(theirs, ours, file=""):
    patterns = [rf".*/{pattern}" for pattern in DIFFERENCES]
    if file in DIFFERENCES_IN_A_FILE:
        patterns.append(rf"/?(?:{DIFFERENCES_IN_A_FILE[file][0]})")
    return [each for each in differing(theirs, ours)
            if not any(re.fullmatch(pattern, each[0]) for pattern in patterns)]


def opening(path):
    return f'{"load match" if path.suffix == ".sgf" else "import mat"} "{path}"'


@pytest.fixture(scope="module")
def theirs(tmp_path_factory):
    """What GNU Backgammon says of all matches."""
    wanted = [("match", opening(SAMPLES / file)) for file in MATCHES]
    return dict(zip(MATCHES, asked(tmp_path_factory.mktemp("gnubg"), *wanted)))


@pytest.mark.parametrize("file", MATCHES)
def test_matches_are_told_the_same(file, theirs):
    ours = gnubg_script.match(gnubg, opening(SAMPLES / file))
    assert not unexplained(theirs[file], ours, file)


def test_an_analyzed_match_is_told_the_same(tmp_path):
    saved = tmp_path / "analyzed.sgf"
    theirs = asked(tmp_path, ("saved_after_analysis", str(SAMPLES / "mat/galaxy.txt"), str(saved)),
                   ("match", opening(saved)))[1]
    ours = gnubg_script.match(gnubg, opening(saved))
    assert "moves" in ours["match"]["games"][0]["game"][5]["analysis"]
    assert not unexplained(theirs, ours)


def test_functions_answer_the_same(tmp_path):
    [theirs] = asked(tmp_path, ("questions",))
    ours = gnubg_script.questions(gnubg)
    assert sum(answer == "raises" for answer in theirs.values()) == 14
    assert not list(differing(theirs, ours))


def test_commands_lead_to_the_same_states(tmp_path):
    [theirs] = asked(tmp_path, ("states",))
    assert not list(differing(theirs, gnubg_script.states(gnubg)))


def test_judgements_have_the_same_form(tmp_path):
    """Numbers are those of another engine, so they are near; exact ones of bearoffs are the same."""
    [theirs] = asked(tmp_path, ("judgements",))
    ours = gnubg_script.judgements(gnubg)
    assert not list(differing(theirs["bearoff"], ours["bearoff"], digits=1e-4))
    for each in (*theirs["hint"]["hint"], *ours["hint"]["hint"]):
        assert each.pop("context").keys() == gnubg.evalcontext().keys()
    assert not list(differing(theirs, ours, digits=0.05))


def test_it_has_the_functions_of_gnu_backgammon(tmp_path):
    [names] = asked(tmp_path, ("names",))
    assert set(names) == set(gnubg.__all__) - {"Shell"}
