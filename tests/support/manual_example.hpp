#pragma once

#include "analysis/evaluate/chances.hpp"

namespace gammonkit {

/// The gnubg manual's example of a cube decision, position 4HPMwQCMz+AIIQ.
inline constexpr Chances kManual{.win = .454F,
                                 .win_gammon = .103F,
                                 .win_backgammon = .001F,
                                 .lose_gammon = .106F,
                                 .lose_backgammon = .003F};

}  // namespace gammonkit
