#!/usr/bin/env python3
"""Asks `gammonkit engine serve --socket` while others misbehave: it answers as if it were alone.

    tests/live/engine_server_test.py PROGRAM
"""
import contextlib
import pathlib
import resource
import signal
import socket
import subprocess
import sys
import tempfile
import time

PROGRAM = str(pathlib.Path(sys.argv[1]).resolve())
WAITS = 60
DEEP = (b"evaluation fibsboard board:You:other:0:0:0:0:-2:0:0:0:0:5:0:3:0:0:0:-5:5:0:0:0:-3:0:-5:0:0:0:0:2:0:1:0:0:0:0"
        b":1:1:1:0:1:-1:0:25:0:0:0:0:0:0:0:0 PLIES 5 CUBEFUL\n")


class Server:
    def __init__(self, folder, most_files=None):
        limit = most_files and (lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (most_files, most_files)))
        self.path = str(folder / "socket")
        self.process = subprocess.Popen([PROGRAM, "engine", "serve", "-q", "-j", "1", "--ply", "0", "--socket", self.path],
                                        env={"HOME": str(folder), "PATH": "/usr/bin:/bin"}, preexec_fn=limit)
        end = time.monotonic() + WAITS
        while not pathlib.Path(self.path).exists():
            assert time.monotonic() < end, "no socket came"
            time.sleep(0.05)

    def __enter__(self):
        return self

    def __exit__(self, failed, *_):
        self.process.send_signal(signal.SIGINT)
        status = self.process.wait(WAITS)
        assert failed or status == 130, status

    def connected(self):
        connection = socket.socket(socket.AF_UNIX)
        connection.settimeout(WAITS)
        connection.connect(self.path)
        return connection

    def is_heard_within(self, seconds):
        began = time.monotonic()
        with self.connected() as connection:
            connection.sendall(b"version\n")
            assert b"GammonKit" in connection.recv(100)
        took = time.monotonic() - began
        assert took < seconds, f"answered after {took:.1f} s"


def answers_beside_one_who_never_reads(server):
    with server.connected() as deaf:
        deaf.setblocking(False)
        until = time.monotonic() + 2
        while time.monotonic() < until:
            try:
                deaf.send(b"help\n" * 2000)
            except BlockingIOError:
                time.sleep(0.01)
        server.is_heard_within(3)


def answers_beside_deep_questions(server):
    with contextlib.ExitStack() as deep:
        for _ in range(3):
            deep.enter_context(server.connected()).sendall(DEEP)
        time.sleep(0.5)
        server.is_heard_within(3)


def answers_who_says_no_more(server):
    for _ in range(20):
        with server.connected() as connection:
            connection.sendall(b"version")
            connection.shutdown(socket.SHUT_WR)
            assert b"GammonKit" in connection.recv(100)


def makes_room_for_one_more(server, connections):
    """Those that ask nothing go, the oldest first; the others stay."""
    with contextlib.ExitStack() as many:
        idle = [many.enter_context(server.connected()) for _ in range(connections)]
        server.is_heard_within(30)
        assert idle[0].recv(1) == b""


def main():
    with tempfile.TemporaryDirectory() as name:
        with Server(pathlib.Path(name)) as server:
            answers_beside_one_who_never_reads(server)
            answers_who_says_no_more(server)
            makes_room_for_one_more(server, 70)
            answers_beside_deep_questions(server)
        with Server(pathlib.Path(name), most_files=40) as server:
            makes_room_for_one_more(server, 64)


main()
