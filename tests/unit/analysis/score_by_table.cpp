#include "tests/unit/analysis/score_by_table.hpp"

#include "analysis/benchmark/decision_table.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <span>

namespace gammonkit::bearoff {
namespace {

/// Worths to the mover: without the cube, with his, centered, the opponent's.
using CubeLineValues = std::array<double, 4>;

struct ListedPlay {
    std::string_view decision;
    CubeLineValues listed{};
    std::optional<CubeLineValues> ours{};  ///< Nothing if the table does not reach so far.
};

/// Where each column stands.
struct Columns {
    std::size_t decision;
    std::size_t board;
    std::array<std::size_t, 4> values;
    std::size_t count;
};

tl::unexpected<Diagnostic> bad_line(std::size_t number, std::string_view what)
{
    return failure("bad-decisions", fmt::format("line {} of the decisions {}", number, what));
}

Result<Columns> columns_of(std::string_view heading, std::size_t number)
{
    const std::vector<std::string_view> names = split(heading, '\t');
    const auto place = [&](std::string_view name) {
        return static_cast<std::size_t>(std::find(names.begin(), names.end(), name) - names.begin());
    };
    const Columns columns{.decision = place("decision"),
                          .board = place("post_board26"),
                          .values = {place("eq_cubeless"), place("eq_cube_mover"), place("eq_cube_centred"),
                                     place("eq_cube_opponent")},
                          .count = names.size()};
    const std::size_t last = std::max(
        {columns.decision, columns.board, *std::max_element(columns.values.begin(), columns.values.end())});
    if (last == names.size()) return bad_line(number, "does not name all columns");
    return columns;
}

std::optional<CubeLineValues> values_of(const TwoSidedTable& table, const Board& after)
{
    const std::optional<TwoSidedEquities> his = table.equities(after);
    if (!his) return std::nullopt;
    const TwoSidedEquities ours = for_the_mover(*his);
    return CubeLineValues{ours.cubeless, ours.own_cube, ours.centered, ours.other_cube};
}

Result<ListedPlay> play_from(const TwoSidedTable& table, std::string_view line, const Columns& columns,
                             std::size_t number)
{
    const std::vector<std::string_view> cells = split(line, '\t');
    if (cells.size() != columns.count) return bad_line(number, "has not as many columns as the heading");
    const std::optional<Board> after = board_from_26(cells[columns.board]);
    if (!after) return bad_line(number, "holds no board");
    ListedPlay play{.decision = cells[columns.decision], .ours = values_of(table, *after)};
    for (std::size_t i = 0; i < play.listed.size(); ++i) {
        const std::optional<double> value = parse_double(cells[columns.values[i]]);
        if (!value) return bad_line(number, "lacks an equity");
        play.listed[i] = *value;
    }
    return play;
}

/// What the play that we take for the best loses.
double loss(std::span<const ListedPlay> plays, std::size_t cube)
{
    const auto less = [&](const auto& of) {
        return [cube, of](const ListedPlay& a, const ListedPlay& b) { return of(a)[cube] < of(b)[cube]; };
    };
    const auto listed = [](const ListedPlay& play) { return play.listed; };
    const auto ours = [](const ListedPlay& play) { return *play.ours; };
    const auto best = std::max_element(plays.begin(), plays.end(), less(listed));
    const auto chosen = std::max_element(plays.begin(), plays.end(), less(ours));
    return best->listed[cube] - chosen->listed[cube];
}

void count(std::span<const ListedPlay> plays, DecisionScore& score)
{
    const auto is_known = [](const ListedPlay& play) { return play.ours.has_value(); };
    if (!std::all_of(plays.begin(), plays.end(), is_known)) {
        ++score.out_of_reach;
        return;
    }
    ++score.decisions;
    score.error_rate += loss(plays, 0);
    score.own_cube += loss(plays, 1);
    score.centered += loss(plays, 2);
    score.other_cube += loss(plays, 3);
}

DecisionScore score_of(std::span<const ListedPlay> plays)
{
    DecisionScore score;
    for (std::size_t begin = 0, end = 0; begin < plays.size(); begin = end) {
        while (end < plays.size() && plays[end].decision == plays[begin].decision)
            ++end;
        count(plays.subspan(begin, end - begin), score);
    }
    for (double* sum : {&score.error_rate, &score.own_cube, &score.centered, &score.other_cube})
        *sum *= 1000.0 / std::max(1, score.decisions);
    return score;
}

}  // namespace

Result<DecisionScore> score_decisions(const TwoSidedTable& table, std::string_view lines)
{
    std::vector<ListedPlay> plays;
    std::optional<Columns> columns;
    for (const auto& [number, line] : table_lines(lines)) {
        if (!columns) {
            GK_TRY(columns, columns_of(line, number));
            continue;
        }
        GK_TRY(ListedPlay play, play_from(table, line, *columns, number));
        plays.push_back(play);
    }
    return score_of(plays);
}

}  // namespace gammonkit::bearoff
