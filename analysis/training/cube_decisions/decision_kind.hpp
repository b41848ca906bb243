#pragma once

#include "analysis/board.hpp"

#include <array>
#include <cstddef>
#include <string_view>

namespace gammonkit::training {

/// What a cube decision is about: the stages of a game, and bearoffs as a kind of their own.
inline constexpr std::array<std::string_view, 5> kDecisionKinds{"contact", "back game", "late", "race",
                                                                "bearoff"};

/// The index of a board's kind.
[[nodiscard]] std::size_t decision_kind(const Board& board);

}  // namespace gammonkit::training
