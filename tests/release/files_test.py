#!/usr/bin/env python3
"""Makes the source package for Python, the npm package and the list of contents, and looks at them: files_test.py"""

import hashlib
import json
import os
import pathlib
import re
import subprocess
import sys
import tarfile
import tempfile

SOURCE = pathlib.Path(__file__).resolve().parents[2]
sys.dont_write_bytecode = True
sys.path.insert(0, str(SOURCE / "cmake/release"))
os.environ["SOURCE_DATE_EPOCH"] = EPOCH = "1700000000"
import contents  # noqa: E402 - from that folder
import npm_package  # noqa: E402
import python_package  # noqa: E402


def source_package_is_the_source_tree(folder):
    archives = []
    for name in ("one", "two"):
        (folder / name).mkdir()
        archives.append(folder / name / python_package.build_sdist(folder / name))
    first, second = (archive.read_bytes() for archive in archives)
    assert first == second, "the same sources gave other bytes"
    with tarfile.open(archives[0]) as tar:
        members = {member.name: member for member in tar}
    root = f"gammonkit-{python_package.version()}"
    assert archives[0].name == f"{root}.tar.gz"
    files = {name.removeprefix(f"{root}/") for name, member in members.items() if not member.isdir()}
    committed = subprocess.run(["git", "ls-files"], cwd=SOURCE, check=True, capture_output=True, text=True).stdout
    there = {name for name in committed.splitlines() if (SOURCE / name).exists()}
    assert there - {name for name in there if name.startswith('"')} <= files, there - files
    assert "PKG-INFO" in files and not any(name.startswith(("build/", "dist/", ".git/")) for name in files)
    assert {(member.uid, member.mtime) for member in members.values()} == {(0, int(EPOCH))}
    assert members[f"{root}/run-tests"].mode == 0o755 and members[f"{root}/LICENSE"].mode == 0o644


def source_package_gives_itself_again(folder):
    """Without git, too: what pip builds a wheel from is unpacked from it."""
    archive = folder / "one" / f"gammonkit-{python_package.version()}.tar.gz"
    with tarfile.open(archive) as tar:
        tar.extractall(folder / "unpacked")
    [tree] = (folder / "unpacked").iterdir()
    (folder / "again").mkdir()
    script = "import sys; sys.path.insert(0, 'cmake/release'); import python_package as p; p.build_sdist(sys.argv[1])"
    subprocess.run([sys.executable, "-B", "-c", script, folder / "again"], cwd=tree, check=True)
    assert (folder / "again" / archive.name).read_bytes() == archive.read_bytes()


def npm_package_has_what_its_list_names(folder):
    (folder / "CMakeFiles").mkdir()
    for name in ("index.js", "LICENSE", "core.wasm", "build.ninja"):
        (folder / name).write_text(name)
    (folder / "package.json").write_text(json.dumps({"files": ["*.js", "LICENSE", "*.wasm"]}))
    npm_package.main(folder, folder / "p.tgz", int(EPOCH))
    with tarfile.open(folder / "p.tgz") as tar:
        names = tar.getnames()
    assert names == ["package", *(f"package/{name}" for name in ("LICENSE", "core.wasm", "index.js", "package.json"))], names


# What the JSON schema of SPDX 2.3 (spdx/spdx-spec, schemas/spdx-schema-2-3.json) requires of objects, and what else it
# lets them have, as far as it is used here: it takes no other names.
SCHEMA = {
    "document": ("SPDXID creationInfo dataLicense name spdxVersion",
                 "documentNamespace hasExtractedLicensingInfos packages relationships"),
    "creationInfo": ("created creators", ""),
    "packages": ("SPDXID downloadLocation name",
                 "checksums copyrightText filesAnalyzed licenseConcluded licenseDeclared packageFileName supplier versionInfo"),
    "checksums": ("algorithm checksumValue", ""),
    "hasExtractedLicensingInfos": ("extractedText licenseId", "name"),
    "relationships": ("relatedSpdxElement relationshipType spdxElementId", ""),
}


def keeps_the_schema(name, value):
    for entry in value if isinstance(value, list) else [value]:
        if not isinstance(entry, dict):
            continue
        required, others = (set(names.split()) for names in SCHEMA[name])
        assert required <= set(entry) <= required | others, f"{name}: {set(entry) ^ required}"
        for field, inner in entry.items():
            keeps_the_schema(field, inner)


def list_keeps_the_rules_of_spdx(folder):
    """Those that SPDX 2.3 sets for what it holds, and that each reference has its end."""
    package, page = folder / "gammonkit_0_amd64.deb", folder / "gammonkit-0.html"
    package.write_bytes(b"a package")
    page.write_bytes(b"a page")
    spdx = contents.contents([package], "0", int(EPOCH))
    assert spdx == contents.contents([package], "0", int(EPOCH))
    keeps_the_schema("document", spdx)
    assert {relation["relationshipType"] for relation in spdx["relationships"]} == {"DESCRIBES", "CONTAINS"}
    assert spdx["spdxVersion"] == "SPDX-2.3" and spdx["dataLicense"] == "CC0-1.0"
    assert spdx["creationInfo"]["created"] == "2023-11-14T22:13:20Z"
    identifiers = [entry["SPDXID"] for entry in spdx["packages"]]
    assert len(set(identifiers)) == len(identifiers) > 3
    assert all(re.fullmatch(r"SPDXRef-[A-Za-z0-9.-]+", name) for name in identifiers), identifiers
    told = {entry["licenseId"]: entry["extractedText"] for entry in spdx["hasExtractedLicensingInfos"]}
    assert all(re.fullmatch(r"LicenseRef-[A-Za-z0-9.-]+", name) and text for name, text in told.items())
    assert "Boost" in told["LicenseRef-libboost1.74-dev"]
    known = {"MIT AND OFL-1.1", *told}
    for entry in spdx["packages"]:
        assert entry["name"] and entry["downloadLocation"] and entry["licenseDeclared"] in known, entry
    ends = {*identifiers, "SPDXRef-DOCUMENT"}
    for relation in spdx["relationships"]:
        assert {relation["spdxElementId"], relation["relatedSpdxElement"]} <= ends, relation
    [own] = [entry for entry in spdx["packages"] if entry.get("packageFileName") == package.name]
    assert own["checksums"][0]["checksumValue"] == hashlib.sha256(b"a package").hexdigest()


def main():
    if not (SOURCE / ".git").exists():
        print("skipped: not a checkout")
        sys.exit(77)
    with tempfile.TemporaryDirectory() as work:
        folder = pathlib.Path(work)
        source_package_is_the_source_tree(folder)
        source_package_gives_itself_again(folder)
        for test in (npm_package_has_what_its_list_names, list_keeps_the_rules_of_spdx):
            (folder / test.__name__).mkdir()
            test(folder / test.__name__)
    print("all as they should be")


if __name__ == "__main__":
    main()
