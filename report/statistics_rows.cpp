#include "report/statistics_rows.hpp"

#include "analysis/statistics/luck_words.hpp"

#include <fmt/format.h>

namespace gammonkit {
namespace {

/// What a row says of one player.
using CellText = std::string (*)(const MatchStatistics& statistics, Player player);

std::string number(const std::optional<double>& value, int digits)
{
    return value ? fmt::format("{:.{}f}", *value, digits) : "";
}

std::string rated(const std::optional<Rate>& rate)
{
    const std::optional<Amount> error = rate ? rate->per_decision() : std::nullopt;
    if (!error) return "";
    const std::optional<SkillRating> words = rate->rating();
    return fmt::format("{:.1f}{}{}", 1000 * error->normalized, words ? ", " : "",
                       words ? to_string(*words) : "");
}

const PlayerStatistics& of(const MatchStatistics& statistics, Player player)
{
    return statistics.match.players[player];
}

std::string performance(const MatchStatistics& statistics, Player player)
{
    return number(of(statistics, player).performance.rating(), 2);
}

std::string overall_rate(const MatchStatistics& statistics, Player player)
{
    return rated(of(statistics, player).overall());
}

std::string checker_rate(const MatchStatistics& statistics, Player player)
{
    const auto& checker = of(statistics, player).checker;
    return checker ? rated(checker->rate) : "";
}

std::string cube_rate(const MatchStatistics& statistics, Player player)
{
    const auto& cube = of(statistics, player).cube;
    return cube ? rated(cube->rate) : "";
}

std::string marks(const MatchStatistics& statistics, Player player)
{
    const auto& checker = of(statistics, player).checker;
    if (!checker) return "";
    return fmt::format("{} / {} / {}", checker->very_bad, checker->bad, checker->doubtful);
}

std::string cube_errors(const MatchStatistics& statistics, Player player)
{
    const auto& cube = of(statistics, player).cube;
    if (!cube) return "";
    int errors = 0;
    for (const Tally& tally : cube->mistakes)
        errors += tally.count;
    return fmt::format("{} of {}", errors, cube->rate.decisions);
}

std::string total_error(const MatchStatistics& statistics, Player player)
{
    const std::optional<Rate> overall = of(statistics, player).overall();
    if (!overall) return "";
    return statistics.rules.is_money() ? fmt::format("{:.3f} points", overall->error.absolute)
                                       : fmt::format("{:.2f}%", 100 * overall->error.absolute);
}

std::string luck(const MatchStatistics& statistics, Player player)
{
    const auto& luck = of(statistics, player).luck;
    if (!luck) return "";
    const std::optional<LuckRating> words = luck->rating();
    return fmt::format("{:+.3f}{}{}", luck->total.normalized, words ? ", " : "",
                       words ? words_of(*words) : "");
}

std::string snowie(const MatchStatistics& statistics, Player player)
{
    const std::optional<double> rate = statistics.match.snowie_rate(player);
    return rate ? fmt::format("{:.1f}", 1000 * *rate) : "";
}

}  // namespace

std::vector<StatisticsRow> statistics_rows(const MatchStatistics& statistics)
{
    static constexpr std::pair<std::string_view, CellText> kRows[] = {
        {"Performance rating (PR)", performance},
        {"Error rate", overall_rate},
        {"Checker play", checker_rate},
        {"Cube", cube_rate},
        {"Plays ?? / ? / ?!", marks},
        {"Wrong cube decisions", cube_errors},
        {"Lost by errors", total_error},
        {"Snowie error rate", snowie},
        {"Luck", luck},
    };
    std::vector<StatisticsRow> rows;
    for (const auto& [name, cell] : kRows) {
        StatisticsRow row{.name = std::string(name),
                          .cells = {cell(statistics, Player::first), cell(statistics, Player::second)}};
        if (!row.cells.first.empty() || !row.cells.second.empty()) rows.push_back(std::move(row));
    }
    return rows;
}

}  // namespace gammonkit
