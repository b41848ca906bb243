#!/usr/bin/env python3
"""Tries what programs on the same computer might do to `gammonkit serve`: it hands out nothing, and still answers.

    tests/live/serve_hostile_test.py PROGRAM
"""
import contextlib
import json
import os
import pathlib
import random
import re
import shutil
import socket
import tempfile
import time

from page_server import FILES, WAITS, Server, children_of, has_child, long_job, until

SECRET = b"only the owner may read this"
OPENING = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10"


def connected(server):
    return socket.create_connection(("127.0.0.1", server.address.port), WAITS)


def request(server, first, *lines, token=True):
    own = [f"Host: 127.0.0.1:{server.address.port}"] + token * [f"X-GammonKit-Token: {server.address.fragment}"]
    return "\r\n".join([f"{first} HTTP/1.1", *own, *lines, "", ""]).encode()


def children(process):
    return sum(len(path.read_text().split()) for path in children_of(process))


def rest_of(connection):
    answer = b""
    with contextlib.suppress(ConnectionError):
        while part := connection.recv(1 << 16):
            answer += part
    return answer


def answer_to(server, sent):
    with connected(server) as connection:
        with contextlib.suppress(ConnectionError):
            connection.sendall(sent)
        return rest_of(connection)


def status_of(answer):
    return int(answer.split(b" ", 2)[1]) if answer else None


def resident_kilobytes(server):
    text = pathlib.Path(f"/proc/{server.process.pid}/status").read_text()
    return int(re.search(r"VmRSS:\s*(\d+)", text).group(1))


def answers_soon(server):
    began = time.monotonic()
    for path in ("/", "/api/file?path=private.sgf"):
        assert server.ask("GET", path)[0] == 200, path
    took = time.monotonic() - began
    assert took < 5, f"the page was answered after {took:.1f} s"


def gives_whole_files_for_ranges(server):
    icon = server.ask("GET", "/page/icon.svg")[2]
    private = server.ask("GET", "/api/file?path=private.sgf")[2]
    assert SECRET in private
    for wanted in ("0-9999999", "0-9223372036854775806", "900000000000-900000009999", "-5", "5-", "0-0,1-1", "x",
                   ",".join(f"{i}-{i}" for i in range(1500))):
        for path, content in (("/page/icon.svg", icon), ("/api/file?path=private.sgf", private)):
            status, headers, body = server.ask("GET", path, Range=f"bytes={wanted}")
            assert (status, body) == (200, content), (wanted, status, len(body))
            assert headers["Content-Length"] == str(len(content)) and not headers["Content-Range"]


def sent_until_refused(server, first, again, most):
    """How many bytes are taken, and the status."""
    with connected(server) as connection:
        sent = connection.send(first)
        try:
            while sent < most:
                sent += connection.send(again)
        except ConnectionError:
            return sent, None
        return sent, status_of(rest_of(connection))


def keeps_nothing_without_end(server):
    """What has no end is refused while it comes, or thrown away: the server never grows by it."""
    before = resident_kilobytes(server)
    sent = 64 << 20
    part = b"a" * (1 << 16)
    endless = [(request(server, "GET /", token=False)[:-2], b"Xn: aaaaaaaaaaaaaaaa\r\n" * 4000),
               (request(server, "GET /", token=False)[:-2] + b"X: ", part), (b"GET /", part), (part, part),
               (request(server, "POST /api/run", "Content-Length: 200000000", token=False), part),
               (request(server, "POST /", "Transfer-Encoding: chunked", token=False), b"10000\r\n" + part + b"\r\n"),
               (request(server, "POST /api/run", "Transfer-Encoding: chunked"), b"10000\r\n" + part + b"\r\n"),
               (request(server, "POST /api/run", "Content-Length: 300000000"), part)]
    for first, again in endless:
        sent_until_refused(server, first, again, sent)
        grown = resident_kilobytes(server) - before
        assert grown < 20_000, (first[:60], grown)
    with connected(server) as connection, contextlib.suppress(ConnectionError):
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        connection.send(request(server, "GET /", token=False)[:-2])
        for _ in range(400):
            connection.send(b"X: " + b"a" * 500 + b"\r\n")
            time.sleep(0.002)
        assert status_of(rest_of(connection)) == 431
    answers_soon(server)


def says_what_it_refuses(server):
    for status, sent in ((431, request(server, "GET /", "X: " + "a" * 100_000)),
                         (411, request(server, "POST /api/run", "Transfer-Encoding: chunked") + b"1\r\na\r\n0\r\n\r\n"),
                         (413, request(server, "POST /api/run", "Content-Length: 300000000")),
                         (400, request(server, "POST /api/run", "Content-Length: -1")),
                         (400, request(server, "POST /api/run", "Content-Length: 99999999999999999999")),
                         (403, request(server, "POST /api/run", "Content-Length: 1000", token=False)),
                         (404, request(server, "DELETE /api/files")), (404, request(server, "HEAD /")),
                         (400, b"\x16\x03\x01\x00\xf4\x01\r\n\r\n"), (505, b"GET / HTTP/1.0\r\n\r\n")):
        answer = answer_to(server, sent)
        assert status_of(answer) == status, (status, sent[:80], answer[:80])


