#include "model/decisions/reference_player.hpp"

#include "tests/unit/model/turns.hpp"

#include <cmath>
#include <gmock/gmock.h>
#include <numeric>

namespace gammonkit {
namespace {

using testing::DoubleNear;
using testing::ElementsAre;
using testing::Optional;

constexpr double kNear = 1e-6;

TEST(ChancesOfChoices, OfTwoAreThoseOfANormalDifference)
{
    for (const double cost : {0.0, 0.01, 0.05, 0.2}) {
        const double wrong = std::erfc(cost / 0.05 / 2) / 2;
        EXPECT_THAT(chances_of_choices(std::vector{0.0, cost}, 0.05),
                    ElementsAre(DoubleNear(1 - wrong, kNear), DoubleNear(wrong, kNear)));
    }
}

TEST(ChancesOfChoices, AreEqualWhereChoicesAre)
{
    const std::vector<double> chances = chances_of_choices(std::vector<double>(12, 0), 0.02);
    EXPECT_THAT(chances, testing::Each(DoubleNear(1.0 / 12, kNear)));
    EXPECT_NEAR(std::accumulate(chances.begin(), chances.end(), 0.0), 1, 1e-12);
}

TEST(ChancesOfChoices, LeaveOutWhatIsFarBehind)
{
    EXPECT_THAT(chances_of_choices(std::vector{0.0, 1.0}, 0.05), ElementsAre(1, 0));
}

TEST(ChancesOfChoices, DependOnCostsByNoise)
{
    const std::vector<double> small = chances_of_choices(std::vector{0.0, 0.01, 0.03}, 0.02);
    const std::vector<double> great = chances_of_choices(std::vector{0.0, 0.05, 0.15}, 0.1);
    for (std::size_t i = 0; i < small.size(); ++i)
        EXPECT_NEAR(small[i], great[i], kNear);
}

Candidate worth(double equity)
{
    return {.play = {}, .assessment = Assessment{.estimate = {.cubeful = Equity{equity}}}};
}

/// A roll with candidates of these equities, the best first, of which the one with index `played` was played.
class Roll31 {
public:
    Roll31(const std::vector<double>& equities, std::size_t played)
    {
        Turn turn = play(Player::first, 3, 1, {step(8, 5), step(6, 5)});
        turn.plays.push_back({.candidates = {}, .played = played});
        for (const double equity : equities)
            turn.plays[0].candidates.push_back(worth(equity));
        turn.plays[0].candidates.push_back({});  // Listed, and not evaluated.
        match_ = {.games = {Game{.turns = {turn}}}};
        row_.match = &match_;
        row_.decision.judgement = Judgement{};
        row_.decision.judgement->value_of_best.equity = equities.at(0);
        row_.decision.judgement->error.equity = equities.at(0) - equities.at(played);
    }
    [[nodiscard]] const DecisionRow& row() const { return row_; }

private:
    Match match_;
    DecisionRow row_;
};

TEST(Difficulty, IsWhatTheReferencePlayerLoses)
{
    const Roll31 roll({0.25, 0.2, 0.2}, 0);
    const std::vector<double> chances = chances_of_choices(std::vector{0.0, 0.05, 0.05}, kReferenceNoise);
    EXPECT_THAT(costs_of_choices(roll.row()),
                ElementsAre(0, DoubleNear(0.05, kNear), DoubleNear(0.05, kNear)));
    EXPECT_THAT(difficulty_of(roll.row()), Optional(DoubleNear(0.05 * (chances[1] + chances[2]), kNear)));
    EXPECT_THAT(avoidable_share(roll.row()), Optional(0.0));
}

TEST(Difficulty, OfErrorsTellsHowOftenLessIsLost)
{
    const Roll31 roll({0.25, 0.2, 0.2, 0.1}, 2);
    const std::vector<double> chances =
        chances_of_choices(std::vector{0.0, 0.05, 0.05, 0.15}, kReferenceNoise);
    EXPECT_THAT(avoidable_share(roll.row()), Optional(DoubleNear(chances[0], kNear)));
    const Roll31 blunder({0.25, 0.2, 0.2, -0.75}, 3);
    EXPECT_THAT(avoidable_share(blunder.row()), Optional(DoubleNear(1, kNear)));
}

TEST(Difficulty, IsNotKnownOfOneChoice)
{
    EXPECT_FALSE(difficulty_of(Roll31({0.25}, 0).row()));
    EXPECT_FALSE(difficulty_of({}));
}

TEST(Difficulty, OfTheCubeIsThatOfTwoChoices)
{
    DecisionRow row{.decision = {.kind = DecisionKind::offer}};
    row.decision.judgement = Judgement{};
    row.decision.judgement->no_double.equity = 0.7;
    row.decision.judgement->double_take.equity = 0.8;
    row.decision.judgement->error.equity = 0.1;
    EXPECT_THAT(costs_of_choices(row), ElementsAre(0, DoubleNear(0.1, kNear)));
    const double wrong = std::erfc(0.1 / kReferenceNoise / 2) / 2;
    EXPECT_THAT(difficulty_of(row), Optional(DoubleNear(0.1 * wrong, kNear)));
    EXPECT_THAT(avoidable_share(row), Optional(DoubleNear(1 - wrong, kNear)));
    row.decision.kind = DecisionKind::answer;
    EXPECT_THAT(costs_of_choices(row), ElementsAre(0, DoubleNear(0.2, kNear)));
}

}  // namespace
}  // namespace gammonkit
