#include "support/json/json_text.hpp"

#include "support/charset.hpp"
#include "support/converter.hpp"
#include "support/number_text.hpp"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>
#include <iterator>
#include <utility>

namespace gammonkit {
namespace {

constexpr std::string_view kEscaped = "\"\\\b\f\n\r\t";
constexpr std::string_view kEscapes = "\"\\bfnrt";

/// What stands in a string as it is.
bool is_plain(unsigned char c)
{
    return c >= ' ' && c != '"' && c != '\\';
}

}  // namespace

JsonText::Scope::Scope(JsonText& json, std::string_view brackets, bool in_one_line)
    : json_(json), end_(brackets[1]), was_in_one_line_(json.in_one_line_)
{
    json.part();
    json.text_ += brackets[0];
    ++json.depth_;
    json.in_one_line_ = in_one_line || was_in_one_line_;
}

JsonText::Scope::~Scope()
{
    --json_.depth_;
    const char last = json_.text_.back();
    if (last != '{' && last != '[') json_.begin_line();
    json_.text_ += end_;
    json_.in_one_line_ = was_in_one_line_;
}

std::string JsonText::take_piece()
{
    constexpr std::size_t kLooksBack = 2;  // As `part` does.
    if (text_.size() < kLooksBack) return {};
    std::string piece = std::exchange(text_, text_.substr(text_.size() - kLooksBack));
    piece.resize(piece.size() - kLooksBack);
    return piece;
}

void JsonText::part()
{
    if (text_.empty() || text_.back() == ':') return;
    if (indent_ > 0 && text_.ends_with(": ")) return;
    if (text_.back() != '{' && text_.back() != '[') text_ += ',';
    begin_line();
}

void JsonText::begin_line()
{
    if (is_indented()) text_.append(1, '\n').append(indent_ * depth_, ' ');
}

JsonText& JsonText::key(std::string_view name)
{
    part();
    text_.append("\"").append(name).append(is_indented() ? "\": " : "\":");
    return *this;
}

void JsonText::string(std::string_view text)
{
    part();
    text_ += '"';
    if (std::ranges::all_of(text, [](unsigned char c) { return c <= '~' && is_plain(c); })) {
        text_ += text;
    } else if (is_valid_utf8(text)) {
        escape(text);
    } else if (const Result<Converted> mended = to_utf8(text, "UTF-8")) {
        escape(mended->text);
    }
    text_ += '"';
}

void JsonText::escape(std::string_view text)
{
    for (const char letter : text) {
        if (is_plain(static_cast<unsigned char>(letter))) {
            text_ += letter;
        } else if (const std::size_t at = kEscaped.find(letter); at != std::string_view::npos) {
            (text_ += '\\') += kEscapes[at];
        } else {
            fmt::format_to(std::back_inserter(text_), "\\u{:04x}", static_cast<unsigned>(letter));
        }
    }
}

void JsonText::integer(long long number)
{
    part();
    const fmt::format_int digits(number);
    text_.append(digits.data(), digits.size());
}

void JsonText::natural(unsigned long long number)
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

void JsonText::json(std::string_view text)
{
    part();
    text_ += text;
}

void JsonText::boolean(bool is_true)
{
    part();
    text_ += is_true ? "true" : "false";
}

void JsonText::null()
{
    part();
    text_ += "null";
}

}  // namespace gammonkit
