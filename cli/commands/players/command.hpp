#pragma once

#include "cli/options/analysis_options.hpp"
#include "cli/options/command.hpp"
#include "cli/options/engine_options.hpp"

#include "analysis/players/player_history.hpp"
#include "analysis/players/player_records.hpp"

namespace gammonkit::cli {

// The verb players: the options of its own, and its row of the table of commands.

struct PlayersOptions : VerbOptions {
    FilterOptions filter = {};
    EngineOptions engine = {};
    std::optional<int> least_decisions = {};
    StandingsOrder sort = StandingsOrder::pr;
    bool history = false;
    std::optional<HistoryBy> by = {};
    std::string database = {};

    void bind(OptionTable& table) override;
    [[nodiscard]] bool prints() const override { return true; }
};

ExitCode run_players(Session& session, const PlayersOptions& options);

inline constexpr std::string_view kPlayersForms[] = {"text", "json", "jsonl", "csv", "svg"};

inline constexpr Command kPlayersCommand =
    with_options<PlayersOptions, run_players>({.name = "players",
                                               .group = VerbGroup::matches,
                                               .completes = Completes::file,
                                               .print_forms = kPlayersForms,
                                               .has_table = true});

}  // namespace gammonkit::cli
