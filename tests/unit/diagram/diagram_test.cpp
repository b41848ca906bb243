#include "report/diagram/diagram_exporter.hpp"

#include "model/identifiers/identifier.hpp"
#include "report/typeset.hpp"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace gammonkit::diagram_test {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

constexpr std::string_view kId = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10";

Candidate candidate(const Play& play, Value value)
{
    return {.play = play,
            .assessment =
                Assessment{.estimate = {.probabilities = Probabilities{.win = 0.55, .win_gammon = 0.2},
                                        .cubeful = value},
                           .level = "3-ply"}};
}

Diagram analyzed()
{
    Diagram diagram{.heading = "Game 1. [Bo] plays 31 & <wins>",
                    .scene = {.state = state_from_identifier(kId).value().state, .names = {"A]l", "Bo*"}}};
    diagram.plays.push_back(
        {.by = {.engine = "GammonKit"},
         .candidates = {candidate({{Point{8}, Point{5}}, {Point{6}, Point{5}}}, Equity{0.159}),
                        candidate({{Point{24}, Point{23}}, {Point{13}, Point{10}}}, Equity{-0.01})},
         .played = 1});
    return diagram;
}

std::string written(const Diagram& diagram, DiagramText kind)
{
    return write_diagram(diagram, kind, built_in_theme("classic").value(), 300);
}

TEST(AnalysisTable, ListsPlaysWithTheirLoss)
{
    const std::vector<AnalysisTable> tables = tables_of(analyzed());
    ASSERT_EQ(tables.size(), 1U);
    EXPECT_EQ(tables[0].title, "Plays, by GammonKit");
    EXPECT_THAT(tables[0].head,
                ElementsAre("#", "play", "equity", "loss", "win", "G", "BG", "lose", "G", "BG", "level"));
    EXPECT_THAT(tables[0].rows[0], ElementsAre("1", "8/5 6/5", "+0.159", "", "55.0", "20.0", "0.0", "45.0",
                                               "0.0", "0.0", "3-ply"));
    EXPECT_THAT(tables[0].rows[1], ElementsAre("2 *", "24/23 13/10", "-0.010", "-0.169", "55.0", "20.0",
                                               "0.0", "45.0", "0.0", "0.0", "3-ply"));
    EXPECT_EQ(tables[0].best, 0U);
    EXPECT_EQ(tables[0].shallow, std::nullopt);
    EXPECT_EQ(tables[0].notes, "* played");
}

TEST(AnalysisTable, SaysWhereTheLevelDropsInShortNames)
{
    Diagram diagram = analyzed();
    std::vector<Candidate>& candidates = diagram.plays[0].candidates;
    candidates[0].assessment->level = "XG Roller++";
    EXPECT_EQ(tables_of(diagram)[0].shallow, 1U);
    EXPECT_EQ(tables_of(diagram)[0].rows[0].back(), "XGR++");
    EXPECT_THAT(written(diagram, DiagramText::text), HasSubstr("XGR++\n   ------"));
    EXPECT_THAT(written(diagram, DiagramText::latex), HasSubstr("\\\\\n\\midrule\n{2 $\\bullet$}"));
    for (Candidate& candidate : candidates) {
        candidate.assessment->level.clear();
        candidate.assessment->rollout = RolloutRecord{.trials = &candidate == candidates.data() ? 1296 : 648};
    }
    EXPECT_EQ(tables_of(diagram)[0].shallow, std::nullopt);
    EXPECT_EQ(tables_of(diagram)[0].rows[1].back(), "RO 648");
}

TEST(AnalysisTable, IsTypesetWithATrueMinusAndADisk)
{
    const AnalysisTable table = typeset(tables_of(analyzed())[0]);
    EXPECT_EQ(table.rows[1][0], "2 ●");
    EXPECT_EQ(table.rows[1][1], "24/23 13/10");
    EXPECT_EQ(table.rows[1][3], "−0.169");
    EXPECT_EQ(table.rows[1].back(), "3-ply");
    EXPECT_EQ(table.notes, "● played");
    EXPECT_EQ(with_minus("-0.041 (-0.247%), g1-9"), "−0.041 (−0.247%), g1-9");
}

TEST(AnalysisTable, OfTheCubeStandsBelowThePlaysIfItWasClose)
{
    Diagram diagram = analyzed();
    const auto value = [](double equity) { return Assessment{.estimate = {.cubeful = Equity{equity}}}; };
    diagram.cubes.push_back({.no_double = value(0.5), .double_take = value(0.4)});
    ASSERT_EQ(tables_of(diagram).size(), 2U);
    EXPECT_EQ(tables_of(diagram)[1].head[0], "");
    diagram.cubes[0].double_take = value(0.3);
    EXPECT_EQ(tables_of(diagram).size(), 1U);
    diagram.plays.clear();
    EXPECT_EQ(tables_of(diagram).size(), 1U);
}

TEST(AnalysisTable, IsOneLineWhateverAnEngineIsCalled)
{
    Diagram diagram = analyzed();
    diagram.plays[0].by.engine = "X\x1b]52;c;aGk=\a\n";
    diagram.plays[0].candidates[0].assessment->level = "3-ply\n\u202E\x9B";
    const AnalysisTable table = tables_of(diagram).at(0);
    EXPECT_EQ(table.title, "Plays, by X?]52;c;aGk=??");
    EXPECT_EQ(table.rows[0].back(), "3-ply???");
}

