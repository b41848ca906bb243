#include "model/decisions/cube_choice.hpp"

#include "model/decisions/analysis_table.hpp"
#include "model/decisions/judge.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace gammonkit {
namespace {

TEST(CubeSides, SayWhatIsBestForBoth)
{
    constexpr CubeSides kTake{.no_double = 0.4, .double_take = 0.5};
    EXPECT_TRUE(kTake.doubles() && kTake.takes());
    constexpr CubeSides kPass{.no_double = 0.9, .double_take = 1.1};
    EXPECT_TRUE(kPass.doubles() && !kPass.takes());
    constexpr CubeSides kTooGood{.no_double = 1.2, .double_take = 1.5};
    EXPECT_TRUE(!kTooGood.doubles() && !kTooGood.takes() && kTooGood.is_too_good());
    constexpr CubeSides kWait{.no_double = 0.2, .double_take = 0.1};
    EXPECT_TRUE(!kWait.doubles() && kWait.takes() && !kWait.is_too_good());
}

TEST(CubeSides, CashWhereWaitingIsWorthTheSame)
{
    constexpr CubeSides kCash{.no_double = 1, .double_take = 1.2};
    EXPECT_TRUE(kCash.doubles());
    EXPECT_FALSE(kCash.doubles(CubeTie::wait));
    constexpr CubeSides kTaken{.no_double = 0.5, .double_take = 0.5};
    EXPECT_FALSE(kTaken.doubles());
}

TEST(CubeSides, TellWhatAWrongDecisionCosts)
{
    constexpr CubeSides kSides{.no_double = 0.25, .double_take = 0.5};
    EXPECT_DOUBLE_EQ(kSides.error_of_offer(false), 0.25);
    EXPECT_DOUBLE_EQ(kSides.error_of_offer(true), 0);
    EXPECT_DOUBLE_EQ(kSides.error_of_answer(false), 0.5);
    EXPECT_DOUBLE_EQ(kSides.error_of_answer(true), 0);
}

Assessment valued(double emg)
{
    return {.estimate = {.cubeful = Emg{emg}}};
}

/// The table in the page called this "no double", and the rows of csv "double".
TEST(CubeChoices, AreTheSameInTablesAndInRows)
{
    const CubeAnalysis cash{.no_double = valued(1), .double_take = valued(1.25)};
    const auto tables = analyzed_choices({cash}, {}, GameState(), Player::first);
    ASSERT_EQ(tables.size(), 1U);
    EXPECT_EQ(tables.front().choices.front().words, "double, pass");
    EXPECT_EQ(judge_offer(cash, true).best, "double");
}

std::vector<std::string> words_of(const AnalyzedChoices& choices)
{
    std::vector<std::string> words;
    for (const AnalyzedChoice& choice : choices.choices)
        words.push_back(choice.words + " " + difference_text(choice.difference));
    return words;
}

TEST(CubeChoices, StandBestFirstWithDifferencesAndVerdict)
{
    const CubeAnalysis cube{.no_double = valued(0.5), .double_take = valued(0.25)};
    GameState state;
    state.cube = {.value = 2, .owner = Player::first};
    const AnalyzedChoices choices = analyzed_choices({cube}, {}, state, Player::first).front();
    EXPECT_THAT(words_of(choices),
                testing::ElementsAre("no redouble ", "redouble, pass +0.500", "redouble, take -0.250"));
    EXPECT_EQ(verdict_text(choices),
              "Proper cube action: No redouble, take. Doubling breaks even if 33.3% pass.");
}

TEST(CubeChoices, SayHowOftenMustBeTakenWhatIsTooGood)
{
    const CubeAnalysis cube{.no_double = valued(1.1), .double_take = valued(1.5)};
    const AnalyzedChoices choices = analyzed_choices({cube}, {}, GameState(), Player::first).front();
    EXPECT_EQ(verdict_text(choices),
              "Proper cube action: Too good to double, pass. Doubling breaks even if 20.0% take.");
}

TEST(CubeChoices, TellChancesBesideEquitiesAndThatOfTheDropByTheirLine)
{
    CubeAnalysis cube{.no_double = valued(0), .double_take = valued(0.5)};
    cube.no_double.estimate.mwc = Mwc{0.5};
    cube.double_take.estimate.mwc = Mwc{0.6};
    const AnalyzedChoices choices = analyzed_choices({cube}, {}, GameState(), Player::first).front();
    EXPECT_TRUE(choices.with_mwc);
    EXPECT_FALSE(choices.in_chances);
    EXPECT_NEAR(choices.choices[1].mwc->value, 0.7, 1e-9) << choices.choices[1].words;
}

/// What SGF says: chances without the drop.
TEST(CubeChoices, HaveNoVerdictWithoutTheDrop)
{
    const CubeAnalysis cube{.no_double = {.estimate = {.cubeful = Mwc{0.6}}},
                            .double_take = {.estimate = {.cubeful = Mwc{0.65}}}};
    const AnalyzedChoices choices = analyzed_choices({cube}, {}, GameState(), Player::first).front();
    EXPECT_TRUE(choices.in_chances);
    EXPECT_EQ(choices.choices.size(), 2U);
    EXPECT_FALSE(choices.best.has_value());
    EXPECT_EQ(verdict_text(choices), "");
}

/// The table of a take told the doubler's choices, with "no double" as the best.
TEST(CubeChoices, AreTakeAndPassForTheOneWhoIsDoubled)
{
    CubeAnalysis cube{.no_double = valued(0.5), .double_take = valued(0.25)};
    cube.double_take.estimate.mwc = Mwc{0.6};
    cube.double_take.estimate.probabilities =
        Probabilities{.win = 0.75, .win_gammon = 0.5, .lose_gammon = 0.125};
    GameState state;
    state.offer = Offer::cube;
    const AnalyzedChoices choices = analyzed_choices({cube}, {}, state, chooser(state)).front();
    EXPECT_THAT(words_of(choices), testing::ElementsAre("take ", "pass -0.750"));
    EXPECT_EQ(choices.best, 0U);
    EXPECT_EQ(value_text(choices.choices[0].value), "-0.250");
    EXPECT_EQ(value_text(choices.choices[0].mwc), "40.00%");
    EXPECT_EQ(chances_text(choices.choices[0].chances), "25.0 12.5 0.0 / 75.0 50.0 0.0");
    EXPECT_EQ(verdict_text(choices),
              "Proper cube action: No double, take. Doubling breaks even if 33.3% pass.");
    const AnalyzedChoices of_doubler = analyzed_choices({cube}, {}, state, state.on_roll).front();
    EXPECT_EQ(of_doubler.choices.size(), 3U);
}

TEST(CubeChoices, OfTheOneWhoIsDoubledAreABeaverToo)
{
    const CubeAnalysis cube{.no_double = valued(0.5), .double_take = valued(-0.25)};
    GameState state;
    state.rules = {.length = 0, .beavers = true};
    state.offer = Offer::cube;
    const AnalyzedChoices choices = analyzed_choices({cube}, {}, state, chooser(state)).front();
    EXPECT_THAT(words_of(choices), testing::ElementsAre("beaver ", "take -0.250", "pass -1.500"));
    EXPECT_EQ(choices.choices[0].option, CubeOption::double_beaver);
    EXPECT_EQ(choices.choices[2].option, CubeOption::double_drop);
}

TEST(BestFirst, IsWhatBothDoThenTheOthersByValue)
{
    using enum CubeOption;
    const auto ranked = [](const CubeSides& sides) { return best_first(sides, cube_verdict(sides, {})); };
    EXPECT_THAT(ranked({.no_double = 0.2, .double_take = 0.1}),
                testing::ElementsAre(no_double, double_drop, double_take));
    EXPECT_THAT(ranked({.no_double = 0.4, .double_take = 0.5}),
                testing::ElementsAre(double_take, double_drop, no_double));
    EXPECT_THAT(ranked({.no_double = 0.9, .double_take = 1.1}),
                testing::ElementsAre(double_drop, double_take, no_double));
    EXPECT_THAT(ranked({.no_double = 1.2, .double_take = 1.5}),
                testing::ElementsAre(no_double, double_take, double_drop));
}

/// The example of the gnubg manual has 26.3 %.
TEST(Bluff, IsTheShareOfWrongAnswersThatMakesADoubleBreakEven)
{
    EXPECT_NEAR(*(CubeSides{.no_double = 0.5, .double_take = 0.25}).bluff(), 1.0 / 3, 1e-12);
    EXPECT_NEAR(*(CubeSides{.no_double = 1.1, .double_take = 1.5}).bluff(), 0.2, 1e-12);
    EXPECT_FALSE((CubeSides{.no_double = 0.5, .double_take = 0.75}).bluff());
    EXPECT_FALSE((CubeSides{.no_double = 1.2, .double_take = 1.1, .double_drop = 1}).bluff());
}

/// XG keeps the analysis of a double with the double alone.
TEST(Answer, HasTheAnalysisOfTheDouble)
{
    Game game;
    game.turns = {
        Turn{.player = Player::first, .action = Double{}}, Turn{.player = Player::first, .action = Remark{}},
        Turn{.player = Player::second, .action = Take{}}, Turn{.player = Player::second, .action = Beaver{}}};
    game.turns[0].cubes = {CubeAnalysis{.no_double = valued(0.5), .double_take = valued(0.75)}};
    EXPECT_EQ(cubes_at(game, 2).size(), 1U);
    EXPECT_TRUE(cubes_at(game, 1).empty());
    EXPECT_TRUE(cubes_at(game, 3).empty());
}

TEST(CubeError, CountsABeaver)
{
    constexpr CubeSides kSides{.no_double = 0.1, .double_take = -0.2};
    EXPECT_DOUBLE_EQ(error_of(CubeChoice::doubled, kSides, DoubleAnswer::beaver), 0.5);
    EXPECT_DOUBLE_EQ(error_of(CubeChoice::beavered, kSides, DoubleAnswer::beaver), 0);
    EXPECT_DOUBLE_EQ(error_of(CubeChoice::raccooned, kSides, DoubleAnswer::beaver), 0.4);
}

}  // namespace
}  // namespace gammonkit
