#pragma once

#include "cli/console/console.hpp"
#include "cli/options/command.hpp"
#include "support/files/file.hpp"
#include "support/source_text.hpp"

#include <optional>
#include <string>

namespace gammonkit::cli {

/// What `read` finds in a file that an option names; what is usual if none is named. Nothing, and a complaint
/// with its place in the file, if it cannot be used.
template <class Read>
auto read_users_file(const Session& session, const std::string& path, const Read& read)
    -> std::optional<typename decltype(read(std::declval<const SourceText&>()))::value_type>
{
    using Content = typename decltype(read(std::declval<const SourceText&>()))::value_type;
    if (path.empty()) return Content{};
    Result<Input> file = read_input(path);
    if (!file) {
        session.console.report(file.error());
        return std::nullopt;
    }
    const SourceText source(path, std::move(file->bytes));
    Result<Content> content = read(source);
    if (content) return *std::move(content);
    session.console.message(session.console.rendered(content.error(), source));
    return std::nullopt;
}

}  // namespace gammonkit::cli
