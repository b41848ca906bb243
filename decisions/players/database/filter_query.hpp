#pragma once

#include "decisions/filter/filter.hpp"
#include "decisions/filter/words.hpp"
#include "model/decisions/columns.hpp"
#include "support/sql/sql_database.hpp"

#include <cstdint>
#include <optional>
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

/// Which rows of those that satisfy a filter are wanted, and what of them.
struct WantedRows {
    /// A word that is compared with a number: those first of which it is largest, and last those of which it
    /// is not known. Nothing: as they were put in.
    const Word* sorted_by = nullptr;
    bool ascending = false;
    std::optional<std::size_t> limit = {};
    bool with_facts = false;  ///< With what FactColumn names behind the columns.
    bool only_count = false;  ///< Nothing but how many there are.
    std::string also = {};    ///< A condition of SQL that must hold, too.
};

/// What is told of a decision beside the columns of tables.
enum class FactColumn : std::uint8_t {
    game_index,
    error_emg,
    error_absolute,
    mark,
    mistake,
    luck_emg,
    luck_absolute,
    luck_mark
};

/// Where the decisions come from that satisfy a filter and a condition of SQL: "FROM ... WHERE ...".
[[nodiscard]] std::string rows_of(const Filter& filter, SqlKeeper keeper, std::string_view also = {});

/// The query for the decisions that satisfy a filter, with the columns of tables of decisions.
[[nodiscard]] std::string query_of(const Filter& filter, SqlKeeper keeper, const WantedRows& wanted);

/// A value of such a row.
[[nodiscard]] Cell cell_of(const SqlValue& value);

}  // namespace gammonkit
