#pragma once

#include "analysis/engine.hpp"

#include <cstddef>
#include <span>
#include <vector>

namespace gammonkit {

/// How many plays are rolled out where nobody says how many.
inline constexpr std::size_t kUsualRolledOutPlays = 3;

/// The plays to roll out: at most so many of those that seem best two plies ahead, and those that are
/// `wanted` if they are legal, each once. Fails as `NetEngine::rank_plays` does.
[[nodiscard]] Result<std::vector<Play>> promising_plays(NetEngine& engine, const GameState& state,
                                                        std::size_t most, std::span<const Play> wanted = {});

}  // namespace gammonkit
