#pragma once

#include "model/player.hpp"

#include <optional>
#include <string>
#include <string_view>

/// Lines of a GamesGrid file that reader and writer must agree about.
namespace gammonkit::sgg {

inline constexpr std::string_view kVersus = " vs. ";  ///< Between the names, in the first line.
inline constexpr std::string_view kWins = " wins ";   ///< In the last line of a game.
inline constexpr std::string_view kPlace = "GamesGrid";
inline constexpr std::string_view kAutomaticDouble = "Automatic double";

/// Ends a game that nobody has won: other programs take all up to the next " wins " for that game.
inline constexpr std::string_view kNoResult = "Nobody wins 0 points.";

/// The turn's extra for a player who did not roll because he was closed out.
inline constexpr std::string_view kNotRolled = "sgg:not-rolled";
/// The game's extra for the rolls that doubled the cube before the first turn: "11".
inline constexpr std::string_view kOpeningDoubles = "sgg:automatic-doubles";
/// The match's extra for lines of the header that are no "key: value".
inline constexpr std::string_view kHeaderLine = "sgg:header";

/// "Game 4.4*-0/5": the first player's score, then the second's; a star beside either makes it the Crawford
/// game.
struct Heading {
    int number = 1;
    ByPlayer<int> score = {};
    bool crawford = false;
    std::optional<int> length = {};  ///< Nothing in a money session.
};
[[nodiscard]] std::optional<Heading> heading_of(std::string_view line);

/// A line of chat as it is written: one that would be read as something else gets "> " in front, and " wins "
/// a tab, because GNU Backgammon ends the game at it wherever it stands.
[[nodiscard]] std::string quoted(std::string_view chat);

/// Undoes `quoted`.
[[nodiscard]] std::string unquoted(std::string_view line);

}  // namespace gammonkit::sgg
