#pragma once

#include "model/match.hpp"
#include "report/render/board_painter.hpp"
#include "report/render/svg_canvas.hpp"

#include <vector>

namespace gammonkit {

/// One of the pages that a moving picture shows one after the other.
struct TimedPage {
    PaintPage paint = {};
    int milliseconds = 0;  ///< How long it stands.
};

/// One of the boards of a moving picture.
struct TimedScene {
    BoardScene scene = {};
    int milliseconds = 0;  ///< How long it stands.
};

/// A play of the player on roll in `start`, whose dice lie there: the roll, each checker on its way, and the
/// board after it. Steps that cannot be done are left out.
[[nodiscard]] std::vector<TimedScene> scenes_of_play(const BoardScene& start, const Play& play);

/// A whole game, from its first turn as far as it can be followed. Names, view and what else is shown are
/// those of `look`. `index` counts from 0.
[[nodiscard]] std::vector<TimedScene> scenes_of_game(const Match& match, std::size_t index,
                                                     const BoardScene& look);

}  // namespace gammonkit
