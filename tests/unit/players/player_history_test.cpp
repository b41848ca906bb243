#include "decisions/players/player_history.hpp"

#include <gmock/gmock.h>

namespace gammonkit {
namespace {

/// Ann and an opponent played to 5, Ann with 50 decisions that cost so much.
MatchRecord record(const std::string& date, const std::string& opponent, double error)
{
    return {.fingerprint = date + opponent,
            .length = 5,
            .event = "Open",
            .date = date,
            .winner = Player::first,
            .players = {{.name = "Ann",
                         .score = 5,
                         .performance = {.decisions = 50, .error = error},
                         .luck = Amount{0.3, 0.2}},
                        {.name = opponent, .score = 3, .luck = Amount{-0.1, -0.05}}}};
}

PlayerHistory history(const std::vector<MatchRecord>& records, HistoryBy by)
{
    return histories_of(records, {.by = by}).front();
}

TEST(LuckAdjustedResult, IsTheResultWithoutTheOwnLuckAndWithThatOfTheOpponent)
{
    const MatchRecord match = record("", "Bob", 1);
    EXPECT_NEAR(luck_adjusted_result(match, Player::first).value(), 0.5 - 0.2 - 0.05, 1e-12);
    EXPECT_NEAR(luck_adjusted_result(match, Player::second).value(), -0.5 + 0.05 + 0.2, 1e-12);
}

TEST(LuckAdjustedResult, OfASessionIsInPoints)
{
    MatchRecord session = record("", "Bob", 1);
    session.length = 0;
    session.winner = std::nullopt;
    EXPECT_NEAR(luck_adjusted_result(session, Player::first).value(), 2 - 0.2 - 0.05, 1e-12);
}

TEST(LuckAdjustedResult, IsNotKnownOfWhatIsNotOverOrNotAnalyzed)
{
    MatchRecord open = record("", "Bob", 1);
    open.winner = std::nullopt;
    EXPECT_FALSE(luck_adjusted_result(open, Player::first).has_value());
    MatchRecord unjudged = record("", "Bob", 1);
    unjudged.players.second.luck = std::nullopt;
    EXPECT_FALSE(luck_adjusted_result(unjudged, Player::first).has_value());
}

TEST(PlayerTotals, AddUpWhatAverageDiceWouldHaveBrought)
{
    const PlayerTotals ann = totals_of(std::vector{record("", "Bob", 1), record("", "Cy", 1)}, {}).front();
    EXPECT_EQ(ann.luck_adjusted_matches, 2);
    EXPECT_NEAR(ann.luck_adjusted_won.value(), 1.5, 1e-12);
    EXPECT_FALSE(ann.luck_adjusted_points.has_value());
}

TEST(PlayerHistory, GoesFromTheOldestMatchToTheNewestAndThoseWithoutADate)
{
    const std::vector<MatchRecord> records = {record("", "Dan", 1), record("2024-02-01", "Cy", 1),
                                              record("2023-01-01", "Bob", 1)};
    const PlayerHistory ann = history(records, HistoryBy::match);
    ASSERT_EQ(ann.parts.size(), 3U);
    EXPECT_EQ(ann.player, "Ann");
    EXPECT_EQ(ann.parts[0].opponent, "Bob");
    EXPECT_EQ(ann.parts[1].opponent, "Cy");
    EXPECT_EQ(ann.parts[2].opponent, "Dan");
    EXPECT_EQ(ann.parts[2].match, records.data());
}

TEST(PlayerHistory, AddsUpMonths)
{
    const std::vector<MatchRecord> records = {record("2024-02-01", "Bob", 1), record("2024-01-30", "Bob", 1),
                                              record("2024-02-28", "Cy", 3)};
    const PlayerHistory ann = history(records, HistoryBy::month);
    ASSERT_EQ(ann.parts.size(), 2U);
    EXPECT_EQ(ann.parts[0].date, "2024-01");
    EXPECT_EQ(ann.parts[1].date, "2024-02");
    EXPECT_EQ(ann.parts[1].totals.matches, 2);
    EXPECT_DOUBLE_EQ(ann.parts[1].totals.performance.rating().value(), 500 * 4.0 / 100);
    EXPECT_DOUBLE_EQ(ann.parts[1].so_far.rating().value(), 500 * 5.0 / 150);
}

TEST(PlayerHistory, PutsNamesOfOneOpponentTogetherAndWhoWasMetMostFirst)
{
    const std::vector<MatchRecord> records = {record("", "Cy", 1), record("", "BOB", 1),
                                              record("", "bob", 1)};
    const PlayerHistory ann = history(records, HistoryBy::opponent);
    ASSERT_EQ(ann.parts.size(), 2U);
    EXPECT_EQ(ann.parts[0].opponent, "BOB");
    EXPECT_EQ(ann.parts[0].totals.matches, 2);
}

TEST(PlayerHistory, SortsEventsByTheirBeginningAndLengthsByTheirSize)
{
    std::vector<MatchRecord> records = {record("2024-05-01", "Bob", 1), record("2024-01-01", "Bob", 1),
                                        record("2024-09-01", "Bob", 1)};
    records[1].event = "Zurich";
    records[0].length = 9;
    records[2].length = 0;
    const PlayerHistory by_event = history(records, HistoryBy::event);
    ASSERT_EQ(by_event.parts.size(), 2U);
    EXPECT_EQ(by_event.parts[0].event, "Zurich");
    EXPECT_EQ(by_event.parts[1].date, "2024-05-01");
    const PlayerHistory by_length = history(records, HistoryBy::length);
    ASSERT_EQ(by_length.parts.size(), 3U);
    EXPECT_EQ(by_length.parts[0].length, 0);
    EXPECT_EQ(by_length.parts[2].length, 9);
}

TEST(PlayerHistory, DoesNotRankPartsOfFewDecisions)
{
    const std::vector<MatchRecord> records = {record("", "Bob", 1)};
    EXPECT_TRUE(histories_of(records, {.least_decisions = 50}).front().parts[0].totals.is_ranked);
    EXPECT_FALSE(histories_of(records, {.least_decisions = 51}).front().parts[0].totals.is_ranked);
}

TEST(HistoryBy, HasNames)
{
    EXPECT_EQ(to_string(HistoryBy::opponent), "opponent");
}

}  // namespace
}  // namespace gammonkit
