"""Puts the contexts of analyses, which JSON has once and numbered, where they are used."""

from __future__ import annotations

from typing import Any

_OF_ROLLOUTS = "rollout_contexts"
_OF_EVALUATIONS = "evaluation_contexts"


def with_contexts(document: dict[str, Any]) -> dict[str, Any]:
    """The document of docs/formats/json.md without its tables of contexts. It is changed."""
    evaluations = document.pop(_OF_EVALUATIONS, [])
    rollouts = [_complete(context, evaluations) for context in document.pop(_OF_ROLLOUTS, [])]
    _place(document, evaluations, rollouts)
    return document


def _complete(rollout: dict[str, Any], evaluations: list[dict[str, Any]]) -> dict[str, Any]:
    """A context of rollouts with those of the evaluations that it plays by."""
    players = [player for when in ("players", "late_players") for player in rollout.get(when, {}).values()]
    for settings, names in ((rollout, ("truncation_cube", "truncation_checker")),
                            *((player, ("cube", "checker")) for player in players)):
        for name in names:
            if isinstance(settings.get(name), int):
                settings[name] = dict(evaluations[settings[name]])
    return rollout


def _place(value: Any, evaluations: list[dict[str, Any]], rollouts: list[dict[str, Any]]) -> None:
    if isinstance(value, list):
        for each in value:
            _place(each, evaluations, rollouts)
    elif isinstance(value, dict):
        if isinstance(value.get("context"), int):
            table = rollouts if "trials" in value else evaluations
            value["context"] = dict(table[value["context"]])
        for each in value.values():
            _place(each, evaluations, rollouts)
