#include "cli/commands/help/command.hpp"

#include "cli/options/help.hpp"

#include "cli/batch/outcome.hpp"
#include "cli/console/console.hpp"
#include "cli/engine/users_filter.hpp"
#include "support/suggest.hpp"

#include <fmt/format.h>

namespace gammonkit::cli {
namespace {

ExitCode unknown_verb(Session& session, const std::string& name)
{
    return refuse(session, {.code = "usage",
                            .message = fmt::format("there is no verb '{}'", name),
                            .hint = did_you_mean(name, names_of(session.commands))});
}

ExitCode print_man(Session& session, const std::string& name)
{
    if (name == "gammonkit") {
        session.console.data(program_man(session.commands));
        return ExitCode::ok;
    }
    const Command* command = find_command(session.commands, name);
    if (command == nullptr) return unknown_verb(session, name);
    session.console.data(command_man(*command));
    return ExitCode::ok;
}

}  // namespace

ExitCode run_help(Session& session)
{
    if (!session.arguments.help.man.empty()) return print_man(session, session.arguments.help.man);
    if (session.arguments.inputs.empty()) {
        session.console.data(program_help(session.commands, session.words));
        return ExitCode::ok;
    }
    if (session.arguments.inputs.front() == "filters") {
        session.console.data(filter_words_text());
        return ExitCode::ok;
    }
    const Command* command = find_command(session.commands, session.arguments.inputs.front());
    if (command == nullptr) return unknown_verb(session, session.arguments.inputs.front());
    session.console.data(command_help(*command, session.words));
    return ExitCode::ok;
}

}  // namespace gammonkit::cli
