"""The functions of GNU Backgammon's Python, without GNU Backgammon: test_gnubg_oracle.py compares with it."""

import json

import gnubg_script
import pytest

import gammonkit
from gammonkit import gnubg as module

START = gnubg_script.START


@pytest.fixture
def gnubg():
    """A shell of its own, at 0 plies."""
    shell = module.Shell()
    for what in ("evaluation chequerplay", "evaluation cubedecision", "analysis chequerplay"):
        shell.command(f"set {what} evaluation plies 0")
    return shell


@pytest.fixture
def loaded(gnubg, samples):
    gnubg.command(f'import mat "{samples / "mat/xg-7-point.mat"}"')
    return gnubg


def test_without_a_match_there_is_none(gnubg):
    assert gnubg.match() is None and gnubg.board() is None and gnubg.navigate() is None
    assert gnubg.gnubgid() == "AAAAAAAAAAAAAA:cAkAAAAAAAAA" and gnubg.matchchecksum() == "0" * 32
    for ask in (gnubg.hint, gnubg.cubeinfo, gnubg.posinfo):
        with pytest.raises((ValueError, gammonkit.Error)):
            ask()


def test_a_match_is_a_dictionary(loaded):
    told = loaded.match()
    assert told["match-info"]["X"]["name"] == "Kévin Unger" and told["match-info"]["rules"] == ("Crawford",)
    first = told["games"][0]
    assert first["info"] == {"score-X": 0, "score-O": 0, "winner": "X", "points-won": 1, "resigned": False}
    assert first["game"][0] == {"action": "move", "player": "X", "dice": (5, 1), "move": ((24, 23), (13, 8)),
                                "board": START}
    assert [record["action"] for record in first["game"][-2:]] == ["double", "drop"]
    assert "board" not in loaded.match(boards=0)["games"][0]["game"][0]
    assert "stats" not in told and loaded.match(statistics=1)["stats"]["O"]["moves"]["total-moves"] == 165


def test_navigation_goes_on_and_back(loaded):
    assert loaded.navigate() is None and loaded.posinfo()["dice"] == (0, 0)
    assert loaded.navigate(next=1) is None and loaded.gnubgid() == "4PPgASjgc/ABMA:cAnnAAAAAAAE"
    assert loaded.navigate(game=1) == (0, 1) and loaded.positionid() == START
    assert loaded.navigate(next=100) == (42, 0)
    assert loaded.navigate(game=-5) == (0, 9), "it went 1 of 5"
    with pytest.raises(ValueError):
        loaded.navigate(next=-1)


def test_a_match_is_analyzed_saved_and_exported(loaded, tmp_path):
    loaded.navigate()
    loaded.command("analyse game")
    games = loaded.match(statistics=1)["games"]
    analysis = games[0]["game"][0]["analysis"]
    assert analysis["moves"][analysis["imove"]]["move"] in (((24, 23), (13, 8)), ((13, 8), (24, 23)))
    assert len(analysis["moves"][0]["probs"]) == 5 and "analysis" not in games[1]["game"][0]
    assert games[0]["stats"]["X"]["moves"]["error-skill"] > 0
    loaded.command(f'save match "{tmp_path / "match.sgf"}"')
    loaded.command(f"export match html {tmp_path / 'a page.html'}")
    loaded.command(f"export game mat {tmp_path / 'game.mat'}")
    loaded.command(f"export position png {tmp_path / 'board.png'}")
    loaded.command(f"export position pos {tmp_path / 'board.pos'}")
    assert (tmp_path / "a page.html").exists() and (tmp_path / "board.png").read_bytes()[1:4] == b"PNG"
    assert len(gammonkit.read(tmp_path / "game.mat").matches[0].games) == 1
    again = module.Shell()
    again.command(f"load match {tmp_path / 'match.sgf'}")
    assert again.match()["games"][0]["game"][0]["analysis"].keys() == analysis.keys()
    assert again.match()["match-info"]["default-eval-context"]["plies"] == 0
    again.command(f"load position {tmp_path / 'board.pos'}")
    assert again.match() is None and again.positionid() == loaded.positionid()


def test_of_several_matches_it_takes_the_first(gnubg, samples, tmp_path):
    [match] = gammonkit.read(samples / "sgf/analysed-session.sgf").data["matches"]
    two = {"format": "gammonkit-match", "version": 1, "matches": [match, {**match, "games": match["games"][:1]}]}
    (tmp_path / "two.json").write_text(json.dumps(two))
    gnubg.command(f"load match {tmp_path / 'two.json'}")
    gnubg.command(f"save match {tmp_path / 'one.sgf'}")
    assert len(gnubg.match()["games"]) == 2 and len(gammonkit.read(tmp_path / "one.sgf").matches) == 1


