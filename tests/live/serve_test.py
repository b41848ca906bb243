#!/usr/bin/env python3
"""Asks `gammonkit serve` what its page asks, and what other pages and programs might try.

    tests/live/serve_test.py PROGRAM
"""
import http.client
import json
import pathlib
import shutil
import socket
import subprocess
import tempfile
import urllib.parse

from page_server import FILES, PROGRAM, WAITS, Server, children_of, has_child, job, long_job, until


def gives_the_page_with_its_walls(server):
    status, headers, page = server.ask("GET", "/", X_GammonKit_Token=None)
    assert status == 200 and b"gammonkit-server" in page and b"[[" not in page, status
    assert server.address.fragment.encode() not in page
    assert "default-src 'none'" in headers["Content-Security-Policy"], headers
    for name in ("X-Frame-Options", "X-Content-Type-Options", "Referrer-Policy", "Cross-Origin-Resource-Policy"):
        assert headers[name], name
    assert headers["Cache-Control"] == "no-store"
    assert not any(name.startswith("Access-Control") for name in headers)
    for script in ("data.js", "notation.js", "board.js", "sorting.js", "page.mjs", "icon.svg"):
        assert server.ask("GET", f"/page/{script}", X_GammonKit_Token=None)[0] == 200, script
    assert server.ask("GET", "/page/nothing.mjs")[0] == 404


def turns_others_away(server):
    port = server.address.port
    ways = [dict(X_GammonKit_Token=None), dict(X_GammonKit_Token="0" * 32), dict(Host=f"evil.example:{port}"),
            dict(Host="127.0.0.1"), dict(Origin="http://evil.example"), dict(Origin="null"),
            dict(Sec_Fetch_Site="cross-site")]
    for way in ways:
        for method, path, body in (("GET", "/api/files", None), ("GET", "/api/file?path=club/match.mat", None),
                                   ("POST", "/api/save?path=x", b"x"), ("POST", "/api/run", job(["--version"]))):
            status, headers, _ = server.ask(method, path, body, **way)
            assert status == 403, (way, path, status)
            assert not any(name.startswith("Access-Control") for name in headers)
    assert server.ask("GET", "/", Host=f"evil.example:{port}")[0] == 403
    assert server.ask("OPTIONS", "/api/run", Origin="http://evil.example")[0] == 403
    assert server.ask("GET", "/api/files", Host=f"localhost:{port}", Origin=f"http://localhost:{port}")[0] == 200


def listens_here_alone(server):
    other = socket.gethostbyname(socket.gethostname())
    if other.startswith("127.0.0.1"):
        return
    with socket.socket() as caller:
        assert caller.connect_ex((other, server.address.port)) != 0, f"it listens on {other}"


def stays_in_its_folder(server, folder):
    before = {path: path.read_bytes() for path in folder.parent.rglob("*") if path.is_file()}
    listed = json.loads(server.ask("GET", "/api/files")[2])
    assert listed == {"folder": "matches", "files": [{"path": "club/match.mat", "size": (FILES / "match.mat").stat().st_size}]}
    for path in ("../secret", "/etc/passwd", str(folder.parent / "secret"), "secret-link", "out/secret", "club/../../secret",
                 ".hidden", "club", "", "new-link", "out/new"):
        quoted = urllib.parse.quote(path, safe="")
        for way, answer in (("read", server.ask("GET", f"/api/file?path={quoted}")),
                            ("save", server.ask("POST", f"/api/save?path={quoted}&replace=yes", b"x"))):
            assert answer[0] == 403, (way, path, answer)
    for words in (["convert", "/etc/passwd"], ["convert", "../../secret", "-o", "out/x"], ["convert", "@secret"],
                  ["convert", "in/a", "-o", str(folder.parent / "new")], ["convert", "in/a", "-O", "../out"],
                  ["analyze", "in/a", "--engine", "gnubg"], ["players", "--db", "x.db", "in/a"], ["engine", "play"], []):
        status, _, answer = server.ask("POST", "/api/run", job(words, [("in/a", b"x")]))
        assert status == 403, (words, answer)
    assert server.ask("POST", "/api/run", job(["check", "in/a"], [("in/../../a", b"x")]))[0] == 403
    assert server.ask("POST", "/api/run", b"nonsense")[0] == 400
    assert {path: path.read_bytes() for path in folder.parent.rglob("*") if path.is_file()} == before


