#include "exporters/ogxm/annotations.hpp"
#include "exporters/ogxm/clock_section.hpp"
#include "exporters/ogxm/game_plies.hpp"
#include "exporters/ogxm/judgements.hpp"
#include "exporters/ogxm/match_section.hpp"
#include "exporters/turns/turn_facts.hpp"
#include "formats/analysis_details.hpp"
#include "formats/feature_counter.hpp"
#include "formats/moot_rules.hpp"
#include "formats/ogxm/format.hpp"
#include "formats/ogxm/numbers.hpp"
#include "model/legal_plays.hpp"
#include "model/scoring.hpp"

#include <algorithm>
#include <set>

namespace gammonkit {
namespace {

using namespace ogxm;

std::size_t extras_without_annotation(const Extras& extras)
{
    return static_cast<std::size_t>(std::count_if(extras.begin(), extras.end(), [](const Extra& extra) {
        return extra.key.starts_with(ogxm::kExtraPrefix) && !is_annotation(extra);
    }));
}

/// "2ply" is read as a depth where there is one besides.
bool is_read_as_depth(const Assessment& assessment)
{
    return assessment.level.size() > 3 && assessment.level.ends_with("ply") && assessment.context;
}

/// Counts what the writer leaves out of the features that the format carries.
class OgxmLossCounter : public FeatureCounter {
public:
    void add(const Match& match)
    {
        if (match.games.empty()) return;
        add(match.rules);
        add_facts(match);
        const FollowedMatch followed = follow(match);
        add_scores(match, followed);
        std::vector<GamePlies> plies;
        for (std::size_t i = 0; i < match.games.size(); ++i)
            plies.push_back(plies_of(match, followed[i], i));
        add_clock(match, plies);
        find_told(match, followed, plies);
        for (std::size_t i = 0; i < match.games.size(); ++i)
            add(match, followed[i], plies[i], i);
    }

private:
    void add(const Rules& rules)
    {
        count(Feature::moot_rules, misplaced_statements(rules));
        const bool is_money = rules.is_money();
        count_if(Feature::raccoon_rules, is_money && rules.automatic_doubles);
        count_if(Feature::moot_rules, !is_money && (rules.automatic_doubles || rules.raccoons));
        const int limit = rules.cube_limit.value_or(1);
        count_if(Feature::cube_limit, limit > 1 && !is_cube_value(limit));
    }

    void add_facts(const Match& match)
    {
        const MatchFields told = match_fields(match);
        for (const Player player : kPlayers) {
            const PlayerInfo& info = match.players[player];
            count_if(Feature::player_names, !told.keeps_name[player]);
            count_if(Feature::ratings, !info.rating.empty() && !told.keeps_rating[player]);
        }
        count_if(Feature::event, !told.keeps_event || !told.keeps_round);
        count_if(Feature::place, !told.keeps_place);
        count_if(Feature::date, match.date && !told.keeps_date);
        count_if(Feature::time, !match.time.empty() && !told.keeps_time);
        count_if(Feature::match_id, !match.match_id.empty() && !told.keeps_match_id);
        count_if(Feature::match_comment, !comes_back(match.comment));
        for (const Extra& extra : match.extras) {
            const bool is_told =
                is_match_field(extra, match) || is_annotation(extra) || extra.key == kClockKey;
            count_if(Feature::extras, extra.key.starts_with(ogxm::kExtraPrefix) && !is_told);
        }
    }

    /// Scores follow from the first one and the results, and which is the Crawford game from the scores.
    void add_scores(const Match& match, const FollowedMatch& followed)
    {
        ByPlayer<int> score{std::max(0, match.games[0].score.first),
                            std::max(0, match.games[0].score.second)};
        for (std::size_t i = 0; i < match.games.size(); ++i) {
            const Game& game = match.games[i];
            count_if(Feature::match_scores, game.score != score);
            const bool read_as_crawford = i == 0 ? begins_with_crawford(match) && is_crawford_game(match, 0)
                                                 : is_crawford_by_score(match, i);
            count_if(Feature::crawford_games, game.crawford.value_or(read_as_crawford) != read_as_crawford);
            if (const std::optional<Outcome> outcome = outcome_to_tell(game, followed[i]))
                score = score_with(score, {outcome->winner, std::min(outcome->points, kHighestCube)},
                                   match.rules);
        }
    }

