#!/usr/bin/env python3
"""Asks `gammonkit mcp` as a program does that knows nothing of good manners.

    tests/live/mcp_test.py PROGRAM
"""
import json
import pathlib
import subprocess
import sys
import tempfile
import time

PROGRAM = str(pathlib.Path(sys.argv[1]).resolve())
SAMPLES = pathlib.Path(__file__).parents[2] / "samples"
OPENING = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10"
WAITS = 60


class Assistant:
    """A conversation in a folder; what is asked has numbers from 1."""

    def __init__(self, folder):
        self.process = subprocess.Popen([PROGRAM, "mcp"], cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        env={"HOME": str(folder), "PATH": "/usr/bin:/bin"})
        self.number = 0

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.stdin.close()
        assert self.process.wait(WAITS) == 0

    def send(self, line):
        self.process.stdin.write(line if isinstance(line, bytes) else json.dumps(line).encode())
        self.process.stdin.write(b"\n")
        self.process.stdin.flush()

    def request(self, method, params=None):
        self.number += 1
        self.send({"jsonrpc": "2.0", "id": self.number, "method": method} | ({"params": params} if params else {}))
        return self.number

    def answer(self):
        return json.loads(self.process.stdout.readline())

    def ask(self, method, params=None):
        number = self.request(method, params)
        answer = self.answer()
        assert answer["id"] == number, answer
        return answer

    def call(self, name, **arguments):
        return self.ask("tools/call", {"name": name, "arguments": arguments})["result"]


def children_of(process):
    return subprocess.run(["pgrep", "-P", str(process.pid)], capture_output=True, text=True).stdout.split()


def answers_nonsense_and_goes_on(folder):
    with Assistant(folder) as assistant:
        for line, code in ((b"", None), (b"nonsense", -32700), (b"[]", -32600), (b"7", -32600), (b"\xff\xfe{", -32700),
                           (b'{"jsonrpc":"2.0","method":7,"id":1}', -32600),
                           (b'{"jsonrpc":"2.0","method":"ping","params":[1],"id":1}', -32600),
                           (b"[" * 60_000, -32700),
                           (b'{"jsonrpc":"2.0","method":"no/such","id":"a"}', -32601),
                           (b'{"jsonrpc":"2.0","method":"tools/call","id":2}', -32602),
                           (b'{"jsonrpc":"2.0","method":"tools/call","params":{"name":{}},"id":2}', -32602),
                           (b'{"jsonrpc":"2.0","method":"notifications/cancelled"}', None),
                           (b'{"jsonrpc":"2.0","method":"notifications/initialized"}', None),
                           (b'{"jsonrpc":"2.0","id":9,"result":{}}', None)):
            assistant.send(line)
            if code is not None:
                answer = assistant.answer()
                assert answer["error"]["code"] == code, (line[:60], answer)
        assert assistant.ask("ping")["result"] == {}
        for asked, told in (("2024-11-05", "2024-11-05"), ("1999-01-01", "2025-11-25")):
            assert assistant.ask("initialize", {"protocolVersion": asked})["result"]["protocolVersion"] == told


def arguments_are_no_options(folder):
    (folder / "words").write_text("--version\n")
    with Assistant(folder) as assistant:
        for position in ("--version", "-o", "@words", "-", "--", "", "\x00", "x\x00y", "=", "$(touch got)", "; touch got"):
            result = assistant.call("hint", position=position, level="fast")
            assert result["isError"], (position, result)
        for arguments in ({"position": 7}, {"position": OPENING, "plays": "2"}, {"position": OPENING, "plays": 0},
                          {"position": OPENING, "plays": 10**30}, {"position": OPENING, "level": "deeper"},
                          {"position": OPENING, "more": 1}, {"plays": 2}, {"position": [OPENING]},
                          {"position": OPENING, "place": "--version"}):
            assert assistant.call("hint", **arguments)["isError"], arguments
        for filter_ in ("--words", "@words", "blunder & (", ""):
            assert assistant.call("find", files=["words"], filter=filter_, limit=1)["isError"], filter_
        assert not assistant.call("hint", position=OPENING, level="fast")["isError"]
    assert sorted(path.name for path in folder.iterdir() if not path.name.startswith(".")) == ["words"]


def nothing_is_overwritten(folder):
    match = str(SAMPLES / "mat" / "galaxy.txt")
    kept = folder / "kept.sgf"
    kept.write_text("mine")
    with Assistant(folder) as assistant:
        for tool in ("convert", "analyze"):
            result = assistant.call(tool, file=match, output="kept.sgf")
            assert result["isError"] and "exists" in result["content"][-1]["text"], result
        assert assistant.call("report", file=match, output="kept.sgf")["isError"]
        assert not assistant.call("convert", file=match, output="new.sgf")["isError"]
    assert kept.read_text() == "mine" and (folder / "new.sgf").stat().st_size > 1000


def a_long_answer_is_refused(folder):
    match = (SAMPLES / "mat" / "galaxy.txt").read_text()
    for number in range(60):
        (folder / f"{number}.mat").write_text(match)
    with Assistant(folder) as assistant:
        result = assistant.call("convert", file=".", to="dump")
        assert result["isError"], "sixty matches are too much for one answer"
        assert len(json.dumps(result)) < 20_000, len(json.dumps(result))


def what_is_cancelled_ends(folder):
    with Assistant(folder) as assistant:
        slow = {"name": "rollout", "arguments": {"position": OPENING, "trials": 46656, "plies": 2, "plays": 20}}
        first = assistant.request("tools/call", slow)
        second = assistant.request("tools/call", slow)
        third = assistant.request("tools/call", {"name": "hint", "arguments": {"position": OPENING, "level": "fast"}})
        ping = assistant.request("ping")
        assert assistant.answer()["id"] == ping, "a ping is answered while a tool works"
        for number in (second, first):
            assistant.send({"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": number}})
        assert assistant.answer()["id"] == third, "what is cancelled is not answered"
        assistant.request("tools/call", slow)
        end = time.monotonic() + WAITS
        while not children_of(assistant.process):
            assert time.monotonic() < end, "the rollout never began"
            time.sleep(0.05)
        child = children_of(assistant.process)[0]
    # The assistant has gone, and so has what worked for it.
    assert not pathlib.Path(f"/proc/{child}").exists()


def main():
    for test in (answers_nonsense_and_goes_on, arguments_are_no_options, nothing_is_overwritten,
                 a_long_answer_is_refused, what_is_cancelled_ends):
        with tempfile.TemporaryDirectory() as folder:
            test(pathlib.Path(folder))
        print(test.__name__.replace("_", " "))


main()
