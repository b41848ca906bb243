#include "support/number_text.hpp"

#include <array>
#include <charconv>
#include <cmath>
#include <cstdint>
#include <fmt/format.h>
#include <iterator>

// Most numbers of analyses have few decimals. Those are written as integers, many times faster than by the
// algorithms that can write every number; all others are left to these.
namespace gammonkit {
namespace {

constexpr std::array<std::uint32_t, 7> kPowers{1, 10, 100, 1'000, 10'000, 100'000, 1'000'000};

/// Appends `scaled` / 10^decimals.
void append_decimal(std::string& text, std::uint32_t scaled, int decimals)
{
    std::array<char, 16> digits;
    char* const end = digits.data() + digits.size();
    char* begin = end;
    const auto put_digit = [&] {
        *--begin = static_cast<char>('0' + scaled % 10);
        scaled /= 10;
    };
    for (int i = 0; i < decimals; ++i)
        put_digit();
    if (decimals > 0) *--begin = '.';
    do
        put_digit();
    while (scaled > 0);
    text.append(begin, end);
}

/// Appends a number that millionths say exactly. As no two decimals of up to 15 digits are the same double,
/// no other is shorter, but one with an exponent, of numbers that are refused here.
bool append_millionths(std::string& text, double number)
{
    const double size = std::abs(number);
    if (!(size >= 0.0001 && size < 4000)) return false;
    auto scaled = static_cast<std::uint32_t>(size * 1e6 + 0.5);
    if (static_cast<double>(scaled) / 1e6 != size) return false;
    int decimals = 6;
    for (; decimals > 0 && scaled % 10 == 0; --decimals)
        scaled /= 10;
    if (size < 0.001 && scaled < 10) return false;
    if (number < 0) text += '-';
    append_decimal(text, scaled, decimals);
    return true;
}

}  // namespace

void append_shortest(std::string& text, double number)
{
    if (append_millionths(text, number)) return;
    std::array<char, 32> digits{};
    text.append(digits.data(), std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr);
}

void append_fixed(std::string& text, double number, int decimals, PlusSign plus)
{
    const double scaled = std::abs(number) * kPowers[static_cast<std::size_t>(decimals)];
    const double half_up = scaled + 0.5;
    // So near to a half, the product may have been rounded to the wrong side of it.
    const bool in_doubt = std::abs(half_up - std::round(half_up)) < 1e-6;
    if (plus == PlusSign::yes && !std::signbit(number)) text += '+';
    if (in_doubt || !(scaled < 4e9)) {
        fmt::format_to(std::back_inserter(text), "{:.{}f}", number, decimals);
        return;
    }
    if (std::signbit(number)) text += '-';
    append_decimal(text, static_cast<std::uint32_t>(half_up), decimals);
}

}  // namespace gammonkit
