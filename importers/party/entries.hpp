#pragma once

#include "model/player.hpp"
#include "support/source_text.hpp"

#include <map>
#include <optional>
#include <string_view>
#include <vector>

namespace gammonkit::party {

/// "MATCHLENGTH=5". All views are into the source.
struct Entry {
    std::string_view key;
    std::string_view value;
};

/// What is said of one game, in whatever order.
struct GameEntries {
    ByPlayer<std::string_view> names = {};
    std::optional<std::string_view> play = {};             ///< "1 0 0 31 8/5 6/5#2 ...".
    ByPlayer<std::optional<std::string_view>> score = {};  ///< Behind the game.
    std::vector<Entry> others = {};                        ///< Their keys without "GAME_1_".
    std::string_view first;                                ///< The line that mentions the game first.

    /// False if only the score behind the game is known: it is not on record.
    [[nodiscard]] bool is_on_record() const
    {
        return play || !names.first.empty() || !names.second.empty() || !others.empty();
    }
};

/// What is said of one match.
struct MatchEntries {
    std::optional<std::string_view> board = {};
    std::optional<std::string_view> length = {};
    std::vector<Entry> others = {};
    std::map<int, GameEntries> games = {};  ///< By number.
};

/// All that a text says, and the lines that say nothing.
struct Text {
    std::vector<MatchEntries> matches = {};
    std::vector<std::string_view> not_understood = {};
    std::vector<std::string_view> repeated = {};  ///< Keys that came before: the last counts.
    std::vector<std::string_view> misspelt = {};  ///< Lines with keys that are nearly known; kept.
};

[[nodiscard]] Text entries_of(const SourceText& source);

/// The entry in a line, if it has a "=" behind a key.
[[nodiscard]] std::optional<Entry> entry_in(std::string_view line);

}  // namespace gammonkit::party
