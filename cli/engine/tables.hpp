#pragma once

#include "analysis/bearoff/table_set.hpp"
#include "analysis/engine.hpp"
#include "analysis/met/match_equity_table.hpp"
#include "cli/options/command.hpp"
#include "cli/options/engine_options.hpp"
#include "report/named_position.hpp"

#include <filesystem>
#include <map>
#include <memory>
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

/// The tables that the engine asks: those that are always there, the files gnubg_os*.bd and gnubg_ts*.bd in
/// the user's data folder unless -r says to do without, and those that --bearoff-table names. Fails if one of
/// them is no table.
[[nodiscard]] Result<bearoff::TableSet> engine_tables(const Session& session, const EngineOptions& engine);

/// The match equity table of this name, or in this file.
[[nodiscard]] Result<MatchEquityTable> met_of(const std::string& name);

/// The match equity table that --met names; nothing if none is named.
[[nodiscard]] Result<std::optional<MatchEquityTable>> users_met(const EngineOptions& engine);

/// GammonKit's engine with these tables; 0 threads: one for each processor.
[[nodiscard]] Result<NetEngine::Options> engine_options(const Session& session, const EngineOptions& engine,
                                                        int threads);

/// GammonKit's engine, and one more for each other match equity table by which files were judged: they keep
/// it, unless the user names a table for all.
class OwnEngines {
public:
    explicit OwnEngines(NetEngine::Options options);

    /// By the table that the user names, else by the default.
    [[nodiscard]] NetEngine& usual() { return usual_; }
    [[nodiscard]] NetEngine& for_position(const NamedPosition& position);

private:
    NetEngine::Options options_;
    NetEngine usual_;
    std::map<const NamedTable*, std::unique_ptr<NetEngine>> others_;
};

}  // namespace gammonkit::cli
