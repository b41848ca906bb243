#include "formats/bgblitz_text/bgblitz_lines.hpp"

#include "formats/forum_text/numbers.hpp"
#include "support/ends.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <array>

namespace gammonkit::bgblitz_text {
namespace {

using forum_text::numbers_in;
using forum_text::take_number;

/// Steps over "3." or "3)".
bool took_rank(std::string_view& line)
{
    line = trimmed(line);
    const std::size_t digits = line.find_first_not_of("0123456789");
    if (digits == 0 || digits > 3 || digits == std::string_view::npos) return false;
    if (line[digits] != '.' && line[digits] != ')') return false;
    if (line[digits] == '.' && digits + 1 < line.size() && is_digit(line[digits + 1])) return false;
    line = trimmed_left(line.substr(digits + 1));
    return true;
}

/// Steps over "(-0.053)".
void skip_loss(std::string_view& text)
{
    text = trimmed_left(text);
    if (!text.starts_with('(')) return;
    const std::size_t end = text.find(')');
    if (end != std::string_view::npos) text = without_first(text, end + 1);
}

std::optional<CandidateLine> new_candidate(std::string_view text)
{
    CandidateLine candidate;
    const std::optional<double> first = take_number(text);
    if (!first) return std::nullopt;
    text = trimmed_left(text);
    const std::string_view before_word = text;
    if (text.starts_with("mwp")) text = trimmed_left(text.substr(3));
    candidate.equity = *first;
    if (text.starts_with('/')) {
        text = trimmed_left(text.substr(1));
        const std::optional<double> second = take_number(text);
        if (!second) return std::nullopt;
        candidate.mwc = first;
        candidate.equity = *second;
    } else if (before_word.data() != text.data()) {
        return std::nullopt;
    }
    skip_loss(text);
    candidate.moves = trimmed(text);
    return candidate;
}

/// "13-11 24-23   0.473 / -0.289"
std::optional<CandidateLine> old_candidate(std::string_view text)
{
    const std::size_t slash = text.rfind(" / ");
    if (slash == std::string_view::npos) return std::nullopt;
    std::string_view behind = trimmed_left(text.substr(slash + 3));
    const std::optional<double> equity = take_number(behind);
    const std::string_view front = trimmed_right(text.substr(0, slash));
    const std::size_t gap = front.find_last_of(' ');
    if (!equity || gap == std::string_view::npos) return std::nullopt;
    std::string_view number = front.substr(gap + 1);
    const std::optional<double> mwc = take_number(number);
    if (!mwc || !number.empty()) return std::nullopt;
    return CandidateLine{.mwc = mwc, .equity = *equity, .moves = trimmed(front.substr(0, gap))};
}

bool is_move_front(std::string_view text)
{
    const std::size_t end = text.find_first_of(" ,");
    const std::string_view word = text.substr(0, end);
    return word.find_first_of("/-") != std::string_view::npos && word.find('.') == std::string_view::npos &&
           !word.starts_with('-');
}

/// The words for a refusal, in four languages.
bool names_drop(std::string_view label)
{
    constexpr std::array<std::string_view, 7> kWords{
        "Pass", "Reject", "Drop", "Ablehnen", "Refuser", "Rejeter", "\xE9\x99\x8D\xE3\x82\x8A\xE3\x82\x8B"};
    return std::any_of(kWords.begin(), kWords.end(),
                       [&](std::string_view word) { return label.find(word) != std::string_view::npos; });
}

bool is_chance(double value)
{
    return value >= 0 && value <= 1;
}

}  // namespace

std::optional<CandidateLine> candidate_line(std::string_view line)
{
    if (!took_rank(line) || line.empty()) return std::nullopt;
    std::optional<CandidateLine> found = is_move_front(line) ? old_candidate(line) : new_candidate(line);
    if (found && found->mwc && !is_chance(*found->mwc)) return std::nullopt;
    return found;
}

std::vector<double> chances_line(std::string_view line)
{
    line = trimmed(line);
    if (line.empty() || line.find_first_not_of("0123456789.,- ") != std::string_view::npos) return {};
    std::vector<double> numbers = numbers_in(line);
    if (numbers.size() != 6 || !std::all_of(numbers.begin(), numbers.end(), is_chance)) return {};
    return numbers;
}

std::optional<WinsLine> wins_line(std::string_view line)
{
    const std::vector<std::string_view> parts = words(line);
    if (parts.size() < 3) return std::nullopt;
    std::array<double, 3> percents{};
    for (std::size_t i = 0; i < 3; ++i) {
        std::string_view number = parts[parts.size() - 3 + i];
        const std::optional<double> percent = take_number(number);
        if (!percent || !number.empty() || *percent < 0 || *percent > 100) return std::nullopt;
        percents[i] = *percent / 100;
    }
    const std::string_view first = parts[parts.size() - 3];
    const std::string_view name =
        trimmed(line.substr(0, static_cast<std::size_t>(first.data() - line.data())));
    if (name.find_first_of(":/") != std::string_view::npos) return std::nullopt;
    return WinsLine{.name = name, .win = percents[0], .gammon = percents[1], .backgammon = percents[2]};
}

std::optional<CubeRow> cube_row(std::string_view line)
{
    const std::size_t colon = line.find(':');
    if (colon == std::string_view::npos || line.find('(', colon) == std::string_view::npos)
        return std::nullopt;
    const std::string_view behind = line.substr(colon + 1);
    if (behind.find_first_not_of("0123456789.,+-() \t\r") != std::string_view::npos) return std::nullopt;
    const std::vector<double> numbers = numbers_in(behind);
    if (numbers.size() != 2 && numbers.size() != 4) return std::nullopt;
    CubeRow row{.equity = numbers[numbers.size() - 2]};
    if (numbers.size() == 4) row.mwc = numbers[0];
    const std::string_view label = line.substr(0, colon);
    if (label.find('/') != std::string_view::npos) {
        row.choice = names_drop(label) ? CubeChoice::drop : CubeChoice::take;
    }
    return row;
}

std::optional<CubelessLine> cubeless_line(std::string_view line)
{
    const std::size_t colon = line.find("):");
    const std::size_t second = colon == std::string_view::npos ? colon : line.find(':', colon + 2);
    if (second == std::string_view::npos) return std::nullopt;
    std::string_view number = trimmed_left(line.substr(colon + 2));
    const std::optional<double> equity = take_number(number);
    const std::string_view deviation = trimmed(line.substr(second + 1));
    if (!equity || numbers_in(deviation).size() != 1) return std::nullopt;
    return CubelessLine{.equity = *equity, .deviation = deviation};
}

}  // namespace gammonkit::bgblitz_text
