#pragma once

#include "cli/commands/report/command.hpp"

namespace gammonkit::cli {

/// What `report --images` does: writes the images of which classic pages make their boards, under
/// --output-dir.
ExitCode write_board_images(Session& session, const ReportOptions& options);

}  // namespace gammonkit::cli
