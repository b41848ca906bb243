#include "cli/commands/verbs.hpp"

#include "cli/batch/format_choice.hpp"
#include "cli/batch/reading.hpp"
#include "cli/commands/probe/facts.hpp"
#include "cli/console/console.hpp"
#include "cli/output/writing.hpp"
#include "support/columns/text_table.hpp"
#include "support/text.hpp"

#include <algorithm>

namespace gammonkit::cli {
namespace {

struct ProbeOptions : VerbOptions {
    void bind(OptionTable& table) override
    {
        output.bind_printing(table);
        bind_batch(table);
        input.bind_newest(table);
    }
    [[nodiscard]] bool prints() const override { return true; }
};

/// What the sniffers say, before the file is read.
void look_at(const Session& session, const ReadSettings& settings, const Input& input, FileFacts& facts)
{
    const std::vector<Candidacy> candidates = candidacies(session.catalogue, input, settings.charset);
    for (const Candidacy& candidate : candidates) {
        const bool is_chosen = settings.from == nullptr || candidate.format == settings.from;
        if (is_chosen && facts.format == nullptr) {
            facts.format = candidate.format;
            facts.confidence = candidate.confidence;
        }
    }
    if (settings.from != nullptr) facts.format = settings.from;
}

void add_reading(const ReadSource& reading, FileFacts& facts)
{
    facts.name = reading.source.name();
    facts.format = reading.format;
    facts.other_kind = reading.other_kind;
    facts.charset = lowered(reading.charset);
    facts.errors = reading.diagnostics.errors;
    facts.warnings = reading.diagnostics.warnings;
    if (!reading.collection) return;
    facts.readable = true;
    facts.positions = reading.collection->positions.size();
    for (const Match& match : reading.collection->matches)
        facts.matches.push_back(facts_of(match));
}

enum class Layout { row, details, json };

/// How files are told of; rows stand in the columns of the table, if that is the layout.
struct FactsLayout {
    Layout layout = Layout::row;
    TextTable table;
    std::size_t width = 0;  ///< Of the terminal.
};

std::string told(const FileFacts& facts, const FactsLayout& how)
{
    switch (how.layout) {
    case Layout::row:
        return how.table.line(facts_row(facts), how.width);
    case Layout::details:
        return facts_details(facts);
    case Layout::json:
        break;
    }
    return facts_json(facts);
}

/// A file that breaks rules is no failure here: only one that cannot be read is.
Outcome probe(const Session& session, const ReadSettings& settings, const InputFile& input,
              const FactsLayout& how)
{
    Outcome outcome;
    FileFacts facts;
    const std::optional<ReadSource> reading =
        read_one(session, settings, input, outcome,
                 [&](const Input& bytes) { look_at(session, settings, bytes, facts); });
    if (!reading) return outcome;
    add_reading(*reading, facts);
    if (reading->collection) {
        outcome.status = ExitCode::ok;
    } else {
        keep_messages(session, *reading, false, outcome);
    }
    if (is_unread(*reading)) return outcome;
    outcome.data = told(facts, how);
    return outcome;
}

Layout layout_for(const Session& session, std::size_t inputs)
{
    if (session.options.output.json) return Layout::json;
    return inputs == 1 || session.options.batch.verbose ? Layout::details : Layout::row;
}

std::size_t columns_of_names(std::span<const InputFile> inputs)
{
    std::size_t columns = 0;
    for (const InputFile& input : inputs)
        columns = std::max(columns, columns_of(printable(input.path)));
    return columns;
}

Result<ExitCode> run_probe(Session& session, const ProbeOptions& /*options*/)
{
    GK_TRY(const ReadSettings settings, read_settings(session));
    GK_TRY(const std::vector<InputFile> inputs, required_inputs(session.options.inputs));
    Console& console = session.console;
    const FactsLayout how{.layout = layout_for(session, inputs.size()),
                          .table = facts_table(columns_of_names(inputs), console.width() > 0),
                          .width = console.width()};
    const auto work = [&](const InputFile& input) { return probe(session, settings, input, how); };
    const bool is_table = how.layout == Layout::row;
    if (is_table) console.text(how.table.headings(how.width), Console::Data::frame);
    const ExitCode status = print_batch(session, inputs, work, "recognized");
    if (is_table) console.text(how.table.what_is_left_out(how.width, "--json"), Console::Data::frame);
    return status;
}

}  // namespace

constexpr Command kProbeCommand = with_options<ProbeOptions, run_probe>(
    {.name = "probe", .group = VerbGroup::files, .completes = Completes::file, .print_forms = kPrintForms});

}  // namespace gammonkit::cli
