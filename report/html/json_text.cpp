#include "report/html/json_text.hpp"

#include "support/charset.hpp"
#include "support/number_text.hpp"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>
#include <iterator>

namespace gammonkit::html {
namespace {

constexpr unsigned kReplacement = 0xFFFD;

/// What stands in a string as it is.
bool is_plain(unsigned char c)
{
    return c >= ' ' && c != '"' && c != '\\';
}

}  // namespace

JsonText::Scope::Scope(JsonText& json, std::string_view brackets) : json_(json), end_(brackets[1])
{
    json.part();
    json.text_ += brackets[0];
}

void JsonText::part()
{
    if (!text_.empty() && std::string_view("[{:").find(text_.back()) == std::string_view::npos) text_ += ',';
}

JsonText& JsonText::key(std::string_view name)
{
    part();
    text_.append("\"").append(name).append("\":");
    return *this;
}

void JsonText::string(std::string_view text)
{
    part();
    text_ += '"';
    if (std::ranges::all_of(text, [](unsigned char c) { return c <= '~' && is_plain(c); })) {
        text_.append(text).append("\"");
        return;
    }
    const bool damaged = !is_valid_utf8(text);
    for (const char letter : text) {
        const auto byte = static_cast<unsigned char>(letter);
        const bool replaced = damaged && byte >= 0x80;
        if (is_plain(byte) && !replaced) {
            text_ += letter;
        } else if (letter == '"' || letter == '\\') {
            (text_ += '\\') += letter;
        } else {
            fmt::format_to(std::back_inserter(text_), "\\u{:04x}", replaced ? kReplacement : byte);
        }
    }
    text_ += '"';
}

void JsonText::integer(long long number)
{
    part();
    const fmt::format_int digits(number);
    text_.append(digits.data(), digits.size());
}

void JsonText::fixed(double number, int decimals)
{
    if (!std::isfinite(number)) return null();
    part();
    append_fixed(text_, number, decimals);
}

void JsonText::number(double number)
{
    if (!std::isfinite(number)) return null();
    part();
    append_shortest(text_, number);
}

void JsonText::yes()
{
    part();
    text_ += "true";
}

void JsonText::null()
{
    part();
    text_ += "null";
}

}  // namespace gammonkit::html
