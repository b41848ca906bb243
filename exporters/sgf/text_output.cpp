#include "exporters/sgf/sgf_output.hpp"
#include "formats/sgf/sgf_terms.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <fmt/format.h>
#include <iterator>

namespace gammonkit::sgf {
namespace {

constexpr std::string_view kPrefix = "sgf:";

/// Adds `digits` of `number` before the point and `decimals` behind it.
void add_fixed(std::string& out, std::int64_t scaled, std::int64_t scale, int decimals, bool negative)
{
    if (negative) out += '-';
    add_integer(out, scaled / scale);
    out += '.';
    const std::string fraction = std::to_string(scaled % scale);
    out.append(static_cast<std::size_t>(decimals) - fraction.size(), '0');
    out += fraction;
}

bool needs_escape(char c)
{
    return c == '\\' || c == ']';
}

/// True if a raw value ends where its bracket does, and not before.
bool is_well_formed(std::string_view raw)
{
    for (std::size_t i = 0; i < raw.size(); ++i) {
        if (raw[i] == ']') return false;
        if (raw[i] == '\\' && ++i == raw.size()) return false;
    }
    return true;
}

void add_escaped(std::string& out, std::string_view text)
{
    for (const char c : text) {
        if (needs_escape(c)) out += '\\';
        out += c == '\n' || c == '\r' ? c : text_character(c);
    }
}

bool is_identifier(std::string_view name)
{
    return !name.empty() && std::all_of(name.begin(), name.end(), [](char c) {
        return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
    });
}

/// Without the prefix, which the key must have.
std::string_view identifier_of(const Extra& extra)
{
    return std::string_view(extra.key).substr(kPrefix.size());
}

}  // namespace

void add_decimals(std::string& out, double number, int decimals)
{
    constexpr double kLargest = 1e9;
    const std::int64_t scale = decimals == 6 ? 1'000'000 : 100'000;
    const double magnitude = std::fabs(number);
    if (!(magnitude < kLargest)) return add_shortest(out, number);
    const std::int64_t scaled = std::llround(magnitude * static_cast<double>(scale));
    // Dividing rounds once, so this is the number that the decimals read back as.
    const bool exact = static_cast<double>(scaled) / static_cast<double>(scale) == magnitude;
    if (!exact) return add_shortest(out, number);
    add_fixed(out, scaled, scale, decimals, std::signbit(number));
}

void add_shortest(std::string& out, double number)
{
    fmt::format_to(std::back_inserter(out), "{}", number);
}

void add_integer(std::string& out, std::int64_t number)
{
    char digits[24];
    const auto [end, error] = std::to_chars(std::begin(digits), std::end(digits), number);
    out.append(std::begin(digits), end);
}

void add_property(std::string& out, std::string_view name, std::string_view value)
{
    out += name;
    out += '[';
    out += value;
    out += ']';
}

void add_text(std::string& out, std::string_view name, std::string_view text)
{
    if (text.empty()) return;
    out += name;
    out += '[';
    add_escaped(out, text);
    out += ']';
}

void add_name(std::string& out, std::string_view name, std::string_view player)
{
    if (player.empty()) return;
    out += name;
    out += '[';
    for (std::size_t i = 0; i < player.size(); ++i) {
        const char c = player[i];
        const std::string_view next = player.substr(i + 1, 1);
        const bool means_something = next.empty() || next == ":" || needs_escape(next[0]);
        if (c == ']' || (c == '\\' && means_something)) out += '\\';
        out += text_character(c);
    }
    out += ']';
}

bool is_property(const Extra& extra)
{
    return extra.key.starts_with(kPrefix) && !extra.values.empty() && is_identifier(identifier_of(extra));
}

void add_extras(std::string& out, const Extras& extras)
{
    for (const Extra& extra : extras) {
        if (!is_property(extra)) continue;
        out += identifier_of(extra);
        for (const std::string& value : extra.values) {
            out += '[';
            is_well_formed(value) ? void(out += value) : add_escaped(out, value);
            out += ']';
        }
    }
}

bool has_extra(const Extras& extras, std::string_view identifier)
{
    return std::any_of(extras.begin(), extras.end(), [&](const Extra& extra) {
        return extra.key.starts_with(kPrefix) && identifier_of(extra) == identifier;
    });
}

}  // namespace gammonkit::sgf
