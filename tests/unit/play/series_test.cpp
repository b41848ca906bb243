#include "analysis/met/named_tables.hpp"
#include "analysis/play/engine_contestant.hpp"
#include "analysis/play/series.hpp"
#include "analysis/play/series_text.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace gammonkit {
namespace {

using testing::HasSubstr;

/// The engine without tables, which plays the same games everywhere.
const Evaluator& evaluator()
{
    static const Evaluator shipped = Evaluator::shipped();
    return shipped;
}

const MatchEquityTable& table()
{
    static const MatchEquityTable made = default_met();
    return made;
}

Entrant engine_with(double x)
{
    ContestantSettings settings;
    settings.cube_model.efficiency = CubeEfficiency::uniform(x);
    const auto model = std::make_shared<const PreparedCubeModel>(settings.cube_model);
    const auto make = [settings, model](std::uint64_t round) -> Result<std::unique_ptr<Contestant>> {
        return std::make_unique<EngineContestant>(evaluator(), table(), settings, model, round);
    };
    return {.name = "x", .make = make};
}

std::vector<SeriesBlock> played(const SeriesSettings& settings, double one, double other)
{
    Series series({engine_with(one), engine_with(other)}, {{.one = 0, .other = 1}}, settings, evaluator(),
                  table());
    std::vector<SeriesBlock> blocks;
    const Result<void> result =
        series.play({0}, [&](SeriesBlock block) { blocks.push_back(std::move(block)); }, {});
    EXPECT_TRUE(result.has_value());
    return blocks;
}

TEST(Series, GivesAnEngineAgainstItselfNothingInTwoGamesWithTheSameDice)
{
    const SeriesSums sums = played({.rounds = 20, .measures_luck = true, .threads = 1}, 0.7, 0.7)[0].sums[0];
    EXPECT_EQ(sums.games, 40);
    EXPECT_EQ(score_of(sums).mean, 0);
    EXPECT_EQ(score_of(sums).standard_error, 0);
    EXPECT_EQ(sums.sides.first.wins(), 20);
    EXPECT_NEAR(adjusted_score_of(sums).mean, 0, 1e-9);
}

TEST(Series, NeverSeesATakeWhereTheCubeIsLive)
{
    // With an efficiency of 1 the first moment to double is the one where the other may as well drop.
    const SeriesSums sums = played({.rounds = 10, .threads = 1}, 1, 1)[0].sums[0];
    EXPECT_EQ(sums.cubes[0], sums.games);
    EXPECT_EQ(sums.cube_values, sums.games);
}

TEST(Series, KeepsTheCubeBelowItsLimit)
{
    const SeriesSettings settings{.rules = {.cube_limit = 2}, .rounds = 20, .threads = 1};
    const SeriesSums sums = played(settings, 0, 0)[0].sums[0];
    EXPECT_EQ(sums.cubes[0] + sums.cubes[1], sums.games);
}

TEST(Series, PlaysMatchesToTheirEnd)
{
    const SeriesSettings settings{.rules = {.length = 3}, .rounds = 3, .keeps_games = true, .threads = 1};
    const SeriesBlock block = played(settings, 0.7, 0.6)[0];
    ASSERT_EQ(block.matches[0].size(), 6U);
    EXPECT_EQ(block.sums[0].bouts, 6);
    for (const Match& match : block.matches[0]) {
        EXPECT_EQ(match.rules.length, 3);
        EXPECT_FALSE(match.games.back().turns.empty());
        EXPECT_LT(match.games.back().score.first, 3);
    }
}

TEST(Series, TakesLuckOutWithoutChangingTheMean)
{
    const SeriesSettings settings{.rounds = 40, .duplicate = false, .measures_luck = true, .threads = 1};
    const SeriesSums sums = played(settings, 0.7, 0.6)[0].sums[0];
    const SeriesMean with = score_of(sums);
    const SeriesMean without = adjusted_score_of(sums);
    EXPECT_LT(without.standard_error, with.standard_error / 2);
    EXPECT_LT(std::abs(with.mean - without.mean), 3 * with.standard_error);
}

TEST(Series, MeasuresTheErrorsOfWhoErrs)
{
    ContestantSettings noisy;
    noisy.plays.context.noise = 0.05;
    noisy.cube.context.noise = 0.05;
    const auto make = [noisy](std::uint64_t round) -> Result<std::unique_ptr<Contestant>> {
        return std::make_unique<EngineContestant>(evaluator(), table(), noisy, nullptr, round);
    };
    const auto right = [](std::uint64_t round) -> Result<std::unique_ptr<Contestant>> {
        return std::make_unique<EngineContestant>(evaluator(), table(), ContestantSettings{}, nullptr, round);
    };
    Series series({{.name = "right", .make = right}, {.name = "noisy", .make = make}},
                  {{.one = 0, .other = 1}}, {.rounds = 5, .measures_errors = true, .threads = 1}, evaluator(),
                  table());
    SeriesSums sums;
    ASSERT_TRUE(series.play({0}, [&](const SeriesBlock& block) { sums = block.sums[0]; }, {}));
    EXPECT_EQ(sums.sides.first.errors.play_error, 0);
    EXPECT_EQ(sums.sides.first.errors.cube_error, 0);
    EXPECT_GT(sums.sides.first.errors.plays, 100);
    EXPECT_GT(sums.sides.second.errors.play_error / sums.sides.second.errors.plays, 0.01);
}

TEST(SeriesRecord, ComesBackAsItWasWritten)
{
    const SeriesBlock block = played({.rounds = 4, .threads = 1}, 0.7, 0.5)[0];
    const std::string text =
        record_heading("x=0.7 x=0.5") + "\n" + record_line(block) + "\n" + R"({"block":1,"su)";
    const auto read = read_series_record(text, "x=0.7 x=0.5", 1);
    ASSERT_TRUE(read.has_value());
    ASSERT_EQ(read->size(), 1U);
    EXPECT_EQ(record_line(read->front()), record_line(block));
}

TEST(SeriesRecord, RefusesOtherSettingsAndOtherFiles)
{
    const auto other = read_series_record(record_heading("x=0.7") + "\n", "x=0.6", 1);
    ASSERT_FALSE(other.has_value());
    EXPECT_EQ(other.error().message, "the record was begun with x=0.7");
    for (const std::string_view text : {"", "hello\n", "[1]\n", "{}\n"})
        EXPECT_EQ(read_series_record(text, "x", 1).error().code, "bad-record");
    const auto broken = read_series_record(record_heading("x") + "\n{\"block\":0}\n", "x", 1);
    EXPECT_EQ(broken.error().message, "line 2 of the record cannot be read");
}

TEST(SeriesText, NamesTheUnit)
{
    EXPECT_THAT(series_heading({.is_match = true}), HasSubstr("MATCHES"));
    EXPECT_THAT(series_json({.one = "a", .other = "b"}), HasSubstr(R"("unit":"points")"));
}

}  // namespace
}  // namespace gammonkit
