#pragma once

#include "support/result.hpp"
#include "support/sql/sql_database.hpp"

#include <string>

namespace gammonkit {

/// Where a database is, as SOCI wants to be told.
struct SqlAddress {
    SqlKeeper keeper = SqlKeeper::sqlite;
    std::string backend = {};     ///< SOCI's name of it.
    std::string connection = {};  ///< What it is asked to connect to.
    std::string shown = {};       ///< As people may see it: without a password.
};

/// Fails with code "database" where an address is none.
[[nodiscard]] Result<SqlAddress> sql_address(const std::string& address);

}  // namespace gammonkit
