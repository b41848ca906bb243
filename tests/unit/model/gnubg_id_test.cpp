#include "model/identifiers/match_id.hpp"
#include "model/identifiers/position_id.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace gammonkit {
namespace {

struct KnownStart {
    Variant variant;
    std::string_view id;
};

class PositionIdOfStart : public testing::TestWithParam<KnownStart> {};

TEST_P(PositionIdOfStart, IsTheOneThatGnubgPrints)
{
    const auto& [variant, id] = GetParam();
    EXPECT_EQ(position_id(starting_position(variant), Player::first), id);
}

TEST_P(PositionIdOfStart, ReadsBack)
{
    const auto& [variant, id] = GetParam();
    const Result<Position> position = position_from_id(id, Player::second, checkers_of(variant));
    ASSERT_TRUE(position.has_value());
    EXPECT_EQ(*position, starting_position(variant));
}

INSTANTIATE_TEST_SUITE_P(Gnubg, PositionIdOfStart,
                         testing::Values(KnownStart{Variant::standard, "4HPwATDgc/ABMA"},
                                         KnownStart{Variant::nackgammon, "4Dl4ADbgOXgANg"},
                                         KnownStart{Variant::hypergammon_1, "AACAAAAAAgAAAA"},
                                         KnownStart{Variant::hypergammon_2, "AABAAQAACgAAAA"},
                                         KnownStart{Variant::hypergammon_3, "AACgAgAAKgAAAA"}));

TEST(PositionId, DependsOnWhoIsOnRoll)
{
    Side one_off{};
    one_off[1] = 14;
    Side on_bar{};
    on_bar[25] = 1;
    const Position position = *Position::from({one_off, on_bar});
    EXPECT_EQ(position_id(position, Player::first), position_id(position.opposite(), Player::second));
    EXPECT_NE(position_id(position, Player::first), position_id(position, Player::second));
}

std::string why_not(std::string_view id)
{
    return position_from_id(id, Player::first).error().message;
}

TEST(PositionId, MustHaveFourteenLetters)
{
    EXPECT_EQ(why_not("4HPwATDgc/ABM"), "\"4HPwATDgc/ABM\" is not a Position ID: it must have 14 letters");
}

TEST(PositionId, RefusesMoreThanFifteenCheckers)
{
    EXPECT_EQ(why_not("//8BAAAAAAAAAA"),
              "\"//8BAAAAAAAAAA\" is not a Position ID: a side has more than 15 checkers");
}

TEST(PositionId, RefusesBitsBehindTheLastChecker)
{
    EXPECT_EQ(why_not("AAAAAAAAAAAAgA"),
              "\"AAAAAAAAAAAAgA\" is not a Position ID: something follows the checkers");
}

TEST(PositionId, RefusesBothSidesOnOnePoint)
{
    EXPECT_THAT(why_not("AQAAAAAAAAEAAA"), testing::HasSubstr("is not a Position ID: "));
}

TEST(MatchId, DescribesAnOwnedCubeAndARoll)
{
    const GameState state{.on_roll = Player::second,
                          .dice = Dice::from(5, 2),
                          .cube = {.value = 2, .owner = Player::first},
                          .score = {2, 4},
                          .rules = {.length = 9}};
    EXPECT_EQ(match_id(state), "QYkqASAAIAAA");
    EXPECT_EQ(state_from_match_id("QYkqASAAIAAA").value(), state);
}

struct KnownMatchId {
    std::string_view id;
    GameState state;
};

class MatchId : public testing::TestWithParam<KnownMatchId> {};

TEST_P(MatchId, MeansWhatGnubgSays)
{
    EXPECT_EQ(state_from_match_id(GetParam().id).value(), GetParam().state);
}

TEST_P(MatchId, IsWrittenLetterForLetter)
{
    EXPECT_EQ(match_id(GetParam().state), GetParam().id);
}

const Rules kMoneyWithoutJacoby{.jacoby = false};

INSTANTIATE_TEST_SUITE_P(
    Gnubg, MatchId,
    testing::Values(
        KnownMatchId{"cAkAAAAAAAAE", {.on_roll = Player::second, .rules = kMoneyWithoutJacoby}},
        KnownMatchId{"MAEAAAAAAAAA", {.on_roll = Player::first, .rules = {.jacoby = true}}},
        KnownMatchId{"MAFgAAAAAAAE", {.on_roll = Player::first, .rules = {.length = 3, .jacoby = false}}},
        KnownMatchId{"UgkAAAAAgAAA",
                     {.on_roll = Player::second,
                      .cube = {4, Player::second},
                      .score = {0, 16},
                      .rules = {.jacoby = true}}},
        KnownMatchId{
            "8AngAGAAGAAA",
            {.on_roll = Player::second, .score = {6, 3}, .crawford_game = true, .rules = {.length = 7}}},
        KnownMatchId{"QcGmAAAAAAAE",
                     {.on_roll = Player::second,
                      .dice = Dice::from(5, 1),
                      .cube = {2, Player::first},
                      .offer = Offer::resignation,
                      .offered_by = Player::second,
                      .resigned_stake = Stake::gammon,
                      .rules = {.length = 5, .jacoby = false}}},
        KnownMatchId{"QYmmAAAAAAAE",
                     {.on_roll = Player::second,
                      .dice = Dice::from(5, 1),
                      .cube = {2, Player::first},
                      .rules = {.length = 5, .jacoby = false}}},
        KnownMatchId{"cBGgAAAAAAAE",
                     {.on_roll = Player::second,
                      .offer = Offer::cube,
                      .offered_by = Player::second,
                      .rules = {.length = 5, .jacoby = false}}},
        // From here on: printed by gnubg 1.07 after a double of player 1 and a beaver ...
        KnownMatchId{"QRkAAAAAAAAA",
                     {.on_roll = Player::second,
                      .cube = {2, Player::first},
                      .offer = Offer::beaver,
                      .offered_by = Player::first,
                      .rules = {.jacoby = true}}},
        // ... and a raccoon,
        KnownMatchId{"QhEAAAAAAAAA",
                     {.on_roll = Player::second,
                      .cube = {4, Player::first},
                      .offer = Offer::raccoon,
                      .offered_by = Player::second,
                      .rules = {.jacoby = true}}},
        // after a double that was dropped,
        KnownMatchId{"cAQAAAAACAAE",
                     {.on_roll = Player::second,
                      .phase = GamePhase::dropped,
                      .score = {0, 1},
                      .rules = kMoneyWithoutJacoby}},
        // after a resignation that was accepted,
        KnownMatchId{"cCMAABAAAAAE",
                     {.on_roll = Player::second,
                      .offer = Offer::resignation,
                      .offered_by = Player::second,
                      .phase = GamePhase::resigned,
                      .score = {1, 0},
                      .rules = kMoneyWithoutJacoby}},
        // and after the last checker was borne off.
        KnownMatchId{"MAKgAAAACAAE",
                     {.on_roll = Player::first,
                      .phase = GamePhase::over,
                      .score = {0, 1},
                      .rules = {.length = 5, .jacoby = false}}}));

TEST(MatchId, WritesTheHigherDieFirst)
{
    const GameState low_first{.on_roll = Player::second, .dice = Dice::from(1, 6), .rules = {.length = 3}};
    EXPECT_EQ(match_id(low_first), "cAlnAAAAAAAA");
}

TEST(MatchId, CannotHoldLargeNumbers)
{
    EXPECT_EQ(match_id({.rules = {.length = 1 << 15}}), std::nullopt);
    EXPECT_EQ(match_id({.score = {0, 1 << 15}}), std::nullopt);
    EXPECT_EQ(match_id({.cube = {1 << 16, Player::first}}), std::nullopt);
    EXPECT_NE(match_id({.cube = {1 << 15, Player::first}}), std::nullopt);
}

TEST(MatchId, RefusesWordsThatOnlyLookLikeOne)
{
    EXPECT_FALSE(state_from_match_id("////////////").has_value());
    EXPECT_FALSE(state_from_match_id("backgammoner").has_value());
    EXPECT_EQ(state_from_match_id("cAkAAAAAAAA").error().message,
              "\"cAkAAAAAAAA\" is not a Match ID: it must have 12 letters");
}

TEST(MatchId, RefusesAScoreThatEndsTheMatch)
{
    GameState state{.phase = GamePhase::over, .score = {5, 0}, .rules = {.length = 5}};
    EXPECT_TRUE(state_from_match_id(*match_id(state)).has_value());
    state.phase = GamePhase::playing;
    const std::string id = *match_id(state);
    EXPECT_EQ(state_from_match_id(id).error().message,
              "\"" + id + "\" is not a Match ID: a score has reached the match length");
}

const GameState kStartOnRoll{.position = starting_position(Variant::standard),
                             .on_roll = Player::second,
                             .rules = kMoneyWithoutJacoby};

TEST(GnubgId, JoinsPositionAndMatch)
{
    EXPECT_EQ(gnubg_id(kStartOnRoll), "4HPwATDgc/ABMA:cAkAAAAAAAAE");
}

TEST(GnubgId, ReadsBothInEitherOrderWithLabels)
{
    for (const std::string_view text :
         {"4HPwATDgc/ABMA:cAkAAAAAAAAE", "cAkAAAAAAAAE 4HPwATDgc/ABMA",
          " GNU Backgammon  Position ID: 4HPwATDgc/ABMA\n                 Match ID   : cAkAAAAAAAAE\n",
          "Position-ID: \"4HPwATDgc/ABMA\", Match-ID: \"cAkAAAAAAAAE\"."}) {
        EXPECT_EQ(state_from_gnubg_id(text).value(), kStartOnRoll) << text;
    }
}

TEST(GnubgId, WithoutMatchIdIsAMoneyGameOfTheSecondPlayer)
{
    GameState expected = kStartOnRoll;
    expected.rules = {};
    EXPECT_EQ(state_from_gnubg_id("4HPwATDgc/ABMA").value(), expected);
}

TEST(GnubgId, WithoutPositionIdHasAnEmptyBoard)
{
    EXPECT_EQ(state_from_gnubg_id("cAkAAAAAAAAE").value().position, Position());
}

TEST(GnubgId, TakesTheVariantFromTheCaller)
{
    const GameState hyper = state_from_gnubg_id("AACgAgAAKgAAAA", Variant::hypergammon_3).value();
    EXPECT_EQ(hyper.position, starting_position(Variant::hypergammon_3));
    EXPECT_EQ(hyper.rules.variant, Variant::hypergammon_3);
    EXPECT_EQ(state_from_gnubg_id("AACgAgAAKgAAAA").value().position.checkers(Player::first, kOff), 12);
}

TEST(GnubgId, RefusesOtherWords)
{
    EXPECT_EQ(state_from_gnubg_id("Position ID: none").error().message,
              "expected a Position ID (14 letters), a Match ID (12), or both, not \"none\"");
    EXPECT_EQ(state_from_gnubg_id("::").error().message,
              "expected a Position ID (14 letters), a Match ID (12), or both");
}

}  // namespace
}  // namespace gammonkit
