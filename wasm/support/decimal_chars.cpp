// std::from_chars and std::to_chars of numbers with a point: see wasm/missing_std.hpp.
#include "wasm/missing_std.hpp"

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <fmt/format.h>
#include <string>
#include <string_view>

namespace gammonkit {
namespace {

/// The part of `text` that std::from_chars takes for a number; std::strtod takes more, such as blanks in
/// front.
std::string decimal_part(std::string_view text)
{
    const bool is_negative = text.starts_with('-');
    const std::string_view plain = text.substr(is_negative ? 1 : 0);
    const bool begins_well =
        !plain.empty() && std::string_view("0123456789.iInN").find(plain.front()) != std::string_view::npos;
    if (!begins_well) return {};
    std::size_t end = plain.find_first_not_of("0123456789.eE+-infatyINFATY");
    if (end == std::string_view::npos) end = plain.size();
    return std::string(text.substr(0, end + (is_negative ? 1 : 0)));
}

/// The shortest digits that are read back to the same number, which is 0.DIGITS times ten to `exponent`.
struct Digits {
    std::string digits;
    int exponent = 0;
};

template <class Number>
Digits shortest_digits(Number number)
{
    const std::string text = fmt::format("{}", number);
    const std::size_t e = std::min(text.find('e'), text.size());
    const std::size_t point = std::min(text.find('.'), e);
    Digits result{.digits = text.substr(0, point) + (point < e ? text.substr(point + 1, e - point - 1) : ""),
                  .exponent =
                      static_cast<int>(point) + (e < text.size() ? std::atoi(text.c_str() + e + 1) : 0)};
    const std::size_t zeros = std::min(result.digits.find_first_not_of('0'), result.digits.size());
    result.digits.erase(0, zeros);
    result.exponent -= static_cast<int>(zeros);
    result.digits.erase(result.digits.find_last_not_of('0') + 1);
    return result;
}

std::string with_exponent(const Digits& number)
{
    const std::string_view digits = number.digits;
    const int exponent = number.exponent - 1;
    return fmt::format("{}{}{}e{}{:02}", digits.front(), digits.size() > 1 ? "." : "", digits.substr(1),
                       exponent < 0 ? '-' : '+', std::abs(exponent));
}

std::string without_exponent(const Digits& number)
{
    if (number.exponent <= 0)
        return "0." + std::string(static_cast<std::size_t>(-number.exponent), '0') + number.digits;
    const auto before = static_cast<std::size_t>(number.exponent);
    if (before >= number.digits.size())
        return number.digits + std::string(before - number.digits.size(), '0');
    return number.digits.substr(0, before) + "." + number.digits.substr(before);
}

template <class Number>
std::string shortest(Number number)
{
    const std::string sign = std::signbit(number) ? "-" : "";
    if (std::isnan(number)) return sign + "nan";
    if (std::isinf(number)) return sign + "inf";
    if (number == 0) return sign + "0";
    const Digits digits = shortest_digits(std::abs(number));
    const std::string exponential = with_exponent(digits);
    std::string plain = without_exponent(digits);
    return sign + (plain.size() <= exponential.size() ? plain : exponential);
}

template <class Number, class Read>
std::from_chars_result read_chars(const char* first, const char* last, Number& number, Read read)
{
    const std::string text = decimal_part({first, static_cast<std::size_t>(last - first)});
    char* end = nullptr;
    errno = 0;
    const Number value = read(text.c_str(), &end);
    if (end == text.c_str()) return {first, std::errc::invalid_argument};
    const char* const behind = first + (end - text.c_str());
    const bool is_beyond = errno == ERANGE && (value == 0 || std::isinf(value));  // Not the least numbers.
    if (is_beyond) return {behind, std::errc::result_out_of_range};
    number = value;
    return {behind, std::errc{}};
}

template <class Number>
std::to_chars_result write_chars(char* first, char* last, Number number)
{
    const std::string text = shortest(number);
    if (text.size() > static_cast<std::size_t>(last - first)) return {last, std::errc::value_too_large};
    std::memcpy(first, text.data(), text.size());
    return {first + text.size(), std::errc{}};
}

}  // namespace
}  // namespace gammonkit

namespace std {

from_chars_result from_chars(const char* first, const char* last, double& number)
{
    return gammonkit::read_chars(first, last, number, strtod);
}

from_chars_result from_chars(const char* first, const char* last, float& number)
{
    return gammonkit::read_chars(first, last, number, strtof);
}

to_chars_result to_chars(char* first, char* last, double number)
{
    return gammonkit::write_chars(first, last, number);
}

to_chars_result to_chars(char* first, char* last, float number)
{
    return gammonkit::write_chars(first, last, number);
}

}  // namespace std
