"""What several tests need."""

import pathlib

import pytest

import gammonkit

SAMPLES = pathlib.Path(__file__).parents[2] / "samples"


@pytest.fixture
def samples():
    """The folder of the sample files."""
    return SAMPLES


@pytest.fixture
def match():
    """A short match that GNU Backgammon has analyzed."""
    return gammonkit.read(SAMPLES / "sgf/analysed-game-3.sgf")


@pytest.fixture
def long_match():
    """A match of 7 points that nobody has analyzed."""
    return gammonkit.read(SAMPLES / "mat/xg-7-point.mat")
