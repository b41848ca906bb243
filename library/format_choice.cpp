#include "library/format_choice.hpp"

#include "support/files/file.hpp"
#include "support/suggest.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <functional>

namespace gammonkit {
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
    return failure("unknown-format", fmt::format("there is no format '{}'", id), did_you_mean(id, ids));
}

}  // namespace

Result<ChosenFormat> chosen_format(Catalogue catalogue, std::string_view text, Direction direction)
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
    return ChosenFormat{.format = format, .options = *std::move(options)};
}

Result<const Format*> named_format(Catalogue catalogue, std::string_view id)
{
    const Format* format = find_format(catalogue, id);
    if (format == nullptr) return unknown_format(catalogue, id);
    return format;
}

std::vector<const Format*> writable_by_extension(Catalogue catalogue, std::string_view path)
{
    const std::string_view extension = file_extension(path);
    std::vector<const Format*> possible;
    for (const Format& format : catalogue) {
        const bool fits = std::any_of(format.extensions.begin(), format.extensions.end(),
                                      [&](std::string_view e) { return equals_ignoring_case(e, extension); });
        if (fits && format.write != nullptr) possible.push_back(&format);
    }
    const auto names_new_files = [&](const Format* format) {
        return equals_ignoring_case(format->extensions.front(), extension);
    };
    const auto is_proven = [](const Format* format) { return !format->experimental; };
    if (std::count_if(possible.begin(), possible.end(), names_new_files) == 1)
        std::erase_if(possible, std::not_fn(names_new_files));
    else if (std::any_of(possible.begin(), possible.end(), is_proven))
        std::erase_if(possible, std::not_fn(is_proven));
    return possible;
}

}  // namespace gammonkit
