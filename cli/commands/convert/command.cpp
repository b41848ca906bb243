#include "cli/commands/verbs.hpp"

#include "analysis/met/match_units.hpp"
#include "cli/batch/format_choice.hpp"
#include "cli/batch/reading.hpp"
#include "cli/console/console.hpp"
#include "cli/engine/analysis_settings.hpp"
#include "cli/engine/analyze_files.hpp"
#include "cli/engine/tables.hpp"
#include "cli/engine/users_filter.hpp"
#include "cli/options/analysis_options.hpp"
#include "cli/options/engine_options.hpp"
#include "cli/options/option_table.hpp"
#include "cli/output/name_template.hpp"
#include "cli/output/outputs.hpp"
#include "cli/output/writing.hpp"
#include "decisions/filter/find.hpp"
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
#include <set>
#include <string>
#include <tuple>
#include <utility>

namespace gammonkit::cli {
namespace {

constexpr PartWord<LeftOut> kLeftOutParts[] = {
    {"analysis", {&LeftOut::plays, &LeftOut::cubes}},
    {"luck", {&LeftOut::luck, &LeftOut::luck_marks}},
    {"marks", {&LeftOut::play_marks, &LeftOut::cube_marks, &LeftOut::luck_marks}},
    {"comments", {&LeftOut::comments}}};

/// "analysis,comments"
Result<LeftOut> left_out_from(std::string_view text)
{
    LeftOut parts;
    const auto unknown = set_parts<LeftOut>(parts, true, text, kLeftOutParts);
    if (!unknown) return parts;
    return failure("usage", fmt::format("--without: there is no part '{}'", printable(*unknown)),
                   "there are: analysis, luck, marks, comments");
}

struct ConvertOptions : VerbOptions {
    FilterOptions filter = {};
    AnalysisOptions analysis = {};
    EngineOptions engine = {};
    bool positions = false;
    LeftOut without = {};

    void bind(OptionTable& table) override
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
};

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

/// The decisions that --where chooses: a filter, and by what they are judged.
struct FilteredDecisions {
    Filter filter;
    KnownTables tables;
    CountingRules counting = {};

    /// All that `target` would write of a collection, with the rows of these decisions only.
    [[nodiscard]] std::string rows(const FormatChoice& target, const Collection& collection) const;

