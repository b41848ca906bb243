#include "cli/commands/fix/command.hpp"

#include "cli/batch/console.hpp"
#include "cli/batch/format_choice.hpp"
#include "cli/batch/reading.hpp"
#include "cli/batch/writing.hpp"
#include "cli/engine/users_filter.hpp"
#include "cli/output/name_template.hpp"
#include "model/transform/complete_bear_off.hpp"
#include "model/transform/relabel.hpp"
#include "model/transform/repair_outcomes.hpp"
#include "model/transform/repair_scores.hpp"
#include "model/transform/split_glued.hpp"
#include "model/transform/swap_players.hpp"
#include "model/validation/validate.hpp"
#include "support/fold_case.hpp"
#include "support/text.hpp"

#include <fmt/format.h>
#include <map>

namespace gammonkit::cli {
namespace {

/// The repairs that the command line asks for.
struct Repairs {
    bool glued = false;
    bool bear_off = false;
    EndResignation resignations = EndResignation::believed;
    bool outcomes = false;
    bool scores = false;
    bool swap = false;
    std::optional<int> length = {};
    Labels labels = {};
    std::map<std::string, std::string> renames = {};  ///< New names by old ones, case folded.
    std::optional<PlayerAliases> aliases = {};

    [[nodiscard]] std::string new_name(const std::string& name) const
    {
        const auto found = renames.find(folded(name));
        if (found != renames.end()) return found->second;
        return aliases ? aliases->name_of(name) : name;
    }
};

Result<std::map<std::string, std::string>> renames_of(const std::vector<std::string>& words)
{
    std::map<std::string, std::string> renames;
    for (const std::string& word : words) {
        const std::size_t sign = word.find('=');
        const std::string_view old = trimmed(std::string_view(word).substr(0, sign));
        if (sign == std::string::npos || old.empty())
            return failure("usage", fmt::format("--rename: '{}' is not OLD=NEW", word));
        renames[folded(std::string(old))] = trimmed(std::string_view(word).substr(sign + 1));
    }
    return renames;
}

Result<std::optional<Date>> date_of(const std::string& text)
{
    if (text.empty()) return std::optional<Date>{};
    const std::vector<std::string_view> parts = split(text, '-');
    std::optional<Date> date;
    if (parts.size() == 3) {
        date = date_from(parse_int(parts[0]).value_or(0), parse_int(parts[1]).value_or(0),
                         parse_int(parts[2]).value_or(0));
    }
    if (!date)
        return failure("usage", fmt::format("--date: there is no day '{}'", text), "2024-02-29, for example");
    return date;
}

std::optional<std::string> given(const std::string& text)
{
    return text.empty() ? std::nullopt : std::optional(text);
}

Result<Repairs> repairs_of(const RepairArguments& repair, std::optional<PlayerAliases> aliases)
{
    Repairs repairs{.glued = repair.glued,
                    .bear_off = repair.complete_bear_off,
                    .outcomes = repair.outcomes,
                    .scores = repair.scores,
                    .swap = repair.swap,
                    .length = repair.length,
                    .aliases = std::move(aliases)};
    repairs.labels = {.names = {given(repair.first), given(repair.second)},
                      .event = given(repair.event),
                      .round = given(repair.round),
                      .place = given(repair.place),
                      .annotator = given(repair.annotator)};
    GK_TRY(repairs.renames, renames_of(repair.renames));
    GK_TRY(repairs.labels.date, date_of(repair.date));
    if (repair.complete_bear_off) repairs.resignations = EndResignation::may_be_bear_off;
    const bool names_one = repairs.glued || repairs.bear_off || repairs.outcomes || repairs.scores ||
                           repairs.swap || repairs.length || !repairs.renames.empty() || repairs.aliases ||
                           repairs.labels != Labels{};
    if (!names_one) repairs.glued = repairs.bear_off = repairs.outcomes = repairs.scores = true;
    return repairs;
}

/// What was done to one input, in words.
class Log {
public:
    void add(std::string line) { lines_.push_back(std::move(line)); }
    void add(const std::vector<std::string>& lines, const std::string& label)
    {
        for (const std::string& line : lines)
            lines_.push_back(label + line);
    }
    [[nodiscard]] const std::vector<std::string>& lines() const { return lines_; }

private:
    std::vector<std::string> lines_;
};

std::vector<std::string> repair(Match& match, const Repairs& repairs)
{
    std::vector<std::string> done;
    const auto add = [&](const std::vector<std::string>& lines) {
        done.insert(done.end(), lines.begin(), lines.end());
    };
    if (repairs.length) add(set_length(match, *repairs.length));
    if (repairs.bear_off) add(complete_bear_off(match, repairs.resignations));
    if (repairs.outcomes) add(repair_outcomes(match));
    if (repairs.scores) add(repair_scores(match));
    if (repairs.swap) {
        match = swap_players(std::move(match));
        done.emplace_back("the players have each other's seats");
    }
    add(rename(match.players, [&](const std::string& name) { return repairs.new_name(name); }));
    add(relabel(match, repairs.labels));
    return done;
}

std::vector<std::string> repair(PositionRecord& record, const Repairs& repairs)
{
    std::vector<std::string> done;
    if (repairs.swap) {
        record = swap_players(std::move(record));
        done.emplace_back("the players have each other's seats");
    }
    const auto new_name = [&](const std::string& name) { return repairs.new_name(name); };
    for (const std::vector<std::string>& names :
         {rename(record.players, new_name), relabel(record.players, repairs.labels.names)})
        done.insert(done.end(), names.begin(), names.end());
    return done;
}

/// The matches that were glued together as one; only that one if nothing was.
std::vector<Match> parts_of(Match match, const Repairs& repairs, Log& log)
{
    if (!repairs.glued) return {std::move(match)};
    std::vector<Match> parts = split_glued(match);
    if (parts.size() > 1) log.add(fmt::format("what was one match is {} now", parts.size()));
    return parts;
}

Collection repaired(Collection collection, const Repairs& repairs, Log& log)
{
    Collection result;
    for (Match& match : collection.matches) {
        for (Match& part : parts_of(std::move(match), repairs, log))
            result.matches.push_back(std::move(part));
    }
    for (std::size_t i = 0; i < result.matches.size(); ++i) {
        const std::string label = result.matches.size() > 1 ? fmt::format("match {}, ", i + 1) : "";
        log.add(repair(result.matches[i], repairs), label);
    }
    result.positions = std::move(collection.positions);
    const bool sets_more = repairs.labels.event || repairs.labels.date || repairs.length;
    if (sets_more && !result.positions.empty())
        log.add("positions have no event, date or length that could be set");
    for (std::size_t i = 0; i < result.positions.size(); ++i) {
        const std::string label = result.positions.size() > 1 ? fmt::format("position {}, ", i + 1) : "";
        log.add(repair(result.positions[i], repairs), label);
    }
    return result;
}

/// Says what was done, and what is wrong all the same.
void report(const Session& session, ReadSource& reading, const Log& log, Outcome& outcome)
{
    if (!session.arguments.batch.quiet) {
        const std::string name = printable(reading.source.name());
        for (const std::string& line : log.lines())
            outcome.messages += fmt::format("{}: {}\n", name, printable(line));
        if (log.lines().empty()) outcome.messages += fmt::format("{}: nothing to repair\n", name);
    }
    validate(*reading.collection, reading.diagnostics);
    keep_messages(session, reading, !session.arguments.batch.quiet, outcome);
    if (reading.diagnostics.errors > 0) outcome.status = ExitCode::failed;
}

Result<FormatChoice> target_for(const Session& session, const ReadSource& reading)
{
    const Arguments& arguments = session.arguments;
    if (!arguments.output.to.empty() || (!arguments.output.output.empty() && arguments.output.output != "-"))
        return target_format(session.catalogue, arguments.output.to, arguments.output.output);
    return parse_choice(session.catalogue, reading.format->id, Direction::write);
}

Outcome fix(const Session& session, const ReadSettings& settings, const Repairs& repairs,
            const std::optional<OutputNames>& names, const InputFile& input)
{
    Outcome outcome;
    std::optional<ReadSource> reading = read_one(session, settings, input, outcome);
    if (!reading) return outcome;
    if (!reading->collection) {
        keep_messages(session, *reading, false, outcome);
        return outcome;
    }
    const Result<FormatChoice> target = target_for(session, *reading);
    if (!target) {
        fail(session, input, target.error(), outcome);
        return outcome;
    }
    Log log;
    reading->collection = repaired(*std::move(reading->collection), repairs, log);
    report(session, *reading, log, outcome);
    const Collection& collection = *reading->collection;
    if (!names) {
        write_whole(session, *target, collection, input, session.arguments.output.output, outcome);
    } else if (const std::optional<SplitBy> by = needed_split(collection, capacity_of(*target))) {
        write_parts(session, *target, split(collection, *by), *names, input, outcome);
    } else {
        write_parts(session, *target, {&collection, 1}, *names, input, outcome);
    }
    return outcome;
}

/// Why inputs and output do not go together, if so.
std::optional<Diagnostic> objection(const OutputArguments& arguments, const RepairArguments& repair,
                                    const std::vector<InputFile>& inputs)
{
    if (!arguments.output.empty() && !arguments.output_dir.empty())
        return Diagnostic{.code = "usage", .message = "--output and --output-dir exclude each other"};
    const bool several = inputs.size() > 1 || inputs.front().found;
    const bool names_a_seat = !repair.first.empty() || !repair.second.empty();
    if (several && names_a_seat && !arguments.force) {
        return Diagnostic{.code = "usage",
                          .message = "--first and --second would rename whoever sits there in every input",
                          .hint =
                              "--rename OLD=NEW renames one player everywhere; --force does it all the same"};
    }
    if (!arguments.output_dir.empty() || !several) return std::nullopt;
    return Diagnostic{.code = "usage",
                      .message = "a folder or several inputs cannot become one output",
                      .hint = "-O DIR writes one file for each"};
}

}  // namespace

ExitCode run_fix(Session& session)
{
    const Arguments& arguments = session.arguments;
    std::optional<PlayerAliases> aliases;
    if (!arguments.filter.aliases.empty()) {
        aliases = users_aliases(session);
        if (!aliases) return ExitCode::failed;
    }
    const Result<Repairs> repairs = repairs_of(arguments.repair, std::move(aliases));
    if (!repairs) return refuse(session, repairs.error());
    Result<ReadSettings> settings = read_settings(session);
    if (!settings) return refuse(session, settings.error());
    settings->validate = false;  // What counts is what is wrong afterwards.
    Result<std::vector<InputFile>> inputs = required_inputs(arguments.inputs);
    if (!inputs) return refuse(session, inputs.error());
    if (const std::optional<Diagnostic> no = objection(arguments.output, arguments.repair, *inputs))
        return refuse(session, *no);

    std::optional<OutputNames> names;
    if (!arguments.output.output_dir.empty()) {
        leave_out_results(*inputs, arguments.output.output_dir);
        if (const Result<void> named = name_by_template(session, *inputs); !named)
            return refuse(session, named.error());
        names.emplace(session, *inputs);
    }
    const BatchResult result = run_batch(session, *inputs, [&](const InputFile& input) {
        return fix(session, *settings, *repairs, names, input);
    });
    report_losses(session, arguments.output.to.empty() ? "the output" : arguments.output.to, result);
    report_batch(session, result, "fixed");
    return result.status;
}

}  // namespace gammonkit::cli
