"""What the tests share that run the command on what nobody means."""
import os
import subprocess
import sys

GAMMONKIT = os.path.abspath(sys.argv[1])
SEED = int(os.environ.get("GAMMONKIT_TEST_SEED", "2024"))


def run(words, longest, folder, home):
    """(what is wrong, the run) of the command in a folder, with the settings in `home`; it may take `longest` seconds."""
    surroundings = dict(os.environ, HOME=str(home), XDG_CONFIG_HOME=str(home), XDG_CACHE_HOME=str(home))
    try:
        done = subprocess.run([GAMMONKIT, *words], capture_output=True, stdin=subprocess.DEVNULL, timeout=longest,
                              check=False, cwd=folder, env=surroundings)
    except subprocess.TimeoutExpired:
        return "it takes too long", None
    if not 0 <= done.returncode <= 5:
        return f"it ended with {done.returncode}: {done.stderr[-200:]}", done
    if b"internal-error" in done.stderr + done.stdout:
        return f"a defect: {done.stderr[-300:]}", done
    return None, done


def closing(what, failures):
    """Says how it went, and gives the exit status."""
    print(f"{what}: {failures} failed (GAMMONKIT_TEST_SEED={SEED})")
    return 0 if failures == 0 else 1
