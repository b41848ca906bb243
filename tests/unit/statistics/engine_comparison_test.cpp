#include "decisions/statistics/engine_comparison.hpp"

#include "formats/sgf/format.hpp"
#include "model/transform/swap_players.hpp"
#include "tests/unit/model/boards.hpp"
#include "tests/unit/model/turns.hpp"

#include <fstream>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <iterator>

namespace gammonkit {
namespace {

using testing::ElementsAre;

const Play kSplitting{step(24, 23), step(13, 10)};
const Play kFivePoint{step(6, 5), step(8, 5)};
const Play kDown{step(13, 8), step(13, 11)};

PlayAnalysis judged_by(const std::string& engine, const Play& best, double equity, const Play& other,
                       double less)
{
    const auto candidate = [](const Play& play, double value) {
        return Candidate{.play = play, .assessment = Assessment{.estimate = {.cubeful = Equity{value}}}};
    };
    return {.by = {.engine = engine},
            .candidates = {candidate(best, equity), candidate(other, equity - less)}};
}

/// Ann makes her 5 point, which the one holds to be best by 0.125, and the other to be worse by 0.25.
Match two_opinions()
{
    Turn opening = play(Player::first, 3, 1, kFivePoint);
    opening.plays = {judged_by("one", kFivePoint, 0.25, kSplitting, 0.125),
                     judged_by("other", kSplitting, 0.5, kFivePoint, 0.25)};
    Turn answer = play(Player::second, 5, 2, kDown);
    answer.plays = {judged_by("one", kDown, -0.25, {step(24, 22), step(13, 8)}, 0.125)};
    return {.rules = {.length = 0},
            .players = {{.name = "Ann"}, {.name = "Bob"}},
            .games = {{.number = 1, .turns = {opening, answer}}}};
}

Match sample()
{
    std::ifstream file(GAMMONKIT_SOURCE_DIR "/samples/sgf/analysed-session.sgf", std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    CollectingReporter reporter;
    return read_sgf(SourceText("session.sgf", text), {}, reporter).value().matches.at(0);
}

TEST(EngineComparison, TellsWhoSaysWhat)
{
    const Match match = two_opinions();
    const EngineComparison comparison =
        compare_analyses("a.sgf", match, with_second_analyses(match), KnownTables());
    // Of Bob's answer one of them says nothing.
    ASSERT_EQ(comparison.decisions.size(), 1U);
    const DecisionComparison& decision = comparison.decisions.front();
    EXPECT_EQ(decision.player, "Ann");
    EXPECT_EQ(decision.made, "8/5 6/5");
    EXPECT_EQ(to_string(decision.place), "g1-1");
    EXPECT_EQ(decision.said[0].best, "8/5 6/5");
    EXPECT_EQ(decision.said[1].best, "24/23 13/10");
    EXPECT_EQ(decision.said[0].error, 0);
    EXPECT_EQ(decision.said[1].error, 0.25);
    EXPECT_EQ(decision.gap(), 0.25);
    EXPECT_EQ(comparison.all.other_plays, 1);
    EXPECT_EQ(comparison.all.mean_gap(), 0.25);
    EXPECT_EQ(comparison.all.performance[0].rating(), 0);
    EXPECT_EQ(comparison.all.performance[1].rating(), 125);
    EXPECT_THAT(comparison.differing(), ElementsAre(0));
}

TEST(EngineComparison, FindsNoDifferenceBetweenAnAnalysisAndItself)
{
    const Match match = sample();
    const EngineComparison comparison = compare_analyses("a.sgf", match, match, KnownTables());
    EXPECT_THAT(comparison.differing(), testing::IsEmpty());
    EXPECT_EQ(comparison.all.mean_gap(), 0);
    const MatchStatistics statistics = statistics_of(match);
    Performance both = statistics.match.players.first.performance;
    both += statistics.match.players.second.performance;
    EXPECT_EQ(comparison.all.performance[0].decisions, both.decisions);
    EXPECT_NEAR(*comparison.all.performance[0].rating(), *both.rating(), 1e-9);
    EXPECT_EQ(comparison.all.performance[0].rating(), comparison.all.performance[1].rating());
}

TEST(EngineComparison, KnowsPlayersInOtherSeats)
{
    const Match match = sample();
    const EngineComparison comparison = compare_analyses("a.sgf", match, swap_players(match), KnownTables());
    EXPECT_THAT(comparison.differing(), testing::IsEmpty());
    EXPECT_GT(comparison.all.decisions, 20);
}

TEST(EngineComparison, AddsMatchesUp)
{
    const Match match = two_opinions();
    EngineComparison all = compare_analyses("a.sgf", match, with_second_analyses(match), KnownTables());
    all += compare_analyses("b.sgf", match, match, KnownTables());
    ASSERT_EQ(all.matches.size(), 2U);
    EXPECT_EQ(all.all.decisions, 3);
    ASSERT_EQ(all.players.size(), 2U);
    EXPECT_EQ(all.players[0].name, "Ann");
    EXPECT_EQ(all.players[0].agreement.decisions, 2);
    EXPECT_EQ(all.players[0].agreement.mean_gap(), 0.125);
    EXPECT_EQ(all.engines[0].at("one"), 3);
    EXPECT_EQ(all.engines[1].at("other"), 1);
}

}  // namespace
}  // namespace gammonkit
