"""Moves as texts and as numbers: the bar is 25, a checker that is borne off is on 0."""

from __future__ import annotations

import itertools
import re
from typing import Sequence

from gammonkit.gnubg._boards import Board

Step = tuple[int, int]

_BAR, _OFF, _MOST_STEPS = 25, 0, 4
_PLACE = r"(?:bar|b|off|o|\d+)"
_POINT = re.compile(rf"({_PLACE})(\*?)(?:\((\d)\))?(\*?)", re.IGNORECASE)
_CHAIN = re.compile(rf"\s*({_PLACE})((?:\s*[/-]\s*{_PLACE}\*?(?:\([1-4]\))?\*?)+)[\s,]*", re.IGNORECASE)
_BARE = re.compile(rf"\s*({_PLACE})\*?[\s,]+({_PLACE})\*?[\s,]*", re.IGNORECASE)


def parsemove(text: str) -> tuple[Step, ...]:
    """The steps of "24/18*/16 6/5(2)" or "24 18 13 11", from high to low. Raises ValueError if it is no move."""
    steps: list[Step] = []
    at = 0
    while text[at:].strip():
        found = _CHAIN.match(text, at) or _BARE.match(text, at)
        if not found:
            raise ValueError(f"'{text}' is not a move such as 24/18 13/11")
        steps += _steps_of(found)
        at = found.end()
    if len(steps) > _MOST_STEPS:
        raise ValueError(f"'{text}' moves more than four checkers")
    return tuple(sorted(steps, reverse=True))


def _steps_of(chain: re.Match[str]) -> list[Step]:
    """The steps of "24/18/16(2)": its last number is that of all steps that have none."""
    points = [(_place(place), int(times or 0)) for place, _, times, _ in _POINT.findall(chain[0])]
    usual = points[-1][1] or 1
    steps = []
    for (start, _), (end, times) in zip(points, points[1:]):
        if start == _OFF or end == _BAR:
            raise ValueError(f"'{chain[0].strip()}' is not a move such as 24/18")
        steps += [(start, end)] * (times or usual)
    return steps


def _place(text: str) -> int:
    if text[0] in "bB":
        return _BAR
    if text[0] in "oO":
        return _OFF
    if not 0 <= int(text) <= _BAR:
        raise ValueError(f"{text} is not a point from 0 to 25")
    return int(text)


def movetupletostring(move: Sequence[int], board: Board) -> str:
    """The text of (24, 18, 18, 16, 6, 5, 6, 5): "24/16 6/5(2)", with stars where checkers of the board are hit."""
    if len(move) > 2 * _MOST_STEPS:
        raise ValueError("Invalid move tuple as argument")
    numbers = (*move, 0)
    steps = []
    for start, end in zip(numbers[0::2], numbers[1::2]):
        if start <= _OFF:
            break
        steps.append((start, max(end, _OFF)))
    return text_of_steps(steps, board)


def text_of_steps(steps: Sequence[Step], board: Board) -> str:
    """The text of steps: steps of one checker are one word, and words that are the same are said once.

    Words go from high to low points, and the longer ways first.
    """
    chains: list[list[int]] = []
    for start, end in sorted(steps, reverse=True):
        open_chain = next((chain for chain in chains if chain[-1] == start), None)
        if open_chain:
            open_chain.append(end)
        else:
            chains.append([start, end])
    others = {24 - index for index, checkers in enumerate(board[0][:24]) if checkers}
    words = []
    for way, same in itertools.groupby(sorted(chains, key=lambda chain: (-chain[0], chain[-1], chain))):
        times = len(list(same))
        words.append(_word(way, others) + (f"({times})" if times > 1 else ""))
    return " ".join(words)


def _word(chain: list[int], others: set[int]) -> str:
    """A checker's way. Where it stops in between is said only if it hits there; who is hit is gone."""
    text = "bar" if chain[0] == _BAR else str(chain[0])
    for point in chain[1:]:
        hits = point in others
        others.discard(point)
        if hits or point == chain[-1]:
            text += f"/{'off' if point == _OFF else point}{'*' if hits else ''}"
    return text
