#include "formats/xg/format.hpp"

#include "formats/analysis_details.hpp"
#include "formats/feature_counter.hpp"
#include "formats/moot_rules.hpp"
#include "formats/xg/mapping/analysis_records.hpp"
#include "formats/xg/mapping/boards.hpp"
#include "formats/xg/mapping/engines.hpp"
#include "formats/xg/mapping/extras.hpp"
#include "formats/xg/mapping/game_records.hpp"
#include "formats/xg/mapping/header_records.hpp"
#include "formats/xg/mapping/levels.hpp"
#include "formats/xg/records/wide_text.hpp"
#include "model/for_each_turn.hpp"
#include "model/replay.hpp"

#include <algorithm>

namespace gammonkit {
namespace xg {
namespace {

constexpr std::size_t kTextUnits = 128;

bool is_named_variant(Variant variant)
{
    return variant != Variant::hypergammon_1 && variant != Variant::hypergammon_2;
}

bool is_roll(const Turn& turn)
{
    return std::holds_alternative<CheckerPlay>(turn.action) || std::holds_alternative<Roll>(turn.action);
}

/// A roll to play, a double to offer or one to answer.
bool is_a_question(const GameState& state)
{
    const bool usual =
        state.offer == Offer::none || (state.offer == Offer::cube && state.offered_by == state.on_roll);
    return usual && state.phase == GamePhase::playing;
}

/// True for a cube in the middle that was turned, and for dice of which the lower one came first.
bool is_changed(const GameState& state)
{
    const bool turned = state.cube.is_centered() && state.cube.value > 1;
    return turned || (state.dice && state.dice->first() < state.dice->second());
}

/// The rating of somebody new is that of somebody unknown.
bool is_kept(const std::optional<Elo>& elo)
{
    return elo && !(elo->rating == Elo{}.rating && elo->experience == Elo{}.experience);
}

/// Seconds and midnight are not told.
bool keeps_time(std::string_view text)
{
    const std::optional<double> fraction = fraction_of_day(text);
    std::string minutes = fraction ? time_of(*fraction) : std::string{};
    if (text.find(':') != std::string_view::npos) std::replace(minutes.begin(), minutes.end(), '.', ':');
    return minutes == text;
}

/// How it was made, in XG's settings.
bool keeps_settings(const Assessment& assessment)
{
    const Boxed<RolloutRecord>& rolled = assessment.rollout;
    if (!rolled) return !has_settings(assessment);
    Rollout record;
    if (rolled->context) set_settings(record, *rolled->context);
    return rolled->skipped_trials == 0 && (!rolled->context || settings_of(record) == rolled->context);
}

/// Of standard errors XG has that of the equity.
bool keeps_error(const Assessment& assessment, bool money)
{
    if (!assessment.rollout || !assessment.rollout->standard_error) return true;
    const Estimate& error = *assessment.rollout->standard_error;
    return error == Estimate{.cubeful = error.cubeful} && equity_of(error.cubeful, money);
}

/// Of a candidate XG has one equity.
bool keeps_figures(const Candidate& candidate, bool money)
{
    if (candidate.marked_for_rollout) return false;
    if (!candidate.assessment) return true;
    const Estimate& estimate = candidate.assessment->estimate;
    return !(estimate.cubeful && estimate.cubeless) && keeps_error(*candidate.assessment, money);
}

/// BGBlitz states cubeless equities as in money play.
bool keeps_cubeless(const Estimate& estimate, bool money)
{
    return !estimate.cubeless || equity_of(estimate.cubeless, money);
}

bool keeps_figures(const CubeAnalysis& analysis, bool money)
{
    return !analysis.marked_for_rollout && keeps_cubeless(analysis.no_double.estimate, money) &&
           keeps_cubeless(analysis.double_take.estimate, money) && keeps_error(analysis.no_double, money) &&
           keeps_error(analysis.double_take, money);
}

/// Counts what the writer leaves out.
class XgLossCounter : public FeatureCounter {
public:
    void add(const Match& match)
    {
        money_ = match.rules.is_money();
        engine_ = engines_of(match).value_or("");
        add(match.rules);
        add(match.players);
        for (const std::string* text : {&match.event, &match.round})
            count_if(Feature::event, !fits_wide_text(*text, kTextUnits));
        count_if(Feature::place, !fits_wide_text(match.place, kTextUnits));
        count_if(Feature::annotator, !fits_wide_text(match.annotator, kTextUnits));
        count_if(Feature::time, !match.time.empty() && !keeps_time(match.time));
        count_if(Feature::match_id, !match.match_id.empty() && !game_id_of(match.match_id));
        for (std::size_t i = 0; i < match.games.size(); ++i) {
            for (const Turn& turn : match.games[i].turns)
                add(turn);
            add_answers(match.games[i].turns);
            count(Feature::set_positions, boards_behind_all(match.games[i].turns));
            count(Feature::illegal_plays, turns_beyond_reach(match, i));
        }
    }