def test_matches_begin_with_a_roll(gnubg):
    gnubg.command("set player 0 name Ann")
    gnubg.command("new match 5")
    assert gnubg.cubeinfo()["matchto"] == 5 and 0 not in gnubg.posinfo()["dice"] and gnubg.positionid() == START
    assert gnubg.match()["match-info"]["X"] == {"name": "Ann"} and gnubg.match()["games"][0]["game"] == ()
    gnubg.command("new session")
    assert gnubg.match()["match-info"]["rules"] == ("Jacoby",) and gnubg.cubeinfo()["jacoby"] == 1


def test_positions_are_set_up(gnubg):
    gnubg.command("set xgid XGID=-b----E-C---eE---c-e----B-:0:0:-1:31:2:3:0:7:10")
    assert gnubg.cubeinfo()["score"] == (3, 2) and gnubg.posinfo() == gnubg.posinfo(0, 0, 0, 1, (3, 1))
    gnubg.command("set turn 1")
    gnubg.command("set dice 6 4")
    gnubg.command("set cube value 4")
    gnubg.command("set cube owner 1")
    assert gnubg.gnubgid().startswith(START) and gnubg.cubeinfo()["cubeowner"] == 1
    assert gnubg.show("pipcount") == "The pip counts are: user 167, gnubg 167."


@pytest.mark.parametrize("command, message", [
    ("play on", "no command"), ("set dice 7 1", "two dice"), ("set nonsense 1", "no setting"),
    ("export match cake file", "cannot be exported"), ("import cake file", "cannot be imported"),
    ("analyse move", "no part of a match"), ("load match", "something is missing"), ("set cube value 3", "a cube"),
    ("set met there-is-none", "there-is-none"), ("new", "a match or a session"), ("show cake", "cannot show")])
def test_commands_that_fail_say_why(loaded, command, message):
    with pytest.raises(gammonkit.Error, match=message):
        loaded.command(command)


def test_settings_without_meaning_are_taken(gnubg, capsys):
    for command in ("set automatic roll off", "set player 0 human", "set output mwc on", "", "# a remark"):
        gnubg.command(command)
    assert gnubg.updateui() is None and not capsys.readouterr().out
    with pytest.raises(gammonkit.Error, match="plays no games"):
        gnubg.nextturn()


def test_the_engine_answers(gnubg):
    told = gnubg_script.judgements(gnubg)
    assert told["best"] == (8, 5, 6, 5) and told["hint"]["hint"][0]["move"] == "8/5 6/5"
    assert told["chances"][0] == pytest.approx(0.53, abs=0.02) and told["cube"][4:] == (2, "No double, take")
    with pytest.raises(ValueError, match="No dice"):
        gnubg.command("set turn 1")
        gnubg.findbestmove()


@pytest.mark.parametrize("dice, move", [((6, 5), (24, 18, 18, 13)), ((1, 1), (8, 7, 8, 7, 6, 5, 6, 5)),
                                        ((4, 2), (8, 4, 6, 4))])
def test_best_moves_are_single_steps(gnubg, dice, move):
    money = gnubg.cubeinfo(1, -1, 0, 0, (0, 0), 0)
    assert gnubg.findbestmove(gnubg.positionfromid(START), money, gnubg.evalcontext(1, 0), dice) == move


def test_rolls_are_those_of_the_seed(gnubg):
    gnubg.command("set seed 7")
    first = gnubg.dicerolls(20)
    gnubg.command("set rng mersenne 7")
    assert gnubg.dicerolls(20) == first and all(1 <= die <= 6 for roll in first for die in roll)


def test_move_filters_are_kept(gnubg):
    filters = gnubg.getevalhintfilter()[:1]
    gnubg.setevalhintfilter(filters)
    assert gnubg.getevalhintfilter() == filters
    with pytest.raises(ValueError, match="'ply'"):
        gnubg.setevalhintfilter([{}])


def test_bearoff_numbers_of_all_sizes_go_back(gnubg):
    for points, checkers in ((6, 15), (3, 10), (9, 4)):
        for number in (0, 1, 99, 219):
            side = gnubg.positionfrombearoff(number, checkers, points)
            assert gnubg.positionbearoff(side, points, checkers) == number


def test_tables_can_be_chosen(gnubg):
    before = gnubg.met(5)
    gnubg.command("set met woolsey")
    assert gnubg.met(5) != before and "Woolsey" in gnubg.show("met")


def test_money_games_have_no_match_to_win(gnubg):
    money = gnubg.cubeinfo(1, -1, 0, 0, (0, 0), 0)
    told = [ask(0.5, money) for ask in (gnubg.eq2mwc, gnubg.mwc2eq, gnubg.eq2mwc_stderr, gnubg.mwc2eq_stderr)]
    assert told == [0.0] * 4


def test_every_function_of_the_module_is_documented():
    for name in module.__all__:
        assert getattr(module, name).__doc__, name
