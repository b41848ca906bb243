"""What pip calls to build the Python package (PEP 517): pyproject.toml. Nothing outside Python's own library is needed.

The wheel holds every library that the package loads but those of the C and C++ compilers, under names that no other
package has, and fonts. Setting: `pip install -C build=FOLDER .` builds in FOLDER, which is kept.
"""

import base64
import hashlib
import os
import pathlib
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
import tomllib
import zipfile

import bundle

SOURCE = pathlib.Path(__file__).resolve().parents[2]
# Every system that has Python has these; two of them in one process would not do.
OF_THE_SYSTEM = re.compile(r"/(ld-linux.*|lib(c|m|pthread|dl|rt|stdc\+\+|gcc_s)\.so[.0-9]*)$")
TARGETS = ("gammonkit_python", "gammonkit_pictures_module", "gammonkit_archives_module")


def run(*command, **options):
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True, **options).stdout


def version():
    return re.search(r"project\(gammonkit VERSION ([0-9.]+)", (SOURCE / "CMakeLists.txt").read_text())[1]


def epoch():
    """When the sources are from, in seconds: whatever is built of them is of that time."""
    if "SOURCE_DATE_EPOCH" in os.environ:
        return int(os.environ["SOURCE_DATE_EPOCH"])
    if (SOURCE / ".git").exists():
        return int(run("git", "-c", f"safe.directory={SOURCE}", "log", "-1", "--format=%ct", cwd=SOURCE))
    return int((SOURCE / "PKG-INFO").stat().st_mtime)


def metadata():
    about = tomllib.loads((SOURCE / "pyproject.toml").read_text())["project"]
    lines = ["Metadata-Version: 2.1", "Name: gammonkit", f"Version: {version()}", f"Summary: {about['description']}",
             f"Keywords: {','.join(about['keywords'])}", f"License: {about['license']}",
             *(f"Classifier: {name}" for name in about["classifiers"]),
             f"Requires-Python: {about['requires-python']}", "Description-Content-Type: text/markdown", ""]
    return "\n".join(lines) + "\n" + (SOURCE / about["readme"]).read_text()


def source_files():
    if not (SOURCE / ".git").exists():
        skipped = {"build", "dist", "PKG-INFO"}
        paths = (path.relative_to(SOURCE) for path in SOURCE.rglob("*") if path.is_file())
        return [path for path in paths if path.parts[0] not in skipped and "__pycache__" not in path.parts]
    names = run("git", "-c", f"safe.directory={SOURCE}", "ls-files", "-z", cwd=SOURCE)
    return [pathlib.Path(name) for name in names.split("\0") if name and (SOURCE / name).exists()]


def build_sdist(sdist_directory, config_settings=None):
    name = f"gammonkit-{version()}"
    with tempfile.TemporaryDirectory() as work:
        tree = pathlib.Path(work, name)
        for file in source_files():
            (tree / file).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(SOURCE / file, tree / file, follow_symlinks=False)
        (tree / "PKG-INFO").write_text(metadata())
        bundle.pack(tree, pathlib.Path(sdist_directory, f"{name}.tar.gz"), epoch())
    return f"{name}.tar.gz"


def compiled(folder):
    """What CMake makes: the extension, and the libraries beside it."""
    jobs = str(len(os.sched_getaffinity(0)))
    run("cmake", "--preset", "package", "-B", folder, "-D", f"Python3_EXECUTABLE={sys.executable}", cwd=SOURCE)
    run("cmake", "--build", folder, "-j", os.environ.get("CMAKE_BUILD_PARALLEL_LEVEL", jobs), "--target", *TARGETS)
    [extension] = folder.glob("python/gammonkit/_core*.so")
    library = (folder / "libgammonkit.so.0").resolve()
    modules = [folder / "cli/gammonkit-pictures.so", folder / "cli/gammonkit-archives.so"]
    return extension, library, modules


