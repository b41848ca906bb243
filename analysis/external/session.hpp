#pragma once

#include "analysis/engine.hpp"

#include <string>

namespace gammonkit {

/// Who answers other programs, and by which rules money games are played unless they say.
struct SessionEngine {
    NetEngine& engine;
    Level plays;
    Level cube;
    Rules money = {};
    std::string version = {};  ///< Of GammonKit.
};

/// What is answered to a line.
struct SessionReply {
    std::string text = {};  ///< With line ends; may be empty.
    bool ends = false;      ///< The other program wants no more.
};

/// What the engine says of a state: "8/5 6/5", "roll", "double", "take", "drop" or "beaver", as GNU
/// Backgammon's external players do; empty where there is no legal play. Fails where the state cannot be
/// judged.
[[nodiscard]] Result<std::string> external_answer(const SessionEngine& who, const GameState& state,
                                                  const Progress& progress);

}  // namespace gammonkit
