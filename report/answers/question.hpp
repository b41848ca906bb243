#pragma once

#include "analysis/position_judge.hpp"
#include "analysis/progress.hpp"
#include "report/named_position.hpp"
#include "support/languages/translator.hpp"

namespace gammonkit::answers {

/// What is asked about one position, and whom. All of it must live as long.
struct PositionQuestion {
    const NamedPosition& position;
    PositionJudge& judge;
    const Level& level;  ///< How thoroughly he is to think.
    const Progress& progress;
    Translator words = {};  ///< The language of texts.
};

/// Nothing if the position is one of a game that goes on; else why there is nothing to say about it: code
/// "game-over", or as `can_be_judged`.
[[nodiscard]] Result<void> still_played(const GameState& state);

}  // namespace gammonkit::answers
