#include "model/identifiers/xgid.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace gammonkit {
namespace {

constexpr std::string_view kStart = "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10";

GameState start_in_money()
{
    return {.position = starting_position(Variant::standard),
            .on_roll = Player::second,
            .rules = {.jacoby = false, .beavers = false}};
}

std::string why_not(std::string_view text)
{
    const Result<GameState> state = state_from_xgid(text);
    return state ? "it was read" : state.error().message;
}

TEST(Xgid, DescribesTheStart)
{
    EXPECT_EQ(xgid(start_in_money()), kStart);
    EXPECT_EQ(state_from_xgid(kStart).value(), start_in_money());
}

/// Many programs write 0 where they know of no limit.
TEST(Xgid, TakesTheLimitZeroForNotSaidIfTheCubeIsTurned)
{
    const std::string turned = "XGID=-b----E-C---eE---c-e----B-:1:1:1:00:0:0:0:7:0";
    const GameState state = state_from_xgid(turned).value();
    EXPECT_EQ(state.cube.value, 2);
    EXPECT_FALSE(state.rules.cube_limit.has_value());
    EXPECT_EQ(doubt_about_xgid(turned)->code, "cube-limit");

    const std::string centered = "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:7:0";
    EXPECT_EQ(state_from_xgid(centered)->rules.cube_limit, 1);
    EXPECT_FALSE(doubt_about_xgid(centered).has_value());
}

/// Lists of decisions that programs make of eXtreme Gammon's files name an owner of a cube at 1.
TEST(Xgid, GivesNobodyACubeThatWasNeverTurned)
{
    for (const std::string owner : {"1", "-1"}) {
        const std::string owned = "XGID=-b----E-C---eE---c-e----B-:0:" + owner + ":1:00:0:0:0:7:10";
        EXPECT_EQ(state_from_xgid(owned)->cube, Cube{});
        EXPECT_EQ(doubt_about_xgid(owned)->code, "cube-owner");
    }
    EXPECT_FALSE(doubt_about_xgid("XGID=-b----E-C---eE---c-e----B-:1:1:1:00:0:0:0:7:10").has_value());
    EXPECT_FALSE(doubt_about_xgid("XGID=-b----E").has_value());
}

// Sample: a position of a 7-point match, published by several programs.
TEST(Xgid, PutsTheBottomPlayerSecond)
{
    const GameState state = state_from_xgid("XGID=-B-CBBB---a---A---ABcbbbd-:1:-1:1:21:3:6:0:7:10").value();
    EXPECT_EQ(state.on_roll, Player::second);
    EXPECT_EQ(state.dice, Dice::from(2, 1));
    EXPECT_EQ(state.cube, (Cube{2, Player::first}));
    EXPECT_EQ(state.score, (ByPlayer<int>{6, 3}));
    EXPECT_EQ(state.rules.length, 7);
    EXPECT_EQ(state.position.pip_count(Player::first), 52);
    EXPECT_EQ(state.position.pip_count(Player::second), 111);
}

TEST(Xgid, PutsEachBarAtItsEnd)
{
    const GameState state = state_from_xgid("a------------------------B:0:0:1:00:0:0:0:0:10").value();
    EXPECT_EQ(state.position.checkers(Player::first, kBar), 1);
    EXPECT_EQ(state.position.checkers(Player::second, kBar), 2);
    EXPECT_EQ(state.position.checkers(Player::second, kOff), 13);
}

class WrittenBack : public testing::TestWithParam<std::string_view> {};

TEST_P(WrittenBack, LetterForLetter)
{
    EXPECT_EQ(xgid(state_from_xgid(GetParam()).value()), GetParam());
}

INSTANTIATE_TEST_SUITE_P(Xgid, WrittenBack,
                         testing::Values(kStart,
                                         // The next two: kevung/bgfparser (MIT).
                                         "XGID=-B-CBBB---a---A---ABcbbbd-:1:-1:1:21:3:6:0:7:10",
                                         "XGID=-aAaBaDaB---bD-b-A-cA-b-b-:0:0:1:00:2:4:0:9:10",
                                         "XGID=-b----E-C---eE---c-e----B-:0:0:-1:D:0:0:1:0:10",
                                         "XGID=-b----E-C---eE---c-e----B-:2:1:1:D:0:0:3:0:10",
                                         "XGID=-b----E-C---eE---c-e----B-:1:-1:1:B:0:0:2:0:10",
                                         "XGID=-b----E-C---eE---c-e----B-:2:-1:1:R:0:0:2:0:10",
                                         "XGID=-b----E-C---eE---c-e----B-:0:0:-1:12:6:2:1:7:10",
                                         "XGID=-BDB-------------a------e-:1:-1:-1:42:0:0:0:5:8",
                                         "XGID=------O------------o------:0:0:1:00:0:0:0:1:0",
                                         "XGID=--------------------------:0:0:1:00:3:2:3:0:20",
                                         "XGID=oAAAAAAAAAAAAAAA----------:0:0:1:66:0:0:0:0:10"));

class SameStart : public testing::TestWithParam<std::string_view> {};

TEST_P(SameStart, IsReadHoweverItIsWritten)
{
    EXPECT_EQ(state_from_xgid(GetParam()).value(), start_in_money());
}

INSTANTIATE_TEST_SUITE_P(
    Xgid, SameStart,
    testing::Values("-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10",
                    "xgid=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10",
                    "XGID: -b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10",
                    "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0",
                    "XGID%3D-b----E-C---eE---c-e----B-%3A0%3a0%3A1%3A00%3A0%3A0%3A0%3A0%3A10",
                    "\"XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10\".",
                    " XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10|\r\n",
                    "XGID=-b----E-C---eE---c-e----B:0:0:1:00:0:0:0:0:10"));

TEST(Xgid, RaisesTheLimitForACubeAboveIt)
{
    GameState state = start_in_money();
    state.cube = {2048, Player::first};
    EXPECT_EQ(xgid(state), "XGID=-b----E-C---eE---c-e----B-:11:-1:1:00:0:0:0:0:11");
    EXPECT_EQ(state_from_xgid(xgid(state)).value().cube, state.cube);
}

TEST(Xgid, LetsTheOwnerOfTheCubeBeTheDoubler)
{
    // The turn is the top player's, but the bottom player owns the cube.
    const GameState state = state_from_xgid("-b----E-C---eE---c-e----B-:1:1:-1:D:0:0:0:0:10").value();
    EXPECT_EQ(state.offered_by, Player::second);
    EXPECT_EQ(state.on_roll, Player::second);
    EXPECT_EQ(state.to_decide(), Player::first);
}

TEST(Xgid, TakesABeaverForATakenDouble)
{
    const GameState state = state_from_xgid("-b----E-C---eE---c-e----B-:0:0:1:B:0:0:2:0:10").value();
    EXPECT_EQ(state.offer, Offer::beaver);
    EXPECT_EQ(state.cube, (Cube{2, Player::first}));
    EXPECT_EQ(state.to_decide(), Player::second);
}

TEST(Xgid, TakesARaccoonForATakenBeaver)
{
    const GameState state = state_from_xgid("-b----E-C---eE---c-e----B-:0:0:1:R:0:0:2:0:10").value();
    EXPECT_EQ(state.offer, Offer::raccoon);
    EXPECT_EQ(state.cube, (Cube{4, Player::first}));
    EXPECT_EQ(state.to_decide(), Player::first);
}

TEST(Xgid, TakesTheVariantFromTheCaller)
{
    constexpr std::string_view kHyper = "-aaa------------------AAA-:0:0:1:00:0:0:0:0:10";
    EXPECT_EQ(state_from_xgid(kHyper, Variant::hypergammon_3).value().position,
              starting_position(Variant::hypergammon_3));
    EXPECT_EQ(state_from_xgid(kHyper).value().position.checkers(Player::first, kOff), 12);
}

struct Malformed {
    std::string_view text;
    std::string_view why;
};

class MalformedXgid : public testing::TestWithParam<Malformed> {};

TEST_P(MalformedXgid, IsRefusedWithTheReason)
{
    EXPECT_EQ(why_not(GetParam().text), GetParam().why);
}

INSTANTIATE_TEST_SUITE_P(
    Xgid, MalformedXgid,
    testing::Values(
        Malformed{"", "an XGID has 10 fields with ':' between them, not 1"},
        Malformed{"-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0",
                  "an XGID has 10 fields with ':' between them, not 8"},
        Malformed{"-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10:1",
                  "an XGID has 10 fields with ':' between them, not 11"},
        Malformed{"-b----E-C---eE---c-e---B-:0:0:1:00:0:0:0:0:10", "the board must have 26 places, not 25"},
        Malformed{"-b----E-C---eE---c-e----B--:0:0:1:00:0:0:0:0:10", "the board must have 26 places, not 27"},
        Malformed{"-b----E-C---eZ---c-e----B-:0:0:1:00:0:0:0:0:10",
                  "'Z' cannot stand in place 13 of the board"},
        Malformed{"Ab----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10",
                  "'A' cannot stand in place 0 of the board"},
        Malformed{"-b----E-C---eE---c-e----Bb:0:0:1:00:0:0:0:0:10",
                  "'b' cannot stand in place 25 of the board"},
        Malformed{"-b----E-C---eE---c-e----BA:0:0:1:00:0:0:0:0:10", "a player has more than 15 checkers"},
        Malformed{"------P-------------------:0:0:1:00:0:0:0:0:10", "a player has more than 15 checkers"},
        Malformed{"-b----E-C---eE---c-e----B-:21:1:1:00:0:0:0:0:10",
                  "the cube must be from 0 to 20, not \"21\""},
        Malformed{"-b----E-C---eE---c-e----B-:1:2:1:00:0:0:0:0:10",
                  "the cube's owner must be from -1 to 1, not \"2\""},
        Malformed{"-b----E-C---eE---c-e----B-:5:1:1:00:0:0:0:0:4", "the cube is above its limit"},
        Malformed{"-b----E-C---eE---c-e----B-:0:0:0:00:0:0:0:0:10", "the turn must be 1 or -1, not \"0\""},
        Malformed{"-b----E-C---eE---c-e----B-:0:0:1:6:0:0:0:0:10",
                  "the dice must be 00, two digits from 1 to 6, D, B or R, not \"6\""},
        Malformed{"-b----E-C---eE---c-e----B-:0:0:1:70:0:0:0:0:10",
                  "the dice must be 00, two digits from 1 to 6, D, B or R, not \"70\""},
        Malformed{"-b----E-C---eE---c-e----B-:0:0:1:00:x:0:0:0:10",
                  "the bottom player's score must be from 0 to 10000000, not \"x\""},
        Malformed{"-b----E-C---eE---c-e----B-:0:0:1:00:0:7:0:7:10",
                  "the top player's score must be from 0 to 6, not \"7\""},
        Malformed{"-b----E-C---eE---c-e----B-:0:0:1:00:0:0:2:7:10",
                  "the Crawford field must be from 0 to 1, not \"2\""},
        Malformed{"-b----E-C---eE---c-e----B-:0:0:1:00:0:0:4:0:10",
                  "the Jacoby and beaver field must be from 0 to 3, not \"4\""},
        Malformed{"-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:-1:10",
                  "the match length must be from 0 to 10000000, not \"-1\""}));

}  // namespace
}  // namespace gammonkit