    /// Times since the first action are told at plies, and what clocks and videos showed is not.
    void add_clock(const Match& match, const std::vector<GamePlies>& plies)
    {
        const bool is_told = !clock_payload(match, plies).empty();
        for (const Extra& extra : match.extras)
            count_if(Feature::extras, extra.key == kClockKey && !(is_told && is_clock_setting(extra, match)));
        for (std::size_t i = 0; i < match.games.size(); ++i) {
            for (std::size_t at = 0; at < match.games[i].turns.size(); ++at) {
                const Boxed<TurnTimes>& times = match.games[i].turns[at].times;
                if (!times) continue;
                for (const auto& shown : {times->clocks.first, times->clocks.second, times->video})
                    count_if(Feature::clock_times, shown.has_value());
                count_if(Feature::clock_times, times->milliseconds && !(is_told && plies[i].ply_of[at]));
            }
        }
    }

    /// Which analyses and which luck stand in a block.
    void find_told(const Match& match, const FollowedMatch& followed, const std::vector<GamePlies>& plies)
    {
        told_.clear();
        for (const JudgementBlock& block : judgement_blocks(match, followed, plies)) {
            for (const ogxm::Judgement& judgement : block.judgements) {
                if (judgement.kind == ogxm::DecisionKind::checker) told_.insert(judgement.plays);
                if (judgement.kind == ogxm::DecisionKind::cube) told_.insert(judgement.cube);
                if (judgement.kind == ogxm::DecisionKind::roll) told_.insert(&*judgement.turn->luck);
            }
        }
    }
    template <class Said>
    [[nodiscard]] bool is_told(const Said& said) const
    {
        return told_.contains(&said);
    }

    void add(const Match& match, const FollowedGame& followed, const GamePlies& plies, std::size_t index)
    {
        const Game& game = match.games[index];
        count_if(Feature::automatic_doubles, game.automatic_doubles > kMostAutomaticDoubles);
        count_if(Feature::claimed_outcomes, loses_claim(match, index, followed, plies));
        count_if(Feature::turn_comments, !comes_back(game.comment));
        count(Feature::extras, extras_without_annotation(game.extras));
        for (std::size_t at = 0; at < game.turns.size(); ++at) {
            const Turn& turn = game.turns[at];
            const GameState* const state = followed.before_turn(at);
            add_form(game, at, plies.forms[at], state);
            const auto own = static_cast<std::size_t>(
                std::count_if(turn.extras.begin(), turn.extras.end(),
                              [](const Extra& extra) { return extra.key.starts_with(ogxm::kExtraPrefix); }));
            count(Feature::extras, plies.ply_of[at] ? extras_without_annotation(turn.extras) : own);
            count_if(Feature::turn_comments, !comes_back(turn.comment));
            add_analyses(turn);
        }
    }

    /// True if a claimed result is not read as one: with the turns that are told it may be a double that is
    /// dropped.
    static bool loses_claim(const Match& match, std::size_t index, const FollowedGame& followed,
                            const GamePlies& plies)
    {
        const Game& game = match.games[index];
        if (!game.claimed_outcome) return false;
        Game read{.score = game.score, .automatic_doubles = game.automatic_doubles};
        for (std::size_t at = 0; at < game.turns.size(); ++at) {
            if (plies.forms[at] != TurnForm::none) read.turns.push_back(game.turns[at]);
        }
        if (const std::optional<Outcome> told = outcome_to_tell(game, followed)) {
            const GameReplayer end = follow_to_end(read, match.rules, is_crawford_game(match, index));
            settle_outcome(read, end, *told, false);
        }
        return read.claimed_outcome != game.claimed_outcome;
    }

    void add_form(const Game& game, std::size_t at, TurnForm form, const GameState* state)
    {
        const Turn& turn = game.turns[at];
        if (const auto* play = std::get_if<CheckerPlay>(&turn.action)) {
            // The board is told, but not how the checkers went there.
            const bool loses_steps = form == TurnForm::board_after &&
                                     (!play->result || !play->play.empty() || !play->notation.empty());
            count_if(Feature::illegal_plays, loses_steps || form == TurnForm::none);
        } else if (const auto* roll = std::get_if<Roll>(&turn.action)) {
            const bool is_told = form == TurnForm::unplayed || is_played_later(game, at);
            const bool is_read_as_dance =
                form == TurnForm::unplayed && !can_move(state->position, turn.player, roll->dice);
            count_if(Feature::unplayed_rolls, !is_told || is_read_as_dance);
        } else if (form == TurnForm::none) {
            add_untold(turn.action);
        }
    }

