#include "exporters/sgf/sgf_output.hpp"
#include "formats/sgf/sgf_terms.hpp"
#include "model/analysis.hpp"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>
#include <iterator>

namespace gammonkit::sgf {
namespace {

/// Adds "2C 1 0.000000 1": plies, C if cubeful, deterministic noise, noise, pruning nets. gnubg writes a dead
/// number after the plies in evaluations of checker plays, and only there.
void add_context(std::string& out, const EvaluationContext& context, bool dead_number = false)
{
    add_integer(out, context.plies);
    if (context.cubeful) out += 'C';
    if (dead_number) out += " 0";
    out += context.deterministic_noise ? " 1 " : " 0 ";
    add_decimals(out, context.noise, 6);
    out += context.pruning_nets ? " 1" : " 0";
}

void add_versioned_context(std::string& out, std::string_view keyword, const EvaluationContext& context)
{
    out += ' ';
    out += keyword;
    out += " ver 3 ";
    add_context(out, context);
}

void add_filters(std::string& out, std::string_view keyword, const std::vector<MoveFilter>& filters)
{
    if (filters.empty()) return;
    out += ' ';
    out += keyword;
    out += ' ';
    for (const MoveFilter& filter : filters) {
        fmt::format_to(std::back_inserter(out), "{} {} ", filter.accept, filter.extra);
        add_decimals(out, filter.threshold, 5);
        out += ' ';
    }
}

struct PlayerKeywords {
    std::string_view cube;
    std::string_view checker;
    std::string_view filters;
};

/// gnubg's blanks, two of them before "cheq".
void add_player(std::string& out, const PlayerKeywords& keywords, const RolloutPlayer& player)
{
    add_versioned_context(out, keywords.cube, player.cube);
    out += ' ';
    add_versioned_context(out, keywords.checker, player.checker);
    add_filters(out, keywords.filters, player.filters);
}

/// Adds "RC ..." with all settings of a rollout.
void add_rollout_context(std::string& out, const RolloutContext& c)
{
    fmt::format_to(std::back_inserter(out), "RC {:d} {:d} {:d} {:d} {:d} {:d} {} {:d} {:d} {} \"{}\" {} ",
                   c.cubeful, c.variance_reduction, c.initial_position, c.quasi_random_dice,
                   c.late_evaluations, c.truncated, c.truncated_at, c.stops_at_two_sided_bearoff,
                   c.stops_at_one_sided_bearoff, c.late_from, c.generator, c.seed);
    add_player(out, {"cube0", "cheq0", "filt0"}, c.players.first);
    add_player(out, {"cube1", "cheq1", "filt1"}, c.players.second);
    add_player(out, {"latecube0", "latecheq0", "latefilt0"}, c.late_players.first);
    add_player(out, {"latecube1", "latecheq1", "latefilt1"}, c.late_players.second);
    add_versioned_context(out, "cubetrunc", c.truncation_cube);
    add_versioned_context(out, "cheqtrunc", c.truncation_checker);
}

using AddNumber = void (*)(std::string&, double);

void add_six_decimals(std::string& out, double number)
{
    add_decimals(out, number, 6);
}

/// The cubeful value in the unit of a cube decision: equity for money, the chance to win in a match.
std::optional<double> cubeful_of(const Estimate& estimate, bool money)
{
    if (money) return equity_of(estimate.cubeful, money);
    if (estimate.mwc) return estimate.mwc->value;
    if (estimate.cubeful && std::holds_alternative<Mwc>(*estimate.cubeful))
        return number_of(*estimate.cubeful);
    return std::nullopt;
}

/// What a record has to state even if an analysis does not: the equity that the chances give without a cube.
double cubeless_of(const Estimate& estimate, bool money)
{
    if (const std::optional<double> stated = equity_of(estimate.cubeless, money)) return *stated;
    return cubeless_equity(estimate.probabilities.value_or(Probabilities{}));
}

void add_numbers(std::string& out, AddNumber add, std::initializer_list<double> numbers)
{
    for (const double number : numbers) {
        out += ' ';
        add(out, number);
    }
}

void add_probabilities(std::string& out, AddNumber add, const Probabilities& p)
{
    add_numbers(out, add, {p.win, p.win_gammon, p.win_backgammon, p.lose_gammon, p.lose_backgammon});
}

/// Five chances, cubeless, cubeful.
void add_seven(std::string& out, AddNumber add, const Estimate& estimate, bool money)
{
    add_probabilities(out, add, estimate.probabilities.value_or(Probabilities{}));
    add_numbers(out, add, {cubeless_of(estimate, money), cubeful_of(estimate, money).value_or(0)});
}

/// What is not known is written as 0, as gnubg does after a single trial.
Estimate no_error(bool money)
{
    return {.cubeless = money ? Value(Equity{}) : Value(Emg{})};
}

void add_rolled_out(std::string& out, const Assessment& choice, bool money)
{
    out += " Output";
    add_seven(out, add_shortest, choice.estimate, money);
    out += " StdDev";
    add_seven(out, add_shortest, choice.rollout->standard_error.value_or(no_error(money)), money);
}

void add_rollout_end(std::string& out, const RolloutRecord& rollout)
{
    out += " SK ";
    add_integer(out, rollout.skipped_trials);
    out += ' ';
    if (rollout.context) add_rollout_context(out, *rollout.context);
}

void add_play_rollout(std::string& out, const Assessment& play, bool money)
{
    const double cubeless = cubeless_of(play.estimate, money);
    out += "X ver 3 Score";
    add_numbers(out, add_shortest, {equity_of(play.estimate.cubeful, money).value_or(cubeless), cubeless});
    out += " Trials ";
    add_integer(out, play.rollout->trials);
    add_rolled_out(out, play, money);
    add_rollout_end(out, *play.rollout);
}

void add_play_evaluation(std::string& out, const Assessment& play, bool money)
{
    const std::optional<double> cubeful = equity_of(play.estimate.cubeful, money);
    EvaluationContext context = play.context.value_or(EvaluationContext{});
    context.cubeful = cubeful.has_value();
    out += "E ver 3";
    add_probabilities(out, add_six_decimals, *play.estimate.probabilities);
    add_numbers(out, add_six_decimals, {cubeful.value_or(cubeless_of(play.estimate, money))});
    out += ' ';
    add_context(out, context, true);
}

void add_candidate(std::string& out, const Candidate& candidate, Player player, bool money)
{
    out += '[';
    add_steps(out, candidate.play, player);
    out += ' ';
    if (candidate.assessment && can_write_play(*candidate.assessment, money)) {
        if (candidate.assessment->rollout) {
            add_play_rollout(out, *candidate.assessment, money);
        } else {
            add_play_evaluation(out, *candidate.assessment, money);
        }
    }
    out += ']';
}

/// Which candidate was played; their number if it is none of them, as gnubg has it.
std::size_t played_candidate(const Turn& turn, const PlayAnalysis& analysis)
{
    if (analysis.played && *analysis.played < analysis.candidates.size()) return *analysis.played;
    const auto* made = std::get_if<CheckerPlay>(&turn.action);
    if (made == nullptr || made->result) return analysis.candidates.size();
    const Play wanted = sorted(made->play);
    const auto found = std::find_if(analysis.candidates.begin(), analysis.candidates.end(),
                                    [&](const Candidate& c) { return sorted(c.play) == wanted; });
    return static_cast<std::size_t>(found - analysis.candidates.begin());
}

void add_rollout_marks(std::string& out, const PlayAnalysis& analysis)
{
    out += "MR[";
    for (std::size_t i = 0; i < analysis.candidates.size(); ++i) {
        if (!analysis.candidates[i].marked_for_rollout) continue;
        add_integer(out, static_cast<std::int64_t>(i) + 1);
        out += ' ';
    }
    out += ']';
}

void add_play_analysis(std::string& out, const Turn& turn, const PlayAnalysis& analysis, bool money)
{
    if (analysis.candidates.empty()) return;
    const std::size_t played = played_candidate(turn, analysis);
    out += "A[";
    add_integer(out, static_cast<std::int64_t>(played));
    out += ']';
    for (const Candidate& candidate : analysis.candidates)
        add_candidate(out, candidate, turn.player, money);
    add_rollout_marks(out, analysis);
}

void add_cube_rollout(std::string& out, const CubeAnalysis& analysis, bool money)
{
    out += "X ver 3 Eq Trials ";
    add_integer(out, analysis.no_double.rollout->trials);
    out += " NoDouble";
    add_rolled_out(out, analysis.no_double, money);
    out += " DoubleTake";
    add_rolled_out(out, analysis.double_take, money);
    add_rollout_end(out, *analysis.no_double.rollout);
}

void add_cube_evaluation(std::string& out, const CubeAnalysis& analysis, bool money)
{
    out += "E ver 3 ";
    add_context(out, analysis.no_double.context.value_or(EvaluationContext{.cubeful = true}));
    add_seven(out, add_six_decimals, analysis.no_double.estimate, money);
    add_seven(out, add_six_decimals, analysis.double_take.estimate, money);
}

void add_cube_analysis(std::string& out, const CubeAnalysis& analysis, bool money)
{
    if (!can_write_cube(analysis, money)) return;
    out += "DA[";
    if (is_rolled_out(analysis)) {
        add_cube_rollout(out, analysis, money);
    } else {
        add_cube_evaluation(out, analysis, money);
    }
    out += ']';
    if (analysis.marked_for_rollout) out += "CR[]";
}

/// True if not doubling is worth as much as being passed, which is the best that a double brings.
bool is_tie(const CubeAnalysis& analysis, bool money)
{
    constexpr double kNothing = 1e-6;
    const std::optional<double> stays = equity_of(analysis.no_double.estimate.cubeful, money);
    const double passed = equity_of(analysis.double_drop, money).value_or(1);
    return stays && std::fabs(*stays - passed) < kNothing;
}

/// A reader with match equity tables in single precision, as GNU Backgammon is, would find a double missed or
/// made in a tie, for which nothing is lost: so what was done is better by less than anybody shows.
CubeAnalysis decided_tie(CubeAnalysis tie, bool doubled)
{
    constexpr double kStep = 2e-7;  // Some four steps of single precision.
    std::optional<Mwc>& chance = tie.no_double.estimate.mwc;
    if (chance) chance->value = std::min(1.0, chance->value + (doubled ? -kStep : kStep));
    return tie;
}

void add_first_cube(std::string& out, const Turn& turn, bool money)
{
    const CubeAnalysis& cube = turn.cubes.front();
    if (money || !is_tie(cube, money)) return add_cube_analysis(out, cube, money);
    // Double, or what answers one.
    const bool doubled =
        !std::holds_alternative<CheckerPlay>(turn.action) && !std::holds_alternative<Roll>(turn.action);
    add_cube_analysis(out, decided_tie(cube, doubled), money);
}

/// True if the choice has what a cube record must state.
bool can_write_choice(const Assessment& choice, bool money)
{
    return choice.estimate.probabilities && cubeful_of(choice.estimate, money);
}

}  // namespace

std::optional<double> equity_of(const std::optional<Value>& value, bool money)
{
    const bool fits =
        value && (money ? std::holds_alternative<Equity>(*value) : std::holds_alternative<Emg>(*value));
    return fits ? std::optional(number_of(*value)) : std::nullopt;
}

bool can_write_play(const Assessment& play, bool money)
{
    const Estimate& estimate = play.estimate;
    return estimate.probabilities &&
           (equity_of(estimate.cubeful, money) || equity_of(estimate.cubeless, money));
}

bool can_write_cube(const CubeAnalysis& analysis, bool money)
{
    return can_write_choice(analysis.no_double, money) && can_write_choice(analysis.double_take, money);
}

bool fills_rollout(const Assessment& rolled_out, bool money)
{
    const RolloutRecord& rollout = *rolled_out.rollout;
    // Without the cube in play, the cubeful value means nothing to a reader.
    const bool cubeful = !rollout.context || rollout.context->cubeful;
    const std::optional<Estimate>& error = rollout.standard_error;
    return error && error->probabilities && equity_of(error->cubeless, money) && cubeful_of(*error, money) &&
           (!cubeful || cubeful_of(rolled_out.estimate, money));
}

bool is_rolled_out(const CubeAnalysis& analysis)
{
    return analysis.no_double.rollout && analysis.double_take.rollout;
}

void add_steps(std::string& out, const Play& play, Player player)
{
    const std::size_t behind = out.size();
    out.resize(behind + 2 * play.size());
    put_steps(out.data() + behind, play, player);
}

char* put_steps(char* at, const Play& play, Player player)
{
    for (const Step step : play) {
        *at++ = letter_of(step.from, player);
        *at++ = letter_of(step.to, player);
    }
    return at;
}

void add_analyses(std::string& out, const Turn& turn, bool money)
{
    if (!turn.cubes.empty()) add_first_cube(out, turn, money);
    if (!turn.plays.empty()) add_play_analysis(out, turn, turn.plays.front(), money);
}

}  // namespace gammonkit::sgf
