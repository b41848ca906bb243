#include "exporters/bgf/analysis_records.hpp"
#include "exporters/bgf/game_extent.hpp"
#include "exporters/bgf/members.hpp"
#include "formats/analysis_details.hpp"
#include "formats/bgf/format.hpp"
#include "formats/bgf/members.hpp"
#include "formats/feature_counter.hpp"
#include "formats/moot_rules.hpp"
#include "support/text.hpp"

#include <algorithm>

namespace gammonkit {
namespace {

using namespace bgf;

bool is_trimmed(std::string_view text)
{
    return trimmed(text) == text;
}

/// Counts what the writer leaves out of the features that the format carries.
class BgfLossCounter : public FeatureCounter {
public:
    void add(const Match& match)
    {
        if (match.games.empty()) return;
        source_ = match.source;
        add(match.rules);
        for (const Player player : kPlayers) {
            const PlayerInfo& info = match.players[player];
            count_if(Feature::player_names, !is_trimmed(info.name));
            count_if(Feature::ratings, !keeps_rating(info.rating));
        }
        count_if(Feature::event, !is_trimmed(match.event) || !is_trimmed(match.round));
        count_if(Feature::place, !is_trimmed(match.place));
        const bool writes_date = !other_date(match).empty();
        count(Feature::extras,
              extras_that_are_no_members(match.extras, kMatchMembers) - (writes_date ? 1 : 0));
        const FollowedMatch followed = follow(match);
        add_variant(match, followed);
        for (std::size_t i = 0; i < match.games.size(); ++i)
            add(match, followed, i);
    }

private:
    void add(const Rules& rules)
    {
        count(Feature::moot_rules, misplaced_statements(rules));
        const int limit = rules.cube_limit.value_or(1);
        count_if(Feature::cube_limit, limit > 1 && !is_cube_value(limit));
        count_if(Feature::no_cube, limit < 1);
    }

    /// A variant is told by the board from which the first game starts.
    void add_variant(const Match& match, const FollowedMatch& followed)
    {
        const std::optional<Position> board = extent_of(match.games[0], followed[0]).board;
        if (!board) return;
        const auto* const told =
            std::find_if(std::begin(kVariants), std::end(kVariants),
                         [&](Variant variant) { return *board == starting_position(variant); });
        const Variant read = told == std::end(kVariants) ? Variant::standard : *told;
        count_if(match.rules.variant == Variant::standard ? Feature::set_positions : Feature::variants,
                 read != match.rules.variant);
    }

    void add(const Match& match, const FollowedMatch& followed, std::size_t index)
    {
        const Game& game = match.games[index];
        const GameExtent extent = extent_of(game, followed[index]);
        count(Feature::extras, own_extras(game.extras));
        count_if(Feature::crawford_games, match.rules.is_money() && game.crawford.value_or(false));
        add_start(game, extent, match.rules);
        add_end(match, followed, index, extent);
        add_beyond(game, extent);
        for (std::size_t at = 0; at < game.turns.size(); ++at) {
            const bool is_told = at >= extent.begin && at < extent.end;
            add(game, at, is_told ? &followed[index].before[at] : nullptr);
        }
    }

    static std::size_t own_extras(const Extras& extras)
    {
        return static_cast<std::size_t>(std::count_if(extras.begin(), extras.end(), [](const Extra& extra) {
            return extra.key.starts_with(kExtraPrefix);
        }));
    }

    /// Of several boards and cubes the last is told, if it is not the usual one.
    void add_start(const Game& game, const GameExtent& extent, const Rules& rules)
    {
        std::size_t set = 0;
        for (std::size_t at = 0; at < extent.begin; ++at)
            set += std::holds_alternative<Remark>(game.turns[at].action) ? 0 : 1;
        const bool keeps_board = extent.board && *extent.board != starting_position(rules.variant);
        const bool keeps_cube = extent.cube && *extent.cube != Cube{} && is_cube_value(extent.cube->value);
        count(Feature::set_positions, set - (keeps_board ? 1 : 0) - (keeps_cube ? 1 : 0));
    }

    /// What the reader makes of the result that is told.
    void add_end(const Match& match, const FollowedMatch& followed, std::size_t index,
                 const GameExtent& extent)
    {
        const Game& game = match.games[index];
        Game read{.score = game.score, .automatic_doubles = game.automatic_doubles};
        std::copy_if(game.turns.begin(), game.turns.begin() + static_cast<std::ptrdiff_t>(extent.end),
                     std::back_inserter(read.turns), [](const Turn& turn) {
                         return !std::holds_alternative<Resign>(turn.action) &&
                                !std::holds_alternative<AcceptResignation>(turn.action) &&
                                !std::holds_alternative<RefuseResignation>(turn.action);
                     });
        const bool crawford = is_crawford_game(match, index);
        const bool resigned = ends_by_resignation(game);
        if (const std::optional<Outcome> told = outcome_told(match, followed, index))
            settle_outcome(read, follow_to_end(read, match.rules, crawford), *told, resigned);
        count_if(Feature::claimed_outcomes,
                 game.claimed_outcome && game.claimed_outcome != read.claimed_outcome);
        count_if(Feature::resignations,
                 resigned && follow_to_end(read, match.rules, crawford).outcome() != followed[index].outcome);
    }

