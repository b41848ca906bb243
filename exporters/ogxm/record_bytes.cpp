#include "exporters/ogxm/record_bytes.hpp"

#include "model/step_rules.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace gammonkit::ogxm {
namespace {

constexpr double kMillionths = 1e6;
constexpr double kTenThousandths = 1e4;

/// The die that a step takes: its own length, or the lowest that is long enough to bear off.
std::vector<int>::iterator die_for(Step step, std::vector<int>& dice)
{
    const int length = step.from.number() - step.to.number();
    const auto exact = std::find(dice.begin(), dice.end(), length);
    if (exact != dice.end() || step.to != kOff) return exact;
    auto best = dice.end();
    for (auto die = dice.begin(); die != dice.end(); ++die) {
        if (*die > length && (best == dice.end() || *die < *best)) best = die;
    }
    return best;
}

/// The bytes of steps that are taken in this order, if each is legal.
std::optional<std::string> in_order(const std::vector<Step>& steps, Position board, Player player, Dice dice)
{
    const DiceOrder order = DiceOrder::high_first(dice);
    std::vector<int> left;
    for (std::size_t i = 0; i < order.size(); ++i)
        left.push_back(order[i]);
    std::string bytes;
    for (const Step step : steps) {
        const auto die = die_for(step, left);
        const bool legal = die != left.end() && board.checkers(player, step.from) > 0 &&
                           destination(board, player, step.from, *die) == step.to;
        if (!legal || !board.move(player, step.from, step.to)) return std::nullopt;
        const int from = player == Player::first ? kBar.number() - step.from.number() : step.from.number();
        bytes += static_cast<char>(static_cast<unsigned char>(*die << 5 | from));
        left.erase(die);
    }
    return bytes;
}

}  // namespace

std::string varint(std::uint64_t value)
{
    std::string bytes;
    for (; value > 0x7F; value >>= 7)
        bytes += static_cast<char>((value & 0x7F) | 0x80);
    bytes += static_cast<char>(value);
    return bytes;
}

std::string text_bytes(std::string_view text)
{
    return varint(text.size()).append(text);
}

std::string little_endian_bytes(std::uint64_t value, int bytes)
{
    std::string text;
    for (int i = 0; i < bytes; ++i)
        text += static_cast<char>((value >> (8 * i)) & 0xFF);
    return text;
}

bool fits_equity(double equity)
{
    return std::abs(equity) * kMillionths < std::numeric_limits<std::int32_t>::max();
}

std::string equity_bytes(double equity)
{
    const auto millionths = static_cast<std::int32_t>(std::lround(equity * kMillionths));
    return little_endian_bytes(static_cast<std::uint32_t>(millionths), 4);
}

std::string chances_bytes(const Probabilities& chances)
{
    std::string bytes;
    for (const double chance : {chances.win, chances.win_gammon, chances.win_backgammon, chances.lose_gammon,
                                chances.lose_backgammon}) {
        const double kept = chance >= 0 ? std::min(chance, 1.0) : 0.0;
        bytes += little_endian_bytes(static_cast<std::uint64_t>(std::lround(kept * kTenThousandths)), 2);
    }
    return bytes;
}

std::string board_bytes(const Position& position)
{
    std::string bytes;
    for (int place = 0; place <= kBar.number(); ++place) {
        const int white =
            place == kBar.number() ? 0 : position.checkers(Player::first, Point(kBar.number() - place));
        const int black = place == 0 ? 0 : position.checkers(Player::second, Point(place));
        bytes += static_cast<char>(white - black);
    }
    return bytes;
}

bool fits_board(const Position& position)
{
    return position.total(Player::first) == Position::kMostCheckers &&
           position.total(Player::second) == Position::kMostCheckers;
}

int seat_of(Player player)
{
    return player == Player::first ? 0 : 1;
}

std::string record_bytes(std::string_view mandatory, const Fields& fields)
{
    std::uint64_t mask = 0;
    for (const auto& [bit, bytes] : fields)
        mask |= std::uint64_t{1} << bit;
    std::string body = varint(mask).append(mandatory);
    for (const auto& [bit, bytes] : fields)
        body += bytes;
    return text_bytes(body);
}

std::string section_bytes(std::string_view type, std::string_view payload, bool critical)
{
    std::string section(type);
    section += little_endian_bytes(payload.size(), 4);
    section += critical ? '\1' : '\0';
    return section.append(payload);
}

std::optional<std::string> step_bytes(const Play& play, const Position& position, Player player, Dice dice)
{
    std::vector<std::size_t> order(play.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    do {
        std::vector<Step> steps;
        for (const std::size_t i : order)
            steps.push_back(play[i]);
        if (std::optional<std::string> bytes = in_order(steps, position, player, dice)) return bytes;
    } while (std::next_permutation(order.begin(), order.end()));
    return std::nullopt;
}

int action_of(Dice dice)
{
    int action = 0;
    for (int low = 1; low < dice.low(); ++low)
        action += 7 - low;
    return action + dice.high() - dice.low();
}

}  // namespace gammonkit::ogxm
