#include "analysis/rollout/rollout.hpp"

#include "analysis/cube/decision.hpp"
#include "analysis/rollout/estimate_maker.hpp"
#include "model/legal_plays.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace gammonkit {
namespace {

tl::unexpected<Diagnostic> interrupted()
{
    return failure("interrupted", "the rollout was stopped");
}

/// What all rollouts of one state have in common.
struct Setting {
    Setting(const NetEngine& engine, const GameState& state, const RolloutSettings& all)
        : context(engine.cube_context(state)), player(state.on_roll), cube(state.cube),
          maker(context, player, cube), settings(all)
    {
    }
    Setting(const Setting&) = delete;
    Setting& operator=(const Setting&) = delete;

    CubeContext context;
    Player player;
    Cube cube;
    EstimateMaker maker;
    const RolloutSettings& settings;

    [[nodiscard]] bool is_exact_enough(std::span<const TrialFigures> trials) const
    {
        if (!settings.stop.standard_error) return false;
        return maker.normalized_difference(summary(trials).standard_error.cubeful) <=
               *settings.stop.standard_error;
    }
    /// True if the first is clearly more than the other.
    [[nodiscard]] bool is_clearly_more(const Measured& difference) const
    {
        return settings.stop.deviations && difference.value > 0 &&
               difference.value > *settings.stop.deviations * difference.standard_error;
    }
};

double mean_value(std::span<const TrialFigures> trials)
{
    return summary(trials).mean.cubeful;
}

/// The play with the best mean.
std::size_t best_of(const TrialTable& table)
{
    std::vector<double> values;
    std::ranges::transform(table, std::back_inserter(values), mean_value);
    return static_cast<std::size_t>(std::ranges::max_element(values) - values.begin());
}

/// Plays need more trials as long as they are not known well and may yet be the best; the last one does not.
std::vector<bool> open_plays(const TrialTable& table, const Setting& setting)
{
    const std::size_t best = best_of(table);
    std::vector<bool> open;
    for (std::size_t i = 0; i < table.size(); ++i) {
        const Measured behind = difference(table[best], table[i], &TrialFigures::cubeful);
        open.push_back(!setting.is_exact_enough(table[i]) && !(i != best && setting.is_clearly_more(behind)));
    }
    const bool alone = table.size() > 1 && setting.settings.stop.deviations &&
                       std::ranges::count(open, true) == 1 && open[best];
    if (alone) open[best] = false;
    return open;
}

/// Both sides of a cube decision go on together.
std::vector<bool> open_cube(const TrialTable& table, const Setting& setting)
{
    const auto exact = [&](const auto& trials) { return setting.is_exact_enough(trials); };
    bool is_known = std::ranges::all_of(table, exact);
    if (table.size() == 2 && setting.settings.stop.deviations) {
        const double cashed = setting.context.won(setting.player, setting.cube.value);
        const TrialSummary taken = summary(table[1]);
        const Measured to_drop{std::abs(taken.mean.cubeful - cashed), taken.standard_error.cubeful};
        const TrialSummary waits = summary(table[0]);
        const Measured to_wait = taken.mean.cubeful > cashed
                                     ? Measured{waits.mean.cubeful - cashed, waits.standard_error.cubeful}
                                     : difference(table[0], table[1], &TrialFigures::cubeful);
        is_known |= setting.is_clearly_more(to_drop) &&
                    setting.is_clearly_more({std::abs(to_wait.value), to_wait.standard_error});
    }
    return std::vector<bool>(table.size(), !is_known);
}

WhichGoOn rule(const Setting& setting, std::vector<bool> (*open)(const TrialTable&, const Setting&))
{
    const RolloutStop& stop = setting.settings.stop;
    if (!stop.standard_error && !stop.deviations) return {};
    return [&setting, open](const TrialTable& table) { return open(table, setting); };
}

bool allows_beavers(const Rules& rules)
{
    return rules.is_money() && rules.beavers.value_or(false);
}

std::vector<RolledOutPlay> ranked(const std::vector<Play>& plays, const TrialTable& table,
                                  const Setting& setting)
{
    const std::size_t best = best_of(table);
    std::vector<RolledOutPlay> result;
    for (std::size_t i = 0; i < plays.size(); ++i) {
        const Measured loss =
            setting.maker.normalized_difference(difference(table[best], table[i], &TrialFigures::cubeful));
        result.push_back({.play = plays[i], .estimate = setting.maker.estimate(table[i])});
        result.back().loss_error = loss.standard_error;
    }
    std::ranges::stable_sort(result, std::greater<>(), [](const auto& p) { return p.estimate.equity; });
    for (RolledOutPlay& play : result)
        play.loss = result.front().estimate.equity - play.estimate.equity;
    return result;
}

}  // namespace

