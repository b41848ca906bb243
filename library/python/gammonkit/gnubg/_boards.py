"""Boards, and their identifiers.

A board is a pair of sides: first the player who is not on roll, then the one who is. A side has 25 numbers of
checkers: of the points 1 to 24 in the numbering of its player, then of the bar.
"""

from __future__ import annotations

import base64
from math import comb
from typing import Iterator, Sequence

Side = tuple[int, ...]
Board = tuple[Side, Side]

#: Points, and the bar.
_PLACES = 25
_MOST_CHECKERS = 15
_BITS = 80

EMPTY: Board = ((0,) * _PLACES, (0,) * _PLACES)


def board_of(board: Sequence[Sequence[int]]) -> Board:
    """A board as tuples. Raises ValueError if it is none."""
    if len(board) != 2 or any(len(side) != _PLACES for side in board):
        raise ValueError("a board is two lists of 25 numbers: points 1 to 24, and the bar")
    return tuple(board[0]), tuple(board[1])


def opposite(board: Board) -> Board:
    """The same board seen by the other player."""
    return board[1], board[0]


def positionkey(board: Sequence[Sequence[int]]) -> tuple[int, ...]:
    """The ten bytes of a Position ID."""
    number, at = 0, 0
    for checkers in (checkers for side in board_of(board) for checkers in side):
        number |= ((1 << checkers) - 1) << at
        at += checkers + 1
    return tuple((number & ((1 << _BITS) - 1)).to_bytes(_BITS // 8, "little"))


def positionfromkey(key: Sequence[int]) -> Board:
    """The board of ten bytes. Raises ValueError if they are of none."""
    return _board_of_bytes(bytes(number & 255 for number in key[:_BITS // 8]))


def positionid(board: Sequence[Sequence[int]]) -> str:
    """The Position ID, 14 letters."""
    return base64.b64encode(bytes(positionkey(board))).decode().rstrip("=")


def positionfromid(position_id: str) -> Board:
    """The board of a Position ID. Raises ValueError if it is of none."""
    try:
        return _board_of_bytes(base64.b64decode(position_id[:14].ljust(14, "A") + "==", validate=True))
    except ValueError:
        raise ValueError("invalid positionid") from None


def _board_of_bytes(data: bytes) -> Board:
    number = int.from_bytes(data, "little")
    counts = []
    for _ in range(2 * _PLACES):
        checkers = (number ^ (number + 1)).bit_length() - 1  # The ones before the first zero.
        counts.append(checkers)
        number >>= checkers + 1
    board = tuple(counts[:_PLACES]), tuple(counts[_PLACES:])
    if any(sum(side) > _MOST_CHECKERS for side in board):
        raise ValueError("invalid positionid")
    return board


def pip_count(side: Side) -> int:
    """The pips that a side still has to go."""
    return sum((index + 1) * checkers for index, checkers in enumerate(side))


def _sides_of(checkers: int, points: int) -> int:
    """How many ways there are to put so many checkers on so many points."""
    return comb(checkers + points - 1, points - 1)


def positionbearoff(side: Sequence[int], points: int, checkers: int) -> int:
    """The number of a side among those with checkers on its first points only, which counts from 0.

    Sides with fewer checkers come first; among those with as many, those with more on low points do. Raises
    ValueError if there are more than ``checkers``.
    """
    if len(side) != _PLACES:
        raise ValueError("a side is 25 numbers: points 1 to 24, and the bar")
    home = list(side[:points])
    left = sum(home)
    if left > checkers:
        raise ValueError(f"there are more than {checkers} checkers")
    number = comb(left - 1 + points, points) if left else 0
    for index, on_point in enumerate(home[:-1]):
        above = points - index - 1
        number += sum(_sides_of(left - more, above) for more in range(on_point + 1, left + 1))
        left -= on_point
    return number


def positionfrombearoff(number: int, checkers: int, points: int) -> Side:
    """The side that ``positionbearoff`` gives this number. Raises ValueError if there is none."""
    if not 0 <= number < comb(checkers + points, points):
        raise ValueError("invalid position number")
    left = 0
    while number >= comb(left + points, points):
        left += 1
    number -= comb(left - 1 + points, points) if left else 0
    side = []
    for index in range(points - 1):
        on_point, number = _on_this_point(left, points - index - 1, number)
        side.append(on_point)
        left -= on_point
    return (*side, left, *(0,) * (_PLACES - points))


def _on_this_point(left: int, above: int, number: int) -> tuple[int, int]:
    """How many of the checkers that are left stand on a point, and the number of the rest above it."""
    on_point = left
    while number >= _sides_of(left - on_point, above):
        number -= _sides_of(left - on_point, above)
        on_point -= 1
    return on_point, number


#: What ``classifypos`` returns, as GNU Backgammon numbers it. The classes 5 and 7, of bearoff databases on disk,
#: do not occur.
OVER, HYPERGAMMON_1, TWO_SIDED, ONE_SIDED, RACE, CRASHED, CONTACT = 0, 1, 4, 6, 8, 9, 10

#: The first variant of hypergammon: with 1, 2 and 3 checkers they are 2, 3 and 4.
_HYPERGAMMON = 2


def classifypos(board: Sequence[Sequence[int]], variant: int) -> int:
    """What kind of position a board is."""
    sides = board_of(board)
    if not 0 <= variant <= _HYPERGAMMON + 2:
        raise ValueError("Variation unknown")
    if any(sum(side) == 0 for side in sides):
        return OVER
    if variant >= _HYPERGAMMON:
        return HYPERGAMMON_1 + variant - _HYPERGAMMON
    farthest = [max(index for index, checkers in enumerate(side) if checkers) for side in sides]
    if sum(farthest) >= 23:
        return CRASHED if any(_is_crashed(side) for side in sides) else CONTACT
    if max(farthest) >= 6:
        return RACE
    return TWO_SIDED if all(sum(side) <= 6 for side in sides) else ONE_SIDED


def _is_crashed(side: Side) -> bool:
    """Whether few checkers are left besides those on the ace and the deuce point: the rule was seen, not read."""
    count, (aces, deuces) = sum(side), side[:2]
    if count <= 6:
        return True
    if aces <= 1:
        return count < 6 + deuces
    return count <= 6 + aces or (deuces > 1 and 1 + count - aces - deuces <= 6)


def checkers_of(side: Side) -> Iterator[tuple[int, int]]:
    """The places with checkers, 1 to 25, and how many stand there."""
    return ((index + 1, checkers) for index, checkers in enumerate(side) if checkers)
