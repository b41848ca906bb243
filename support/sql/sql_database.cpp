#include "support/sql/sql_database.hpp"

#include "support/sql/sql_address.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <fmt/format.h>
#include <map>
#include <soci/soci.h>
#include <utility>

namespace gammonkit {
namespace {

/// Seconds to wait for another program that writes.
constexpr int kPatience = 60;

/// One line of what SOCI says, which may have several.
tl::unexpected<Diagnostic> failed(const SqlAddress& address, const std::exception& error)
{
    std::string why = error.what();
    if (const auto* soci = dynamic_cast<const soci::soci_error*>(&error)) why = soci->get_error_message();
    const bool no_backend = why.find("Failed to find shared library") != std::string::npos;
    std::replace(why.begin(), why.end(), '\n', ' ');
    // "sqlite3_statement_backend::prepare: file is not a database"
    const std::string_view first = std::string_view(why).substr(0, why.find(' '));
    if (first.find("::") != std::string_view::npos && first.ends_with(':')) why.erase(0, first.size());
    return failure("database", fmt::format("{}: {}", address.shown, trimmed(why)),
                   no_backend
                       ? fmt::format("Debian's package libsoci-{}4.0 has it",
                                     address.keeper == SqlKeeper::sqlite ? "sqlite3-" : address.backend)
                       : "");
}

SqlValue value_at(const soci::row& row, std::size_t column)
{
    if (row.get_indicator(column) == soci::i_null) return {};
    switch (row.get_properties(column).get_data_type()) {
    case soci::dt_double:
        return row.get<double>(column);
    case soci::dt_integer:
        return std::int64_t{row.get<int>(column)};
    case soci::dt_long_long:
        return std::int64_t{row.get<long long>(column)};
    case soci::dt_unsigned_long_long:
        return static_cast<std::int64_t>(row.get<unsigned long long>(column));
    default:
        return row.get<std::string>(column);
    }
}

/// What each connection begins with, so that all keepers understand the same.
std::vector<std::string> first_statements(SqlKeeper keeper)
{
    switch (keeper) {
    case SqlKeeper::sqlite:
        return {fmt::format("PRAGMA busy_timeout = {}", 1000 * kPatience), "PRAGMA trusted_schema = OFF"};
    case SqlKeeper::postgresql:
        return {"SET client_encoding = 'UTF8'", "SET standard_conforming_strings = on",
                "SET client_min_messages = warning", fmt::format("SET lock_timeout = '{}s'", kPatience)};
    case SqlKeeper::mysql:
        break;
    }
    return {"SET sql_mode = 'ANSI,NO_BACKSLASH_ESCAPES,STRICT_ALL_TABLES'",
            fmt::format("SET innodb_lock_wait_timeout = {}", kPatience)};
}

/// A statement that puts in rows of so many values.
std::string insert_statement(const SqlInsert& what, SqlKeeper keeper, std::string_view rows)
{
    const bool is_mysql = keeper == SqlKeeper::mysql;
    return fmt::format("INSERT{} INTO {} VALUES {}{}", what.skips_known && is_mysql ? " IGNORE" : "",
                       what.table, rows, what.skips_known && !is_mysql ? " ON CONFLICT DO NOTHING" : "");
}

/// One column of rows that are put in, all values of the one type that SOCI binds.
class BoundColumn {
public:
    BoundColumn(const SqlInsert& what, std::size_t column)
    {
        const std::size_t first = what.first.size();
        const auto value_in = [&](const SqlRow& row) -> const SqlValue& {
            return column < first ? what.first[column] : row[column - first];
        };
        if (std::ranges::any_of(what.rows,
                                [&](const SqlRow& row) { return is_a<std::string>(value_in(row)); }))
            values_ = std::vector<std::string>();
        else if (std::ranges::any_of(what.rows,
                                     [&](const SqlRow& row) { return is_a<double>(value_in(row)); }))
            values_ = std::vector<double>();
        for (const SqlRow& row : what.rows)
            add(value_in(row));
    }

    /// The statement keeps pointing to the values.
    void bind_to(soci::statement& statement)
    {
        std::visit([&](auto& values) { statement.exchange(soci::use(values, known_)); }, values_);
    }

private:
    template <typename Type>
    [[nodiscard]] static bool is_a(const SqlValue& value)
    {
        return std::holds_alternative<Type>(value);
    }

    void add(const SqlValue& value)
    {
        bool is_known = !is_null(value);
        if (auto* texts = std::get_if<std::vector<std::string>>(&values_)) {
            std::erase(texts->emplace_back(text_of(value)), '\0');
        } else if (auto* numbers = std::get_if<std::vector<double>>(&values_)) {
            const double number = numbers->emplace_back(number_of(value));
            is_known = is_known && std::isfinite(number);
        } else {
            std::get<std::vector<long long>>(values_).push_back(whole_of(value));
        }
        known_.push_back(is_known ? soci::i_ok : soci::i_null);
    }

