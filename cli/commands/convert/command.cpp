#include "cli/commands/convert/command.hpp"

#include "analysis/met/match_units.hpp"
#include "cli/batch/filtered_decisions.hpp"
#include "cli/batch/reading.hpp"
#include "cli/console/console.hpp"
#include "cli/engine/analysis_settings.hpp"
#include "cli/engine/analyze_files.hpp"
#include "cli/engine/tables.hpp"
#include "cli/engine/users_filter.hpp"
#include "cli/options/word_list.hpp"
#include "cli/output/name_template.hpp"
#include "cli/output/outputs.hpp"
#include "cli/output/writing.hpp"
#include "formats/left_out.hpp"
#include "formats/losses.hpp"
#include "model/transform/decision_positions.hpp"
#include "model/transform/leave_out.hpp"
#include "support/ends.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <filesystem>
#include <fmt/format.h>
#include <memory>
#include <mutex>
#include <utility>

namespace gammonkit::cli {
namespace {

/// What --without has taken out, all together. May be added to by several threads.
class TakenOut {
public:
    void add(const Census& missing)
    {
        const std::lock_guard lock(mutex_);
        for (const Feature part : kParts)
            counts_[static_cast<std::size_t>(part)] += missing[static_cast<std::size_t>(part)];
    }

    /// What it was, as a note: no loss, for it was asked for.
    void tell(Session& session) const
    {
        std::vector<std::string> items;
        for (const Loss& loss : losses_of(counts_)) {
            const FeatureWords words = words_for(loss.feature);
            items.push_back(counted(loss.count, words.one, words.many));
        }
        session.console.report(
            {.severity = Severity::note,
             .code = "left-out",
             .message = fmt::format("left out: {}", items.empty() ? "nothing, for there is none of that"
                                                                  : joined(items, ", "))});
    }

private:
    /// What people know it by, and not how it was made.
    static constexpr Feature kParts[] = {
        Feature::match_comment, Feature::turn_comments, Feature::marks, Feature::luck,
        Feature::play_analysis, Feature::cube_analysis, Feature::extras};
    std::mutex mutex_;
    Census counts_{};
};

/// What the command line asks for.
struct Plan {
    std::vector<std::string> inputs;
    std::string output;  ///< Empty: into --output-dir, or to standard output.
    FormatChoice target;
    Capacity capacity;  ///< Of the target.
    ReadSettings reading;
    /// To convert values by before they are written: if the user names one, and wherever errors are asked
    /// for.
    std::optional<KnownTables> tables = {};
    std::optional<MatchEquityTable> users_table = {};
    std::optional<FilteredDecisions> chosen = {};  ///< By --where.
    bool positions = false;                        ///< Of all decisions, and not the match.
    LeftOut without = {};
    MarkChoice marks = {};
    std::shared_ptr<TakenOut> taken_out = std::make_shared<TakenOut>();
};

/// "convert a.mat out/": the folder is meant as output.
std::optional<Diagnostic> missing_folder(const ConvertOptions& options)
{
    if (options.inputs.size() < 2 || !options.output.output_dir.empty()) return std::nullopt;
    const std::string& last = options.inputs.back();
    std::error_code ignored;
    if (!last.ends_with('/') || std::filesystem::exists(last, ignored)) return std::nullopt;
    return Diagnostic{.code = "usage",
                      .message = fmt::format("there is no folder {}", last),
                      .hint = fmt::format("-O {} makes it and writes there", last)};
}

/// "convert a.mat b.sgf c.json": each of the latter is meant as output.
std::optional<Diagnostic> several_outputs(const ConvertOptions& options)
{
    const std::vector<std::string>& words = options.inputs;
    const OutputOptions& output = options.output;
    const bool are_inputs = !output.to.empty() || !output.output.empty() || !output.output_dir.empty();
    if (words.size() < 3 || are_inputs || std::any_of(words.begin() + 1, words.end(), names_file))
        return std::nullopt;
    std::vector<std::string> lines;
    for (const std::string& name : without_first(std::span(words)))
        lines.push_back(fmt::format("gammonkit convert {} {}", printable(words.front()), printable(name)));
    return Diagnostic{.code = "usage",
                      .message = "one output is written at a time",
                      .hint = fmt::format("one after the other: {}", joined(lines, "; "))};
}

/// Only what is made of decisions can be made of some of them.
Result<FilteredDecisions> decisions_filtered_by(const ConvertOptions& options, const Plan& plan,
                                                Filter filter)
{
    if (!options.positions && !FilteredDecisions::fits(plan.target)) {
        return failure(
            "usage",
            fmt::format("--where chooses decisions, and {} holds whole matches", plan.target.format->id),
            "-t csv or -t jsonl writes a table of them, --positions their positions");
    }
    const CountingRules counting = counting_of(options.analysis);
    return FilteredDecisions{std::move(filter), *plan.tables, counting};
}

/// What --where makes of a table of decisions.
std::function<std::string(const Collection&)> rows_of(const Plan& plan)
{
    return [chosen = *plan.chosen, target = plan.target](const Collection& collection) {
        return chosen.rows(target, collection);
    };
}

constexpr PartWord<LeftOut> kParts[] = {
    {"analysis", {&LeftOut::plays, &LeftOut::cubes}},
    {"luck", {&LeftOut::luck, &LeftOut::luck_marks}},
    {"marks", {&LeftOut::play_marks, &LeftOut::cube_marks, &LeftOut::luck_marks}},
    {"comments", {&LeftOut::comments}}};

/// "analysis,comments"
Result<LeftOut> left_out_from(std::string_view text)
{
    LeftOut parts;
    const auto unknown = set_parts<LeftOut>(parts, true, text, kParts);
    if (!unknown) return parts;
    return failure("usage", fmt::format("--without: there is no part '{}'", printable(*unknown)),
                   "there are: analysis, luck, marks, comments");
}

Result<Plan> plan_of(const Session& session, const ConvertOptions& options, std::optional<Filter> filter)
{
    GK_TRY_VOID(check_destination(options));
    Plan plan{.inputs = options.inputs,
              .output = options.output.output,
              .target = {},
              .capacity = {},
              .reading = {}};
    if (convert_ends_with_output(session) && !plan.inputs.empty()) {
        plan.output = plan.inputs.back();
        plan.inputs.pop_back();
    }
    for (const auto& why : {missing_folder(options), several_outputs(options)}) {
        if (why) return tl::unexpected(*why);
    }
    GK_TRY(plan.target, target_format(session.catalogue, options.output.to, plan.output));
    warn_of_other_name(session, plan.target, plan.output);
    plan.target = in_language(session, std::move(plan.target));
    plan.capacity = capacity_of(plan.target);
    GK_TRY(plan.reading, read_settings(session));
    plan.positions = options.positions;
    plan.without = options.without;
    plan.marks.thresholds = options.analysis.thresholds;
    plan.marks.adds = !plan.without.play_marks;  // Who leaves out marks wants no others.
    GK_TRY(plan.users_table, users_met(options.engine));
    if (plan.users_table || options.positions || filter) plan.tables.emplace(plan.users_table);
    if (filter) {
        GK_TRY(plan.chosen, decisions_filtered_by(options, plan, *std::move(filter)));
        if (!options.positions) plan.target.rows = rows_of(plan);
    }
    return plan;
}

/// What was read, or the positions in it, without what is to be left out.
Collection requested_part(const Plan& plan, Collection&& collection)
{
    Collection part = std::move(collection);
    if (plan.positions) part = plan.chosen ? plan.chosen->positions_of(part) : decision_positions_of(part);
    if (!plan.without.any()) return part;
    plan.taken_out->add(take_out(part, plan.without));
    return part;
}

/// States values in both units before they are written, where the user names a table or asks for errors.
void state_units(const Plan& plan, Collection& collection, Outcome& outcome)
{
    if (!plan.tables) return;
    state_in_both_units(collection, *plan.tables);
    outcome.misread.merge(misread_tables(*plan.target.format, collection, plan.users_table));
}

/// Converts one input of several into the folder of --output-dir.
Outcome convert_into_folder(const Session& session, const Plan& plan, const OutputNames& names,
                            const InputFile& input)
{
    Outcome outcome;
    std::optional<ReadSource> reading = read_one(session, plan.reading, input, outcome);
    if (!reading) return outcome;
    keep_messages(session, *reading, false, outcome);
    if (!reading->collection) return outcome;
    state_units(plan, *reading->collection, outcome);

    const std::vector<Collection> parts =
        parts_of(requested_part(plan, *std::move(reading->collection)), plan.capacity);
    if (!is_left_alone(names, input, parts.size(), *plan.target.format, outcome))
        write_parts(session, plan.target, parts, names, input, outcome);
    return outcome;
}

ExitCode convert_all(Session& session, const Plan& plan, std::vector<InputFile> inputs)
{
    leave_out_results(inputs, session.options.output.output_dir);
    if (const Result<void> named = name_by_template(session, inputs); !named)
        return refuse(session, named.error());
    OutputNames names(session, inputs);
    session.keeps_record = session.options.output.resume;
    if (session.keeps_record) names.keep_record(session);
    const BatchResult result = run_batch(session, inputs, [&](const InputFile& input) {
        return convert_into_folder(session, plan, names, input);
    });
    if (plan.without.any() && result.done > 0) plan.taken_out->tell(session);
    report_losses(session, plan.target.format->id, result);
    report_batch(session, result, "converted");
    return result.status;
}

/// Converts the only input into the only output.
Outcome convert_single(const Session& session, const Plan& plan, const InputFile& input)
{
    Outcome outcome;
    std::optional<ReadSource> reading = read_one(session, plan.reading, input, outcome);
    if (!reading) return outcome;
    keep_messages(session, *reading, true, outcome);
    if (!reading->collection) return outcome;
    state_units(plan, *reading->collection, outcome);

    const Collection wanted = requested_part(plan, *std::move(reading->collection));
    write_whole(session, plan.target, wanted, input, plan.output, outcome);
    return outcome;
}

ExitCode convert_one(Session& session, const Plan& plan, const std::vector<InputFile>& inputs)
{
    const BatchResult result = run_batch(
        session, inputs, [&](const InputFile& input) { return convert_single(session, plan, input); });
    if (plan.without.any() && result.done > 0) plan.taken_out->tell(session);
    report_losses(session, plan.target.format->id, result);
    return result.status;
}

}  // namespace

bool convert_ends_with_output(const Session& session)
{
    const VerbOptions& options = session.options;
    const std::size_t words = options.inputs.size();
    if (words < 2 || (words > 2 && !options.input.newest) || !options.output.output.empty() ||
        !options.output.output_dir.empty())
        return false;
    const std::string& last = options.inputs.back();
    const bool says_format = !writable_by_extension(session.catalogue, last).empty();
    std::error_code ignored;
    const bool is_new = !std::filesystem::exists(last, ignored);
    return options.output.to.empty() ? says_format || is_new : says_format && is_new;
}

void ConvertOptions::bind(OptionTable& table)
{
    table.flag("--positions", positions);
    table.add("--without", "PARTS", without, left_out_from);
    filter.bind_where(table);
    filter.bind_me(table);
    analysis.bind_thresholds(table);
    engine.bind_met(table);
    output.bind_format(table);
    output.bind_file(table);
    output.bind_folder(table);
    output.bind_force(table);
    output.bind_name(table);
    output.bind_resume(table);
    output.bind_strict(table);
    bind_batch(table);
    input.bind_newest(table);
    batch.bind_shard(table);
    settings.bind_lang(table);
}

ExitCode run_convert(Session& session, const ConvertOptions& options)
{
    std::optional<Filter> filter;
    if (const std::string& where = options.filter.where; !where.empty()) {
        std::optional<UsersFilter> wanted = users_filter(session, options.filter, where);
        if (!wanted) return ExitCode::usage;
        filter = std::move(wanted->filter);
    }
    const Result<Plan> plan = plan_of(session, options, std::move(filter));
    if (!plan) return refuse(session, plan.error());
    session.marks = plan->marks;
    Result<std::vector<InputFile>> inputs = required_inputs(plan->inputs);
    if (!inputs) return refuse(session, inputs.error());
    if (!options.output.output_dir.empty()) return convert_all(session, *plan, *std::move(inputs));
    const std::optional<Diagnostic> no = objection_to_one(session, plan->target, *inputs, plan->output);
    return no ? refuse(session, *no) : convert_one(session, *plan, *inputs);
}

}  // namespace gammonkit::cli
