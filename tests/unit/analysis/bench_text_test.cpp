#include "analysis/benchmark/bench.hpp"
#include "analysis/benchmark/score.hpp"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

namespace gammonkit {
namespace {

using testing::HasSubstr;

TEST(BenchText, TellsRatesOfOneThreadAndOfAll)
{
    const BenchFacts facts{.kernel = "portable",
                           .signature = "0123456789abcdef",
                           .threads = 4,
                           .evaluations = {.one = 1000.4, .all = 4001.6},
                           .one_ply = {.one = 12.345, .all = 24.69}};
    EXPECT_THAT(bench_text(facts), HasSubstr("evaluations                     1000        4002      4.00\n"));
    EXPECT_THAT(bench_text(facts), HasSubstr("plays chosen at 1 ply          12.35       24.69      2.00\n"));
    const auto json = nlohmann::json::parse(bench_json(facts));
    EXPECT_EQ(json["threads"], 4);
    EXPECT_EQ(json["one_ply_decisions_per_second"]["all_threads"], 24.69);
}

TEST(ScoreText, LeavesOutWhatWasNotScored)
{
    const ScoreFacts facts{.file = "a.tsv", .plies = 1, .score = {.mean_absolute_error = 0.01, .plays = 3}};
    const auto json = nlohmann::json::parse(score_json(facts));
    EXPECT_EQ(json["mean_absolute_error"], 0.01);
    EXPECT_FALSE(json.contains("error_rate"));
    EXPECT_FALSE(json.contains("mean_chance_error"));
    EXPECT_THAT(score_row(facts), HasSubstr("0.0100"));
}

}  // namespace
}  // namespace gammonkit
