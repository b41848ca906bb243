#include "importers/mat/score_line.hpp"

#include "support/text.hpp"

#include <vector>

namespace gammonkit::mat {
namespace {

/// "...: 12" or "... (12)" inside or at the end of a line.
struct ScoreAt {
    std::size_t mark = 0;  ///< The colon or the bracket.
    std::size_t end = 0;   ///< Behind the digits, or the other bracket.
    int score = 0;
};

std::optional<ScoreAt> score_behind(std::string_view text, std::size_t mark)
{
    std::size_t at = mark + 1;
    while (at < text.size() && is_blank(text[at]))
        ++at;
    const std::size_t digits = at;
    while (at < text.size() && is_digit(text[at]))
        ++at;
    const std::optional<int> score = at > digits ? parse_int(text.substr(digits, at - digits)) : std::nullopt;
    if (!score) return std::nullopt;
    if (text[mark] == ':') return ScoreAt{.mark = mark, .end = at, .score = *score};
    const bool is_closed = at < text.size() && text[at] == ')' && mark > 0 && is_blank(text[mark - 1]);
    return is_closed ? std::optional(ScoreAt{.mark = mark, .end = at + 1, .score = *score}) : std::nullopt;
}

/// Where the colon of "...: 12", or the bracket of "... (12)", stands in a text that ends so; npos if it
/// doesn't. Read from behind, as most lines end otherwise and are long.
std::size_t mark_of_last_score(std::string_view text)
{
    const char mark = text.ends_with(')') ? '(' : ':';
    std::size_t at = text.size() - (mark == '(' ? 1 : 0);
    while (at > 0 && is_digit(text[at - 1]))
        --at;
    while (at > 0 && is_blank(text[at - 1]))
        --at;
    return at > 0 && text[at - 1] == mark ? at - 1 : std::string_view::npos;
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
std::optional<ScoreAt> end_of_left_half(std::string_view text, std::size_t last_mark)
{
    const char mark = text[last_mark];
    std::optional<ScoreAt> best;
    std::size_t widest = 0;
    for (std::size_t at = text.find(mark); at < last_mark; at = text.find(mark, at + 1)) {
        const std::optional<ScoreAt> candidate = score_behind(text, at);
        if (!candidate || candidate->end > last_mark) continue;
        const std::size_t gap = gap_behind(text, *candidate);
        if (best && gap < widest) continue;
        best = candidate;
        widest = gap;
    }
    return best;
}

/// "Al: 1, Bo: 0" is no match against ", Bo".
std::string_view without_comma(std::string_view name)
{
    return name.starts_with(',') ? trimmed_left(name.substr(1)) : name;
}

/// `score_line` of a text that ends in a score, behind the mark at `last_mark`. Not inline, so that the many
/// lines that end otherwise don't pay for it.
[[gnu::noinline]] std::optional<ByPlayer<NameAndScore>> scores_in(std::string_view text,
                                                                  std::size_t last_mark)
{
    const std::optional<ScoreAt> right = score_behind(text, last_mark);
    if (!right) return std::nullopt;
    const std::optional<ScoreAt> left = end_of_left_half(text, last_mark);
    if (!left) return std::nullopt;
    const std::string_view right_name = trimmed(text.substr(left->end, last_mark - left->end));
    return ByPlayer<NameAndScore>{{.name = trimmed(text.substr(0, left->mark)), .score = left->score},
                                  {.name = without_comma(right_name), .score = right->score}};
}

}  // namespace

std::optional<ByPlayer<NameAndScore>> score_line(std::string_view line)
{
    const std::string_view text = trimmed_right(line);
    const std::size_t last_mark = mark_of_last_score(text);
    return last_mark == std::string_view::npos ? std::nullopt : scores_in(text, last_mark);
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
