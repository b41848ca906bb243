#include "cli/commands/engine/serve.hpp"

#include "analysis/external/engine_session.hpp"
#include "cli/batch/batch.hpp"
#include "cli/batch/console.hpp"
#include "cli/batch/interrupt.hpp"
#include "cli/engine/level_options.hpp"
#include "cli/engine/tables.hpp"
#include "cli/options/help.hpp"
#include "support/sockets/connection.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <memory>
#include <poll.h>
#include <unistd.h>
#include <vector>

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

ExitCode serve_stdio(Session& session, const SessionEngine& who)
{
    EngineSession asked(who);
    LineReader lines(STDIN_FILENO);
    while (true) {
        const Result<std::optional<std::string>> line = lines.next(goes_on);
        if (!line && line.error().code == "interrupted") return ExitCode::interrupted;
        if (!line) return refuse(session, line.error());
        if (!*line || session.console.output_closed()) return ExitCode::ok;
        const SessionReply reply = asked.answer(**line, unless_stopped);
        session.console.data_now(reply.text);
        if (reply.ends) return interrupted() ? ExitCode::interrupted : ExitCode::ok;
    }
}

/// One program that is connected.
struct Client {
    Connection connection;
    EngineSession session;
    bool is_gone = false;

    /// Answers all that it has asked.
    void answer()
    {
        LineReader& lines = connection.reader();
        is_gone = !lines.read_more();
        while (!is_gone) {
            const std::optional<std::string> line = lines.take();
            if (!line) break;
            const SessionReply reply = session.answer(*line, unless_stopped);
            is_gone = reply.ends || !connection.write(reply.text);
        }
        is_gone = is_gone || lines.has_ended();
    }
};

/// Answers all programs that connect, one question after the other.
class Server {
public:
    Server(Listener listener, SessionEngine who) : listener_(std::move(listener)), who_(std::move(who)) {}

    Result<void> run()
    {
        constexpr int kPauseInMilliseconds = 50;
        while (!interrupted()) {
            std::vector<pollfd> waits{{.fd = listener_.descriptor(), .events = POLLIN, .revents = 0}};
            for (const auto& client : clients_)
                waits.push_back(
                    {.fd = client->connection.reader().descriptor(), .events = POLLIN, .revents = 0});
            if (poll(waits.data(), waits.size(), kPauseInMilliseconds) <= 0) continue;
            for (std::size_t i = 1; i < waits.size(); ++i) {
                if (waits[i].revents != 0) clients_[i - 1]->answer();
            }
            std::erase_if(clients_, [](const auto& client) { return client->is_gone; });
            if (waits.front().revents == 0) continue;
            GK_TRY(Connection connection, listener_.accept(goes_on));
            clients_.push_back(std::make_unique<Client>(Client{std::move(connection), EngineSession(who_)}));
        }
        return {};
    }

private:
    Listener listener_;
    SessionEngine who_;
    std::vector<std::unique_ptr<Client>> clients_;
};

ExitCode serve_socket(Session& session, const SessionEngine& who)
{
    const Result<SocketAddress> address = socket_address_of(session.arguments.serve.socket);
    if (!address) return refuse(session, address.error());
    Result<Listener> listener = Listener::at(*address);
    if (!listener) return refuse(session, listener.error());
    if (!session.console.quiet)
        session.console.message(fmt::format("gammonkit: waiting for programs at {}\n", to_string(*address)));
    const Result<void> served = Server(*std::move(listener), who).run();
    if (!served && served.error().code != "interrupted") return refuse(session, served.error());
    return ExitCode::interrupted;
}

/// All that is asked for, or why that is wrong.
Result<void> check(const Arguments& arguments)
{
    if (arguments.inputs.size() > 1)
        return failure("usage", fmt::format("'serve' takes no argument '{}'", arguments.inputs[1]));
    if (arguments.serve.stdio != arguments.serve.socket.empty())
        return failure("usage", "'serve' needs either --stdio or --socket",
                       "gammonkit engine serve --socket localhost:1234");
    return {};
}

}  // namespace

ExitCode run_serve(Session& session)
{
    const Arguments& arguments = session.arguments;
    if (const Result<void> right = check(arguments); !right) return refuse(session, right.error());
    const Result<AskedLevels> levels = levels_of(arguments.engine);
    if (!levels) return refuse(session, levels.error());
    const Result<NetEngine::Options> options = engine_options(session, threads_for(arguments.batch));
    if (!options) return refuse(session, options.error());
    NetEngine engine(*options);
    SessionEngine who{.engine = engine, .plays = levels->plays, .cube = levels->cube};
    who.money.jacoby = arguments.play.jacoby;
    who.money.beavers = arguments.play.beavers;
    who.version = engine_name().substr(engine_name().rfind(' ') + 1);
    return arguments.serve.stdio ? serve_stdio(session, who) : serve_socket(session, who);
}

}  // namespace gammonkit::cli
