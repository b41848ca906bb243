#include "support/sql/sql_database.hpp"

#include "support/files/module.hpp"
#include "support/sql/sql_address.hpp"
#include "support/sql/sql_connection.hpp"
#include "support/sqlite/sqlite_statement.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <filesystem>
#include <fmt/format.h>
#include <map>
#include <sqlite3.h>
#include <utility>

namespace gammonkit {
namespace {

/// Seconds to wait for another program that writes.
constexpr int kPatience = 60;

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

/// As servers take it, too: without bytes of value 0, and no number that is not finite.
SqlValue stored(const SqlValue& value)
{
    if (const auto* number = std::get_if<double>(&value); number != nullptr && !std::isfinite(*number))
        return {};
    SqlValue result = value;
    if (auto* text = std::get_if<std::string>(&result)) std::erase(*text, '\0');
    return result;
}

/// What keeps a database in one file.
class SqliteConnection : public SqlConnection {
public:
    [[nodiscard]] static Result<std::unique_ptr<SqlConnection>> open(const SqlAddress& address)
    {
        auto connection = std::make_unique<SqliteConnection>(address.shown);
        sqlite3* opened = nullptr;
        const int code = sqlite3_open_v2(address.connection.c_str(), &opened,
                                         SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, nullptr);
        connection->database_.reset(opened);
        if (code != SQLITE_OK) return connection->failed();
        return connection;
    }

    explicit SqliteConnection(std::string shown) : shown_(std::move(shown)) {}

    [[nodiscard]] Result<void> run(const std::string& sql) override
    {
        if (!run_sql(database_.get(), sql)) return failed();
        return {};
    }

    [[nodiscard]] Result<void> for_each(const std::string& sql, const UseRow& use) override
    {
        SqliteStatement statement(database_.get(), sql);
        SqlRow values;
        for (;;) {
            const Result<bool> is_row = statement.step();
            if (!is_row) return failed();
            if (!*is_row) return {};
            values.clear();
            for (int i = 0; i < statement.columns(); ++i)
                values.push_back(statement.value(i));
            GK_TRY_VOID(use(values));
        }
    }

    /// Nothing is parsed twice: one row after the other goes through a statement that stays prepared.
    [[nodiscard]] Result<void> insert(const SqlInsert& what)
    {
        const std::size_t width = what.first.size() + what.rows.front().size();
        std::string places = "?";
        for (std::size_t i = 1; i < width; ++i)
            places += ", ?";
        const std::string sql = insert_statement(what, SqlKeeper::sqlite, fmt::format("({})", places));
        SqliteStatement& statement = prepared_.try_emplace(sql, database_.get(), sql).first->second;
        for (const SqlRow& row : what.rows) {
            statement.reset();
            for (const SqlRow* const part : std::array{&what.first, &row}) {
                for (const SqlValue& value : *part)
                    statement.bind(stored(value));
            }
            if (!statement.step()) {
                const tl::unexpected<Diagnostic> failure = failed();
                statement.reset();
                return failure;
            }
        }
        statement.reset();  // It would keep the database locked.
        return {};
    }

private:
    struct Close {
        void operator()(sqlite3* database) const { sqlite3_close(database); }
    };

    [[nodiscard]] tl::unexpected<Diagnostic> failed() const
    {
        return failure("database", fmt::format("{}: {}", shown_, sqlite3_errmsg(database_.get())));
    }

    std::string shown_;
    std::unique_ptr<sqlite3, Close> database_;
    std::map<std::string, SqliteStatement> prepared_ = {};
};

/// A connection to a server is made by a module, which is only built where SOCI is.
constexpr Module kServersModule{
    .file = "gammonkit-servers.so",
    .what = "databases on servers",
    .hint = "it is built after: cmake/install-packages databases; GAMMONKIT_REBUILD=1 ./gammonkit"};

Result<std::unique_ptr<SqlConnection>> connect(const SqlAddress& address)
{
    if (address.keeper == SqlKeeper::sqlite) return SqliteConnection::open(address);
    GK_TRY(const auto connect_to_server,
           function_of_module<ConnectToServer*>(kServersModule, "gammonkit_connect_to_server"));
    Result<std::unique_ptr<SqlConnection>> answer;
    connect_to_server(address, answer);
    return answer;
}

/// A server gets many rows with each statement, as each is a way there and back.
Result<void> insert_together(SqlConnection& connection, SqlKeeper keeper, const SqlInsert& what)
{
    constexpr std::size_t kTogether = 200;
    const std::string first = what.first.empty() ? "" : in_sql(what.first) + ", ";
    for (std::size_t begin = 0; begin < what.rows.size(); begin += kTogether) {
        std::string rows;
        for (std::size_t i = begin; i < std::min(begin + kTogether, what.rows.size()); ++i)
            rows += fmt::format("{}({}{})", rows.empty() ? "" : ", ", first, in_sql(what.rows[i]));
        GK_TRY_VOID(connection.run(insert_statement(what, keeper, rows)));
    }
    return {};
}

}  // namespace

SqlDatabase::SqlDatabase(SqlKeeper keeper, std::string shown, std::unique_ptr<SqlConnection> connection)
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
    GK_TRY(std::unique_ptr<SqlConnection> connection, connect(where));
    SqlDatabase database(where.keeper, where.shown, std::move(connection));
    for (const std::string& statement : first_statements(where.keeper)) {
        GK_TRY_VOID(database.run(statement));
    }
    return database;
}

Result<void> SqlDatabase::run(const std::string& sql)
{
    return connection_->run(sql);
}

Result<void> SqlDatabase::insert(const SqlInsert& what)
{
    if (what.rows.empty()) return {};
    if (keeper_ == SqlKeeper::sqlite) return static_cast<SqliteConnection&>(*connection_).insert(what);
    return insert_together(*connection_, keeper_, what);
}

Result<void> SqlDatabase::for_each(const std::string& sql, const UseRow& use)
{
    return connection_->for_each(sql, use);
}

Result<std::vector<SqlRow>> SqlDatabase::rows(const std::string& sql)
{
    std::vector<SqlRow> all;
    GK_TRY_VOID(for_each(sql, [&](const SqlRow& row) -> Result<void> {
        all.push_back(row);
        return {};
    }));
    return all;
}

}  // namespace gammonkit
