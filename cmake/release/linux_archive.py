#!/usr/bin/env python3
"""Makes the archive that runs on any Linux: linux_archive.py BUILD ARCHIVE EPOCH

It holds what BUILD has made, every library that this loads, the loader and the C library of glibc among them, and
fonts. So nothing depends on the system but the kernel.
"""

import pathlib
import shutil
import subprocess
import sys
import tempfile

import bundle

SOURCE = pathlib.Path(__file__).resolve().parents[2]
LAUNCHER = """#!/bin/sh
# Starts GammonKit with the libraries that came along. A link to this file may lie anywhere.
lib=$(dirname "$(readlink -f "$0")")/lib
exec "$lib/{loader}" --inhibit-cache --library-path "$lib" "$lib/gammonkit" "$@"
"""


def main(build, archive, epoch):
    with tempfile.TemporaryDirectory() as work:
        # Installed, as manual pages, completions and scripts are named right only then.
        prefix, tree = pathlib.Path(work, "prefix"), pathlib.Path(work, archive.name.removesuffix(".tar.xz"))
        for component in ("command", "library"):
            subprocess.run(["cmake", "--install", build, "--prefix", prefix, "--component", component, "--strip"],
                           check=True, stdout=subprocess.DEVNULL)
        # The drivers of servers of databases would have to come along, too, with half of Kerberos.
        programs = [prefix / "bin/gammonkit", *(path for path in sorted(prefix.rglob("gammonkit-*.so"))
                                                if path.name != "gammonkit-servers.so")]
        libraries = bundle.libraries_of(programs)
        bundle.copy_libraries([*libraries, *programs], tree / "lib")
        bundle.copy_fonts(tree / "lib/fonts")
        shutil.copytree(prefix / "share", tree / "share", ignore=shutil.ignore_patterns("doc"))
        for name in ("LICENSE", "CHANGELOG.md"):
            shutil.copyfile(SOURCE / name, tree / name)
        packages = {bundle.package_of(path) for path in [*libraries, *bundle.FONTS]}
        bundle.copy_licenses(packages | set(bundle.COMPILED_IN), tree / "licenses")
        loader = next(pathlib.Path(path).name for path in libraries if "/ld-linux" in path)
        (tree / "gammonkit").write_text(LAUNCHER.format(loader=loader))
        (tree / "gammonkit").chmod(0o755)
        bundle.pack(tree, archive, epoch)


if __name__ == "__main__":
    main(sys.argv[1], pathlib.Path(sys.argv[2]).resolve(), int(sys.argv[3]))
