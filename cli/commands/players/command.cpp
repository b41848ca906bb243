#include "cli/commands/players/command.hpp"

#include "analysis/met/table_behind.hpp"
#include "analysis/players/database/players_database.hpp"
#include "analysis/players/player_history.hpp"
#include "cli/batch/batch.hpp"
#include "cli/batch/console.hpp"
#include "cli/batch/format_choice.hpp"
#include "cli/batch/reading.hpp"
#include "cli/batch/writing.hpp"
#include "cli/engine/near_names.hpp"
#include "cli/engine/tables.hpp"
#include "cli/engine/users_filter.hpp"
#include "cli/output/json_output.hpp"
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
    if (arguments.players.history) return {};
    if (output.svg) return failure("usage", "svg is the curve of a history", "--history --me NAME");
    if (names_me(arguments)) return failure("usage", "--me needs --history");
    if (!arguments.players.by.empty()) return failure("usage", "--by needs --history");
    return {};
}

Result<Task> task_of(const Session& session)
{
    if (Result<void> right = check_usage(session.arguments); !right) return tl::unexpected(right.error());
    GK_TRY(ReadSettings reading, read_settings(session));
    GK_TRY(const std::optional<MatchEquityTable> table, users_met(session));
    return Task{session, std::move(reading), KnownTables(table)};
}

/// The records of the matches of one input.
Outcome read_records(const Task& task, const InputFile& input, std::vector<MatchRecord>& records)
{
    Outcome outcome;
    const std::optional<ReadSource> reading = read_one(task.session, task.reading, input, outcome);
    if (!reading) return outcome;
    keep_messages(task.session, *reading, false, outcome);
    if (!reading->collection) return outcome;
    outcome.flawed = outcome.status != ExitCode::ok;
    warn_of_no_match(task.session, input, *reading, outcome);
    for (const Match& match : reading->collection->matches)
        records.push_back(record_of(match, task.tables.of(match)));
    return outcome;
}

/// The records of all inputs in their order, whoever read them first.
std::vector<MatchRecord> read_all(Session& session, const Task& task, const std::vector<InputFile>& inputs,
                                  BatchResult& result)
{
    std::vector<std::vector<MatchRecord>> each(inputs.size());
    result = run_batch(session, inputs, [&](const InputFile& input) {
        return read_records(task, input, each[static_cast<std::size_t>(&input - inputs.data())]);
    });
    std::vector<MatchRecord> all;
    for (std::vector<MatchRecord>& records : each)
        std::move(records.begin(), records.end(), std::back_inserter(all));
    return all;
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

void tell_import(Session& session, const Imported& imported)
{
    std::string text = fmt::format("{} added to {}", counted(imported.added, "match", "matches"),
                                   printable(session.arguments.players.database));
    if (imported.known > 0) text += fmt::format(", {} known before", imported.known);
    if (imported.replaced > 0)
        text += fmt::format(", {} replaced by a better analyzed record", imported.replaced);
    if (imported.nameless > 0) text += fmt::format(", {} without play left out", imported.nameless);
    tell(session, text);
}

/// Whether one of the names of --me is the player's.
bool is_wanted(const Session& session, const Task& task, const PlayerHistory& history)
{
    const std::string& me = session.arguments.filter.me;
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
    const auto wanted = [&](const PlayerHistory& history) { return is_wanted(session, task, history); };
    if (std::ranges::any_of(histories, wanted)) {
        std::erase_if(histories, std::not_fn(wanted));
    } else if (names_me(arguments)) {
        NearNames near;
        for (const PlayerHistory& history : histories)
            near.add_name(history.player, arguments.filter.me);
        return failure("no-player", fmt::format("no player is called {}", printable(arguments.filter.me)),
                       near.hint());
    }
    if (arguments.output.svg) return print_curve(session, histories, by);
    if (arguments.output.json) {
        print_json(session, history_json(histories, by));
    } else {
        session.console.data(arguments.output.csv ? history_csv(histories, by) : history_text(histories, by));
    }
    return {};
}

void print(Session& session, const Task& task, const std::vector<MatchRecord>& records)
{
    const std::vector<PlayerTotals> players =
        totals_of(records, task.aliases, session.arguments.players.least_decisions.value_or(kFewDecisions));
    if (session.arguments.output.json) return print_json(session, players_json(players));
    if (session.arguments.output.csv) return session.console.data(players_csv(players));
    if (players.empty()) return tell(session, "there are no players");
    session.console.data(players_text(players));
}

/// Puts the records into the database, and takes out all that are in it.
Result<std::vector<MatchRecord>> through_database(Session& session, PlayersDatabase& database,
                                                  const std::vector<MatchRecord>& records)
{
    if (!records.empty()) {
        GK_TRY(const Imported imported, database.add(records));
        tell_import(session, imported);
    }
    return database.all();
}

}  // namespace

ExitCode run_players(Session& session)
{
    Result<Task> task = task_of(session);
    if (!task) return refuse(session, task.error());
    std::optional<PlayerAliases> aliases = users_aliases(session);
    if (!aliases) return ExitCode::failed;
    task->aliases = *std::move(aliases);

    const std::vector<std::string>& arguments = session.arguments.inputs;
    const std::string& path = session.arguments.players.database;
    const bool reads = path.empty() || !arguments.empty();
    Result<std::vector<InputFile>> inputs = std::vector<InputFile>();
    if (reads) inputs = required_inputs(arguments);
    if (!inputs) return refuse(session, inputs.error());
    std::optional<PlayersDatabase> database;
    if (!path.empty()) {
        Result<PlayersDatabase> opened = PlayersDatabase::open(path, reads);
        if (!opened) return refuse(session, opened.error());
        database = *std::move(opened);
    }

    BatchResult result;
    std::vector<MatchRecord> read =
        reads ? read_all(session, *task, *inputs, result) : std::vector<MatchRecord>();
    if (result.status == ExitCode::interrupted) return result.status;
    const std::size_t all = read.size();
    std::vector<MatchRecord> records = without_copies(std::move(read));
    tell_copies(session, all - records.size());
    if (database) {
        Result<std::vector<MatchRecord>> kept = through_database(session, *database, records);
        if (!kept) return refuse(session, kept.error());
        records = *std::move(kept);
    }
    if (!session.arguments.players.history) {
        print(session, *task, records);
    } else if (const Result<void> printed = print_history(session, *task, records); !printed) {
        return refuse(session, printed.error());
    }
    report_batch(session, result, "read");
    return result.status;
}

}  // namespace gammonkit::cli
