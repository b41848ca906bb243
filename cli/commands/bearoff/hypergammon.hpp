#pragma once

#include "cli/commands/bearoff/command.hpp"

namespace gammonkit::cli {

/// Builds the table of hypergammon that --hyper names: to the file of -o, or where the verbs of the engine
/// look for it. A file beside it keeps what is done so far, for --resume.
[[nodiscard]] Result<void> build_hypergammon(Session& session, const BearoffOptions& options);

}  // namespace gammonkit::cli
