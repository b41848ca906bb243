#include "formats/sgf/format.hpp"

#include "exporters/sgf/sgf_output.hpp"
#include "exporters/turns/turn_facts.hpp"
#include "formats/feature_counter.hpp"
#include "formats/positions/positions.hpp"
#include "model/for_each_turn.hpp"
#include "model/match.hpp"
#include "model/replay.hpp"
#include "model/transform/position_match.hpp"

#include <algorithm>
#include <iterator>

namespace gammonkit {

namespace {

using namespace sgf;

/// A cube record states trials and settings once for both sides.
bool fits_rollout(const CubeAnalysis& analysis, bool money)
{
    if (!is_rolled_out(analysis)) return !analysis.no_double.rollout && !analysis.double_take.rollout;
    const RolloutRecord& one = *analysis.no_double.rollout;
    const RolloutRecord& other = *analysis.double_take.rollout;
    return one.trials == other.trials && one.skipped_trials == other.skipped_trials &&
           one.context == other.context && fills_rollout(analysis.no_double, money) &&
           fills_rollout(analysis.double_take, money);
}

/// True if a candidate's assessment is a rollout that is written with a number that nobody knows.
bool has_gap(const Candidate& candidate, bool money)
{
    const std::optional<Assessment>& assessment = candidate.assessment;
    return assessment && assessment->rollout && !fills_rollout(*assessment, money);
}

bool states_stake(const Turn& turn)
{
    const auto* doubled = std::get_if<Double>(&turn.action);
    return doubled != nullptr && doubled->value;
}

/// False for the actions that come before the first of the cube in nearly every game.
bool may_turn_cube(const Turn& turn)
{
    return !std::holds_alternative<CheckerPlay>(turn.action) && !std::holds_alternative<Roll>(turn.action) &&
           !std::holds_alternative<Remark>(turn.action);
}

/// Counts what turns hold that the writer leaves out.
class SgfLossCounter : public FeatureCounter {
public:
    void add(const Match& match)
    {
        const bool money = match.rules.is_money();
        match_ = &match;
        table_.reset();
        add(match.rules);
        add(match.extras);
        count(Feature::player_names, names_beyond_a_line(match));
        const std::vector<bool> crawford = crawford_games(match);
        for (std::size_t i = 0; i < match.games.size(); ++i) {
            add(match.games[i].extras);
            for_each_turn(match.games[i].turns, [&](const Turn& turn) { add(turn, money); });
            add_stakes(match.rules, match.games[i], crawford[i]);
        }
    }

private:
    void add(const Turn& turn, bool money)
    {
        const auto* made = std::get_if<CheckerPlay>(&turn.action);
        if (made != nullptr && made->result && !made->play.empty()) count(Feature::illegal_plays, 1);
        if (is_bare(turn)) return;
        add(turn.extras);
        if (turn.plays.size() > 1) count(Feature::play_analysis, turn.plays.size() - 1);
        if (turn.cubes.size() > 1) count(Feature::cube_analysis, turn.cubes.size() - 1);
        if (!turn.plays.empty()) add(turn.plays.front(), money);
        if (!turn.cubes.empty()) add(turn.cubes.front(), money);
        if (turn.luck && !equity_of(turn.luck, money)) count(Feature::luck, 1);
        const bool has_node = !is_about_resigning(turn) || turn.marks == Marks{};
        if (!has_node || turn.marks.cube >= SkillMark::interesting) count(Feature::marks, 1);
        add_sources(turn.plays);
        add_sources(turn.cubes);
    }

    /// A file says once who made its analyses, and with which table.
    template <class Analysis>
    void add_sources(const RareList<Analysis>& analyses)
    {
        if (analyses.empty()) return;
        if (!table_) table_ = table_of(*match_);
        for (const Analysis& analysis : analyses) {
            const Provenance& by = analysis.by;
            const bool fits =
                (by.engine.empty() || by.engine == match_->source) && by.match_equity_table == table_;
            if (!fits) count(Feature::analysis_sources, 1);
        }
    }