    /// These decisions as positions that stand alone.
    [[nodiscard]] Collection positions_of(const Collection& collection) const;
};

std::string FilteredDecisions::rows(const FormatChoice& target, const Collection& collection) const
{
    const auto found = [&](DecisionSink& sink) {
        for_each_found(collection, filter, {.tables = tables, .counting = counting}, sink);
    };
    const DecisionTable& table = *target.format->table;
    const std::string names = table.names == nullptr ? std::string() : table.names(target.options);
    return names + table.rows(found, target.options);
}

Collection FilteredDecisions::positions_of(const Collection& collection) const
{
    std::set<std::tuple<const Match*, std::size_t, std::size_t, DecisionKind>> chosen;
    for (const Match& match : collection.matches) {
        for (const AskedDecision& found :
             find_decisions(match, filter, {.tables = tables, .counting = counting})) {
            const Decision& decision = found.decision();
            chosen.emplace(&match, decision.game, decision.turn, decision.kind);
        }
    }
    return decision_positions_of(
        collection,
        {.in_match = [&](const Match& match, std::size_t game, std::size_t turn,
                         DecisionKind kind) { return chosen.contains({&match, game, turn, kind}); },
         .alone = [&](const PositionRecord& record) { return find_decision(record, filter).has_value(); }});
}

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
Result<void> check_folder(const ConvertOptions& options)
{
    if (options.inputs.size() < 2 || !options.output.output_dir.empty()) return {};
    const std::string& last = options.inputs.back();
    std::error_code ignored;
    if (!last.ends_with('/') || std::filesystem::exists(last, ignored)) return {};
    return failure("usage", fmt::format("there is no folder {}", last),
                   fmt::format("-O {} makes it and writes there", last));
}

/// "convert a.mat b.sgf c.json": each of the latter is meant as output.
Result<void> check_outputs(const ConvertOptions& options)
{
    const std::vector<std::string>& words = options.inputs;
    const OutputOptions& output = options.output;
    const bool are_inputs = !output.to.empty() || !output.output.empty() || !output.output_dir.empty();
    if (words.size() < 3 || are_inputs || std::any_of(words.begin() + 1, words.end(), names_file)) return {};
    std::vector<std::string> lines;
    for (const std::string& name : without_first(std::span(words)))
        lines.push_back(fmt::format("gammonkit convert {} {}", printable(words.front()), printable(name)));
    return failure("usage", "one output is written at a time",
                   fmt::format("one after the other: {}", joined(lines, "; ")));
}

/// Only what is made of decisions can be made of some of them.
Result<FilteredDecisions> decisions_filtered_by(const ConvertOptions& options, const Plan& plan,
                                                Filter filter)
{
    if (!options.positions && plan.target.format->table == nullptr) {
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

/// "convert a.mat b.sgf": the last of two arguments, or with --newest of several, is the output if nothing
/// else says where and what to write, or if no such file exists yet. Of a name that says no format,
/// `run_convert` complains.
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
    GK_TRY_VOID(check_folder(options));
    GK_TRY_VOID(check_outputs(options));
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
    outcome.losses.misread.merge(misread_tables(*plan.target.format, collection, plan.users_table));
}

/// Converts an input into the folder of --output-dir, where `names` are given, or else into the only output.
Outcome convert_input(const Session& session, const Plan& plan, const OutputNames* names,
                      const InputFile& input)
{
    Outcome outcome;
    std::optional<ReadSource> reading =
        read_collection(session, plan.reading, input, names == nullptr, outcome);
    if (!reading) return outcome;
    state_units(plan, *reading->collection, outcome);
    Collection wanted = requested_part(plan, *std::move(reading->collection));
    if (names == nullptr) {
        write_whole(session, plan.target, wanted, input, plan.output, outcome);
        return outcome;
    }
    const std::vector<Collection> parts = parts_of(std::move(wanted), plan.capacity);
    const std::vector<std::string> paths =
        names->paths_for(input, parts.size(), plan.target.format->extensions.front());
    if (!is_left_alone(*names, paths, outcome))
        write_parts(session, plan.target, parts, *names, input, outcome);
    return outcome;
}

ExitCode convert_all(Session& session, const Plan& plan, std::span<const InputFile> inputs,
                     const OutputNames* names)
{
    const BatchResult result = run_batch(
        session, inputs, [&](const InputFile& input) { return convert_input(session, plan, names, input); });
    if (plan.without.any() && result.done > 0) plan.taken_out->tell(session);
    return finish_batch(session, result, "converted", plan.target.format->id);
}

Result<ExitCode> convert_into_folder(Session& session, const Plan& plan, std::vector<InputFile> inputs)
{
    leave_out_results(inputs, session.options.output.output_dir);
    GK_TRY_VOID(name_by_template(session, inputs));
    OutputNames names(session, inputs);
    session.keeps_record = session.options.output.resume;
    if (session.keeps_record) names.keep_record(session);
    return convert_all(session, plan, inputs, &names);
}

Result<ExitCode> run_convert(Session& session, const ConvertOptions& options)
{
    std::optional<Filter> filter;
    if (const std::string& where = options.filter.where; !where.empty()) {
        std::optional<UsersFilter> wanted = users_filter(session, options.filter, where);
        if (!wanted) return ExitCode::usage;
        filter = std::move(wanted->filter);
    }
    GK_TRY(const Plan plan, plan_of(session, options, std::move(filter)));
    session.marks = plan.marks;
    GK_TRY(std::vector<InputFile> inputs, required_inputs(plan.inputs));
    if (!options.output.output_dir.empty()) return convert_into_folder(session, plan, std::move(inputs));
    if (auto no = objection_to_one(session, plan.target, inputs, plan.output))
        return tl::unexpected(*std::move(no));
    return convert_all(session, plan, inputs, nullptr);
}

}  // namespace

constexpr Command kConvertCommand =
    with_options<ConvertOptions, run_convert>({.name = "convert",
                                               .group = VerbGroup::files,
                                               .completes = Completes::file,
                                               .last_is_output = convert_ends_with_output});

}  // namespace gammonkit::cli
