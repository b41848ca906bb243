#pragma once

#include <string_view>

/// Comments of match text that mean something to a reader. They stand behind ";"; what stands behind "#" is a
/// remark whatever it says.
namespace gammonkit::mat {

inline constexpr std::string_view kSetPos = "Set Pos=";  ///< A board; also XG's.
/// Our own writer's word for a result that is neither played out nor a resignation.
inline constexpr std::string_view kClaimed = "the result is claimed";
/// Our own writer's words for the steps of an illegal play whose board is dumped, ...
inline constexpr std::string_view kPlayedAs = "played as ";
/// ... and for such steps where the board is only what they lead to.
inline constexpr std::string_view kRecordedAs = "recorded as ";

/// True if a comment tells why a game has a result without an end: "wins by forfeit", "connection lost".
[[nodiscard]] bool tells_of_breaking_off(std::string_view comment);

/// True if a reader takes the comment for more than a remark: a tag, a board, the steps of a play, or a word
/// about the result. A writer puts "#" in front of one that is meant as a remark.
[[nodiscard]] bool means_something(std::string_view comment);

}  // namespace gammonkit::mat
