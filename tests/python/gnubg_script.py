"""A script for GNU Backgammon's Python. It is played there, and by gammonkit.gnubg; both must answer the same."""

import pickle

#: Questions that need no match; the length of new matches, 7 points, is all that they know.
QUESTIONS = [
    "positionfromid(START)", "positionfromid('4Dl4ADbgOXgANg')", "positionfromid('4HPwATDgc/ABMAzz')",
    "positionid(positionfromid(START))", "positionid([[0] * 25, [0] * 25])", "positionid(((1,) * 25, (0,) * 25))",
    "positionkey([list(side) for side in positionfromid('sGfwATDgc/ABMA')])",
    "positionfromkey([176, 103, 240, 1, 48, 224, 115, 240, 1, 48])", "positionfromkey()",
    "[positionfrombearoff(number) for number in range(0, 54264, 271)]",
    "[positionbearoff(positionfrombearoff(number)) for number in range(0, 54264, 271)]",
    "positionbearoff((1,) * 6 + (0,) * 19, 15, 6)", "positionbearoff((0,) * 6 + (1,) + (0,) * 18)",
    "[classifypos(positionfromid(START), variant) for variant in range(5)]",
    "[classifypos(((a, b, c) + (0,) * 15 + (1,) + (0,) * 6, (0, 0, 0, 0, 5, 5, 0, 5) + (0,) * 17), 0)"
    " for a in range(9) for b in range(9) for c in (0, 2, 4, 6)]",
    "[classifypos(((n,) + (0,) * 24, (0,) * at + (2,) + (0,) * (24 - at)), 0) for n in (0, 6, 7) for at in range(25)]",
    "[luckrating(luck / 10000) for luck in range(-1003, 1003, 5)]",
    "[errorrating(error / 100000) for error in range(3, 4500, 25)]", "errorrating(-1.0)", "errorrating(1)",
    "[parsemove(text) for text in ('8/5 6/5', '13/8 24/23', '8/5*/3', 'bar/20(2)', '6/off(2)', '8/5(2)/3', '8/5/3(2)',"
    " '8/5*(2)', '24 18 13 11', '24,18,13,11', '25/20 3/0', 'BAR/21, 6/2', 'b/20 1/o', 'bar 20', '8-5', '8 / 5', '',"
    " '3/8', '8/5*6/5', '24/18*/16*')]",
    "[movetupletostring(move, positionfromid(START)) for move in ((24, 18, 13, 11), (13, 11, 24, 18),"
    " (18, 16, 24, 18), (8, 5, 6, 5, 8, 5, 6, 5), (24, 20, 20, 16, 24, 20, 20, 16), (25, 20, 24, 20), (3, 0, 2, 0),"
    " (24, 23, 23, 22, 22, 21, 21, 20), (24, 1), (24, 17, 17, 12), (0, 0, 0, 0), (-1, -1), (), (13, 8, 8, 3, 8, 3),"
    " (10, 6, 10, 6, 10, 6, 6, 2), (6, 2, 6, 2, 4, 0, 2, 0), (10, 8, 10, 8, 8, 6, 4, 2), (13, 8, 8, 3, 13, 8, 13, 8),"
    " (24, 18, 24, 18, 18, 12, 13, 7), (24, 23, 24, 23, 23, 22, 22, 21), (24, 23, 24, 23, 23, 22, 23, 22))]",
    "movetupletostring((8, 5, 5, 3, 8, 5), BLOTS)", "movetupletostring((8, 5, 8, 5, 6, 3, 6, 3), BLOTS)",
    "evalcontext()", "evalcontext(1, 2, 1, 1, 0.5)", "evalcontext(0, 1)",
    "rolloutcontext(1, 0, 1, 0, 1, 1, 11, 0, 0, 1, 97, 42, 98, 1, 6, 99, 0.5, 1.5)", "getevalhintfilter()",
    "met(0)", "met(1)", "met(24)", "met()", "cubeinfo(1, -1, 0)", "cubeinfo(2, 0, 0, 0, (0, 0), 0, 0)",
    "[cubeinfo(1, -1, 1, 5, (4, score), 1) for score in range(4)]",
    "[tell(cubeinfo(cube, owner, move, length, (mine, yours))) for length in (5, 7) for mine in range(length)"
    " for yours in range(length) for cube, owner in ((1, -1), (2, 0), (4, 1)) for move in (0, 1)"
    " for tell in (calcgammonprice, lambda info: (eq2mwc(0.3, info), mwc2eq(0.4, info), eq2mwc_stderr(0.1, info),"
    " mwc2eq_stderr(0.1, info)))]",
    "eq2mwc(0.5)", "posinfo(1, 0, 0, 1, (3, 1))", "posinfo(0, 0, 0, 1, (0, 0))",
    "matchid(cubeinfo(1, -1, 0, 7, (2, 3)), posinfo(1, 0, 0, 1, (3, 1)))",
    "gnubgid(positionfromid(START), cubeinfo(2, 0, 0, 0, (0, 0)), posinfo(0, 0, 0, 1, (0, 0)))",
    "show('matchlength')", "cubeinfo(1, -1, 1, 5, (5, 3))", "positionfromid('//////////////')", "parsemove('nonsense')",
    "parsemove('8/5(5)')",
    "parsemove('26/3')", "parsemove('off/3')", "positionfrombearoff(54264)", "met(-1)", "met(65)",
    "positionbearoff((1, 1))", "posinfo(0, 0, 0, 1, (7, 0))", "dicerolls(0)", "navigate(next=-1)",
    "evalcontext((1, 2))"]

