#pragma once

#include "analysis/evaluate/evaluator.hpp"
#include "analysis/play/engine_contestant.hpp"
#include "analysis/play/series.hpp"
#include "cli/options/arguments.hpp"

#include <string>
#include <string_view>

namespace gammonkit::cli {

/// How the engine plays by a text such as "ply=1,x=0.6/0.75,noise=0.02": the options of those names, with
/// slashes where those have commas; "engine" and what is not said are the usual settings at 0 plies.
/// Fails with code "usage".
[[nodiscard]] Result<EngineSettings> engine_settings_of(std::string_view text);

/// A player by such a text, called as it stands there. Evaluator and table must live as long.
[[nodiscard]] Result<Entrant> entrant_of(const std::string& text, const Evaluator& evaluator,
                                         const MatchEquityTable& table);

}  // namespace gammonkit::cli
