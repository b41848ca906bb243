#include "cli/commands/serve/command.hpp"

#include "cli/batch/console.hpp"
#include "cli/batch/interrupt.hpp"
#include "cli/batch/outcome.hpp"
#include "cli/commands/serve/server.hpp"

namespace gammonkit::cli {

ExitCode run_serve_page(Session& session)
{
    const std::vector<std::string>& inputs = session.arguments.inputs;
    if (inputs.size() > 1)
        return refuse(session, {.code = "usage", .message = "only one folder can be served"});
    ServerSettings settings{.port = session.arguments.serve.port};
    if (!inputs.empty()) {
        Result<ServedFolder> folder = ServedFolder::at(inputs.front());
        if (!folder) return refuse(session, folder.error());
        settings.folder = *std::move(folder);
    }
    watch_for_interrupts();
    const auto tell = [&](const std::string& address) {
        session.console.data_now(address + '\n');
        if (!session.console.quiet)
            session.console.message("gammonkit: a browser on this computer shows the page; Ctrl-C ends it\n");
    };
    const Result<void> served = serve_page(settings, tell, [] { return !interrupted(); });
    return served ? ExitCode::interrupted : refuse(session, served.error());
}

}  // namespace gammonkit::cli
