#pragma once

#include "decisions/filter/filter.hpp"
#include "support/sql/sql_database.hpp"

#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace gammonkit {

/// What a column of the database holds.
enum class StoredType : std::uint8_t {
    whole,
    number,
    text,
    identifier  ///< A short text of letters that SQL compares.
};

/// Where what a column tells of a decision comes from.
enum class StoredFrom : std::uint8_t {
    column,  ///< Of tables of decisions.
    word,    ///< What is compared by a word of filters.
    flag,    ///< Whether a word of filters holds: 1 or 0.
    key,     ///< The text of a word as filters compare it.
    odd_key  ///< The same only where it is not what SQL makes of the text, whose letters are those of ASCII.
};

/// A column with what is told of each decision: by `cell`, or else what has the name `source` (without one:
/// its own).
struct StoredColumn {
    std::string_view name;
    StoredType type;
    StoredFrom from = StoredFrom::column;
    std::string_view source = {};
    Cell (*cell)(const AskedDecision& asked) = nullptr;
};

/// Tells all columns of decisions, once the sources are looked up.
class StoredCells {
public:
    explicit StoredCells(std::span<const StoredColumn> columns);
    /// A row of them, behind a number.
    [[nodiscard]] SqlRow row(std::size_t number, const AskedDecision& asked) const;

private:
    std::vector<std::function<Cell(const AskedDecision&)>> cells_;
};

/// Those of the table `decisions`: what the play alone tells, behind `match_id` and `number`.
[[nodiscard]] std::span<const StoredColumn> decision_facts();
/// Those among them that form 2 did not have: how the checkers stand, and the seconds of form 4.
[[nodiscard]] std::span<const StoredColumn> facts_of_form_3();
/// Those of the table `analyses`: what one analysis tells, behind `match_id`, `record` and `number`.
[[nodiscard]] std::span<const StoredColumn> analysis_facts();
/// Those among them that form 2 did not have.
[[nodiscard]] std::span<const StoredColumn> analysis_facts_of_form_3();
/// Whether an analysis, or somebody who set a mark, tells anything of it.
[[nodiscard]] bool has_analysis_facts(const AskedDecision& asked);

}  // namespace gammonkit
