#include "cli/commands/serve/server/server.hpp"

#include "cli/commands/serve/server/allowed_words.hpp"
#include "cli/commands/serve/server/answers.hpp"
#include "cli/commands/serve/server/gate.hpp"
#include "cli/commands/serve/server/http_connection.hpp"
#include "cli/commands/serve/server/job.hpp"
#include "cli/commands/serve/server/served_folder.hpp"
#include "cli/commands/serve/server/target.hpp"
#include "cli/commands/serve/server/work_folder.hpp"
#include "support/system/machine.hpp"

#include <algorithm>
#include <atomic>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/address.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/thread_pool.hpp>
#include <chrono>
#include <exception>
#include <fmt/format.h>
#include <memory>
#include <nlohmann/json.hpp>
#include <string_view>
#include <utility>
#include <vector>

namespace gammonkit::cli {
namespace {

namespace http = boost::beast::http;
using boost::asio::ip::tcp;
using ErrorCode = boost::beast::error_code;
using Json = nlohmann::json;

constexpr const char* kLoopback = "127.0.0.1";
constexpr std::uint16_t kUsualPort = 8765;
constexpr int kMostJobs = 8;
constexpr int kThreads = kMostJobs + 4;  // Files come also while as many jobs run as may.
/// Connections that have not shown the token. One more ends the oldest, so that nobody keeps the page out.
constexpr std::size_t kMostStrangers = 128;
constexpr std::chrono::milliseconds kPause{50};
/// So many that files can be opened still.
std::size_t most_strangers()
{
    constexpr std::size_t kPart = 4;
    return std::clamp<std::size_t>(most_open_files() / kPart, 1, kMostStrangers);
}

std::string text_in(boost::beast::string_view text)
{
    return {text.data(), text.size()};
}

/// The token of a request: programs and the page each have a way of their own to tell it.
std::string token_in(const HttpHead& head, bool is_of_program)
{
    if (!is_of_program) return text_in(head["X-GammonKit-Token"]);
    constexpr std::string_view kScheme = "Bearer ";
    const std::string told = text_in(head[http::field::authorization]);
    return told.starts_with(kScheme) ? told.substr(kScheme.size()) : "";
}

/// Holds one of the places for jobs, if there is one.
class JobPlace {
public:
    explicit JobPlace(std::atomic<int>& count) : count_(count), is_had_(++count <= kMostJobs) {}
    ~JobPlace() { --count_; }
    JobPlace(const JobPlace&) = delete;
    JobPlace(JobPlace&&) = delete;
    JobPlace& operator=(const JobPlace&) = delete;
    JobPlace& operator=(JobPlace&&) = delete;
    [[nodiscard]] bool is_had() const { return is_had_; }

private:
    std::atomic<int>& count_;
    bool is_had_;
};

class PageServer {
public:
    PageServer(const ServerSettings& settings, std::optional<ServedFolder> folder)
        : settings_(settings), folder_(std::move(folder)),
          headers_(headers_of_all(settings.policy, settings.api.origin))
    {
    }

    [[nodiscard]] Result<int> bind()
    {
        const auto wanted = static_cast<std::uint16_t>(settings_.port.value_or(kUsualPort));
        ErrorCode error;
        const std::string address = settings_.api.address;
        address_ = boost::asio::ip::make_address(address.empty() ? kLoopback : address, error);
        if (error) return failure("usage", fmt::format("'{}' is no address of this computer", address));
        if (listens_at(wanted) || (!settings_.port && listens_at(0))) {
            const int port = acceptor_.local_endpoint(error).port();
            if (!error) return port;
        }
        return failure("port",
                       fmt::format("port {} of {} is not to be had", wanted,
                                   address.empty() ? "this computer" : address),
                       "another program has it; 0 stands for any that is free");
    }

    [[nodiscard]] Result<void> run(const std::string& token, int port)
    {
        const Gate gate({.port = port,
                         .token = token,
                         .address = settings_.api.address,
                         .origin = settings_.api.origin,
                         .public_path = settings_.api.answer ? kApiDocument : ""});
        desk_.at_once = [this, &gate](const HttpHead& head) { return answer_at_once(gate, head); };
        desk_.later = [this](HttpRequest request, std::shared_ptr<HttpConnection> connection) {
            boost::asio::post(threads_, [this, request = std::move(request),
                                         connection = std::move(connection)] {
                try {
                    answer(request, *connection);
                } catch (const std::exception&) {  // Its memory is not to be had: others are answered still.
                    connection->send({}, HttpConnection::Part::last);
                }
            });
        };
        accept_next();
        look_whether_it_goes_on();
        while (!connections_.stopped()) {
            try {
                connections_.run();
            } catch (const std::exception&) {  // As above: that connection is gone.
                continue;
            }
        }
        threads_.stop();
        threads_.join();
        return {};
    }

private:
    [[nodiscard]] bool listens_at(std::uint16_t port)
    {
        ErrorCode error;
        acceptor_.close(error);
        acceptor_.open(address_.is_v6() ? tcp::v6() : tcp::v4(), error);
        // Another program may not share the port, but we may have it again at once.
        if (!error) acceptor_.set_option(tcp::acceptor::reuse_address(true), error);
        if (!error) acceptor_.bind({address_, port}, error);
        if (!error) acceptor_.listen(boost::asio::socket_base::max_listen_connections, error);
        return !error;
    }

