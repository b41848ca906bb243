#pragma once

#include "formats/feature.hpp"

#include <array>
#include <string_view>

namespace gammonkit {

// What the rows of the catalogue point at: the extensions of each format, the one for new files first.

inline constexpr std::array<std::string_view, 1> kBgammonExtensions{"match"};
inline constexpr std::array<std::string_view, 1> kBgblitzTextExtensions{"txt"};
inline constexpr std::array<std::string_view, 1> kBgfExtensions{"bgf"};
inline constexpr std::array<std::string_view, 1> kBkgExtensions{"bkg"};
inline constexpr std::array<std::string_view, 1> kCsvExtensions{"csv"};
inline constexpr std::array<std::string_view, 1> kDumpExtensions{"dump"};
inline constexpr std::array<std::string_view, 1> kEmpireExtensions{"gam"};
inline constexpr std::array<std::string_view, 1> kFibsBoardExtensions{"fibs"};
inline constexpr std::array<std::string_view, 1> kGmdExtensions{"gmd"};
inline constexpr std::array<std::string_view, 1> kGnubgTextExtensions{"txt"};
inline constexpr std::array<std::string_view, 1> kIdsExtensions{"ids"};
inline constexpr std::array<std::string_view, 1> kJavaFibsExtensions{"match"};
inline constexpr std::array<std::string_view, 1> kJsonExtensions{"json"};
inline constexpr std::array<std::string_view, 1> kJsonlExtensions{"jsonl"};
inline constexpr std::array<std::string_view, 1> kLatexExtensions{"tex"};
inline constexpr std::array<std::string_view, 1> kOgxmExtensions{"ogxm"};
inline constexpr std::array<std::string_view, 1> kPartyExtensions{"gam"};
inline constexpr std::array<std::string_view, 1> kPdfExtensions{"pdf"};
inline constexpr std::array<std::string_view, 1> kPosExtensions{"pos"};
inline constexpr std::array<std::string_view, 1> kSgfExtensions{"sgf"};
inline constexpr std::array<std::string_view, 1> kSggExtensions{"sgg"};
inline constexpr std::array<std::string_view, 1> kSnowietxtExtensions{"snowietxt"};
inline constexpr std::array<std::string_view, 1> kTextExtensions{"txt"};
inline constexpr std::array<std::string_view, 1> kTmgExtensions{"tmg"};
inline constexpr std::array<std::string_view, 1> kXgTextExtensions{"txt"};
inline constexpr std::array<std::string_view, 2> kBgroomExtensions{"bgr", "bgf"};
inline constexpr std::array<std::string_view, 2> kHtmlExtensions{"html", "htm"};
inline constexpr std::array<std::string_view, 2> kMatExtensions{"mat", "gam"};
inline constexpr std::array<std::string_view, 2> kOldmovesExtensions{"oldmoves", "txt"};
inline constexpr std::array<std::string_view, 2> kXgExtensions{"xg", "xgp"};

/// What a record can hold at most that nobody has judged.
inline constexpr FeatureSet kWithoutAnalysis = FeatureSet::everything().without(
    {Feature::marks, Feature::luck, Feature::play_analysis, Feature::other_candidates, Feature::cube_analysis,
     Feature::rollouts, Feature::analysis_levels, Feature::analysis_depths, Feature::analysis_sources,
     Feature::analysis_settings, Feature::analysis_details});

/// What the text of a server or an older program can hold at most: the play, and little about it.
inline constexpr FeatureSet kPlayAlone =
    kWithoutAnalysis.without({Feature::empty_matches, Feature::positions, Feature::refused_resignations,
                              Feature::open_resignations, Feature::illegal_plays, Feature::set_positions,
                              Feature::state_details, Feature::variations, Feature::extras});

/// What reports tell that only people read.
inline constexpr FeatureSet kInReports = FeatureSet::everything().without(
    {Feature::crawford_rule, Feature::crawford_games, Feature::jacoby_rule, Feature::beaver_rules,
     Feature::raccoon_rules, Feature::no_cube, Feature::cube_limit, Feature::automatic_doubles,
     Feature::claimed_outcomes, Feature::ratings, Feature::time, Feature::match_id, Feature::luck,
     Feature::analysis_depths, Feature::analysis_settings, Feature::analysis_details, Feature::variations,
     Feature::extras});

}  // namespace gammonkit
