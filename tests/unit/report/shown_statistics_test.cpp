#include "formats/catalogue/catalogue.hpp"
#include "formats/html/packed.hpp"
#include "formats/pipeline.hpp"
#include "report/reports.hpp"
#include "report/statistics/statistics_report.hpp"
#include "report/statistics_rows.hpp"
#include "support/files/file.hpp"
#include "support/files/zlib_stream.hpp"

#include <gmock/gmock.h>

namespace gammonkit {
namespace {

using testing::HasSubstr;

Collection game_three()
{
    const Result<Input> input = read_input(GAMMONKIT_SOURCE_DIR "/samples/sgf/analysed-game-3.sgf");
    return read(catalogue(), input.value(), {}).collection.value();
}

const StatisticsSection* section_of(const std::vector<StatisticsSection>& sections, std::string_view title)
{
    const auto found = std::ranges::find(sections, title, &StatisticsSection::title);
    return found == sections.end() ? nullptr : &*found;
}

/// What the script of a page knows, which is packed; empty if the text is no page.
std::string data_of_page(std::string_view text)
{
    constexpr std::string_view kBegin = "<script id=\"gammonkit-page\" type=\"application/x-gammonkit\">";
    const std::size_t begin = text.find(kBegin);
    if (begin == std::string_view::npos) return "";
    const std::string_view rest = text.substr(begin + kBegin.size());
    return gunzip(from_page_letters(rest.substr(0, rest.find('<'))).value()).value();
}

/// How a format writes it, with the option statistics as it is told here.
std::string written_as(std::string_view id, const Collection& collection, std::string_view detail)
{
    const Format& format = *find_format(catalogue(), id);
    const Result<Options> options = Options::parse("statistics=" + std::string(detail), format.write_options);
    const std::string text = write(format, collection, options.value()).value().bytes;
    return text + data_of_page(text);
}

TEST(ShownStatistics, AreAllFiguresThatStatsPrintsIfTheyAreFull)
{
    const Collection collection = game_three();
    const Reports reports(collection, {.statistics = StatisticsDetail::full});
    const MatchReport& report = reports.matches().front();
    const std::string stats =
        statistics_text({.file = "f", .match = report.match, .statistics = report.statistics}, {});
    const std::vector<StatisticsSection> sections = shown_statistics(report);
    std::size_t compared = 0;
    for (const char* title : {"Checker play", "Luck", "Cube", "Overall", "Performance"}) {
        const StatisticsSection* section = section_of(sections, title);
        ASSERT_NE(section, nullptr) << title;
        for (const StatisticsRow& row : section->rows) {
            EXPECT_THAT(stats, HasSubstr("  " + row.name + " "));
            EXPECT_THAT(stats, HasSubstr(" " + row.cells.second + "\n"));
            ++compared;
        }
    }
    EXPECT_GT(compared, 40U);
}

TEST(ShownStatistics, NameTheRollsThatHelpedMostAndLeast)
{
    const Collection collection = game_three();
    const Reports reports(collection, {.statistics = StatisticsDetail::full});
    const std::vector<StatisticsSection> sections = shown_statistics(reports.matches().front());
    const StatisticsSection* lucky = section_of(sections, "Luckiest rolls");
    const StatisticsSection* unlucky = section_of(sections, "Unluckiest rolls");
    ASSERT_TRUE(lucky != nullptr && unlucky != nullptr);
    EXPECT_TRUE(lucky->rows.front().cells.first.starts_with("+")) << lucky->rows.front().cells.first;
    EXPECT_TRUE(unlucky->rows.front().cells.first.starts_with("-")) << unlucky->rows.front().cells.first;
    EXPECT_LE(lucky->rows.size(), 5U);
}

TEST(ShownStatistics, SayWhichWayErrorsWithTheCubeGo)
{
    Collection collection = game_three();
    for (Turn& turn : collection.matches.front().games.front().turns) {
        if (turn.cubes.empty() || !std::holds_alternative<CheckerPlay>(turn.action)) continue;
        // Not doubled, and doubling would have been right by half a point.
        CubeAnalysis& cube = turn.cubes.front();
        cube.no_double.estimate.cubeful = Emg{0.5};
        cube.double_take.estimate.cubeful = Emg{1.2};
        cube.double_drop = Emg{1.0};
        break;
    }
    const Reports reports(collection, {.statistics = StatisticsDetail::full});
    const std::vector<StatisticsSection> sections = shown_statistics(reports.matches().front());
    const StatisticsSection* directions = section_of(sections, "Direction of cube errors");
    ASSERT_NE(directions, nullptr);
    const ByPlayer<std::string>& doubles = directions->rows.front().cells;
    EXPECT_THAT(doubles.first + doubles.second, HasSubstr("late: 0.500 against 0.000"));
}

TEST(ShownStatistics, ShowWhatCountsNothingInAGameInOneWay)
{
    Collection collection = game_three();
    std::vector<Game>& games = collection.matches.front().games;
    games.push_back(games.front());
    const Reports reports(collection, {.statistics = StatisticsDetail::full});
    std::size_t nothing = 0;
    for (const GameFigures& game : shown_games(reports.matches().front())) {
        for (const StatisticsSection& section : game.sections) {
            for (const StatisticsRow& row : section.rows) {
                EXPECT_NE(row.cells.first, "0") << row.name;
                EXPECT_NE(row.cells.second, "0") << row.name;
                EXPECT_FALSE(row.cells.first == kNoFigure && row.cells.second == kNoFigure) << row.name;
                if (row.cells.first == kNoFigure || row.cells.second == kNoFigure) ++nothing;
            }
        }
    }
    EXPECT_GT(nothing, 0U);
    const std::string page = written_as("html", collection, "full");
    EXPECT_THAT(page.substr(page.find("class=\\\"by-game")), testing::Not(HasSubstr("<td>0</td>")));
}

TEST(ShownStatistics, StandInEveryReportAsItsOptionSays)
{
    const Collection collection = game_three();
    for (const char* id : {"html", "latex", "text"}) {
        EXPECT_THAT(written_as(id, collection, "full"), HasSubstr("Luckiest rolls")) << id;
        const std::string summary = written_as(id, collection, "short");
        EXPECT_THAT(summary, testing::Not(HasSubstr("Luckiest rolls"))) << id;
        EXPECT_THAT(summary, HasSubstr("Snowie error rate")) << id;
        EXPECT_THAT(written_as(id, collection, "none"), testing::Not(HasSubstr("Snowie error rate"))) << id;
    }
}

}  // namespace
}  // namespace gammonkit
