#!/usr/bin/env python3
"""Puts the matches of samples into a database of SQLite, and of real servers of PostgreSQL and MariaDB, which are started
for that in a temporary folder. Asks each of them every word of filters, and compares the rows that are found with those
that are found in the files. Then two programs put the same matches into an empty database at once.

Servers that are not installed are left out, with a word."""
import argparse
import contextlib
import json
import os
import pathlib
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time

VALUES = {"number": ["<2", ">=0.1", "=1", "!=0", "<=-0.05"], "chance": [">50%", "<=10%", "=0"],
          "text": [":a", ":'", "=Ann", "!=2-ply", ":8/5"], "name": ["=unger,kevin", ":evin", "!=bob"],
          "dice": ["=31", "!=66"], "date": [">=2024-08", "<2024", "=2026-11-22", "!=2024"],
          "point": ["=4,5", "!=6"], "anchor": ["=20", "!=20,21"]}
FILTERS = ["me & blunder", "!(race | bearoff) & win>60%", "away=2-*", "name:ev,ob & !forced", "error>0.1 | luck<-0.2",
           "!error", "!(cube & wrong-cube)", "played='drop' | best:\"no double\"", "comment:\"o'n\"", "date!=2024-08,2026"]
ORDERS = [["--limit", "20"], ["--sort", "error", "--limit", "60"], ["--sort", "luck:up"], ["--sort", "win", "--limit", "100"],
          ["--sort", "away:up"], ["--sort", "epc"], ["--sort", "error-mwc"], ["--sort", "lose"], ["--sort", "length"],
          ["--sort", "date:up"]]
NO_SERVER = 77  # What CTest takes for "skipped".


def folder_of(program, pattern):
    """Where a program is: the newest of the folders that match, as Debian has them, or else on the path."""
    found = sorted(pathlib.Path("/").glob(pattern))
    if found:
        return found[-1].parent
    return pathlib.Path(shutil.which(program)).parent if shutil.which(program) else None


def run(*command, **settings):
    return subprocess.run([str(word) for word in command], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                          check=True, **settings).stdout


def as_user(name):
    """Servers do not run as root: how to be somebody else, if that is who we are."""
    return ["runuser", "-u", name, "--"] if os.geteuid() == 0 else []


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


