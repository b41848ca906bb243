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

/// What the command line asks for.
struct Task {
    const Session& session;
    ReadSettings reading;
    KnownTables tables;
    PlayerAliases aliases = {};
};

/// A setting says whom 'me' means, whatever is asked; here it is of no use then.
bool names_me(const Arguments& arguments)
{
    const std::vector<std::string>& settings = arguments.settings.used;
    return !arguments.filter.me.empty() && std::ranges::find(settings, "me") == settings.end();
}

Result<void> check_usage(const Arguments& arguments)
{
    const OutputArguments& output = arguments.output;
    if (output.csv && output.json) return failure("usage", "--csv and --json exclude each other");
    if (output.svg && (output.csv || output.json))
        return failure("usage", "a curve is neither a table nor JSON", "leave --csv and --json out");
    if (!arguments.batch.shard.empty() && arguments.players.database.empty())
        return failure("usage", "what players did in a share does not add up with the others",
                       "--db FILE keeps its matches, and 'gammonkit merge' puts such files together");
    if (arguments.players.history) return {};
    if (output.svg) return failure("usage", "svg is the curve of a history", "--history --me NAME");
    if (names_me(arguments)) return failure("usage", "--me needs --history");
    if (!arguments.players.by.empty()) return failure("usage", "--by needs --history");
    return {};
}

Result<Task> task_of(const Session& session)
{
    GK_TRY_VOID(check_usage(session.arguments));
    GK_TRY(ReadSettings reading, read_settings(session));
    GK_TRY(const std::optional<MatchEquityTable> table, users_met(session));
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

void tell_import(Session& session, const ImportTally& imported)
{
    tell_copies(session, imported.copies);
    std::string text = fmt::format("{} added to {}", counted(imported.added, "match", "matches"),
                                   printable(shown_address(session.arguments.players.database)));
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

Result<void> print_history(Session& session, const Task& task, const std::vector<MatchRecord>& records)
{
    const Arguments& arguments = session.arguments;
    const HistoryBy by = history_by(arguments.players.by).value_or(HistoryBy::match);
    std::vector<PlayerHistory> histories =
        histories_of(records, {.by = by,
                               .aliases = task.aliases,
                               .least_decisions = arguments.players.least_decisions.value_or(kFewDecisions)});
    WhomMeMeans whom(arguments.filter.me, task.aliases);
    for (const PlayerHistory& history : histories)
        whom.add(history.player);
    const std::string me = whom.names().value_or(arguments.filter.me);
    const auto wanted = [&](const PlayerHistory& history) { return is_wanted(me, task, history); };
    if (std::ranges::any_of(histories, wanted)) {
        std::erase_if(histories, std::not_fn(wanted));
    } else if (names_me(arguments)) {
        return tl::unexpected(whom.nobody(Severity::error));
    }
    if (arguments.output.svg) return print_curve(session, histories, by);
    const Console::Data what = histories.empty() ? Console::Data::frame : Console::Data::answer;
    if (arguments.output.json) {
        print_json(session, history_json(histories, by), what);
    } else {
        session.console.data(arguments.output.csv ? history_csv(histories, by) : history_text(histories, by),
                             what);
    }
    return {};
}

/// The records that are told of: of the inputs, or of all that the database has. Says how reading went.
Result<std::vector<MatchRecord>> gather(Session& session, const Task& task, BatchResult& result)
{
    const std::vector<std::string>& arguments = session.arguments.inputs;
    const std::string& address = session.arguments.players.database;
    std::vector<InputFile> inputs;
    const bool reads = address.empty() || !arguments.empty();
    if (reads) {
        GK_TRY(inputs, required_inputs(arguments));
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
        tell_import(session, tally);
    }
    return database.all();
}

}  // namespace

void print_standings(Session& session, std::span<const MatchRecord> records, const PlayerAliases& aliases)
{
    const std::vector<PlayerTotals> players =
        totals_of(records, aliases, session.arguments.players.least_decisions.value_or(kFewDecisions));
    const Console::Data what = players.empty() ? Console::Data::frame : Console::Data::answer;
    if (session.arguments.output.json) return print_json(session, players_json(players), what);
    if (session.arguments.output.csv) return session.console.data(players_csv(players), what);
    if (players.empty()) return tell(session, "there are no players");
    session.console.data(players_text(players));
}

ExitCode run_players(Session& session)
{
    Result<Task> task = task_of(session);
    if (!task) return refuse(session, task.error());
    std::optional<PlayerAliases> aliases = users_aliases(session);
    if (!aliases) return ExitCode::failed;
    task->aliases = *std::move(aliases);

    BatchResult result;
    const Result<std::vector<MatchRecord>> records = gather(session, *task, result);
    if (!records) return refuse(session, records.error());
    if (result.status == ExitCode::interrupted) return result.status;
    if (!session.arguments.players.history) {
        print_standings(session, *records, task->aliases);
    } else if (const Result<void> printed = print_history(session, *task, *records); !printed) {
        return refuse(session, printed.error());
    }
    report_batch(session, result, "read");
    return result.status;
}

}  // namespace gammonkit::cli
