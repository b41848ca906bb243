#pragma once

#include "model/play.hpp"
#include "model/position.hpp"

#include <string>

namespace gammonkit::notation {

enum class BarAndOff { numbers, words_lower, words_capitalized };  ///< 25/0, bar/off, Bar/Off

struct Style {
    BarAndOff bar_and_off = BarAndOff::numbers;
    bool merge = false;     ///< 24/13 for one checker's two steps, (2) for two checkers' equal ways.
    bool mark_hits = true;  ///< "*" after the point.
    /// Merged moves keep the order of their steps: "13/9(2) 9/5(2)", and "24/23/18" where a reader would
    /// otherwise take the higher die first. Records need that; people want to know which board comes out,
    /// and only hits stop: "13/5(2)", "24/18".
    bool keep_order = true;
    char separator = '/';  ///< Between the points of a way.
    /// Points as the opponent counts them: 24 for 1, and with numbers 0 for the bar and 25 for off.
    bool mirrored = false;
};

/// How plays are written for people: "bar/20 13/10*(2)".
inline constexpr Style kForPeople = {
    .bar_and_off = BarAndOff::words_lower, .merge = true, .keep_order = false};

/// Writes a play as text: "13/11 13/8*". No steps give "". `position` is the board before the play (for
/// hits).
[[nodiscard]] std::string format_play(const Play& play, const Position& position, Player player,
                                      const Style& style);

/// Adds the same to the end of a text.
void add_play(std::string& text, const Play& play, const Position& position, Player player,
              const Style& style);

/// The same play in the steps that people write, "24/14" for 24/20 20/14: a checker stops where it hits and
/// where it stays.
[[nodiscard]] Play in_written_steps(const Play& play, const Position& position, Player player);

}  // namespace gammonkit::notation
