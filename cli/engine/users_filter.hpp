#pragma once

#include "cli/console/console.hpp"
#include "cli/options/analysis_options.hpp"
#include "cli/options/command.hpp"
#include "decisions/filter/filter.hpp"
#include "decisions/players/player_aliases.hpp"
#include "support/files/file.hpp"
#include "support/source_text.hpp"

#include <optional>
#include <string>

namespace gammonkit::cli {

/// The aliases of --aliases; where they are wrong, says so and gives nothing.
[[nodiscard]] std::optional<PlayerAliases> users_aliases(const Session& session,
                                                         const FilterOptions& options);

/// A filter of the command line, and whom it is for.
struct UsersFilter {
    Filter filter;
    std::string me;  ///< The names that --me tells, and by --aliases all others, with commas between.
};

/// What a filter of the command line means, be it an argument of find or given with --where; `me` is whom
/// --me names. Where it means nothing, says why, with the place in the filter, and gives nothing.
[[nodiscard]] std::optional<UsersFilter> users_filter(const Session& session, const FilterOptions& options,
                                                      const std::string& text);

/// All words of filters with their meaning: as text, and as the page docs/filters.md.
[[nodiscard]] std::string filter_words_text();
[[nodiscard]] std::string filter_words_markdown();

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
