#pragma once

#include "cli/commands/find/command.hpp"
#include "cli/engine/users_filter.hpp"
#include "cli/options/command.hpp"

namespace gammonkit::cli {

/// find --db: prints the decisions of a database that satisfy a filter, as text, a table or their number; or
/// with --sql the query.
ExitCode find_in_database(Session& session, const FindOptions& options, const UsersFilter& wanted);

}  // namespace gammonkit::cli
