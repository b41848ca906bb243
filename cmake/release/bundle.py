"""What programs need to run anywhere: the libraries that they load, the fonts, and what licenses these have."""

import gzip
import io
import lzma
import pathlib
import shutil
import subprocess
import tarfile

# GammonKit sets its pictures and booklets in these; the rest of each package stays behind.
FONTS = (
    "/usr/share/fonts/opentype/inter/Inter-Regular.otf",
    "/usr/share/fonts/opentype/inter/Inter-Bold.otf",
    "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf",
    "/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf",
    "/usr/share/fonts/truetype/droid/DroidSansFallbackFull.ttf",
)
FONTS_CONF = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir prefix="relative">.</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
"""
# Of these nothing is loaded: their headers are compiled into the programs.
COMPILED_IN = ("libboost1.74-dev", "libcli11-dev", "libexpected-dev", "nlohmann-json3-dev")


def libraries_of(programs):
    """The paths of all shared libraries that the programs load, the loader and those of glibc among them."""
    found = set()
    for program in programs:
        answer = subprocess.run(["ldd", program], check=True, capture_output=True, text=True).stdout
        for line in answer.splitlines():
            words = line.split()
            path = words[2] if "=>" in words else words[0]
            if path == "not":
                raise SystemExit(f"{program} needs {words[0]}, which is not there")
            if path.startswith("/"):
                found.add(path)
    return sorted(found)


def package_of(path):
    """The Debian package that a file belongs to, whichever way /lib is written."""
    real = pathlib.Path(path).resolve()
    for name in (real, str(real).removeprefix("/usr")):
        answer = subprocess.run(["dpkg", "-S", name], check=False, capture_output=True, text=True)
        if answer.returncode == 0:
            return answer.stdout.split(":")[0].split(",")[0]
    raise SystemExit(f"{path} is of no package")


def facts_of(package):
    """Its name, version, and the source that it was built from, with that one's version."""
    wanted = "${Package}\t${Version}\t${source:Package}\t${source:Version}\t${Homepage}\n"
    answer = subprocess.run(["dpkg-query", "-W", "-f", wanted, package], check=True, capture_output=True, text=True)
    return dict(zip(("name", "version", "source", "source_version", "home"), answer.stdout.splitlines()[0].split("\t")))


def license_of(package):
    folder = pathlib.Path("/usr/share/doc") / package
    plain = folder / "copyright"
    return plain.read_text(errors="replace") if plain.exists() else gzip.open(f"{plain}.gz", "rt").read()


def copy_libraries(paths, folder):
    folder.mkdir(parents=True, exist_ok=True)
    for path in paths:
        shutil.copyfile(path, folder / pathlib.Path(path).name)
        (folder / pathlib.Path(path).name).chmod(0o755)


def copy_fonts(folder):
    folder.mkdir(parents=True)
    for font in FONTS:
        shutil.copyfile(font, folder / pathlib.Path(font).name)
    (folder / "fonts.conf").write_text(FONTS_CONF)


def copy_licenses(packages, folder):
    """One file for each package, and a list that says where the source of each is."""
    folder.mkdir(parents=True)
    lines = []
    for package in sorted(packages):
        facts = facts_of(package)
        (folder / f"{package}.txt").write_text(license_of(package))
        lines.append("{name} {version}: https://snapshot.debian.org/package/{source}/{source_version}/\n".format(**facts))
    (folder / "SOURCES.txt").write_text("The Debian packages that parts of this are from, and their sources.\n\n" +
                                        "".join(lines))


def pack(folder, archive, epoch):
    """folder as .tar.xz or .tar.gz, the same bytes whoever packs it, and whenever."""
    raw = io.BytesIO()
    with tarfile.open(fileobj=raw, mode="w", format=tarfile.PAX_FORMAT) as tar:
        for path in [folder, *sorted(folder.rglob("*"))]:
            info = tar.gettarinfo(path, str(path.relative_to(folder.parent)))
            info.uid = info.gid = 0
            info.uname = info.gname = "root"
            info.mtime = epoch
            info.mode = 0o755 if info.isdir() or info.mode & 0o100 else 0o644
            if info.isreg():
                info.type, info.linkname = tarfile.REGTYPE, ""
                info.size = path.stat().st_size
                with path.open("rb") as file:
                    tar.addfile(info, file)
            else:
                tar.addfile(info)
    data = raw.getvalue()
    packed = lzma.compress(data, preset=9) if archive.suffix == ".xz" else gzip.compress(data, mtime=epoch)
    archive.write_bytes(packed)
