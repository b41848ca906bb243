#pragma once

#include <algorithm>
#include <array>
#include <string_view>

/// What the reader and the writer of BGBlitz's files both know of their members.
namespace gammonkit::bgf {

/// BGBlitz writes this, or something near it, for a number that it does not have.
inline constexpr double kNoNumber = -999;

/// The program that made all analyses of such a file, and the file.
inline constexpr std::string_view kProgram = "BGBlitz";

/// Extras have the names of their members behind this.
inline constexpr std::string_view kExtraPrefix = "bgf:";

/// Members of the match document that are read.
inline constexpr std::array<std::string_view, 18> kMatchMembers{
    "matchlen",    "nameGreen", "nameRed",     "event",    "location",  "site",
    "round",       "date",      "useCrawford", "useCube",  "useJacoby", "useBeaver",
    "ratingGreen", "ratingRed", "cubeLimit",   "finalRed", "games",     "finalGreen"};

/// Members of a move that are read, or follow from what is read (`pr`: errors, from the equities).
inline constexpr std::array<std::string_view, 12> kMoveMembers{"type", "player", "green",  "red",
                                                               "from", "to",     "equity", "moveAnalysis",
                                                               "luck", "pr",     "ply",    "dancingEquity"};

template <class Names>
[[nodiscard]] bool is_among(const Names& names, std::string_view name)
{
    return std::find(names.begin(), names.end(), name) != names.end();
}

}  // namespace gammonkit::bgf
