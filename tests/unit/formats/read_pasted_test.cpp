// Letters that stand for typed ones, and letters that are meant.
#include "formats/catalogue/catalogue.hpp"
#include "formats/pipeline.hpp"
#include "tests/support/xg_position.hpp"

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

/// The dump of a text that is read in a format.
std::string dump_of(std::string_view format, const std::string& text)
{
    const ReadSource reading = read(catalogue(), {.name = "a.txt", .bytes = text},
                                    {.from = find_format(catalogue(), format), .validate = false});
    if (!reading.collection) return "nothing";
    return bytes_of(*find_format(catalogue(), "dump"), *reading.collection, {}).value_or("no dump");
}

TEST(PastedText, IsNotPreferredForWhatIsConcludedFromPlaysThatAreMissing)
{
    const std::string game = "bgf version 1.2\nGame 1 - Ann (X) vs. Bob (0)\nGammon game\n1.X:(3 1)8/5 6/5\n"
                             "2.0:Double";
    EXPECT_EQ(dump_of("bgroom", game + "\r\r\n"), dump_of("bgroom", game + "\n"));
    const std::string rows = kHeading + "; Set Pos=-A----------------------a-/0\n| set up |\n  1) ";
    const std::string won = ": 1/0\n Wins 1 points\n";
    EXPECT_EQ(dump_of("mat", rows + "\u2685\u2685" + won), dump_of("mat", rows + "66" + won));
}

TEST(PastedText, HasLineEndsThatNobodyTypes)
{
    const std::string first = "Ann_Lee      Ben\n 1) 31: 8/5 6/5                52: 13/11 13/8\n"
                              " 2) 64: 24/14*                 Doubles => 2\n"
                              " 3) Takes                      43: bar/21 24/21\n    Wins 2 points";
    const std::string second = "Ben          Ann_Lee";
    const std::string end = " 1)                            21: 13/11 6/5\n"
                            " 2) 53: 8/3 6/3                Doubles => 2\n"
                            " 3) Drops                      Wins 1 point\n";
    EXPECT_EQ(dump_of("empire", first + "\u2028\u2028" + second + "\u2028" + end),
              dump_of("empire", first + "\n\n" + second + "\n" + end));
}

TEST(PastedText, IsNotPreferredForAPlayThatCannotBeRead)
{
    const std::string game = "Ann vs. Bob\nMatch Length: 3\nGame 1.1-2/3\n\n";
    const std::string end = "\n1\t52: 13/8, 13/11\n1\t\t61:\nBob: brb\n";
    EXPECT_EQ(dump_of("sgg", game + "1\t52:&shy;" + end), dump_of("sgg", game + "1\t52:" + end));
}

TEST(PastedText, HasNoCommentWhereItsLinesAreABoard)
{
    const auto position = [](std::string_view dash) {
        return testing_support::xg_position("Score is X:3 O:4 5 pt.(s) match.\n", dash) + "\nA note\n";
    };
    EXPECT_EQ(dump_of("xg-text", position("\u2013")), dump_of("xg-text", position("-")));
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
