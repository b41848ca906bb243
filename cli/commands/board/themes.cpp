#include "cli/batch/outcome.hpp"
#include "cli/commands/board/board_output.hpp"
#include "cli/commands/board/command.hpp"
#include "cli/console/console.hpp"
#include "cli/output/json_output.hpp"
#include "report/answers/theme_json.hpp"
#include "support/ends.hpp"

#include <fmt/format.h>

namespace gammonkit::cli {
namespace {

ExitCode list_themes(Session& session)
{
    const bool as_json = session.options.output.json;
    std::optional<JsonArray> array;
    if (as_json) array.emplace(session);
    for (const std::string_view name : theme_names()) {
        const Theme theme = built_in_theme(name).value();
        if (as_json) {
            array->add(answers::theme_json(name, theme));
        } else {
            session.console.data(fmt::format("{:<10}{}\n", name, theme.title));
        }
    }
    return ExitCode::ok;
}

}  // namespace

ExitCode show_themes(Session& session)
{
    const std::vector<std::string>& names = session.options.inputs;
    if (!session.options.output.to.empty())
        return refuse(
            session,
            {.code = "usage", .message = "--to is for boards", .hint = "--json prints themes as JSON"});
    if (names.empty()) return list_themes(session);
    if (names.size() > 1)
        return refuse(session, {.code = "usage", .message = "--themes takes one name or file"});
    const std::string& name = first_or_empty(names);
    const Result<Theme> theme = theme_of(name);
    if (!theme) return refuse(session, theme.error());
    if (session.options.output.json) {
        print_json(session, answers::theme_json(name, *theme));
    } else {
        session.console.data(write_theme(*theme));
    }
    return ExitCode::ok;
}

}  // namespace gammonkit::cli
