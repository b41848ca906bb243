#include "analysis/bearoff/table_set.hpp"
#include "analysis/engine.hpp"
#include "analysis/maps/roll_map.hpp"
#include "analysis/maps/score_map.hpp"
#include "analysis/met/named_tables.hpp"
#include "model/identifiers/identifier.hpp"

#include <gtest/gtest.h>
#include <numeric>

namespace gammonkit {
namespace {

/// X bears off his last two checkers at once, or O his last one: 19 of 36 rolls win.
const std::string kLastRoll = "XGID=--A--A------------------a-:0:0:1:00:0:0:0:0:10";

GameState state_of(const std::string& identifier)
{
    return state_from_identifier(identifier)->state;
}

NetEngine fresh_engine()
{
    return NetEngine({.threads = 1, .tables = bearoff::standard_tables({}).value()});
}

RollMap map_of(const std::string& identifier)
{
    NetEngine own = fresh_engine();
    const GameState state = state_of(identifier);
    return roll_map(own, state, level_of_plies(0), state.on_roll).value();
}

TEST(RollMap, HasAll21RollsWithTheirAverage)
{
    const RollMap map = map_of(kLastRoll);
    ASSERT_EQ(map.rolls.size(), 21U);
    int weight = 0;
    int wins = 0;
    double luck = 0;
    for (const MappedRoll& roll : map.rolls) {
        weight += roll.weight();
        luck += roll.weight() * roll.luck;
        wins += roll.equity == 1 ? roll.weight() : 0;
    }
    EXPECT_EQ(weight, 36);
    EXPECT_EQ(wins, 19);
    EXPECT_NEAR(map.average, (19.0 - 17.0) / 36, 1e-6);
    EXPECT_NEAR(luck, 0, 1e-9);
    // Of values that are 1 or -1.
    EXPECT_NEAR(map.spread * map.spread, 1 - map.average * map.average, 1e-6);
    EXPECT_FALSE(map.average_mwc);
}

TEST(RollMap, OfAMatchHasChancesToWinIt)
{
    const RollMap map = map_of("XGID=--A--A------------------a-:0:0:1:00:4:4:0:5:10");
    EXPECT_NEAR(map.average_mwc->value, 19.0 / 36, 1e-6);
    EXPECT_FALSE(map.has_market);
}

TEST(RollMap, TellsWhatWouldHaveLostTheMarket)
{
    const RollMap map = map_of(kLastRoll);
    EXPECT_TRUE(map.has_market);
    EXPECT_EQ(map.count(&MappedRoll::loses_market), 19);
    EXPECT_FALSE(map_of("XGID=--A--A------------------a-:1:-1:1:00:0:0:0:0:10").has_market);
}

TEST(RollMap, FindsHitsAndDances)
{
    const RollMap closed = map_of("XGID=aBBBBBB---------------eed-:0:0:-1:00:0:0:0:0:10");
    EXPECT_EQ(closed.count(&MappedRoll::dances), 36);
    EXPECT_TRUE(closed.rolls.front().play.empty());
    const RollMap direct = map_of("XGID=-aBBBBB-A-------------eed-:0:0:1:00:0:0:0:0:10");
    EXPECT_GT(direct.count(&MappedRoll::hits), 0);
    EXPECT_EQ(direct.count(&MappedRoll::dances), 0);
}

TEST(RollMap, IsSeenByWhoeverAsks)
{
    NetEngine own = fresh_engine();
    const GameState state = state_of("XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10");
    const RollMap mine = roll_map(own, state, level_of_plies(0), Player::second).value();
    const RollMap his = roll_map(own, state, level_of_plies(0), Player::first).value();
    EXPECT_DOUBLE_EQ(mine.average, -his.average);
    EXPECT_DOUBLE_EQ(mine.rolls[3].equity, -his.rolls[3].equity);
    EXPECT_DOUBLE_EQ(mine.rolls[3].luck, his.rolls[3].luck);
}

TEST(RollMap, StopsWhenItIsTold)
{
    NetEngine own = fresh_engine();
    const auto stopped =
        roll_map(own, state_of(kLastRoll), level_of_plies(0), Player::second, [](double) { return false; });
    ASSERT_FALSE(stopped);
    EXPECT_EQ(stopped.error().code, "interrupted");
}

TEST(RollSequences, CountMarketLosersOf1296)
{
    NetEngine own = fresh_engine();
    const RollSequences sequences =
        roll_sequences(own, state_of(kLastRoll), level_of_plies(0), Player::second).value();
    ASSERT_EQ(sequences.second.size(), 21U);
    EXPECT_TRUE(sequences.second[index_of(*Dice::from(6, 6))].rolls.empty());
    EXPECT_EQ(sequences.second[index_of(*Dice::from(2, 1))].rolls.size(), 21U);
    EXPECT_EQ(sequences.market_losers(), 19 * 36);
}

/// Remembers at which scores it was asked.
class ListeningJudge : public PositionJudge {
public:
    [[nodiscard]] const MatchEquityTable& match_equity_table() const override { return table_; }
    [[nodiscard]] Result<std::vector<PlayEvaluation>>
    rank_plays(const GameState&, const Level&, const Progress&, std::span<const Position>) override
    {
        return std::vector<PlayEvaluation>(2);
    }
    [[nodiscard]] Result<CubeEvaluation> judge_cube(const GameState& state, const Level&,
                                                    const Progress&) override
    {
        asked.push_back(state);
        return CubeEvaluation{};
    }
    std::vector<GameState> asked = {};

private:
    MatchEquityTable table_ = default_met();
};

/// "2a 1a Crawford"
std::string score_of_state(const GameState& state)
{
    if (state.rules.is_money()) return "money";
    const std::string text = std::to_string(away(state, state.on_roll)) + "a " +
                             std::to_string(away(state, opponent(state.on_roll))) + "a";
    if (state.crawford_game) return text + " Crawford";
    return is_post_crawford(state) ? text + " post-Crawford" : text;
}

std::vector<std::string> scores_asked(const std::string& identifier, int size)
{
    ListeningJudge judge;
    const ScoreMap map = score_map(judge, state_of(identifier), level_of_plies(0), size).value();
    EXPECT_EQ(map.scores.size(), map.marks.size() * map.marks.size());
    std::vector<std::string> scores;
    for (const GameState& state : judge.asked)
        scores.push_back(score_of_state(state));
    return scores;
}

TEST(ScoreMap, AsksAtEachScoreOnce)
{
    const std::vector<std::string> expected = {
        "money",          "1a 1a post-Crawford", "1a 2a Crawford", "1a 2a post-Crawford",
        "2a 1a Crawford", "2a 1a post-Crawford", "2a 2a"};
    EXPECT_EQ(scores_asked("XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10", 2), expected);
    EXPECT_EQ(scores_asked("XGID=-b----E-C---eE---c-e----B-:0:0:-1:00:3:2:0:9:10", 2), expected);
}

TEST(ScoreMap, HasNoCrawfordGameWithATurnedCube)
{
    const std::vector<std::string> expected = {"money", "1a 1a post-Crawford", "1a 2a post-Crawford",
                                               "2a 1a post-Crawford", "2a 2a"};
    EXPECT_EQ(scores_asked("XGID=-b----E-C---eE---c-e----B-:1:1:1:00:0:0:0:0:10", 2), expected);
}

TEST(ScoreMap, MarksTheScoreOfThePosition)
{
    ListeningJudge judge;
    const auto marked = [&](const std::string& score) {
        const GameState state = state_of("XGID=-b----E-C---eE---c-e----B-:0:0:1:00:" + score + ":10");
        const ScoreMap map = score_map(judge, state, level_of_plies(0), 4).value();
        std::vector<std::string> scores;
        if (map.money.is_actual) scores.push_back(score_of_state(map.money.state));
        for (const std::optional<ScoredPosition>& scored : map.scores) {
            if (scored && scored->is_actual) scores.push_back(score_of_state(scored->state));
        }
        return scores;
    };
    EXPECT_EQ(marked("3:4:0:7"), std::vector<std::string>{"4a 3a"});
    EXPECT_EQ(marked("5:6:1:7"), std::vector<std::string>{"2a 1a Crawford"});
    EXPECT_EQ(marked("5:6:0:7"), std::vector<std::string>{"2a 1a post-Crawford"});
    EXPECT_EQ(marked("0:0:0:0"), std::vector<std::string>{"money"});
    EXPECT_TRUE(marked("0:0:0:7").empty());
}

TEST(ScoreMap, LetsTheTrailerDoubleOnlyAfterTheCrawfordGame)
{
    NetEngine own = fresh_engine();
    const GameState state = state_of("XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10");
    const ScoreMap map = score_map(own, state, level_of_plies(0), 3).value();
    const auto doubling = [&](std::size_t row, std::size_t column) {
        return map.at(row, column)->cube->decision.verdict.doubling;
    };
    EXPECT_EQ(doubling(0, 0), Doubling::not_available);  // Double match point.
    EXPECT_EQ(doubling(3, 0), Doubling::not_available);  // The Crawford game.
    EXPECT_EQ(doubling(1, 3), Doubling::not_available);  // The leader has no use for the cube.
    EXPECT_EQ(doubling(3, 1), Doubling::right_double);   // He has nothing to lose.
    EXPECT_EQ(map.at(3, 1)->cube->decision.verdict.answer, DoubleAnswer::take);
    EXPECT_EQ(map.at(2, 1)->cube->decision.verdict.answer, DoubleAnswer::drop);  // The free drop.
    EXPECT_FALSE(map.at(1, 1));
    EXPECT_FALSE(map.at(0, 1));
}

TEST(ScoreMap, OfPositionsWithDiceHasPlays)
{
    NetEngine own = fresh_engine();
    const GameState state = state_of("XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10");
    const ScoreMap map = score_map(own, state, level_of_plies(0), 2).value();
    EXPECT_TRUE(map.is_of_plays());
    EXPECT_GT(map.money.plays.size(), 10U);
    EXPECT_FALSE(map.at(2, 2)->cube);
}

}  // namespace
}  // namespace gammonkit
