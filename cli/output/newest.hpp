#pragma once

#include "cli/options/command.hpp"
#include "support/result.hpp"

namespace gammonkit::cli {

/// Puts in place of all files and folders among the arguments the file with matches that was changed last,
/// and tells which. Pages about matches don't count, and neither does the output of a verb that takes it as
/// its last argument. Fails if there is none.
[[nodiscard]] Result<void> choose_newest(const Session& session, VerbOptions& options);

}  // namespace gammonkit::cli
