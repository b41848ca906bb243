#!/usr/bin/env python3
"""What is in a release, and under which licenses, as SPDX 2.3: contents.py FOLDER VERSION EPOCH > LIST

The archive and the wheel say themselves what they hold: licenses/SOURCES.txt and a file for each Debian package. What
is compiled into the others stands here.
"""

import hashlib
import json
import pathlib
import re
import sys
import tarfile
import time
import zipfile

import bundle

# What is compiled into them: parts of these packages, and the typeface, which is among our sources.
NATIVE = list(bundle.COMPILED_IN)
WEB = [*NATIVE, "libfmt-dev", "zlib1g-dev", "libmd-dev", "libfreetype-dev", "libgif-dev", "emscripten"]
COMPILED = {"gammonkit_": NATIVE, "libgammonkit0_": NATIVE, "libgammonkit-dev_": [], "python3-gammonkit_": ["pybind11-dev"],
            ".tgz": WEB, ".html": WEB}
LINE = re.compile(r"^(\S+) (\S+): (https:\S+)$", re.MULTILINE)


def texts_in(path):
    """The files licenses/* of an archive or a wheel, by name."""
    if path.suffix in (".whl", ".zip"):
        with zipfile.ZipFile(path) as file:
            return {name.rpartition("/")[2]: file.read(name).decode() for name in file.namelist() if "/licenses/" in name}
    with tarfile.open(path) as file:
        return {member.name.rpartition("/")[2]: file.extractfile(member).read().decode()
                for member in file if member.isfile() and "/licenses/" in member.name}


def packages_in(path):
    """(name, version, address of the source, license) of each Debian package that a part of the file is from."""
    if path.suffix in (".whl", ".zip") or path.name.endswith(".tar.xz"):
        texts = texts_in(path)
        return [(*match.groups(), texts[f"{match[1]}.txt"]) for match in LINE.finditer(texts["SOURCES.txt"])]
    names = next((names for mark, names in COMPILED.items() if path.name.startswith(mark) or path.name.endswith(mark)), [])
    facts = (bundle.facts_of(name) for name in names)
    return [(fact["name"], fact["version"], "https://snapshot.debian.org/package/{source}/{source_version}/".format(**fact),
             bundle.license_of(fact["name"])) for fact in facts]


def identifier(text):
    return "SPDXRef-" + re.sub(r"[^A-Za-z0-9.-]", "-", text)


def described(path, version):
    data = path.read_bytes()
    sums = [{"algorithm": "SHA256", "checksumValue": hashlib.sha256(data).hexdigest()}]
    return {"SPDXID": identifier(path.name), "name": "gammonkit", "versionInfo": version, "packageFileName": path.name,
            "downloadLocation": "NOASSERTION", "filesAnalyzed": False, "checksums": sums,
            "licenseConcluded": "MIT AND OFL-1.1", "licenseDeclared": "MIT AND OFL-1.1",
            "copyrightText": "The GammonKit authors; The Inter Project Authors"}


def contents(files, version, epoch):
    packages, licenses, relations = {}, {}, []
    for path in files:
        entry = described(path, version)
        packages[entry["SPDXID"]] = entry
        relations.append(("SPDXRef-DOCUMENT", "DESCRIBES", entry["SPDXID"]))
        for name, part_version, source, text in packages_in(path):
            part, license_id = identifier(f"{name}-{part_version}"), "LicenseRef-" + identifier(name).partition("-")[2]
            packages[part] = {"SPDXID": part, "name": name, "versionInfo": part_version, "downloadLocation": source,
                              "filesAnalyzed": False, "licenseConcluded": license_id, "licenseDeclared": license_id,
                              "supplier": "Organization: Debian", "copyrightText": "NOASSERTION"}
            licenses[license_id] = {"licenseId": license_id, "name": f"What Debian's {name} says", "extractedText": text}
            relations.append((entry["SPDXID"], "CONTAINS", part))
    mark = hashlib.sha256(json.dumps(list(packages.values())).encode()).hexdigest()[:32]
    return {"spdxVersion": "SPDX-2.3", "dataLicense": "CC0-1.0", "SPDXID": "SPDXRef-DOCUMENT",
            "name": f"gammonkit-{version}", "documentNamespace": f"https://spdx.org/spdxdocs/gammonkit-{version}-{mark}",
            "creationInfo": {"created": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(epoch)),
                             "creators": ["Tool: cmake/make-release"]},
            "packages": list(packages.values()), "hasExtractedLicensingInfos": list(licenses.values()),
            "relationships": [{"spdxElementId": one, "relationshipType": kind, "relatedSpdxElement": other}
                              for one, kind, other in relations]}


if __name__ == "__main__":
    FILES = [path for path in sorted(pathlib.Path(sys.argv[1]).iterdir())
             if path.is_file() and not path.name.endswith((".spdx.json", "SHA256SUMS"))]
    json.dump(contents(FILES, sys.argv[2], int(sys.argv[3])), sys.stdout, indent=1, ensure_ascii=False)
