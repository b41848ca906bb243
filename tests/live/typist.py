"""Somebody who types lines into a program and waits for its prompt."""
import os
import pty
import select
import signal
import time


class Typist:
    """The program runs in a terminal of its own."""

    def __init__(self, command, folder):
        self.said = ""
        self.process, self.terminal = pty.fork()
        if self.process == 0:
            os.chdir(folder)
            os.environ.update(TERM="xterm", LC_ALL="C.UTF-8", HOME=folder)
            os.execv(command[0], [str(word) for word in command])

    def wait_for(self, what, seconds=30):
        """What was said up to `what`, which must come."""
        end = time.time() + seconds
        while what not in self.said:
            ready = select.select([self.terminal], [], [], max(0.0, end - time.time()))[0]
            if not ready:
                raise TimeoutError(f"{what!r} did not come, but {self.said!r}")
            self.said += self._read()
        before, self.said = self.said.split(what, 1)
        return before + what

    def type(self, keys):
        os.write(self.terminal, keys.encode())

    def kill(self):
        os.kill(self.process, signal.SIGKILL)
        return self.exit_code()

    def exit_code(self):
        """Waits for the end."""
        while True:
            try:
                text = self._read()
            except OSError:
                text = ""
            if not text:
                break
            self.said += text
        status = os.waitpid(self.process, 0)[1]
        os.close(self.terminal)
        return os.waitstatus_to_exitcode(status)

    def _read(self):
        return os.read(self.terminal, 65536).decode(errors="replace")
