#include "training/cube_decisions/decision_rollout.hpp"

#include "analysis/benchmark/decision_table.hpp"
#include "model/identifiers/xgid.hpp"
#include "support/text.hpp"
#include "support/thread_pool.hpp"

#include <fmt/format.h>
#include <mutex>
#include <optional>

namespace gammonkit::training {
namespace {

tl::unexpected<Diagnostic> bad_line(std::size_t number, std::string_view what)
{
    return failure("bad-table", fmt::format("line {}: {}", number, what));
}

Result<GameState> state_in(std::size_t number, std::string_view text)
{
    const Result<GameState> state = state_from_xgid(text);
    if (!state) return bad_line(number, state.error().message);
    return *state;
}

Result<DecisionRollout> decision_in(const TableLine& line)
{
    const std::vector<std::string_view> fields = split(line.text, '\t');
    constexpr std::size_t kColumns = 7;
    if (fields.size() != kColumns) return bad_line(line.number, fmt::format("expected {} columns", kColumns));
    GK_TRY(const GameState state, state_in(line.number, fields[0]));
    DecisionRollout result{.state = state, .trials = parse_int(fields[1]).value_or(0)};
    std::size_t column = 2;
    for (double* const number : {&result.no_double, &result.no_double_error, &result.double_take,
                                 &result.double_take_error, &result.difference_error}) {
        const std::optional<double> found = parse_double(fields[column++]);
        if (!found) return bad_line(line.number, fmt::format("\"{}\" is no number", fields[column - 1]));
        *number = *found;
    }
    return result;
}

/// Nothing where the player may not double.
std::optional<DecisionRollout> rolled_out(const NetEngine& engine, const GameState& state,
                                          const RolloutSettings& settings)
{
    const Result<CubeRollout> rollout = roll_out_cube(engine, state, settings, 1);
    if (!rollout || !rollout->double_take) return std::nullopt;
    const CubeSides& sides = rollout->decision.normalized;
    return DecisionRollout{.state = state,
                           .trials = rollout->no_double.trials,
                           .no_double = sides.no_double,
                           .no_double_error = rollout->no_double.equity_error,
                           .double_take = sides.double_take,
                           .double_take_error = rollout->double_take->equity_error,
                           .difference_error = rollout->double_error};
}

/// Tells of what is done in the order of the decisions.
class InOrder {
public:
    InOrder(std::size_t count, const std::function<void(const DecisionRollout&)>& done)
        : done_(done), results_(count), is_made_(count)
    {
    }

    void add(std::size_t index, std::optional<DecisionRollout> result)
    {
        const std::lock_guard lock(mutex_);
        results_[index] = std::move(result);
        is_made_[index] = true;
        for (; next_ < results_.size() && is_made_[next_]; ++next_)
            if (results_[next_]) done_(*results_[next_]);
    }

private:
    const std::function<void(const DecisionRollout&)>& done_;
    std::mutex mutex_;
    std::vector<std::optional<DecisionRollout>> results_;
    std::vector<bool> is_made_;
    std::size_t next_ = 0;
};

}  // namespace

std::string in_line(const DecisionRollout& d)
{
    return fmt::format("{}\t{}\t{:.5f}\t{:.5f}\t{:.5f}\t{:.5f}\t{:.5f}\n", xgid(d.state), d.trials,
                       d.no_double, d.no_double_error, d.double_take, d.double_take_error,
                       d.difference_error);
}

Result<std::vector<DecisionRollout>> read_rolled_out_decisions(std::string_view table)
{
    std::vector<DecisionRollout> all;
    for (const TableLine& line : table_lines(table)) {
        if (line.text.starts_with("xgid")) continue;
        GK_TRY(DecisionRollout decision, decision_in(line));
        all.push_back(std::move(decision));
    }
    return all;
}

Result<std::vector<GameState>> read_cube_decisions(std::string_view list)
{
    std::vector<GameState> all;
    for (const TableLine& line : table_lines(list)) {
        GK_TRY(const GameState state, state_in(line.number, line.text));
        all.push_back(state);
    }
    return all;
}

void roll_out_cube_decisions(const NetEngine& engine, const std::vector<GameState>& decisions,
                             const RolloutSettings& settings, int threads,
                             const std::function<void(const DecisionRollout&)>& done)
{
    InOrder results(decisions.size(), done);
    ThreadPool crew(threads);
    crew.run(decisions.size(),
             [&](std::size_t i) { results.add(i, rolled_out(engine, decisions[i], settings)); });
}

}  // namespace gammonkit::training
