#include "cli/users_filter.hpp"

#include "cli/console.hpp"
#include "cli/inputs.hpp"
#include "cli/users_aliases.hpp"

#include <filesystem>

namespace gammonkit::cli {
namespace {

/// Whoever names a file in place of a filter has forgotten the filter.
bool is_path(const std::string& text)
{
    std::error_code ignored;
    return std::filesystem::exists(text, ignored);
}

}  // namespace

std::optional<Filter> users_filter(const Session& session, const std::string& text)
{
    const SourceText source("filter", text);
    const std::optional<std::string> me = users_me(session);
    if (!me) return std::nullopt;
    Result<Filter> filter = parse_filter(source, {.me = *me});
    if (filter) return *std::move(filter);
    Diagnostic problem = filter.error();
    if (is_path(text) && session.arguments.where.empty())
        problem.hint = "the filter comes before the files: gammonkit find blunder matches/";
    session.console.message(session.console.rendered(problem, source));
    return std::nullopt;
}

}  // namespace gammonkit::cli