    void accept_next()
    {
        acceptor_.async_accept([this](ErrorCode error, tcp::socket socket) {
            if (!error) {
                welcome(std::move(socket));
                return accept_next();
            }
            // No descriptor is free, or the like: it passes.
            drop_oldest_stranger();
            pause_.expires_after(kPause);
            pause_.async_wait([this](ErrorCode /*error*/) { accept_next(); });
        });
    }

    void look_whether_it_goes_on()
    {
        if (!settings_.goes_on()) return connections_.stop();
        next_look_.expires_after(kPause);
        next_look_.async_wait([this](ErrorCode /*error*/) { look_whether_it_goes_on(); });
    }

    void welcome(tcp::socket socket)
    {
        std::erase_if(strangers_, [](const auto& one) {
            const auto connection = one.lock();
            return !connection || !connection->is_strange();
        });
        if (strangers_.size() >= most_strangers_) drop_oldest_stranger();
        const auto connection = std::make_shared<HttpConnection>(std::move(socket), desk_);
        strangers_.push_back(connection);
        connection->begin();
    }

    void drop_oldest_stranger()
    {
        if (strangers_.empty()) return;
        if (const auto oldest = strangers_.front().lock()) oldest->drop();
        strangers_.erase(strangers_.begin());
    }

    [[nodiscard]] std::string refused(std::string_view why) const
    {
        HttpAnswer answer = refusal({.code = "not-allowed", .message = std::string(why)});
        if (!settings_.api.answer || why != kWrongToken) return text_of(answer, headers_);
        answer.status = http::status::unauthorized;
        return text_of(answer, headers_ + "WWW-Authenticate: Bearer\r\n");
    }

    /// Refuses, or shows what everybody may see.
    [[nodiscard]] std::optional<std::string> answer_at_once(const Gate& gate, const HttpHead& head) const
    {
        const std::string target = text_in(head.target());
        const std::string path(path_of(target));
        const bool is_of_program = settings_.api.answer != nullptr;
        if (is_of_program && head.method() == http::verb::options)  // A browser asks what a page may ask.
            return text_of({.status = http::status::no_content, .type = kJsonType}, headers_);
        const auto why = gate.objection_to({.path = path,
                                            .host = text_in(head[http::field::host]),
                                            .origin = text_in(head[http::field::origin]),
                                            .site = text_in(head["Sec-Fetch-Site"]),
                                            .token = token_in(head, is_of_program)});
        if (why) return refused(*why);
        if (path.starts_with("/api/")) return std::nullopt;
        std::optional<PageFile> file =
            head.method() == http::verb::get && !is_of_program ? settings_.page_file(path) : std::nullopt;
        if (!file) return text_of({.status = http::status::not_found, .type = kJsonType}, headers_);
        return text_of({.type = file->type, .content = std::move(file->content)}, headers_);
    }

    void answer(const HttpRequest& request, HttpConnection& connection)
    {
        const std::string target = text_in(request.target());
        const std::string asked = fmt::format("{} {}", text_in(request.method_string()), path_of(target));
        if (settings_.api.answer)
            return connection.send(answer_program(asked, request.body()), HttpConnection::Part::last);
        if (asked == "POST /api/run") return work(request.body(), connection);
        HttpAnswer answer{.status = http::status::not_found, .type = kJsonType};
        if (asked == "GET /api/files") answer = list();
        if (asked == "GET /api/file") answer = read(target);
        if (asked == "POST /api/save") answer = save(target, request.body());
        connection.send(text_of(answer, headers_), HttpConnection::Part::last);
    }

    [[nodiscard]] std::string answer_program(const std::string& asked, const std::string& body)
    {
        const auto run = [&](Job job) -> Result<JobResult> {
            GK_TRY_VOID(check_places(job.words));
            for (const JobFile& file : job.files) {
                if (!is_plain_path(file.path))
                    return failure("not-allowed", fmt::format("'{}' is no name of a file", file.path));
            }
            job.is_of_program = true;
            return run_in_place(job, [&](double /*part*/) { return settings_.goes_on(); });
        };
        const Result<ApiAnswer> told = settings_.api.answer({.asked = asked, .body = body}, run);
        if (told) {
            const auto status = http::int_to_status(static_cast<unsigned>(told->status));
            return text_of({.status = status, .type = kJsonType, .content = told->json}, headers_);
        }
        HttpAnswer answer = refusal(told.error());
        // Who has the key may ask: it is the words that are wrong.
        if (answer.status == http::status::forbidden) answer.status = http::status::bad_request;
        return text_of(answer, headers_);
    }

