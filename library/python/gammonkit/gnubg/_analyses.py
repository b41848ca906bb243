"""The analyses of a match, in the words of GNU Backgammon."""

from __future__ import annotations

from typing import Any, Iterator, Mapping

from gammonkit.gnubg._moves import parsemove
from gammonkit.gnubg._numbers import single, singles

_CHANCES = ("win", "win_gammon", "win_backgammon", "lose_gammon", "lose_backgammon")
_LUCK = {"very-unlucky": "verybad", "unlucky": "bad", "lucky": "good", "very-lucky": "verygood"}
_SKILL = {"very-bad": "very bad", "bad": "bad", "doubtful": "doubtful"}

#: What a rollout does whose file does not say it.
_USUAL_ROLLOUT = {"minimum-games": 324, "minimum-jsd-games": 0, "std-limit": single(0.01), "jsd-limit": 0.0,
                  "stop-on-std": 0, "stop-on-jsd": 0, "trials": 0}
_ROLLOUT_NAMES = {
    "cubeful": "cubeful", "variance_reduction": "variance-reduction", "initial_position": "initial-position",
    "quasi_random_dice": "quasi-random-dice", "late_evaluations": "late-eval", "truncated": "truncated-rollouts",
    "truncated_at": "n-truncation", "stops_at_two_sided_bearoff": "truncate-bearoff2",
    "stops_at_one_sided_bearoff": "truncate-bearoffOS", "seed": "seed", "late_from": "late-on-move-n"}


def chances(probabilities: Mapping[str, Any]) -> tuple[float, ...]:
    """Five chances as a tuple."""
    return singles(probabilities[name] for name in _CHANCES)


def number_of(value: Mapping[str, Any] | None) -> float:
    """The number of a value, whatever its unit; 0.0 if there is none."""
    return single(next(iter(value.values()))) if value else 0.0


def _cubeful(estimate: Mapping[str, Any]) -> float:
    """The cubeful value: as a match winning chance, if the source tells that."""
    return single(estimate["mwc"]) if "mwc" in estimate else number_of(estimate.get("cubeful"))


class Analyses:
    """Puts the analyses of records into words, and remembers the contexts that were the first ones."""

    def __init__(self, *, verbose: bool) -> None:
        self._verbose = verbose
        self.evaluation: dict[str, Any] | None = None
        self.rollout: dict[str, Any] | None = None

    def of_record(self, action: str, turn: Mapping[str, Any]) -> dict[str, Any]:
        """The analysis of a record; empty if there is none."""
        found: dict[str, Any] = {}
        if action in ("move", "double") and turn.get("cubes"):
            found.update(self._cube(turn["cubes"][0]))
        if action == "move" and turn.get("plays"):
            found.update(self._plays(turn["plays"][0]))
        found.update(_marks(turn))
        if found.get("imove") == 0:  # The best play that was found is good, whatever mark stands beside it.
            found.pop("skill", None)
        return found

    def _plays(self, analysis: Mapping[str, Any]) -> dict[str, Any]:
        candidates = [each for each in analysis.get("candidates", []) if "assessment" in each]
        if not candidates:
            return {}
        found: dict[str, Any] = {"moves": tuple(self._candidate(each) for each in candidates)}
        if "played" in analysis:
            found["imove"] = analysis["played"]
        return found

    def _candidate(self, candidate: Mapping[str, Any]) -> dict[str, Any]:
        assessment = candidate["assessment"]
        move = tuple(step for word in candidate.get("play", "").split() for step in parsemove(word))
        if "rollout" in assessment:
            return {"move": move, **dict(self._rolled_out("", assessment)), **self._of_rollout(assessment)}
        estimate = assessment["estimate"]
        return {"move": move, "type": "eval", "probs": chances(estimate["probabilities"]),
                "score": number_of(estimate.get("cubeful") or estimate.get("cubeless")),
                **self._context(assessment)}

    def _cube(self, analysis: Mapping[str, Any]) -> dict[str, Any]:
        sides = [(name, analysis[of]) for name, of in (("nd", "no_double"), ("dt", "double_take")) if of in analysis]
        if not sides or "estimate" not in sides[0][1]:
            return {}
        if "rollout" in sides[0][1]:
            found = {name: number for side, of in sides for name, number in self._rolled_out(f"{side}-", of)}
            return {**found, **self._of_rollout(sides[0][1])}
        estimate = sides[0][1]["estimate"]
        found = {"type": "eval", "probs": chances(estimate["probabilities"]), **self._context(sides[0][1])}
        for name, of in sides:
            found[f"{name}-cubeful-eq"] = _cubeful(of["estimate"])
            if self._verbose:
                found[f"{name}-match-eq"] = number_of(of["estimate"].get("cubeless"))
        return found

    def _rolled_out(self, prefix: str, assessment: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
        """What a rollout found, with its standard errors."""
        for suffix, estimate in (("", assessment["estimate"]),
                                 ("-std", assessment["rollout"].get("standard_error", {}))):
            if "probabilities" in estimate:
                yield f"{prefix}probs{suffix}", chances(estimate["probabilities"])
            yield f"{prefix}match-eq{suffix}", number_of(estimate.get("cubeless"))
            yield f"{prefix}cubeful-eq{suffix}", _cubeful(estimate)

    def _of_rollout(self, assessment: Mapping[str, Any]) -> dict[str, Any]:
        context = assessment["rollout"].get("context")
        if context and self.rollout is None:
            self.rollout = {**_USUAL_ROLLOUT, **{name: int(context.get(of, 0)) for of, name in _ROLLOUT_NAMES.items()}}
        return {"type": "rollout", "trials": assessment["rollout"]["trials"]}

    def _context(self, assessment: Mapping[str, Any]) -> dict[str, Any]:
        """The members of an evaluation's context that are not those of the first one."""
        context = assessment.get("context")
        if not context:
            return {}
        told = {"cubeful": int(context.get("cubeful", True)), "plies": context["plies"],
                "deterministic": int(context.get("deterministic_noise", True)),
                "prune": int(context.get("pruning_nets", True)), "noise": single(context.get("noise", 0.0))}
        if self.evaluation is None:
            self.evaluation = told
        others = {name: value for name, value in told.items() if self.evaluation[name] != value}
        return {"evalcontext": others} if others else {}


def _marks(turn: Mapping[str, Any]) -> dict[str, Any]:
    """The luck of a roll, and how good the decision was."""
    found: dict[str, Any] = {}
    marks = turn.get("marks", {})
    if "luck" in turn:
        found["luck-value"] = number_of(turn["luck"])
    for name, mark, words in (("luck", "luck", _LUCK), ("skill", "play", _SKILL)):
        if marks.get(mark) in words:
            found[name] = words[marks[mark]]
    return found