@contextlib.contextmanager
def started(command, is_ready):
    with subprocess.Popen([str(word) for word in command], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as server:
        try:
            for _ in range(300):
                if is_ready():
                    break
                if server.poll() is not None:
                    sys.exit(f"{command[-1]}: the server ended at once")
                time.sleep(0.1)
            yield
        finally:
            server.terminate()


def succeeds(*command):
    return subprocess.run([str(word) for word in command], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                          check=False).returncode == 0


@contextlib.contextmanager
def postgresql(folder):
    """The address of a database of a server of our own; nothing if PostgreSQL is not installed."""
    programs = folder_of("initdb", "usr/lib/postgresql/*/bin/initdb")
    if programs is None:
        yield None
        return
    user, port = as_user("postgres"), free_port()
    data = folder / "postgresql"
    data.mkdir()
    if user:
        shutil.chown(data, "postgres")
    run(*user, programs / "initdb", "-D", data, "-U", "gammonkit", "-A", "trust", "-E", "UTF8", "--no-sync", cwd=data)
    server = [*user, programs / "postgres", "-D", data, "-p", port, "-k", data, "-h", "127.0.0.1", "-F"]
    at = ["-h", "127.0.0.1", "-p", port, "-U", "gammonkit"]
    with started(server, lambda: succeeds(programs / "pg_isready", *at)):
        run(programs / "createdb", *at, "matches")
        yield f"postgresql://gammonkit@127.0.0.1:{port}/matches"


@contextlib.contextmanager
def mariadb(folder):
    programs = folder_of("mariadbd", "usr/sbin/mariadbd")
    if programs is None or not shutil.which("mariadb-install-db"):
        yield None
        return
    user, port = as_user("mysql"), free_port()
    data = folder / "mariadb"
    data.mkdir()
    if user:
        shutil.chown(data, "mysql")
    run(*user, "mariadb-install-db", "--no-defaults", f"--datadir={data}", "--auth-root-authentication-method=normal",
        "--skip-test-db")
    server = [*user, programs / "mariadbd", "--no-defaults", f"--datadir={data}", f"--port={port}", "--bind-address=127.0.0.1",
              f"--socket={data}/socket"]
    client = ["mariadb", "--no-defaults", "-h", "127.0.0.1", "-P", port, "-u", "root"]
    with started(server, lambda: succeeds(*client, "-e", "SELECT 1")):
        run(*client, "-e", "CREATE DATABASE matches; CREATE USER ann@'%' IDENTIFIED BY 'se%cret'; "
                           "GRANT ALL ON matches.* TO ann@'%'")
        yield f"mysql://ann:se%25cret@127.0.0.1:{port}/matches"


class Comparison:
    def __init__(self, program, samples):
        self.program, self.samples, self.wrong = program, samples, []

    def output(self, *arguments):
        return subprocess.run([str(word) for word in (self.program, "-r", *arguments)], stdout=subprocess.PIPE,
                              stderr=subprocess.DEVNULL, text=True, check=False).stdout

    def without_copies(self):
        """Files of matches alone, of which no two hold the same: a database has each match once, and no positions."""
        known, kept = set(), []
        for sample in self.samples:
            lines = self.output("find", "cube>=0 | cube<0", "-t", "csv", sample).splitlines()[1:]
            matches = {line.split(",")[0] for line in lines}
            if matches and "" not in matches and not matches & known:
                known |= matches
                kept.append(sample)
        return kept

    def import_all(self, address):
        """Once, and again, when nothing may be added."""
        self.output("players", "--db", address, *self.samples, "-q")
        command = [self.program, "-r", "players", "--db", address, *self.samples]
        told = subprocess.run([str(word) for word in command], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                              check=False).stderr
        if "gammonkit: 0 matches added to" not in told or "replaced" in told or "beside" in told:
            self.wrong.append(f"{address}: the second time it says {told}")

    def find(self, address):
        filters = FILTERS + list(words(self.output("find", "--words", "-t", "markdown")))
        found = 0
        for text in filters:
            expected = self.output("find", text, "-t", "csv", "--me", "Ann,Unger Kevin", *self.samples)
            rows = self.output("find", "--db", address, text, "-t", "csv", "--me", "Ann,Unger Kevin")
            found += expected.count("\n") - 1
            if rows != expected:
                self.wrong.append(f"{address}: {text}: {rows.count(chr(10))} lines, and in files {expected.count(chr(10))}")
        self.find_in_order(address)
        print(f"{address.split(':')[0]}: {len(filters)} filters, {found} decisions")
        if found < 1000:
            self.wrong.append("the filters find next to nothing")

    def find_in_order(self, address):
        """What is sorted and cut, and objects of JSON, of which only files tell their name, and which of their matches it is."""
        for order in ORDERS:
            for form in (["-t", "csv"], ["--json"]):
                command = [*order, *form, "cube>=0 | cube<0"]
                files, rows = self.output("find", *command, *self.samples), self.output("find", "--db", address, *command)
                if "--json" in form:
                    files, rows = ([dict(found, file="", place=re.sub(r"^m\d+-", "", found["place"]))
                                    for found in json.loads(text)] for text in (files, rows))
                if rows != files:
                    self.wrong.append(f"{address}: {command}: not as in files")

    def both_at_once(self, address):
        command = [str(word) for word in (self.program, "-r", "players", "--db", address, *self.samples)]
        writers = [subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) for _ in range(2)]
        told = [writer.communicate() for writer in writers]
        if "[database]" in told[0][1] + told[1][1] or told[0][0] != told[1][0]:
            self.wrong.append(f"{address}: two programs at once say {told[0][1]}{told[1][1]}")


def words(markdown):
    """Each word as a filter, and its opposite; those that are compared with several values."""
    kinds = {"3": "number", "60%": "chance", "text": "text", "62": "dice", "2020-05": "date", "5": "point", "20": "anchor"}
    for line in markdown.splitlines():
        match = re.match(r"\* `([a-z-]+)([<>=:]*)([^`]*)`", line)
        if not match:
            continue
        word, sign, example = match.groups()
        kind = "name" if word in ("name", "opponent") else kinds.get(example)
        yield from ([word, f"!{word}"] if not sign else [word + value for value in VALUES[kind]])


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--program", required=True)
    parser.add_argument("--server", choices=["sqlite", "postgresql", "mariadb"], required=True)
    parser.add_argument("samples", type=pathlib.Path, nargs="+")
    options = parser.parse_args()
    samples = sorted(path for folder in options.samples for path in folder.rglob("*") if path.is_file())
    comparison = Comparison(options.program, samples)
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        folder.chmod(0o755)
        servers = {"postgresql": postgresql, "mariadb": mariadb}
        place = servers[options.server](folder) if options.server in servers else contextlib.nullcontext(folder / "m.db")
        with place as address:
            if address is None:
                print(f"{options.server} is not installed")
                sys.exit(NO_SERVER)
            comparison.samples = comparison.without_copies()
            comparison.both_at_once(str(address))
            comparison.import_all(str(address))
            comparison.find(str(address))
    sys.exit("\n".join(comparison.wrong) or None)


if __name__ == "__main__":
    main()
