#include "formats/mat/mat_comments.hpp"
#include "importers/mat/file_parts.hpp"
#include "model/limits.hpp"
#include "support/ends.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <array>

namespace gammonkit::mat {
namespace {

std::string_view digits_at_front(std::string_view text)
{
    const auto end = std::find_if_not(text.begin(), text.end(), is_digit);
    return text.substr(0, static_cast<std::size_t>(end - text.begin()));
}

std::string_view word_at_front(std::string_view text)
{
    const auto end = std::find_if(text.begin(), text.end(), is_blank);
    return text.substr(0, static_cast<std::size_t>(end - text.begin()));
}

bool is_word_for_points(std::string_view word)
{
    return equals_ignoring_case(word, "point") || equals_ignoring_case(word, "points");
}

/// 0 for "money session" and the like.
std::optional<int> length_in_words(std::string_view text)
{
    constexpr std::array<std::string_view, 5> kUnlimited{"money session", "money game", "money match",
                                                         "unlimited match", "unlimited game"};
    const bool is_unlimited = std::any_of(kUnlimited.begin(), kUnlimited.end(), [&](std::string_view words) {
        return equals_ignoring_case(text, words);
    });
    return is_unlimited ? std::optional(0) : std::nullopt;
}

std::optional<int> sensible_length(std::string_view digits)
{
    const std::optional<int> length = parse_int(digits);
    return length && *length <= kMostPoints ? length : std::nullopt;
}

/// "Match to 7", "match to 7 points".
std::optional<int> length_behind(std::string_view text)
{
    constexpr std::string_view kMatchTo = "match to ";
    if (!starts_with_ignoring_case(text, kMatchTo)) return std::nullopt;
    const std::vector<std::string_view> rest = words(text.substr(kMatchTo.size()));
    const bool fits = rest.size() == 1 || (rest.size() == 2 && is_word_for_points(rest[1]));
    return fits && digits_at_front(rest[0]) == rest[0] ? sensible_length(rest[0]) : std::nullopt;
}

std::optional<int> length_in_points(std::string_view text)
{
    const std::string_view digits = digits_at_front(text);
    if (text.size() == digits.size()) return std::nullopt;
    const char gap = text[digits.size()];
    if (!is_blank(gap) && gap != '-') return std::nullopt;
    const std::vector<std::string_view> rest = words(text.substr(digits.size() + 1));
    if (rest.size() != 2) return std::nullopt;
    const bool fits = is_word_for_points(rest[0]) && equals_ignoring_case(rest[1], "match");
    return fits ? sensible_length(digits) : std::nullopt;
}

}  // namespace

std::optional<int> match_length(std::string_view line)
{
    const std::string_view text = trimmed(line);
    if (text.empty()) return std::nullopt;
    if (is_digit(text[0])) return length_in_points(text);
    if (std::string_view("MmUu").find(text[0]) == std::string_view::npos) return std::nullopt;
    const std::optional<int> unlimited = length_in_words(text);
    return unlimited ? unlimited : length_behind(text);
}

std::optional<int> game_number(std::string_view line)
{
    const std::string_view text = trimmed(line);
    const bool begins_well = !text.empty() && (text[0] == 'G' || text[0] == 'g');
    if (!begins_well || text.size() > 30 || !starts_with_ignoring_case(text, "game")) return std::nullopt;
    const std::string_view behind_word = text.substr(4);
    const std::string_view number = word_at_front(trimmed_left(behind_word));
    if (number.data() == behind_word.data()) return std::nullopt;  // "Gameover".
    const std::string_view behind_number =
        trimmed_left(behind_word.substr(static_cast<std::size_t>(number.end() - behind_word.begin())));
    const bool ends = behind_number.empty() || (behind_number.starts_with('(') && text.ends_with(')'));
    const std::string_view behind_hash = number.substr(number.starts_with('#') ? 1 : 0);
    // A damaged record of another format may have brought a number below 0 into the model.
    const std::size_t sign = behind_hash.starts_with('-') ? 1 : 0;
    const std::string_view digits =
        behind_hash.substr(0, sign + digits_at_front(behind_hash.substr(sign)).size());
    const std::string_view mark = behind_hash.substr(digits.size());
    return ends && (mark.empty() || mark == ":" || mark == ".") ? parse_int(digits) : std::nullopt;
}

bool is_comment(std::string_view line)
{
    const std::string_view text = trimmed_left(line);
    return !text.empty() && (text[0] == ';' || text[0] == '#');
}

std::string_view comment_text(std::string_view line)
{
    std::string_view text = trimmed_left(line).substr(1);
    if (!text.empty() && text[0] == ' ') text = without_first(text);
    return trimmed_right(text);
}

namespace {

/// "Player 1 White", which some programs write: of the keys that begin it, the longest.
std::optional<Tag> tag_without_quotes(std::string_view inside)
{
    std::optional<Tag> tag;
    for (const std::string_view key : kTagKeys) {
        const std::string_view behind = without_first(inside, key.size());
        const bool is_key = starts_with_ignoring_case(inside, key) && is_blank(first_char(behind));
        if (is_key && (!tag || key.size() > tag->key.size())) tag = {.key = key, .value = trimmed(behind)};
    }
    return tag;
}

}  // namespace

std::optional<Tag> tag_of(std::string_view line)
{
    const std::string_view whole = trimmed(line);
    if (!whole.starts_with(';')) return std::nullopt;
    const std::string_view text = trimmed(whole.substr(1));
    if (text.size() < 2 || text.front() != '[' || text.back() != ']') return std::nullopt;
    const std::string_view inside = trimmed(text.substr(1, text.size() - 2));
    const std::size_t open = inside.find('"');
    if (open == std::string_view::npos) return tag_without_quotes(inside);
    if (inside.back() != '"' || open + 1 == inside.size()) return std::nullopt;
    const std::string_view key = trimmed(inside.substr(0, open));
    if (key.empty() || key.find(']') != std::string_view::npos) return std::nullopt;
    return Tag{.key = key, .value = inside.substr(open + 1, inside.size() - open - 2)};
}

std::optional<std::string_view> set_pos_of(std::string_view line)
{
    if (!trimmed_left(line).starts_with(';')) return std::nullopt;
    const std::string_view text = trimmed(comment_text(line));
    return starts_with_ignoring_case(text, kSetPos) ? std::optional(text.substr(kSetPos.size()))
                                                    : std::nullopt;
}

}  // namespace gammonkit::mat