def does_what_the_command_does(server, folder):
    match = (FILES / "match.mat").read_bytes()
    assert server.ask("GET", "/api/file?path=club/match.mat")[2] == match
    for words in (["analyze", "--level", "fast", "in/0/match.mat", "-o", "out/made.sgf"],
                  ["convert", "in/0/match.mat", "-t", "json", "-o", "out/made.json"],
                  ["report", "--no-analysis", "in/0/match.mat", "-o", "out/made.html"],
                  ["players", "in/0/match.mat", "--to", "json", "-o", "out/made.json"]):
        with tempfile.TemporaryDirectory() as here:
            place = pathlib.Path(here)
            (place / "in/0").mkdir(parents=True)
            (place / "out").mkdir()
            (place / "in/0/match.mat").write_bytes(match)
            subprocess.run([PROGRAM, "-r", *words], cwd=place, check=True, capture_output=True)
            status, told, made = server.run(words, [("in/0/match.mat", match)])
            assert status == 200 and told["code"] == 0, told
            assert made == {str(path.relative_to(place)): path.read_bytes() for path in place.glob("out/*")}, words
    status, told, made = server.run(["--version"])
    assert told["said"].startswith("gammonkit "), told
    status, told, made = server.run(["check", "in/0/broken.sgf"], [("in/0/broken.sgf", b"(;FF[4]GM[6")])
    assert told["code"] != 0 and "error" in told["said"] and not made, told
    assert sorted(path.name for path in folder.rglob("*") if path.is_file()) == [".hidden", "match.mat", "secret-link"]


def saves(server, folder):
    assert server.ask("POST", "/api/save?path=made/a%20b.zip", b"one")[0] == 200
    assert server.ask("POST", "/api/save?path=made/a%20b.zip", b"two")[0] == 409
    assert (folder / "made/a b.zip").read_bytes() == b"one"
    assert server.ask("POST", "/api/save?path=made/a%20b.zip&replace=yes", b"two")[0] == 200
    assert (folder / "made/a b.zip").read_bytes() == b"two"
    assert server.ask("POST", "/api/save?path=made/empty", b"")[0] == 200
    assert server.ask("GET", "/api/file?path=made/empty")[2] == b""
    assert sorted(path.name for path in (folder / "made").iterdir()) == ["a b.zip", "empty"]


def begin_long_job(server):
    connection = http.client.HTTPConnection("127.0.0.1", server.address.port, timeout=WAITS)
    connection.request("POST", "/api/run", long_job(), {"X-GammonKit-Token": server.address.fragment})
    until(lambda: has_child(server.process), "a child")
    return connection


def ends_what_nobody_waits_for(server, temporary):
    begin_long_job(server).close()
    until(lambda: not has_child(server.process), "the end of the child")
    until(lambda: not list(temporary.iterdir()), "the end of its files")


def ends_with_its_children(server, temporary):
    connection = begin_long_job(server)
    half = socket.create_connection(("127.0.0.1", server.address.port))
    half.sendall(b"GET / HT")
    children = [int(pid) for path in children_of(server.process) for pid in path.read_text().split()]
    assert children
    status = server.stop()
    half.close()
    connection.close()
    assert status == 130, status
    assert not any(pathlib.Path(f"/proc/{pid}").exists() for pid in children), children
    assert not list(temporary.iterdir()), list(temporary.iterdir())


def main():
    with tempfile.TemporaryDirectory() as name:
        folder, outside, temporary, home = (pathlib.Path(name) / part for part in ("matches", "outside", "temporary", "home"))
        for made in (folder / "club", outside, temporary, home):
            made.mkdir(parents=True)
        shutil.copy(FILES / "match.mat", folder / "club/match.mat")
        (folder / ".hidden").write_text("hidden")
        for secret in (folder.parent / "secret", outside / "secret"):
            secret.write_text("secret")
        (folder / "out").symlink_to(outside)
        (folder / "secret-link").symlink_to(folder.parent / "secret")
        (folder / "new-link").symlink_to(outside / "new")
        server = Server(folder, temporary, home)
        try:
            gives_the_page_with_its_walls(server)
            turns_others_away(server)
            listens_here_alone(server)
            stays_in_its_folder(server, folder)
            does_what_the_command_does(server, folder)
            saves(server, folder)
            ends_what_nobody_waits_for(server, temporary)
            ends_with_its_children(server, temporary)
        finally:
            server.process.kill()


main()
