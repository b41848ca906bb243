#include "cli/engine/gnubg_options.hpp"

#include "analysis/external/external_judge.hpp"
#include "cli/console/interrupt.hpp"
#include "cli/engine/tables.hpp"

#include <algorithm>
#include <cstdlib>
#include <fmt/format.h>
#include <iterator>
#include <sstream>

namespace gammonkit::cli {
namespace {

std::filesystem::path installed_gnubg()
{
    const char* const folders = std::getenv("PATH");
    std::istringstream list(std::string(folders == nullptr ? "" : folders) + ":/usr/games");
    std::error_code ignored;
    for (std::string folder; std::getline(list, folder, ':');) {
        const std::filesystem::path path = std::filesystem::path(folder) / "gnubg";
        if (!folder.empty() && std::filesystem::is_regular_file(path, ignored))
            return std::filesystem::absolute(path, ignored);
    }
    return {};
}

int plies_of(const EngineOptions& engine)
{
    constexpr int kStandard = 2;
    constexpr int kDeep = 3;
    if (engine.ply) return *engine.ply;
    if (engine.level == "fast") return 0;
    return engine.level == "deep" ? kDeep : kStandard;
}

/// The first option given that only our own engine obeys; empty if there is none.
std::string_view own_option(const OptionTable& table)
{
    constexpr std::string_view kOwn[] = {
        "--keep",  "--player",   "--game",  "--move-filter", "--judge", "--cube-ply",  "--luck-ply",
        "--rolls", "--cubeless", "--noise", "--rollout",     "--plays", "--thresholds"};
    const auto* const given =
        std::ranges::find_if(kOwn, [&](std::string_view name) { return table.is_given(name); });
    return given == std::end(kOwn) ? std::string_view{} : *given;
}

bool unless_interrupted(double /*done*/)
{
    return !interrupted();
}

}  // namespace

Result<GnubgProgram> users_gnubg(const EngineOptions& engine)
{
    watch_for_interrupts();
    if (engine.gnubg.empty()) return GnubgProgram::at(installed_gnubg(), unless_interrupted);
    std::error_code ignored;
    return GnubgProgram::at(std::filesystem::absolute(engine.gnubg, ignored), unless_interrupted);
}

Result<std::unique_ptr<PositionJudge>> other_engine(const EngineOptions& options,
                                                    const MatchEquityTable& table)
{
    if (const std::optional<std::string_view> socket = socket_of(options)) {
        GK_TRY(const SocketAddress address, socket_address_of(*socket));
        watch_for_interrupts();
        return ExternalJudge::at(address, table, [] { return !interrupted(); });
    }
    if (!asks_gnubg(options)) return nullptr;
    GK_TRY(const GnubgProgram program, users_gnubg(options));
    GK_TRY(const std::optional<MatchEquityTable> met, users_met(options));
    GK_TRY(std::unique_ptr<PositionJudge> engine, GnubgEngine::make(program, met, unless_interrupted));
    return engine;
}

Result<std::optional<GnubgJudging>> gnubg_judging_of(const EngineOptions& engine, const OptionTable& table)
{
    if (socket_of(engine))
        return failure("usage", "an engine at a socket judges positions, no matches",
                       "hint and eval ask it; -p names a place of a match");
    if (!asks_gnubg(engine)) return std::nullopt;
    if (const std::string_view own = own_option(table); !own.empty()) {
        return failure(
            "usage", fmt::format("{} is not for --engine gnubg", own),
            "GNU Backgammon judges all of a match in its own way; --ply, --level and --met it is told");
    }
    GK_TRY(GnubgProgram program, users_gnubg(engine));
    GK_TRY(std::optional<MatchEquityTable> met, users_met(engine));
    return GnubgJudging{.program = std::move(program), .table = std::move(met), .plies = plies_of(engine)};
}

}  // namespace gammonkit::cli
