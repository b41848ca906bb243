"""docs/python.md is a program that prints what it says."""

import contextlib
import io
import pathlib
import re
import shutil

import pytest
from conftest import SAMPLES

PAGE = pathlib.Path(__file__).parents[2] / "docs/python.md"
FILES = {"match.mat": "mat/xg-7-point.mat", "analyzed.sgf": "sgf/analysed-session.sgf"}


def cells():
    """The blocks of Python of the page with the texts that follow them."""
    found = re.findall(r"^```python\n(.*?)^```\n(?:\n```text\n(.*?)^```\n)?", PAGE.read_text(), re.M | re.S)
    assert len(found) >= 8
    return found


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """The current folder, with the files that the page speaks of."""
    for name, sample in FILES.items():
        shutil.copy(SAMPLES / sample, tmp_path / name)
        assert f"samples/{sample}" in PAGE.read_text()
    monkeypatch.chdir(tmp_path)


def test_the_page_prints_what_it_says(folder):
    names = {}
    for code, wanted in cells():
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed):
            exec(compile(code, str(PAGE), "exec"), names)
        assert printed.getvalue() == wanted


def test_the_page_lists_the_settings_and_commands_that_there_are():
    from gammonkit.gnubg import _commands, _settings
    page = PAGE.read_text()
    listed = set(re.findall(r"\w+", " ".join(re.findall(r"`([^`\n]*)`", page))))
    assert _commands._COMMANDS.keys() | _settings._SETTERS.keys() <= listed
