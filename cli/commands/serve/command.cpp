#include "cli/commands/verbs.hpp"

#include "cli/batch/outcome.hpp"
#include "cli/commands/serve/page_files.hpp"
#include "cli/commands/serve/server/server.hpp"
#include "cli/console/console.hpp"
#include "cli/console/interrupt.hpp"

namespace gammonkit::cli {
namespace {

struct ServeOptions : VerbOptions {
    std::optional<int> port = {};

    void bind(OptionTable& table) override
    {
        table.add("--port", "N", port, {0, 65535});
        batch.bind_quiet(table);
    }
};

Result<ExitCode> run_serve_page(Session& session, const ServeOptions& options)
{
    const std::vector<std::string>& inputs = options.inputs;
    if (inputs.size() > 1) return failure("usage", "only one folder can be served");
    GK_TRY(const ServeEntry serve, server_entry());
    bool is_told = false;
    ServerSettings settings{.port = options.port,
                            .policy = page_policy(),
                            .page_file = page_file,
                            .tell =
                                [&](const std::string& address) {
                                    session.console.data(address + '\n');
                                    is_told = session.console.finish() && !session.console.output_closed();
                                    if (is_told)
                                        session.console.tell(
                                            "a browser on this computer shows the page; Ctrl-C ends it");
                                    return is_told;
                                },
                            .goes_on = [] { return !interrupted(); }};
    if (!inputs.empty()) settings.folder = inputs.front();
    watch_for_interrupts();
    Result<void> served;
    serve(settings, served);
    GK_TRY_VOID(served);
    return is_told ? ExitCode::interrupted : ExitCode::failed;
}

}  // namespace

constexpr Command kServeCommand = with_options<ServeOptions, run_serve_page>(
    {.name = "serve", .group = VerbGroup::matches, .completes = Completes::directory});

}  // namespace gammonkit::cli
