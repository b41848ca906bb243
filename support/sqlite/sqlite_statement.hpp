#pragma once

#include "support/result.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

struct sqlite3;
struct sqlite3_stmt;

namespace gammonkit {

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

    /// Goes to the next row; false behind the last.
    [[nodiscard]] Result<bool> step();

    [[nodiscard]] int integer(int column) const;
    [[nodiscard]] std::optional<int> maybe_integer(int column) const;
    [[nodiscard]] double number(int column) const;
    [[nodiscard]] std::optional<double> maybe_number(int column) const;
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
