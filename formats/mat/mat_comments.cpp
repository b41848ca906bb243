#include "formats/mat/mat_comments.hpp"

#include "support/text.hpp"

#include <algorithm>
#include <array>

namespace gammonkit::mat {

bool tells_of_breaking_off(std::string_view comment)
{
    constexpr std::array<std::string_view, 5> kWords{"forfeit", "connection lost", "aborted", "timed out",
                                                     "time out"};
    const std::string low = lowered(comment);
    return std::any_of(kWords.begin(), kWords.end(),
                       [&](std::string_view word) { return low.find(word) != std::string::npos; });
}

bool means_something(std::string_view comment)
{
    constexpr std::array<std::string_view, 5> kBeginnings{"[", kSetPos, kClaimed, kPlayedAs, kRecordedAs};
    const std::string_view text = trimmed_left(comment);
    return tells_of_breaking_off(text) ||
           std::any_of(kBeginnings.begin(), kBeginnings.end(),
                       [&](std::string_view word) { return starts_with_ignoring_case(text, word); });
}

}  // namespace gammonkit::mat
