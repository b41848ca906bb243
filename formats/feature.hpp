#pragma once

#include "model/match.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <string_view>
#include <vector>

namespace gammonkit {

/// The things that a collection may hold and a format may be unable to carry. Order = order in loss reports.
enum class Feature : std::uint8_t {
    matches,          ///< Games at all: not carried by position formats.
    empty_matches,    ///< Matches of which no game is on record.
    several_matches,  ///< More than one match a file.
    several_games,    ///< More than one game a file.
    game_numbers,     ///< Numbers of games that are not those of their places.
    positions,        ///< Positions that stand alone.
    state_details,    ///< Parts of their states that have no feature of their own: cube, score, offers.
    money,            ///< Money sessions.
    match_scores,     ///< Match play with a score.
    variants,         ///< Anything but standard backgammon.
    crawford_rule,    ///< A statement whether the Crawford rule is used.
    crawford_games,   ///< Statements about the Crawford game that the scores do not show.
    jacoby_rule,      ///< A statement about the Jacoby rule.
    beaver_rules,     ///< A statement about beavers.
    raccoon_rules,    ///< Statements about raccoons and automatic doubles.
    no_cube,          ///< A statement that no cube is used.
    cube_limit,       ///< The highest value that the cube may reach.
    automatic_doubles,
    cube_actions,
    beavers,               ///< Beavers and raccoons played.
    resignations,          ///< Who resigned and for how much, at the end of a game.
    refused_resignations,  ///< Resignations that were refused.
    open_resignations,     ///< Resignations that nobody answered.
    claimed_outcomes,      ///< Outcomes that the turns don't lead to.
    unplayed_rolls,        ///< Rolls without a play.
    unreadable_plays,      ///< What stands where a play should, kept word for word.
    illegal_plays,         ///< Plays that the rules reject.
    set_positions,         ///< Edited boards and cubes.
    player_names,
    ratings,
    event,  ///< Event and round.
    place,
    date,
    time,
    annotator,
    match_comment,
    turn_comments,  ///< Comments on games and turns.
    clock_times,    ///< What clocks and videos showed at turns.
    match_id,
    /// Statements of rules that change nothing in this match; counted only by losses.
    moot_rules,
    marks,          ///< Skill and luck marks.
    luck,           ///< Luck values.
    play_analysis,  ///< Evaluated candidates.
    /// Candidates besides the best and the one played, counted only by the partial losses of formats that
    /// carry a roll's analysis without them.
    other_candidates,
    cube_analysis,
    rollouts,
    analysis_levels,    ///< Names that engines give to their settings.
    analysis_depths,    ///< Evaluations of unknown depth.
    analysis_sources,   ///< Who made an analysis, if not the program that wrote the record; its match equity
                        ///< table.
    analysis_settings,  ///< How an evaluation or a rollout was made, beyond its level or plies.
    analysis_details,   ///< Figures beside chances and equity, marks to roll out, what was played at a
                        ///< position.
    variations,
    extras  ///< What only another format knows.
};
inline constexpr std::size_t kFeatures = static_cast<std::size_t>(Feature::extras) + 1;

/// A set of features: what a format carries.
class FeatureSet {
public:
    constexpr FeatureSet() = default;
    constexpr FeatureSet(std::initializer_list<Feature> features)
    {
        for (const Feature feature : features)
            bits_ |= bit(feature);
    }
    [[nodiscard]] constexpr bool has(Feature feature) const { return (bits_ & bit(feature)) != 0; }

    [[nodiscard]] static constexpr FeatureSet everything()
    {
        FeatureSet all;
        all.bits_ = (std::uint64_t{1} << kFeatures) - 1;
        return all;
    }
    [[nodiscard]] constexpr FeatureSet with(Feature feature) const
    {
        FeatureSet more = *this;
        more.bits_ |= bit(feature);
        return more;
    }
    [[nodiscard]] constexpr FeatureSet without(std::initializer_list<Feature> features) const
    {
        FeatureSet fewer = *this;
        for (const Feature feature : features)
            fewer.bits_ &= ~bit(feature);
        return fewer;
    }

private:
    static constexpr std::uint64_t bit(Feature feature)
    {
        return std::uint64_t{1} << static_cast<unsigned>(feature);
    }
    std::uint64_t bits_ = 0;
};

/// The stable name of a feature: "play-analysis".
[[nodiscard]] std::string_view to_string(Feature feature);

/// A feature in words, singular and plural, for loss reports: "evaluated roll", "evaluated rolls".
struct FeatureWords {
    std::string_view one;
    std::string_view many;
};
[[nodiscard]] FeatureWords words_for(Feature feature);

/// How often each feature occurs in a collection, indexed by Feature.
using Census = std::array<std::size_t, kFeatures>;

/// Extras that the format `own` made itself ("own:XX") are not counted: it writes them back.
[[nodiscard]] Census census(const Collection& collection, std::string_view own = {});

/// What `all` holds and `rest`, a part of it, lacks.
[[nodiscard]] Census missing_of(const Collection& all, const Collection& rest, std::string_view own = {});

}  // namespace gammonkit
