#include "formats/gnubg_text/gnubg_lines.hpp"

#include "formats/forum_text/numbers.hpp"
#include "support/ends.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

namespace gammonkit::gnubg_text {
namespace {

using forum_text::numbers_in;
using forum_text::take_number;

/// Steps over "  1. ", or "  ?? " of a play that is not ranked; false, and no step, if there is no rank.
bool took_rank(std::string_view& line)
{
    const std::string_view rest = trimmed_left(line);
    if (rest.starts_with("?? ")) {
        line = trimmed_left(rest.substr(2));
        return true;
    }
    const std::size_t digits = rest.find_first_not_of("0123456789");
    if (digits == 0 || digits > 3 || digits == std::string_view::npos) return false;
    if (rest[digits] != '.' || digits + 1 >= rest.size() || rest[digits + 1] != ' ') return false;
    line = trimmed_left(rest.substr(digits + 1));
    return true;
}

/// Where two blanks part the evaluation from the moves.
std::size_t column_end(std::string_view text)
{
    return std::min(text.find("  "), text.size());
}

struct StatedValue {
    double value;
    bool is_mwc;
};

/// "+0.219 (...)", "50.12%" or, `in_mwc`, "0.5012"; equities have a sign, and all have decimals.
std::optional<StatedValue> stated_value(std::string_view text, bool in_mwc)
{
    constexpr std::size_t kMostLetters = 12;
    text = trimmed_left(text);
    const std::string_view whole = text;
    const std::optional<double> number = take_number(text);
    if (!number) return std::nullopt;
    const std::string_view written = whole.substr(0, whole.size() - text.size());
    const bool percent = trimmed_left(text).starts_with('%');
    const bool has_decimals = written.find_first_of(".,") != std::string_view::npos;
    if (!has_decimals || written.size() > kMostLetters) return std::nullopt;
    const bool is_unsigned = is_digit(written.front());
    if (percent) return StatedValue{.value = *number / 100, .is_mwc = true};
    if (is_unsigned && in_mwc && *number <= 1) return StatedValue{.value = *number, .is_mwc = true};
    return is_unsigned ? std::nullopt : std::optional(StatedValue{.value = *number, .is_mwc = false});
}

std::optional<double> number_behind(std::string_view line, std::string_view label)
{
    const std::size_t at = line.find(label);
    if (at == std::string_view::npos) return std::nullopt;
    std::string_view rest = trimmed_left(line.substr(at + label.size()));
    const std::optional<double> number = take_number(rest);
    return number && rest.starts_with('%') ? *number / 100 : number;
}

/// Chances have three decimals, or one where they are told in percent: "55.1  17.0   0.9 -  44.9".
bool is_percent(std::string_view six)
{
    const std::size_t point = six.find_first_of(".,");
    if (point == std::string_view::npos) return false;
    return point + 2 >= six.size() || !is_digit(six[point + 2]);
}

/// Six chances as fractions. What is rounded from below zero stands there as "-0.00000".
std::vector<double> chances_in(std::string_view six)
{
    const bool percent = is_percent(six);
    std::vector<double> numbers = numbers_in(six);
    for (double& number : numbers) {
        if (percent) number = std::round(number * 10) / 1000;
        if (number == 0) number = 0;  // Without the sign.
    }
    return numbers;
}

bool is_of_chances(std::string_view text)
{
    constexpr std::size_t kMostLetters = 9;  // "-0.000000": GNU Backgammon has six digits at most.
    const std::vector<std::string_view> parts = words(text);
    const bool are_short = std::all_of(parts.begin(), parts.end(),
                                       [](std::string_view part) { return part.size() <= kMostLetters; });
    return !text.empty() && are_short && text.find_first_not_of("0123456789.,- ") == std::string_view::npos;
}

}  // namespace

std::optional<CandidateLine> candidate_line(std::string_view line)
{
    CandidateLine candidate;
    candidate.played = line.starts_with('*');
    if (candidate.played) line = without_first(line);
    if (!took_rank(line)) return std::nullopt;
    std::size_t label = line.find("Eq.:");
    std::size_t size = 4;
    const bool in_mwc = label == std::string_view::npos && line.find("MWC:") != std::string_view::npos;
    if (in_mwc) label = line.find("MWC:");
    if (label == std::string_view::npos) {
        label = line.find("Eq.");
        size = 3;
    }
    if (label == std::string_view::npos) return std::nullopt;
    const std::optional<StatedValue> value = stated_value(line.substr(label + size), in_mwc);
    if (!value) return std::nullopt;
    const std::string_view text = line.substr(0, label);
    const std::size_t end = column_end(text);
    candidate.evaluation = trimmed(text.substr(0, end));
    candidate.moves = trimmed(text.substr(end));
    if (starts_with_ignoring_case(candidate.moves, "cannot")) candidate.moves = {};
    candidate.value = value->value;
    candidate.is_mwc = value->is_mwc;
    return candidate;
}

std::optional<EvaluationContext> context_of(std::string_view evaluation)
{
    const bool cubeful = evaluation.starts_with("Cubeful ");
    if (!cubeful && !evaluation.starts_with("Cubeless ")) return std::nullopt;
    const std::size_t blank = evaluation.find(' ');
    const std::size_t ply = evaluation.find("-ply");
    if (ply == std::string_view::npos || ply < blank) return std::nullopt;
    const std::optional<int> plies = parse_int(evaluation.substr(blank + 1, ply - blank - 1));
    if (!plies || *plies < 0) return std::nullopt;
    return EvaluationContext{.plies = *plies, .cubeful = cubeful};
}

std::optional<ChancesLine> chances_line(std::string_view line)
{
    line = trimmed(line);
    ChancesLine found;
    found.are_errors = line.starts_with('[');
    if (found.are_errors) line = trimmed(line.substr(1, line.find(']') - 1));
    const std::string_view six = trimmed(line.substr(0, line.find('C')));  // CL or CF
    if (!is_of_chances(six)) return std::nullopt;
    const std::optional<Probabilities> probabilities = forum_text::probabilities_of(chances_in(six));
    if (!probabilities) return std::nullopt;
    found.probabilities = *probabilities;
    found.cubeless = number_behind(line, "CL");
    found.cubeful = number_behind(line, "CF");
    return found;
}

std::optional<CubelessLine> cubeless_line(std::string_view line)
{
    line = trimmed(line);
    const std::size_t at = line.find(" cubeless ");
    if (at == std::string_view::npos) return std::nullopt;
    const std::size_t unit = at + std::string_view(" cubeless ").size();
    const std::size_t size = std::min(line.find(' ', unit), line.size()) - unit;
    const bool in_mwc = line.substr(unit, size) == "MWC";
    if (line.substr(unit, size) != "equity" && !in_mwc) return std::nullopt;
    const std::string_view how = line.substr(0, at);
    CubelessLine found;
    if (how.ends_with("-ply")) found.plies = parse_int(how.substr(0, how.size() - 4));
    if (!found.plies && how != "Rollout") return std::nullopt;
    const std::optional<StatedValue> value = stated_value(line.substr(unit + size), in_mwc);
    if (!value) return std::nullopt;
    found.value = value->value;
    found.is_mwc = value->is_mwc;
    return found;
}

std::optional<CubeRow> cube_row(std::string_view line, bool in_mwc)
{
    if (!took_rank(line)) return std::nullopt;
    const std::size_t end = column_end(line);
    const std::string_view label = line.substr(0, end);
    const std::optional<StatedValue> value = stated_value(line.substr(end), in_mwc);
    if (!value) return std::nullopt;
    CubeRow row{.value = value->value, .is_mwc = value->is_mwc};
    if (label.starts_with("No ")) return row;
    if (!label.starts_with("Double, ") && !label.starts_with("Redouble, ")) return std::nullopt;
    const bool drop = label.ends_with("pass") || label.ends_with("drop");
    row.choice = drop ? CubeChoice::drop : CubeChoice::take;
    return row;
}

std::optional<std::int64_t> games_line(std::string_view line)
{
    line = trimmed(line);
    const std::size_t at = line.find(" games");
    const std::optional<int> games =
        at == std::string_view::npos ? std::nullopt : parse_int(line.substr(0, at));
    if (!games || *games < 0) return std::nullopt;
    return *games;
}

}  // namespace gammonkit::gnubg_text
