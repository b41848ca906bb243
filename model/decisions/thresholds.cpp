#include "model/decisions/thresholds.hpp"

#include "support/text.hpp"

#include <cmath>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace gammonkit {
namespace {

bool rise(double a, double b)
{
    return 0 <= a && a <= b;
}

/// The numbers of a list with commas between, as many as fit; nothing if there are more, or one is none.
std::optional<std::size_t> parse_list(std::string_view text, std::array<double, 5>& numbers)
{
    for (std::size_t count = 0; count < numbers.size(); ++count) {
        const std::size_t comma = text.find(',');
        const std::optional<double> number = parse_double(text.substr(0, comma));
        if (!number || !std::isfinite(*number)) return std::nullopt;
        numbers[count] = *number;
        if (comma == std::string_view::npos) return count + 1;
        text.remove_prefix(comma + 1);
    }
    return std::nullopt;
}

/// By the first analysis of a turn that has any.
bool is_by_xg(const Turn& turn)
{
    const std::string& engine =
        turn.plays.empty() ? turn.cubes.front().by.engine : turn.plays.front().by.engine;
    return engine.starts_with("eXtreme Gammon");
}

}  // namespace

std::optional<MarkThresholds> thresholds_named(std::string_view name)
{
    if (name == "gnubg") return MarkThresholds{};
    if (name == "gnubg-manual") return MarkThresholds{.doubtful = 0.040, .bad = 0.080, .very_bad = 0.160};
    if (name == "xg") return MarkThresholds{.doubtful = 0.020, .bad = 0.020, .very_bad = 0.080};
    return std::nullopt;
}

std::optional<MarkThresholds> thresholds_of_numbers(std::string_view numbers)
{
    std::array<double, 5> parsed{};
    const std::optional<std::size_t> count = parse_list(numbers, parsed);
    if (count != 3U && count != 5U) return std::nullopt;
    MarkThresholds result{.doubtful = parsed[0], .bad = parsed[1], .very_bad = parsed[2]};
    if (count == 5U) {
        result.lucky = parsed[3];
        result.very_lucky = parsed[4];
    }
    const bool in_order = rise(result.doubtful, result.bad) && rise(result.bad, result.very_bad) &&
                          rise(result.lucky, result.very_lucky);
    return in_order ? std::optional(result) : std::nullopt;
}

Result<MarkThresholds> thresholds_from(std::string_view text)
{
    if (const std::optional<MarkThresholds> named = thresholds_named(text)) return *named;
    if (const std::optional<MarkThresholds> own = thresholds_of_numbers(text)) return *own;
    return failure("option-value", fmt::format("'{}' names no thresholds", text),
                   fmt::format("{}, or three or five rising numbers such as 0.03,0.06,0.12,0.3,0.6",
                               fmt::join(kThresholdNames, ", ")));
}

MarkThresholds usual_thresholds(const Match& match)
{
    for (const Game& game : match.games) {
        for (const Turn& turn : game.turns) {
            if (!turn.plays.empty() || !turn.cubes.empty())
                return is_by_xg(turn) ? *thresholds_named("xg") : MarkThresholds{};
        }
    }
    return {};
}

std::optional<SkillMark> mark_for_error(double error, const MarkThresholds& thresholds)
{
    if (error > thresholds.very_bad) return SkillMark::very_bad;
    if (error > thresholds.bad) return SkillMark::bad;
    return error > thresholds.doubtful ? std::optional(SkillMark::doubtful) : std::nullopt;
}

std::optional<LuckMark> mark_for_luck(double luck, const MarkThresholds& thresholds)
{
    if (luck > thresholds.very_lucky) return LuckMark::very_lucky;
    if (luck < -thresholds.very_lucky) return LuckMark::very_unlucky;
    if (luck > thresholds.lucky) return LuckMark::lucky;
    return luck < -thresholds.lucky ? std::optional(LuckMark::unlucky) : std::nullopt;
}

}  // namespace gammonkit
