#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace gammonkit {

/// True for space, tab, CR, LF and form feed; never depends on the locale.
[[nodiscard]] constexpr bool is_blank(char c)
{
    return c == ' ' || c == '\t' || c == '\r' || c == '\n' || c == '\f' || c == '\v';
}
[[nodiscard]] constexpr bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

/// Rows of columns are half blanks: they are stepped over by so many at once.
inline constexpr std::string_view kWideGap = "        ";
/// True if the characters from `at` on, of which there must be as many, are those of `kWideGap`.
[[nodiscard]] constexpr bool is_wide_gap(const char* at)
{
    return std::char_traits<char>::compare(at, kWideGap.data(), kWideGap.size()) == 0;
}

[[nodiscard]] constexpr std::string_view trimmed_left(std::string_view text)
{
    while (!text.empty() && is_blank(text.front()))
        text.remove_prefix(1);
    return text;
}
[[nodiscard]] constexpr std::string_view trimmed_right(std::string_view text)
{
    while (text.size() >= kWideGap.size() && is_wide_gap(text.data() + text.size() - kWideGap.size()))
        text.remove_suffix(kWideGap.size());
    while (!text.empty() && is_blank(text.back()))
        text.remove_suffix(1);
    return text;
}
/// Without the blanks (see is_blank) at both ends.
[[nodiscard]] constexpr std::string_view trimmed(std::string_view text)
{
    return trimmed_left(trimmed_right(text));
}

/// ASCII letters made lower case; everything else as it was.
[[nodiscard]] std::string lowered(std::string_view text);
/// The first letter made upper case, if it is an ASCII letter.
[[nodiscard]] std::string capitalized(std::string text);

/// Compares ignoring the case of ASCII letters.
[[nodiscard]] bool equals_ignoring_case(std::string_view a, std::string_view b);
[[nodiscard]] bool starts_with_ignoring_case(std::string_view text, std::string_view prefix);

/// The whole of `text` as a decimal integer, with an optional sign; nothing if anything else is there or it
/// overflows.
[[nodiscard]] std::optional<int> parse_int(std::string_view text);

/// The whole of `text` as a decimal number with a point (never a comma), or inf / nan; nothing otherwise.
[[nodiscard]] std::optional<double> parse_double(std::string_view text);

/// The pieces between separators; "a,,b" has three, "" has one.
[[nodiscard]] std::vector<std::string_view> split(std::string_view text, char separator);

/// The words between runs of blanks.
[[nodiscard]] std::vector<std::string_view> words(std::string_view text);

/// Joined with `separator` between them.
[[nodiscard]] std::string joined(const std::vector<std::string>& parts, std::string_view separator);

/// How many characters UTF-8 text has, counted in code points.
[[nodiscard]] std::size_t code_points(std::string_view utf8);

/// How many columns letters of one width need: two for each of Chinese and Japanese, none for what stands
/// above another one.
[[nodiscard]] std::size_t columns_of(std::string_view utf8);
/// Text in a column of this width, with at least one blank behind it.
[[nodiscard]] std::string in_column(std::string_view text, std::size_t width);

/// Text that a terminal shows as it is: a blank for each tab, ? for each other control character, those among
/// the bytes that are no UTF-8 included, and for what breaks lines or turns the direction of writing.
[[nodiscard]] std::string printable(std::string_view utf8);

/// The same for what is laid out already: line ends and tabs stay, and so do sequences that only color.
[[nodiscard]] std::string printable_lines(std::string_view utf8);

/// `text` in one line: line ends and other control characters but tabs become blanks.
[[nodiscard]] std::string one_line(std::string_view text);

/// "1 play", "2 plays".
[[nodiscard]] std::string counted(std::size_t count, std::string_view singular, std::string_view plural);

/// A path for the address of a link: all bytes but letters, digits and "-._~/" as %XX.
[[nodiscard]] std::string percent_encoded(std::string_view path);

}  // namespace gammonkit
