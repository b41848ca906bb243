#pragma once

#include "model/game_state.hpp"
#include "model/match.hpp"
#include "support/diagnostic.hpp"

#include <optional>
#include <string_view>
#include <vector>

namespace gammonkit::gmd {

/// The lines of one game.
struct GameLines {
    std::string_view heading;  ///< "Game:", with what was set up.
    std::vector<std::string_view> body = {};
};

struct FileLines {
    std::vector<std::string_view> header = {};  ///< "Length: 7" ...
    std::vector<GameLines> games = {};
};

/// A line of a game: "Roll:W:12345: 4 2".
struct Line {
    std::string_view action;
    char player = '-';  ///< W, B, or - for an opening roll.
    std::string_view time = {};
    std::string_view rest = {};
};

[[nodiscard]] FileLines split_file(const SourceText& source);
[[nodiscard]] std::optional<Line> parse_line(std::string_view line);

/// Fills in what stands above the games. What has no place in the model becomes extras "gmd:KEY".
void read_header(const FileLines& lines, const SourceText& source, Match& match, Reporter& reporter);

/// What the heading of a game sets up; only what it says.
struct SetUp {
    std::optional<ByPlayer<int>> score = {};
    std::optional<Position> position = {};
    std::optional<Dice> dice = {};  ///< Rolled, and not played yet.
    std::optional<Cube> cube = {};
    std::optional<Player> on_roll = {};
};
/// Nothing if it is not understood; parts of it that are not, and what is said twice, are reported.
[[nodiscard]] std::optional<SetUp> set_up_in(std::string_view heading, const SourceText& source,
                                             Reporter& reporter);

}  // namespace gammonkit::gmd
