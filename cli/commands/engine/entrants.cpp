#include "cli/commands/engine/entrants.hpp"

#include "analysis/external/external_contestant.hpp"
#include "cli/console/interrupt.hpp"
#include "cli/engine/analysis_settings.hpp"
#include "cli/engine/gnubg_options.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace gammonkit::cli {
namespace {

constexpr std::string_view kWordsOfPlayers =
    "ply, cube-ply, level, rolls, move-filter, noise, x, cube-model, cubeless";

tl::unexpected<Diagnostic> not_understood(std::string_view text)
{
    return failure(
        "usage", fmt::format("there is no player '{}'", printable(text)),
        fmt::format(
            "settings of the engine are joined by commas: ply=1,x=0.7; there are {}; other players are "
            "gnubg, exec:COMMAND and socket:HOST:PORT",
            kWordsOfPlayers));
}

Result<std::optional<int>> plies_of(std::string_view name, std::string_view value)
{
    const std::optional<int> plies = parse_int(value);
    if (plies && *plies >= 0 && *plies <= kMostPlies) return plies;
    return failure(
        "usage", fmt::format("{} needs a number from 0 to {}, not '{}'", name, kMostPlies, printable(value)));
}

/// "ply=1,x=0.6/0.75": options of the engine by their names, with slashes where those have commas.
Result<EngineOptions> options_of(std::string_view text)
{
    EngineOptions engine;
    OptionTable table;
    engine.bind_thinking(table);
    engine.bind_cube_model(table);
    for (const std::string_view part : split(text, ',')) {
        const std::string_view word = trimmed(part);
        if (word == "engine") continue;
        const std::size_t equals = std::min(word.find('='), word.size());
        Option* const option = table.find(fmt::format("--{}", word.substr(0, equals)));
        if (option == nullptr || option->is_flag() != (equals == word.size())) return not_understood(word);
        std::string value(word.substr(std::min(equals + 1, word.size())));
        std::ranges::replace(value, '/', ',');
        GK_TRY_VOID(option->give(value));
    }
    if (engine.level.empty() && !engine.ply) engine.ply = 0;
    return engine;
}

bool unless_interrupted()
{
    return !interrupted();
}

/// Behind "gnubg" or "gnubg,": "ply=2".
Result<Entrant> gnubg_entrant(const std::string& text, const EntrantNeeds& needs)
{
    GnubgPlaying how{.rules = needs.rules};
    const std::string_view rest = std::string_view(text).substr(std::string_view("gnubg").size());
    if (!rest.empty()) {
        if (!rest.starts_with(",ply=")) return not_understood(text);
        GK_TRY(const std::optional<int> plies,
               plies_of("ply", rest.substr(std::string_view(",ply=").size())));
        how.plies = plies.value_or(0);
    }
    GK_TRY(const GnubgProgram program, users_gnubg(needs.engine));
    how.program = program.path();
    return Entrant{.name = text, .make = [how](std::uint64_t /*round*/) {
                       return gnubg_contestant(how, unless_interrupted);
                   }};
}

/// A command is taken apart at its blanks.
Result<Entrant> program_entrant(const std::string& text)
{
    std::vector<std::string> command;
    for (const std::string_view word : words(std::string_view(text).substr(std::string_view("exec:").size())))
        command.emplace_back(word);
    if (command.empty()) return not_understood(text);
    return Entrant{.name = text, .make = [command](std::uint64_t /*round*/) {
                       return contestant_by_program(command, unless_interrupted);
                   }};
}

Result<Entrant> socket_entrant(const std::string& text)
{
    GK_TRY(const SocketAddress address,
           socket_address_of(std::string_view(text).substr(std::string_view("socket:").size())));
    return Entrant{.name = text, .make = [address](std::uint64_t /*round*/) {
                       return contestant_at(address, unless_interrupted);
                   }};
}

}  // namespace

Result<ContestantSettings> engine_settings_of(std::string_view text)
{
    GK_TRY(const EngineOptions options, options_of(text));
    GK_TRY(const AskedLevels levels, levels_of(options));
    GK_TRY(const CubeModel model, cube_model_of(options));
    return ContestantSettings{.plays = levels.plays, .cube = levels.cube, .cube_model = model};
}

Result<Entrant> entrant_of(const std::string& text, const EntrantNeeds& needs)
{
    if (text == "gnubg" || text.starts_with("gnubg,")) return gnubg_entrant(text, needs);
    if (text.starts_with("exec:")) return program_entrant(text);
    if (is_at_a_socket(text)) return socket_entrant(text);
    GK_TRY(const ContestantSettings settings, engine_settings_of(text));
    std::shared_ptr<const PreparedCubeModel> model;
    if (!settings.cube_model.is_usual())
        model = std::make_shared<const PreparedCubeModel>(settings.cube_model);
    const auto make = [&evaluator = needs.evaluator, &table = needs.table, settings,
                       model](std::uint64_t round) -> Result<std::unique_ptr<Contestant>> {
        return std::make_unique<EngineContestant>(evaluator, table, settings, model, round);
    };
    return Entrant{.name = text, .make = make};
}

}  // namespace gammonkit::cli
