#pragma once

#include "support/result.hpp"
#include "support/sql/sql_database.hpp"

#include <string>

namespace gammonkit {

/// Where a database is.
struct SqlAddress {
    SqlKeeper keeper = SqlKeeper::sqlite;
    std::string backend = {};     ///< SOCI's name of a server's kind; empty for SQLite.
    std::string connection = {};  ///< What SOCI is asked to connect to; a file of SQLite.
    std::string shown = {};       ///< As people may see it: without a password.
};

/// Fails with code "database" where an address is none.
[[nodiscard]] Result<SqlAddress> sql_address(const std::string& address);

}  // namespace gammonkit
