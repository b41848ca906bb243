#pragma once

#include "cli/command.hpp"
#include "statistics/player_aliases.hpp"

#include <optional>
#include <string>

namespace gammonkit::cli {

/// The aliases of --aliases; where they are wrong, says so and gives nothing.
[[nodiscard]] std::optional<PlayerAliases> users_aliases(const Session& session);

/// The names of --me, with commas between, and by --aliases all others of the same players. Where these are
/// wrong, says so and gives nothing.
[[nodiscard]] std::optional<std::string> users_me(const Session& session);

}  // namespace gammonkit::cli
