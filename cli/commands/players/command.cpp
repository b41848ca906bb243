#include "cli/commands/verbs.hpp"

#include "analysis/met/match_units.hpp"
#include "analysis/met/named_tables.hpp"
#include "cli/batch/batch.hpp"
#include "cli/batch/format_choice.hpp"
#include "cli/batch/reading.hpp"
#include "cli/commands/players/standings.hpp"
#include "cli/commands/question_options.hpp"
#include "cli/console/console.hpp"
#include "cli/engine/tables.hpp"
#include "cli/engine/users_filter.hpp"
#include "cli/engine/whom_me_means.hpp"
#include "cli/options/analysis_options.hpp"
#include "cli/options/engine_options.hpp"
#include "cli/output/json_output.hpp"
#include "cli/output/writing.hpp"
#include "decisions/players/database/players_database.hpp"
#include "decisions/players/player_history.hpp"
#include "decisions/players/player_records.hpp"
#include "report/statistics/history_table.hpp"
#include "report/statistics/players_table.hpp"
#include "report/statistics/rating_curve.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <functional>
#include <iterator>
#include <map>
#include <set>
#include <utility>

namespace gammonkit::cli {
namespace {

constexpr Choice<StandingsOrder> kOrders[] = {
    {"pr", StandingsOrder::pr},     {"won", StandingsOrder::won},   {"matches", StandingsOrder::matches},
    {"luck", StandingsOrder::luck}, {"name", StandingsOrder::name}, {"sure", StandingsOrder::sure}};
constexpr OptionOfQuestions kOptionsOfStandings[] = {{"--sort", "standings"}};
constexpr HistoryBy kHistoryParts[] = {HistoryBy::match, HistoryBy::month, HistoryBy::event,
                                       HistoryBy::length, HistoryBy::opponent};

constexpr std::string_view kPlayersForms[] = {"text", "json", "jsonl", "csv", "svg"};

struct PlayersOptions : VerbOptions {
    FilterOptions filter = {};
    EngineOptions engine = {};
    std::optional<int> least_decisions = {};
    StandingsOrder sort = StandingsOrder::pr;
    bool history = false;
    std::optional<HistoryBy> by = {};
    std::string database = {};

