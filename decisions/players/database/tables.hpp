#pragma once

#include "support/sql/sql_database.hpp"

#include <string>
#include <vector>

namespace gammonkit {

/// The statements that make all tables; docs/databases.md shows them.
[[nodiscard]] std::vector<std::string> statements_making_tables(SqlKeeper keeper);
/// The statements that bring an SQLite file of form 1, which had matches and players only, to form 2.
[[nodiscard]] std::vector<std::string> statements_from_form_1();

/// The statements that add the columns of forms 3 and 4 to tables of form 2.
[[nodiscard]] std::vector<std::string> statements_from_form_2(SqlKeeper keeper);
/// The statement that adds the column of form 4 to a table of form 3.
[[nodiscard]] std::vector<std::string> statements_from_form_3();

}  // namespace gammonkit
