#include "report/statistics/statistics_report.hpp"

#include "analysis/met/named_tables.hpp"
#include "decisions/players/player_records.hpp"
#include "decisions/reasons/reasons.hpp"
#include "formats/catalogue/catalogue.hpp"
#include "formats/pipeline.hpp"
#include "report/statistics/players_table.hpp"
#include "support/files/file.hpp"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

namespace gammonkit::statistics_report_test {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

/// The path by which tests/cli/stats.md names it.
const std::string kSample = "samples/sgf/analysed-session.sgf";

StatisticsReport session()
{
    const auto input = read_input(GAMMONKIT_SOURCE_DIR "/" + kSample);
    static const Match match = read(catalogue(), *input, {}).collection->matches.at(0);
    static const MatchEquityTable table = default_met();
    return {.file = kSample, .match = &match, .statistics = statistics_of(match), .table = &table};
}

/// What the command is known to print.
const std::string& transcript()
{
    static const std::string text = read_input(GAMMONKIT_SOURCE_DIR "/tests/cli/stats.md")->bytes;
    return text;
}

/// The line of the transcript that begins so, as JSON.
nlohmann::json transcript_line(const std::string& begin)
{
    const std::size_t at = transcript().find("\n" + begin) + 1;
    return nlohmann::json::parse(transcript().substr(at, transcript().find('\n', at) - at));
}

TEST(StatisticsReport, AsTextIsWhatTheCommandPrints)
{
    const std::string text = statistics_text(session(), {});
    EXPECT_THAT(text, StartsWith(kSample + ": Ann - Bob, money session, 2 games\n"));
    EXPECT_THAT(transcript(), HasSubstr(text));
}

TEST(StatisticsReport, AsJsonIsWhatTheCommandPrints)
{
    const auto json = nlohmann::json::parse(statistics_json(session(), {.decisions = true}));
    EXPECT_EQ(json["total"]["second"]["checker"], transcript_line(R"({"moves": 7)"));
    EXPECT_EQ(json["decisions"][6], transcript_line(R"({"game": 1, "turn": 5)"));
    EXPECT_EQ(json["file"], kSample);
    EXPECT_FALSE(json.contains("games"));
}

TEST(StatisticsReport, AsJsonHasTheReasonsOfMarkedErrors)
{
    StatisticsReport report = session();
    const auto told = [&] { return nlohmann::json::parse(statistics_json(report, {.decisions = true})); };
    const nlohmann::json decisions = told()["decisions"];
    ReasonFinder finder;
    std::size_t reasons = 0;
    for (std::size_t i = 0; i < report.statistics.decisions.size(); ++i) {
        const DecisionError& judged = report.statistics.decisions[i];
        if (!judged.mark) continue;
        const std::vector<Reason> found = finder.reasons(*report.match, judged, *report.table);
        EXPECT_EQ(decisions[i].contains("reasons"), !found.empty());
        for (std::size_t j = 0; j < found.size(); ++j, ++reasons) {
            EXPECT_EQ(decisions[i]["reasons"][j]["kind"], kind_of(found[j]));
            EXPECT_EQ(decisions[i]["reasons"][j]["sentence"], sentence_of(found[j]));
        }
    }
    EXPECT_GT(reasons, 10U);
    report.table = nullptr;
    EXPECT_EQ(told().dump().find("sentence"), std::string::npos);
}

TEST(StatisticsReport, AsCsvHasARowForEachPlayerAndGame)
{
    const std::string rows = statistics_csv(session(), {.games = true});
    EXPECT_EQ(std::ranges::count(rows, '\n'), 6);
    EXPECT_THAT(rows, StartsWith(kSample + ",1,,1,Ann,,"));
    EXPECT_THAT(rows, HasSubstr("\r\n" + kSample + ",1,2,2,Bob,,"));
    EXPECT_THAT(statistics_csv_names(), StartsWith("file,match,game,player,name,length,checker_moves,"));
    EXPECT_EQ(std::ranges::count(statistics_csv_names(), ','), std::ranges::count(rows, ',') / 6);
}

TEST(StatisticsReport, TellsAgainstWhomAndWhenAMatchWas)
{
    EXPECT_THAT(statistics_csv_names(), HasSubstr(",opponent,event,date,fingerprint,"));
    const std::string rows = statistics_csv(session(), {});
    const auto json = nlohmann::json::parse(statistics_json(session(), {}));
    const auto text = [&](const char* name) {
        return json[name].is_null() ? "" : json[name].get<std::string>();
    };
    const std::string circumstances =
        fmt::format("{},{},{},", text("event"), text("date"), text("fingerprint"));
    EXPECT_THAT(rows, HasSubstr(",Bob," + circumstances));
    EXPECT_THAT(rows, HasSubstr(",Ann," + circumstances));
    EXPECT_EQ(json["fingerprint"].get<std::string>().size(), 32U);
}

TEST(StatisticsReport, TellsTheScoreOfAGame)
{
    EXPECT_THAT(statistics_csv_names(), testing::EndsWith(",away,opponent_away,crawford_game\r\n"));
    const auto input = read_input(GAMMONKIT_SOURCE_DIR "/samples/sgf/analysed-game-3.sgf");
    const Match match = read(catalogue(), *input, {}).collection->matches.at(0);
    const std::string rows =
        statistics_csv({.file = "f", .match = &match, .statistics = statistics_of(match)}, {});
    EXPECT_THAT(rows, HasSubstr(",4,7,no\r\n"));
    EXPECT_THAT(rows, testing::EndsWith(",7,4,no\r\n"));
    EXPECT_THAT(statistics_csv(session(), {}), testing::EndsWith(",,,\r\n")) << "money has no score";
}

TEST(StatisticsReport, HasTheLuckAdjustedResultThatRecordsOfPlayersHave)
{
    const StatisticsReport report = session();
    const MatchRecord record = record_of(*report.match, default_met());
    const std::optional<double> result = luck_adjusted_result(record, Player::first);
    ASSERT_TRUE(result.has_value());
    EXPECT_NEAR(*result, report.statistics.match.results.luck_adjusted.value(), 1e-6);
}

TEST(StatisticsReport, NamesThePlacesOfDecisions)
{
    StatisticsReport report = session();
    EXPECT_EQ(place_of(report, {.game = 1, .turn = 16}), "g2-17");
    report.of = 3;
    report.number = 2;
    EXPECT_EQ(place_of(report, {.game = 1, .turn = 16}), "m2-g2-17");
}

TEST(StatisticsReport, ExplainsFiguresAndNamesThresholdsAsTheReaderDoes)
{
    EXPECT_THAT(statistics_explained({}), HasSubstr("\n  thresholds xg\n"));
    EXPECT_THAT(statistics_explained({}, "--thresholds"), HasSubstr("\n  --thresholds xg\n"));
}

TEST(PlayersTable, LeavesOutWhatIsNotKnown)
{
    const std::vector<PlayerTotals> players = {{.name = "Ann", .matches = 2, .won = 1, .luck_emg = 0.25}};
    EXPECT_THAT(players_json(players), HasSubstr(R"("matches":2,"won":1,)"));
    EXPECT_THAT(players_json(players), HasSubstr(R"("performance_rating":null,)"));
    EXPECT_THAT(players_csv(players), HasSubstr("Ann,2,1,0,0,0,0,0,,,,,0.25,,,0,,,,\r\n"));
    EXPECT_THAT(players_text(players), HasSubstr("+0.250"));
    EXPECT_EQ(players_text({}), "");
}

}  // namespace
}  // namespace gammonkit::statistics_report_test
