#include "cli/output/newest.hpp"

#include "cli/batch/reading.hpp"
#include "cli/console/console.hpp"
#include "cli/options/inputs.hpp"
#include "cli/output/outputs.hpp"
#include "formats/html/format.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <functional>
#include <iterator>

namespace gammonkit::cli {
namespace {

bool holds_match(const Session& session, const ReadSettings& settings, const InputFile& input)
{
    Outcome ignored;
    const std::optional<ReadSource> reading = read_one(session, settings, input, ignored);
    return reading && reading->collection && !reading->collection->matches.empty() &&
           reading->format->id != kHtmlFormat.id;
}

}  // namespace

Result<void> choose_newest(const Session& session, VerbOptions& options)
{
    GK_TRY(ReadSettings settings, read_settings(session));
    settings.validate = false;
    const auto is_searched = [](const std::string& argument) {
        return argument != "-" && names_file(argument);
    };
    std::vector<std::string>& words = options.inputs;
    const bool ends_with_output = session.command->last_is_output && session.command->last_is_output(session);
    const auto end = words.end() - (ends_with_output ? 1 : 0);
    std::vector<std::string> files;
    std::copy_if(words.begin(), end, std::back_inserter(files), is_searched);
    std::vector<InputFile> inputs = find_inputs(files);
    std::erase_if(inputs, [](const InputFile& input) { return input.problem.has_value(); });
    // Members of one archive are as old as that is: the last of them goes first, too.
    std::ranges::reverse(inputs);
    std::ranges::stable_sort(inputs, std::greater<>{}, time_of_change);
    const auto newest = std::ranges::find_if(
        inputs, [&](const InputFile& input) { return holds_match(session, settings, input); });
    if (newest == inputs.end())
        return failure("no-match", "there is no file with a match", "--newest needs a folder with matches");
    session.console.report({.severity = Severity::note,
                            .code = "newest",
                            .message = fmt::format("{} is the newest", printable(newest->path))});
    // Where the first of them stood: others may be a filter, or an output.
    const auto first = std::find_if(words.begin(), end, is_searched);
    words.erase(std::remove_if(first + 1, end, is_searched), end);
    *first = newest->path;
    return {};
}

}  // namespace gammonkit::cli
