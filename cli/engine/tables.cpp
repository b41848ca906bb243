#include "cli/engine/tables.hpp"

#include "analysis/met/met_files.hpp"
#include "analysis/met/named_tables.hpp"
#include "cli/batch/interrupt.hpp"
#include "cli/engine/cube_model.hpp"
#include "cli/engine/gnubg_options.hpp"
#include "support/files/file.hpp"
#include "support/text.hpp"

#include <cstdlib>
#include <fmt/format.h>

namespace gammonkit::cli {
namespace {

std::string_view variable(const char* name)
{
    const char* value = std::getenv(name);  // NOLINT(concurrency-mt-unsafe): nothing sets variables here.
    return value == nullptr ? std::string_view{} : value;
}

}  // namespace

std::filesystem::path users_cache_folder()
{
    return bearoff::cache_folder(variable("XDG_CACHE_HOME"), variable("HOME"));
}

bearoff::BuildSettings building_for(const Session& session)
{
    watch_for_interrupts();
    return {.threads = session.arguments.batch.jobs.value_or(0),
            .progress = [](double) { return !interrupted(); }};
}

Result<bearoff::StandardTables> users_tables(const Session& session)
{
    return bearoff::standard_tables(users_cache_folder(), building_for(session));
}

Result<std::optional<MatchEquityTable>> users_met(const Session& session)
{
    const std::string& path = session.arguments.engine.met;
    if (path.empty()) return std::optional<MatchEquityTable>{};
    if (const NamedTable* named = find_named_table(path)) return std::optional(named->make());
    const Result<Input> file = read_input(path);
    if (!file) {
        Diagnostic why = file.error();
        why.hint = "'gammonkit met list' names tables";
        return tl::unexpected(std::move(why));
    }
    Result<MatchEquityTable> table = read_met(*file);
    if (!table) {
        table.error().message = fmt::format("{}: {}", printable(path), table.error().message);
        return tl::unexpected(table.error());
    }
    return std::optional(*std::move(table));
}

Result<NetEngine::Options> engine_options(const Session& session, int threads)
{
    NetEngine::Options options{.threads = threads};
    GK_TRY(options.tables, users_tables(session));
    GK_TRY(options.match_equity_table, users_met(session));
    GK_TRY(options.cube_model, cube_model_of(session.arguments.engine));
    if (options.cube_model.is_usual() || !asks_gnubg(session.arguments.engine)) return options;
    return failure("usage", "GNU Backgammon has a cube model of its own",
                   "--x and --cube-model are for GammonKit's engine");
}

}  // namespace gammonkit::cli
