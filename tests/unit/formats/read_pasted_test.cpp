// Letters that stand for typed ones, and letters that are meant.
#include "formats/catalogue/catalogue.hpp"
#include "formats/pipeline.hpp"

#include <gtest/gtest.h>

namespace gammonkit {
namespace {

const std::string kHeading = " 7 point match\n\n Game 1\n Zo\u00EB \u2013 x : 0                Bo : 0\n";

ReadSource read_mat(const std::string& rows)
{
    return read(catalogue(), {.name = "game.mat", .bytes = kHeading + rows},
                {.from = find_format(catalogue(), "mat"), .validate = false});
}

TEST(PastedText, KeepsNamesWhereNothingIsGainedByPlainLetters)
{
    const ReadSource reading = read_mat("  1) 31: 8/5 6/5                 42: 24/20 13/11\n");
    ASSERT_TRUE(reading.collection);
    EXPECT_EQ(reading.collection->matches.at(0).players.first.name, "Zo\u00EB \u2013 x");
}

TEST(PastedText, KeepsNamesWherePlaysArePasted)
{
    const ReadSource reading = read_mat("  1) 31: 8\u20445\u00A06\u20445                 42: 24/20 13/11\n");
    ASSERT_TRUE(reading.collection);
    EXPECT_EQ(reading.collection->matches.at(0).players.first.name, "Zo\u00EB \u2013 x");
    ASSERT_EQ(reading.collection->matches.at(0).games.at(0).turns.size(), 2U);
    EXPECT_TRUE(reading.diagnostics.seen.empty());
}

TEST(PastedText, HasItsProblemsWhereTheyStand)
{
    const ReadSource reading = read_mat("  1)&nbsp;31:&nbsp;8\u20445 6/x                 42: 24/20 13/11\n");
    ASSERT_FALSE(reading.diagnostics.seen.empty());
    EXPECT_EQ(to_string(reading.diagnostics.seen.front(), reading.source),
              "game.mat:5:26: warning: expected a point from 0 to 25 [syntax]\n"
              "      1)&nbsp;31:&nbsp;8\u20445 6/x                 42: 24/20 13/11\n"
              "                             ^\n");
}

TEST(PastedText, KeepsWhatACommentSays)
{
    const std::string said = "\u201CZo\u00EB\u201D led 5\u20133 &amp; \u00BD\u00A0more";
    const std::string sgf = "(;GM[6]PW[A]PB[B]MI[length:3];B[31hefe]C[" + said + "])";
    const ReadSource reading = read(catalogue(), {.name = "a.sgf", .bytes = sgf}, {});
    ASSERT_TRUE(reading.collection);
    EXPECT_EQ(reading.collection->matches.at(0).games.at(0).turns.at(0).comment, said);
}

TEST(PastedText, IsRecognizedByItsPlainLetters)
{
    const std::string id =
        "XGID=\u2013b\u2013\u2013\u2013\u2013E\u2013C\u2013\u2013\u2013eE\u2013\u2013\u2013c"
        "\u2013e\u2013\u2013\u2013\u2013B\u2013:0:0:1:31:0:0:0:7:10";
    const ReadSource reading = read(catalogue(), {.name = "a.txt", .bytes = id + " what now?\n"}, {});
    ASSERT_TRUE(reading.collection);
    ASSERT_EQ(reading.collection->positions.size(), 1U);
    EXPECT_EQ(reading.collection->positions[0].comment, "what now?");
}

}  // namespace
}  // namespace gammonkit