    /// Runs a job, if so many do not run already.
    [[nodiscard]] Result<JobResult> run_in_place(const Job& job,
                                                 const std::function<bool(double part)>& go_on)
    {
        const JobPlace place(jobs_);
        if (!place.is_had()) return failure("busy", "too much is being done at a time");
        return run_job(job, go_on);
    }

    [[nodiscard]] HttpAnswer list() const
    {
        Json told{{"folder", nullptr}, {"files", Json::array()}};
        if (folder_) {
            told["folder"] = folder_->name();
            for (const auto& [path, size] : folder_->files())
                told["files"].push_back({{"path", path}, {"size", size}});
        }
        return {.type = kJsonType, .content = told.dump(-1, ' ', false, Json::error_handler_t::replace)};
    }

    [[nodiscard]] HttpAnswer read(std::string_view target) const
    {
        const Result<const ServedFolder*> served = folder();
        if (!served) return refusal(served.error());
        Result<std::string> bytes = (*served)->read(parameter_of(target, "path"));
        if (!bytes) return refusal(bytes.error());
        return {.type = kBytesType, .content = *std::move(bytes)};
    }

    [[nodiscard]] HttpAnswer save(std::string_view target, std::string_view bytes) const
    {
        const Result<const ServedFolder*> served = folder();
        if (!served) return refusal(served.error());
        const bool replaces = parameter_of(target, "replace") == "yes";
        const Result<void> saved =
            (*served)->save(parameter_of(target, "path"), bytes, replaces ? Overwrite::yes : Overwrite::no);
        if (!saved) return refusal(saved.error());
        return {.type = kJsonType, .content = "{}"};
    }

    void work(const std::string& body, HttpConnection& connection)
    {
        const Result<Job> job = job_from(body);
        if (!job) return connection.send(text_of(refusal(job.error()), headers_), HttpConnection::Part::last);
        connection.send(head_of_parts(kBytesType, headers_), HttpConnection::Part::one);
        connection.send(as_part(last_line(*job, connection)) + std::string(kEndOfParts),
                        HttpConnection::Part::last);
    }

    /// Runs the command, and tells by lines of JSON how far it is. What it did is the last one, with the
    /// bytes of files behind it.
    [[nodiscard]] std::string last_line(const Job& job, HttpConnection& connection)
    {
        constexpr std::chrono::milliseconds kBetweenLines{100};
        auto last_time = std::chrono::steady_clock::now();
        const auto tell_part = [&](double part) {
            if (!settings_.goes_on() || connection.is_gone()) return false;
            if (std::chrono::steady_clock::now() - last_time < kBetweenLines) return true;
            last_time = std::chrono::steady_clock::now();
            // It is told even where nothing has changed: so we hear that the page does not wait any more.
            connection.send(as_part(fmt::format("{{\"part\":{}}}\n", part)), HttpConnection::Part::one);
            return true;
        };
        const Result<JobResult> result = run_in_place(job, tell_part);
        return result ? text_of(*result) : fmt::format("{{\"error\":{}}}\n", told_as_json(result.error()));
    }

    [[nodiscard]] Result<const ServedFolder*> folder() const
    {
        if (folder_) return &*folder_;
        return failure("no-served-folder", "no folder is served");
    }

    const ServerSettings& settings_;
    const std::optional<ServedFolder> folder_;
    const std::string headers_;
    const std::size_t most_strangers_ = most_strangers();
    std::atomic<int> jobs_ = 0;
    HttpDesk desk_ = {};
    boost::asio::ip::address address_ = {};
    boost::asio::io_context connections_ = {};
    tcp::acceptor acceptor_{connections_};
    boost::asio::steady_timer next_look_{connections_};
    boost::asio::steady_timer pause_{connections_};
    std::vector<std::weak_ptr<HttpConnection>> strangers_ = {};  ///< The oldest first.
    boost::asio::thread_pool threads_{kThreads};
};

Result<void> serve_page(const ServerSettings& settings)
{
    std::optional<ServedFolder> folder;
    if (settings.folder) {
        GK_TRY(folder, ServedFolder::at(*settings.folder));
    }
    WorkFolder::remove_left_behind();
    PageServer server(settings, std::move(folder));
    GK_TRY(const int port, server.bind());
    const bool has_key = settings.api.key.has_value();
    const std::string token = has_key ? *settings.api.key : new_token();
    const std::string address = settings.api.address;
    const bool is_v6 = address.find(':') != std::string::npos;
    const std::string host = is_v6 ? fmt::format("[{}]", address) : address.empty() ? kLoopback : address;
    // A key that was given is nothing to be printed.
    if (!settings.tell(fmt::format("http://{}:{}/{}", host, port, has_key ? "" : "#" + token))) return {};
    return server.run(token, port);
}

}  // namespace
}  // namespace gammonkit::cli

extern "C" void gammonkit_serve_page(const gammonkit::cli::ServerSettings& settings,
                                     gammonkit::Result<void>& answer)
{
    answer = gammonkit::cli::serve_page(settings);
}
