#include "cli/commands/engine/command.hpp"

#include "analysis/external/session.hpp"
#include "cli/console/interrupt.hpp"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <exception>
#include <memory>
#include <thread>
#include <vector>

namespace gammonkit::cli {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::size_t kMostClients = 64;
constexpr std::chrono::seconds kStill{10};  ///< Who asks nothing for so long makes room where that is needed.
constexpr std::chrono::seconds kLongestStill = std::chrono::hours(12);  // People go on with a game next day.
constexpr std::chrono::seconds kLongestWrite{30};
constexpr std::chrono::milliseconds kPause{50};

bool is_to_serve()
{
    return !interrupted();
}

SessionEngine with_engine(const SessionEngine& who, NetEngine& engine)
{
    return {
        .engine = engine, .plays = who.plays, .cube = who.cube, .money = who.money, .version = who.version};
}

/// One program that is connected, and the thread that answers it.
class Client {
public:
    Client(Connection connection, const SessionEngine& who, int threads)
        : connection_(std::move(connection)), engine_(who.engine, threads),
          session_(with_engine(who, engine_)), thread_([this] { answer_all(); })
    {
    }
    ~Client()
    {
        drop();
        thread_.join();
    }
    Client(const Client&) = delete;
    Client(Client&&) = delete;
    Client& operator=(const Client&) = delete;
    Client& operator=(Client&&) = delete;

    void drop() { connection_.shut_down(); }
    [[nodiscard]] bool has_ended() const { return has_ended_; }
    [[nodiscard]] bool is_still() const
    {
        return !is_thinking_ && Clock::now() - last_answer_.load() >= kStill;
    }
    [[nodiscard]] Clock::time_point last_answer() const { return last_answer_; }

private:
    void answer_all()
    {
        connection_.limit_writes(static_cast<int>(kLongestWrite.count()));
        try {
            while (answer_one())
                continue;
        } catch (const std::exception&) {
            // Its memory is not to be had: the others are answered still.
        }
        drop();
        has_ended_ = true;
    }

    /// False if no more is to be answered.
    bool answer_one()
    {
        const auto line = connection_.read_line(is_to_serve, static_cast<int>(kLongestStill.count()));
        if (!line || !*line) return false;
        is_thinking_ = true;
        const SessionReply reply = session_.answer(**line, [](double /*part*/) { return is_to_serve(); });
        last_answer_ = Clock::now();
        is_thinking_ = false;
        return connection_.write(reply.text).has_value() && !reply.ends;
    }

    Connection connection_;
    NetEngine engine_;
    EngineSession session_;
    std::atomic<Clock::time_point> last_answer_ = Clock::now();
    std::atomic<bool> is_thinking_ = false;
    std::atomic<bool> has_ended_ = false;
    std::thread thread_;  // The last: it uses the others.
};

using Clients = std::vector<std::unique_ptr<Client>>;

/// False if there is no descriptor or no thread for one more.
bool accept_next(Clients& clients, Listener& listener, const SessionEngine& who, int threads)
{
    Result<Connection> connection = listener.accept(is_to_serve);
    if (!connection) return false;
    try {
        clients.push_back(std::make_unique<Client>(*std::move(connection), who, threads));
    } catch (const std::exception&) {
        return false;
    }
    return true;
}

void drop_stillest(const Clients& clients)
{
    const auto stillest =
        std::ranges::min_element(clients, {}, [](const auto& client) { return client->last_answer(); });
    if (stillest != clients.end() && (*stillest)->is_still()) (*stillest)->drop();
}

}  // namespace

void serve_programs(Listener listener, const SessionEngine& who, int threads)
{
    Clients clients;
    while (!interrupted()) {
        std::erase_if(clients, [](const auto& client) { return client->has_ended(); });
        if (clients.size() < kMostClients && accept_next(clients, listener, who, threads)) continue;
        drop_stillest(clients);
        std::this_thread::sleep_for(kPause);
    }
}

}  // namespace gammonkit::cli
