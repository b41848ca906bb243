#include "cli/batch/format_choice.hpp"

#include "cli/console/console.hpp"
#include "cli/options/inputs.hpp"
#include "formats/report_options.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace gammonkit::cli {
namespace {

std::string joined_ids(const std::vector<const Format*>& formats)
{
    std::vector<std::string> ids;
    for (const Format* format : formats)
        ids.emplace_back(format->id);
    return joined(ids, ", ");
}

/// Leaves only the page, where one of several is.
std::vector<const Format*> pages_among(std::vector<const Format*> formats)
{
    const auto is_page = [](const Format* format) { return format->read == nullptr; };
    if (std::ranges::count_if(formats, is_page) == 1) std::erase_if(formats, std::not_fn(is_page));
    return formats;
}

Result<FormatChoice> target_by_name(Catalogue catalogue, std::string_view output, Writes writes)
{
    std::vector<const Format*> possible = writable_by_extension(catalogue, output);
    if (writes == Writes::pages) possible = pages_among(std::move(possible));
    if (possible.size() == 1) {
        return FormatChoice{.format = possible.front(), .options = Options(possible.front()->write_options)};
    }
    if (possible.empty()) {
        return failure("usage", fmt::format("the name '{}' does not say which format to write", output),
                       "say it with --to; 'gammonkit formats' lists them");
    }
    return failure("usage",
                   fmt::format("the name '{}' fits several formats: {}", output, joined_ids(possible)),
                   fmt::format("say which with --to, such as -t {}", possible.front()->id));
}

}  // namespace

Result<FormatChoice> parse_choice(Catalogue catalogue, std::string_view text, Direction direction)
{
    GK_TRY(ChosenFormat chosen, chosen_format(catalogue, text, direction));
    return FormatChoice{.format = chosen.format, .options = std::move(chosen.options)};
}

Result<FormatChoice> target_format(Catalogue catalogue, std::string_view to, std::string_view output,
                                   Writes writes)
{
    if (!to.empty()) return parse_choice(catalogue, to, Direction::write);
    if (!output.empty() && output != "-") return target_by_name(catalogue, output, writes);
    return failure("usage", "the format to write is missing",
                   "give --to FORMAT, or an output whose name says it: -o match.sgf");
}

void warn_of_other_name(const Session& session, const FormatChoice& choice, const std::string& output)
{
    if (output.empty() || output == "-") return;
    const std::vector<const Format*> named = writable_by_extension(session.catalogue, output);
    const auto has_name = [&](std::string_view extension) {
        return equals_ignoring_case(extension, file_extension(output));
    };
    if (named.size() != 1 || std::ranges::any_of(choice.format->extensions, has_name)) return;
    session.console.report({.severity = Severity::warning,
                            .code = "other-name",
                            .message = fmt::format("{} is written as {}, and its name says {}", output,
                                                   choice.format->id, named.front()->id)});
}

FormatChoice in_language(const Session& session, FormatChoice choice)
{
    if (!session.words.is_english()) choice.options.prefer(kLangOption.name, session.words.tag());
    return choice;
}

Result<ReadSettings> read_settings(const Session& session)
{
    ReadSettings settings;
    if (!session.options.input.charset.empty()) {
        GK_TRY([[maybe_unused]] const std::string probe, encode("", session.options.input.charset));
        settings.charset = session.options.input.charset;
    }
    if (session.options.input.from.empty()) return settings;
    GK_TRY(FormatChoice choice, parse_choice(session.catalogue, session.options.input.from, Direction::read));
    settings.from = choice.format;
    settings.options = std::move(choice.options);
    return settings;
}

}  // namespace gammonkit::cli