    void add_untold(const Action& action)
    {
        const bool sets =
            std::holds_alternative<SetPosition>(action) || std::holds_alternative<SetCube>(action);
        const bool doubles = std::holds_alternative<Double>(action) || std::holds_alternative<Take>(action) ||
                             std::holds_alternative<Drop>(action);
        count_if(Feature::set_positions, sets);
        count_if(Feature::cube_actions, doubles);
        count_if(Feature::beavers,
                 std::holds_alternative<Beaver>(action) || std::holds_alternative<Raccoon>(action));
    }

    void add_analyses(const Turn& turn)
    {
        count_if(Feature::luck, turn.luck && !is_told(*turn.luck));
        for (const PlayAnalysis& analysis : turn.plays) {
            count_if(Feature::play_analysis, !is_told(analysis));
            if (is_told(analysis)) add(analysis);
        }
        for (const CubeAnalysis& analysis : turn.cubes) {
            count_if(Feature::cube_analysis, !is_told(analysis));
            if (is_told(analysis)) add(analysis);
        }
    }

    void add(const Provenance& by)
    {
        count_if(Feature::analysis_sources,
                 by.engine.size() > kLongestName || by.match_equity_table.size() > kLongestName);
    }

    void add(const PlayAnalysis& analysis)
    {
        add(analysis.by);
        count_if(Feature::analysis_details,
                 analysis.played && *analysis.played >= analysis.candidates.size());
        for (const Candidate& candidate : analysis.candidates) {
            add(*candidate.assessment);
            const std::size_t unit = candidate.assessment->estimate.cubeful->index();
            const std::optional<Value>& cubeless = candidate.assessment->estimate.cubeless;
            count_if(Feature::analysis_details, (cubeless && cubeless->index() != unit) ||
                                                    !keeps_error(*candidate.assessment, unit) ||
                                                    candidate.marked_for_rollout);
        }
    }

    /// Of standard errors that of the equity.
    static bool keeps_error(const Assessment& assessment, std::size_t unit)
    {
        if (!assessment.rollout || !assessment.rollout->standard_error) return true;
        const Estimate& error = *assessment.rollout->standard_error;
        return error == Estimate{.cubeful = error.cubeful} && error.cubeful && error.cubeful->index() == unit;
    }

    void add(const CubeAnalysis& analysis)
    {
        add(analysis.by);
        add(analysis.no_double);
        const Assessment& waits = analysis.no_double;
        const Assessment& doubles = analysis.double_take;
        count_if(Feature::analysis_levels, waits.level != doubles.level);
        count_if(Feature::rollouts, trials(waits) != trials(doubles));
        count_if(Feature::analysis_settings, waits.context != doubles.context && !has_settings(doubles));
        const bool has_error = (waits.rollout && waits.rollout->standard_error) ||
                               (doubles.rollout && doubles.rollout->standard_error);
        count_if(Feature::analysis_details, waits.estimate.cubeless || doubles.estimate.cubeless ||
                                                has_error || doubles.estimate.probabilities ||
                                                analysis.marked_for_rollout);
    }

    static std::int64_t trials(const Assessment& assessment)
    {
        return assessment.rollout ? assessment.rollout->trials : 0;
    }

    void add(const Assessment& assessment)
    {
        const AnalysisLevel level = analysis_level_of(assessment);
        count_if(Feature::analysis_levels, level.preset != assessment.level || is_read_as_depth(assessment));
        count_if(Feature::analysis_settings, assessment.context && !level.plies && !has_settings(assessment));
        const bool has_error = assessment.rollout && assessment.rollout->standard_error;
        count_if(Feature::rollouts, assessment.rollout && !level.trials && !has_error);
    }

    std::set<const void*> told_;
};

}  // namespace

Census ogxm_partial_losses(const Collection& collection, const Options&)
{
    return census_of<OgxmLossCounter>(collection.matches);
}

}  // namespace gammonkit
