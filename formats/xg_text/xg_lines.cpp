#include "formats/xg_text/xg_lines.hpp"

#include "formats/forum_text/numbers.hpp"
#include "support/ends.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <array>
#include <fmt/format.h>

namespace gammonkit::xg_text {
namespace {

using forum_text::numbers_in;
using forum_text::take_number;

constexpr std::string_view kPlusMinus = "\xC2\xB1";
constexpr std::string_view kWideColon = "\xEF\xBC\x9A";
constexpr std::array<std::string_view, 9> kSuperscripts{"\xC2\xB9",     "\xC2\xB2",     "\xC2\xB3",
                                                        "\xE2\x81\xB4", "\xE2\x81\xB5", "\xE2\x81\xB6",
                                                        "\xE2\x81\xB7", "\xE2\x81\xB8", "\xE2\x81\xB9"};

/// Takes a raised digit off the end or the front of a text; 0 if there is none.
int take_raised_digit(std::string_view& text, bool at_end)
{
    for (std::size_t i = 0; i < kSuperscripts.size(); ++i) {
        const std::string_view digit = kSuperscripts[i];
        if (at_end ? !text.ends_with(digit) : !text.starts_with(digit)) continue;
        text = at_end ? without_last(text, digit.size()) : without_first(text, digit.size());
        return static_cast<int>(i) + 1;
    }
    return 0;
}

/// Only these levels have footnotes; "4-ply" ends in no digit.
int take_footnote(std::string_view& level)
{
    if (const int raised = take_raised_digit(level, true)) return raised;
    if (!level.starts_with("Rollout") && !level.starts_with("Book")) return 0;
    const std::size_t digits = level.find_last_not_of("0123456789^{}") + 1;
    const std::vector<double> numbers = numbers_in(level.substr(digits));
    level = level.substr(0, digits);
    return numbers.size() == 1 && numbers[0] < 100 ? static_cast<int>(numbers[0]) : 0;
}

bool is_move_word(std::string_view word)
{
    const std::size_t slash = word.find('/');
    if (slash == std::string_view::npos || slash == 0) return false;
    const std::string_view from = word.substr(0, slash);
    return is_digit(last_char(from)) || equals_ignoring_case(from, "bar");
}

/// Where the moves begin behind the level; the end of the text if there are none.
std::size_t moves_begin(std::string_view text)
{
    for (const std::string_view word : words(text)) {
        if (is_move_word(word) || starts_with_ignoring_case(word, "cannot"))
            return static_cast<std::size_t>(word.data() - text.data());
    }
    return text.size();
}

struct Rank {
    std::string_view behind;
};

/// What stands behind "  12. ".
std::optional<Rank> ranked(std::string_view line)
{
    line = trimmed_left(line);
    const std::size_t digits = line.find_first_not_of("0123456789");
    if (digits == 0 || digits > 3 || digits == std::string_view::npos || line[digits] != '.')
        return std::nullopt;
    return Rank{trimmed_left(line.substr(digits + 1))};
}

/// A cell of a table that a forum has made of the text: without blanks and bars around it.
std::string_view between_bars(std::string_view cell)
{
    constexpr std::string_view kAround = " \t|";
    const std::size_t first = cell.find_first_not_of(kAround);
    if (first == std::string_view::npos) return {};
    return cell.substr(first, cell.find_last_not_of(kAround) - first + 1);
}

/// Where "eq:" stands, in French "éq:".
std::size_t equity_sign(std::string_view text)
{
    const std::size_t english = text.find("eq:");
    return english == std::string_view::npos ? text.find("\xC3\xA9q:") : english;
}

bool starts_with_any(std::string_view line, std::initializer_list<std::string_view> beginnings)
{
    return std::any_of(beginnings.begin(), beginnings.end(), [&](std::string_view beginning) {
        return starts_with_ignoring_case(line, beginning);
    });
}

/// What stands behind the last colon of a line, be it of Latin or Japanese width.
std::optional<std::string_view> behind_colon(std::string_view line)
{
    const std::size_t colon = line.find(':');
    if (colon != std::string_view::npos) return trimmed(line.substr(colon + 1));
    const std::size_t wide = line.find(kWideColon);
    if (wide == std::string_view::npos) return std::nullopt;
    return trimmed(line.substr(wide + kWideColon.size()));
}

std::optional<Chances> take_chances(std::string_view& text)
{
    const std::size_t sign = text.find("% (G:");
    if (sign == std::string_view::npos) return std::nullopt;
    const std::size_t begin = text.find_last_not_of("0123456789.,", sign == 0 ? 0 : sign - 1) + 1;
    const std::size_t end = std::min(text.find(')', sign), text.size());
    const std::string_view said = text.substr(begin, end - begin);
    // The colon of Japanese ends in a byte beyond ASCII.
    const char before = begin == 0 ? ' ' : text[begin - 1];
    const bool is_apart = before == ' ' || before == ':' || static_cast<unsigned char>(before) >= 0x80;
    const bool is_damaged =
        !is_apart || said.find_first_not_of("0123456789.,%( GB:") != std::string_view::npos;
    const std::vector<double> numbers = is_damaged ? std::vector<double>{} : numbers_in(said);
    text = without_first(text, end);
    const bool possible = std::all_of(numbers.begin(), numbers.end(),
                                      [](double percent) { return percent >= 0 && percent <= 100; });
    if (numbers.size() != 3 || !possible) return std::nullopt;
    return Chances{.win = numbers[0] / 100, .gammon = numbers[1] / 100, .backgammon = numbers[2] / 100};
}

}  // namespace

std::optional<CandidateLine> candidate_line(std::string_view line)
{
    const std::optional<Rank> rank = ranked(line);
    if (!rank) return std::nullopt;
    const std::size_t sign = equity_sign(rank->behind);
    if (sign == std::string_view::npos) return std::nullopt;
    std::string_view number = trimmed_left(rank->behind.substr(rank->behind.find(':', sign) + 1));
    const std::optional<double> equity = take_number(number);
    if (!equity) return std::nullopt;

    const std::string_view text = between_bars(rank->behind.substr(0, sign));
    const std::size_t begin = moves_begin(text);
    CandidateLine candidate{
        .level = between_bars(text.substr(0, begin)), .moves = text.substr(begin), .equity = *equity};
    if (starts_with_ignoring_case(candidate.moves, "cannot")) candidate.moves = {};
    candidate.footnote = take_footnote(candidate.level);
    return candidate;
}

std::vector<Chances> chances_in(std::string_view line)
{
    std::vector<Chances> found;
    while (const std::optional<Chances> chances = take_chances(line))
        found.push_back(*chances);
    return found;
}

std::optional<double> confidence_in(std::string_view line)
{
    const std::size_t sign = line.find(kPlusMinus);
    if (sign == std::string_view::npos) return std::nullopt;
    std::string_view number = trimmed_left(line.substr(sign + kPlusMinus.size()));
    return take_number(number);
}

std::optional<CubeRow> cube_row(std::string_view line)
{
    const std::optional<std::string_view> behind = behind_colon(line);
    if (!behind || behind->empty() || is_digit(behind->front())) return std::nullopt;
    std::string_view number = *behind;
    const std::optional<double> equity = take_number(number);
    if (!equity || ranked(line)) return std::nullopt;
    const std::string_view rest = trimmed(number);
    if (!rest.empty() && !rest.starts_with('(') && !rest.starts_with(kPlusMinus)) return std::nullopt;
    return CubeRow{.equity = *equity, .confidence = confidence_in(rest)};
}

std::optional<CubelessLine> cubeless_line(std::string_view line)
{
    std::vector<double> equities;
    for (std::size_t sign = line.find('='); sign != std::string_view::npos; sign = line.find('=', sign + 1)) {
        std::string_view number = line.substr(sign + 1, 40);
        const std::optional<double> equity = take_number(number);
        if (equity) equities.push_back(*equity);
    }
    if (equities.size() != 2 || line.find(':') == std::string_view::npos) return std::nullopt;
    return CubelessLine{.no_double = equities[0], .with_double = equities[1]};
}

std::optional<std::string_view> level_line(std::string_view line)
{
    line = trimmed(line);
    for (const std::string_view words : {"Analyzed in", "Analys\xC3\xA9 avec", "Analysiert in"}) {
        const std::string_view level = line.substr(std::min(words.size(), line.size()));
        if (line.starts_with(words) && (level.empty() || level.front() == ' ')) return trimmed(level);
    }
    return std::nullopt;
}

std::optional<Provenance> version_line(std::string_view line)
{
    constexpr std::string_view kVersion = " Version: ";
    line = trimmed(line);
    const std::size_t at = line.find(kVersion);
    if (at == std::string_view::npos) return std::nullopt;
    const std::string_view program = line.substr(0, at);
    const bool known = program.find("ammon") != std::string_view::npos ||
                       starts_with_any(program, {"BGBlitz", "Snowie", "JellyFish"});
    if (!known) return std::nullopt;
    std::string_view rest = line.substr(at + kVersion.size());
    const std::size_t comma = std::min(rest.find(", "), rest.size());
    const std::string version(rest.substr(0, comma));
    rest = without_first(rest, comma);
    Provenance by{.engine = fmt::format("{}:{}", program, version)};
    if (rest.size() > 6 && rest.substr(5, 1) == ":") by.match_equity_table = trimmed(rest.substr(6));
    return by;
}

std::optional<TrialsLine> trials_line(std::string_view line)
{
    constexpr std::string_view kWords = " Games rolled";
    const std::size_t at = line.find(kWords);
    if (at == std::string_view::npos) return std::nullopt;
    std::string_view front = trimmed_left(line.substr(0, at));
    TrialsLine found{.footnote = take_raised_digit(front, false)};
    const std::vector<std::string_view> numbers = words(front);
    const std::optional<int> trials = numbers.empty() ? std::nullopt : parse_int(numbers.back());
    if (!trials || *trials < 0) return std::nullopt;
    found.trials = *trials;
    if (numbers.size() > 1) found.footnote = parse_int(numbers.front()).value_or(0);
    return found;
}

bool is_about_rollout(std::string_view line)
{
    line = trimmed(line);
    return trials_line(line).has_value() || line == "Rollout:" ||
           starts_with_any(line, {"Dice Seed:", "Moves: ", "Moves and cube decisions:", "Duration:", "Conf",
                                  "Double Decision confidence:", "Take Decision confidence:"});
}

bool is_repetition(std::string_view line)
{
    line = trimmed(line);
    return starts_with_any(
        line, {"Cubeful Equities", "Equit\xC3\xA9s avec videau", "Equities mit Dopplerw", "Best Cube action",
               "Meilleur action du videau", "Beste Dopplerw",
               "\xE3\x83\x99\xE3\x82\xB9\xE3\x83\x88\xE3\x82\xAD\xE3\x83\xA5\xE3\x83\xBC\xE3\x83\x96",
               "Percentage of wrong"});
}

bool is_comment(std::string_view line)
{
    return !candidate_line(line) && chances_in(line).empty() && !cube_row(line) && !cubeless_line(line) &&
           !level_line(line) && !version_line(line) && !is_about_rollout(line) && !is_repetition(line) &&
           !starts_with_ignoring_case(trimmed_left(line), "XGID") && !trimmed(line).ends_with('%');
}

}  // namespace gammonkit::xg_text
