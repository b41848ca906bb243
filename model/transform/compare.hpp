#pragma once

#include "model/match.hpp"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace gammonkit {

/// What a difference is about.
enum class DifferenceGroup : std::uint8_t {
    play,      ///< What was played: rules, scores, games, turns, outcomes.
    analysis,  ///< What is said of it: analyses, luck, marks.
    words      ///< Names, event, place, dates, comments.
};
inline constexpr std::size_t kDifferenceGroups = 3;
[[nodiscard]] std::string_view to_string(DifferenceGroup group);  ///< "play", "analysis", "words"

/// A place in one record: match, game and turn, each from 1 as `board -p` counts, or one of the positions
/// that stand alone; empty for the whole.
struct RecordPlace {
    std::optional<std::size_t> match = {};
    std::optional<std::size_t> game = {};
    std::optional<std::size_t> turn = {};
    std::optional<std::size_t> position = {};
    int row = 0;  ///< Of a turn, in the record of its game: see rows_of_turns.
    friend bool operator==(const RecordPlace&, const RecordPlace&) = default;
};

/// One thing that two records of a match do not have alike.
struct Difference {
    DifferenceGroup group = DifferenceGroup::play;
    std::string what = {};  ///< Stable: "turn", "play", "score", "analysis", "event" ...
    std::array<RecordPlace, 2> place = {};
    std::string who = {};                 ///< The player whose turn it is, as the first record names him.
    std::array<std::string, 2> has = {};  ///< What each record has, in words; empty: nothing.
    friend bool operator==(const Difference&, const Difference&) = default;
};

struct CompareSettings {
    /// Numbers that are no farther apart are the same: half of what three decimals show.
    double tolerance = 0.0005;
    /// The group that is looked at; nothing: all.
    std::optional<DifferenceGroup> only = {};
};

struct Comparison {
    std::vector<Difference> differences = {};  ///< In the order of the records.
    std::size_t turns_alike = 0;               ///< Turns of both records with nothing to tell about them.
};

/// Compares two collections match by match, game by game and turn by turn. Matches, games and turns are
/// aligned first, so that one that is missing makes no other differ. Players who sit the other way round are
/// compared with themselves. Step orders, origins, extras, variations and names of programs don't count;
/// where only one record is analyzed, that is one difference. Positions that stand alone are compared as they
/// come.
[[nodiscard]] Comparison compare(const Collection& first, const Collection& second,
                                 const CompareSettings& settings);

}  // namespace gammonkit
