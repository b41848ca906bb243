#include "analysis/training/scoring.hpp"

#include "analysis/evaluate/look_ahead.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>
#include <map>

namespace gammonkit {
namespace {

/// A play of a decision: the equity that is known, and the one that the net gives.
struct Judged {
    double known;
    double own;
};

/// 26 numbers: the opponent's bar, the points from the mover's ace point on (the opponent's checkers
/// negative), the mover's bar. The opponent is on roll.
std::optional<Board> board_in(std::string_view text)
{
    const std::vector<std::string_view> numbers = words(text);
    if (numbers.size() != 26) return std::nullopt;
    Board board;
    int own = 0;
    int other = 0;
    for (int i = 0; i < 26; ++i) {
        const int count = parse_int(numbers[static_cast<std::size_t>(i)]).value_or(0);
        const bool is_opponents = i == 0 || count < 0;
        if (is_opponents) {
            board.own[static_cast<std::size_t>(25 - i)] = static_cast<std::uint8_t>(std::abs(count));
            own += std::abs(count);
        } else {
            board.other[static_cast<std::size_t>(i)] = static_cast<std::uint8_t>(count);
            other += count;
        }
    }
    if (own > 15 || other > 15) return std::nullopt;
    board.own[0] = static_cast<std::uint8_t>(15 - own);
    board.other[0] = static_cast<std::uint8_t>(15 - other);
    return board;
}

struct Columns {
    std::size_t decision;
    std::size_t board;
    std::size_t equity;
};

std::optional<Columns> columns_in(std::string_view header)
{
    const std::vector<std::string_view> names = split(header, '\t');
    const auto find = [&](std::string_view name) {
        return static_cast<std::size_t>(std::find(names.begin(), names.end(), name) - names.begin());
    };
    const Columns columns{find("decision"), find("board26"), find("roll_equity")};
    if (std::max({columns.decision, columns.board, columns.equity}) >= names.size()) return std::nullopt;
    return columns;
}

Score score_of(const std::map<int, std::vector<Judged>>& decisions)
{
    Score score;
    double sum = 0;
    double squares = 0;
    for (const auto& [id, plays] : decisions) {
        if (id < 0 || plays.size() < 2) continue;
        const auto known = [](const Judged& a, const Judged& b) { return a.known < b.known; };
        const auto own = [](const Judged& a, const Judged& b) { return a.own < b.own; };
        const double best = std::max_element(plays.begin(), plays.end(), known)->known;
        const double lost = best - std::max_element(plays.begin(), plays.end(), own)->known;
        sum += lost;
        squares += lost * lost;
        ++score.decisions;
        if (lost == 0) ++score.best_chosen;
    }
    const double count = std::max(score.decisions, 1);
    score.error_rate = 1000 * sum / count;
    score.standard_error = 1000 * std::sqrt((squares / count - sum / count * sum / count) / count);
    return score;
}

}  // namespace

Result<Score> score(const Net& net, std::string_view table, int plies)
{
    LookAhead look_ahead(net);
    Net::Scratch scratch;
    std::optional<Columns> columns;
    std::map<int, std::vector<Judged>> decisions;
    double absolute = 0;
    int boards = 0;
    for (const std::string_view line : split(table, '\n')) {
        if (line.empty() || line.starts_with('#')) continue;
        if (!columns) {
            columns = columns_in(line);
            if (!columns) return failure("bad-table", "the table lacks a column that scoring needs");
            continue;
        }
        const std::vector<std::string_view> fields = split(line, '\t');
        const auto board = board_in(fields[columns->board]);
        if (!board)
            return failure("bad-table", fmt::format("\"{:.60}\" is no board", fields[columns->board]));
        Chances chances;
        if (plies > 0) {
            chances = look_ahead(*board);
        } else {
            net.evaluate({&*board, 1}, {&chances, 1}, scratch);
        }
        const double own = -cubeless_equity(chances);
        const double known = parse_double(fields[columns->equity]).value_or(0);
        absolute += std::abs(own - known);
        ++boards;
        decisions[parse_int(fields[columns->decision]).value_or(-1)].push_back({known, own});
    }
    Score result = score_of(decisions);
    result.mean_absolute_error = absolute / std::max(boards, 1);
    return result;
}

}  // namespace gammonkit
