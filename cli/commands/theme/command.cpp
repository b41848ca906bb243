#include "cli/commands/theme/command.hpp"

#include "cli/batch/outcome.hpp"
#include "cli/commands/board/board_output.hpp"
#include "cli/console/console.hpp"
#include "cli/output/json_output.hpp"
#include "report/answers/theme_json.hpp"
#include "support/suggest.hpp"
#include "support/text.hpp"

#include <fmt/format.h>

namespace gammonkit::cli {
namespace {

tl::unexpected<Diagnostic> misuse(std::string message)
{
    return failure("usage", std::move(message), "'gammonkit theme --help' shows how");
}

ExitCode list(Session& session)
{
    if (session.arguments.inputs.size() > 1)
        return refuse(session, misuse("'theme list' takes no name").value());
    const bool as_json = session.arguments.output.json;
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

ExitCode show(Session& session)
{
    const std::vector<std::string>& words = session.arguments.inputs;
    if (words.size() != 2) return refuse(session, misuse("'theme show' takes one name or file").value());
    const Result<Theme> theme = theme_of(words.back());
    if (!theme) return refuse(session, theme.error());
    if (session.arguments.output.json) {
        print_json(session, answers::theme_json(words.back(), *theme));
    } else {
        session.console.data(write_theme(*theme));
    }
    return ExitCode::ok;
}

}  // namespace

ExitCode run_theme(Session& session)
{
    const std::vector<std::string>& words = session.arguments.inputs;
    if (words.empty()) return refuse(session, misuse("what is to be done: list or show?").value());
    if (words.front() == "list") return list(session);
    if (words.front() == "show") return show(session);
    std::string hint = did_you_mean(words.front(), kThemeWords);
    if (hint.empty()) hint = "it is list or show";
    return refuse(session, {.code = "usage",
                            .message = fmt::format("'theme' cannot '{}'", printable(words.front())),
                            .hint = hint});
}

}  // namespace gammonkit::cli
