#include "cli/commands/engine/entrants.hpp"

#include "analysis/external/external_contestant.hpp"
#include "cli/console/interrupt.hpp"
#include "cli/engine/cube_model.hpp"
#include "cli/engine/gnubg_options.hpp"
#include "cli/engine/level_options.hpp"
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

/// Puts one setting where the option of that name goes.
Result<void> set(EngineArguments& engine, std::string_view name, std::string value)
{
    std::ranges::replace(value, '/', ',');
    if (name == "ply" || name == "cube-ply") {
        GK_TRY((name == "ply" ? engine.ply : engine.cube_ply), plies_of(name, value));
        return {};
    }
    const std::pair<std::string_view, std::string*> texts[] = {
        {"level", &engine.level}, {"rolls", &engine.rolls}, {"move-filter", &engine.filter},
        {"noise", &engine.noise}, {"x", &engine.x},         {"cube-model", &engine.cube_model}};
    const auto* const found =
        std::ranges::find(texts, name, [](const auto& pair) -> std::string_view { return pair.first; });
    if (found == std::end(texts) || value.empty()) return not_understood(name);
    *found->second = std::move(value);
    return {};
}

Result<EngineArguments> arguments_of(std::string_view text)
{
    EngineArguments engine;
    for (const std::string_view part : split(text, ',')) {
        const std::string_view word = trimmed(part);
        const std::size_t equals = word.find('=');
        if (word == "engine") continue;
        if (word == "cubeless") {
            engine.cubeless = true;
        } else if (equals == std::string_view::npos) {
            return not_understood(word);
        } else {
            GK_TRY_VOID(set(engine, word.substr(0, equals), std::string(word.substr(equals + 1))));
        }
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
    GK_TRY(const EngineArguments arguments, arguments_of(text));
    GK_TRY(const AskedLevels levels, levels_of(arguments));
    GK_TRY(const CubeModel model, cube_model_of(arguments, "cube-model"));
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
