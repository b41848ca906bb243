#pragma once

#include "analysis/players/player_aliases.hpp"
#include "cli/options/command.hpp"

#include <optional>

namespace gammonkit::cli {

/// The aliases of --aliases; where they are wrong, says so and gives nothing.
[[nodiscard]] std::optional<PlayerAliases> users_aliases(const Session& session);

}  // namespace gammonkit::cli
