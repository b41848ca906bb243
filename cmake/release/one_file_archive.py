#!/usr/bin/env python3
"""Makes the archive of a program that needs nothing beside it, for Windows (.zip) or Linux on ARM (.tar.xz):
one_file_archive.py PROGRAM ARCHIVE EPOCH

The fonts are for letters that few matches have.
"""

import pathlib
import shutil
import sys
import tempfile
import time
import zipfile

import bundle

SOURCE = pathlib.Path(__file__).resolve().parents[2]
# What is compiled into it.
PACKAGES = (*bundle.COMPILED_IN, "libdeflate-dev", "libfmt-dev", "libfreetype-dev", "libgif-dev", "libicu-dev", "libmd-dev",
            "libsqlite3-dev", "zlib1g-dev")
COMPILERS = {".zip": ("g++-mingw-w64-x86-64-posix", "mingw-w64-x86-64-dev"),
             ".xz": ("g++-12-aarch64-linux-gnu", "libc6-dev-arm64-cross")}


def pack_zip(folder, archive, epoch):
    """The same bytes whoever packs it, and whenever."""
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as file:
        for path in sorted(path for path in folder.rglob("*") if path.is_file()):
            entry = zipfile.ZipInfo(str(path.relative_to(folder.parent)), time.gmtime(epoch)[:6])
            entry.external_attr = (0o755 if path.suffix == ".exe" else 0o644) << 16
            entry.compress_type = zipfile.ZIP_DEFLATED
            file.writestr(entry, path.read_bytes(), compresslevel=9)


def main(program, archive, epoch):
    with tempfile.TemporaryDirectory() as work:
        tree = pathlib.Path(work, archive.name.removesuffix(".zip").removesuffix(".tar.xz"))
        (tree / "fonts").mkdir(parents=True)
        shutil.copyfile(program, tree / program.name)
        (tree / program.name).chmod(0o755)
        fonts = [font for font in bundle.FONTS if font.endswith(".ttf")]
        for font in fonts:
            shutil.copyfile(font, tree / "fonts" / pathlib.Path(font).name)
        for name in ("LICENSE", "CHANGELOG.md"):
            shutil.copyfile(SOURCE / name, tree / name)
        of_fonts = {bundle.package_of(font) for font in fonts}
        bundle.copy_licenses({*of_fonts, *PACKAGES, *COMPILERS[archive.suffix]}, tree / "licenses")
        (pack_zip if archive.suffix == ".zip" else bundle.pack)(tree, archive, epoch)


if __name__ == "__main__":
    main(pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]).resolve(), int(sys.argv[3]))
