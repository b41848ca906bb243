#pragma once

#include "support/sql/sql_database.hpp"

namespace gammonkit {

/// Fills in how the checkers stand, for the decisions that a database had before it had those columns.
[[nodiscard]] Result<void> tell_structure(SqlDatabase& database);

}  // namespace gammonkit
