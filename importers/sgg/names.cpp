#include "importers/sgg/names.hpp"

#include "model/limits.hpp"
#include "support/ends.hpp"
#include "support/text.hpp"

#include <algorithm>

namespace gammonkit::sgg {
namespace {

using Names = ByPlayer<std::string_view>;

/// Every way to part the line; hostile lines have many.
std::vector<Names> ways_to_part(std::string_view line)
{
    constexpr std::size_t kMost = 8;
    std::vector<Names> ways;
    for (std::size_t at = line.find(kVersus); at != std::string_view::npos && ways.size() < kMost;
         at = line.find(kVersus, at + 1)) {
        ways.push_back({trimmed(line.substr(0, at)), trimmed(line.substr(at + kVersus.size()))});
    }
    const std::string_view end = trimmed_right(kVersus);
    if (line.ends_with(end)) ways.push_back({trimmed(line.substr(0, line.size() - end.size())), {}});
    return ways;
}

/// How many games end with the victory of one of the two.
std::ptrdiff_t winners_among(const Names& names, const MatchLines& lines)
{
    return std::count_if(lines.games.begin(), lines.games.end(), [&](const GameLines& game) {
        return std::any_of(game.body.rbegin(), game.body.rend(), [&](std::string_view line) {
            const std::optional<Result> result = result_in(line);
            return result && (result->winner == names.first || result->winner == names.second);
        });
    });
}

}  // namespace

std::optional<Result> result_in(std::string_view line)
{
    const std::size_t at = line.rfind(kWins);
    if (at == std::string_view::npos) return std::nullopt;
    std::vector<std::string_view> rest = words(line.substr(at + kWins.size()));
    if (rest.size() != 2) return std::nullopt;
    if (rest[1].ends_with('.')) rest[1] = without_last(rest[1]);
    const std::optional<int> points = parse_int(rest[0]);
    const bool fits =
        points && *points >= 0 && *points <= kMostPoints && (rest[1] == "point" || rest[1] == "points");
    return fits ? std::optional(Result{.winner = trimmed(line.substr(0, at)), .points = *points})
                : std::nullopt;
}

Names names_of(const MatchLines& lines)
{
    const std::vector<Names> ways = ways_to_part(lines.names);
    if (ways.empty()) return {};
    if (ways.size() == 1) return ways.front();
    return *std::max_element(ways.begin(), ways.end(), [&](const Names& a, const Names& b) {
        return winners_among(a, lines) < winners_among(b, lines);
    });
}

}  // namespace gammonkit::sgg
