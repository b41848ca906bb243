#include "decisions/players/database/players_database.hpp"

#include "decisions/statistics/rating_interval.hpp"
#include "model/limits.hpp"
#include "support/fold_case.hpp"
#include "support/names/person_names.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>

namespace gammonkit {
namespace {

/// What `record_of` reads.
constexpr std::string_view kAllMatches =
    "SELECT fingerprint, length, event, date, winner, a.name, a.score, a.decisions, a.performance_error, "
    "a.error_emg, a.error_absolute, a.luck_emg, a.luck_absolute, a.performance_squares, b.name, b.score, "
    "b.decisions, b.performance_error, b.error_emg, b.error_absolute, b.luck_emg, b.luck_absolute, "
    "b.performance_squares FROM matches m "
    "JOIN players a ON a.match_id = m.id AND a.seat = 1 JOIN players b ON b.match_id = m.id AND b.seat = 2";

SqlValue amount_value(const std::optional<Amount>& amount, double Amount::* unit)
{
    return amount ? SqlValue((*amount).*unit) : SqlValue();
}

std::string seat_in_sql(const std::optional<Player>& player)
{
    return player ? (*player == Player::first ? "1" : "2") : "NULL";
}

SqlRow player_row(std::int64_t seat, const PlayerPart& part)
{
    const std::string_view name = trimmed(part.name);
    return {seat,
            part.name,
            std::int64_t{part.score},
            std::int64_t{part.performance.decisions},
            part.performance.error,
            amount_value(part.error, &Amount::normalized),
            amount_value(part.error, &Amount::absolute),
            amount_value(part.luck, &Amount::normalized),
            amount_value(part.luck, &Amount::absolute),
            name.empty() ? SqlValue() : name_key(name),
            name.empty() ? SqlValue() : plain_letters(name),
            part.performance.squares};
}

std::optional<Amount> amount_of(const SqlRow& row, std::size_t column)
{
    if (is_null(row[column])) return std::nullopt;
    return Amount{number_of(row[column]), number_of(row[column + 1])};
}

/// Squares that are not known are the usual ones.
Performance performance_of(const SqlRow& row, std::size_t column)
{
    Performance performance{.decisions = static_cast<int>(whole_of(row[column + 2])),
                            .error = number_of(row[column + 3])};
    const SqlValue& squares = row[column + 8];
    performance.squares = !is_null(squares) ? number_of(squares) : usual_squares(performance);
    return performance;
}

PlayerPart part_of(const SqlRow& row, std::size_t column)
{
    return {.name = text_of(row[column]),
            .score = static_cast<int>(whole_of(row[column + 1])),
            .performance = performance_of(row, column),
            .error = amount_of(row, column + 4),
            .luck = amount_of(row, column + 6)};
}

MatchRecord record_of(const SqlRow& row)
{
    const std::int64_t winner = whole_of(row[4]);
    return {.fingerprint = text_of(row[0]),
            .length = static_cast<int>(whole_of(row[1])),
            .event = text_of(row[2]),
            .date = text_of(row[3]),
            .winner =
                is_null(row[4]) ? std::nullopt : std::optional(winner == 1 ? Player::first : Player::second),
            .players = {part_of(row, 5), part_of(row, 14)}};
}

bool is_number(const std::optional<Amount>& amount)
{
    return !amount || (std::isfinite(amount->normalized) && std::isfinite(amount->absolute));
}

bool is_possible(const PlayerPart& part)
{
    const Performance& performance = part.performance;
    return part.score >= 0 && part.score <= kMostPoints && performance.decisions >= 0 &&
           performance.decisions <= kLargestNumber && std::isfinite(performance.error) &&
           std::isfinite(performance.squares) && is_number(part.error) && is_number(part.luck);
}

/// What another program may have written in place of ours.
bool is_possible(const MatchRecord& record)
{
    return record.length >= 0 && record.length <= kMostPoints && is_possible(record.players.first) &&
           is_possible(record.players.second);
}

/// SQLite keeps any type in any column; a text would be read as 0.
Result<void> check_numbers(SqlDatabase& database)
{
    if (database.keeper() != SqlKeeper::sqlite) return {};
    GK_TRY(const std::vector<SqlRow> wrong,
           database.rows("SELECT count(*) FROM players WHERE typeof(score) <> 'integer' "
                         "OR typeof(decisions) <> 'integer' OR typeof(performance_error) = 'text' "
                         "OR typeof(error_emg) = 'text' OR typeof(error_absolute) = 'text' "
                         "OR typeof(luck_emg) = 'text' OR typeof(luck_absolute) = 'text' "
                         "OR typeof(performance_squares) = 'text'"));
    if (whole_of(wrong.front().front()) == 0) return {};
    return failure("database", fmt::format("{}: a number in it is a text", database.shown()));
}

}  // namespace

/// What the database knows of a match.
struct PlayersDatabase::Known {
    std::int64_t id = 0;  ///< 0: nothing.
    std::string shape = {};
    std::int64_t last_record = 0;
    bool has_play = false;      ///< The tables that form 1 did not have are filled.
    std::int64_t analysis = 0;  ///< The record that is this very analysis; 0: none.
    std::int64_t form = 0;      ///< Of the database when that was put in.
    bool counts = false;        ///< It is the record that judges most.
    MatchRecord record = {};
};

PlayersDatabase::PlayersDatabase(PlayersDatabase&& other) noexcept
    : database_(std::move(other.database_)), is_locked_(std::exchange(other.is_locked_, false))
{
}

PlayersDatabase::~PlayersDatabase()
{
    roll_back();
}

Result<PlayersDatabase::Known> PlayersDatabase::known(const StoredMatch& match)
{
    GK_TRY(const std::vector<SqlRow> rows,
           database_.rows(
               fmt::format("SELECT id, shape, (SELECT max(record) FROM records r WHERE r.match_id = m.id), "
                           "(SELECT count(*) FROM games g WHERE g.match_id = m.id), "
                           "s.record, s.form, CASE WHEN s.record = m.record THEN 1 ELSE 0 END "
                           "FROM matches m LEFT JOIN records s ON s.match_id = m.id AND s.signature = {} "
                           "WHERE fingerprint = {}",
                           sql_text(match.signature), sql_text(match.record.fingerprint))));
    if (rows.empty()) return Known{};
    const SqlRow& row = rows.front();
    Known known{.id = whole_of(row[0]),
                .shape = text_of(row[1]),
                .last_record = whole_of(row[2]),
                .has_play = whole_of(row[3]) > 0,
                .analysis = whole_of(row[4]),
                .form = whole_of(row[5]),
                .counts = whole_of(row[6]) > 0};
    GK_TRY(const std::vector<SqlRow> facts,
           database_.rows(fmt::format("{} WHERE m.id = {}", kAllMatches, known.id)));
    if (!facts.empty()) known.record = record_of(facts.front());
    return known;
}

Result<void> PlayersDatabase::insert_play(std::int64_t id, const StoredMatch& match)
{
    for (const SqlInsert& rows :
         {SqlInsert{.table = "games", .first = {id}, .rows = match.games},
          SqlInsert{.table = "positions", .rows = match.positions, .skips_known = true},
          SqlInsert{.table = "decisions", .first = {id}, .rows = match.decisions}}) {
        GK_TRY_VOID(database_.insert(rows));
    }
    return {};
}

Result<void> PlayersDatabase::insert_record(std::int64_t id, std::int64_t record, const StoredMatch& match)
{
    const SqlRow row{id, record, match.signature, std::int64_t{match.record.decisions()},
                     std::int64_t{match.form}};
    GK_TRY_VOID(database_.insert({.table = "records", .rows = std::span(&row, 1)}));
    return database_.insert({.table = "analyses", .first = {id, record}, .rows = match.analyses});
}

/// The match itself and its players, as the analysis that counts has them.
Result<void> PlayersDatabase::write_facts(std::int64_t id, const StoredMatch& match)
{
    const MatchRecord& record = match.record;
    const SqlRow players[] = {player_row(1, record.players.first), player_row(2, record.players.second)};
    GK_TRY_VOID(database_.insert({.table = "players", .first = {id}, .rows = players}));
    return database_.run(fmt::format(
        "UPDATE matches SET length = {}, event = {}, date = {}, winner = {}, event_key = {}, round = {}, "
        "place = {}, annotator = {}, shape = {}, "
        "record = (SELECT record FROM records WHERE match_id = {} AND signature = {}) WHERE id = {}",
        record.length, sql_text(record.event), sql_text(record.date), seat_in_sql(record.winner),
        sql_text(folded(trimmed(record.event))), sql_text(match.round), sql_text(match.place),
        sql_text(match.annotator), sql_text(match.shape), id, sql_text(match.signature), id));
}

/// Takes away what a better record of the match says itself, and analyses that do not fit its decisions.
Result<void> PlayersDatabase::remove_facts(const Known& known, const StoredMatch& match)
{
    std::vector<std::string_view> tables{"players", "games", "decisions"};
    if (known.shape != match.shape) tables.insert(tables.end(), {"analyses", "records"});
    for (const std::string_view table : tables) {
        const std::string sql = fmt::format("DELETE FROM {} WHERE match_id = {}", table, known.id);
        GK_TRY_VOID(database_.run(sql));
    }
    return {};
}

/// Puts in anew what a database of an older form did not ask for.
Result<void> PlayersDatabase::complete(const Known& known, const StoredMatch& match)
{
    const std::string which = fmt::format("match_id = {} AND record = {}", known.id, known.analysis);
    GK_TRY_VOID(database_.run(fmt::format("DELETE FROM analyses WHERE {}", which)));
    GK_TRY_VOID(
        database_.insert({.table = "analyses", .first = {known.id, known.analysis}, .rows = match.analyses}));
    GK_TRY_VOID(database_.run(fmt::format("UPDATE records SET form = {} WHERE {}", match.form, which)));
    if (!known.counts) return {};
    GK_TRY_VOID(database_.run(fmt::format("DELETE FROM decisions WHERE match_id = {}", known.id)));
    return database_.insert({.table = "decisions", .first = {known.id}, .rows = match.decisions});
}

Result<void> PlayersDatabase::insert_match(std::int64_t id, const StoredMatch& match)
{
    return database_.run(
        fmt::format("INSERT INTO matches (id, fingerprint, length, event, date) VALUES ({}, {}, 0, '', '')",
                    id, sql_text(match.record.fingerprint)));
}

Result<Import> PlayersDatabase::add(const StoredMatch& match)
{
    if (match.record.fingerprint.empty()) return Import::nameless;
    GK_TRY(Known known, this->known(match));
    const bool is_new = known.id == 0;
    const bool is_better = is_new || (!match.is_beside && gammonkit::is_better(match.record, known.record)) ||
                           (!known.has_play && match.record.decisions() == known.record.decisions());
    const bool is_other = known.has_play && known.shape != match.shape;
    const bool has_news = !match.signature.empty() && (is_other ? is_better : is_new || known.analysis == 0);
    if (!is_better && known.has_play && known.analysis != 0 && known.form < match.form) {
        GK_TRY_VOID(complete(known, match));
        return Import::completed;
    }
    if (!is_better && (!has_news || !known.has_play)) return Import::known;
    Result<void> done;
    if (is_new) {
        GK_TRY(known.id, next_id());
        done = insert_match(known.id, match);
    } else if (is_better) {
        done = remove_facts(known, match);
    }
    if (done && is_better) done = insert_play(known.id, match);
    if (done && has_news) done = insert_record(known.id, known.last_record + 1, match);
    if (done && is_better) done = write_facts(known.id, match);
    if (!done) return tl::unexpected(done.error());
    if (is_new) return Import::added;
    return is_better ? Import::replaced : Import::beside;
}

Result<std::int64_t> PlayersDatabase::next_id()
{
    GK_TRY(const std::vector<SqlRow> last, database_.rows("SELECT max(id) FROM matches"));
    return last.empty() ? 1 : whole_of(last.front().front()) + 1;
}

Result<std::vector<MatchRecord>> PlayersDatabase::all()
{
    GK_TRY_VOID(check_numbers(database_));
    std::vector<MatchRecord> records;
    const Result<void> done = database_.for_each(
        fmt::format("{} ORDER BY m.id", kAllMatches), [&](const SqlRow& row) -> Result<void> {
            MatchRecord record = record_of(row);
            if (!is_possible(record))
                return failure("database", fmt::format("{}: the record of match {} cannot be",
                                                       database_.shown(), records.size() + 1));
            records.push_back(std::move(record));
            return {};
        });
    if (!done) return tl::unexpected(done.error());
    return records;
}

Result<std::vector<std::string>> PlayersDatabase::names()
{
    GK_TRY(const std::vector<SqlRow> rows, database_.rows("SELECT DISTINCT name FROM players"));
    std::vector<std::string> names;
    for (const SqlRow& row : rows)
        names.push_back(text_of(row.front()));
    return names;
}

Result<std::size_t> PlayersDatabase::count(const Filter& filter)
{
    GK_TRY(const std::vector<SqlRow> rows, database_.rows(query_for(filter, {.only_count = true})));
    return static_cast<std::size_t>(whole_of(rows.front().front()));
}

std::string PlayersDatabase::query_for(const Filter& filter, const WantedRows& wanted) const
{
    return query_of(filter, database_.keeper(), wanted);
}

Result<void> PlayersDatabase::find(const Filter& filter, const WantedRows& wanted,
                                   const std::function<void(const FoundRow&)>& use)
{
    const std::span<const Column> columns = decision_columns();
    const auto column = std::ranges::find(columns, "length", &Column::name);
    const auto length = static_cast<std::size_t>(column - columns.begin());
    return database_.for_each(query_for(filter, wanted), [&](const SqlRow& row) -> Result<void> {
        FoundRow cells;
        for (const SqlValue& value : row)
            cells.push_back(cell_of(value));
        if (cells[length] == Cell(0)) cells[length] = {};  // A session for money has none.
        use(cells);
        return {};
    });
}

Result<void> PlayersDatabase::find_like(const DecisionTraits& asked, const Filter* filter,
                                        const WantedRows& wanted,
                                        const std::function<void(const FoundRow&, const Likeness&)>& use)
{
    GK_TRY(const std::vector<NearDecision> nearest,
           nearest_in(database_, asked, filter, wanted.limit.value_or(std::size_t{kUsualNearest})));
    GK_TRY(const Filter any, parse_filter(SourceText("filter", "cube | checker")));
    for (const NearDecision& near : nearest) {
        WantedRows one = wanted;
        one.also = fmt::format("d.match_id = {} AND d.number = {}", near.match, near.number);
        GK_TRY_VOID(find(any, one, [&](const FoundRow& row) { use(row, likeness_of(asked, near.traits)); }));
    }
    return {};
}

}  // namespace gammonkit
