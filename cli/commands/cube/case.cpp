#include "cli/commands/cube/case.hpp"

#include "analysis/met/match_equity_table.hpp"
#include "support/ends.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace gammonkit::cli {
namespace {

constexpr std::string_view kChancesForm =
    "wins, gammons and backgammons of both in percent: 45.4,10.3,0.1/10.6,0.3";

/// As many numbers as `most`; 0 for those left out. Nothing if it is anything else.
std::optional<std::vector<float>> shares(std::string_view text, std::size_t most)
{
    std::vector<float> numbers;
    for (const std::string_view part : split(text, ',')) {
        const std::optional<double> number = percentage(part);
        if (!number || numbers.size() == most) return std::nullopt;
        numbers.push_back(static_cast<float>(*number));
    }
    numbers.resize(most);
    return numbers;
}

/// What both still need: what --away says, or --score leaves of a match of --length.
Result<ByPlayer<int>> points_needed(const CubeOptions& options)
{
    if (options.away && (options.score || options.length))
        return failure("usage", "--away says what both need: --score and --length say it in another way");
    ByPlayer<int> away = options.away.value_or(options.score.value_or(ByPlayer<int>{}));
    if (options.score && options.length) away = {*options.length - away.first, *options.length - away.second};
    const auto [least, most] = std::minmax({away.first, away.second});
    if (least >= 1 && most <= kLongestMatch) return away;
    if (options.score && options.length)
        return failure("usage", "--score has more points than a match of --length can have",
                       "--score is of the points that both have");
    return failure("usage", "--away is of the points that both players still need",
                   "--score with --length is of the points that both have");
}

/// "7-4"
Result<ByPlayer<int>> number_pair(std::string_view option, std::string_view text)
{
    const std::vector<std::string_view> parts = split(text, '-');
    const std::optional<int> first = parse_int(first_or_empty(parts));
    const std::optional<int> second = parse_int(last_or_empty(parts));
    if (parts.size() == 2 && first && second && *first >= 0 && *second >= 0)
        return ByPlayer<int>{*first, *second};
    return failure("usage",
                   fmt::format("{} needs two numbers such as 7-4, not '{}'", option, printable(text)));
}

}  // namespace

Result<ByPlayer<int>> parse_away(std::string_view text)
{
    return number_pair("--away", text);
}

Result<ByPlayer<int>> parse_score(std::string_view text)
{
    return number_pair("--score", text);
}

Result<Cube> parse_cube(std::string_view text)
{
    const std::vector<std::string_view> parts = split(text, ',');
    const std::optional<int> value = parse_int(first_or_empty(parts));
    const std::string_view owner = parts.size() == 2 ? trimmed(parts[1]) : "centered";
    const bool is_named = owner == "own" || owner == "other" || owner == "centered";
    if (parts.size() > 2 || !value || !is_cube_value(*value) || !is_named)
        return failure("usage", fmt::format("--cube needs a value and who owns it, such as 2,own, 2,other or "
                                            "1,centered, not '{}'",
                                            printable(text)));
    if (owner == "centered") return Cube{.value = *value};
    return Cube{.value = *value, .owner = owner == "own" ? Player::first : Player::second};
}

Result<Chances> parse_chances(std::string_view text)
{
    const std::vector<std::string_view> sides = split(text, '/');
    const std::optional<std::vector<float>> own = shares(first_or_empty(sides), 3);
    const std::optional<std::vector<float>> other = shares(sides.size() > 1 ? sides[1] : "0", 2);
    if (sides.size() > 2 || !own || !other)
        return failure("usage", fmt::format("--chances cannot be '{}'", printable(text)),
                       std::string(kChancesForm));
    const Chances chances{(*own)[0], (*own)[1], (*own)[2], (*other)[0], (*other)[1]};
    constexpr float kRounding = 1e-6F;
    const bool is_whole = chances.win_gammon <= chances.win && chances.win_backgammon <= chances.win_gammon &&
                          chances.lose_gammon <= 1 - chances.win + kRounding &&
                          chances.lose_backgammon <= chances.lose_gammon;
    if (is_whole) return chances;
    return failure("usage", "--chances cannot have more gammons than wins, or more backgammons than gammons",
                   "wins count gammons and backgammons, and gammons count backgammons");
}

Result<CubeCase> cube_case(const CubeOptions& options)
{
    CubeCase asked;
    asked.cube = options.cube.value_or(Cube{});
    if (!options.away && !options.score) {
        if (options.length || options.post_crawford)
            return failure("usage", "a match needs its score", "--away 7-4 says it");
        asked.rules.jacoby = options.jacoby;
        asked.rules.beavers = options.beavers;
        return asked;
    }
    if (options.jacoby || options.beavers)
        return failure("usage", "--jacoby and --beavers are rules of money games, and this is a match");
    GK_TRY(asked.score.away, points_needed(options));
    asked.score.post_crawford = options.post_crawford;
    const auto [own, other] = asked.score.away;
    asked.rules.length = options.length.value_or(std::max(own, other));
    if (!options.post_crawford || own == 1 || other == 1) return asked;
    return failure("usage", "after the Crawford game one of the players needs one point");
}

}  // namespace gammonkit::cli
