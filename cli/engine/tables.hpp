#pragma once

#include "analysis/bearoff/table_set.hpp"
#include "analysis/engine.hpp"
#include "analysis/met/match_equity_table.hpp"
#include "cli/options/command.hpp"
#include "cli/options/engine_options.hpp"

#include <filesystem>
#include <optional>

namespace gammonkit::cli {

/// Where the user keeps what GammonKit can make again; empty if he has no such place.
[[nodiscard]] std::filesystem::path users_cache_folder();

/// The file of the user's table of hypergammon with so many checkers, which need not be there; empty if he
/// has no place for it.
[[nodiscard]] std::filesystem::path hypergammon_file(int checkers);

/// How tables are built: with the threads that --jobs says, until Ctrl-C.
[[nodiscard]] bearoff::BuildSettings building_for(const Session& session);

/// The bearoff tables that are always there; made now if they were not.
[[nodiscard]] Result<bearoff::StandardTables> users_tables(const Session& session);

/// Where the user keeps data of his own, larger bearoff tables among them; empty if he has no such place.
[[nodiscard]] std::filesystem::path users_data_folder();

/// The tables that the engine asks: those that are always there, the files gnubg_os*.bd and gnubg_ts*.bd in
/// the user's data folder unless -r says to do without, and those that --bearoff-table names. Fails if one of
/// them is no table.
[[nodiscard]] Result<bearoff::TableSet> engine_tables(const Session& session, const EngineOptions& engine);

/// The tables of hypergammon that are kept beside those, and before them those that --hyper-table names.
[[nodiscard]] Result<hypergammon::Tables> users_hypergammon(const EngineOptions& engine);

/// The match equity table of this name, or in this file.
[[nodiscard]] Result<MatchEquityTable> met_of(const std::string& name);

/// The match equity table that --met names; nothing if none is named.
[[nodiscard]] Result<std::optional<MatchEquityTable>> users_met(const EngineOptions& engine);

/// GammonKit's engine with these tables; 0 threads: one for each processor.
[[nodiscard]] Result<NetEngine::Options> engine_options(const Session& session, const EngineOptions& engine,
                                                        int threads);

}  // namespace gammonkit::cli