    std::variant<std::vector<long long>, std::vector<double>, std::vector<std::string>> values_ = {};
    std::vector<soci::indicator> known_ = {};
};

/// A file parses nothing twice: one row after the other goes through a statement that stays prepared.
void insert_prepared(soci::session& session, std::map<std::string, soci::statement>& prepared,
                     SqlKeeper keeper, const SqlInsert& what)
{
    const std::size_t width = what.first.size() + what.rows.front().size();
    std::vector<BoundColumn> columns;
    std::string places;
    for (std::size_t i = 0; i < width; ++i) {
        columns.emplace_back(what, i);
        places += fmt::format("{}:v{}", i > 0 ? ", " : "", i);
    }
    const std::string sql = insert_statement(what, keeper, fmt::format("({})", places));
    const auto [found, is_new] = prepared.try_emplace(sql, session);
    try {
        soci::statement& statement = found->second;
        if (is_new) {
            statement.alloc();
            statement.prepare(sql);
        }
        for (BoundColumn& column : columns)
            column.bind_to(statement);
        statement.define_and_bind();
        statement.execute(true);
        statement.bind_clean_up();
    } catch (...) {
        prepared.erase(found);  // It still points to these values.
        throw;
    }
}

/// A server gets many rows with each statement, as each is a way there and back.
void insert_together(soci::session& session, SqlKeeper keeper, const SqlInsert& what)
{
    constexpr std::size_t kTogether = 200;
    const std::string first = what.first.empty() ? "" : in_sql(what.first) + ", ";
    for (std::size_t begin = 0; begin < what.rows.size(); begin += kTogether) {
        std::string rows;
        for (std::size_t i = begin; i < std::min(begin + kTogether, what.rows.size()); ++i)
            rows += fmt::format("{}({}{})", rows.empty() ? "" : ", ", first, in_sql(what.rows[i]));
        session.once << insert_statement(what, keeper, rows);
    }
}

}  // namespace

/// A session and the statements of `insert` that it keeps prepared.
struct SqlDatabase::Connection {
    soci::session session;
    std::map<std::string, soci::statement> prepared = {};
};

SqlDatabase::SqlDatabase(SqlKeeper keeper, std::string shown, std::unique_ptr<Connection> connection)
    : keeper_(keeper), shown_(std::move(shown)), connection_(std::move(connection))
{
}

SqlDatabase::SqlDatabase(SqlDatabase&&) noexcept = default;
SqlDatabase& SqlDatabase::operator=(SqlDatabase&&) noexcept = default;
SqlDatabase::~SqlDatabase() = default;

Result<SqlDatabase> SqlDatabase::open(const std::string& address, bool make)
{
    GK_TRY(const SqlAddress where, sql_address(address));
    std::error_code ignored;
    if (where.keeper == SqlKeeper::sqlite && !make && !std::filesystem::exists(address, ignored))
        return failure("database", fmt::format("there is no database {}", address),
                       "it is made when matches are put in");
    try {
        // SOCI would look into the current folder first, where anybody may have put a file of this name.
        soci::dynamic_backends::search_paths() = {GAMMONKIT_SOCI_FOLDER};
        SqlDatabase database(where.keeper, where.shown, std::make_unique<Connection>());
        database.connection_->session.open(where.backend, where.connection);
        for (const std::string& statement : first_statements(where.keeper)) {
            GK_TRY_VOID(database.run(statement));
        }
        return database;
    } catch (const std::exception& error) {
        return failed(where, error);
    }
}

Result<void> SqlDatabase::run(const std::string& sql)
{
    try {
        connection_->session.once << sql;
        return {};
    } catch (const std::exception& error) {
        return failed({.keeper = keeper_, .shown = shown_}, error);
    }
}

Result<void> SqlDatabase::insert(const SqlInsert& what)
{
    if (what.rows.empty()) return {};
    try {
        if (keeper_ == SqlKeeper::sqlite) {
            insert_prepared(connection_->session, connection_->prepared, keeper_, what);
        } else {
            insert_together(connection_->session, keeper_, what);
        }
        return {};
    } catch (const std::exception& error) {
        return failed({.keeper = keeper_, .shown = shown_}, error);
    }
}

Result<void> SqlDatabase::for_each(const std::string& sql,
                                   const std::function<Result<void>(const SqlRow&)>& use)
{
    try {
        const soci::rowset<soci::row> rows = (connection_->session.prepare << sql);
        SqlRow values;
        for (const soci::row& row : rows) {
            values.clear();
            for (std::size_t i = 0; i < row.size(); ++i)
                values.push_back(value_at(row, i));
            GK_TRY_VOID(use(values));
        }
        return {};
    } catch (const std::exception& error) {
        return failed({.keeper = keeper_, .shown = shown_}, error);
    }
}

Result<std::vector<SqlRow>> SqlDatabase::rows(const std::string& sql)
{
    std::vector<SqlRow> all;
    const Result<void> done = for_each(sql, [&](const SqlRow& row) -> Result<void> {
        all.push_back(row);
        return {};
    });
    if (!done) return tl::unexpected(done.error());
    return all;
}

}  // namespace gammonkit
