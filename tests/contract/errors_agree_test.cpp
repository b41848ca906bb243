// Every analysed sample: tables, statistics, filters and reports say the same of the same decision.
#include "decisions/filter/find.hpp"
#include "model/is_analyzed.hpp"
#include "report/reports.hpp"
#include "tests/contract/every_format.hpp"

#include <fmt/format.h>

namespace gammonkit::contract {
namespace {

/// Tables work with the numbers of the record, statistics in single precision as GNU Backgammon does.
constexpr double kRounding = 0.00002;

/// The chances to win the match in these files are invented (samples/SOURCES.md): no table gives them.
bool has_invented_chances(const std::filesystem::path& path)
{
    const std::string folder = path.parent_path().filename();
    return path.stem() == "analysed-game" && (folder == "bgf" || folder == "ogxm");
}

std::string place_of(const Decision& decision)
{
    return fmt::format("game {}, turn {}, {}", decision.game + 1, decision.turn + 1,
                       to_string(decision.kind));
}

/// What tables hold.
std::vector<Decision> tabled(const Match& match)
{
    std::vector<Decision> all;
    for (std::size_t game = 0; game < match.games.size(); ++game) {
        for (Decision& decision : decisions_of(match, game))
            all.push_back(std::move(decision));
    }
    return all;
}

void expect_same(const Decision& tabled, const DecisionError& judged)
{
    EXPECT_EQ(place_of(tabled), place_of(judged.decision));
    const DecisionValue error = tabled.judgement ? tabled.judgement->error : DecisionValue{};
    if (!error.equity && !error.mwc) return;
    ASSERT_TRUE(judged.error.has_value()) << place_of(tabled);
    const Amount& counted = *judged.error;
    EXPECT_NEAR(error.equity.value_or(counted.normalized), counted.normalized, kRounding) << place_of(tabled);
    EXPECT_NEAR(error.mwc.value_or(counted.absolute), counted.absolute, kRounding) << place_of(tabled);
}

/// Returns how many errors were compared.
std::size_t expect_agreement(const Match& match, const MatchReport& report)
{
    const KnownTables tables;
    const std::vector<DecisionError> counted = statistics_of(match, tables.of(match)).decisions;
    const std::vector<AskedDecision> found =
        find_decisions(match, parse_filter({"filter", "error >= 0"}).value(), {.tables = tables});
    const std::vector<DecisionError>& reported = report.statistics.decisions;
    const std::vector<Decision> rows = tabled(match);
    EXPECT_EQ(counted.size(), reported.size());
    EXPECT_EQ(counted.size(), rows.size());
    std::size_t compared = 0;
    for (std::size_t i = 0; i < counted.size() && i < reported.size() && i < rows.size(); ++i) {
        EXPECT_EQ(counted[i].error, reported[i].error) << place_of(rows[i]);
        expect_same(rows[i], counted[i]);
        if (!counted[i].error) continue;
        if (compared >= found.size()) return 0;
        EXPECT_EQ(found[compared].index, i);
        EXPECT_EQ(found[compared].judged.error, counted[i].error) << place_of(rows[i]);
        ++compared;
    }
    return compared;
}

TEST(Errors, AreTheSameInTablesStatisticsFiltersAndReports)
{
    std::size_t compared = 0;
    for (const Format& format : catalogue()) {
        if (format.read == nullptr) continue;
        for (const auto& path : samples_of(format)) {
            const Collection collection = read_sample(format, path);
            if (!is_analyzed(collection)) continue;
            if (has_invented_chances(path)) continue;
            SCOPED_TRACE(path.filename());
            const Reports reports(collection);
            for (std::size_t i = 0; i < collection.matches.size(); ++i)
                compared += expect_agreement(collection.matches[i], reports.matches()[i]);
        }
    }
    EXPECT_GT(compared, 150U);
}

}  // namespace
}  // namespace gammonkit::contract
