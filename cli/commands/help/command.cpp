#include "cli/commands/help/command.hpp"

#include "cli/options/help.hpp"

#include "cli/batch/outcome.hpp"
#include "cli/console/console.hpp"
#include "cli/engine/users_filter.hpp"
#include "support/suggest.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace gammonkit::cli {
namespace {

ExitCode unknown_verb(Session& session, const std::string& name)
{
    const auto* const old = std::ranges::find(kOldVerbs, name, &OldVerb::name);
    return refuse(session,
                  {.code = "usage",
                   .message = fmt::format("there is no verb '{}'", name),
                   .hint = old == std::end(kOldVerbs) ? did_you_mean(name, names_of(session.commands))
                                                      : fmt::format("it is 'gammonkit {}' now", old->now)});
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

void HelpOptions::bind(OptionTable& table)
{
    table.add("--man", "VERB", man, Completes::verb);
}

ExitCode run_help(Session& session, const HelpOptions& options)
{
    if (!options.man.empty()) return print_man(session, options.man);
    if (options.inputs.empty()) {
        session.console.data(program_help(session.commands, session.words));
        return ExitCode::ok;
    }
    if (options.inputs.front() == "filters") {
        session.console.data(filter_words_text());
        return ExitCode::ok;
    }
    const Command* command = find_command(session.commands, options.inputs.front());
    if (command == nullptr) return unknown_verb(session, options.inputs.front());
    session.console.data(command_help(*command, HelpExtent::all, session.words));
    return ExitCode::ok;
}

}  // namespace gammonkit::cli
