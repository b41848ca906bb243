#pragma once

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <ranges>
#include <span>
#include <string_view>

/// The ends of what comes from outside. It may be empty, or shorter than it should be: what is not there is
/// empty here, where the functions of the standard library end the program.
namespace gammonkit {

/// The first character of a text; '\0' if it has none.
[[nodiscard]] constexpr char first_char(std::string_view text)
{
    return text.empty() ? '\0' : text.front();
}
/// The last character of a text; '\0' if it has none.
[[nodiscard]] constexpr char last_char(std::string_view text)
{
    return text.empty() ? '\0' : text.back();
}

/// The text behind its first `count` characters; empty, at its end, if it has no more.
[[nodiscard]] constexpr std::string_view without_first(std::string_view text, std::size_t count = 1)
{
    return text.substr(std::min(count, text.size()));
}
/// The text before its last `count` characters; empty, at its begin, if it has no more.
[[nodiscard]] constexpr std::string_view without_last(std::string_view text, std::size_t count = 1)
{
    return text.substr(0, text.size() - std::min(count, text.size()));
}

/// At most `count` of a list, from place `begin` on; empty behind its end.
template <class T, std::size_t extent>
[[nodiscard]] constexpr std::span<T> part_of(std::span<T, extent> list, std::size_t begin, std::size_t count)
{
    const std::size_t from = std::min(begin, list.size());
    return list.subspan(from, std::min(count, list.size() - from));
}
/// The list behind its first `count`; empty if it has no more.
template <class T, std::size_t extent>
[[nodiscard]] constexpr std::span<T> without_first(std::span<T, extent> list, std::size_t count = 1)
{
    return list.subspan(std::min(count, list.size()));
}

/// The first of a list; an empty one if it has none.
template <std::ranges::bidirectional_range List>
[[nodiscard]] constexpr std::ranges::range_value_t<List> first_or_empty(const List& list)
{
    return std::ranges::empty(list) ? std::ranges::range_value_t<List>{} : *std::ranges::begin(list);
}
/// The last of a list; an empty one if it has none.
template <std::ranges::bidirectional_range List>
[[nodiscard]] constexpr std::ranges::range_value_t<List> last_or_empty(const List& list)
{
    return std::ranges::empty(list) ? std::ranges::range_value_t<List>{} : *std::prev(std::ranges::end(list));
}

}  // namespace gammonkit
