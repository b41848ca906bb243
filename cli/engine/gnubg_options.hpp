#pragma once

#include "analysis/gnubg/gnubg_engine.hpp"
#include "analysis/gnubg/gnubg_matches.hpp"
#include "cli/options/engine_options.hpp"

#include <memory>
#include <optional>

namespace gammonkit::cli {

/// True if --engine asks for GNU Backgammon.
[[nodiscard]] inline bool asks_gnubg(const EngineOptions& engine)
{
    return engine.engine == "gnubg";
}

/// The program that --gnubg names, or else the one that is installed. Fails with code "no-gnubg".
[[nodiscard]] Result<GnubgProgram> users_gnubg(const EngineOptions& engine);

/// The address that --engine socket:ADDRESS names; nothing if it names another engine.
[[nodiscard]] inline std::optional<std::string_view> socket_of(const EngineOptions& engine)
{
    constexpr std::string_view kAtSocket = "socket";
    if (!std::string_view(engine.engine).starts_with(kAtSocket)) return std::nullopt;
    const std::string_view rest = std::string_view(engine.engine).substr(kAtSocket.size());
    return rest.substr(rest.starts_with(':') ? 1 : 0);
}

/// The other engine that is to be asked; nothing for GammonKit's own. `table` is for one at a socket.
[[nodiscard]] Result<std::unique_ptr<PositionJudge>> other_engine(const EngineOptions& options,
                                                                  const MatchEquityTable& table);

/// How GNU Backgammon judges matches, as the options of analyze say; nothing if they do not ask for it. Fails
/// with code "usage" or "no-gnubg".
[[nodiscard]] Result<std::optional<GnubgJudging>> gnubg_judging_of(const EngineOptions& engine,
                                                                   const OptionTable& table);

}  // namespace gammonkit::cli
