#include "support/sql/sql_database.hpp"

#include "support/sql/sql_address.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <filesystem>
#include <fmt/format.h>
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

}  // namespace

SqlDatabase::SqlDatabase(SqlKeeper keeper, std::string shown, std::unique_ptr<soci::session> session)
    : keeper_(keeper), shown_(std::move(shown)), session_(std::move(session))
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
        SqlDatabase database(where.keeper, where.shown,
                             std::make_unique<soci::session>(where.backend, where.connection));
        for (const std::string& statement : first_statements(where.keeper)) {
            if (Result<void> done = database.run(statement); !done) return tl::unexpected(done.error());
        }
        return database;
    } catch (const std::exception& error) {
        return failed(where, error);
    }
}

Result<void> SqlDatabase::run(const std::string& sql)
{
    try {
        session_->once << sql;
        return {};
    } catch (const std::exception& error) {
        return failed({.keeper = keeper_, .shown = shown_}, error);
    }
}

Result<void> SqlDatabase::for_each(const std::string& sql,
                                   const std::function<Result<void>(const SqlRow&)>& use)
{
    try {
        const soci::rowset<soci::row> rows = (session_->prepare << sql);
        SqlRow values;
        for (const soci::row& row : rows) {
            values.clear();
            for (std::size_t i = 0; i < row.size(); ++i)
                values.push_back(value_at(row, i));
            if (Result<void> used = use(values); !used) return used;
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
