"""A Slurm of one machine, for tests: controller, node and munge, with all that is theirs in one folder."""

import os
import pathlib
import shutil
import socket
import subprocess
import time

PROGRAMS = ("munged", "slurmctld", "slurmd", "sbatch", "scontrol", "squeue", "scancel", "sinfo")

CONFIGURATION = """
ClusterName=gammonkit
SlurmctldHost={host}(127.0.0.1)
SlurmctldPort={controller_port}
SlurmdPort={node_port}
SlurmUser=root
SlurmdUser=root
AuthType=auth/munge
CredType=cred/munge
AuthInfo=socket={folder}/munge.socket,cred_expire=5
StateSaveLocation={folder}/state
SlurmdSpoolDir={folder}/spool
SlurmctldPidFile={folder}/slurmctld.pid
SlurmdPidFile={folder}/slurmd.pid
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
SwitchType=switch/none
MpiDefault=none
JobAcctGatherType=jobacct_gather/none
AccountingStorageType=accounting_storage/none
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
SlurmdParameters=config_overrides
SchedulerParameters=sched_interval=1,batch_sched_delay=0
ReturnToService=2
KillWait=1
NodeName={host} NodeAddr=127.0.0.1 CPUs=2 State=UNKNOWN
PartitionName=main Nodes={host} Default=YES MaxTime=INFINITE State=UP
"""


def missing():
    """Why there can be no Slurm here; None if there can."""
    absent = [name for name in PROGRAMS if not shutil.which(name, path=search_path())]
    if absent:
        return f"{', '.join(absent)} not installed"
    return None if os.geteuid() == 0 else "Slurm wants to be started by root"


def search_path():
    return f"{os.environ['PATH']}:/usr/sbin:/usr/local/sbin"


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Slurm:
    """Runs while its `with` block does; all that it has started ends with it."""

    def __init__(self, folder):
        self.folder = pathlib.Path(folder)
        self.environment = {**os.environ, "PATH": search_path(), "SLURM_CONF": str(self.folder / "slurm.conf")}
        self.daemons = []

    def __enter__(self):
        try:
            self.start()
        except BaseException:
            self.stop()
            raise
        return self

    def __exit__(self, *what):
        self.stop()

    def start(self):
        for name in ("state", "spool"):
            (self.folder / name).mkdir(parents=True)
        self.folder.chmod(0o755)  # munged wants others to reach its socket.
        key = self.folder / "munge.key"
        key.write_bytes(os.urandom(1024))
        key.chmod(0o400)
        (self.folder / "slurm.conf").write_text(CONFIGURATION.format(
            folder=self.folder, host=socket.gethostname().split(".")[0],
            controller_port=free_port(), node_port=free_port()))
        self.begin("munged", "--foreground", "--force", f"--key-file={key}",
                   *(f"--{what}={self.folder}/munge.{end}" for what, end in
                     (("socket", "socket"), ("pid-file", "pid"), ("log-file", "log"), ("seed-file", "seed"))))
        self.wait("munge.socket", lambda: (self.folder / "munge.socket").exists())
        self.begin("slurmctld", "-D", "-i", "-L", self.folder / "slurmctld.log")
        self.begin("slurmd", "-D", "-L", self.folder / "slurmd.log")
        self.wait("the node", lambda: "idle" in self.ask("sinfo", "--noheader", "--format=%T", accepts_failure=True))

    def begin(self, name, *arguments):
        output = (self.folder / f"{name}.out").open("w")
        self.daemons.append(subprocess.Popen([name, *map(str, arguments)], env=self.environment, cwd=self.folder,
                                             stdin=subprocess.DEVNULL, stdout=output, stderr=output))

    def ask(self, *command, accepts_failure=False):
        """What a command of Slurm prints."""
        done = subprocess.run([*map(str, command)], env=self.environment, text=True, capture_output=True,
                              timeout=30, check=False)
        if done.returncode != 0 and not accepts_failure:
            raise SystemExit(f"{command}: {done.stderr}{self.logs()}")
        return done.stdout.strip()

    def wait(self, what, is_there, seconds=60):
        end = time.monotonic() + seconds
        while not is_there():
            if time.monotonic() > end:
                raise SystemExit(f"Slurm: waited {seconds} s for {what}\n{self.logs()}")
            time.sleep(0.05)

    def tasks(self, state=""):
        """The tasks that wait or run, as "12_3"."""
        wanted = [f"--states={state}"] if state else []
        return self.ask("squeue", "--noheader", "--array", "--format=%i", *wanted).split()

    def logs(self):
        return "".join(f"== {log.name}\n{log.read_text(errors='replace')[-2000:]}"
                       for log in sorted(self.folder.glob("*.log")))

    def stop(self):
        """Jobs first: they are children of no daemon that is left."""
        if len(self.daemons) == 3:
            self.ask("scancel", "--user=root", accepts_failure=True)
            end = time.monotonic() + 10
            while self.ask("squeue", "--noheader", accepts_failure=True) and time.monotonic() < end:
                time.sleep(0.1)
        for daemon in reversed(self.daemons):
            daemon.terminate()
        for daemon in reversed(self.daemons):
            try:
                daemon.wait(10)
            except subprocess.TimeoutExpired:
                daemon.kill()
                daemon.wait()
