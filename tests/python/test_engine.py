"""The engine, positions and pictures."""

import os
import signal
import threading
import time

import pytest

import gammonkit

OPENING = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10"
BEFORE_ROLL = "4HPwATDgc/ABMA"


def test_a_match_is_analyzed(long_match):
    before = long_match.matches[0]
    assert not long_match.decisions("analyzed")
    parts = []
    analyzed = gammonkit.analyze(long_match, level="fast", progress=parts.append)
    assert analyzed.decisions > 500 and analyzed.looked_deeper == 0
    assert len(long_match.decisions("analyzed")) > 500
    assert parts == sorted(parts) and parts[-1] == 1
    assert "plays" in long_match.matches[0].turns[0].data and "plays" not in before.turns[0].data


def test_progress_may_stop_it(long_match):
    with pytest.raises(gammonkit.Error) as raised:
        gammonkit.analyze(long_match, level="deep", progress=lambda part: False)
    assert raised.value.code == "interrupted"
    with pytest.raises(ZeroDivisionError):
        gammonkit.analyze(long_match, level="deep", progress=lambda part: 1 / 0)


def test_ctrl_c_stops_it(long_match):
    threading.Timer(0.3, os.kill, (os.getpid(), signal.SIGINT)).start()
    begun = time.monotonic()
    with pytest.raises(KeyboardInterrupt):
        gammonkit.analyze(long_match, level="deep")
    assert time.monotonic() - begun < 20


@pytest.mark.parametrize("ask, position", [(gammonkit.evaluate, BEFORE_ROLL), (gammonkit.hint, OPENING)])
def test_ctrl_c_stops_questions(ask, position):
    ask(position, plies=0)  # The engine is there.
    threading.Timer(0.2, os.kill, (os.getpid(), signal.SIGINT)).start()
    begun = time.monotonic()
    with pytest.raises(KeyboardInterrupt):
        ask(position, plies=5)
    assert time.monotonic() - begun < 10
    assert ask(position, plies=0)["plies"] == 0


def test_other_threads_of_python_run_meanwhile(long_match):
    done = threading.Event()
    ticks = 0

    def think():
        gammonkit.analyze(long_match, level="fast", threads=1)
        done.set()

    thread = threading.Thread(target=think)
    thread.start()
    while not done.wait(0.001):
        ticks += 1
    thread.join()
    assert ticks > 10
    assert long_match.decisions("analyzed")


def test_several_threads_may_ask_at_once(match):
    answers = []
    threads = [threading.Thread(target=lambda: answers.append((gammonkit.evaluate(BEFORE_ROLL, plies=0),
                                                               match.statistics()))) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(answers) == 4 and all(answer == answers[0] for answer in answers)


def test_unknown_levels_are_refused(match):
    with pytest.raises(gammonkit.Error, match="^level must be fast, standard or deep"):
        gammonkit.analyze(match, level="slow")


def test_a_position_is_evaluated():
    answer = gammonkit.evaluate(BEFORE_ROLL, plies=0)
    assert answer["kind"] == "cube" and answer["cube"]["doubling"] == "no-double"
    assert 0.5 < answer["chances"]["win"] < 0.56


def test_plays_are_ranked():
    answer = gammonkit.hint(OPENING, plies=1, plays=3)
    assert [play["play"] for play in answer["plays"]][0] == "8/5 6/5" and len(answer["plays"]) == 3
    assert gammonkit.hint(BEFORE_ROLL, plies=0)["kind"] == "cube"


def test_turns_and_rows_are_positions(match):
    turn, row = match.matches[0].turns[0], match.decisions()[0]
    assert gammonkit.hint(turn, plies=0) == gammonkit.hint(row, plies=0) == gammonkit.hint(turn.xgid, plies=0)


def test_positions_are_rolled_out():
    settings = {"trials": 36, "plays": 1, "truncate": 3}
    answer = gammonkit.rollout(OPENING, **settings)
    assert answer["kind"] == "rollout-plays" and answer["plays"][0]["trials"] == 36
    assert answer == gammonkit.rollout(OPENING, **settings, threads=1)


def test_an_engine_has_its_own_table():
    position = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:2:3:0:5:10"
    engine = gammonkit.Engine(threads=1, match_equity_table="woolsey")
    assert "Woolsey" in engine.evaluate(position, plies=0)["match_equity_table"]
    with pytest.raises(gammonkit.Error):
        gammonkit.Engine(match_equity_table="there-is-none")


def test_identifiers_are_told():
    identified = gammonkit.identify(OPENING)
    assert (identified["position_id"], identified["dice"], identified["on_roll"]) == (BEFORE_ROLL, [3, 1], 2)
    with pytest.raises(gammonkit.Error, match="expected an XGID"):
        gammonkit.identify("nonsense")


@pytest.mark.parametrize("format, begins", [("svg", "<?xml"), ("png", b"\x89PNG"), ("text", " GNU Backgammon")])
def test_boards_are_drawn(format, begins):
    assert gammonkit.board(OPENING, format)[:len(begins)] == begins


def test_boards_have_themes_and_names():
    assert "Ann" in gammonkit.board(OPENING, "text", names=("Ann", "Bob"))
    assert gammonkit.board(OPENING, theme="dark") != gammonkit.board(OPENING)
    with pytest.raises(gammonkit.Error) as raised:
        gammonkit.board(OPENING, theme="there-is-none")
    assert "dark" in raised.value.hint
