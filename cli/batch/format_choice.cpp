#include "cli/batch/format_choice.hpp"

#include "cli/batch/inputs.hpp"
#include "support/suggest.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace gammonkit::cli {
namespace {

bool can(const Format& format, Direction direction)
{
    return direction == Direction::read ? format.read != nullptr : format.write != nullptr;
}

tl::unexpected<Diagnostic> unknown_format(Catalogue catalogue, std::string_view id)
{
    std::vector<std::string_view> ids;
    for (const Format& format : catalogue)
        ids.push_back(format.id);
    std::string hint = did_you_mean(id, ids);
    if (hint.empty()) hint = "'gammonkit formats' lists them";
    return failure("unknown-format", fmt::format("there is no format '{}'", id), std::move(hint));
}

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
    const std::size_t comma = std::min(text.find(','), text.size());
    const std::string_view id = text.substr(0, comma);
    GK_TRY(const Format* const format, named_format(catalogue, id));
    if (!can(*format, direction)) {
        const bool reads = direction == Direction::read;
        return failure(reads ? "not-readable" : "not-writable",
                       fmt::format("'{}' can be {}, but not {}", id, reads ? "written" : "read",
                                   reads ? "read" : "written"));
    }
    const auto specs = direction == Direction::read ? format->read_options : format->write_options;
    Result<Options> options = Options::parse(text.substr(std::min(comma + 1, text.size())), specs);
    if (!options) {
        Diagnostic why = std::move(options).error();
        why.message = fmt::format("{}: {}", id, why.message);
        return tl::unexpected(std::move(why));
    }
    return FormatChoice{.format = format, .options = *std::move(options)};
}

Result<const Format*> named_format(Catalogue catalogue, std::string_view id)
{
    const Format* format = find_format(catalogue, id);
    if (format == nullptr) return unknown_format(catalogue, id);
    return format;
}

Result<FormatChoice> target_format(Catalogue catalogue, std::string_view to, std::string_view output,
                                   Writes writes)
{
    if (!to.empty()) return parse_choice(catalogue, to, Direction::write);
    if (!output.empty() && output != "-") return target_by_name(catalogue, output, writes);
    return failure("usage", "the format to write is missing",
                   "give --to FORMAT, or an output whose name says it: -o match.sgf");
}

std::vector<const Format*> writable_by_extension(Catalogue catalogue, std::string_view path)
{
    const std::string_view extension = extension_of(path);
    std::vector<const Format*> possible;
    for (const Format& format : catalogue) {
        const bool fits = std::any_of(format.extensions.begin(), format.extensions.end(),
                                      [&](std::string_view e) { return equals_ignoring_case(e, extension); });
        if (fits && format.write != nullptr) possible.push_back(&format);
    }
    return possible;
}

Result<ReadSettings> read_settings(const Session& session)
{
    ReadSettings settings;
    if (!session.arguments.input.charset.empty()) {
        GK_TRY([[maybe_unused]] const std::string probe, encode("", session.arguments.input.charset));
        settings.charset = session.arguments.input.charset;
    }
    if (session.arguments.input.from.empty()) return settings;
    GK_TRY(FormatChoice choice,
           parse_choice(session.catalogue, session.arguments.input.from, Direction::read));
    settings.from = choice.format;
    settings.options = std::move(choice.options);
    return settings;
}

}  // namespace gammonkit::cli
