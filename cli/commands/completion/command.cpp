#include "cli/commands/completion/command.hpp"

#include "cli/batch/outcome.hpp"
#include "cli/console/console.hpp"
#include "cli/options/completion.hpp"

#include <fmt/format.h>

namespace gammonkit::cli {

ExitCode run_completion(Session& session)
{
    const std::vector<std::string>& shells = session.arguments.inputs;
    const std::string shell = shells.size() == 1 ? shells.front() : std::string{};
    if (shell == "bash") {
        session.console.data(bash_completion(session.commands, session.catalogue));
    } else if (shell == "zsh") {
        session.console.data(zsh_completion(session.commands, session.catalogue));
    } else if (shell == "fish") {
        session.console.data(fish_completion(session.commands, session.catalogue));
    } else {
        return refuse(session, {.code = "usage", .message = "say for which shell: bash, zsh or fish"});
    }
    return ExitCode::ok;
}

}  // namespace gammonkit::cli
