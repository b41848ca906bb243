#include "support/sqlite/sqlite_statement.hpp"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <sqlite3.h>

namespace gammonkit {

void SqliteStatement::Finalize::operator()(sqlite3_stmt* statement) const
{
    sqlite3_finalize(statement);
}

SqliteStatement::SqliteStatement(sqlite3* database, std::string_view sql) : database_(database)
{
    sqlite3_stmt* statement = nullptr;
    sqlite3_prepare_v2(database, sql.data(), static_cast<int>(sql.size()), &statement, nullptr);
    statement_.reset(statement);
}

SqliteStatement& SqliteStatement::bind(int value)
{
    sqlite3_bind_int(statement_.get(), ++bound_, value);
    return *this;
}

SqliteStatement& SqliteStatement::bind(std::int64_t value)
{
    sqlite3_bind_int64(statement_.get(), ++bound_, value);
    return *this;
}

SqliteStatement& SqliteStatement::bind(double value)
{
    sqlite3_bind_double(statement_.get(), ++bound_, value);
    return *this;
}

SqliteStatement& SqliteStatement::bind(std::string_view value)
{
    // The null destructor is SQLITE_STATIC: what is bound outlives the statement.
    sqlite3_bind_text(statement_.get(), ++bound_, value.data(), static_cast<int>(value.size()), nullptr);
    return *this;
}

SqliteStatement& SqliteStatement::bind(const std::optional<double>& value)
{
    if (value) return bind(*value);
    sqlite3_bind_null(statement_.get(), ++bound_);
    return *this;
}

SqliteStatement& SqliteStatement::bind(const std::optional<int>& value)
{
    if (value) return bind(*value);
    sqlite3_bind_null(statement_.get(), ++bound_);
    return *this;
}

SqliteStatement& SqliteStatement::bind(const SqliteValue& value)
{
    if (const auto* whole = std::get_if<std::int64_t>(&value)) return bind(*whole);
    if (const auto* number = std::get_if<double>(&value)) return bind(*number);
    if (const auto* text = std::get_if<std::string>(&value)) {
        // NOLINTNEXTLINE(performance-no-int-to-ptr): so SQLite defines SQLITE_TRANSIENT, "make a copy".
        sqlite3_bind_text(statement_.get(), ++bound_, text->data(), static_cast<int>(text->size()),
                          reinterpret_cast<sqlite3_destructor_type>(-1));
        return *this;
    }
    sqlite3_bind_null(statement_.get(), ++bound_);
    return *this;
}

Result<bool> SqliteStatement::step()
{
    if (!statement_) return sqlite_failure(database_);
    const int code = sqlite3_step(statement_.get());
    if (code == SQLITE_ROW) return true;
    if (code == SQLITE_DONE) return false;
    return sqlite_failure(database_);
}

void SqliteStatement::reset()
{
    sqlite3_reset(statement_.get());
    bound_ = 0;
}

int SqliteStatement::columns() const
{
    return sqlite3_column_count(statement_.get());
}

SqliteValue SqliteStatement::value(int column) const
{
    switch (sqlite3_column_type(statement_.get(), column)) {
    case SQLITE_NULL:
        return {};
    case SQLITE_INTEGER:
        return std::int64_t{sqlite3_column_int64(statement_.get(), column)};
    case SQLITE_FLOAT:
        return sqlite3_column_double(statement_.get(), column);
    default:
        return text(column);
    }
}

int SqliteStatement::integer(int column) const
{
    constexpr std::int64_t kLeast = std::numeric_limits<int>::min();
    constexpr std::int64_t kMost = std::numeric_limits<int>::max();
    if (sqlite3_column_type(statement_.get(), column) != SQLITE_INTEGER)
        return std::numeric_limits<int>::min();
    return static_cast<int>(
        std::clamp<std::int64_t>(sqlite3_column_int64(statement_.get(), column), kLeast, kMost));
}

double SqliteStatement::number(int column) const
{
    const int type = sqlite3_column_type(statement_.get(), column);
    if (type != SQLITE_FLOAT && type != SQLITE_INTEGER) return std::numeric_limits<double>::quiet_NaN();
    return sqlite3_column_double(statement_.get(), column);
}

std::string SqliteStatement::text(int column) const
{
    const void* bytes = sqlite3_column_blob(statement_.get(), column);
    const int size = sqlite3_column_bytes(statement_.get(), column);
    return bytes == nullptr ? ""
                            : std::string(static_cast<const char*>(bytes), static_cast<std::size_t>(size));
}

Result<void> run_sql(sqlite3* database, const std::string& sql)
{
    if (sqlite3_exec(database, sql.c_str(), nullptr, nullptr, nullptr) != SQLITE_OK)
        return sqlite_failure(database);
    return {};
}

tl::unexpected<Diagnostic> sqlite_failure(sqlite3* database)
{
    return failure("database", sqlite3_errmsg(database));
}

}  // namespace gammonkit
