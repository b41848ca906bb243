#include "analysis/benchmark/decision_table.hpp"

#include "analysis/benchmark/rollout_records.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <fmt/format.h>
#include <unordered_map>

namespace gammonkit {
namespace {

using Fields = std::vector<std::string_view>;

/// Where the columns that matter stand.
class Columns {
public:
    static std::optional<Columns> in(std::string_view header)
    {
        const Fields names = split(header, '\t');
        const auto find = [&](std::string_view name) -> std::optional<std::size_t> {
            const auto found = std::ranges::find(names, name);
            if (found == names.end()) return std::nullopt;
            return static_cast<std::size_t>(found - names.begin());
        };
        Columns columns;
        columns.decision_ = find("decision");
        const auto board = find("post_board26") ? find("post_board26") : find("board26");
        if (!board || !columns.find_equities(find)) return std::nullopt;
        columns.board_ = *board;
        columns.count_ = names.size();
        return columns;
    }

    [[nodiscard]] std::size_t count() const { return count_; }
    [[nodiscard]] std::string_view board(const Fields& fields) const { return fields[board_]; }

    /// Negative for a play alone.
    [[nodiscard]] int decision(const Fields& fields) const
    {
        return decision_ ? parse_int(fields[*decision_]).value_or(-1) : -1;
    }

    [[nodiscard]] std::vector<std::optional<double>> equities(const Fields& fields) const
    {
        if (is_chances_) return {equity_of_chances(fields)};
        std::vector<std::optional<double>> equities;
        for (const std::size_t column : equities_)
            equities.push_back(parse_double(fields[column]));
        return equities;
    }

private:
    template <class Find>
    bool find_equities(const Find& find)
    {
        for (const std::string_view name : {"roll_equity", "eq_cubeless", "gnubg_3ply", "gnubg_2ply"}) {
            const auto column = find(name);
            if (column) equities_.push_back(*column);
        }
        if (!equities_.empty()) return true;
        is_chances_ = true;
        for (const std::string_view name : {"roll_win", "roll_wg", "roll_wbg", "roll_lg", "roll_lbg"}) {
            const auto column = find(name);
            if (!column) return false;
            equities_.push_back(*column);
        }
        return true;
    }

    [[nodiscard]] std::optional<double> equity_of_chances(const Fields& fields) const
    {
        constexpr std::array<double, 5> kPointsOf{2, 1, 1, -1, -1};
        double sum = -1;
        for (std::size_t i = 0; i < kPointsOf.size(); ++i) {
            const std::optional<double> chance = parse_double(fields[equities_[i]]);
            if (!chance) return std::nullopt;
            sum += kPointsOf[i] * *chance;
        }
        return sum;
    }

    std::optional<std::size_t> decision_;
    std::size_t board_ = 0;
    std::size_t count_ = 0;
    std::vector<std::size_t> equities_;
    bool is_chances_ = false;
};

/// Puts plays with the same number together, in the order in which the numbers first appear.
class Decisions {
public:
    void add(int number, ReferencePlay play)
    {
        const auto [known, is_new] = index_of_.try_emplace(number, decisions_.size());
        if (number < 0 || is_new) {
            decisions_.push_back({std::move(play)});
        } else {
            decisions_[known->second].push_back(std::move(play));
        }
    }
    std::vector<ReferenceDecision> take() { return std::move(decisions_); }

private:
    std::vector<ReferenceDecision> decisions_;
    std::unordered_map<int, std::size_t> index_of_;
};

tl::unexpected<Diagnostic> bad_line(std::size_t number, std::string_view what)
{
    return failure("bad-table", fmt::format("line {}: {}", number, what));
}

constexpr std::size_t kNumbers = 26;

void put_checkers(Board& board, std::size_t place, int count)
{
    const auto checkers = static_cast<std::uint8_t>(std::abs(count));
    if (place == 0 || count < 0) {
        board.own[kNumbers - 1 - place] = checkers;
    } else {
        board.other[place] = checkers;
    }
}

bool count_those_off(Side& side)
{
    int count = 0;
    for (std::size_t point = 1; point < side.size(); ++point)
        count += side[point];
    side[0] = static_cast<std::uint8_t>(std::max(Position::kMostCheckers - count, 0));
    return count <= Position::kMostCheckers;
}

}  // namespace

Result<std::vector<ReferenceDecision>> read_decisions(std::string_view table)
{
    if (holds_rollout_records(table)) return read_rollout_records(table);
    Decisions decisions;
    std::optional<Columns> columns;
    for (const auto& [number, line] : table_lines(table)) {
        if (!columns) {
            columns = Columns::in(line);
            if (!columns)
                return failure(
                    "bad-table", "the table lacks a column that scoring needs",
                    "it needs \"board26\" or \"post_board26\", and \"roll_equity\", \"eq_cubeless\", "
                    "\"gnubg_2ply\" or the chances \"roll_win\" to \"roll_lbg\"");
            continue;
        }
        const Fields fields = split(line, '\t');
        if (fields.size() < columns->count()) return bad_line(number, "there are too few columns");
        const auto board = board_from_26(columns->board(fields));
        if (!board) return bad_line(number, fmt::format("\"{:.80}\" is no board", columns->board(fields)));
        decisions.add(columns->decision(fields), {.board = *board, .equities = columns->equities(fields)});
    }
    return decisions.take();
}

std::optional<Board> board_from_26(std::string_view text)
{
    const std::vector<std::string_view> numbers = words(text);
    if (numbers.size() != kNumbers) return std::nullopt;
    Board board;
    for (std::size_t i = 0; i < kNumbers; ++i) {
        const std::optional<int> count = parse_int(numbers[i]);
        if (!count || std::abs(*count) > Position::kMostCheckers) return std::nullopt;
        put_checkers(board, i, *count);
    }
    if (!count_those_off(board.own) || !count_those_off(board.other)) return std::nullopt;
    return board;
}

std::vector<TableLine> table_lines(std::string_view table)
{
    std::vector<TableLine> lines;
    std::size_t number = 0;
    for (const std::string_view line : split(table, '\n')) {
        ++number;
        if (!line.empty() && !line.starts_with('#')) lines.push_back({.number = number, .text = line});
    }
    return lines;
}

}  // namespace gammonkit
