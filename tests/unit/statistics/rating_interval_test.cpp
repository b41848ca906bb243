#include "decisions/statistics/rating_interval.hpp"

#include <gmock/gmock.h>
#include <random>

namespace gammonkit {
namespace {

/// What 400 equally probable decisions cost in thousandths of EMG, if they are sorted by that: the means of
/// 400 equal parts of 37,299 decisions of 160 matches. The other 293 cost nothing.
constexpr int kCosts[] = {
    1,  1,  1,  1,   2,   2,   2,   3,   3,   4,   4,   4,   5,   5,   5,   6,   6,   7,   7,  7,  8,  8,
    9,  9,  10, 10,  11,  11,  12,  12,  13,  13,  14,  14,  15,  15,  16,  16,  17,  17,  18, 19, 19, 20,
    21, 21, 22, 23,  23,  24,  25,  26,  26,  27,  28,  29,  30,  31,  32,  33,  34,  35,  36, 37, 39, 40,
    41, 43, 44, 45,  47,  48,  50,  52,  54,  56,  57,  59,  61,  63,  65,  67,  70,  73,  76, 79, 82, 86,
    90, 93, 97, 102, 107, 112, 118, 124, 130, 138, 146, 153, 164, 176, 195, 217, 256, 318, 515};
constexpr int kParts = 400;
constexpr double kTrueRating = 7.01625;

/// Standard distributions differ from library to library; these numbers do not.
class Players {
public:
    Performance decide(int decisions)
    {
        Performance performance;
        for (int i = 0; i < decisions; ++i) {
            const auto part = static_cast<std::size_t>(random_() % kParts);
            const double error = part < std::size(kCosts) ? kCosts[part] / 1000.0 : 0;
            performance += {.decisions = 1, .error = error, .squares = error * error};
        }
        return performance;
    }

private:
    std::mt19937 random_{20'261'127};
};

TEST(RatingInterval, HoldsAsOftenAsItSays)
{
    constexpr int kTrials = 1000;
    Players players;
    for (const int decisions : {30, 100, 400, 2000}) {
        int below = 0;
        int above = 0;
        for (int trial = 0; trial < kTrials; ++trial) {
            const std::optional<Interval> interval = rating_interval(players.decide(decisions));
            if (interval && kTrueRating < interval->low) ++below;
            if (interval && kTrueRating > interval->high) ++above;
        }
        EXPECT_NEAR(below, 0.05 * kTrials, 0.025 * kTrials) << decisions;
        EXPECT_NEAR(above, 0.05 * kTrials, 0.025 * kTrials) << decisions;
    }
}

TEST(RatingInterval, OfADifferenceOfEqualsContainsZero)
{
    constexpr int kTrials = 1000;
    Players players;
    for (const int decisions : {30, 300}) {
        int told_apart = 0;
        for (int trial = 0; trial < kTrials; ++trial) {
            const auto interval =
                difference_interval(players.decide(decisions), players.decide(2 * decisions));
            told_apart += interval && !interval->contains(0) ? 1 : 0;
        }
        EXPECT_LE(told_apart, 0.12 * kTrials) << decisions;
    }
}

TEST(RatingInterval, IsNarrowerTheMoreDecisionsThereAre)
{
    const Performance few{.decisions = 100, .error = 1.4, .squares = 0.2};
    const Performance many{.decisions = 1000, .error = 14, .squares = 2};
    const Interval wide = rating_interval(few).value();
    const Interval narrow = rating_interval(many).value();
    EXPECT_LT(wide.low, narrow.low);
    EXPECT_LT(narrow.low, 7);
    EXPECT_LT(7, narrow.high);
    EXPECT_LT(narrow.high, wide.high);
}

TEST(RatingInterval, IsNotToldOfFewDecisionsOrNone)
{
    EXPECT_FALSE(rating_interval({}));
    EXPECT_FALSE(rating_interval({.decisions = 19, .error = 1, .squares = 1}));
    EXPECT_FALSE(rating_interval({.decisions = 40}));
    EXPECT_FALSE(difference_interval({.decisions = 40, .error = 1, .squares = 1}, {}));
}

TEST(RatingInterval, TellsPlayersApartWhoDiffer)
{
    const Performance strong{.decisions = 800, .error = 5, .squares = 0.3};
    const Performance weak{.decisions = 800, .error = 15, .squares = 3};
    const Interval difference = difference_interval(strong, weak).value();
    EXPECT_LT(difference.high, 0);
    EXPECT_NEAR(difference.low + difference.high, 2 * (*strong.rating() - *weak.rating()), 2);
    const Interval opposite = difference_interval(weak, strong).value();
    EXPECT_NEAR(opposite.low, -difference.high, 1e-9);
}

TEST(RatingInterval, TakesUsualSquaresWhereNoneAreKept)
{
    Performance performance{.decisions = 200, .error = 2.8};
    performance.squares = usual_squares(performance);
    EXPECT_NEAR(performance.squares, 11 * 2.8 * 2.8 / 200, 1e-12);
    EXPECT_EQ(usual_squares({}), 0);
}

}  // namespace
}  // namespace gammonkit
