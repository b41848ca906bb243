#pragma once

#include "analysis/filter/filter.hpp"
#include "model/decisions/columns.hpp"
#include "support/sql/sql_database.hpp"

#include <span>
#include <string>
#include <string_view>

namespace gammonkit {

/// A word of filters as an expression of SQL over the tables of the database, which is NULL where what it
/// asks is not known: m is the match, g the game, d the decision, p its player, o his opponent, a the
/// analysis.
struct WordInSql {
    std::string_view word;
    bool compared;
    std::string_view expression;
    std::string_view letters = {};  ///< Of names: what a part of them is looked for in.
};
[[nodiscard]] std::span<const WordInSql> words_in_sql();

/// What a filter says of a decision, as an expression of SQL. Filters and SQL agree on what is not known.
[[nodiscard]] std::string condition_of(const Filter& filter, SqlKeeper keeper);

/// The query for all decisions that satisfy a filter, with the columns of tables of decisions.
[[nodiscard]] std::string query_of(const Filter& filter, SqlKeeper keeper);

/// A value of such a row.
[[nodiscard]] Cell cell_of(const SqlValue& value);

}  // namespace gammonkit
