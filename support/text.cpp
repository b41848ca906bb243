#include "support/text.hpp"

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <cstring>
#include <fmt/format.h>

namespace gammonkit {
namespace {

char lower(char c)
{
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

template <class Number>
std::optional<Number> parse_number(std::string_view text)
{
    if (text.starts_with('+') && !text.starts_with("+-")) text.remove_prefix(1);
    Number value{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    return value;
}

/// How many bytes at the front of a text are ASCII, but for a rest that is too short to be looked at in one
/// step.
std::size_t ascii_in_front(std::string_view text)
{
    std::size_t at = 0;
    for (std::uint64_t bytes = 0; text.size() - at >= sizeof bytes; at += sizeof bytes) {
        std::memcpy(&bytes, text.data() + at, sizeof bytes);
        if ((bytes & 0x8080808080808080U) != 0) break;
    }
    return at;
}

}  // namespace

std::string lowered(std::string_view text)
{
    std::string result(text);
    std::transform(result.begin(), result.end(), result.begin(), lower);
    return result;
}

std::string capitalized(std::string text)
{
    if (!text.empty() && text.front() >= 'a' && text.front() <= 'z')
        text.front() = static_cast<char>(text.front() - 'a' + 'A');
    return text;
}

bool equals_ignoring_case(std::string_view a, std::string_view b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](char x, char y) { return lower(x) == lower(y); });
}

bool starts_with_ignoring_case(std::string_view text, std::string_view prefix)
{
    return text.size() >= prefix.size() && equals_ignoring_case(text.substr(0, prefix.size()), prefix);
}

std::optional<int> parse_int(std::string_view text)
{
    return parse_number<int>(text);
}

std::optional<double> parse_double(std::string_view text)
{
    return parse_number<double>(text);
}

std::vector<std::string_view> split(std::string_view text, char separator)
{
    std::vector<std::string_view> parts;
    for (std::size_t end = text.find(separator); end != std::string_view::npos; end = text.find(separator)) {
        parts.push_back(text.substr(0, end));
        text.remove_prefix(end + 1);
    }
    parts.push_back(text);
    return parts;
}

std::vector<std::string_view> words(std::string_view text)
{
    std::vector<std::string_view> result;
    for (text = trimmed_left(text); !text.empty(); text = trimmed_left(text)) {
        const auto end = std::find_if(text.begin(), text.end(), is_blank);
        const auto length = static_cast<std::size_t>(end - text.begin());
        result.push_back(text.substr(0, length));
        text.remove_prefix(length);
    }
    return result;
}

std::string joined(const std::vector<std::string>& parts, std::string_view separator)
{
    return fmt::format("{}", fmt::join(parts, separator));
}

std::size_t code_points(std::string_view utf8)
{
    const auto begins_one = [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; };
    const std::size_t ascii = ascii_in_front(utf8);
    return ascii + static_cast<std::size_t>(std::count_if(utf8.begin() + ascii, utf8.end(), begins_one));
}

std::string one_line(std::string_view text)
{
    std::string line(text);
    for (char& c : line) {
        const bool is_control = static_cast<unsigned char>(c) < 0x20 || c == '\x7F';
        if (is_control && c != '\t') c = ' ';
    }
    return line;
}

std::string counted(std::size_t count, std::string_view singular, std::string_view plural)
{
    return fmt::format("{} {}", count, count == 1 ? singular : plural);
}

std::string percent_encoded(std::string_view path)
{
    std::string result;
    for (const char byte : path) {
        const bool is_letter = (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z');
        const bool stays =
            is_letter || is_digit(byte) || std::string_view("-._~/").find(byte) != std::string_view::npos;
        result += stays ? std::string(1, byte) : fmt::format("%{:02X}", static_cast<unsigned char>(byte));
    }
    return result;
}

}  // namespace gammonkit
