#include "decisions/statistics/dice.hpp"

#include "model/legal_plays.hpp"
#include "tests/random_game.hpp"
#include "tests/unit/model/turns.hpp"

#include <algorithm>
#include <gtest/gtest.h>

namespace gammonkit {
namespace {

constexpr Player kOpener = Player::first;
constexpr Player kHitter = Player::second;

DiceStatistics dice_of_player(const Match& match, Player player)
{
    return dice_statistics(match.games.front(), follow(match, 0))[player];
}

Match game_of(std::vector<Turn> turns)
{
    return {.games = {Game{.turns = std::move(turns)}}};
}

/// Ann opens with 21 and leaves blots on her 23 and 11 points. Bob hits with 6-4 from his 8 point, and Ann
/// has a checker on the bar.
std::vector<Turn> hit_at_once()
{
    return {play(kOpener, 2, 1, {step(13, 11), step(24, 23)}), play(kHitter, 6, 4, {step(8, 2), step(6, 2)})};
}

TEST(DiceStatistics, ExpectNoDoubletOfAnOpeningRoll)
{
    const DiceStatistics dice = dice_of_player(game_of(hit_at_once()), kOpener);
    EXPECT_EQ(dice.pips.found, 3);
    EXPECT_DOUBLE_EQ(dice.pips.expected, 7);
    EXPECT_NEAR(dice.pips.variance, 14.0 / 3, 1e-12);
    EXPECT_EQ(dice.doublets, DiceTally{});
}

TEST(DiceStatistics, ExpectEightAndASixthPipsOfARoll)
{
    const DiceStatistics dice = dice_of_player(game_of(hit_at_once()), kHitter);
    EXPECT_EQ(dice.pips.found, 10);
    EXPECT_DOUBLE_EQ(dice.pips.expected, 49.0 / 6);
    EXPECT_NEAR(dice.pips.variance, 3066.0 / 36 - 49.0 * 49 / 36, 1e-12);
    EXPECT_EQ(dice.doublets.tries, 1);
    EXPECT_DOUBLE_EQ(dice.doublets.expected, 1.0 / 6);
}

TEST(DiceStatistics, CountEnteringByThePointsThatAreClosed)
{
    // Two points are closed, then three.
    std::vector<Turn> turns = hit_at_once();
    turns.push_back(play(kOpener, 6, 2, {}));
    turns.push_back(play(kHitter, 3, 1, {step(8, 5), step(6, 5)}));
    turns.push_back(play(kOpener, 6, 1, {step(25, 24)}));
    const Match match = game_of(turns);
    const DiceStatistics dice = dice_of_player(match, kOpener);
    EXPECT_EQ(dice.entered.tries, 2);
    EXPECT_EQ(dice.entered.found, 1);
    EXPECT_DOUBLE_EQ(dice.entered.expected, (1 - 4.0 / 36) + (1 - 9.0 / 36));
    EXPECT_DOUBLE_EQ(dice.entered.variance, 4.0 / 36 * 32 / 36 + 9.0 / 36 * 27 / 36);
    EXPECT_EQ(dice_of_player(match, kHitter).hits, 1);
    EXPECT_EQ(dice.hits, 0);
}

TEST(DiceStatistics, CountARollThatNobodyPlayed)
{
    const DiceStatistics dice = dice_of_player(
        game_of({play(kOpener, 2, 1, {step(13, 11), step(24, 23)}), act(kHitter, Roll{*Dice::from(6, 6)}),
                 act(kHitter, Resign{}), act(kOpener, AcceptResignation{})}),
        kHitter);
    EXPECT_EQ(dice.pips.found, 24);
    EXPECT_EQ(dice.doublets.found, 1);
    EXPECT_EQ(dice.hits, 0);
}

TEST(DiceStatistics, CountARollOnceThatStandsBeforeItsPlay)
{
    std::vector<Turn> turns = hit_at_once();
    turns.insert(turns.begin() + 1, act(kHitter, Roll{*Dice::from(4, 6)}));
    const DiceStatistics dice = dice_of_player(game_of(turns), kHitter);
    EXPECT_EQ(dice.pips.found, 10);
    EXPECT_EQ(dice.hits, 1);
}

TEST(DiceStatistics, CountRollsBehindATurnThatCannotBeFollowed)
{
    const DiceStatistics dice = dice_of_player(
        game_of({play(kOpener, 2, 1, {step(13, 11), step(24, 23)}), play(kHitter, 6, 4, {step(20, 10)}),
                 play(kOpener, 5, 5, {}), play(kHitter, 3, 3, {})}),
        kOpener);
    EXPECT_EQ(dice.pips.found, 23);
    EXPECT_EQ(dice.doublets.found, 1);
    EXPECT_EQ(dice.entered, DiceTally{});
}

bool some_play_hits(const Position& position, Player player, Dice dice)
{
    const int before = position.checkers(opponent(player), kBar);
    const std::vector<LegalPlay> plays = legal_plays(position, player, dice);
    return std::any_of(plays.begin(), plays.end(), [&](const LegalPlay& legal) {
        return legal.result.checkers(opponent(player), kBar) > before;
    });
}

bool some_play_enters(const Position& position, Player player, Dice dice)
{
    const std::vector<LegalPlay> plays = legal_plays(position, player, dice);
    return std::any_of(plays.begin(), plays.end(), [&](const LegalPlay& legal) {
        return legal.result.checkers(player, kBar) < position.checkers(player, kBar);
    });
}

/// The chance that something is so, by asking all 36 rolls.
template <class Asked>
double chance_of(const Asked& asked)
{
    int rolls = 0;
    for (int first = 1; first <= 6; ++first) {
        for (int second = 1; second <= 6; ++second)
            rolls += asked(*Dice::from(first, second)) ? 1 : 0;
    }
    return rolls / 36.0;
}

void add(DiceTally& tally, const auto& asked, Dice dice)
{
    const double chance = chance_of(asked);
    if (chance == 0) return;
    ++tally.tries;
    tally.found += asked(dice) ? 1 : 0;
    tally.expected += chance;
    tally.variance += chance * (1 - chance);
}

void expect_alike(const DiceTally& tally, const DiceTally& counted)
{
    EXPECT_EQ(tally.tries, counted.tries);
    EXPECT_EQ(tally.found, counted.found);
    EXPECT_NEAR(tally.expected, counted.expected, 1e-9);
    EXPECT_NEAR(tally.variance, counted.variance, 1e-9);
}

TEST(DiceStatistics, AreWhatTheListsOfLegalPlaysSay)
{
    constexpr int kMatches = 3;
    int hits = 0;
    for (unsigned seed = 1; seed <= kMatches; ++seed) {
        std::mt19937 random(seed);
        const Match match = random_match(random, {.length = 1});
        ByPlayer<DiceTally> shots;
        ByPlayer<DiceTally> entered;
        const FollowedGame followed = follow(match, 0);
        const std::vector<Turn>& turns = match.games.front().turns;
        for (std::size_t i = 0; i < turns.size(); ++i) {
            const std::optional<Dice> dice = dice_of(turns[i]);
            const bool is_told = i > 0 && std::holds_alternative<Roll>(turns[i - 1].action);
            if (!dice || is_told) continue;
            const Player player = turns[i].player;
            const Position& position = followed.before[i].position;
            add(shots[player], [&](Dice roll) { return some_play_hits(position, player, roll); }, *dice);
            if (position.checkers(player, kBar) > 0)
                add(
                    entered[player], [&](Dice roll) { return some_play_enters(position, player, roll); },
                    *dice);
        }
        const ByPlayer<DiceStatistics> dice = dice_statistics(match.games.front(), followed);
        for (const Player player : kPlayers) {
            expect_alike(dice[player].shots, shots[player]);
            expect_alike(dice[player].entered, entered[player]);
            hits += dice[player].hits;
        }
    }
    EXPECT_GT(hits, 0);
}

}  // namespace
}  // namespace gammonkit
