#pragma once

#include <string_view>

/// What readers and writers of TrueMoneyGames logs must agree about.
namespace gammonkit::tmg {

/// The number behind a record's move number says what it is.
enum class Code {
    roll = 1,
    automatic_double = 2,
    play = 4,
    doubles = 5,
    takes = 7,
    beavers = 8,
    passes = 10,
    wins_single = 14,
    wins_gammon = 15,
    wins_backgammon = 16,
    timed_out = 17,
    settled = 19,
    lost_on_time = 22
};

inline constexpr std::string_view kNothingPlayed = "0/0";
inline constexpr std::string_view kUnknown = "?";    ///< A rating, or a roll that was not made in time.
inline constexpr std::string_view kUnknownId = "0";  ///< A player's number at the server.

/// The turn's extra for a record that is no action, word for word: "3 17 ann out of time".
inline constexpr std::string_view kRecord = "tmg:record";
/// The match's extra for the players' numbers at the server.
inline constexpr std::string_view kIds = "tmg:ids";

}  // namespace gammonkit::tmg
