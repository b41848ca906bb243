#pragma once

#include "support/result.hpp"
#include "support/sql/sql_address.hpp"
#include "support/sql/sql_database.hpp"

#include <memory>
#include <string>

namespace gammonkit {

/// What a database is reached through: see the functions of the same names in `SqlDatabase`.
class SqlConnection {
public:
    SqlConnection() = default;
    SqlConnection(const SqlConnection&) = delete;
    SqlConnection& operator=(const SqlConnection&) = delete;
    virtual ~SqlConnection() = default;

    [[nodiscard]] virtual Result<void> run(const std::string& sql) = 0;
    [[nodiscard]] virtual Result<void> for_each(const std::string& sql, const UseRow& use) = 0;
};

/// The function of the module for servers, "gammonkit_connect_to_server".
using ConnectToServer = void(const SqlAddress& address, Result<std::unique_ptr<SqlConnection>>& answer);

}  // namespace gammonkit
