#pragma once

#include "analysis/evaluate/evaluator.hpp"
#include "analysis/play/engine_contestant.hpp"
#include "analysis/play/series.hpp"
#include "cli/options/engine_options.hpp"

#include <string>
#include <string_view>

namespace gammonkit::cli {

/// How the engine plays by a text such as "ply=1,x=0.6/0.75,noise=0.02": the options of those names, with
/// slashes where those have commas; "engine" and what is not said are the usual settings at 0 plies.
/// Fails with code "usage".
[[nodiscard]] Result<ContestantSettings> engine_settings_of(std::string_view text);

/// What players are made with; evaluator and table must live as long as they do.
struct EntrantNeeds {
    const Evaluator& evaluator;
    const MatchEquityTable& table;
    const EngineOptions& engine;  ///< Where GNU Backgammon is.
    Rules rules = {};
};

/// A player by such a text, by "gnubg" or "gnubg,ply=2", "socket:HOST:PORT" or "socket:PATH", or
/// "exec:COMMAND"; called as it stands there.
[[nodiscard]] Result<Entrant> entrant_of(const std::string& text, const EntrantNeeds& needs);

/// True if all games with such a player must go over one connection.
[[nodiscard]] inline bool is_at_a_socket(std::string_view text)
{
    return text.starts_with("socket:");
}

}  // namespace gammonkit::cli
