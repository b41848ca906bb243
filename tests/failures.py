#!/usr/bin/env python3
"""failures.py RESULTS.xml...: tells which tests of CTest's reports (JUnit) failed, with the end of what each printed."""

import pathlib
import sys
import xml.etree.ElementTree as ElementTree

LINES = 40  # Of what a test printed.

for report in map(pathlib.Path, sys.argv[1:]):
    for test in ElementTree.parse(report).getroot().iter("testcase"):
        if test.find("failure") is None:
            continue
        print(f"== {report.parent.name}: {test.get('name')} failed")
        print("\n".join((test.findtext("system-out") or "").splitlines()[-LINES:]))
