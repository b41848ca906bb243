"""Reading, writing, decisions and statistics."""

import datetime
import json

import pytest

import gammonkit

TWO_TURNS = b""" 7 point match

 Game 1
 Al : 0                Bo : 0
  1) 52: 13/11 13/8     31: 8/5 6/5
"""
ILLEGAL = TWO_TURNS.replace(b"13/11 13/8", b"23/18 13/11")


def test_a_match_is_an_object(samples):
    collection = gammonkit.read(samples / "xg/stored.xg")
    match = collection.matches[0]
    assert all(player.name for player in match.players) and match.length > 0
    assert len(collection) == 1 and list(collection) == [match]
    assert match.turns == tuple(turn for game in match.games for turn in game.turns)


def test_matches_and_games_are_printed_in_a_line():
    collection = gammonkit.read(TWO_TURNS, name="game.mat")
    assert repr(collection) == "<Collection game.mat: 1 match, 0 positions>"
    assert repr(collection.matches) == "(<Match Al - Bo, 7 points: 1 game>,)"
    assert repr(collection.matches[0].games[0]) == "<Game 1: 2 turns>"
    session = gammonkit.read(TWO_TURNS.replace(b"7 point", b"0 point"))
    assert repr(session.matches[0]) == "<Match Al - Bo, money session: 1 game>"


def test_notebooks_show_boards_and_games():
    [match] = gammonkit.read(TWO_TURNS.replace(b"Al", b"A<l")).matches
    svg = match.turns[0]._repr_svg_()
    assert svg.startswith("<svg") and gammonkit.board(match.turns[0].xgid).endswith(svg)
    html = match._repr_html_()
    assert "<th>Game</th><th>A&lt;l</th><th>Bo</th><th>Turns</th>" in html
    assert "<td>1</td><td>0</td><td>0</td><td>2</td>" in html


def test_games_and_turns_tell_what_follows_from_them(match):
    [game] = match.matches[0].games
    assert (game.number, game.score, game.score_after, game.crawford) == (3, (3, 0), (3, 1), False)
    assert (game.winner, game.points) == (2, 1)
    first = game.turns[0]
    assert (first.number, first.player, first.action, first.dice, first.play) == (1, 1, "play", (3, 1), "8/5 6/5")
    assert first.xgid == "XGID=-b----E-C---eE---c-e----B-:0:0:-1:31:0:3:0:7:10"
    assert first.position_id == "4HPwATDgc/ABMA"
    assert match.matches[0].score == (3, 1) and match.matches[0].winner is None


def test_bytes_are_read_and_keep_dates_and_players():
    collection = gammonkit.read(b"; [EventDate \"2020.02.29\"]\n" + TWO_TURNS, name="game.mat")
    match = collection.matches[0]
    assert match.date == datetime.date(2020, 2, 29)
    assert match.players == (gammonkit.Player("Al"), gammonkit.Player("Bo"))
    assert match.length == 7 and match.winner is None


def test_a_format_can_be_said():
    assert len(gammonkit.read(TWO_TURNS, "mat").matches) == 1
    with pytest.raises(gammonkit.Error, match="there is no format 'nonsense'"):
        gammonkit.read(TWO_TURNS, "nonsense")


def test_broken_rules_are_messages_with_a_place():
    collection = gammonkit.read(ILLEGAL, name="game.mat")
    [message] = [each for each in collection.messages if each.code == "illegal-play"]
    assert (message.severity, message.line) == ("error", 5)
    assert "23/18" in message.message and message.hint


def test_what_cannot_be_read_is_an_error_with_place_and_hint(tmp_path):
    broken = tmp_path / "broken.json"
    broken.write_text('{"format": "gammonkit-match", "version": 1,\n "matches": [{"rules": 3}]}')
    with pytest.raises(gammonkit.Error) as raised:
        gammonkit.read(broken)
    error = raised.value
    assert error.file == str(broken)
    assert str(error).startswith(f"{error.place}: ") and f"[{error.code}]" in str(error)
    with pytest.raises(gammonkit.Error) as raised:
        gammonkit.read(b'{"format": "gammonkit-match", "version": 1,\n "matches": [', name="cut.json")
    assert raised.value.place == "cut.json:2:14"


