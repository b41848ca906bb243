#include "cli/commands/players/command.hpp"

#include "cli/commands/players/standings.hpp"

#include "analysis/met/match_units.hpp"
#include "analysis/met/table_behind.hpp"
#include "analysis/players/database/players_database.hpp"
#include "analysis/players/player_history.hpp"
#include "cli/batch/batch.hpp"
#include "cli/batch/format_choice.hpp"
#include "cli/batch/reading.hpp"
#include "cli/commands/players/database_import.hpp"
#include "cli/console/console.hpp"
#include "cli/engine/tables.hpp"
#include "cli/engine/users_filter.hpp"
#include "cli/engine/whom_me_means.hpp"
#include "cli/output/json_output.hpp"
#include "cli/output/writing.hpp"
#include "report/statistics/history_table.hpp"
#include "report/statistics/players_table.hpp"
#include "report/statistics/rating_curve.hpp"
#include "support/text.hpp"

#include <algorithm>

#include <fmt/format.h>
#include <functional>

namespace gammonkit::cli {
namespace {

constexpr Choice<StandingsOrder> kOrders[] = {{"pr", StandingsOrder::pr},
                                              {"won", StandingsOrder::won},
                                              {"matches", StandingsOrder::matches},
                                              {"luck", StandingsOrder::luck},
                                              {"name", StandingsOrder::name}};
constexpr HistoryBy kHistoryParts[] = {HistoryBy::match, HistoryBy::month, HistoryBy::event,
                                       HistoryBy::length, HistoryBy::opponent};

/// What the command line asks for.
struct Task {
    const Session& session;
    ReadSettings reading;
    KnownTables tables;
    PlayerAliases aliases = {};
};

Result<void> check_usage(const PlayersOptions& options, const OptionTable& table)
{
    const OutputOptions& output = options.output;
    if (output.csv && output.json) return failure("usage", "a table and JSON exclude each other");
    if (output.svg && (output.csv || output.json))
        return failure("usage", "a curve is neither a table nor JSON", "leave -t and --json out");
    if (options.batch.shard && options.database.empty())
        return failure("usage", "what players did in a share does not add up with the others",
                       "--db FILE keeps its matches, and 'gammonkit merge' puts such files together");
    if (options.history) return {};
    if (output.svg) return failure("usage", "svg is the curve of a history", "--history --me NAME");
    if (table.is_typed("--me")) return failure("usage", "--me needs --history");
    if (options.by) return failure("usage", "--by needs --history");
    return {};
}

Result<Task> task_of(const Session& session, const PlayersOptions& options)
{
    GK_TRY_VOID(check_usage(options, session.table));
    GK_TRY(ReadSettings reading, read_settings(session));
    GK_TRY(const std::optional<MatchEquityTable> table, users_met(options.engine));
    return Task{session, std::move(reading), KnownTables(table)};
}

/// What is done with the collection of each input.
using UseCollection = std::function<void(Collection& collection)>;

Outcome read_input_file(const Task& task, const InputFile& input, const UseCollection& use)
{
    Outcome outcome;
    std::optional<ReadSource> reading = read_one(task.session, task.reading, input, outcome);
    if (!reading) return outcome;
    keep_messages(task.session, *reading, false, outcome);
    if (!reading->collection) return outcome;
    outcome.flawed = outcome.status != ExitCode::ok;
    warn_of_no_match(task.session, input, *reading, outcome);
    use(*reading->collection);
    return outcome;
}

/// The records of all inputs in their order, whoever read them first.
std::vector<MatchRecord> read_all(Session& session, const Task& task, const std::vector<InputFile>& inputs,
                                  BatchResult& result)
{
    std::vector<std::vector<MatchRecord>> each(inputs.size());
    result = run_batch(session, inputs, [&](const InputFile& input) {
        return read_input_file(task, input, [&](const Collection& collection) {
            for (const Match& match : collection.matches)
                each[static_cast<std::size_t>(&input - inputs.data())].push_back(
                    record_of(match, task.tables.of(match)));
        });
    });
    std::vector<MatchRecord> all;
    for (std::vector<MatchRecord>& records : each)
        std::move(records.begin(), records.end(), std::back_inserter(all));
    return all;
}

/// Puts the matches of all inputs into the database, or after Ctrl-C none.
Result<ImportTally> import_all(Session& session, const Task& task, const std::vector<InputFile>& inputs,
                               PlayersDatabase& database, BatchResult& result)
{
    GK_TRY_VOID(database.begin());
    DatabaseImport import(database);
    result = run_batch(session, inputs, [&](const InputFile& input) {
        std::vector<StoredMatch> matches;
        const Outcome outcome = read_input_file(task, input, [&](Collection& collection) {
            state_in_both_units(collection, task.tables);
            for (const Match& match : collection.matches)
                matches.push_back(stored_match(match, {.tables = task.tables}));
        });
        import.take(static_cast<std::size_t>(&input - inputs.data()), std::move(matches));
        return outcome;
    });
    GK_TRY(const ImportTally tally, import.finish());
    if (result.status == ExitCode::interrupted) return tally;
    GK_TRY_VOID(database.finish());
    return tally;
}

void tell(Session& session, std::string text)
{
    if (!session.console.quiet) session.console.message(fmt::format("gammonkit: {}\n", text));
}

void tell_copies(Session& session, std::size_t copies)
{
    if (copies > 0)
        tell(session, fmt::format("{} of matches that are counted once", counted(copies, "copy", "copies")));
}

void tell_import(Session& session, const PlayersOptions& options, const ImportTally& imported)
{
    tell_copies(session, imported.copies);
    std::string text = fmt::format("{} added to {}", counted(imported.added, "match", "matches"),
                                   printable(shown_address(options.database)));
    if (imported.known > 0) text += fmt::format(", {} known before", imported.known);
    if (imported.replaced > 0)
        text += fmt::format(", {} replaced by a better analyzed record", imported.replaced);
    if (imported.beside > 0) text += fmt::format(", {} with another analysis beside", imported.beside);
    if (imported.nameless > 0) text += fmt::format(", {} without play left out", imported.nameless);
    tell(session, text);
}

/// Of which nothing tells whether two are the same match: databases do not take them, either.
void leave_out_matches_without_play(Session& session, std::vector<MatchRecord>& records)
{
    const std::size_t left_out =
        std::erase_if(records, [](const MatchRecord& record) { return record.fingerprint.empty(); });
    if (left_out > 0)
        tell(session, fmt::format("{} without play left out", counted(left_out, "match", "matches")));
}

/// Whether one of the names of `me` is the player's.
bool is_wanted(const std::string& me, const Task& task, const PlayerHistory& history)
{
    const std::vector<std::string_view> names = split(me, ',');
    return me.empty() || std::ranges::any_of(names, [&](std::string_view name) {
               return task.aliases.key_of(name) == task.aliases.key_of(history.player);
           });
}

Result<void> print_curve(Session& session, const std::vector<PlayerHistory>& histories, HistoryBy by)
{
    if (histories.size() != 1)
        return failure("usage", fmt::format("a curve is of one player, and here are {}", histories.size()),
                       "--me NAME chooses one");
    const RatingCurve curve = rating_curve_of(histories.front(), by);
    if (curve.dots.empty())
        return failure("not-analyzed", "no match is analyzed, so there is no curve",
                       "'gammonkit analyze' makes an analysis");
    session.console.data(rating_curve_svg(curve));
    return {};
}

Result<void> print_history(Session& session, const PlayersOptions& options, const Task& task,
                           const std::vector<MatchRecord>& records)
{
    const HistoryBy by = options.by.value_or(HistoryBy::match);
    std::vector<PlayerHistory> histories =
        histories_of(records, {.by = by,
                               .aliases = task.aliases,
                               .least_decisions = options.least_decisions.value_or(kFewDecisions)});
    WhomMeMeans whom(options.filter.me, task.aliases);
    for (const PlayerHistory& history : histories)
        whom.add(history.player);
    const std::string me = whom.names().value_or(options.filter.me);
    const auto wanted = [&](const PlayerHistory& history) { return is_wanted(me, task, history); };
    if (std::ranges::any_of(histories, wanted)) {
        std::erase_if(histories, std::not_fn(wanted));
    } else if (session.table.is_typed("--me")) {
        return tl::unexpected(whom.nobody(Severity::error));
    }
    if (options.output.svg) return print_curve(session, histories, by);
    const Console::Data what = histories.empty() ? Console::Data::frame : Console::Data::answer;
    if (options.output.json) {
        print_json(session, history_json(histories, by), what);
    } else {
        session.console.data(options.output.csv ? history_csv(histories, by) : history_text(histories, by),
                             what);
    }
    return {};
}

/// The records that are told of: of the inputs, or of all that the database has. Says how reading went.
Result<std::vector<MatchRecord>> gather(Session& session, const PlayersOptions& options, const Task& task,
                                        BatchResult& result)
{
    const std::string& address = options.database;
    std::vector<InputFile> inputs;
    const bool reads = address.empty() || !options.inputs.empty();
    if (reads) {
        GK_TRY(inputs, required_inputs(options.inputs));
    }
    if (address.empty()) {
        std::vector<MatchRecord> read = read_all(session, task, inputs, result);
        if (result.status == ExitCode::interrupted) return read;
        leave_out_matches_without_play(session, read);
        const std::size_t all = read.size();
        std::vector<MatchRecord> records = without_copies(std::move(read));
        tell_copies(session, all - records.size());
        return records;
    }
    GK_TRY(PlayersDatabase database, PlayersDatabase::open(address, reads));
    if (reads) {
        GK_TRY(const ImportTally tally, import_all(session, task, inputs, database, result));
        if (result.status == ExitCode::interrupted) return std::vector<MatchRecord>();
        tell_import(session, options, tally);
    }
    return database.all();
}

}  // namespace

void print_standings(Session& session, std::span<const MatchRecord> records, const PlayerAliases& aliases,
                     std::optional<int> least_decisions, StandingsOrder order)
{
    std::vector<PlayerTotals> players = totals_of(records, aliases, least_decisions.value_or(kFewDecisions));
    sort_standings(players, order);
    const Console::Data what = players.empty() ? Console::Data::frame : Console::Data::answer;
    if (session.options.output.json) return print_json(session, players_json(players), what);
    if (session.options.output.csv) return session.console.data(players_csv(players), what);
    if (players.empty()) return tell(session, "there are no players");
    session.console.data(players_text(players));
}

void PlayersOptions::bind(OptionTable& table)
{
    table.add("--min-decisions", "N", least_decisions, {0, 1'000'000});
    table.choice<StandingsOrder>("--sort", "pr|won|matches|luck|name", sort, kOrders);
    table.flag("--history", history);
    table.choice<HistoryBy>("--by", "match|month|event|length|opponent", by, kHistoryParts, to_string);
    table.add("--db", "FILE|URL", database, Completes::file);
    filter.bind_me(table);
    engine.bind_met(table);
    output.bind_printing(table, "text|json|jsonl|csv|svg", kPlayersForms);
    output.bind_csv(table);
    bind_batch(table);
    batch.bind_shard(table);
}

ExitCode run_players(Session& session, const PlayersOptions& options)
{
    Result<Task> task = task_of(session, options);
    if (!task) return refuse(session, task.error());
    std::optional<PlayerAliases> aliases = users_aliases(session, options.filter);
    if (!aliases) return ExitCode::failed;
    task->aliases = *std::move(aliases);

    BatchResult result;
    const Result<std::vector<MatchRecord>> records = gather(session, options, *task, result);
    if (!records) return refuse(session, records.error());
    if (result.status == ExitCode::interrupted) return result.status;
    if (!options.history) {
        print_standings(session, *records, task->aliases, options.least_decisions, options.sort);
    } else if (const Result<void> printed = print_history(session, options, *task, *records); !printed) {
        return refuse(session, printed.error());
    }
    report_batch(session, result, "read");
    return result.status;
}

}  // namespace gammonkit::cli
