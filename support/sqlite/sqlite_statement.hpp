#pragma once

#include "support/result.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

struct sqlite3;
struct sqlite3_stmt;

namespace gammonkit {

/// One value of a row; nothing stands for NULL.
using SqliteValue = std::variant<std::monostate, std::string, std::int64_t, double>;

/// A statement of SQL, filled in from the left. What goes wrong is told by `step`, with code "database".
class SqliteStatement {
public:
    SqliteStatement(sqlite3* database, std::string_view sql);

    SqliteStatement& bind(int value);
    SqliteStatement& bind(std::int64_t value);
    SqliteStatement& bind(double value);
    SqliteStatement& bind(std::string_view value);
    SqliteStatement& bind(const std::optional<double>& value);
    SqliteStatement& bind(const std::optional<int>& value);
    /// A copy of the value; nothing stands for NULL.
    SqliteStatement& bind(const SqliteValue& value);

    /// Goes to the next row; false behind the last.
    [[nodiscard]] Result<bool> step();

    /// Makes it as it was before it was filled in.
    void reset();

    /// How many a row has.
    [[nodiscard]] int columns() const;
    /// Of the type that it has in this row, whatever that of its column.
    [[nodiscard]] SqliteValue value(int column) const;
    [[nodiscard]] int integer(int column) const;
    [[nodiscard]] double number(int column) const;
    [[nodiscard]] std::string text(int column) const;

private:
    struct Finalize {
        void operator()(sqlite3_stmt* statement) const;
    };
    sqlite3* database_;
    std::unique_ptr<sqlite3_stmt, Finalize> statement_;
    int bound_ = 0;
};

/// Runs statements that give no rows.
[[nodiscard]] Result<void> run_sql(sqlite3* database, const std::string& sql);

/// What SQLite says went wrong last.
[[nodiscard]] tl::unexpected<Diagnostic> sqlite_failure(sqlite3* database);

}  // namespace gammonkit
