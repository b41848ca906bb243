#include "model/transform/split_join.hpp"

#include <gtest/gtest.h>

namespace gammonkit {
namespace {

Match match_of(std::string first, std::initializer_list<int> game_numbers)
{
    Match match;
    match.rules.length = 5;
    match.players = {{.name = std::move(first)}, {.name = "Bo"}};
    for (const int number : game_numbers)
        match.games.push_back({.number = number, .turns = {}});
    return match;
}

TEST(Split, GivesEachMatchACollection)
{
    const Collection two{.matches = {match_of("Al", {1, 2}), match_of("Cy", {1})}, .positions = {}};
    const std::vector<Collection> parts = split(two, SplitBy::match);
    ASSERT_EQ(parts.size(), 2U);
    EXPECT_EQ(parts[0].matches, std::vector{match_of("Al", {1, 2})});
    EXPECT_EQ(parts[1].matches, std::vector{match_of("Cy", {1})});
}

TEST(Split, KeepsAGamesNumberAndMatch)
{
    const std::vector<Collection> parts =
        split({.matches = {match_of("Al", {3, 4})}, .positions = {}}, SplitBy::game);
    ASSERT_EQ(parts.size(), 2U);
    EXPECT_EQ(parts[1].matches, std::vector{match_of("Al", {4})});
}

TEST(Split, GivesEachPositionACollectionAndTheFirstTheMatches)
{
    const Collection both{.matches = {match_of("Al", {1, 2})},
                          .positions = {PositionRecord{.comment = "a"}, PositionRecord{.comment = "b"}}};
    const std::vector<Collection> parts = split(both, SplitBy::position);
    ASSERT_EQ(parts.size(), 2U);
    EXPECT_EQ(parts[0].matches, both.matches);
    EXPECT_EQ(parts[0].positions, std::vector{both.positions[0]});
    EXPECT_EQ(parts[1], (Collection{.matches = {}, .positions = {both.positions[1]}}));
}

TEST(Join, UndoesSplittingByGame)
{
    const Collection whole{.matches = {match_of("Al", {1, 2, 3})}, .positions = {}};
    EXPECT_EQ(join(split(whole, SplitBy::game), JoinAs::match), whole);
}

TEST(Join, SortsGamesThatComeInAnotherOrder)
{
    const std::vector<Collection> parts{{.matches = {match_of("Al", {2})}, .positions = {}},
                                        {.matches = {match_of("Al", {1})}, .positions = {}}};
    EXPECT_EQ(join(parts, JoinAs::match)->matches, std::vector{match_of("Al", {1, 2})});
}

TEST(Join, RefusesGamesOfAnotherMatch)
{
    const std::vector<Collection> parts{{.matches = {match_of("Al", {1})}, .positions = {}},
                                        {.matches = {match_of("Cy", {2})}, .positions = {}}};
    EXPECT_EQ(join(parts, JoinAs::match).error().message, "the players differ: Al - Bo and Cy - Bo");
}

TEST(Join, RefusesTheSameGameTwice)
{
    const std::vector<Collection> parts{{.matches = {match_of("Al", {1})}, .positions = {}},
                                        {.matches = {match_of("Al", {1})}, .positions = {}}};
    EXPECT_EQ(join(parts, JoinAs::match).error().message, "game 1 of Al - Bo comes twice");
}

}  // namespace
}  // namespace gammonkit
