#pragma once

#include "importers/mat/game_reader.hpp"

#include <vector>

namespace gammonkit::mat {

/// Games by the rules that DailyGammon calls double repeat: a double that is taken leaves the cube where it
/// is, and the position is played once more for it, as a game of its own. Nothing in a file says so. Source:
/// matches of DailyGammon's tournaments.
class RepeatedDoubles {
public:
    /// `read_game` from the start, or from the last double that has not been played once more, if the game
    /// can only be followed from there.
    void read(const GameLines& lines, RowsContext context, Game& game, Reporter& reporter);

private:
    void keep_doubles(const Game& game, const Rules& rules);

    std::vector<Position> doubled_;
};

/// Without a take there is nothing to repeat.
[[nodiscard]] bool may_repeat_doubles(const Match& match);

/// Tells that a match can be followed by these rules.
[[nodiscard]] Diagnostic repeated_doubles_found();

}  // namespace gammonkit::mat