def name_apart(path):
    """libz.so.1 becomes libz-12345678.so.1, whoever else in the process has brought a libz.so.1."""
    stem, dot, rest = path.name.partition(".so")
    digest = hashlib.sha256(path.read_bytes()).hexdigest()[:8]
    return path.rename(path.with_name(f"{stem}-{digest}{dot}{rest}"))


def add_libraries(tree, extension, library, modules):
    """Copies what is compiled and what that loads to where the extension finds it. Answers the Debian packages."""
    libs, core = tree / "gammonkit.libs", tree / "gammonkit" / extension.name
    needed = [path for path in bundle.libraries_of([extension, library, *modules])
              if pathlib.Path(path).resolve() != library and not OF_THE_SYSTEM.search(path)]
    bundle.copy_libraries([*needed, *modules], libs)
    shutil.copy(library, libs / "libgammonkit.so.0")
    shutil.copy(extension, core)
    renamed = {pathlib.Path(path).name: name_apart(libs / pathlib.Path(path).name) for path in needed}
    for path in [core, *sorted(libs.iterdir())]:
        run("strip", "--strip-unneeded", path)
        # One thing at a time: patchelf 0.14 mixes up several.
        for old in run("patchelf", "--print-needed", path).split():
            if old in renamed:
                run("patchelf", "--replace-needed", old, renamed[old].name, path)
        if path in renamed.values():
            run("patchelf", "--set-soname", path.name, path)
        run("patchelf", "--set-rpath", "$ORIGIN/../gammonkit.libs" if path == core else "$ORIGIN", path)
    bundle.copy_fonts(libs / "fonts")
    return {bundle.package_of(path) for path in [*needed, *bundle.FONTS]} | {*bundle.COMPILED_IN, "pybind11-dev"}


def pack_wheel(tree, info, wheel):
    """A wheel is a ZIP archive with a list of what is in it."""
    moment = time.gmtime(max(epoch(), 315532800))[:6]
    record = []
    with zipfile.ZipFile(wheel, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        def add(name, data, mode):
            entry = zipfile.ZipInfo(name, moment)
            entry.external_attr = (0o100000 | mode) << 16
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, data, compresslevel=9)

        for path in sorted(path for path in tree.rglob("*") if path.is_file()):
            name, data = path.relative_to(tree).as_posix(), path.read_bytes()
            digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
            record.append(f"{name},sha256={digest},{len(data)}\n")
            add(name, data, 0o755 if ".so" in path.name else 0o644)
        add(f"{info}/RECORD", "".join(record) + f"{info}/RECORD,,\n", 0o644)


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    for tool in ("cmake", "ninja", "patchelf"):
        if shutil.which(tool) is None:
            raise SystemExit(f"{tool} is missing: cmake/install-packages build wheel")
    folder = pathlib.Path((config_settings or {}).get("build", SOURCE / "build/wheel")).resolve()
    major, minor = os.confstr("CS_GNU_LIBC_VERSION").split()[1].split(".")[:2]
    platform = f"manylinux_{major}_{minor}_{sysconfig.get_platform().rpartition('-')[2]}"
    python = f"cp{sys.version_info.major}{sys.version_info.minor}"
    tag = f"{python}-{python}-{platform}"
    with tempfile.TemporaryDirectory() as work:
        tree, info = pathlib.Path(work), f"gammonkit-{version()}.dist-info"
        ours = SOURCE / "library/python/gammonkit"
        shutil.copytree(ours, tree / "gammonkit", ignore=shutil.ignore_patterns("__pycache__", "_core*.so"))
        packages = add_libraries(tree, *compiled(folder))
        bundle.copy_licenses(packages, tree / info / "licenses")
        shutil.copyfile(SOURCE / "LICENSE", tree / info / "licenses/LICENSE")
        (tree / info / "METADATA").write_text(metadata())
        (tree / info / "WHEEL").write_text("Wheel-Version: 1.0\nGenerator: gammonkit\nRoot-Is-Purelib: false\n"
                                           f"Tag: {tag}\n")
        name = f"gammonkit-{version()}-{tag}.whl"
        pack_wheel(tree, info, pathlib.Path(wheel_directory, name))
    return name
