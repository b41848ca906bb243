#pragma once

#include "cli/options/command.hpp"
#include "support/result.hpp"

namespace gammonkit::cli {

/// Notes in the output folder how its matches are judged. Fails with code "other-settings" if --resume is to
/// go on with a folder that was begun otherwise: half of it would be judged one way and half the other.
[[nodiscard]] Result<void> record_settings(const Session& session);

}  // namespace gammonkit::cli
