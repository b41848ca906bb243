#include "formats/mat/format.hpp"

#include "exporters/mat/layout.hpp"
#include "formats/feature_counter.hpp"
#include "formats/moot_rules.hpp"
#include "model/for_each_turn.hpp"
#include "support/text.hpp"

namespace gammonkit {
namespace {

/// What stands in tags and in the comment above a match.
constexpr FeatureSet kTags{Feature::variants,      Feature::crawford_rule, Feature::jacoby_rule,
                           Feature::beaver_rules,  Feature::no_cube,       Feature::cube_limit,
                           Feature::event,         Feature::place,         Feature::date,
                           Feature::time,          Feature::annotator,     Feature::match_id,
                           Feature::match_comment, Feature::moot_rules};
/// What else stands above the rows.
constexpr FeatureSet kHeader{Feature::match_scores, Feature::ratings};
/// What else is told by comments.
constexpr FeatureSet kComments{Feature::turn_comments, Feature::claimed_outcomes};

/// "Set Pos=" gives a cube that has been turned to a player.
std::size_t centered_cubes(const Match& match)
{
    std::size_t count = 0;
    for (const Game& game : match.games) {
        for_each_turn(game.turns, [&](const Turn& turn) {
            const auto* set = std::get_if<SetCube>(&turn.action);
            if (set != nullptr && set->cube.is_centered() && set->cube.value > 1) ++count;
        });
    }
    return count;
}

/// Ratings that are no numbers cannot stand beside a name.
std::size_t wordy_ratings(const Match& match)
{
    std::size_t count = 0;
    for (const Player player : kPlayers) {
        const std::string& rating = match.players[player].rating;
        if (!rating.empty() && !parse_double(rating)) ++count;
    }
    return count;
}

/// How many items of the format's own there are.
std::size_t own_extras(const Collection& collection, const Census& foreign)
{
    constexpr auto kExtras = static_cast<std::size_t>(Feature::extras);
    return census(collection)[kExtras] - foreign[kExtras];
}

/// Counts what a writer leaves out that was told to write no comments, or no header.
void count_untold(const Collection& collection, bool comments, bool header, FeatureCounter& partial_losses)
{
    Census present = census(collection, "mat");
    Census moot = moot_statements(collection.matches);
    moot[static_cast<std::size_t>(Feature::raccoon_rules)] = 0;  // They are lost with comments, too.
    part_moot_statements(moot, present);
    for (std::size_t i = 0; i < kFeatures; ++i) {
        const auto feature = static_cast<Feature>(i);
        const bool lost = ((!comments || !header) && kTags.has(feature)) ||
                          (!header && kHeader.has(feature)) || (!comments && kComments.has(feature));
        if (lost) partial_losses.count(feature, present[i]);
    }
    partial_losses.count(Feature::extras, own_extras(collection, present));
}

}  // namespace

Census mat_partial_losses(const Collection& collection, const Options& options)
{
    const bool comments = mat::dialect_named(options.text("dialect")).comments;
    const bool header = options.flag("header");
    FeatureCounter partial_losses;
    // With both, as by default, nothing is left out: no need to count.
    if (!comments || !header) count_untold(collection, comments, header, partial_losses);
    for (const Match& match : collection.matches) {
        partial_losses.count(Feature::set_positions, centered_cubes(match));
        if (header && !comments) partial_losses.count(Feature::ratings, wordy_ratings(match));
    }
    return partial_losses.result();
}

}  // namespace gammonkit