TEST(AnalysisTable, HasFivePlaysAndTheOneThatWasMade)
{
    Diagram diagram = analyzed();
    PlayAnalysis& plays = diagram.plays.front();
    plays.candidates.resize(9, candidate({{Point{6}, Point{3}}, {Point{24}, Point{23}}}, Equity{-0.2}));
    plays.played = 7;
    const std::vector<AnalysisTable> tables = tables_of(diagram);
    ASSERT_EQ(tables[0].rows.size(), 6U);
    EXPECT_EQ(tables[0].rows.back().front(), "8 *");
}

TEST(AnalysisTable, NamesTheBestCubeDecision)
{
    const auto best_of = [](double hold, double take) {
        Diagram diagram;
        diagram.cubes.push_back({.no_double = {.estimate = {.cubeful = Equity{hold}}},
                                 .double_take = {.estimate = {.cubeful = Equity{take}}},
                                 .double_drop = Equity{1}});
        const AnalysisTable table = tables_of(diagram).front();
        return table.rows[*table.best].front();
    };
    EXPECT_EQ(best_of(0.3, 0.2), "no double");
    EXPECT_EQ(best_of(0.7, 0.8), "double, take");
    EXPECT_EQ(best_of(0.7, 1.2), "double, pass");
    EXPECT_EQ(best_of(1.1, 1.2), "no double");  // Too good.
}

TEST(AnalysisTable, ShowsChancesToWinTheMatchAsSuch)
{
    Diagram diagram;
    diagram.cubes.push_back({.no_double = {.estimate = {.cubeful = Mwc{0.5}}},
                             .double_take = {.estimate = {.cubeful = Equity{0.4}}},
                             .double_drop = Equity{1}});
    diagram.cubes.emplace_back();  // Says nothing.
    const std::vector<AnalysisTable> tables = tables_of(diagram);
    ASSERT_EQ(tables.size(), 1U);
    EXPECT_EQ(tables[0].head[1], "MWC");
    EXPECT_EQ(tables[0].rows[0][1], "50.00%");
    EXPECT_EQ(tables[0].best, std::nullopt);  // The units differ.
}

TEST(Diagram, ForForumsHasNoTagInItsTexts)
{
    const std::string text = written(analyzed(), DiagramText::bbcode);
    EXPECT_THAT(text, testing::StartsWith("[b]Game 1. (Bo) plays 31 & <wins>[/b]\nXGID="));
    EXPECT_THAT(text, HasSubstr(kId));
    EXPECT_THAT(text, HasSubstr("\n-> 1   8/5 6/5      +0.159"));
    EXPECT_THAT(text, testing::EndsWith("[/code]\n"));
}

TEST(Diagram, InMarkdownHasNoMarkupInItsTexts)
{
    const std::string text = written(analyzed(), DiagramText::markdown);
    EXPECT_THAT(text,
                testing::StartsWith("**Game 1. &#91;Bo&#93; plays 31 &#38; &#60;wins&#62;**\n\n`XGID="));
    EXPECT_THAT(text, HasSubstr("| **1** | **8/5 6/5** | **+0.159** |  |"));
}

TEST(Diagram, InHtmlIsEscapedAndNeedsNothingElse)
{
    const std::string text = written(analyzed(), DiagramText::html);
    EXPECT_THAT(text, testing::StartsWith("<figure "));
    EXPECT_THAT(text, HasSubstr("<strong>Game 1. [Bo] plays 31 &amp; &lt;wins&gt;</strong>"));
    EXPECT_THAT(text, HasSubstr(fmt::format("<code>{}</code>", kId)));
    EXPECT_THAT(text, testing::Not(HasSubstr("<img")));
}

TEST(Diagram, InLatexIsEscapedAndHasItsIdentifiers)
{
    const std::string text = written(analyzed(), DiagramText::latex);
    EXPECT_THAT(text, HasSubstr("\\textbf{Game 1. [Bo] plays 31 \\& \\textless{}wins\\textgreater{}}"));
    EXPECT_THAT(text, HasSubstr("4HPwATDgc/ABMA"));
    EXPECT_THAT(text, HasSubstr("\\begin{tikzpicture}"));
    EXPECT_THAT(written(analyzed(), DiagramText::tikz), testing::StartsWith(fmt::format("% {}\n", kId)));
}

TEST(Diagram, InTypstIsNoWiderThanTheLine)
{
    Diagram diagram = analyzed();
    const std::string text = written(diagram, DiagramText::typst);
    EXPECT_THAT(text, HasSubstr("#strong(\"Game 1. [Bo] plays 31 & <wins>\")"));
    EXPECT_THAT(text, HasSubstr(fmt::format("#raw(\"{}\")", kId)));
    EXPECT_THAT(text, HasSubstr("calc.min(1, room.width / 300pt)"));
    EXPECT_THAT(text, HasSubstr("strong(\"8/5 6/5\")"));
    diagram.picture = "a.png";
    EXPECT_THAT(written(diagram, DiagramText::typst),
                HasSubstr("#layout(room => image(\"a.png\", width: calc.min(300pt, room.width)))"));
}

}  // namespace
}  // namespace gammonkit::diagram_test
