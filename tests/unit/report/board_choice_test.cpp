#include "formats/html/format.hpp"
#include "formats/latex/format.hpp"
#include "formats/pdf/format.hpp"
#include "formats/sgf/format.hpp"
#include "formats/text/format.hpp"
#include "support/files/file.hpp"
#include "tests/support/times.hpp"

#include <gtest/gtest.h>

namespace gammonkit {
namespace {

/// Two games in which Ann and Bob each dropped what should be taken, among other errors.
Collection analyzed()
{
    const Result<Input> input = read_input(GAMMONKIT_SOURCE_DIR "/samples/sgf/analysed-session.sgf");
    CollectingReporter reporter;
    return read_sgf(SourceText("session.sgf", input->bytes), {}, reporter).value();
}

template <class Specs>
Options options(const Specs& specs, const std::string& text)
{
    return Options::parse(text, specs).value();
}

TEST(BoardChoice, StandInPagesInPlaceOfTheBiggestErrors)
{
    const std::string page = write_html(analyzed(), options(kHtmlWriteOptions, "where=wrong-drop")).value();
    EXPECT_EQ(times(page, "<h2>Chosen decisions</h2>"), 1U);
    EXPECT_EQ(times(page, "<div class=\"error\">"), 2U);
    EXPECT_EQ(times(page, "<h2>Biggest errors</h2>"), 0U);
}

TEST(BoardChoice, AreOnesOwnByName)
{
    const std::string page =
        write_html(analyzed(), options(kHtmlWriteOptions, "where=wrong-drop & me,me=ANN")).value();
    EXPECT_EQ(times(page, "<div class=\"error\">"), 1U);
}

/// How many boards each of the reports that can be counted has.
std::vector<std::size_t> boards_in_reports(const std::string& which)
{
    const std::string given = "boards=" + which;
    const Collection match = analyzed();
    std::string classic = write_html(match, options(kHtmlWriteOptions, "images=i/," + given)).value();
    return {
        times(write_latex(match, options(kLatexWriteOptions, given)).value(), "\\begin{minipage}"),
        times(write_text(match, options(kTextWriteOptions, given)).value(), "GNU Backgammon  Position ID:"),
        times(classic, "colspan=\"15\"") / 2};  // Of two edges.
}

TEST(BoardChoice, AreTheSameInAllReports)
{
    for (const std::string which : {"none", "errors", "marked", "every=5"}) {
        const std::vector<std::size_t> counts = boards_in_reports(which);
        EXPECT_EQ(counts, std::vector<std::size_t>(counts.size(), counts.front())) << which;
    }
    EXPECT_EQ(boards_in_reports("none").front(), 0U);
    EXPECT_GT(boards_in_reports("errors").front(), 0U);
    EXPECT_GT(boards_in_reports("marked").front(), boards_in_reports("errors").front());
}

TEST(BoardChoice, OfEachNthTurnAreCountedInEachGame)
{
    const Collection session = analyzed();
    std::size_t turns = 0;
    std::size_t thirds = 0;
    for (const Game& game : session.matches.front().games) {
        turns += game.turns.size();
        thirds += (game.turns.size() + 2) / 3;
    }
    EXPECT_EQ(boards_in_reports("every=1").back(), turns);
    EXPECT_EQ(boards_in_reports("every=3").back(), thirds);
}

TEST(BoardChoice, AreRefusedByAPageThatShowsAll)
{
    EXPECT_EQ(write_html(analyzed(), options(kHtmlWriteOptions, "boards=errors")).error().message,
              "boards=errors needs images: a page with a script shows the board of every turn");
}

TEST(BoardChoice, StandInDocumentsAndTexts)
{
    EXPECT_EQ(times(write_latex(analyzed(), options(kLatexWriteOptions, "where=wrong-drop")).value(),
                    "\\begin{minipage}"),
              2U);
    EXPECT_EQ(times(write_text(analyzed(), options(kTextWriteOptions, "where=wrong-drop")).value(),
                    "GNU Backgammon  Position ID:"),
              2U);
}

TEST(BoardChoice, ThatAreNoneLeaveNothing)
{
    EXPECT_EQ(times(write_html(analyzed(), options(kHtmlWriteOptions, "where=crawford")).value(),
                    "Chosen decisions"),
              0U);
}

TEST(BoardChoice, CountWhatHasNoBoard)
{
    const auto lost = [](const std::string& text) {
        const Census census = pdf_partial_losses(analyzed(), options(kPdfWriteOptions, text));
        return census[static_cast<std::size_t>(Feature::play_analysis)];
    };
    EXPECT_GT(lost("where=wrong-drop"), lost(""));
    EXPECT_EQ(lost("where=analyzed"), 0U);
}

TEST(BoardChoice, SayWhatIsWrongWithTheFilter)
{
    EXPECT_EQ(write_html(analyzed(), options(kHtmlWriteOptions, "where=blundr")).error().message,
              "where: there is no word 'blundr'");
    EXPECT_FALSE(write_pdf(analyzed(), options(kPdfWriteOptions, "where=(")).has_value());
}

}  // namespace
}  // namespace gammonkit
