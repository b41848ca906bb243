#include "cli/engine/tables.hpp"

#include "analysis/met/met_files.hpp"
#include "analysis/met/named_tables.hpp"
#include "cli/console/interrupt.hpp"
#include "cli/engine/analysis_settings.hpp"
#include "cli/engine/gnubg_options.hpp"
#include "support/files/file.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <cstdlib>
#include <fmt/format.h>
#include <utility>

namespace gammonkit::cli {
namespace {

std::string_view variable(const char* name)
{
    const char* value = std::getenv(name);  // NOLINT(concurrency-mt-unsafe): nothing sets variables here.
    return value == nullptr ? std::string_view{} : value;
}

/// "gnubg_os.bd", "gnubg_ts8.bd": the names that GNU Backgammon's manual gives them.
bool is_named_as_table(const std::string& name)
{
    return (name.starts_with("gnubg_os") || name.starts_with("gnubg_ts")) && name.ends_with(".bd");
}

/// Sorted, so that a complaint is always about the same one.
std::vector<std::filesystem::path> tables_in(const std::filesystem::path& folder)
{
    std::vector<std::filesystem::path> found;
    std::error_code ignored;
    if (folder.empty()) return found;
    for (const auto& entry : std::filesystem::directory_iterator(folder, ignored)) {
        if (is_named_as_table(entry.path().filename().generic_string())) found.push_back(entry.path());
    }
    std::ranges::sort(found);
    return found;
}

/// Where the user keeps data of his own, larger bearoff tables among them; empty if he has no such place.
std::filesystem::path users_data_folder()
{
    const std::string_view said = variable("XDG_DATA_HOME");
    if (const std::filesystem::path folder(said); folder.is_absolute()) return folder / "gammonkit";
    const std::string_view home = variable("HOME");
    return home.empty() ? std::filesystem::path() : std::filesystem::path(home) / ".local/share/gammonkit";
}

/// The tables of hypergammon that are kept among those that can be made again, and before them those that
/// --hyper-table names.
Result<hypergammon::Tables> users_hypergammon(const EngineOptions& engine)
{
    GK_TRY(hypergammon::Tables tables, hypergammon::tables_in(users_cache_folder()));
    for (const std::string& file : engine.hyper_tables) {
        GK_TRY(hypergammon::Table table, bearoff::open_table<hypergammon::Table>(file));
        tables.add(std::move(table));
    }
    return tables;
}

}  // namespace

std::filesystem::path users_cache_folder()
{
    return bearoff::cache_folder(variable("XDG_CACHE_HOME"), variable("HOME"));
}

std::filesystem::path hypergammon_file(int checkers)
{
    return hypergammon::table_file(users_cache_folder(), checkers);
}

bearoff::BuildSettings building_for(const Session& session)
{
    watch_for_interrupts();
    return {.threads = session.options.batch.jobs.value_or(0),
            .progress = [](double) { return !interrupted(); }};
}

Result<bearoff::StandardTables> users_tables(const Session& session)
{
    return bearoff::standard_tables(users_cache_folder(), building_for(session));
}

Result<bearoff::TableSet> engine_tables(const Session& session, const EngineOptions& engine)
{
    GK_TRY(bearoff::StandardTables standard, users_tables(session));
    bearoff::TableSet tables(std::move(standard));
    const bool has_own = !session.options.settings.are_ignored;
    for (const std::filesystem::path& file :
         has_own ? tables_in(users_data_folder()) : std::vector<std::filesystem::path>()) {
        Result<void> added = tables.add(file);
        if (added) continue;
        added.error().hint = "take it out of the folder, or go without all tables there: gammonkit -r";
        return tl::unexpected(std::move(added).error());
    }
    for (const std::string& file : engine.bearoff_tables) {
        GK_TRY_VOID(tables.add(file));
    }
    return tables;
}

Result<MatchEquityTable> met_of(const std::string& name)
{
    if (const NamedTable* named = find_named_table(name)) return named->make();
    const Result<Input> file = read_input(name);
    if (!file) {
        Diagnostic why = file.error();
        why.hint = "'gammonkit met list' names tables";
        return tl::unexpected(std::move(why));
    }
    Result<MatchEquityTable> table = read_met(*file);
    if (!table) table.error().message = fmt::format("{}: {}", printable(name), table.error().message);
    return table;
}

Result<std::optional<MatchEquityTable>> users_met(const EngineOptions& engine)
{
    const std::string& name = engine.met;
    if (name.empty()) return std::optional<MatchEquityTable>{};
    GK_TRY(MatchEquityTable table, met_of(name));
    return std::optional(std::move(table));
}

Result<NetEngine::Options> engine_options(const Session& session, const EngineOptions& engine, int threads)
{
    NetEngine::Options options{.threads = threads};
    GK_TRY(options.tables, engine_tables(session, engine));
    GK_TRY(options.hypergammon, users_hypergammon(engine));
    GK_TRY(options.match_equity_table, users_met(engine));
    GK_TRY(options.cube_model, cube_model_of(engine));
    const bool asks_other = asks_gnubg(engine);
    if (asks_other && !engine.bearoff_tables.empty()) {
        return failure("usage", "GNU Backgammon has bearoff tables of its own",
                       "--bearoff-table is for GammonKit's engine");
    }
    if (options.cube_model.is_usual() || !asks_other) return options;
    return failure("usage", "GNU Backgammon has a cube model of its own",
                   "--x and --cube-model are for GammonKit's engine");
}

OwnEngines::OwnEngines(NetEngine::Options options) : options_(std::move(options)), usual_(options_) {}

NetEngine& OwnEngines::for_position(const NamedPosition& position)
{
    const NamedTable* const table = position.table;
    if (options_.match_equity_table || table == nullptr || table == &default_table() ||
        position.state.rules.is_money())
        return usual_;
    std::unique_ptr<NetEngine>& other = others_[table];
    if (!other) {
        NetEngine::Options options = options_;
        options.match_equity_table = table->make();
        other = std::make_unique<NetEngine>(std::move(options));
    }
    return *other;
}

}  // namespace gammonkit::cli
