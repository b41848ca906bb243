// What is special about JavaFIBS's logs.
#include "formats/javafibs/format.hpp"
#include "tests/unit/mat/telling.hpp"

#include <gmock/gmock.h>

namespace gammonkit {
namespace {

constexpr std::string_view kStart = "JavaFIBS internal match representation v1.1\n8:Bob:7\n";

Result<Collection> read_text(std::string_view lines, Reporter& reporter)
{
    return read_javafibs(SourceText("a.match", std::string(kStart) + std::string(lines)), {}, reporter);
}

std::string told(std::string_view lines)
{
    CollectingReporter reporter;
    const Result<Collection> result = read_text(lines, reporter);
    EXPECT_TRUE(reporter.seen.empty());
    return result ? mat_test::told(result->matches[0]) : result.error().message;
}

TEST(JavaFibs, FindsOutFromWhichSidePointsAreCounted)
{
    EXPECT_EQ(told("11:You:4 2\n1:You:17-21 19-21\n0:Bob:3 2\n1:Bob:24-22 13-10\n"),
              "You - Bob to 7\ngame 1 0-0\n1 42: 8/4 6/4\n2 32: 24/22 13/10\n");
    EXPECT_EQ(told("11:You:4 2\n1:You:8-4 6-4\n0:Bob:3 2\n1:Bob:1-3 12-15\n"),
              "You - Bob to 7\ngame 1 0-0\n1 42: 8/4 6/4\n2 32: 24/22 13/10\n");
}

TEST(JavaFibs, TakesTheNameFromTheScore)
{
    EXPECT_EQ(told("11:Bob:4 2\n1:Bob:8-4 "
                   "6-4\n2:You:\n5:Bob:\n7:You:1\n14:Ann-1:Bob-0\n13:Bob:\n6:You:Bob\n11:Bob:3 1\n"),
              "Ann - Bob to 7\n"
              "game 1 0-0\n"
              "2 42: 8/4 6/4\n"
              "1 double 0\n"
              "2 drop\n"
              "game 2 1-0\n"
              "2 31?\n");
}

TEST(JavaFibs, TakesTheNameFromAScoreWithAPastedDash)
{
    const std::string_view moves = "11:Bob:4 2\n1:Bob:8-4 6-4\n2:You:\n5:Bob:\n7:You:1\n";
    for (const std::string_view score : {"14:Snow-White\u20131:Bob\u20130\n",
                                         "14:Bob\u22120:Snow-White\u22121\n", "14:Snow-White-1:Bob\u20140\n",
                                         "14:Snow-White\u2011"
                                         "1:Bob-0\n",
                                         "14:Snow-White&ndash;1:Bob-0\n"}) {
        EXPECT_EQ(told(std::string(moves) + std::string(score)),
                  "Snow-White - Bob to 7\ngame 1 0-0\n2 42: 8/4 6/4\n1 double 0\n2 drop\n");
    }
}

TEST(JavaFibs, TakesANameHoweverLong)
{
    std::string name;
    while (name.size() < 200'000)
        name += "&x";
    EXPECT_EQ(told("11:Bob:4 2\n1:Bob:8-4 6-4\n2:You:\n5:Bob:\n7:You:1\n14:" + name + "-1:Bob-0\n"),
              name + " - Bob to 7\ngame 1 0-0\n2 42: 8/4 6/4\n1 double 0\n2 drop\n");
}

TEST(JavaFibs, ReadsAResignationByThePointsThatItBrings)
{
    EXPECT_EQ(told("11:Bob:4 2\n1:Bob:8-4 6-4\n3:You:2\n7:Bob:2\n"),
              "You - Bob to 7\ngame 1 0-0\n2 42: 8/4 6/4\n1 resign 2\n2 accept-resignation\n");
}

TEST(JavaFibs, ReportsWhatItDoesNotUnderstand)
{
    CollectingReporter reporter;
    const Result<Collection> result =
        read_text("hello\n11:Bob:4 9\n99:Bob:\n1:Bob:8-4\n0:Carl:3 1\n11:Bob:4 2\n1:Bob:8-4 6-4\n", reporter);
    EXPECT_EQ(reporter.seen.size(), 5U);
    ASSERT_TRUE(result.has_value());
}

}  // namespace
}  // namespace gammonkit