Result<std::vector<RolledOutPlay>> roll_out_plays(const NetEngine& engine, const GameState& state,
                                                  const std::vector<Play>& plays,
                                                  const RolloutSettings& settings, int threads,
                                                  const Progress& progress)
{
    if (const Result<void> possible = can_be_judged(state); !possible)
        return tl::unexpected(possible.error());
    if (plays.empty()) return failure("no-play", "there is no play to roll out");
    const Setting setting(engine, state, settings);
    TrialPlan plan{.evaluator = engine.evaluator(),
                   .context = setting.context,
                   .settings = settings,
                   .cube = state.cube,
                   .beavers = allows_beavers(state.rules),
                   .starts = {}};
    for (const Play& play : plays) {
        const std::optional<Position> board = after(state.position, state.on_roll, play);
        if (!board) return failure("illegal-play", "a play that is to be rolled out is none");
        plan.starts.push_back({.board = board_of(*board, opponent(state.on_roll)),
                               .on_roll = opponent(state.on_roll),
                               .cube = state.cube,
                               .viewer = state.on_roll});
    }
    const std::optional<TrialTable> table = make_trials(plan, threads, rule(setting, open_plays), progress);
    if (!table) return interrupted();
    return ranked(plays, *table, setting);
}

Result<RolledOutCube> roll_out_cube(const NetEngine& engine, const GameState& state,
                                    const RolloutSettings& settings, int threads, const Progress& progress)
{
    if (const Result<void> possible = can_be_judged(state); !possible)
        return tl::unexpected(possible.error());
    const Setting setting(engine, state, settings);
    const RolloutStart start{.board = board_of(state.position, state.on_roll),
                             .on_roll = state.on_roll,
                             .cube = state.cube,
                             .rolls_at_once = true,
                             .viewer = state.on_roll};
    TrialPlan plan{.evaluator = engine.evaluator(),
                   .context = setting.context,
                   .settings = settings,
                   .cube = state.cube,
                   .beavers = allows_beavers(state.rules),
                   .starts = {start}};
    if (settings.cubeful && setting.context.may_double(state.on_roll, state.cube)) {
        plan.starts.push_back(start);
        plan.starts.back().cube = {.value = 2 * state.cube.value, .owner = opponent(state.on_roll)};
    }
    const std::optional<TrialTable> table = make_trials(plan, threads, rule(setting, open_cube), progress);
    if (!table) return interrupted();
    const auto& waiting = table->front();
    const auto& doubled = table->back();
    RolledOutCube result{.no_double = setting.maker.estimate(waiting), .decision = {}};
    const bool gammons = result.no_double.chances.win_gammon > 0 && setting.context.gammons_count(state.cube);
    result.decision = decide(setting.context, state.rules, state.on_roll, state.cube, mean_value(waiting),
                             mean_value(doubled), gammons);
    if (plan.starts.size() == 1) {
        result.decision.verdict = {};
        result.decision.optimal = result.decision.values.no_double;
        return result;
    }
    result.double_take = setting.maker.estimate(doubled);
    const Measured more =
        setting.maker.normalized_difference(difference(doubled, waiting, &TrialFigures::cubeful));
    result.double_error = more.standard_error;
    result.take_error = result.double_take->equity_error;
    return result;
}

}  // namespace gammonkit
