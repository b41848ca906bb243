// Texts that GNU Backgammon wrote in another language. tests/oracle/gnubg_languages_oracle.py has them all
// written.
#include "formats/gnubg_text/format.hpp"
#include "importers/gnubg_text/sentence.hpp"
#include "tests/support/reading.hpp"

#include <fmt/format.h>
#include <gmock/gmock.h>

namespace gammonkit {
namespace {

using gnubg_text::places_in;
using gnubg_text::with_places;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::Optional;
using testing_support::Told;
using testing_support::told_by;

/// A board with these words in place of "Position ID", "Match ID" and "Cube".
std::string board(std::string_view position_id, std::string_view match_id, std::string_view cube)
{
    return fmt::format(" GNU Backgammon  {}: 4HPwATDgc/ABMA\n"
                       "                 {}   : cInlAAAAAAAE\n"
                       " +13-14-15-16-17-18------19-20-21-22-23-24-+     O: Ann\n"
                       " | X           O    |   | O              X |     0 points\n"
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
                       " +12-11-10--9--8--7-------6--5--4--3--2--1-+     X: Bo ({} 2)\n",
                       position_id, match_id, cube);
}

Told read_text(const std::string& text)
{
    return told_by(read_gnubg_text, text);
}

TEST(GnubgLanguages, ReadsAnalysisInFinnish)
{
    const Told told = read_text(
        board("Peliaseman ID", "Ottelun ID", "kuutio:") +
        "Pipsitilanne: O 167, X 167\n\n* Bo siirto 24/23 13/10\n\n"
        "Huomio: huono siirto (-0.168)\n\nHeitto 31:\n"
        "     1. Tuplattu peli 2-kerros   8/5 6/5            Voitto-odote: +0.159\n"
        "       0.552 0.176 0.012 - 0.448 0.123 0.005 Ei tuplattu peli +0.161 Tuplattu peli +0.159\n"
        "*    2. Ei tuplattu peli 0-kerros   24/23 13/10        Voitto-odote: -0.009 (-0.168)\n");
    EXPECT_EQ(told.said, "input: note: 4 lines without a position passed over [other-text]\n");
    ASSERT_EQ(told.collection.positions.size(), 1U);
    const PositionRecord& record = told.collection.positions[0];
    EXPECT_EQ(record.players.second.name, "Bo");
    EXPECT_EQ(record.state.dice, Dice::from(3, 1));
    ASSERT_EQ(record.plays.size(), 1U);
    const PlayAnalysis& plays = record.plays[0];
    EXPECT_EQ(plays.played, 1U);
    ASSERT_EQ(plays.candidates.size(), 2U);
    EXPECT_EQ(plays.candidates[0].assessment->estimate.cubeless, Value(Emg{0.161}));
    EXPECT_EQ(plays.candidates[1].assessment->context, (EvaluationContext{.plies = 0, .cubeful = false}));
}

TEST(GnubgLanguages, LeavesWordsOfPersonsAlone)
{
    const Told told =
        read_text("Zug Nr. 1:  Bo to play 31\n\n" + board("Position ID", "Match ID", "Doppler:") +
                  "\nKommentare:\nRunde: zwei\nDoppler-Analyse\n");
    ASSERT_EQ(told.collection.positions.size(), 1U) << told.said;
    EXPECT_EQ(told.collection.positions[0].comment, "Runde: zwei\nDoppler-Analyse");
}

TEST(GnubgLanguages, TellsALanguageThatIsNotKnown)
{
    const Told told = read_text("\n" + board("Stelsel ID", "Wedstryd ID", "Kubus:") + "Kubusontleding\n");
    EXPECT_THAT(told.said,
                HasSubstr("input:2:1: warning: the language of this text is not known: its boards are "
                          "read, but not what stands below them [gnubg-language]"));
    ASSERT_EQ(told.collection.positions.size(), 1U);
    EXPECT_EQ(told.collection.positions[0].state.dice, Dice::from(3, 1));
    EXPECT_EQ(told.collection.positions[0].players.first.name, "Ann");
}

TEST(GnubgLanguages, PointsAtTheLineAsItIsWritten)
{
    const Told told = read_text(board("ID de position", "ID de match", "Videau :") +
                                "Dés 31:\n     1. Avec videau 2-ply    8/5 6/5x6     Eq.: x0.159\n");
    EXPECT_THAT(told.said, HasSubstr("input:17:1: warning"));
    EXPECT_THAT(told.said, HasSubstr("     1. Avec videau 2-ply    8/5 6/5x6     Eq.: x0.159\n"));
}

TEST(GnubgLanguages, TellsMovesFromNames)
{
    EXPECT_THAT(places_in("* Bo 2 bar/20* 8/5(2)  oynuyor", "* {s} {m} oynuyor"),
                Optional(ElementsAre("Bo 2", "bar/20* 8/5(2)")));
    EXPECT_EQ(with_places("* {s} moves {m}", {"Bo 2", "8/5"}), "* Bo 2 moves 8/5");
}

TEST(GnubgLanguages, NumbersMayHaveSignsAndDecimalCommas)
{
    EXPECT_THAT(places_in("0,5 CL -0,161 CF  +1.5]", "... CL {n} CF {n}..."),
                Optional(ElementsAre("0,5", "-0,161", "+1.5", "]")));
    EXPECT_EQ(places_in("0,5 CL x CF 1", "... CL {n} CF {n}..."), std::nullopt);
}

}  // namespace
}  // namespace gammonkit
