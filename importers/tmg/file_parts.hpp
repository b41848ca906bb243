#pragma once

#include "importers/turns/headed_games.hpp"

namespace gammonkit::tmg {

/// "Startdate: 2004-03-17 12:13:14".
struct Entry {
    std::string_view key;
    std::string_view value;
};
[[nodiscard]] std::optional<Entry> entry_in(std::string_view line);

/// "Game 2: 0-4": the first player's score, then the second's.
struct Heading {
    int number = 1;
    ByPlayer<int> score = {};
};
[[nodiscard]] std::optional<Heading> heading_of(std::string_view line);

/// A line of a game: "-2 4 24/18 18/13".
struct Record {
    int turn = 0;                       ///< Its number without the sign.
    std::optional<Player> player = {};  ///< By the sign of the number; nothing for 0.
    int code = 0;
    std::string_view data = {};
    std::string_view text = {};  ///< All of it.
};
[[nodiscard]] std::optional<Record> record_in(std::string_view line);

using GameLines = HeadedGame<Heading>;

/// The lines of one match.
struct MatchLines {
    std::vector<std::string_view> header = {};
    std::vector<GameLines> games = {};
};

/// Finds the matches and games of a text. After games, "MatchID:" or "Player1:" begins another match.
[[nodiscard]] std::vector<MatchLines> split_into_matches(const SourceText& source);

}  // namespace gammonkit::tmg
