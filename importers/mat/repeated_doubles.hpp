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

/// True if what was said of a match tells of a game that cannot be followed, and a double was taken in it.
[[nodiscard]] bool may_repeat_doubles(const Match& match, const CollectingReporter& said);

/// True if all games can be followed, by what was said of them.
[[nodiscard]] bool is_followed(const CollectingReporter& said);

}  // namespace gammonkit::mat
