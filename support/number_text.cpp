#include "support/number_text.hpp"

#include "support/text.hpp"

#include <algorithm>
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

/// "00" to "99".
constexpr std::array<std::array<char, 2>, 100> kPairs = [] {
    std::array<std::array<char, 2>, 100> pairs{};
    for (std::size_t i = 0; i < pairs.size(); ++i)
        pairs[i] = {static_cast<char>('0' + i / 10), static_cast<char>('0' + i % 10)};
    return pairs;
}();

/// Appends a number that millionths say exactly. As no two decimals of up to 15 digits are the same double,
/// no other is shorter, but one with an exponent, of numbers that are refused here.
bool append_millionths(std::string& text, double number)
{
    const double size = std::abs(number);
    if (!(size >= 0.0001 && size < 9)) return false;
    const auto scaled = static_cast<std::uint32_t>(size * 1e6 + 0.5);  // NOLINT(bugprone-incorrect-roundings)
    const bool shorter_with_exponent = size < 0.001 && scaled % 100 == 0;
    if (static_cast<double>(scaled) / 1e6 != size || shorter_with_exponent) return false;
    const auto& [a, b] = kPairs[scaled / 10'000 % 100];
    const auto& [c, d] = kPairs[scaled / 100 % 100];
    const auto& [e, f] = kPairs[scaled % 100];
    const std::array digits{'-', static_cast<char>('0' + scaled / 1'000'000), '.', a, b, c, d, e, f};
    std::size_t end = digits.size();
    while (digits[end - 1] == '0')
        --end;
    if (digits[end - 1] == '.') --end;
    const std::size_t begin = number < 0 ? 0 : 1;
    text.append(digits.data() + begin, end - begin);
    return true;
}

/// A number of at most 15 digits without an exponent: dividing two numbers that are exact rounds only once.
std::optional<double> plain_decimal(std::string_view text)
{
    constexpr std::array<double, 16> kTens{1,   1e1, 1e2,  1e3,  1e4,  1e5,  1e6,  1e7,
                                           1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15};
    const bool negative = text.starts_with('-');
    if (negative) text.remove_prefix(1);
    std::int64_t digits = 0;
    std::size_t count = 0;
    std::size_t decimals = 0;
    bool is_behind_point = false;
    for (const char c : text) {
        if (is_digit(c) && count + 1 < kTens.size()) {
            digits = 10 * digits + (c - '0');
            ++count;
            decimals += is_behind_point ? 1 : 0;
        } else if (c == '.' && !is_behind_point) {
            is_behind_point = true;
        } else {
            return std::nullopt;
        }
    }
    if (count == 0) return std::nullopt;
    const double number = static_cast<double>(digits) / kTens[decimals];
    return negative ? -number : number;
}

}  // namespace

std::optional<double> number_from(std::string_view text)
{
    if (const std::optional<double> plain = plain_decimal(text)) return plain;
    double number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc{} && end == text.data() + text.size() ? std::optional(number) : std::nullopt;
}

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

std::string clock_text(int seconds)
{
    const std::int64_t all = std::abs(std::int64_t{seconds});
    const std::string_view sign = seconds < 0 ? "-" : "";
    if (all < 3600) return fmt::format("{}{}:{:02}", sign, all / 60, all % 60);
    return fmt::format("{}{}:{:02}:{:02}", sign, all / 3600, all / 60 % 60, all % 60);
}

std::optional<int> seconds_from(std::string_view text)
{
    constexpr std::size_t kMostDigits = 5;
    const bool negative = text.starts_with('-');
    if (negative) text.remove_prefix(1);
    const std::vector<std::string_view> parts = split(text, ':');
    if (parts.size() > 3) return std::nullopt;
    int seconds = 0;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const bool is_number = !parts[i].empty() && parts[i].size() <= kMostDigits &&
                               std::all_of(parts[i].begin(), parts[i].end(), is_digit);
        const std::optional<int> number = is_number ? parse_int(parts[i]) : std::nullopt;
        if (!number || (i > 0 && *number > 59)) return std::nullopt;
        if (seconds > 99 * 60 + 59) return std::nullopt;  // Before it is multiplied once more.
        seconds = 60 * seconds + *number;
    }
    return negative ? -seconds : seconds;
}

}  // namespace gammonkit
