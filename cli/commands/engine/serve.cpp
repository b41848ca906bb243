#include "analysis/external/session.hpp"
#include "cli/batch/batch.hpp"
#include "cli/commands/engine/command.hpp"
#include "cli/console/console.hpp"
#include "cli/console/interrupt.hpp"
#include "cli/engine/analysis_settings.hpp"
#include "cli/engine/tables.hpp"
#include "support/sockets/line_reader.hpp"

#include <fmt/format.h>
#include <unistd.h>

namespace gammonkit::cli {
namespace {

bool goes_on()
{
    return !interrupted();
}

bool unless_stopped(double /*part*/)
{
    return !interrupted();
}

Result<ExitCode> serve_stdio(Session& session, const SessionEngine& who)
{
    EngineSession asked(who);
    LineReader lines(STDIN_FILENO);
    while (true) {
        const Result<std::optional<std::string>> line = lines.next(goes_on);
        if (!line && line.error().code == "interrupted") return ExitCode::interrupted;
        if (!line) return tl::unexpected(line.error());
        if (!*line || session.console.output_closed()) return ExitCode::ok;
        const SessionReply reply = asked.answer(**line, unless_stopped);
        session.console.data_now(reply.text);
        if (reply.ends) return interrupted() ? ExitCode::interrupted : ExitCode::ok;
    }
}

Result<ExitCode> serve_socket(Session& session, const EngineVerbOptions& options, const SessionEngine& who,
                              int threads)
{
    GK_TRY(const SocketAddress address, socket_address_of(options.socket));
    GK_TRY(Listener listener, Listener::at(address));
    session.console.tell(fmt::format("waiting for programs at {}", to_string(address)));
    serve_programs(std::move(listener), who, threads);
    return ExitCode::interrupted;
}

/// All that is asked for, or why that is wrong.
Result<void> check(const EngineVerbOptions& options)
{
    if (options.inputs.size() > 1)
        return failure("usage", fmt::format("'serve' takes no argument '{}'", options.inputs[1]));
    if (options.stdio != options.socket.empty())
        return failure("usage", "'serve' needs either --stdio or --socket",
                       "gammonkit engine serve --socket localhost:1234");
    return {};
}

}  // namespace

Result<ExitCode> run_serve(Session& session, const EngineVerbOptions& options)
{
    GK_TRY_VOID(check(options));
    GK_TRY(const AskedLevels levels, levels_of(options.engine));
    const int threads = threads_for(options.batch);
    GK_TRY(const NetEngine::Options tables, engine_options(session, options.engine, threads));
    NetEngine engine(tables);
    SessionEngine who{.engine = engine, .plays = levels.plays, .cube = levels.cube};
    who.money.jacoby = options.jacoby;
    who.money.beavers = options.beavers;
    who.version = engine_name().substr(engine_name().rfind(' ') + 1);
    return options.stdio ? serve_stdio(session, who) : serve_socket(session, options, who, threads);
}

}  // namespace gammonkit::cli
