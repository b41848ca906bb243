#include "model/identifiers/ogid.hpp"

#include <gtest/gtest.h>

namespace gammonkit::ogid_test {
namespace {

const Position kStart = starting_position(Variant::standard);

std::string why_not(std::string_view text)
{
    const Result<GameState> state = state_from_ogid(text);
    return state ? "it was read" : state.error().message;
}

TEST(Ogid, ReadsAPositionAlone)
{
    EXPECT_EQ(state_from_ogid("11jjjjjhhhccccc:ooddddd88866666:N0N").value(),
              (GameState{.position = kStart}));
}

// From a match that HedgeHog exported: the play that follows is white's, though the letter is B.
TEST(Ogid, NamesThePlayerWhoActedLast)
{
    const GameState state = state_from_ogid("11ccccchhhjjjjj:66666888dddddoo:N0N:46:B:IB:0:0:3:0").value();
    EXPECT_EQ(
        state,
        (GameState{
            .position = kStart, .on_roll = Player::first, .dice = Dice::from(4, 6), .rules = {.length = 3}}));
    EXPECT_EQ(state_from_ogid("17ccccghhhjjjjj:66666888dddddoo:N0N:46:W:R:0:0:3:1").value().on_roll,
              Player::second);
}

TEST(Ogid, NamesTheDoublerWhileADoubleIsOffered)
{
    const GameState state = state_from_ogid("OGID=cccccgghhhjjjjj:112233666777dll:N0O::B:D:0:0:3:11").value();
    EXPECT_EQ(state.offer, Offer::cube);
    EXPECT_EQ(state.offered_by, Player::second);
    EXPECT_EQ(state.on_roll, Player::second);
    EXPECT_EQ(state.to_decide(), Player::first);
}

TEST(Ogid, NamesThePlayerWhoBeginsBeforeTheFirstRoll)
{
    const GameState state = state_from_ogid("11jjjjjhhhccccc:ooddddd88866666:N0N::W:IW:0:0:1:0").value();
    EXPECT_EQ(state.phase, GamePhase::not_started);
    EXPECT_EQ(state.on_roll, Player::first);
}

// gnubg's Match ID calls a game not started even when its first roll lies there.
TEST(Ogid, KeepsTheRollerOfTheFirstRoll)
{
    const GameState state{.position = kStart,
                          .on_roll = Player::first,
                          .dice = Dice::from(4, 5),
                          .phase = GamePhase::not_started,
                          .rules = {.length = 3}};
    EXPECT_EQ(state_from_ogid(ogid(state)).value().on_roll, Player::first);
}

TEST(Ogid, PutsWhitesBarAtZeroAndBlacksAtTwentyFive)
{
    const GameState state = state_from_ogid("00jjj:66ppp:N0N::B:C:0:0:0:0").value();
    EXPECT_EQ(state.position.checkers(Player::first, kBar), 2);
    EXPECT_EQ(state.position.checkers(Player::first, Point(6)), 3);
    EXPECT_EQ(state.position.checkers(Player::second, kBar), 3);
    EXPECT_EQ(state.position.checkers(Player::second, Point(6)), 2);
    EXPECT_EQ(state.position.checkers(Player::second, kOff), 10);
}

TEST(Ogid, MarksTheCrawfordGame)
{
    EXPECT_TRUE(state_from_ogid("11jjjjjhhhccccc:ooddddd88866666:N0N:65:W:R:6:5:7C:").value().crawford_game);
    EXPECT_FALSE(state_from_ogid("11jjjjjhhhccccc:ooddddd88866666:N0N:65:W:R:6:5:7L:").value().crawford_game);
}

TEST(Ogid, TakesTheNumberOfCheckersFromItsLastField)
{
    const GameState state = state_from_ogid("123:mno:N0N::B:C:0:0:0:0:3").value();
    EXPECT_EQ(state.position, starting_position(Variant::hypergammon_3));
    EXPECT_EQ(ogid(state), "123:mno:N0N::B:C:0:0:0:0:3");
}

class WrittenOgid : public testing::TestWithParam<std::string_view> {};

TEST_P(WrittenOgid, IsWrittenBackLetterForLetter)
{
    EXPECT_EQ(ogid(state_from_ogid(GetParam()).value()), GetParam());
}

// The first four are HedgeHog's, without the number of the move.
INSTANTIATE_TEST_SUITE_P(Ogid, WrittenOgid,
                         testing::Values("17ccccghhhjjjjj:66666888dddddoo:N0N:46:W:R:0:0:3",
                                         "cccccgghhhjjjjj:112233666777dll:N0O::B:D:0:0:3",
                                         "99cchhiijjjkkmm:223334455666ddo:N0N:16:B:R:2:1:3C",
                                         "03cccchhhhjjjjj:16666888dddddoo:N0N:33:W:R:0:1:3",
                                         "11ccccchhhjjjjj:66666888dddddoo:W1N::B:C:3:5:7",
                                         "11ccccchhhjjjjj:66666888dddddoo:D0N::B:C:3:5:0",
                                         "11ccccchhhjjjjj:66666888dddddoo:N0N::B:IB:0:0:7",
                                         "11ccccchhhjjjjj:66666888dddddoo:B2P::W:P:0:0:7",
                                         "11ccccchhhjjjjj:66666888dddddoo:N0N::B:RG:0:0:7",
                                         "11ccccchhhjjjjj:66666888dddddoo:W12N::B:C:0:0:0",
                                         "ooooooooooooooo::N0N::W:G:0:0:7"));

TEST(Ogid, CountsQAsBorneOff)
{
    EXPECT_EQ(
        state_from_ogid("11jjjjjhhhccccq:ooddddd88866666:W1N").value().position.checkers(Player::first, kOff),
        1);
}

TEST(Ogid, RefusesWhatCannotBe)
{
    EXPECT_EQ(why_not("11ccccc:66666"), "an OGID has 3 to 11 fields with ':' between them, not 2");
    EXPECT_EQ(why_not("11ccccc:66666:N0"), "the cube must be such as N0N or W1O, not \"N0\"");
    EXPECT_EQ(why_not("11ccc!c:66666888dddddoo:N0N"), "'!' is no place for a white checker");
    EXPECT_EQ(why_not("p:66666888dddddoo:N0N"), "'p' is no place for a white checker");
    EXPECT_EQ(why_not("1111111111111111:66666888dddddoo:N0N"), "a player has more than 15 checkers");
    EXPECT_EQ(why_not("1111:1111:N0N"), "both players stand on one point, or one has more than 15 checkers");
    EXPECT_EQ(why_not("1:2:N0N:07"), "the dice must be two digits from 1 to 6, not \"07\"");
    EXPECT_EQ(why_not("1:2:N0N:61:X"), "the turn must be W or B, not \"X\"");
    EXPECT_EQ(why_not("1:2:N0N:61:W:R:5:0:5"), "the white score must be from 0 to 4, not \"5\"");
    EXPECT_EQ(why_not("1:2:N0N:61:W:R:0:0:x"), "the match length must be from 0 to 10000000, not \"x\"");
    EXPECT_EQ(why_not("1:2:N0N:61:W:R:0:0:7Cx"), "the match length must be such as 7 or 7C, not \"7Cx\"");
}

}  // namespace
}  // namespace gammonkit::ogid_test
