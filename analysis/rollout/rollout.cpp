#include "analysis/rollout/rollout.hpp"

#include "analysis/cube/decision.hpp"
#include "analysis/rollout/rollout_starts.hpp"
#include "analysis/rollout/trial_table.hpp"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>

namespace gammonkit {
namespace {

tl::unexpected<Diagnostic> interrupted()
{
    return failure("interrupted", "the rollout was stopped");
}

tl::unexpected<Diagnostic> enough_trials(std::int64_t made)
{
    return failure("enough-trials", fmt::format("{} games have been played already", made),
                   "say how many there shall be in all");
}

/// Luck that was taken out may leave a chance that next to never comes up a little below 0.
Probabilities chances_of(const TrialFigures& figures)
{
    const auto chance = [](double number) { return std::clamp(number, 0.0, 1.0); };
    return {.win = chance(figures.win),
            .win_gammon = chance(figures.win_gammon),
            .win_backgammon = chance(figures.win_backgammon),
            .lose_gammon = chance(figures.lose_gammon),
            .lose_backgammon = chance(figures.lose_backgammon)};
}

/// The mean of all numbers of which some have one mean, and some another (T. F. Chan and others, 1979).
Measured combined(const Measured& one, double ones, const Measured& other, double others)
{
    const double all = ones + others;
    const auto squares = [](const Measured& part, double count) {
        return part.standard_error * part.standard_error * count * (count - 1);
    };
    const double apart = one.value - other.value;
    const double sum = squares(one, ones) + squares(other, others) + apart * apart * ones * others / all;
    return {(ones * one.value + others * other.value) / all, std::sqrt(sum / (all * (all - 1)))};
}

/// What two runs of a rollout say together.
RolloutEstimate combined(const RolloutEstimate& one, const RolloutEstimate& other)
{
    RolloutEstimate result = one;
    result.trials += other.trials;
    const auto add = [&](double& mean, double& error, double more, double error_of_more) {
        const Measured all = combined({mean, error}, static_cast<double>(one.trials), {more, error_of_more},
                                      static_cast<double>(other.trials));
        mean = all.value;
        error = all.standard_error;
    };
    for (const auto chance : {&Probabilities::win, &Probabilities::win_gammon, &Probabilities::win_backgammon,
                              &Probabilities::lose_gammon, &Probabilities::lose_backgammon})
        add(result.chances.*chance, result.chances_error.*chance, other.chances.*chance,
            other.chances_error.*chance);
    add(result.cubeless, result.cubeless_error, other.cubeless, other.cubeless_error);
    add(result.equity, result.equity_error, other.equity, other.equity_error);
    if (one.mwc && other.mwc) add(*result.mwc, *result.mwc_error, *other.mwc, *other.mwc_error);
    return result;
}

/// What all rollouts of one state have in common.
struct Setting {
    Setting(const NetEngine& engine, const GameState& state, const RolloutSettings& all,
            const RolloutSoFar& earlier)
        : context(engine.cube_context(state)), player(state.on_roll), cube(state.cube), settings(all),
          so_far(earlier)
    {
    }
    Setting(const Setting&) = delete;
    Setting& operator=(const Setting&) = delete;

    CubeContext context;
    Player player;
    Cube cube;
    const RolloutSettings& settings;
    const RolloutSoFar& so_far;

