#include "model/decisions/choice_words.hpp"

#include "support/text.hpp"

#include <algorithm>

namespace gammonkit {
namespace {

/// The parts that have a comma between; all else is a play.
constexpr std::string_view kParts[] = {
    "double"_say,
    "redouble"_say,
    "no double"_say,
    "no redouble"_say,
    "take"_say,
    "pass"_say,
    "drop"_say,
    "beaver"_say,
    "raccoon"_say,
    "cannot move"_say,
    "No double"_say,
    "No redouble"_say,
    "Double"_say,
    "Redouble"_say,
    "Optional double"_say,
    "Optional redouble"_say,
    "Too good to double"_say,
    "Too good to redouble"_say,
    "Cube not available"_say,
    "resign"_say,
    "accept"_say,
    "refuse"_say,
};

}  // namespace

std::span<const std::string_view> choice_parts()
{
    return kParts;
}

std::string choice_words(std::string_view choice, const Translator& words)
{
    if (words.is_english()) return std::string(choice);
    constexpr std::string_view kComma = ", ";
    std::string text;
    while (true) {
        const std::size_t end = std::min(choice.find(kComma), choice.size());
        const std::string_view part = choice.substr(0, end);
        const bool is_word = std::ranges::find(kParts, part) != std::end(kParts);
        text += is_word ? words.say(part) : std::string(part);
        if (end == choice.size()) return text;
        text += kComma;
        choice.remove_prefix(end + kComma.size());
    }
}

}  // namespace gammonkit
