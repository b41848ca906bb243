#pragma once

#include "analysis/cube/cube_decision.hpp"
#include "analysis/evaluation.hpp"
#include "model/decisions/thresholds.hpp"
#include "model/game_state.hpp"
#include "model/play.hpp"
#include "report/json_parts.hpp"
#include "report/named_position.hpp"
#include "support/result.hpp"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace gammonkit::answers {

/// The legal play of the dice on the table that a user has written: "8/5 6/5", "13/5*". Fails with code
/// "usage" if there are no dice or it is no play, or "illegal-play".
[[nodiscard]] Result<Play> asked_play(const std::string& text, const GameState& state);

/// A play that is judged whatever its rank.
struct NamedPlay {
    Play play;
    Position board;     ///< To which it leads.
    bool made = false;  ///< In the record that the position comes from.
};

/// A choice about the cube that is judged: of the player on roll, or of the other, were he doubled.
struct NamedCubeChoice {
    CubeChoice choice = CubeChoice::no_double;
    bool made = false;
};

/// The choices of one position that are judged by name.
struct NamedChoices {
    std::vector<NamedPlay> plays = {};       ///< If there are dice.
    std::vector<NamedCubeChoice> cube = {};  ///< If there are none.
    MarkThresholds thresholds = {};          ///< Which of their errors are marked.
};

/// What a named choice costs the one who makes it.
struct ChoiceJudgement {
    bool made = false;
    double error = 0;  ///< Against the best; points per unit of the cube, or EMG. Never negative.
    std::optional<SkillMark> mark = {};
};

/// A named choice in words, "24/21 6/5" or "no redouble", with what it costs.
struct JudgedChoice {
    std::string words;
    ChoiceJudgement judgement;
    std::optional<CubeChoice> cube = {};  ///< Nothing for a play.
};

/// The choices that a user has written, "24/21 6/5", "double", "no double", "take", "pass" or "beaver", and
/// the one that was made if the position comes from a record, each once. Fails with code "usage" if one of
/// them cannot be read or the position does not ask for it, or "illegal-play".
[[nodiscard]] Result<NamedChoices> named_choices(const NamedPosition& position,
                                                 std::span<const std::string> asked,
                                                 const MarkThresholds& thresholds);

/// What a play costs if it is a named one; `loss` is how much worse than the best it is.
[[nodiscard]] std::optional<ChoiceJudgement> judgement_of(const NamedChoices& named, const GameState& state,
                                                          const Play& play, double loss);

/// Nothing if the player on roll may double, or nobody asked about that; else code "no-decision".
[[nodiscard]] Result<void> has_cube_decision(const NamedChoices& named, const CubeDecision& decision,
                                             const NamedPosition& position);

/// What the named choices about the cube cost; none where the player on roll may not double.
[[nodiscard]] std::vector<JudgedChoice> judged_cube_choices(const NamedChoices& named,
                                                            const CubeDecision& decision);

/// "very bad" with two blanks before it; empty without a mark.
[[nodiscard]] std::string mark_words(const std::optional<SkillMark>& mark, const Translator& words = {});

/// Adds `named`, `made` if it was, `error` and `mark`.
void add(Json& json, const ChoiceJudgement& judgement);
/// The same of choices about the cube, each with its name.
[[nodiscard]] Json json_of(std::span<const JudgedChoice> choices);

}  // namespace gammonkit::answers
