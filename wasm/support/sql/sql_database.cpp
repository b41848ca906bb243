// SQLite and modules are not there.
#include "support/sql/sql_database.hpp"

#include "portable/support/not_here.hpp"
#include "support/sql/sql_connection.hpp"

namespace gammonkit {

SqlDatabase::SqlDatabase(SqlDatabase&&) noexcept = default;
SqlDatabase& SqlDatabase::operator=(SqlDatabase&&) noexcept = default;
SqlDatabase::~SqlDatabase() = default;

Result<SqlDatabase> SqlDatabase::open(const std::string& /*address*/, bool /*make*/)
{
    return not_here("databases of players");
}

Result<void> SqlDatabase::run(const std::string& /*sql*/)
{
    return not_here("databases of players");
}

Result<void> SqlDatabase::insert(const SqlInsert& /*what*/)
{
    return not_here("databases of players");
}

Result<void> SqlDatabase::for_each(const std::string& /*sql*/, const UseRow& /*use*/)
{
    return not_here("databases of players");
}

Result<std::vector<SqlRow>> SqlDatabase::rows(const std::string& /*sql*/)
{
    return not_here("databases of players");
}

}  // namespace gammonkit
