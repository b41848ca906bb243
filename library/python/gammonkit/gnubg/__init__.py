"""The functions of GNU Backgammon's Python: scripts for ``import gnubg`` need only a different import.

    from gammonkit import gnubg

    gnubg.command('import mat "match.mat"')
    gnubg.command("analyse match")
    for game in gnubg.match()["games"]:
        print(game["info"]["winner"], len(game["game"]))

GammonKit reads, thinks and writes; dictionaries, tuples and numbers are of the form that GNU Backgammon 1.07 gives
them. What differs is in docs/python.md. The functions share a match, a position and settings; ``Shell()`` has its
own.
"""

from gammonkit.gnubg._shell import Shell

_shell = Shell()

board = _shell.board
calcgammonprice = _shell.calcgammonprice
cfevaluate = _shell.cfevaluate
classifypos = _shell.classifypos
command = _shell.command
cubeinfo = _shell.cubeinfo
dicerolls = _shell.dicerolls
eq2mwc = _shell.eq2mwc
eq2mwc_stderr = _shell.eq2mwc_stderr
errorrating = _shell.errorrating
evalcontext = _shell.evalcontext
evaluate = _shell.evaluate
findbestmove = _shell.findbestmove
getevalhintfilter = _shell.getevalhintfilter
gnubgid = _shell.gnubgid
hint = _shell.hint
luckrating = _shell.luckrating
match = _shell.match
matchchecksum = _shell.matchchecksum
matchid = _shell.matchid
met = _shell.met
movetupletostring = _shell.movetupletostring
mwc2eq = _shell.mwc2eq
mwc2eq_stderr = _shell.mwc2eq_stderr
navigate = _shell.navigate
nextturn = _shell.nextturn
parsemove = _shell.parsemove
posinfo = _shell.posinfo
positionbearoff = _shell.positionbearoff
positionfrombearoff = _shell.positionfrombearoff
positionfromid = _shell.positionfromid
positionfromkey = _shell.positionfromkey
positionid = _shell.positionid
positionkey = _shell.positionkey
rolloutcontext = _shell.rolloutcontext
setevalhintfilter = _shell.setevalhintfilter
show = _shell.show
updateui = _shell.updateui

__all__ = [
    "Shell", "board", "calcgammonprice", "cfevaluate", "classifypos", "command", "cubeinfo", "dicerolls", "eq2mwc",
    "eq2mwc_stderr", "errorrating", "evalcontext", "evaluate", "findbestmove", "getevalhintfilter", "gnubgid", "hint",
    "luckrating", "match", "matchchecksum", "matchid", "met", "movetupletostring", "mwc2eq", "mwc2eq_stderr",
    "navigate", "nextturn", "parsemove", "posinfo", "positionbearoff", "positionfrombearoff", "positionfromid",
    "positionfromkey", "positionid", "positionkey", "rolloutcontext", "setevalhintfilter", "show", "updateui"]