def test_no_such_file_is_an_error():
    with pytest.raises(gammonkit.Error) as raised:
        gammonkit.read("there-is-none.sgf")
    assert (raised.value.code, raised.value.file) == ("unreadable", "there-is-none.sgf")


def test_a_file_is_written_and_replaced_only_on_demand(match, tmp_path):
    path = tmp_path / "match.mat"
    losses = gammonkit.write(match, path)
    assert any(loss.feature == "luck" and loss.count > 0 and "luck" in loss.message for loss in losses)
    assert match.losses("mat") == losses
    with pytest.raises(gammonkit.Error) as raised:
        gammonkit.write(match, path)
    assert raised.value.file == str(path)
    match.write(path, overwrite=True)
    again = gammonkit.read(path)
    assert [turn.play for turn in again.matches[0].turns] == [turn.play for turn in match.matches[0].turns]


def test_a_changed_record_is_read_again(match):
    data = json.loads(match.to_bytes("json"))
    data["matches"][0]["event"] = "Final"
    changed = gammonkit.read(json.dumps(data).encode(), "json")
    assert changed.matches[0].event == "Final" and match.matches[0].event == ""


def test_positions_stand_beside_matches(samples):
    collection = gammonkit.read(samples / "xg/play.xgp")
    assert not collection.matches and len(collection.positions) == 1
    [row] = collection.decisions()
    assert row["place"] == "position 1" and row["dice"]


def test_decisions_are_rows(match):
    rows = match.decisions()
    assert len(rows) == 19 and rows[0]["place"] == "g1-1" and rows[0]["played"] == "8/5 6/5"
    assert rows == match.matches[0].decisions()
    assert {tuple(row) for row in rows} == {tuple(rows[0])}, "all have the same columns"


def test_rows_are_those_of_their_match(samples):
    both = gammonkit.read(samples / "mat/xg-7-point.mat").data["matches"]
    twice = gammonkit.read(json.dumps({"format": "gammonkit-match", "version": 1,
                                       "matches": [both[0], {**both[0], "games": both[0]["games"][:1]}]}).encode())
    counts = [len(each.decisions()) for each in twice]
    assert sum(counts) == len(twice.decisions()) and counts[1] < counts[0]


def test_filters_choose_decisions(match):
    found = gammonkit.find(match, "me & error>0", me="Maxence Job")
    assert found and all(each["row"]["name"] == "Maxence Job" for each in found)
    assert [each["row"]["turn"] for each in found] == [
        row["turn"] for row in match.decisions("error>0") if row["player"] == 2]
    with pytest.raises(gammonkit.Error) as raised:
        match.find("blunders")
    assert raised.value.code == "filter" and raised.value.hint


def test_the_nearest_decisions_come_first(match):
    opening = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10"
    found = match.find(like=opening, limit=4)
    distances = [each["like"]["distance"] for each in found]
    assert len(found) == 4 and distances == sorted(distances) and found[0]["row"]["turn"] == 1
    assert len(gammonkit.find(match, like=opening)) == 9  # Its plays, which are fewer than ten.


def test_statistics_are_those_of_the_command(match):
    [each] = gammonkit.statistics(match)
    assert each["kind"] == "statistics" and each["players"] == ["Kévin Unger", "Maxence Job"]
    assert "games" not in each and gammonkit.statistics(match, games=True)[0]["games"]
    decisions = gammonkit.statistics(match, decisions=True)[0]["decisions"]
    assert "The block before the opponent is weaker." in [reason["sentence"] for decision in decisions
                                                          for reason in decision.get("reasons", [])]


def test_pandas_takes_the_rows(match):
    pandas = pytest.importorskip("pandas", reason="python3-pandas is not installed")
    table = pandas.DataFrame(match.decisions())
    assert table.shape[0] == 19 and table["error_equity"].sum() > 0
    assert set(table.groupby("name")["error_equity"].sum().index) == {"Kévin Unger", "Maxence Job"}


def test_formats_and_version_are_told():
    assert {"id", "title", "reads"} <= set(gammonkit.formats()[0])
    assert gammonkit.__version__.count(".") == 2
