#pragma once

#include "model/player.hpp"
#include "support/source_text.hpp"

#include <optional>
#include <string_view>
#include <vector>

namespace gammonkit::bgroom {

/// "4.0:(6 1)13/7 8/7": what stands behind the number of the row.
struct Row {
    bool is_x = false;
    std::string_view said;  ///< "(6 1)13/7 8/7", "Double".
    std::string_view text;  ///< The whole row.
};

/// The lines of one game; all views are into the source. X is the first player.
struct GameLines {
    std::string_view heading;  ///< "Game 1 - Ann (X) vs. Ben (0)".
    int number = 1;
    ByPlayer<std::string_view> names = {};
    std::optional<std::string_view> kind = {};  ///< "Single game".
    std::vector<Row> rows = {};
    std::vector<std::string_view> others = {};  ///< Lines that are not understood.
    bool is_closed = false;                     ///< A blank line, or the end of the match, follows the rows.
};

/// The games between one "BGF version" and the next.
struct SessionLines {
    std::vector<GameLines> games = {};
    std::optional<std::string_view> version = {};
};

/// What a log holds, and the lines in front of all games.
struct Log {
    std::vector<SessionLines> sessions = {};
    std::vector<std::string_view> others = {};
};

[[nodiscard]] Log log_of(const SourceText& source);

/// The V of "BGF version V", in any case; nothing for other lines.
[[nodiscard]] std::optional<std::string_view> version_in(std::string_view line);

}  // namespace gammonkit::bgroom
