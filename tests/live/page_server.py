"""`gammonkit serve`, as its page asks it."""
import http.client
import json
import pathlib
import resource
import signal
import subprocess
import sys
import time
import urllib.parse

PROGRAM = str(pathlib.Path(sys.argv[1]).resolve())
FILES = pathlib.Path(__file__).resolve().parents[1] / "cli/files"
WAITS = 60  # Seconds, for a machine with much else to do.


class Server:
    """The program, serving a folder, or what `words` say; `temporary` is where it may put what it works on, `home` keeps its tables."""

    def __init__(self, folder, temporary, home, most_files=None, words=()):
        limit = most_files and (lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (most_files, most_files)))
        self.process = subprocess.Popen([PROGRAM, "serve", "-q", "--port", "0", *(words or [folder])], stdout=subprocess.PIPE, text=True, preexec_fn=limit,
                                        env={"TMPDIR": str(temporary), "HOME": str(home), "PATH": "/usr/bin:/bin"})
        self.address = urllib.parse.urlsplit(self.process.stdout.readline().strip())

    def ask(self, method, path, body=None, **headers):
        """(status, headers, body); without `token=`, `host=` and others those of the page itself."""
        own = {"Host": f"127.0.0.1:{self.address.port}", "X-GammonKit-Token": self.address.fragment}
        own.update({name.replace("_", "-"): value for name, value in headers.items()})
        connection = http.client.HTTPConnection("127.0.0.1", self.address.port, timeout=WAITS)
        connection.request(method, path, body, {name: value for name, value in own.items() if value is not None})
        answer = connection.getresponse()
        return answer.status, answer.headers, answer.read()

    def run(self, words, files=()):
        """(status, {code, said, error ...}, {path: bytes}) of a run of the command."""
        status, _, body = self.ask("POST", "/api/run", job(words, files))
        while True:
            line, _, body = body.partition(b"\n")
            told = json.loads(line)
            if "part" not in told:
                break
        made = {}
        for path, size in told.get("files", []):
            made[path], body = body[:size], body[size:]
        return status, told, made

    def stop(self):
        self.process.send_signal(signal.SIGINT)
        return self.process.wait(WAITS)


def job(words, files=()):
    head = json.dumps({"words": words, "files": [[path, len(content)] for path, content in files]})
    return head.encode() + b"\n" + b"".join(content for _, content in files)


def until(condition, what):
    end = time.time() + WAITS
    while not condition():
        assert time.time() < end, f"{what} did not come"
        time.sleep(0.05)


def has_child(process):
    return any(path.read_text().strip() for path in children_of(process))


def children_of(process):
    return pathlib.Path(f"/proc/{process.pid}/task").glob("*/children")


def long_job():
    """Takes as long as anybody waits for it."""
    match = (FILES / "match.mat").read_bytes()
    return job(["analyze", "--ply", "4", "in/0/match.mat", "-o", "out/made.json"], [("in/0/match.mat", match)])
