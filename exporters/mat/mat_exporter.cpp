#include "formats/mat/format.hpp"

#include "exporters/mat/layout.hpp"
#include "exporters/mat/match_writer.hpp"
#include "formats/feature_counter.hpp"
#include "formats/moot_rules.hpp"
#include "model/for_each_turn.hpp"
#include "model/replay.hpp"
#include "support/text.hpp"

#include <fmt/format.h>
#include <iterator>

namespace gammonkit {

namespace {

void write_match(std::string& out, const Match& match, const mat::Dialect& dialect)
{
    mat::write_header(out, match, dialect);
    const std::vector<bool> crawford = crawford_games(match);
    for (std::size_t i = 0; i < match.games.size(); ++i) {
        const Game& game = match.games[i];
        fmt::format_to(std::back_inserter(out), " Game {}\n", game.number);
        mat::write_score_line(out, match, game, dialect);
        mat::write_game(out, match, game, crawford[i], dialect);
        out += '\n';
    }
}

Result<std::string> write_single_game(const Collection& collection, const mat::Dialect& dialect)
{
    if (collection.matches.size() != 1 || collection.matches[0].games.size() != 1) {
        return failure("not-one-game", "a file without header holds one game", "split it by games first");
    }
    const Match& match = collection.matches[0];
    std::string out;
    mat::write_names(out, match);
    mat::write_game(out, match, match.games[0], crawford_games(match)[0], dialect);
    out += '\n';
    return out;
}

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

Result<std::string> write_mat(const Collection& collection, const Options& options)
{
    mat::Dialect dialect = mat::dialect_named(options.text("dialect"));
    dialect.for_galaxy = options.flag("galaxy");
    if (!options.flag("header")) return write_single_game(collection, dialect);
    if (collection.matches.empty()) return failure("no-match", "there is no match to write");
    std::string out;
    for (const Match& match : collection.matches)
        write_match(out, match, dialect);
    return out;
}

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
