// How matches are taken out of a database for another one.
#include "decisions/players/database/players_database.hpp"

#include <fmt/format.h>

namespace gammonkit {
namespace {

/// The rows of a query, without their first `from` values.
Result<std::vector<SqlRow>> rows_behind(SqlDatabase& database, const std::string& query, std::ptrdiff_t from)
{
    std::vector<SqlRow> rows;
    const Result<void> done = database.for_each(query, [&](const SqlRow& row) -> Result<void> {
        rows.emplace_back(row.begin() + from, row.end());
        return {};
    });
    if (!done) return tl::unexpected(done.error());
    return rows;
}

}  // namespace

Result<std::vector<std::int64_t>> PlayersDatabase::numbers()
{
    GK_TRY(const std::vector<SqlRow> rows, database_.rows("SELECT id FROM matches ORDER BY id"));
    std::vector<std::int64_t> numbers;
    for (const SqlRow& row : rows)
        numbers.push_back(whole_of(row.front()));
    return numbers;
}

Result<std::vector<StoredMatch>> PlayersDatabase::stored(std::int64_t number, const MatchRecord& record)
{
    StoredMatch match{.record = record};
    GK_TRY(const std::vector<SqlRow> facts,
           database_.rows(fmt::format(
               "SELECT round, place, annotator, record, shape FROM matches WHERE id = {}", number)));
    if (facts.empty()) return std::vector<StoredMatch>();
    match.round = text_of(facts[0][0]);
    match.place = text_of(facts[0][1]);
    match.annotator = text_of(facts[0][2]);
    match.shape = text_of(facts[0][4]);
    const auto of_match = [&](std::string_view table) {
        return fmt::format("SELECT * FROM {} WHERE match_id = {} ORDER BY number", table, number);
    };
    GK_TRY(match.games, rows_behind(database_, of_match("games"), 1));
    GK_TRY(match.decisions, rows_behind(database_, of_match("decisions"), 1));
    GK_TRY(match.positions, rows_behind(database_,
                                        fmt::format("SELECT * FROM positions WHERE position_id IN "
                                                    "(SELECT position_id FROM decisions WHERE match_id = {})",
                                                    number),
                                        0));
    // The analysis that counts comes first, so that no other takes its place.
    GK_TRY(const std::vector<SqlRow> records,
           database_.rows(
               fmt::format("SELECT record, signature, decisions, form FROM records WHERE match_id = {} "
                           "ORDER BY CASE WHEN record = {} THEN 0 ELSE 1 END, record",
                           number, whole_of(facts[0][3]))));
    std::vector<StoredMatch> all;
    for (const SqlRow& row : records) {
        StoredMatch with = match;
        with.is_beside = !all.empty();
        if (with.is_beside) {
            with.record.players.first.performance.decisions = static_cast<int>(whole_of(row[2]));
            with.record.players.second.performance.decisions = 0;
        }
        with.signature = text_of(row[1]);
        with.form = static_cast<int>(whole_of(row[3]));
        GK_TRY(with.analyses,
               rows_behind(database_,
                           fmt::format("SELECT * FROM analyses WHERE match_id = {} AND record = {} "
                                       "ORDER BY number",
                                       number, whole_of(row[0])),
                           2));
        all.push_back(std::move(with));
    }
    if (all.empty()) all.push_back(std::move(match));
    return all;
}

}  // namespace gammonkit
