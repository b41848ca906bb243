"""Numbers as GNU Backgammon has them: most are of single precision."""

from __future__ import annotations

import struct
from typing import Any, Iterable


def single(number: Any) -> float:
    """The number of single precision that is nearest; JSON's "nan" and "inf" are numbers, too."""
    return float(struct.unpack("f", struct.pack("f", float(number)))[0])


def singles(numbers: Iterable[Any]) -> tuple[float, ...]:
    """The same of several."""
    return tuple(single(number) for number in numbers)
