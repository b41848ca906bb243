#pragma once

#include <cstddef>
#include <span>
#include <string_view>
#include <vector>

namespace gammonkit::gnubg_text {

/// A board with the lines around it that belong to it.
struct Entry {
    std::span<const std::string_view> title = {};  ///< Score and information; only of a game's first board.
    std::string_view heading = {};                 ///< "Move number 3:  Bo to play 21"; empty: none.
    int number = 0;                                ///< Of the move, from 1; 0 where there is no heading.
    std::span<const std::string_view> lines = {};  ///< From the identifiers on.
};

/// All boards, in order. Lines in front of the first one are its title.
[[nodiscard]] std::vector<Entry> entries_of(std::span<const std::string_view> lines);

/// Boards that stand together. They are a game if their numbers follow one another.
struct Group {
    std::span<const Entry> entries = {};
    bool is_export = false;  ///< It begins as a game does: score or moves 1 and 2.
    /// The board whose number does not follow, an index into `entries`; their count if all do.
    std::size_t break_at = 0;

    /// True if these may be the moves of a game; a board alone is one only below a score.
    [[nodiscard]] bool may_be_game() const;
};

[[nodiscard]] std::vector<Group> groups_of(std::span<const Entry> entries);

}  // namespace gammonkit::gnubg_text
