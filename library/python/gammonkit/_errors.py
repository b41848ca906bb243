"""What can go wrong."""

from __future__ import annotations

import json
from typing import Any


class Error(Exception):
    """A call that failed.

    ``code`` is stable and for programs, ``message`` and ``hint`` are for people. ``file``, ``line`` and
    ``column`` (from 1), or in binary files ``offset`` (from 0), tell the place; what is not known is None.
    """

    code: str
    message: str
    hint: str | None
    file: str | None
    line: int | None
    column: int | None
    offset: int | None

    def __init__(self, message: str, *, code: str = "usage", hint: str | None = None, file: str | None = None,
                 line: int | None = None, column: int | None = None, offset: int | None = None) -> None:
        super().__init__(message)
        self.message = message
        self.code = code
        self.hint = hint
        self.file = file
        self.line = line
        self.column = column
        self.offset = offset

    @classmethod
    def _of_json(cls, text: str) -> Error:
        """The error that the library reports as a JSON object."""
        told: dict[str, Any] = json.loads(text) if text else {"message": "it failed", "code": "internal-error"}
        return cls(told["message"], code=told["code"],
                   **{name: told[name] for name in ("hint", "line", "column", "offset") if name in told})

    def _in_file(self, name: str) -> Error:
        """This error, which is about a file."""
        self.file = name
        return self

    @property
    def place(self) -> str:
        """Where it is: "game.mat:5:10", "final.xg:0x2a4"; empty if that is not known."""
        parts = [self.file] if self.file else []
        if self.line is not None:
            parts += [str(self.line), str(self.column)]
        elif self.offset is not None:
            parts.append(hex(self.offset))
        return ":".join(parts)

    def __str__(self) -> str:
        place = f"{self.place}: " if self.place else ""
        hint = f"\n    hint: {self.hint}" if self.hint else ""
        return f"{place}{self.message} [{self.code}]{hint}"
