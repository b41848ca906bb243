#include "cli/commands/serve/command.hpp"

#include "cli/batch/outcome.hpp"
#include "cli/commands/serve/page_files.hpp"
#include "cli/commands/serve/server/server.hpp"
#include "cli/console/console.hpp"
#include "cli/console/interrupt.hpp"

namespace gammonkit::cli {

void ServeOptions::bind(OptionTable& table)
{
    table.add("--port", "N", port, {0, 65535});
    batch.bind_quiet(table);
}

ExitCode run_serve_page(Session& session, const ServeOptions& options)
{
    const std::vector<std::string>& inputs = options.inputs;
    if (inputs.size() > 1)
        return refuse(session, {.code = "usage", .message = "only one folder can be served"});
    const auto serve = function_of_module<ServeEntry>(kServerModule, kServeEntry);
    if (!serve) return refuse(session, serve.error());
    bool is_told = false;
    ServerSettings settings{
        .port = options.port,
        .policy = page_policy(),
        .page_file = page_file,
        .tell =
            [&](const std::string& address) {
                session.console.data(address + '\n');
                is_told = session.console.finish() && !session.console.output_closed();
                if (is_told && !session.console.quiet)
                    session.console.message(
                        "gammonkit: a browser on this computer shows the page; Ctrl-C ends it\n");
                return is_told;
            },
        .goes_on = [] { return !interrupted(); }};
    if (!inputs.empty()) settings.folder = inputs.front();
    watch_for_interrupts();
    Result<void> served;
    (*serve)(settings, served);
    if (!served) return refuse(session, served.error());
    return is_told ? ExitCode::interrupted : ExitCode::failed;
}

}  // namespace gammonkit::cli
