#pragma once

#include "analysis/met/match_equity_table.hpp"
#include "cli/batch/outcome.hpp"
#include "cli/options/command.hpp"
#include "cli/options/engine_options.hpp"
#include "cli/options/inputs.hpp"
#include "cli/options/position_options.hpp"
#include "formats/notation/notation.hpp"
#include "formats/pipeline.hpp"
#include "model/match.hpp"
#include "report/named_position.hpp"
#include "support/result.hpp"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace gammonkit::cli {

/// The positions at a place in all matches, or in the one meant; where no place is said, how each match
/// ended, and all that stand alone. Fails with code "no-such-place" or "usage".
[[nodiscard]] Result<std::vector<NamedPosition>> positions_at(const Collection& collection,
                                                              const PlaceInRecord& place);

/// An input that has a collection, with the values of its analyses in both units, by `users_table` or else
/// those behind them. Nothing if it is to be skipped; the outcome then has the messages.
[[nodiscard]] std::optional<ReadSource> record_in(const Session& session, const ReadSettings& settings,
                                                  const std::optional<MatchEquityTable>& users_table,
                                                  const InputFile& input, Outcome& outcome);

/// The positions at places of such a record. Nothing if it has none there; the outcome then has the message.
[[nodiscard]] std::optional<std::vector<NamedPosition>> positions_in(const Session& session,
                                                                     const ReadSource& record,
                                                                     std::span<const PlaceInRecord> places,
                                                                     Outcome& outcome);

/// The position of an argument that names no file: an identifier of any kind.
[[nodiscard]] Result<NamedPosition> identified_position(const std::string& argument);

/// The same in the game that --variant names. Fails with code "usage" if a side has more checkers than it.
[[nodiscard]] Result<NamedPosition> asked_position(const EngineOptions& engine,
                                                   const std::string& identifier);

}  // namespace gammonkit::cli
