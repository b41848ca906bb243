#include "importers/transcript/typed_line.hpp"

#include "support/ends.hpp"
#include "support/number_text.hpp"
#include "support/text.hpp"

#include <fmt/format.h>
#include <span>

namespace gammonkit::transcript {
namespace {

constexpr std::string_view kClockHint = "both clocks, that of the first player first: clock 11:45 12:03";

/// A time of a clock; "-" stands for one that is not known.
Result<std::optional<int>> time_of(std::string_view word, std::string_view hint)
{
    if (word == "-") return std::optional<int>();
    const std::optional<int> seconds = seconds_from(word);
    if (!seconds)
        return failure("transcript", fmt::format("'{:.40}' is not a time", word), std::string(hint));
    return seconds;
}

/// Takes "clock 11:45 12:03" and "@ 0:14:23" at the front of `words` away. False if neither stands there.
Result<bool> take_time(std::span<const std::string_view>& words, TurnTimes& times)
{
    constexpr std::string_view kStampHint = "hours, minutes and seconds into the video: @ 0:14:23";
    const std::string_view word = first_or_empty(words);
    if (equals_ignoring_case(word, "clock")) {
        if (words.size() < 3)
            return failure("transcript", "a clock reading needs two times", std::string(kClockHint));
        GK_TRY(times.clocks.first, time_of(words[1], kClockHint));
        GK_TRY(times.clocks.second, time_of(words[2], kClockHint));
        words = without_first(words, 3);
        return true;
    }
    if (!word.starts_with('@')) return false;
    const bool stands_alone = word.size() == 1;
    if (stands_alone && words.size() < 2)
        return failure("transcript", "a video stamp needs a time", std::string(kStampHint));
    GK_TRY(times.video, time_of(stands_alone ? words[1] : word.substr(1), kStampHint));
    words = without_first(words, stands_alone ? 2 : 1);
    return true;
}

}  // namespace

Result<TypedLine> take_apart(std::string_view line)
{
    TypedLine typed;
    if (const std::size_t sign = line.find('#'); sign != std::string_view::npos) {
        typed.comment = trimmed(line.substr(sign + 1));
        line = line.substr(0, sign);
    }
    const std::vector<std::string_view> all = words(line);
    std::vector<std::string> action;
    for (std::span<const std::string_view> left = all; !left.empty();) {
        GK_TRY(const bool is_time, take_time(left, typed.times));
        if (is_time) continue;
        if (left.front() == "!") {
            typed.is_forced = true;
        } else {
            action.emplace_back(left.front());
        }
        left = without_first(left);
    }
    typed.action = joined(action, " ");
    return typed;
}

}  // namespace gammonkit::transcript
