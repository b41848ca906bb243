#pragma once

#include "cli/options/command.hpp"
#include "decisions/players/player_records.hpp"

#include <span>

namespace gammonkit::cli {

/// Prints what players did in all matches, as --to says, else as text.
void print_standings(Session& session, std::span<const MatchRecord> records, const PlayerAliases& aliases,
                     std::optional<int> least_decisions, StandingsOrder order = StandingsOrder::pr);

}  // namespace gammonkit::cli