    [[nodiscard]] std::int64_t first_trial() const { return so_far.empty() ? 0 : so_far.front().trials; }
    [[nodiscard]] double normalized(double worth) const
    {
        return context.normalized(worth, player, cube.value);
    }
    /// A difference of worths as points per unit of the cube, or EMG.
    [[nodiscard]] double normalized_difference(double worth) const
    {
        return normalized(worth) - normalized(0);
    }
    [[nodiscard]] RolloutEstimate estimate(std::span<const TrialFigures> trials) const
    {
        const auto [mean, error] = summary(trials);
        RolloutEstimate result{.trials = static_cast<std::int64_t>(trials.size()),
                               .chances = chances_of(mean),
                               .chances_error = chances_of(error),
                               .cubeless = normalized(mean.cubeless),
                               .cubeless_error = normalized_difference(error.cubeless),
                               .equity = normalized(mean.cubeful),
                               .equity_error = normalized_difference(error.cubeful)};
        if (context.is_money()) return result;
        result.mwc = mean.cubeful;
        result.mwc_error = error.cubeful;
        return result;
    }
    /// Of all trials of a position, the earlier ones included.
    [[nodiscard]] RolloutEstimate estimate(const TrialTable& table, std::size_t index) const
    {
        const RolloutEstimate now = estimate(table[index]);
        return so_far.empty() ? now : combined(so_far[index], now);
    }
    /// The same as a worth.
    [[nodiscard]] double value(const TrialTable& table, std::size_t index) const
    {
        if (so_far.empty()) return summary(table[index]).mean.cubeful;
        const RolloutEstimate all = estimate(table, index);
        return all.mwc.value_or(context.unnormalized(all.equity, player, cube.value));
    }
    /// A difference as points per unit of the cube, or EMG, with the error that it has over all trials.
    [[nodiscard]] Measured normalized_difference(const TrialTable& table, std::size_t one,
                                                 std::size_t other) const
    {
        const Measured apart = difference(table[one], table[other], &TrialFigures::cubeful);
        const auto now = static_cast<double>(std::min(table[one].size(), table[other].size()));
        const double error = normalized_difference(apart.standard_error);
        return {normalized_difference(apart.value),
                error * std::sqrt(now / (now + static_cast<double>(first_trial())))};
    }
    [[nodiscard]] bool is_exact_enough(const TrialTable& table, std::size_t index) const
    {
        if (!settings.stop.standard_error) return false;
        return estimate(table, index).equity_error <= *settings.stop.standard_error;
    }
    /// True if the first is clearly more than the other.
    [[nodiscard]] bool is_clearly_more(const Measured& difference) const
    {
        return settings.stop.deviations && difference.value > 0 &&
               difference.value > *settings.stop.deviations * difference.standard_error;
    }
};

/// The play with the best mean.
std::size_t best_of(const TrialTable& table, const Setting& setting)
{
    std::vector<double> values;
    for (std::size_t i = 0; i < table.size(); ++i)
        values.push_back(setting.value(table, i));
    return static_cast<std::size_t>(std::ranges::max_element(values) - values.begin());
}

/// Plays need more trials as long as they are not known well and may yet be the best; the last one does not.
std::vector<bool> open_plays(const TrialTable& table, const Setting& setting)
{
    const std::size_t best = best_of(table, setting);
    std::vector<bool> open;
    for (std::size_t i = 0; i < table.size(); ++i) {
        const Measured behind = difference(table[best], table[i], &TrialFigures::cubeful);
        open.push_back(!setting.is_exact_enough(table, i) && !(i != best && setting.is_clearly_more(behind)));
    }
    const bool alone = table.size() > 1 && setting.settings.stop.deviations &&
                       std::ranges::count(open, true) == 1 && open[best];
    if (alone) open[best] = false;
    return open;
}

/// Both sides of a cube decision go on together.
std::vector<bool> open_cube(const TrialTable& table, const Setting& setting)
{
    bool is_known = setting.is_exact_enough(table, 0) && setting.is_exact_enough(table, table.size() - 1);
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

std::vector<PlayRollout> ranked(const std::vector<Play>& plays, const TrialTable& table,
                                const Setting& setting)
{
    const std::size_t best = best_of(table, setting);
    std::vector<PlayRollout> result;
    for (std::size_t i = 0; i < plays.size(); ++i) {
        result.push_back({.play = plays[i], .estimate = setting.estimate(table, i)});
        result.back().loss_error = setting.normalized_difference(table, best, i).standard_error;
    }
    std::ranges::stable_sort(result, std::greater<>(), [](const auto& p) { return p.estimate.equity; });
    for (PlayRollout& play : result)
        play.loss = result.front().estimate.equity - play.estimate.equity;
    return result;
}

}  // namespace

Result<std::vector<PlayRollout>> roll_out_plays(const NetEngine& engine, const GameState& state,
                                                const std::vector<Play>& plays,
                                                const RolloutSettings& settings, int threads,
                                                const Progress& progress, const RolloutSoFar& so_far)
{
    GK_TRY_VOID(can_be_judged(state, engine.evaluator().hypergammon()));
    if (plays.empty()) return failure("no-play", "there is no play to roll out");
    if (settings.initial_position)
        return failure("no-opening", "the dice are on the table, so their roll is no opening",
                       "initial positions are rolled out before the roll");
    const Setting setting(engine, state, settings, so_far);
    if (setting.first_trial() >= settings.trials) return enough_trials(setting.first_trial());
    TrialPlan plan{.evaluator = engine.evaluator(),
                   .context = setting.context,
                   .settings = settings,
                   .cube = state.cube,
                   .beavers = allows_beavers(state.rules),
                   .starts = {},
                   .first_trial = setting.first_trial()};
    for (const Play& play : plays) {
        const std::optional<RolloutStart> start = start_after(state, play);
        if (!start) return failure("illegal-play", "a play that is to be rolled out is none");
        plan.starts.push_back(*start);
    }
    const std::optional<TrialTable> table = make_trials(plan, threads, rule(setting, open_plays), progress);
    if (!table) return interrupted();
    return ranked(plays, *table, setting);
}

Result<CubeRollout> roll_out_cube(const NetEngine& engine, const GameState& state,
                                  const RolloutSettings& settings, int threads, const Progress& progress,
                                  const RolloutSoFar& so_far)
{
    GK_TRY_VOID(can_be_judged(state, engine.evaluator().hypergammon()));
    const Setting setting(engine, state, settings, so_far);
    if (setting.first_trial() >= settings.trials) return enough_trials(setting.first_trial());
    const bool doubles = settings.cubeful && setting.context.may_double(state.on_roll, state.cube);
    const TrialPlan plan{.evaluator = engine.evaluator(),
                         .context = setting.context,
                         .settings = settings,
                         .cube = state.cube,
                         .beavers = allows_beavers(state.rules),
                         .starts = starts_before_roll(state, doubles),
                         .first_trial = setting.first_trial()};
    const std::optional<TrialTable> table = make_trials(plan, threads, rule(setting, open_cube), progress);
    if (!table) return interrupted();
    const std::size_t doubled = table->size() - 1;
    CubeRollout result{.no_double = setting.estimate(*table, 0), .decision = {}};
    const bool gammons = result.no_double.chances.win_gammon > 0 && setting.context.gammons_count(state.cube);
    result.decision = decide(setting.context, state.rules, state.on_roll, state.cube,
                             setting.value(*table, 0), setting.value(*table, doubled), gammons);
    if (plan.starts.size() == 1) {
        result.decision.verdict = {};
        result.decision.optimal = result.decision.values.no_double;
        return result;
    }
    result.double_take = setting.estimate(*table, doubled);
    result.double_error = setting.normalized_difference(*table, doubled, 0).standard_error;
    result.take_error = result.double_take->equity_error;
    return result;
}

}  // namespace gammonkit
