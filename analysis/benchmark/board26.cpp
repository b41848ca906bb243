#include "analysis/benchmark/board26.hpp"

#include "support/text.hpp"

#include <algorithm>
#include <cstdlib>
#include <vector>

namespace gammonkit {
namespace {

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

}  // namespace gammonkit
