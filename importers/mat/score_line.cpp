#include "importers/mat/score_line.hpp"

#include "support/text.hpp"

#include <vector>

namespace gammonkit::mat {
namespace {

/// "...: 12" inside or at the end of a line.
struct ScoreAt {
    std::size_t colon = 0;
    std::size_t end = 0;  ///< Behind the digits.
    int score = 0;
};

std::optional<ScoreAt> score_behind(std::string_view text, std::size_t colon)
{
    std::size_t at = colon + 1;
    while (at < text.size() && is_blank(text[at]))
        ++at;
    const std::size_t digits = at;
    while (at < text.size() && is_digit(text[at]))
        ++at;
    const std::optional<int> score = at > digits ? parse_int(text.substr(digits, at - digits)) : std::nullopt;
    return score ? std::optional(ScoreAt{.colon = colon, .end = at, .score = *score}) : std::nullopt;
}

/// Where the colon of "...: 12" stands in a text that ends so; npos if it doesn't. Read from behind, as most
/// lines end otherwise and are long.
std::size_t colon_of_last_score(std::string_view text)
{
    std::size_t at = text.size();
    while (at > 0 && is_digit(text[at - 1]))
        --at;
    while (at > 0 && is_blank(text[at - 1]))
        --at;
    return at > 0 && text[at - 1] == ':' ? at - 1 : std::string_view::npos;
}

/// How wide the gap behind a score is; a real end of the left half has the widest.
std::size_t gap_behind(std::string_view text, const ScoreAt& score)
{
    std::size_t at = score.end;
    while (at < text.size() && is_blank(text[at]))
        ++at;
    return at - score.end;
}

/// The score that ends the left half. Names may hold " : 3 " too, so the widest gap decides, and among equal
/// gaps the last.
std::optional<ScoreAt> end_of_left_half(std::string_view text, std::size_t last_colon)
{
    std::optional<ScoreAt> best;
    std::size_t widest = 0;
    for (std::size_t colon = text.find(':'); colon < last_colon; colon = text.find(':', colon + 1)) {
        const std::optional<ScoreAt> candidate = score_behind(text, colon);
        if (!candidate || candidate->end > last_colon) continue;
        const std::size_t gap = gap_behind(text, *candidate);
        if (best && gap < widest) continue;
        best = candidate;
        widest = gap;
    }
    return best;
}

}  // namespace

std::optional<ByPlayer<NameAndScore>> score_line(std::string_view line)
{
    const std::string_view text = trimmed_right(line);
    const std::size_t last_colon = colon_of_last_score(text);
    if (last_colon == std::string_view::npos) return std::nullopt;
    const std::optional<ScoreAt> right = score_behind(text, last_colon);
    if (!right) return std::nullopt;
    const std::optional<ScoreAt> left = end_of_left_half(text, last_colon);
    if (!left) return std::nullopt;
    return ByPlayer<NameAndScore>{
        {.name = trimmed(text.substr(0, left->colon)), .score = left->score},
        {.name = trimmed(text.substr(left->end, last_colon - left->end)), .score = right->score}};
}

std::optional<ByPlayer<std::string_view>> names_line(std::string_view line)
{
    const std::string_view text = trimmed(line);
    const std::size_t gap = text.find("  ");
    if (gap != std::string_view::npos) {
        return ByPlayer<std::string_view>{text.substr(0, gap), trimmed(text.substr(gap))};
    }
    const std::vector<std::string_view> names = words(text);
    if (names.size() != 2) return std::nullopt;
    return ByPlayer<std::string_view>{names[0], names[1]};
}

}  // namespace gammonkit::mat
