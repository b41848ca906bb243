#include "cli/commands/find/command.hpp"

#include "analysis/met/match_units.hpp"
#include "cli/batch/batch.hpp"
#include "cli/batch/format_choice.hpp"
#include "cli/batch/reading.hpp"
#include "cli/commands/find/like.hpp"
#include "cli/commands/find/ranking.hpp"
#include "cli/commands/find/search_results.hpp"
#include "cli/commands/question_options.hpp"
#include "cli/commands/verbs.hpp"
#include "cli/console/console.hpp"
#include "cli/engine/analysis_settings.hpp"
#include "cli/engine/tables.hpp"
#include "cli/engine/users_filter.hpp"
#include "cli/output/writing.hpp"
#include "model/is_analyzed.hpp"
#include "support/ends.hpp"
#include "support/files/file.hpp"
#include "support/text.hpp"

#include <atomic>
#include <fmt/format.h>
#include <limits>

namespace gammonkit::cli {
namespace {

/// How many decisions of an input satisfy the filter, and of how many that is not known.
struct Tried {
    std::size_t found = 0;
    std::size_t unknown = 0;
};

/// All that the workers share.
struct FindTask {
    const Session& session;
    const Filter& filter;
    ReadSettings reading;
    KnownTables tables;
    CountingRules counting;
    Telling telling = Telling::text;
    FormatChoice target = {};                 ///< Where it is a table.
    Ranking* ranking = nullptr;               ///< Where all are to be put in order, or cut.
    std::size_t limit = 0;                    ///< So many of an input are enough then.
    std::optional<DecisionTraits> like = {};  ///< What others are compared with.
    std::atomic<std::size_t>& found;
    UnknownNames& names;

