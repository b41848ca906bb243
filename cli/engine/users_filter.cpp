#include "cli/engine/users_filter.hpp"

#include "cli/console/console.hpp"
#include "cli/options/inputs.hpp"
#include "support/text.hpp"

#include <filesystem>

namespace gammonkit::cli {
namespace {

/// Whoever names a file in place of a filter has forgotten the filter.
bool is_path(const std::string& text)
{
    std::error_code ignored;
    return std::filesystem::exists(text, ignored);
}

/// The names of --me and by --aliases all others of the same players. Where these are wrong, says so and
/// gives nothing.
std::optional<std::string> users_me(const Session& session, const FilterOptions& options)
{
    const std::string& me = options.me;
    if (options.aliases.empty()) return me;
    const std::optional<PlayerAliases> aliases = users_aliases(session, options);
    if (!aliases) return std::nullopt;
    std::vector<std::string> names;
    for (const std::string_view name : split(me, ',')) {
        for (std::string& other : aliases->names_beside(name))
            names.push_back(std::move(other));
    }
    return joined(names, ",");
}

}  // namespace

std::optional<PlayerAliases> users_aliases(const Session& session, const FilterOptions& options)
{
    return read_users_file(session, options.aliases,
                           [](const SourceText& source) { return PlayerAliases::read(source); });
}

std::optional<UsersFilter> users_filter(const Session& session, const FilterOptions& options,
                                        const std::string& text)
{
    const SourceText source("filter", text);
    std::optional<std::string> me = users_me(session, options);
    if (!me) return std::nullopt;
    Result<Filter> filter = parse_filter(source, {.me = *me});
    if (filter) return UsersFilter{.filter = *std::move(filter), .me = *std::move(me)};
    Diagnostic problem = filter.error();
    if (is_path(text) && options.where.empty())
        problem.hint = "the filter comes before the files: gammonkit find blunder matches/";
    session.console.message(session.console.rendered(problem, source));
    return std::nullopt;
}

}  // namespace gammonkit::cli