    void bind(OptionTable& table) override
    {
        table.add("--min-decisions", "N", least_decisions, {0, 1'000'000});
        table.choice<StandingsOrder>("--sort", "pr|won|matches|luck|name|sure", sort, kOrders);
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
    [[nodiscard]] bool prints() const override { return true; }
};

/// What the command line asks for.
struct PlayersTask {
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
    if (options.history) return check_question(table, "--history", kOptionsOfStandings);
    if (output.svg) return failure("usage", "svg is the curve of a history", "--history --me NAME");
    if (table.is_typed("--me")) return failure("usage", "--me needs --history");
    if (options.by) return failure("usage", "--by needs --history");
    return {};
}

Result<PlayersTask> task_of(const Session& session, const PlayersOptions& options)
{
    GK_TRY_VOID(check_usage(options, session.table));
    GK_TRY(ReadSettings reading, read_settings(session));
    GK_TRY(const std::optional<MatchEquityTable> table, users_met(options.engine));
    return PlayersTask{session, std::move(reading), KnownTables(table)};
}

/// What `result_of` makes of an input; nothing if it cannot be read.
template <class ResultOf>
auto read_players(const PlayersTask& task, const InputFile& input, Outcome& outcome,
                  const ResultOf& result_of)
    -> std::optional<decltype(result_of(std::declval<Collection&>()))>
{
    std::optional<ReadSource> reading = read_collection(task.session, task.reading, input, false, outcome);
    if (!reading) return std::nullopt;
    outcome.flawed = outcome.status != ExitCode::ok;
    warn_of_no_match(task.session, input, *reading, outcome);
    return result_of(*reading->collection);
}

/// The records of all inputs in their order, whoever read them first.
std::vector<MatchRecord> read_all(Session& session, const PlayersTask& task,
                                  const std::vector<InputFile>& inputs, BatchResult& result)
{
    const auto records_of = [&](const Collection& collection) {
        std::vector<MatchRecord> records;
        for (const Match& match : collection.matches)
            records.push_back(record_of(match, task.tables.of(match)));
        return records;
    };
    std::vector<MatchRecord> all;
    result = run_batch_in_order(
        session, inputs,
        [&](const InputFile& input, Outcome& outcome) {
            return read_players(task, input, outcome, records_of);
        },
        [&](std::vector<MatchRecord> records) { std::ranges::move(records, std::back_inserter(all)); });
    return all;
}

/// What became of all matches of a run.
struct ImportTally {
    std::map<Import, std::size_t> of = {};
    std::size_t copies = 0;  ///< Of matches that came in the same run.
};

/// Puts the matches of all inputs into the database in their order, whoever is read first, so that nothing
/// depends on the threads; or after Ctrl-C none.
Result<ImportTally> import_all(Session& session, const PlayersTask& task,
                               const std::vector<InputFile>& inputs, PlayersDatabase& database,
                               BatchResult& result)
{
    GK_TRY_VOID(database.begin());
    ImportTally tally;
    std::set<std::string> seen;
    Result<void> stored;
    const auto matches_of = [&](Collection& collection) {
        state_in_both_units(collection, task.tables);
        std::vector<StoredMatch> matches;
        for (const Match& match : collection.matches)
            matches.push_back(stored_match(match, {.tables = task.tables}));
        return matches;
    };
    const auto put = [&](const StoredMatch& match) -> Result<void> {
        GK_TRY(const Import became, database.add(match));
        const bool is_copy = became != Import::nameless && !seen.insert(match.record.fingerprint).second;
        ++(is_copy ? tally.copies : tally.of[became]);
        return {};
    };
    result = run_batch_in_order(
        session, inputs,
        [&](const InputFile& input, Outcome& outcome) {
            return read_players(task, input, outcome, matches_of);
        },
        [&](const std::vector<StoredMatch>& matches) {
            for (const StoredMatch& match : matches)
                if (stored) stored = put(match);
        });
    GK_TRY_VOID(stored);
    if (result.status != ExitCode::interrupted) GK_TRY_VOID(database.finish());
    return tally;
}

void tell_copies(Session& session, std::size_t copies)
{
    if (copies == 0) return;
    session.console.tell(
        fmt::format("{} of matches that are counted once", counted(copies, "copy", "copies")));
}

void tell_import(Session& session, const PlayersOptions& options, ImportTally imported)
{
    tell_copies(session, imported.copies);
    std::string text = fmt::format("{} added to {}", counted(imported.of[Import::added], "match", "matches"),
                                   printable(shown_address(options.database)));
    const std::pair<Import, std::string_view> others[] = {
        {Import::known, "known before"},
        {Import::replaced, "replaced by a better analyzed record"},
        {Import::beside, "with another analysis beside"},
        {Import::completed, "completed with what the database did not ask for before"},
        {Import::nameless, "without play left out"}};
    for (const auto& [became, words] : others)
        if (imported.of[became] > 0) text += fmt::format(", {} {}", imported.of[became], words);
    session.console.tell(text);
}

/// Of which nothing tells whether two are the same match: databases do not take them, either.
void leave_out_matches_without_play(Session& session, std::vector<MatchRecord>& records)
{
    const std::size_t left_out =
        std::erase_if(records, [](const MatchRecord& record) { return record.fingerprint.empty(); });
    if (left_out > 0)
        session.console.tell(fmt::format("{} without play left out", counted(left_out, "match", "matches")));
}

/// Whether one of the names of `me` is the player's.
bool is_wanted(const std::string& me, const PlayersTask& task, const PlayerHistory& history)
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

Result<void> print_history(Session& session, const PlayersOptions& options, const PlayersTask& task,
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
    print_answer(session,
                 options.output.json  ? history_json(histories, by)
                 : options.output.csv ? history_csv(histories, by)
                                      : history_text(histories, by, session.console.width()),
                 what);
    return {};
}

/// The records that are told of: of the inputs, or of all that the database has. Says how reading went.
Result<std::vector<MatchRecord>> gather(Session& session, const PlayersOptions& options,
                                        const PlayersTask& task, BatchResult& result)
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

Result<ExitCode> run_players(Session& session, const PlayersOptions& options)
{
    GK_TRY(PlayersTask task, task_of(session, options));
    std::optional<PlayerAliases> aliases = users_aliases(session, options.filter);
    if (!aliases) return ExitCode::failed;
    task.aliases = *std::move(aliases);

    BatchResult result;
    GK_TRY(const std::vector<MatchRecord> records, gather(session, options, task, result));
    if (result.status == ExitCode::interrupted) return result.status;
    if (options.history) {
        GK_TRY_VOID(print_history(session, options, task, records));
    } else {
        print_standings(session, records, task.aliases, options.least_decisions, options.sort);
    }
    return finish_batch(session, result, "read");
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
    if (players.empty()) return session.console.tell("there are no players");
    session.console.text(players_text(players, session.console.width()));
}

constexpr Command kPlayersCommand = with_options<PlayersOptions, run_players>({.name = "players",
                                                                               .group = VerbGroup::matches,
                                                                               .completes = Completes::file,
                                                                               .print_forms = kPlayersForms,
                                                                               .has_table = true});

}  // namespace gammonkit::cli
