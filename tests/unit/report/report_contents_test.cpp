#include "formats/report_contents.hpp"

#include "formats/catalogue/catalogue.hpp"
#include "formats/html/format.hpp"
#include "formats/latex/format.hpp"
#include "formats/losses.hpp"
#include "formats/pipeline.hpp"
#include "formats/text/format.hpp"
#include "model/is_analyzed.hpp"
#include "report/reports.hpp"
#include "report/statistics_rows.hpp"
#include "support/files/file.hpp"
#include "tests/support/times.hpp"

#include <gmock/gmock.h>

namespace gammonkit {
namespace {

using testing::HasSubstr;
using testing::Not;

Collection sample(const std::string& path)
{
    const Result<Input> input = read_input(GAMMONKIT_SOURCE_DIR "/samples/" + path);
    return read(catalogue(), input.value(), {}).collection.value();
}

/// An analyzed match with a comment on its first turn, and one in the middle.
Collection commented()
{
    Collection collection = sample("sgf/analysed-game-3.sgf");
    collection.matches.front().games.front().turns.front().comment = "What a start";
    return collection;
}

std::string written(std::string_view id, const Collection& collection, const std::string& options)
{
    const Format& format = *find_format(catalogue(), id);
    const Result<Options> chosen = Options::parse(options, format.write_options);
    return write(format, collection, chosen.value()).value().bytes;
}

/// What people see of a text that may be a page.
std::string body_of(const std::string& text)
{
    const std::size_t body = text.find("<body");
    return body == std::string::npos ? text : text.substr(body);
}

/// Reports in letters, which can be searched; the page of scripts keeps its data packed.
const std::pair<const char*, const char*> kReadable[] = {
    {"text", "boards=all"}, {"latex", "boards=all"}, {"html", "images=i/"}};

std::string report(const std::pair<const char*, const char*>& format, const std::string& options)
{
    return body_of(written(format.first, commented(), std::string(format.second) + "," + options));
}

TEST(ReportContents, HaveNoAnalysisInAPlainRecord)
{
    for (const auto& format : kReadable) {
        const std::string plain = report(format, "analysis=none");
        for (const char* part : {"equity", "Proper cube action", "??", "lucky", "Snowie", "PR "})
            EXPECT_THAT(plain, Not(HasSubstr(part))) << format.first;
        EXPECT_THAT(plain, HasSubstr("What a start")) << format.first;
    }
}

TEST(ReportContents, AreAnalysesOfPlaysOrOfTheCubeAlone)
{
    for (const auto& format : kReadable) {
        const std::string plays = report(format, "analysis=plays");
        EXPECT_THAT(plays, HasSubstr("Plays, by")) << format.first;
        EXPECT_THAT(plays, Not(HasSubstr("Cube, by"))) << format.first;
        const std::string cube = report(format, "analysis=cube");
        EXPECT_THAT(cube, HasSubstr("Cube, by")) << format.first;
        EXPECT_THAT(cube, Not(HasSubstr("Plays, by"))) << format.first;
    }
}

TEST(PointNumbers, AreLeftOutOfBoardsInAllReports)
{
    const std::pair<const char*, const char*> edges[] = {{"html,images=i/", "13-14-15-"},
                                                         {"text", "13-14-15-"}};
    for (const auto& [format, edge] : edges) {
        const std::string to = format;
        const auto written = [&](const std::string& options) {
            return to == "text"
                       ? write_text(commented(), Options::parse(options, kTextWriteOptions).value()).value()
                       : write_html(commented(),
                                    Options::parse("images=i/," + options, kHtmlWriteOptions).value())
                             .value();
        };
        EXPECT_THAT(written("boards=all"), HasSubstr(edge)) << to;
        EXPECT_THAT(written("boards=all,numbers=off"), Not(HasSubstr(edge))) << to;
    }
    const auto labels = [&](const std::string& options) {
        const std::string tex =
            write_latex(commented(), Options::parse(options, kLatexWriteOptions).value()).value();
        return tex.find("{24}") != std::string::npos;
    };
    EXPECT_TRUE(labels("boards=all"));
    EXPECT_FALSE(labels("boards=all,numbers=off"));
}

TEST(ReportContents, LeaveTheFiguresOfTheMatchAsTheyAre)
{
    const Collection collection = commented();
    const Reports all(collection);
    const Reports cube(collection, {.contents = {.analysis = {.plays = false}}});
    EXPECT_EQ(statistics_summary(cube.matches().front().statistics).front().cells.first,
              statistics_summary(all.matches().front().statistics).front().cells.first);
    for (const DecisionError& judged : cube.matches().front().statistics.decisions)
        EXPECT_FALSE(judged.decision.kind == DecisionKind::play && (judged.error || mark_of(judged)));
}

TEST(ReportContents, ListAsManyPlaysAsAreAskedForAndTheOneThatWasMade)
{
    PlayAnalysis analysis;
    analysis.candidates.resize(8);
    analysis.played = 6;
    for (std::size_t i = 0; i < analysis.candidates.size(); ++i)
        analysis.candidates[i].assessment =
            Assessment{.estimate = {.cubeful = Emg{-0.1 * static_cast<double>(i)}}};
    const auto ranks = [&](std::size_t most) {
        std::vector<std::size_t> found;
        for (const AnalyzedChoices& table :
             analyzed_choices({}, {analysis}, GameState(), Player::first, {.most_plays = most})) {
            for (const AnalyzedChoice& choice : table.choices)
                found.push_back(choice.rank);
        }
        return found;
    };
    EXPECT_THAT(ranks(5), testing::ElementsAre(1, 2, 3, 4, 5, 7));
    EXPECT_THAT(ranks(2), testing::ElementsAre(1, 2, 7));
    EXPECT_THAT(ranks(0), testing::ElementsAre(7));
    EXPECT_THAT(ranks(100), testing::SizeIs(8));
    analysis.played.reset();
    EXPECT_THAT(ranks(0), testing::IsEmpty());
}

TEST(ReportContents, CanLackChancesLevelsIdentifiersLuckAndComments)
{
    const std::pair<const char*, const char*> parts[] = {{"chances", "55.2"},
                                                         {"settings", "level"},
                                                         {"ids", "XGID="},
                                                         {"luck", "ucky"},
                                                         {"comments", "What a start"}};
    for (const auto& format : kReadable) {
        const std::string all = report(format, "statistics=full");
        for (const auto& [option, sign] : parts) {
            if (std::string_view(format.first) == "latex" && std::string_view(option) == "luck") continue;
            EXPECT_THAT(all, HasSubstr(sign)) << format.first << ' ' << option;
            const std::string fewer = report(format, std::string("statistics=full,no-") + option);
            EXPECT_THAT(fewer, Not(HasSubstr(sign))) << format.first << ' ' << option;
            EXPECT_THAT(fewer, HasSubstr("equity")) << format.first << ' ' << option;
        }
    }
}

TEST(ReportContents, AreNotInThePageForReadersEither)
{
    const std::string page = written("html", commented(), "analysis=none,no-comments");
    const Collection back = read(catalogue(), {.name = "page.html", .bytes = page}, {}).collection.value();
    EXPECT_FALSE(is_analyzed(back));
    EXPECT_EQ(back.matches.front().games.front().turns.front().comment, "");
    EXPECT_EQ(back.matches.front().games.front().turns.size(),
              commented().matches.front().games.front().turns.size());
}

TEST(ReportContents, LoseNothingByWhatOptionsLeaveOut)
{
    const Format& html = *find_format(catalogue(), "html");
    const Collection collection = commented();
    EXPECT_TRUE(losses(collection, html, Options(html.write_options)).empty());
    const Options fewer = Options::parse("no-comments", html.write_options).value();
    EXPECT_TRUE(losses(collection, html, fewer).empty());
}

TEST(ReportContents, AreChosenByFiltersThatKnowMore)
{
    const Collection collection = commented();
    const std::string text = written("text", collection, "analysis=none,where=blunder");
    EXPECT_EQ(times(text, "GNU Backgammon  Position ID"),
              times(written("text", collection, "where=blunder"), "GNU Backgammon  Position ID"));
    EXPECT_THAT(text, HasSubstr("GNU Backgammon  Position ID"));
    EXPECT_THAT(text, Not(HasSubstr("equity")));
}

TEST(ReportContents, AreTheSameOptionsInEveryReport)
{
    for (const char* id : {"html", "latex", "pdf", "ps", "text"}) {
        const Format& format = *find_format(catalogue(), id);
        const Result<Options> wrong = Options::parse("analysis=dice", format.write_options);
        ASSERT_FALSE(wrong.has_value()) << id;
        EXPECT_EQ(wrong.error().message, "analysis=dice: expected one of none, cube, plays, all");
        EXPECT_EQ(report_contents(Options(format.write_options)), ReportContents()) << id;
    }
}

TEST(RolledOutChoices, HaveTheirStandardErrors)
{
    const Collection collection = sample("gnubg-text/rollouts-match.txt");
    const std::string text = written("text", collection, "boards=all");
    EXPECT_THAT(text, HasSubstr(" ±0.0"));
    EXPECT_THAT(written("text", collection, "boards=all,no-settings,no-chances"), HasSubstr(" ±0.0"));
}

}  // namespace
}  // namespace gammonkit