    void add(const PositionRecord& position)
    {
        money_ = position.state.rules.is_money();
        engine_ = engines_of(position).value_or("");
        add(position.state.rules);
        add(position.players);
        add(position.plays);
        add(position.cubes);
        for (const PlayAnalysis& analysis : position.plays)
            count_if(Feature::analysis_details,
                     analysis.played && values_of(position.extras, kMoveKey).empty());
        count_if(Feature::play_analysis, !position.state.dice && !position.plays.empty());
        count_if(Feature::state_details, !is_a_question(position.state) || is_changed(position.state));
    }

private:
    void add(const Rules& rules)
    {
        count_if(Feature::variants, !is_named_variant(rules.variant));
        count(Feature::moot_rules, misplaced_statements(rules));
        const bool is_money = rules.is_money();
        count_if(Feature::raccoon_rules, is_money && rules.raccoons);
        count_if(Feature::moot_rules, !is_money && (rules.raccoons || rules.automatic_doubles));
    }

    void add(const ByPlayer<PlayerInfo>& players)
    {
        for (const Player player : kPlayers) {
            count_if(Feature::player_names, !fits_wide_text(players[player].name, kTextUnits));
            const std::string& rating = players[player].rating;
            count_if(Feature::ratings, !rating.empty() && !is_kept(elo_of(rating)));
        }
    }

    void add(const Turn& turn)
    {
        const auto* set = std::get_if<SetCube>(&turn.action);
        count_if(Feature::set_positions, set != nullptr && set->cube.is_centered() && set->cube.value > 1);
        count_if(Feature::luck, turn.luck && (!equity_of(turn.luck, money_) || !is_roll(turn)));
        count_if(Feature::play_analysis, !turn.plays.empty() && !is_roll(turn));
        add(turn.plays);
        add(turn.cubes);
    }

    /// A board or cube that is set stands in the record of what comes next. Behind a roll that nobody played,
    /// and in a game with nothing else, no record comes next; but the board that a game begins with has a
    /// place of its own.
    static std::size_t boards_behind_all(const std::vector<Turn>& turns)
    {
        const auto is_set = [](const Turn& turn) {
            return std::holds_alternative<SetPosition>(turn.action) ||
                   std::holds_alternative<SetCube>(turn.action);
        };
        const auto last = std::find_if_not(turns.rbegin(), turns.rend(), is_set);
        const auto count = static_cast<std::size_t>(last - turns.rbegin());
        if (last != turns.rend()) return std::holds_alternative<Roll>(last->action) ? count : 0;
        const bool begins_with_board =
            !turns.empty() && std::holds_alternative<SetPosition>(turns.front().action);
        return begins_with_board ? 0 : count;
    }

    /// A double and its answer are one decision: a second analysis of it is lost, unless it says the same.
    void add_answers(const std::vector<Turn>& turns)
    {
        const CubeAnalyses* of_double = nullptr;
        for (const Turn& turn : turns) {
            if (std::holds_alternative<Double>(turn.action)) {
                of_double = &turn.cubes;
            } else if (is_roll(turn)) {
                of_double = nullptr;
            } else if (!turn.cubes.empty() && !std::holds_alternative<Remark>(turn.action)) {
                const bool is_used = of_double != nullptr && (of_double->empty() || *of_double == turn.cubes);
                count_if(Feature::cube_analysis, !is_used);
            }
        }
    }

    void add(const PlayAnalyses& analyses)
    {
        if (analyses.empty()) return;
        count(Feature::play_analysis, analyses.size() - 1);
        add(analyses.front().by);
        const std::vector<Candidate>& candidates = analyses.front().candidates;
        const bool fits = candidates.size() <= kMostChoices &&
                          std::all_of(candidates.begin(), candidates.end(), [&](const Candidate& candidate) {
                              return !candidate.assessment || can_write(*candidate.assessment, money_);
                          });
        count_if(Feature::play_analysis, !fits);
        for (const Candidate& candidate : candidates) {
            if (candidate.assessment) add(*candidate.assessment);
            count_if(Feature::analysis_details, !keeps_figures(candidate, money_));
        }
    }

    void add(const CubeAnalyses& analyses)
    {
        if (analyses.empty()) return;
        count(Feature::cube_analysis, analyses.size() - 1);
        const CubeAnalysis& analysis = analyses.front();
        if (!can_write(analysis, money_)) return count(Feature::cube_analysis, 1);
        add(analysis.by);
        add(analysis.no_double);
        const bool same = level_of(analysis.no_double) == level_of(analysis.double_take);
        count_if(Feature::analysis_levels, !same);
        count_if(Feature::analysis_settings, !keeps_settings(analysis.no_double));
        count_if(Feature::analysis_settings, !keeps_settings(analysis.double_take));
        count_if(Feature::analysis_details, !keeps_figures(analysis, money_));
    }

    /// A file says once who made its analyses.
    void add(const Provenance& by)
    {
        count_if(Feature::analysis_sources, by.engine != engine_ || !by.match_equity_table.empty());
    }

    void add(const Assessment& assessment)
    {
        count_if(Feature::analysis_levels, !has_level(assessment));
        count_if(Feature::analysis_settings, !keeps_settings(assessment));
    }

    bool money_ = false;
    std::string engine_;
};

}  // namespace
}  // namespace xg

Census xg_partial_losses(const Collection& collection, const Options&)
{
    xg::XgLossCounter counter;
    if (!collection.matches.empty()) {
        counter.add(collection.matches.front());
        counter.count(Feature::positions, collection.positions.size());
    } else if (!collection.positions.empty()) {
        counter.add(collection.positions.front());
        const bool has_roll = collection.positions.size() > 1 && xg::is_roll_besides(collection.positions[1]);
        counter.count(Feature::positions, collection.positions.size() - (has_roll ? 2 : 1));
    }
    return counter.result();
}

}  // namespace gammonkit
