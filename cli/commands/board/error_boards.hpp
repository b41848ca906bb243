#pragma once

#include "cli/options/command.hpp"

namespace gammonkit::cli {

/// What `board --all-errors` does: judges what is not analyzed, and draws the errors of each input as a set
/// of files or as one document.
ExitCode draw_errors(Session& session);

}  // namespace gammonkit::cli
