#pragma once

#include "decisions/statistics/figures.hpp"

namespace gammonkit {

// Whose the figures are, and formulas too long for their table.

inline constexpr std::string_view kRecord = "the record";
inline constexpr std::string_view kGnubg = "GNU Backgammon 1.07";
inline constexpr std::string_view kManual = "manual of GNU Backgammon, Statistics";
inline constexpr std::string_view kDoel = "Kees van den Doel, in the manual of GNU Backgammon";
inline constexpr std::string_view kExtreme = "eXtreme Gammon";
inline constexpr std::string_view kFibs = "FIBS; the lower limit is that of GNU Backgammon 1.07";
/// Words for a rate that GNU Backgammon and its manual have alike.
inline constexpr ByRules kWords{kGnubg, kManual, kGnubg};

inline constexpr std::string_view kFiveLuckRatings =
    "by the luck rate in thousandths: above 60 Go to Las Vegas, above 30 Good dice, man!, below -60 Go to "
    "bed, below -30 Bad dice, man!, else None";
inline constexpr std::string_view kSevenLuckRatings =
    "by the luck rate in thousandths: above 100 Cheater :-), above 60 Go to Las Vegas immediately, above 20 "
    "Good dice, man!, below -100 Haaa-haaa, below -60 Go to bed, below -20 Better luck next time, else None";

/// Of a figure that only the manual has.
constexpr ByRules by_manual(std::string_view formula)
{
    return {"", formula, ""};
}

/// Of one that the manual has not.
constexpr ByRules not_by_manual(std::string_view formula)
{
    return {formula, "", formula};
}

}  // namespace gammonkit
