#pragma once

#include "analysis/met/named_tables.hpp"
#include "model/match.hpp"
#include "model/replay.hpp"

namespace gammonkit {

/// Gives the values of all analyses of matches in both units: as normalized equity, and the cubeful ones
/// beside that as chance to win the match. Formats differ in the unit that they state: GNU Backgammon's SGF
/// wants the chance for cube decisions, eXtreme Gammon the equity. What is given in both already stays as it
/// is; money sessions, and turns that cannot be followed, too.
///
/// A table other than the one that an engine has used gives other values than that engine would.
void state_in_both_units(Collection& collection, const MatchEquityTable& table);
/// One match, whose games have been followed.
void state_in_both_units(Match& match, const FollowedMatch& followed, const MatchEquityTable& table);
void state_in_both_units(PositionRecord& position, const KnownTables& tables);
/// All by the tables that the analyses were made with.
void state_in_both_units(Collection& collection, const KnownTables& tables);

}  // namespace gammonkit
