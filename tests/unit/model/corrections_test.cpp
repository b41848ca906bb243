// What was probably meant by plays that cannot be right, and how they are put right.
#include "model/legal_plays.hpp"
#include "model/rules.hpp"
#include "model/transform/repairs.hpp"
#include "model/validation/corrections.hpp"
#include "tests/unit/model/turns.hpp"

#include <gmock/gmock.h>

namespace gammonkit {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

constexpr Player kWriter = Player::first;
constexpr Player kOther = Player::second;

/// Eight plays that are right.
/// right.
Game long_game()
{
    return {
        .turns = {
            play(kWriter, 3, 1, {step(8, 5), step(6, 5)}), play(kOther, 4, 1, {step(24, 23), step(13, 9)}),
            play(kWriter, 6, 2, {step(24, 18), step(13, 11)}),
            play(kOther, 6, 5, {step(24, 18), step(18, 13)}), play(kWriter, 5, 4, {step(13, 8), step(13, 9)}),
            play(kOther, 3, 2, {step(13, 10), step(13, 11)}), play(kWriter, 6, 1, {step(13, 7), step(8, 7)}),
            play(kOther, 2, 1, {step(13, 11), step(6, 5)})}};
}

const Rules kSeven{.length = 7};

std::string text_of(const std::optional<Correction>& found)
{
    return found ? describe(*found) : "";
}

TEST(RoughlyRead, TakesWhateverPointsAreNamed)
{
    EXPECT_EQ(to_string(roughly_read("bar/20 6/off")), "bar/20 6/off");
    EXPECT_EQ(roughly_read("13/8(2)*").size(), 2U);
    EXPECT_EQ(roughly_read("28/18")[0].from.number(), 28);
    EXPECT_TRUE(roughly_read("dances / 123/4 a/b").empty());
}

TEST(MeantPlays, AreThoseThatAreNear)
{
    const Position start = starting_position(Variant::standard);
    const std::vector<MeantPlay> found =
        meant_plays(start, kWriter, *Dice::from(6, 1), {step(13, 8), step(8, 7)});
    ASSERT_GE(found.size(), 2U);
    for (const MeantPlay& meant : found) {
        EXPECT_LE(meant.slips, 2);
        EXPECT_TRUE(after_legal(start, kWriter, meant.dice, meant.play) == meant.result);
    }
    EXPECT_TRUE(std::ranges::any_of(found, [](const MeantPlay& meant) {
        return meant.slip == Slip::digits && to_string(meant.play) == "13/7 8/7";
    }));
    EXPECT_TRUE(std::ranges::any_of(found, [](const MeantPlay& meant) {
        return meant.slip == Slip::die && meant.dice.same_roll(*Dice::from(5, 1));
    }));
}

TEST(MeantPlays, MayBeCountedFromTheOtherSide)
{
    const Position start = starting_position(Variant::standard);
    const std::vector<MeantPlay> found =
        meant_plays(start, kWriter, *Dice::from(3, 1), {step(17, 20), step(19, 20)});
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0].slip, Slip::side);
    EXPECT_EQ(to_string(found[0].play), "8/5 6/5");
}

TEST(Corrections, ExplainASlipWhereItShows)
{
    Game game = long_game();
    game.turns[2] = play(kWriter, 6, 2, {step(24, 17), step(13, 11)});
    const std::optional<Correction> found = CorrectionFinder(kSeven, game, false).find(2);
    EXPECT_EQ(text_of(found), "24/18 13/11 (one number)");
    EXPECT_EQ(found->turn, 2U);
    EXPECT_TRUE(found->to_the_end);
    EXPECT_TRUE(found->certain);
}

TEST(Corrections, AreNotCertainWhereTwoAreAsNear)
{
    Game game = long_game();
    game.turns.resize(1);
    game.turns[0] = play(kWriter, 6, 1, {step(13, 8), step(8, 7)});
    const std::optional<Correction> found = CorrectionFinder(kSeven, game, false).find(0);
    ASSERT_TRUE(found);
    EXPECT_FALSE(found->certain);
    EXPECT_FALSE(found->rival.empty());
}

TEST(RepairPlays, CorrectsWhatIsCertain)
{
    Match match{.rules = kSeven, .games = {long_game()}};
    EXPECT_THAT(repair_plays(match), IsEmpty());
    const Match right = match;
    match.games[0].turns[2] = play(kWriter, 6, 2, {step(24, 17), step(13, 11)});
    EXPECT_THAT(repair_plays(match), ElementsAre("g1-3: 62: 24/18 13/11 (one number), not 62: 24/17 13/11"));
    EXPECT_EQ(match, right);
}

TEST(RepairPlays, LeavesWhatFollowsFromASlipThatStays)
{
    Match match{.rules = kSeven, .games = {long_game()}};
    match.games[0].turns[0] = play(kWriter, 3, 1, {step(20, 1), step(11, 2)});
    match.games[0].turns[2] = play(kWriter, 6, 2, {step(24, 17), step(13, 11)});
    const Match before = match;
    EXPECT_THAT(repair_plays(match), IsEmpty());
    EXPECT_EQ(match, before);
}

}  // namespace
}  // namespace gammonkit