    /// What is found in one input, where it counts what is not known.
    [[nodiscard]] FindSettings settings(Tried& tried) const
    {
        return {.tables = tables, .counting = counting, .unknown = &tried.unknown};
    }
};

/// Counts rows on their way.
class Counting final : public DecisionSink {
public:
    Counting(DecisionSink& sink, std::size_t& count) : sink_(sink), count_(count) {}
    void add(const DecisionRow& row) override
    {
        sink_.add(row);
        ++count_;
    }

private:
    DecisionSink& sink_;
    std::size_t& count_;
};

std::string table_of(const FindTask& task, const Collection& collection, Tried& tried)
{
    const auto rows = [&](DecisionSink& sink) {
        Counting counting(sink, tried.found);
        for_each_found(collection, task.filter, task.settings(tried), counting);
    };
    return task.target.format->table->rows(rows, task.target.options);
}

SearchResults report_of(const FindTask& task, const Collection& collection, const std::string& file,
                        Tried& tried)
{
    SearchResults report{.file = file,
                         .decisions = find_placed(collection, task.filter, task.settings(tried))};
    tried.found += report.decisions.size();
    if (task.like) keep_nearest(report.decisions, *task.like, task.limit);
    return report;
}

/// One decision, ready to be printed.
FoundPiece piece_of(const FindTask& task, const SearchResults& report, std::size_t index)
{
    const auto& [place, asked, like] = report.decisions[index];
    const auto row = [&row_found = asked.row](DecisionSink& sink) { sink.add(row_found); };
    FoundPiece piece{.number = like ? like->distance : task.ranking->number_of(asked)};
    if (task.telling == Telling::text) piece.line = result_line(report, index, task.session.words);
    if (task.telling == Telling::json) piece.text = results_json(report, index);
    if (task.telling == Telling::table)
        piece.text =
            with_likeness(task.target.format->table->rows(row, task.target.options), task.target, like);
    return piece;
}

std::vector<FoundPiece> pieces_of(const FindTask& task, const SearchResults& report)
{
    std::vector<FoundPiece> pieces;
    for (std::size_t i = 0; i < report.decisions.size(); ++i)
        pieces.push_back(piece_of(task, report, i));
    return pieces;
}

/// Where nobody has judged anything, "0 decisions found" is no answer.
void warn_if_nothing_known(const FindTask& task, const InputFile& input, const ReadSource& reading,
                           const Tried& tried, Outcome& outcome)
{
    if (tried.found > 0 || tried.unknown == 0 || is_analyzed(*reading.collection)) return;
    const std::string_view whether = tried.unknown == 1 ? "it satisfies" : "they satisfy";
    warn(task.session, input, reading,
         {.severity = Severity::warning,
          .code = "not-analyzed",
          .message = fmt::format("it has no analysis, so for {} nothing says whether {} the filter",
                                 counted(tried.unknown, "decision", "decisions"), whether),
          .hint = "'gammonkit analyze' makes one"},
         outcome);
}

Outcome find_in(const FindTask& task, const InputFile& input)
{
    Outcome outcome;
    std::optional<ReadSource> reading = read_collection(task.session, task.reading, input, false, outcome);
    if (!reading) return outcome;
    task.names.add(*reading->collection);
    state_in_both_units(*reading->collection, task.tables);
    outcome.flawed = outcome.status != ExitCode::ok;
    Tried tried;
    if (task.telling == Telling::table && task.ranking == nullptr) {
        outcome.data = table_of(task, *reading->collection, tried);
    } else {
        const SearchResults report =
            report_of(task, *reading->collection, std::string(reading->source.name()), tried);
        if (task.ranking != nullptr) {
            task.ranking->add(input, pieces_of(task, report));
        } else if (task.telling == Telling::text) {
            outcome.data = results_text(report, task.session);
        } else if (task.telling == Telling::json) {
            outcome.data = results_json(report);
        }
    }
    task.found += tried.found;
    warn_if_nothing_known(task, input, *reading, tried, outcome);
    return outcome;
}

/// Prints when all is known.
BatchResult run_ranked(Session& session, const FindTask& task, const std::vector<InputFile>& inputs)
{
    BatchResult result =
        run_batch(session, inputs, [&](const InputFile& input) { return find_in(task, input); });
    FoundPrinter printer(session, task.telling, task.target, task.like.has_value());
    for (const FoundPiece& piece : task.ranking->take())
        printer.add(piece);
    printer.finish();
    return result;
}

/// Prints as the outputs come.
BatchResult run_task(Session& session, const FindTask& task, const std::vector<InputFile>& inputs)
{
    if (task.ranking != nullptr) return run_ranked(session, task, inputs);
    FoundPrinter printer(session, task.telling, task.target);
    return run_batch(session, inputs, [&](const InputFile& input) { return find_in(task, input); },
                     {.put = [&](std::string_view found) { printer.put(found); }});
}

/// What was found, counted by all workers.
struct Tally {
    std::optional<Ranking> ranking = {};  ///< By --sort or --limit.
    std::atomic<std::size_t> found = 0;
    UnknownNames names;
};

Result<FindTask> task_of(const Session& session, const FindOptions& options, const UsersFilter& wanted,
                         const std::optional<DecisionTraits>& like, Tally& tally)
{
    FormatChoice target;
    GK_TRY(const Telling telling, telling_of(session, options, target));
    GK_TRY(Order order, users_order(options.sort));
    if (like) order = {.ascending = true};
    const bool is_ranked = order.word != nullptr || options.limit || like;
    const std::size_t limit = most_of(options).value_or(std::numeric_limits<std::size_t>::max());
    if (is_ranked && telling != Telling::count) tally.ranking.emplace(order, limit);
    GK_TRY(ReadSettings reading, read_settings(session));
    const CountingRules counting = counting_of(options.analysis);
    GK_TRY(const std::optional<MatchEquityTable> table, users_met(options.engine));
    return FindTask{session,  wanted.filter, std::move(reading), KnownTables(table),
                    counting, telling,       std::move(target),  tally.ranking ? &*tally.ranking : nullptr,
                    limit,    like,          tally.found,        tally.names};
}

/// The last line, for people: how much there was to look at.
void tell_end(Session& session, const FindTask& task, const BatchResult& result)
{
    const bool is_answer = result.failed < result.done;
    if (task.telling == Telling::count)
        session.console.data(fmt::format("{}\n", task.found.load()),
                             is_answer ? Console::Data::answer : Console::Data::frame);
    if (task.telling == Telling::text && !session.console.output_closed())
        session.console.tell(fmt::format("{} {}", counted(task.found, "decision", "decisions"),
                                         task.like ? "compared" : "found"));
    if (task.telling != Telling::json) report_batch(session, result, "searched");
}

/// "csv, jsonl".
std::string table_ids(Catalogue catalogue)
{
    std::vector<std::string> ids;
    for (const Format& format : catalogue) {
        if (format.table != nullptr) ids.emplace_back(format.id);
    }
    return joined(ids, ", ");
}

/// By --to, or the name of the output; empty if that is no table.
std::string table_said(const OutputOptions& output)
{
    if (!output.to.empty()) return output.to;
    const std::string extension = lowered(file_extension(without_gz(output.printed_to)));
    return extension == "csv" || extension == "jsonl" ? extension : "";
}

}  // namespace

void ask_for_names(const Filter& filter, UnknownNames& names)
{
    if (filter.kind() != Filter::Kind::condition) {
        for (const Filter& part : filter.parts())
            ask_for_names(part, names);
        return;
    }
    const Condition& condition = filter.condition();
    const bool is_name = condition.word->kind == WordKind::name && condition.how == Relation::equal;
    if (is_name && !condition.written.empty())
        names.ask_for(condition.written, first_or_empty(condition.texts));
}

Result<Telling> telling_of(const Session& session, const FindOptions& options, FormatChoice& target)
{
    if ((options.output.json ? 1 : 0) + (options.count ? 1 : 0) + (options.output.to.empty() ? 0 : 1) > 1)
        return failure("usage", "--count, --json and --to exclude each other");
    if (options.output.json) return Telling::json;
    if (options.count) return Telling::count;
    const std::string to = table_said(options.output);
    if (to.empty()) return Telling::text;
    GK_TRY(target, parse_choice(session.catalogue, to, Direction::write));
    if (target.format->table != nullptr) return Telling::table;
    return failure("usage", fmt::format("{} is not a table of decisions", target.format->id),
                   fmt::format("there are: {}", table_ids(session.catalogue)));
}

void FindOptions::bind(OptionTable& table)
{
    table.add("--sort", "WORD[:up]", sort);
    table.add("--limit", "N", limit, {1, 1'000'000'000});
    table.add("--like", "ID", like);
    table.flag("--count", count);
    table.add("--db", "FILE|URL", database, Completes::file);
    table.flag("--sql", sql);
    table.flag("--words", list);
    filter.bind_me(table);
    analysis.bind_thresholds(table);
    engine.bind_met(table);
    output.bind_file(table);
    output.bind_force(table);
    output.bind_json(table);
    table.add("-t,--to", "text|json|csv|jsonl[,OPTION=VALUE...]", output.to, Completes::format);
    table.flag("--markdown", output.markdown).instead = "--to markdown";
    bind_batch(table);
    input.bind_newest(table);
}

Result<ExitCode> run_find(Session& session, const FindOptions& options)
{
    const std::vector<std::string>& words = options.inputs;
    if (options.list) {
        GK_TRY_VOID(check_alone(session.table, "--words", {"--to", "--markdown"}));
        if (!words.empty()) return failure("usage", "--words takes no filter and no input");
        const bool as_page = options.output.markdown || options.output.to == "markdown";
        if (!as_page && !options.output.to.empty() && options.output.to != "text")
            return failure("usage", "--words prints text or markdown");
        as_page ? session.console.data(filter_words_markdown()) : session.console.text(filter_words_text());
        return ExitCode::ok;
    }
    if (options.output.markdown) return failure("usage", "--markdown needs --words");
    GK_TRY(const std::optional<DecisionTraits> like, users_like(options));
    const bool has_filter = begins_with_filter(options);
    if (!has_filter && !like)
        return failure("usage", "there is no filter", "'gammonkit find --words' shows its words");
    const std::optional<UsersFilter> wanted = users_filter(
        session, options.filter, has_filter ? first_or_empty(words) : std::string(filter_of_kind(*like)));
    if (!wanted) return ExitCode::usage;
    const std::span<const std::string> files =
        has_filter ? without_first(std::span(words)) : std::span(words);
    if (!options.database.empty()) {
        GK_TRY_VOID(find_in_database(session, options, wanted->filter, like));
        return ExitCode::ok;
    }
    if (options.sql) return failure("usage", "--sql needs --db");
    Tally tally;
    ask_for_names(wanted->filter, tally.names);
    GK_TRY(const FindTask task, task_of(session, options, *wanted, like, tally));
    GK_TRY(const std::vector<InputFile> inputs, required_inputs(files));
    const BatchResult result = run_task(session, task, inputs);
    if (task.found == 0) {
        for (const Diagnostic& why : tally.names.told())
            session.console.report(why);
    }
    tell_end(session, task, result);
    return result.status;
}

constexpr std::string_view kFindForms[] = {"text", "json"};

constexpr Command kFindCommand = with_options<FindOptions, run_find>(
    {.name = "find", .group = VerbGroup::matches, .completes = Completes::file, .print_forms = kFindForms});

}  // namespace gammonkit::cli
