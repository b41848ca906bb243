#pragma once

#include "model/analysis.hpp"

#include <array>
#include <string_view>
#include <utility>

/// What reader and writer of HedgeHog's answers share: docs/formats/hedgehog.md.
namespace gammonkit::hedgehog {

inline constexpr std::string_view kEngine = "HedgeHog";

// What an answer, and the decision about the cube in it, say besides what a position can hold.
inline constexpr std::string_view kAnswerKey = "hedgehog:answer";
inline constexpr std::string_view kCubeKey = "hedgehog:cube";

inline constexpr std::array<std::pair<std::string_view, double Probabilities::*>, 5> kChances{
    {{"win", &Probabilities::win},
     {"gammon_win", &Probabilities::win_gammon},
     {"bg_win", &Probabilities::win_backgammon},
     {"gammon_loss", &Probabilities::lose_gammon},
     {"bg_loss", &Probabilities::lose_backgammon}}};

/// One of the three choices with the cube. In matches `chance` is the chance to win the match, and
/// `normalized` the same as EMG; in money sessions `chance` is the equity, and the other one is missing.
struct Choice {
    std::string_view chance;
    std::string_view normalized;
};
inline constexpr Choice kNoDouble{"no_double_equity", "no_double_norm_eq"};
inline constexpr Choice kDoubleTake{"double_take_equity", "double_take_norm_eq"};
inline constexpr Choice kDoublePass{"double_pass_equity", "double_pass_norm_eq"};

}  // namespace gammonkit::hedgehog
