#include "exporters/ogxm/record_bytes.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace gammonkit::ogxm {
namespace {

constexpr double kMillionths = 1e6;
constexpr double kTenThousandths = 1e4;

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

}  // namespace gammonkit::ogxm