    /// Turns that no record tells as the game cannot be followed there, or not by the reader.
    void add_beyond(const Game& game, const GameExtent& extent)
    {
        for (std::size_t at = extent.end; at < game.turns.size(); ++at) {
            const Action& action = game.turns[at].action;
            const auto* play = std::get_if<CheckerPlay>(&action);
            const bool is_counted = play != nullptr && play->result;
            if (std::holds_alternative<SetPosition>(action) || std::holds_alternative<SetCube>(action)) {
                count(Feature::set_positions, 1);
            } else if (!std::holds_alternative<Remark>(action) && !is_counted) {
                count(Feature::illegal_plays, 1);
            }
        }
    }

    /// `state` is null where nothing is told of the turn.
    void add(const Game& game, std::size_t at, const GameState* state)
    {
        const Turn& turn = game.turns[at];
        const bool plays = std::holds_alternative<CheckerPlay>(turn.action);
        const bool has_record = state != nullptr && (plays || has_own_record(game, at, *state));
        if (has_record) {
            count(Feature::extras, extras_that_are_no_members(turn.extras, kMoveMembers));
        } else {
            count(Feature::extras, own_extras(turn.extras));
        }
        count_if(Feature::luck, turn.luck && !(has_record && plays && can_tell_luck(*turn.luck)));
        add(turn.plays, turn, has_record && plays ? state : nullptr);
        add(turn.cubes, has_record);
    }

    /// True for doubles, and for answers to nothing.
    static bool has_own_record(const Game& game, std::size_t at, const GameState& state)
    {
        const Action& action = game.turns[at].action;
        if (std::holds_alternative<Double>(action)) return true;
        const bool answers = std::holds_alternative<Take>(action) || std::holds_alternative<Drop>(action);
        if (!answers || state.offer == Offer::beaver || state.offer == Offer::raccoon) return false;
        return !answers_double(game, at);
    }

    void add(const PlayAnalyses& analyses, const Turn& turn, const GameState* state)
    {
        if (analyses.empty()) return;
        const PlayAnalysis& analysis = analyses.front();
        const bool told = state != nullptr && can_tell(analysis, *state, turn.player, dice_of(turn).value());
        count(Feature::play_analysis, analyses.size() - (told ? 1 : 0));
        if (!told) return;
        add(analysis.by);
        for (const Candidate& candidate : analysis.candidates) {
            if (!candidate.assessment) continue;
            add_context(*candidate.assessment);
            const Estimate& estimate = candidate.assessment->estimate;
            count_if(Feature::analysis_details, loses_chance(estimate) || loses_cubeless(estimate));
        }
    }

    /// The chance to win the match stands beside the normalized equity, or alone.
    static bool loses_chance(const Estimate& estimate)
    {
        if (!estimate.mwc) return false;
        const bool is_chance = estimate.mwc->value >= 0 && estimate.mwc->value <= 1;
        return !is_chance || (estimate.cubeful && std::holds_alternative<Equity>(*estimate.cubeful));
    }

    /// Where another equity stands beside it, that is counted already.
    static bool loses_cubeless(const Estimate& estimate) { return estimate.cubeless && !estimate.cubeful; }

    void add(const CubeAnalyses& analyses, bool has_record)
    {
        if (analyses.empty()) return;
        const CubeAnalysis& analysis = analyses.front();
        const bool told = has_record && can_tell(analysis);
        count(Feature::cube_analysis, analyses.size() - (told ? 1 : 0));
        if (!told) return;
        add(analysis.by);
        add_context(analysis.no_double);
        count_if(Feature::analysis_settings, analysis.double_take.context != analysis.no_double.context &&
                                                 !has_settings(analysis.double_take));
        count_if(Feature::analysis_details, analysis.double_take.estimate.probabilities.has_value());
        const bool is_money = std::holds_alternative<Equity>(*analysis.no_double.estimate.cubeful);
        count_if(Feature::analysis_details,
                 is_money && (analysis.no_double.estimate.mwc || analysis.double_take.estimate.mwc));
    }

    /// All analyses are read as BGBlitz's. Those of the program that wrote the record, too.
    void add(const Provenance& by)
    {
        count_if(Feature::analysis_sources, by.engine == source_ && !by.engine.empty() &&
                                                by.engine != kProgram && by.match_equity_table.empty());
    }

    void add_context(const Assessment& assessment)
    {
        count_if(Feature::analysis_settings,
                 assessment.context && !plies_of(assessment) && !has_settings(assessment));
    }

    std::string_view source_;
};

}  // namespace

Census bgf_partial_losses(const Collection& collection, const Options&)
{
    return census_of<BgfLossCounter>(collection.matches);
}

}  // namespace gammonkit