def outlives_damaged_requests(server):
    chance = random.Random(42)
    whole = request(server, "POST /api/save?path=damaged&replace=yes", "Content-Length: 5", "Range: bytes=0-5") + b"hello"
    for _ in range(300):
        damaged = bytearray(whole)
        for _ in range(chance.randint(1, 8)):
            at = chance.randrange(len(damaged))
            damaged[at:at + chance.randint(0, 3)] = chance.randbytes(chance.randint(0, 4))
        with connected(server) as connection:
            connection.sendall(damaged)
            connection.shutdown(socket.SHUT_WR)
            assert SECRET not in rest_of(connection)
    answers_soon(server)


def answers_who_says_no_more(server):
    content = server.ask("GET", "/page/page.mjs")[2]
    for _ in range(30):
        with connected(server) as connection:
            connection.sendall(request(server, "GET /page/page.mjs", token=False))
            connection.shutdown(socket.SHUT_WR)
            assert rest_of(connection).endswith(b"\r\n\r\n" + content)
    body = b'{"words":["--version"],"files":[]}\n'
    with connected(server) as connection:
        connection.sendall(request(server, "POST /api/run", f"Content-Length: {len(body)}") + body)
        connection.shutdown(socket.SHUT_WR)
        assert b'"code":0' in rest_of(connection)


def lets_others_in_whatever_the_slow_do(server):
    with contextlib.ExitStack() as slow:
        half, dripping, deaf = ([slow.enter_context(connected(server)) for _ in range(150)] for _ in range(3))
        for connection in half:
            connection.send(b"GET / HT")
        for connection in deaf:
            connection.send(request(server, "GET /page/page.mjs", token=False))
        for round_ in range(4):
            for connection in dripping:
                with contextlib.suppress(ConnectionError):
                    connection.send(b"GET / HTTP/1.1\r\n" if round_ == 0 else b"X: a\r\n")
            answers_soon(server)
            time.sleep(0.5)
    answers_soon(server)


def waits_for_no_head_longer_than_it_says(server):
    with connected(server) as connection:
        began = time.monotonic()
        while time.monotonic() - began < 30:
            try:
                connection.sendall(b"G")
                connection.settimeout(1)
                if not connection.recv(1):
                    break
            except TimeoutError:
                continue
            except ConnectionError:
                break
        assert 5 < time.monotonic() - began < 25


def answers_without_descriptors(folder, temporary, home):
    server = Server(folder, temporary, home, most_files=64)
    with contextlib.ExitStack() as idle:
        for _ in range(100):
            idle.enter_context(connected(server))
        answers_soon(server)
    assert server.stop() == 130


def removes_what_a_killed_one_left(folder, temporary, home):
    killed, other = (Server(folder, temporary, home) for _ in range(2))
    with contextlib.ExitStack() as waiting:
        for server in (killed, other):
            connection = waiting.enter_context(connected(server))
            connection.sendall(request(server, "POST /api/run", f"Content-Length: {len(long_job())}") + long_job())
            until(lambda: has_child(server.process), "a child")
        assert len(list(temporary.iterdir())) == 2
        killed.process.kill()
        killed.process.wait()
        for left in temporary.iterdir():
            os.utime(left, (0, 0))
        (temporary / "gammonkit-job-link").symlink_to(folder)
        third = Server(folder, temporary, home)
        left = [path for path in temporary.iterdir() if not path.is_symlink()]
        assert len(left) == 1 and has_child(other.process), left
        assert (folder / "private.sgf").exists()
        for server in (other, third):
            assert server.stop() == 130


def program_asks(server, tool, body, **headers):
    """(status, text) of a question of a program, which has the key unless it says otherwise."""
    headers = {"X_GammonKit_Token": None, "Authorization": f"Bearer {server.address.fragment}"} | headers
    status, _, answer = server.ask("POST", f"/api/v1/{tool}", body if isinstance(body, bytes) else json.dumps(body).encode(), **headers)
    return status, answer.decode()


def programs_need_the_key(server):
    assert server.ask("GET", "/api/v1/openapi.json", X_GammonKit_Token=None)[0] == 200
    question = {"position": OPENING}
    for headers in ({"Authorization": None}, {"Authorization": "Bearer "}, {"Authorization": "Bearer " + "0" * 32},
                    {"Authorization": server.address.fragment}, {"Authorization": f"Basic {server.address.fragment}"},
                    {"Authorization": None, "X_GammonKit_Token": server.address.fragment}):
        assert program_asks(server, "hint", question, **headers)[0] == 401, headers
    for headers in ({"Origin": "http://evil.example"}, {"Host": "evil.example"}, {"Sec_Fetch_Site": "cross-site"}):
        assert program_asks(server, "hint", question, **headers)[0] == 403, headers
    _, headers, _ = server.ask("OPTIONS", "/api/v1/hint", Origin="http://evil.example")
    assert not [name for name in headers if name.lower().startswith("access-control")], headers
    own = {"X_GammonKit_Token": None, "Authorization": f"Bearer {server.address.fragment}"}
    for asked in ("GET /", "GET /page/page.mjs", "GET /api/file?path=private.sgf", "POST /api/run", "POST /api/save?path=x", "GET /api/v1/hint"):
        assert server.ask(*asked.split(" "), **own)[0] == 404, asked


