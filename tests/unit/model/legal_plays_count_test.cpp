// Pins what legal_plays finds for 1,200 fixed positions and all rolls. Cross-checked with GNU Backgammon 1.07
// by tests/oracle/legal_plays_oracle.py: of these 25,200 rolls none differed in the number of plays or in the
// set of boards that they lead to.
#include "tests/unit/model/random_positions.hpp"

#include <algorithm>
#include <gtest/gtest.h>

namespace gammonkit {
namespace {

struct Tally {
    std::size_t plays = 0;
    std::size_t rolls_without_play = 0;
    std::uint64_t boards = 0;  ///< Sum of the fingerprints of all resulting boards.
};

Tally tally(int positions)
{
    Tally tally;
    for (int index = 0; index < positions; ++index) {
        const Position position = random_position(index);
        for (const Dice dice : all_rolls()) {
            const std::vector<LegalPlay> plays = legal_plays(position, Player::first, dice);
            tally.plays += plays.size();
            tally.rolls_without_play += plays.empty() ? 1 : 0;
            for (const LegalPlay& legal : plays)
                tally.boards += fingerprint(legal.result);
        }
    }
    return tally;
}

TEST(LegalPlays, AreAsManyAsGnuBackgammonFinds)
{
    const Tally found = tally(1200);
    EXPECT_EQ(found.plays, 663034U);
    EXPECT_EQ(found.rolls_without_play, 632U);
    EXPECT_EQ(found.boards, 6543721501187011743U);
}

TEST(WhyIllegal, AcceptsEveryLegalPlay)
{
    for (int index = 0; index < 200; ++index) {
        const Position position = random_position(index);
        for (const Dice dice : all_rolls()) {
            for (const LegalPlay& legal : legal_plays(position, Player::first, dice)) {
                EXPECT_EQ(why_illegal(position, Player::first, dice, legal.play), std::nullopt);
                EXPECT_EQ(after(position, Player::first, legal.play), legal.result);
            }
        }
    }
}

TEST(WhyIllegal, AcceptsAShorterPlayOnlyIfItsBoardIsLegal)
{
    for (int index = 0; index < 200; ++index) {
        const Position position = random_position(index);
        for (const Dice dice : all_rolls()) {
            const std::vector<LegalPlay> plays = legal_plays(position, Player::first, dice);
            if (plays.empty()) continue;
            Play shorter = plays.front().play;
            shorter.pop();
            const auto board = after(position, Player::first, shorter);
            const bool is_legal = std::any_of(plays.begin(), plays.end(),
                                              [&](const LegalPlay& other) { return other.result == board; });
            EXPECT_EQ(!why_illegal(position, Player::first, dice, shorter), is_legal) << to_string(shorter);
        }
    }
}

}  // namespace
}  // namespace gammonkit