    void add(const PlayAnalysis& analysis, bool money)
    {
        const bool fits =
            !analysis.candidates.empty() &&
            std::all_of(analysis.candidates.begin(), analysis.candidates.end(), [money](const Candidate& c) {
                return !c.assessment || can_write_play(*c.assessment, money);
            });
        if (!fits) count(Feature::play_analysis, 1);
        const auto gaps = std::count_if(analysis.candidates.begin(), analysis.candidates.end(),
                                        [money](const Candidate& c) { return has_gap(c, money); });
        count(Feature::rollouts, fits ? static_cast<std::size_t>(gaps) : 0);
    }

    /// RU names rules in force; of one that it does not name, only the usual rule is denied.
    void add(const Rules& rules)
    {
        if (rules.is_money() && rules.crawford == false) count(Feature::moot_rules, 1);
        if (!rules.is_money() && rules.jacoby == false) count(Feature::moot_rules, 1);
    }

    void add(const Extras& extras)
    {
        const auto lost = std::count_if(extras.begin(), extras.end(), [](const Extra& extra) {
            return extra.key.starts_with("sgf:") && !is_property(extra);
        });
        count(Feature::extras, static_cast<std::size_t>(lost));
    }

    void add(const CubeAnalysis& analysis, bool money)
    {
        if (!can_write_cube(analysis, money)) {
            count(Feature::cube_analysis, 1);
        } else if (!fits_rollout(analysis, money)) {
            count(Feature::rollouts, 1);
        }
    }

    /// A double is written without its stake, which the cube tells. The game is followed only where, and as
    /// far as, stakes are stated; before the first action of the cube it is as it was at the start.
    void add_stakes(const Rules& rules, const Game& game, bool crawford_game)
    {
        const auto last = std::find_if(game.turns.rbegin(), game.turns.rend(), states_stake).base();
        if (last == game.turns.begin()) return;
        GameReplayer replayer(rules, game, crawford_game);
        const auto first = std::find_if(game.turns.begin(), last, may_turn_cube);
        const bool is_only_one = std::next(first) == last;
        for (auto turn = is_only_one ? first : game.turns.begin(); turn != last; ++turn) {
            const int stake = 2 * replayer.state().cube.value;
            if (states_stake(*turn) && std::get<Double>(turn->action).value != stake) {
                count(Feature::cube_actions, 1);
            }
            replayer.apply(*turn);
        }
    }

    const Match* match_ = nullptr;           ///< The match at hand.
    std::optional<std::string_view> table_;  ///< Of the match, once an analysis has asked for it.
};

/// The state that a reader finds in what is written for a position: RU says nothing of these rules.
GameState kept_state(const Match& written)
{
    GameState state = position_set_up(written)->state;
    Rules& rules = state.rules;
    rules.beavers = rules.raccoons = std::nullopt;
    rules.automatic_doubles = {};
    if (rules.uses_cube()) rules.cube_limit = {};
    return state;
}

void add_match(std::string& out, const Match& match)
{
    const std::vector<bool> crawford = crawford_games(match);
    const bool from_zero = sgf::may_number_from_zero(match);
    const std::string_view table = sgf::table_of(match);
    for (std::size_t i = 0; i < match.games.size(); ++i) {
        const Game& game = match.games[i];
        sgf::add_root(out, game,
                      {.match = match,
                       .first_game = i == 0,
                       .crawford_game = crawford[i],
                       .from_zero = from_zero,
                       .table = table});
        // SGF has no name for this variant, but can show the board that it starts from.
        if (match.rules.variant == Variant::long_gammon) {
            sgf::add_position_node(out, Player::first, starting_position(Variant::long_gammon));
        }
        sgf::add_line(out, game.turns, match.rules.is_money());
        out += ")\n";
    }
}

}  // namespace

Census sgf_partial_losses(const Collection& collection, const Options&)
{
    SgfLossCounter counter;
    for (const Match& match : collection.matches)
        counter.add(match);
    for (const PositionRecord& position : collection.positions) {
        const Match written = match_of(position);
        counter.add(written);
        count_state_losses(position.state, kept_state(written), counter);
    }
    return counter.result();
}

Result<std::string> write_sgf(const Collection& collection, const Options&)
{
    std::string out;
    for (const Match& match : collection.matches)
        add_match(out, match);
    for (const PositionRecord& position : collection.positions)
        add_match(out, match_of(position));
    if (out.empty()) return failure("no-game", "there is no game or position to write");
    return out;
}

}  // namespace gammonkit
