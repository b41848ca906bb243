#include "cli/commands/verbs.hpp"

#include "cli/batch/format_choice.hpp"
#include "cli/batch/reading.hpp"
#include "cli/output/outputs.hpp"
#include "cli/output/writing.hpp"
#include "formats/html/format.hpp"
#include "model/transform/split_join.hpp"
#include "support/text.hpp"

#include <filesystem>
#include <fmt/format.h>
#include <span>

namespace gammonkit::cli {
namespace {

constexpr Choice<SplitBy> kSplitChoices[] = {{"match", SplitBy::match}, {"game", SplitBy::game}};

struct SplitOptions : VerbOptions {
    SplitBy by = SplitBy::match;

    void bind(OptionTable& table) override
    {
        table.choice<SplitBy>("--by", "match|game", by, kSplitChoices);
        output.bind_format(table);
        output.bind_folder(table);
        output.bind_force(table);
        output.bind_strict(table);
        bind_batch(table);
    }
};

/// The format of the parts: as --to says, or else the format that the input was read in.
Result<FormatChoice> target_of_parts(const Session& session, const ReadSource& reading)
{
    const std::string_view to =
        session.options.output.to.empty() ? reading.format->id : session.options.output.to;
    return parse_choice(session.catalogue, to, Direction::write);
}

/// True of classic pages and fragments, which link to each other as those of GNU Backgammon do.
bool are_linked(const FormatChoice& target, SplitBy by)
{
    if (by != SplitBy::game || target.format->id != kHtmlFormat.id) return false;
    return !target.options.text(kImagesOption.name).empty() && !target.options.flag(kFragmentOption.name);
}

/// ".html", "_002.html": behind the name of the input, as GNU Backgammon calls the pages of games.
std::string ending_of_page(std::size_t index)
{
    return index == 0 ? ".html" : fmt::format("_{:03}.html", index + 1);
}

/// The same target for one of the pages, with the addresses of those around it.
FormatChoice linked(FormatChoice target, const std::string& stem, std::size_t index, std::size_t count)
{
    const auto link = [&](const OptionSpec& option, std::size_t page) {
        target.options.prefer(option.name, percent_encoded(stem + ending_of_page(page)));
    };
    if (index > 0) {
        link(kFirstOption, 0);
        link(kPreviousOption, index - 1);
    }
    if (index + 1 < count) {
        link(kNextOption, index + 1);
        link(kLastOption, count - 1);
    }
    return target;
}

/// Writes a page for each part: "match.html", "match_002.html" ...
void write_pages(const Session& session, const FormatChoice& target, std::span<const Collection> parts,
                 const OutputNames& names, const InputFile& input, Outcome& outcome)
{
    const std::string stem = std::filesystem::path(names.stem_for(input)).filename().generic_string();
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const Result<ConvertedWriting> writing =
            write_checked(session, linked(target, stem, i, parts.size()), parts[i]);
        if (!writing) return fail(session, input, writing.error(), outcome);
        const Result<void> saved =
            names.save(input, names.stem_for(input) + ending_of_page(i), writing->bytes);
        if (!saved) return fail(session, input, saved.error(), outcome);
        count_losses(session, input.path, *writing, *target.format, parts[i], outcome);
    }
    outcome.flawed = outcome.status != ExitCode::ok;
}

Outcome split_one(const Session& session, const SplitOptions& options, const ReadSettings& settings,
                  const OutputNames& names, const InputFile& input)
{
    Outcome outcome;
    const std::optional<ReadSource> reading = read_collection(session, settings, input, false, outcome);
    if (!reading) return outcome;
    const Result<FormatChoice> target = target_of_parts(session, *reading);
    if (!target) {
        fail(session, input, target.error(), outcome);
        return outcome;
    }
    const std::vector<Collection> parts = split(*reading->collection, options.by);
    if (are_linked(*target, options.by)) {
        write_pages(session, *target, parts, names, input, outcome);
    } else {
        write_parts(session, *target, parts, names, input, outcome);
    }
    return outcome;
}

Result<ExitCode> run_split(Session& session, const SplitOptions& options)
{
    GK_TRY(const ReadSettings settings, read_settings(session));
    GK_TRY(std::vector<InputFile> inputs, required_inputs(options.inputs));
    if (options.output.output_dir.empty()) {
        return failure("usage", "the folder for the parts is missing",
                       "-O DIR; it is made if it does not exist");
    }
    leave_out_results(inputs, options.output.output_dir);
    const OutputNames names(session, inputs);
    const BatchResult result = run_batch(session, inputs, [&](const InputFile& input) {
        return split_one(session, options, settings, names, input);
    });
    return finish_batch(session, result, "split",
                        options.output.to.empty() ? "the output" : options.output.to);
}

}  // namespace

constexpr Command kSplitCommand = with_options<SplitOptions, run_split>(
    {.name = "split", .group = VerbGroup::files, .completes = Completes::file});

}  // namespace gammonkit::cli
