#include "training/cube_decisions/decision_rollout.hpp"

#include "analysis/benchmark/decision_table.hpp"
#include "model/identifiers/xgid.hpp"
#include "support/text.hpp"

#include <fmt/format.h>

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

}  // namespace gammonkit::training