def programs_reach_nothing_else(server, folder):
    before = set(folder.iterdir())
    secret = str(folder / "private.sgf")
    for tool, arguments in (("probe", {"files": [secret]}), ("probe", {"files": ["in/../../private.sgf"]}),
                            ("probe", {"files": [".."]}), ("probe", {"files": ["@" + secret]}), ("probe", {"files": ["~/x"]}),
                            ("convert", {"file": secret, "to": "json"}), ("convert", {"file": "a", "to": f"html,style={secret}"}),
                            ("convert", {"file": "a", "output": "../a.sgf"}), ("convert", {"file": "a", "output": secret}),
                            ("report", {"file": "a", "output": "/tmp/a.html"}), ("find", {"files": [secret], "filter": "error>0", "limit": 1}),
                            ("probe", {"files": ["../a"], "contents": {"../a": "QQ=="}}),
                            ("probe", {"files": ["a"], "contents": {".a": "QQ=="}}),
                            ("probe", {"files": ["a"], "contents": {"a\0b": "QQ=="}}),
                            ("probe", {"files": ["a"], "contents": {"a": "Q"}}), ("probe", {"files": ["a"], "contents": {"a": 7}}),
                            ("probe", {"files": ["a"], "contents": []}), ("probe", {"files": []}), ("probe", {"files": "a"}),
                            ("hint", {"position": OPENING, "plays": 10 ** 30}), ("hint", {"position": OPENING, "more": 1})):
        status, answer = program_asks(server, tool, arguments)
        assert status in (400, 422) and SECRET.decode() not in answer, (tool, arguments, status, answer[:200])
    for body in (b"", b"nonsense", b"[]", b"7", b"[" * 300_000, b'{"a":' * 300_000, b"\xff\xfe{}"):
        assert program_asks(server, "hint", body)[0] == 400, body[:20]
    for tool in ("", "nothing", "../run", "hint/", "openapi.json"):
        assert program_asks(server, tool, {})[0] == 404, tool
    assert set(folder.iterdir()) == before


def programs_are_not_endless(server):
    before = resident_kilobytes(server)
    key = f"Authorization: Bearer {server.address.fragment}"
    part = b"a" * (1 << 16)
    for lines in ((key, "Content-Length: 300000000"), (key, "Transfer-Encoding: chunked"), ("Content-Length: 200000000",)):
        sent_until_refused(server, request(server, "POST /api/v1/hint", *lines, token=False), part, 64 << 20)
        assert resident_kilobytes(server) - before < 20_000, lines
    slow = json.dumps({"position": OPENING, "trials": 46656, "plies": 2, "plays": 20}).encode()
    with contextlib.ExitStack() as waiting:
        for _ in range(8):
            connection = waiting.enter_context(connected(server))
            connection.sendall(request(server, "POST /api/v1/rollout", key, f"Content-Length: {len(slow)}", token=False) + slow)
        until(lambda: children(server.process) == 8, "eight rollouts")
        assert program_asks(server, "rollout", slow)[0] == 503
        assert server.ask("GET", "/api/v1/openapi.json")[0] == 200
        working = [pathlib.Path("/proc", number) for path in children_of(server.process) for number in path.read_text().split()]
        assert server.stop() == 130
        assert not any(path.exists() for path in working), "what worked for programs has ended, too"


def main():
    with tempfile.TemporaryDirectory() as name:
        folder, temporary, home = (pathlib.Path(name) / part for part in ("matches", "temporary", "home"))
        for made in (folder, temporary, home):
            made.mkdir()
        (folder / "private.sgf").write_bytes(SECRET * 2000)
        shutil.copy(FILES / "match.mat", folder)
        server = Server(folder, temporary, home)
        try:
            for check in (gives_whole_files_for_ranges, says_what_it_refuses, keeps_nothing_without_end,
                          outlives_damaged_requests, answers_who_says_no_more, lets_others_in_whatever_the_slow_do,
                          waits_for_no_head_longer_than_it_says):
                check(server)
            assert server.stop() == 130
        finally:
            server.process.kill()
        server = Server(folder, temporary, home, words=["--api"])
        try:
            programs_need_the_key(server)
            programs_reach_nothing_else(server, folder)
            programs_are_not_endless(server)
        finally:
            server.process.kill()
        answers_without_descriptors(folder, temporary, home)
        removes_what_a_killed_one_left(folder, temporary, home)


main()
