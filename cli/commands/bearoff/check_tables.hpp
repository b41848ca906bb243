#pragma once

#include "cli/options/command.hpp"

#include <span>
#include <string>

namespace gammonkit::cli {

/// `bearoff check FILE...`: says of each table what it is, and whether its MD5 sum is the one that GNU
/// Backgammon's manual gives. Fails if one is damaged or differs.
ExitCode check_tables(Session& session, std::span<const std::string> files);

}  // namespace gammonkit::cli