#: Commands, and after each the current state is told.
COMMANDS = ["set turn 1", "set board sGfwATDgc/ABMA", "set turn 0", "set dice 31", "set turn 1", "set dice 42",
            "set board 4PPgASSwZ/ABMA", "set turn 0", "set cube value 2", "set cube owner 0", "set score 2 3",
            "set cube centre", "set matchid MInlACAAGAAE", "set gnubgid 4HPwATDgc/ABMA:MIESABAAAAAA",
            "set xgid XGID=-b----E-C---eE---c-e----B-:0:0:1:31:2:3:0:7:10",
            "set xgid XGID=-b----E-C---eE---c-e----B-:1:1:1:D:2:3:0:7:10"]

START = "4HPwATDgc/ABMA"
BLOTS = (tuple(1 if place in (19, 21) else 0 for place in range(25)), (0,) * 25)


def or_error(ask):
    """What `ask()` returns, or that it raises something."""
    try:
        return ask()
    except Exception:
        return "raises"


def names(gnubg):
    """The names of its functions."""
    return [name for name in dir(gnubg) if not name.startswith("_")]


def new_match(gnubg, length):
    """Begins a match in which nobody plays of his own accord."""
    for command in ("set player 0 human", "set player 1 human", "set automatic roll off"):
        gnubg.command(command)
    gnubg.command("new match %d" % length)


def questions(gnubg):
    """The answers to the questions."""
    new_match(gnubg, 7)
    names = {"START": START, "BLOTS": BLOTS, **{name: getattr(gnubg, name) for name in dir(gnubg)}}
    gnubg.command("set player 0 name Ann")
    gnubg.command("set player 1 name Bob")
    return {question: or_error(lambda: eval(question, dict(names))) for question in QUESTIONS}


def states(gnubg):
    """What is told after each command."""
    new_match(gnubg, 5)
    told = {}
    for number, command in enumerate(COMMANDS):
        gnubg.command(command)
        told[f"{number} {command}"] = [gnubg.gnubgid(), gnubg.cubeinfo(), gnubg.posinfo(), gnubg.board(),
                                       gnubg.positionkey(), gnubg.matchid(), gnubg.classifypos()]
    return told


def judgements(gnubg):
    """What an engine says of a position."""
    new_match(gnubg, 5)
    gnubg.command("set evaluation chequerplay evaluation plies 0")
    gnubg.command("set board 4HPwATDgc/ABMA")
    gnubg.command("set turn 0")
    gnubg.command("set dice 31")
    context = gnubg.evalcontext(1, 0, 1, 1, 0.0)
    bearoff = ((1, 1, 2) + (0,) * 22, (2, 2, 1) + (0,) * 22)
    money = gnubg.cubeinfo(1, -1, 1, 0, (0, 0), 0)
    return {"hint": gnubg.hint(2), "all hints": len(gnubg.hint()["hint"]), "best": gnubg.findbestmove(),
            "best of": gnubg.findbestmove(gnubg.board(), money, context, (4, 2)),
            "chances": gnubg.evaluate(gnubg.board(), gnubg.cubeinfo(), context),
            "cube": gnubg.cfevaluate(gnubg.board(), gnubg.cubeinfo(), context),
            "bearoff": gnubg.evaluate(bearoff, money, context),
            "bearoff cube": gnubg.cfevaluate(bearoff, money, context)}


def match(gnubg, command):
    """All that is told of a match that a command opens: dictionaries, and the states that navigation meets."""
    gnubg.command(command)
    told = {"opened": gnubg.gnubgid(), "match": gnubg.match(), "verbose": gnubg.match(verbose=1),
            "bare": gnubg.match(analysis=0, boards=0), "statistics": gnubg.match(statistics=1)["stats"],
            "of games": [game["stats"] for game in gnubg.match(statistics=1)["games"]]}
    for index, game in enumerate(told["match"]["games"]):
        gnubg.navigate()
        told[f"game {index}"] = [gnubg.navigate(game=index), gnubg.gnubgid()] + [
            (gnubg.navigate(next=1), gnubg.gnubgid(), gnubg.posinfo()) for _ in range(len(game["game"]) + 1)]
    gnubg.navigate()
    told["shown"] = [gnubg.show("score"), gnubg.show("pipcount")]
    gnubg.navigate(game=3, next=2)
    told["shown"] += [gnubg.show("score"), gnubg.show("pipcount")]
    told["ways"] = [gnubg.navigate()] + [(gnubg.navigate(next=forward, game=games), gnubg.gnubgid())
                                         for forward, games in ((0, 1), (3, 0), (2, 5), (1, -1), (500, -30))]
    return told


def saved_after_analysis(gnubg, path, saved):
    """Has GNU Backgammon judge a match at 0 plies and save it."""
    gnubg.command('import mat "%s"' % path)
    for what in ("chequerplay", "cubedecision"):
        gnubg.command("set analysis %s evaluation plies 0" % what)
    gnubg.command("analyse match")
    gnubg.command('save match "%s"' % saved)


def play_in_gnubg(gnubg, asked, answers):
    """Answers what is asked in a file, by the names of the functions above and their arguments, in another file."""
    with open(asked, "rb") as file:
        wanted = pickle.load(file)
    told = [globals()[name](gnubg, *arguments) for name, *arguments in wanted]
    with open(answers, "wb") as file:
        pickle.dump(told, file)
