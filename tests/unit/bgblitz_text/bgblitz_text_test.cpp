#include "formats/bgblitz_text/format.hpp"
#include "tests/support/reading.hpp"

#include <gtest/gtest.h>

namespace gammonkit {
namespace {

using testing_support::count_of;
using testing_support::Told;
using testing_support::told_by;

/// A board without rows and the identifiers below it: the beginning of a match to 7.
std::string opening(std::string_view dice)
{
    return " +13-14-15-16-17-18------19-20-21-22-23-24-+   O: Green  167\n"
           " | X           O    |   | O              X |\n"
           " | X           O    |   | O              X |\n"
           " | X           O    |   | O                |\n"
           " | X                |   | O                |\n"
           " | X                |   | O                |\n"
           "v|                  |BAR|                  |\n"
           " | O                |   | X                |\n"
           " | O                |   | X                |\n"
           " | O           X    |   | X                |\n"
           " | O           X    |   | X              O |\n"
           " | O           X    |   | X              O |\n"
           " +12-11-10--9--8--7-------6--5--4--3--2--1-+   X: Red  167\n"
           "\n"
           " Position-ID: 4HPwATDgc/ABMA    Match-ID: cAngAAAAAAAE\n"
           " XGID=-b----E-C---eE---c-e----B-:0:0:1:" +
           std::string(dice) +
           ":0:0:0:7:10\n"
           "\n"
           " Green - 0 Red - 0 in a 7 point match.\n"
           " Red to move.\n"
           "\n";
}

PositionRecord only(const Told& told)
{
    EXPECT_EQ(told.collection.positions.size(), 1U) << told.said;
    return told.collection.positions.empty() ? PositionRecord{} : told.collection.positions[0];
}

TEST(BgblitzText, GivesCandidatesBothValues)
{
    const Told told =
        told_by(read_bgblitz_text, opening("31") + "Evaluation  (EMG)\n ==========\n"
                                                   "  1.   0.524 mwp /   0.159            8/5, 6/5 \n"
                                                   "       0.552  0.176  0.012  -  0.448  0.123  0.005 \n\n"
                                                   "  2.   0.501 mwp /  -0.009  (-0.168)  24/23, 13/10 \n");
    EXPECT_EQ(told.said, "");
    const PositionRecord record = only(told);
    EXPECT_EQ(record.players.first.name, "Green");
    EXPECT_EQ(record.players.second.name, "Red");
    ASSERT_EQ(record.plays.size(), 1U);
    EXPECT_EQ(record.plays[0].by.engine, "BGBlitz");
    ASSERT_EQ(record.plays[0].candidates.size(), 2U);
    const Estimate& best = record.plays[0].candidates[0].assessment->estimate;
    EXPECT_EQ(best.mwc, Mwc{0.524});
    EXPECT_EQ(best.cubeful, Value(Emg{0.159}));
    EXPECT_EQ(best.probabilities, (Probabilities{0.552, 0.176, 0.012, 0.123, 0.005}));
    EXPECT_EQ(record.comment, "");
}

TEST(BgblitzText, ReadsTheOlderLayout)
{
    const Told told =
        told_by(read_bgblitz_text, opening("31") + "Evaluation\n 1) 8-5 6-5   0.473 / -0.289\n"
                                                   "    0.552  0.176  0.012  -  0.448  0.123  0.005\n");
    const PositionRecord record = only(told);
    ASSERT_EQ(record.plays.size(), 1U);
    EXPECT_EQ(record.plays[0].candidates[0].play, (Play{{Point(8), Point(5)}, {Point(6), Point(5)}}));
    EXPECT_EQ(record.plays[0].candidates[0].assessment->estimate.mwc, Mwc{0.473});
}

TEST(BgblitzText, FindsTheRowsOfTheCubeInAnyOrderAndLanguage)
{
    const Told told =
        told_by(read_bgblitz_text, opening("00") +
                                       "              Siege G+BG  BG\n"
                                       " Grün         45.9  11.7  0.2 \n"
                                       " Rot          54.1  17.5  0.2 \n"
                                       " Erwartungswert Rot (ohne Doppler): 0.139  Std.Abw.: 0.132\n"
                                       " Auszahlungserw. (mit Doppler)   :  0.226\n\n"
                                       " Würfelaktion:         :  Doppeln / Annehmen  EMG\n"
                                       " Doppeln / Annehmen    :  0.535   ( 0.000)      0.760   ( 0.000)\n"
                                       " Kein Doppel           :  0.526   (-0.010)      0.685   (-0.075)\n"
                                       " Doppeln / Ablehnen    :  0.567   ( 0.031)      1.000   ( 0.240)\n");
    EXPECT_EQ(told.said, "");
    const PositionRecord record = only(told);
    ASSERT_EQ(record.cubes.size(), 1U);
    const CubeAnalysis& cube = record.cubes[0];
    EXPECT_EQ(cube.no_double.estimate.cubeful, Value(Emg{0.685}));
    EXPECT_EQ(cube.no_double.estimate.mwc, Mwc{0.526});
    EXPECT_EQ(cube.no_double.estimate.cubeless, Value(Equity{0.139}));
    EXPECT_EQ(cube.double_take.estimate.cubeful, Value(Emg{0.76}));
    EXPECT_EQ(cube.double_drop, Value(Emg{1.0}));
    EXPECT_NEAR(cube.no_double.estimate.probabilities->win, 0.541, 1e-12);
    EXPECT_EQ(record.comment, "");
}

TEST(BgblitzText, NeedsIdentifiers)
{
    const Told told = told_by(read_bgblitz_text, opening("31").substr(0, 300));
    EXPECT_TRUE(told.failed);
    EXPECT_EQ(told.said.substr(0, told.said.find('\n')),
              "input:1:1: error: there is no XGID and no Position ID below the board [bgblitz-text]");
}

TEST(BgblitzTextWriter, WritesWhatItReads)
{
    const std::string text = opening("31") + "Evaluation  (EMG)\n ==========\n"
                                             "  1.   0.524 mwp /   0.159            8/5, 6/5 \n"
                                             "       0.552  0.176  0.012  -  0.448  0.123  0.005 \n\n";
    const PositionRecord record = only(told_by(read_bgblitz_text, text));
    const std::string again = write_bgblitz_text({.positions = {record}}, {}).value();
    EXPECT_EQ(only(told_by(read_bgblitz_text, again)), record);
    EXPECT_NE(again.find("  1.   0.524 mwp /   0.159            8/5, 6/5 \n"
                         "       0.552  0.176  0.012  -  0.448  0.123  0.005 \n"),
              std::string::npos)
        << again;
}

TEST(BgblitzTextWriter, CountsWhatItCannotSay)
{
    PositionRecord record = only(told_by(read_bgblitz_text, opening("31")));
    EXPECT_EQ(bgblitz_text_partial_losses({.positions = {record}}, {}), Census{});
    record.plays = {{.by = {.engine = "Other"}, .candidates = {{.play = {}, .assessment = Assessment{}}}}};
    const Census census = bgblitz_text_partial_losses({.positions = {record}}, {});
    EXPECT_EQ(count_of(census, Feature::play_analysis), 1U);
    EXPECT_EQ(count_of(census, Feature::analysis_sources), 1U);
}

TEST(BgblitzText, TellsOfAnalysesThatAreDamaged)
{
    const std::string best = "   1.   0.519 mwp /   0.182            8/5, 6/5 \n";
    const std::string chances = "        0.552  0.176  0.012  -  0.448  0.123  0.005 \n";
    EXPECT_EQ(told_by(read_bgblitz_text, opening("31") + best + chances).said, "");
    for (const std::string& damaged : {"   1.   0x19 mwp /   0.182            8/5, 6/5 \n" + chances,
                                       best + "        0.552  0.x76  0.012  -  0.448  0.123  0.005 \n",
                                       best + "        0.552  0.176  0.0\n"})
        EXPECT_NE(told_by(read_bgblitz_text, opening("31") + damaged).said, "") << damaged;
    EXPECT_NE(told_by(read_bgblitz_text, opening("3x")).said, "");
}

}  // namespace
}  // namespace gammonkit
