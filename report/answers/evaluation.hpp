#pragma once

#include "analysis/cube/window.hpp"
#include "analysis/search/jump_decision.hpp"
#include "report/answers/named_choices.hpp"
#include "report/answers/question.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace gammonkit::answers {

/// What an engine says of a position before the roll.
struct EvaluationAnswer {
    CubeEvaluation ranked;
    double equity = 0;            ///< If both do what is best for them: money points per unit, or EMG.
    std::optional<Mwc> mwc = {};  ///< The same as the chance to win the match.
    std::optional<MarketWindow> window = {};  ///< If the player on roll may double.
    std::optional<JumpDecision> jumps = {};   ///< The same decision by the jump model, where that was asked.
    std::vector<JudgedChoice> named = {};     ///< The choices that were asked about, and the one made.
};

/// Fails as `still_played`, as `has_cube_decision`, or as the engine does.
[[nodiscard]] Result<EvaluationAnswer> evaluate_cube(const PositionQuestion& question,
                                                     const NamedChoices& named = {});

/// A play as an answer lists it.
struct ListedPlay {
    PlayEvaluation ranked;
    std::size_t rank = 1;                       ///< Among all legal plays, from 1.
    std::optional<ChoiceJudgement> named = {};  ///< If it is judged by name.
};

/// The best plays of a roll and those that were named, best first, and how many there are.
struct PlayRanking {
    std::vector<ListedPlay> plays;
    std::size_t legal = 0;
};

/// At most so many plays, and behind them those that are named, which are looked at as far ahead as the best.
/// Fails as `still_played`, or as the engine does.
[[nodiscard]] Result<PlayRanking> rank_plays(const PositionQuestion& question, std::size_t most,
                                             const NamedChoices& named = {});

/// The named plays of a ranking, in words.
[[nodiscard]] std::vector<JudgedChoice> judged_plays(const PlayRanking& ranking, const GameState& state);

/// For people, in columns.
[[nodiscard]] std::string answer_text(const PositionQuestion& question, const EvaluationAnswer& evaluation);
[[nodiscard]] std::string answer_text(const PositionQuestion& question, const PlayRanking& ranking);

/// For programs, as an object: docs/json-output.md.
[[nodiscard]] std::string answer_json(const PositionQuestion& question, const EvaluationAnswer& evaluation);
[[nodiscard]] std::string answer_json(const PositionQuestion& question, const PlayRanking& ranking);

}  // namespace gammonkit::answers
