#pragma once

#include "support/result.hpp"

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace gammonkit {

/// What keeps a database: a file of SQLite, or a server.
enum class SqlKeeper : std::uint8_t { sqlite, postgresql, mysql };

/// One value of a row; nothing stands for NULL.
using SqlValue = std::variant<std::monostate, std::string, std::int64_t, double>;
using SqlRow = std::vector<SqlValue>;

/// A number that SQL gave, whatever type it came in; 0 for NULL and for texts that are none.
[[nodiscard]] std::int64_t whole_of(const SqlValue& value);
[[nodiscard]] double number_of(const SqlValue& value);
/// A text, or a number as digits; empty for NULL.
[[nodiscard]] std::string text_of(const SqlValue& value);
[[nodiscard]] inline bool is_null(const SqlValue& value)
{
    return std::holds_alternative<std::monostate>(value);
}

/// A text as SQL has it, in quotes; bytes of value 0, which no server takes, are left out.
[[nodiscard]] std::string sql_text(std::string_view text);
/// A number as SQL has it, with all of its digits; NULL if it is not finite.
[[nodiscard]] std::string sql_number(double number);

/// Any value as SQL has it.
[[nodiscard]] std::string in_sql(const SqlValue& value);
/// The values of a row: "1, 'play', NULL".
[[nodiscard]] std::string in_sql(const SqlRow& row);

/// Rows for a table.
struct SqlInsert {
    std::string_view table;
    SqlRow first = {};  ///< Stands in front of the values of each row.
    std::span<const SqlRow> rows;
    bool skips_known = false;  ///< Leaves out those whose key is in the table already.
};

/// Takes a row of a query, which it may refuse.
using UseRow = std::function<Result<void>(const SqlRow&)>;

class SqlConnection;

/// A database: SQLite by itself, servers through SOCI. All failures have code "database", but for those of
/// a missing module (see module.hpp). Used by one thread at a time.
class SqlDatabase {
public:
    /// Opens the file of SQLite that an address names, which is made if it is missing and `make` says so, or
    /// the database of a server: "postgresql://ANN@HOST/NAME", "mysql://ANN:SECRET@HOST:PORT/NAME",
    /// "mariadb://...". These may end in "?socket=PATH", and say signs such as @ as %40.
    [[nodiscard]] static Result<SqlDatabase> open(const std::string& address, bool make);

    SqlDatabase(SqlDatabase&&) noexcept;
    SqlDatabase& operator=(SqlDatabase&&) noexcept;
    ~SqlDatabase();

    [[nodiscard]] SqlKeeper keeper() const { return keeper_; }
    /// The address as people may see it: without a password.
    [[nodiscard]] const std::string& shown() const { return shown_; }

    /// Runs a statement that gives no rows.
    [[nodiscard]] Result<void> run(const std::string& sql);
    /// Puts rows into a table, many at once.
    [[nodiscard]] Result<void> insert(const SqlInsert& what);
    /// Hands over the rows of a query, one after the other, until one is refused.
    [[nodiscard]] Result<void> for_each(const std::string& sql, const UseRow& use);
    /// All rows of a query that gives few.
    [[nodiscard]] Result<std::vector<SqlRow>> rows(const std::string& sql);

private:
    SqlDatabase(SqlKeeper keeper, std::string shown, std::unique_ptr<SqlConnection> connection);

    SqlKeeper keeper_;
    std::string shown_;
    std::unique_ptr<SqlConnection> connection_;
};

/// An address without its password.
[[nodiscard]] std::string shown_address(const std::string& address);
}  // namespace gammonkit
