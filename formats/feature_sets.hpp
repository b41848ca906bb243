#pragma once

#include "formats/feature.hpp"

namespace gammonkit {

// What several formats carry.

/// What a record can hold at most that nobody has judged.
inline constexpr FeatureSet kWithoutAnalysis = FeatureSet::everything().without(
    {Feature::marks, Feature::luck, Feature::play_analysis, Feature::other_candidates, Feature::cube_analysis,
     Feature::rollouts, Feature::analysis_levels, Feature::analysis_depths, Feature::analysis_sources,
     Feature::analysis_settings, Feature::analysis_details});

/// What the text of a server or an older program can hold at most: the play, and little about it.
inline constexpr FeatureSet kPlayAlone = kWithoutAnalysis.without(
    {Feature::empty_matches, Feature::positions, Feature::refused_resignations, Feature::open_resignations,
     Feature::illegal_plays, Feature::set_positions, Feature::state_details, Feature::clock_times,
     Feature::variations, Feature::extras});

/// What reports tell that only people read.
inline constexpr FeatureSet kInReports = FeatureSet::everything().without(
    {Feature::crawford_rule,     Feature::crawford_games,   Feature::moot_rules, Feature::jacoby_rule,
     Feature::beaver_rules,      Feature::raccoon_rules,    Feature::no_cube,    Feature::cube_limit,
     Feature::automatic_doubles, Feature::claimed_outcomes, Feature::ratings,    Feature::time,
     Feature::clock_times,       Feature::match_id,         Feature::luck,       Feature::analysis_depths,
     Feature::analysis_settings, Feature::analysis_details, Feature::variations, Feature::extras});

}  // namespace gammonkit
