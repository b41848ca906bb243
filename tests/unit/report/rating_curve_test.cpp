#include "report/statistics/rating_curve.hpp"

#include <gmock/gmock.h>

namespace gammonkit {
namespace {

using testing::HasSubstr;
using testing::Not;

HistoryPart part(const std::string& month, int decisions, double rating, bool is_ranked = true)
{
    HistoryPart part{.date = month};
    part.totals.performance = {.decisions = decisions, .error = rating * decisions / 500};
    part.totals.is_ranked = is_ranked;
    part.so_far = part.totals.performance;
    return part;
}

TEST(RatingCurve, HasADotForEachPartWithARating)
{
    const PlayerHistory history{
        .player = "Ann",
        .parts = {part("2024-01", 100, 5), part("2024-02", 0, 0), part("2024-03", 1, 12, false)}};
    const RatingCurve curve = rating_curve_of(history, HistoryBy::month);
    EXPECT_EQ(curve.title, "PR of Ann by month");
    ASSERT_EQ(curve.dots.size(), 2U);
    EXPECT_EQ(curve.dots[0].words, "2024-01: PR 5.00, 100 decisions");
    EXPECT_EQ(curve.dots[1].words, "2024-03: PR 12.00, 1 decision");
    EXPECT_FALSE(curve.dots[1].is_ranked);
}

TEST(RatingCurve, OfAFileIsAPictureOfItsOwn)
{
    const RatingCurve curve{.title = "PR of <Ann>",
                            .dots = {{.label = "a & b", .words = "a & b: PR 5", .rating = 5, .so_far = 5},
                                     {.label = "c", .words = "c: PR 45", .rating = 45, .so_far = 6}}};
    const std::string svg = rating_curve_svg(curve);
    EXPECT_THAT(svg, HasSubstr("xmlns=\"http://www.w3.org/2000/svg\""));
    EXPECT_THAT(svg, HasSubstr("<title>PR of &lt;Ann&gt;</title>"));
    EXPECT_THAT(svg, HasSubstr(">a &amp; b</text>"));
    EXPECT_THAT(svg, HasSubstr(">40</text>"));
    EXPECT_THAT(svg, Not(HasSubstr(">45</text>"))) << "what is worse stands at the upper edge";
    EXPECT_THAT(svg, HasSubstr("cy=\"7%\""));
    EXPECT_THAT(svg, HasSubstr("class=\"so-far\""));
}

TEST(RatingCurve, CutsLabelsBetweenLetters)
{
    const RatingCurve curve{.title = "",
                            .dots = {{.label = "ééééééééééééééééééé", .words = "", .rating = 1}}};
    EXPECT_THAT(rating_curve_svg(curve), HasSubstr(">éééééééééééééé"));
    EXPECT_THAT(rating_curve_svg(curve), HasSubstr("é…</text>"));
}

}  // namespace
}  // namespace gammonkit
