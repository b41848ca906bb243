#pragma once

#include "support/source_text.hpp"

#include <array>
#include <optional>
#include <string_view>
#include <vector>

namespace gammonkit::mat {

/// The lines of one game; all views are into the source.
struct GameLines {
    std::string_view heading;                 ///< "Game 1"; empty in a headless file.
    std::string_view names;                   ///< "Al : 0      Bo : 2"; empty if there is none.
    std::vector<std::string_view> body = {};  ///< Rows, results and comments.
};

/// The lines of one match.
struct MatchLines {
    std::vector<std::string_view> header = {};    ///< Tags and comments, with their ";" or "#".
    std::optional<std::string_view> length = {};  ///< "7 point match"; nothing if there is no such line.
    std::vector<GameLines> games = {};
};

/// Finds the matches and games of a text. Several matches may follow each other.
[[nodiscard]] std::vector<MatchLines> split_into_matches(const SourceText& source);

/// The N of "N point match" or "Match to N", 0 for "money session"; nothing if the line is something else.
[[nodiscard]] std::optional<int> match_length(std::string_view line);

/// The N of "Game N", "Game #N:" or "Game N (Crawford)"; nothing if the line is something else.
[[nodiscard]] std::optional<int> game_number(std::string_view line);

/// True for lines that begin with ";" or "#".
[[nodiscard]] bool is_comment(std::string_view line);

/// The tags that files have.
inline constexpr std::array<std::string_view, 19> kTagKeys{
    "Player 1",  "Player 2",  "Player 1 Elo", "Player 2 Elo", "Site",       "Event",  "Round",
    "EventDate", "EventTime", "Transcriber",  "Match ID",     "Crawford",   "Jacoby", "Beaver",
    "CubeLimit", "Variation", "Unrated",      "ClockType",    "TimeControl"};

/// A tag such as `; [Event "Club night"]`. The value may hold quotes, or, of a known key, lack them.
struct Tag {
    std::string_view key;
    std::string_view value;
};
[[nodiscard]] std::optional<Tag> tag_of(std::string_view line);

/// What a comment line says, without its ";" and one blank.
[[nodiscard]] std::string_view comment_text(std::string_view line);

/// The board in `; Set Pos=...`; nothing if the line is something else.
[[nodiscard]] std::optional<std::string_view> set_pos_of(std::string_view line);

}  // namespace gammonkit::mat
