#include "decisions/statistics/figures.hpp"
#include "formats/sgf/format.hpp"
#include "tests/support/reading.hpp"

#include <fmt/format.h>
#include <fstream>
#include <gtest/gtest.h>
#include <iterator>
#include <map>

namespace gammonkit {
namespace {

/// Two games of a money session that GNU Backgammon 1.07 has played and analyzed.
MatchStatistics session()
{
    std::ifstream file(GAMMONKIT_SOURCE_DIR "/samples/sgf/analysed-session.sgf", std::ios::binary);
    std::string bytes{std::istreambuf_iterator<char>(file), {}};
    return statistics_of(testing_support::told_by(read_sgf, std::move(bytes)).collection.matches.at(0));
}

/// A figure with as many digits as GNU Backgammon prints.
struct Printed {
    FigureUnit unit;

    std::string operator()(std::monostate) const { return "n/a"; }
    std::string operator()(int count) const { return std::to_string(count); }
    std::string operator()(double number) const
    {
        return unit == FigureUnit::millipoints ? fmt::format("{:.1f}", 1000 * number)
                                               : fmt::format("{:.3f}", number);
    }
    std::string operator()(SkillRating rating) const { return std::string(to_string(rating)); }
    std::string operator()(LuckRating rating) const { return std::string(to_string(rating)); }
    std::string operator()(const Amount& amount) const
    {
        if (unit == FigureUnit::rate)
            return fmt::format("{:.1f} ({:.3f})", 1000 * amount.normalized, amount.absolute);
        return fmt::format("{:.3f} ({:.3f})", amount.normalized, amount.absolute);
    }
    std::string operator()(const Tally& tally) const
    {
        return tally.count == 0 ? "0" : fmt::format("{} ({})", tally.count, (*this)(tally.error));
    }
    std::string operator()(const Interval& interval) const
    {
        return fmt::format("{} to {}", interval.low, interval.high);
    }
    std::string operator()(const DiceTally& tally) const { return std::to_string(tally.found); }
    std::string operator()(const Advantage& advantage) const
    {
        return fmt::format("{:.3f} +- {:.3f}", advantage.mean, advantage.margin);
    }
};

/// What GNU Backgammon prints of that session; errors without their sign.
TEST(Statistics, AreThoseThatGnubgPrints)
{
    const std::map<std::string, std::pair<std::string, std::string>> expected = {
        {"checker.moves", {"6", "7"}},
        {"checker.unforced", {"6", "6"}},
        {"checker.unmarked", {"1", "4"}},
        {"checker.doubtful", {"2", "0"}},
        {"checker.bad", {"2", "0"}},
        {"checker.very_bad", {"1", "3"}},
        {"checker.error", {"0.511 (0.511)", "1.083 (1.083)"}},
        {"checker.error_rate", {"85.1 (0.085)", "180.5 (0.180)"}},
        {"checker.rating", {"Awful!", "Awful!"}},
        {"luck.very_lucky", {"0", "0"}},
        {"luck.lucky", {"1", "0"}},
        {"luck.unmarked", {"5", "7"}},
        {"luck.unlucky", {"0", "0"}},
        {"luck.very_unlucky", {"0", "0"}},
        {"luck.total", {"0.152 (0.152)", "0.487 (0.487)"}},
        {"luck.rate", {"25.4 (0.025)", "69.6 (0.070)"}},
        {"luck.rating", {"None", "Go to Las Vegas"}},
        {"cube.decisions", {"8", "7"}},
        {"cube.close_or_actual", {"2", "4"}},
        {"cube.doubles", {"1", "1"}},
        {"cube.takes", {"0", "0"}},
        {"cube.drops", {"1", "1"}},
        {"cube.missed_doubles_below_cash", {"0", "0"}},
        {"cube.wrong_drops", {"1 (0.537 (0.537))", "1 (0.316 (0.316))"}},
        {"cube.error", {"0.537 (0.537)", "0.316 (0.316)"}},
        {"cube.error_rate", {"268.6 (0.269)", "78.9 (0.079)"}},
        {"overall.error", {"1.048 (1.048)", "1.398 (1.398)"}},
        {"overall.error_rate", {"131.0 (0.131)", "139.8 (0.140)"}},
        {"overall.snowie_rate", {"80.6", "107.6"}},
        {"overall.rating", {"Awful!", "Awful!"}},
        {"overall.luck_adjusted_advantage", {"0.167 +- 1.087", "-0.167 +- 1.087"}},
    };
    const MatchStatistics statistics = session();
    std::size_t compared = 0;
    for (const Figure& figure : figures()) {
        const std::string name = fmt::format("{}.{}", to_string(figure.section), figure.name);
        if (!expected.contains(name)) continue;
        const auto printed = [&](Player player) {
            return std::visit(Printed{figure.unit}, figure.value(statistics, statistics.match, player));
        };
        EXPECT_EQ(std::pair(printed(Player::first), printed(Player::second)), expected.at(name)) << name;
        ++compared;
    }
    EXPECT_EQ(compared, expected.size());
}

}  // namespace
}  // namespace gammonkit
