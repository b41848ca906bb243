#include "cli/commands/serve/server/server.hpp"

#include "cli/commands/serve/server/gate.hpp"
#include "cli/commands/serve/server/job.hpp"
#include "cli/commands/serve/server/served_folder.hpp"

#include <atomic>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <fmt/format.h>
#include <httplib.h>
#include <memory>
#include <netinet/in.h>
#include <nlohmann/json.hpp>
#include <string_view>
#include <sys/socket.h>
#include <thread>
#include <utility>

namespace gammonkit::cli {
namespace {

using Json = nlohmann::json;

constexpr const char* kLoopback = "127.0.0.1";
constexpr int kUsualPort = 8765;
constexpr std::size_t kMostThreads = 16;
constexpr int kMostJobs = 8;
constexpr std::size_t kLargestRequest = std::size_t{256} << 20;
constexpr const char* kJsonType = "application/json";
constexpr const char* kBytesType = "application/octet-stream";

enum Status {
    kOk = 200,
    kBadRequest = 400,
    kForbidden = 403,
    kNotFound = 404,
    kConflict = 409,
    kFailed = 500,
    kBusy = 503
};

Status status_of(const Diagnostic& why)
{
    if (why.code == "not-allowed") return kForbidden;
    if (why.code == "bad-request") return kBadRequest;
    if (why.code == "exists") return kConflict;
    if (why.code == "unreadable" || why.code == "no-served-folder") return kNotFound;
    return kFailed;
}

std::string told_as_json(const Diagnostic& why)
{
    const Json told{{"code", why.code}, {"message", why.message}, {"hint", why.hint}};
    return told.dump(-1, ' ', false, Json::error_handler_t::replace);
}

/// The text as it is: to pack it would take longer than to hand it over on the same computer.
void send(httplib::Response& response, std::string text, const char* type)
{
    if (text.empty()) return response.set_content(text, type);  // A provider is not asked for nothing.
    const auto shared = std::make_shared<const std::string>(std::move(text));
    response.set_content_provider(shared->size(), type,
                                  [shared](std::size_t from, std::size_t size, httplib::DataSink& sink) {
                                      return sink.write(shared->data() + from, size);
                                  });
}

void refuse_request(httplib::Response& response, const Diagnostic& why)
{
    response.status = status_of(why);
    send(response, told_as_json(why), kJsonType);
}

httplib::Headers headers_of_all(const std::string& policy)
{
    return {{"Content-Security-Policy", policy + "; frame-ancestors 'none'"},
            {"X-Content-Type-Options", "nosniff"},
            {"X-Frame-Options", "DENY"},
            {"Referrer-Policy", "no-referrer"},
            {"Cross-Origin-Opener-Policy", "same-origin"},
            {"Cross-Origin-Resource-Policy", "same-origin"},
            {"Cache-Control", "no-store"}};
}

/// Another program may not share the port, but we may have it again at once.
void set_own_socket_options(socket_t socket)
{
    const int yes = 1;
    (void)setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
}

/// Ends all connections at our port: who has sent half of a request keeps nobody waiting.
void hang_up(int port)
{
    std::error_code error;
    for (const auto& entry : std::filesystem::directory_iterator("/proc/self/fd", error)) {
        const int number = std::atoi(entry.path().filename().c_str());
        sockaddr_in own{};
        socklen_t size = sizeof own;
        // NOLINTNEXTLINE(cppcoreguidelines-pro-type-reinterpret-cast): sockets want it so.
        const bool is_socket = getsockname(number, reinterpret_cast<sockaddr*>(&own), &size) == 0;
        if (is_socket && own.sin_family == AF_INET && ntohs(own.sin_port) == port)
            (void)shutdown(number, SHUT_RDWR);
    }
}

class PageServer {
public:
    PageServer(const ServerSettings& settings, std::optional<ServedFolder> folder)
        : settings_(settings), folder_(std::move(folder))
    {
        http_.set_socket_options(set_own_socket_options);
        http_.set_default_headers(headers_of_all(settings.policy));
        http_.set_payload_max_length(kLargestRequest);
        // A request whose body nobody has read must not leave it for the next one to begin with.
        http_.set_keep_alive_max_count(1);
        http_.set_keep_alive_timeout(1);
        http_.set_tcp_nodelay(true);
        http_.new_task_queue = [] { return new httplib::ThreadPool(kMostThreads); };
    }

    [[nodiscard]] Result<int> bind();
    [[nodiscard]] Result<void> run(const std::string& token, int port);

private:
    void add_routes();
    void list(httplib::Response& response) const;
    void read(const httplib::Request& request, httplib::Response& response) const;
    void save(const httplib::Request& request, httplib::Response& response) const;
    void work(const httplib::Request& request, httplib::Response& response);
    void answer(const Job& job, httplib::DataSink& sink);
    [[nodiscard]] Result<const ServedFolder*> folder() const;

    const ServerSettings& settings_;
    const std::optional<ServedFolder> folder_;
    std::atomic<int> jobs_ = 0;
    httplib::Server http_ = {};
};

Result<int> PageServer::bind()
{
    const int wanted = settings_.port.value_or(kUsualPort);
    if (wanted != 0 && http_.bind_to_port(kLoopback, wanted)) return wanted;
    if (wanted == 0 || !settings_.port) {
        const int port = http_.bind_to_any_port(kLoopback);
        if (port > 0) return port;
    }
    return failure("port", fmt::format("port {} of this computer is not to be had", wanted),
                   "another program has it; 0 stands for any that is free");
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

Result<const ServedFolder*> PageServer::folder() const
{
    if (folder_) return &*folder_;
    return failure("no-served-folder", "no folder is served");
}

void PageServer::list(httplib::Response& response) const
{
    Json told{{"folder", nullptr}, {"files", Json::array()}};
    if (folder_) {
        told["folder"] = folder_->name();
        for (const auto& [path, size] : folder_->files())
            told["files"].push_back({{"path", path}, {"size", size}});
    }
    send(response, told.dump(-1, ' ', false, Json::error_handler_t::replace), kJsonType);
}

void PageServer::read(const httplib::Request& request, httplib::Response& response) const
{
    const Result<const ServedFolder*> served = folder();
    if (!served) return refuse_request(response, served.error());
    Result<std::string> bytes = (*served)->read(request.get_param_value("path"));
    if (!bytes) return refuse_request(response, bytes.error());
    send(response, *std::move(bytes), kBytesType);
}

void PageServer::save(const httplib::Request& request, httplib::Response& response) const
{
    const Result<const ServedFolder*> served = folder();
    if (!served) return refuse_request(response, served.error());
    const bool replaces = request.get_param_value("replace") == "yes";
    const Result<void> saved = (*served)->save(request.get_param_value("path"), request.body,
                                               replaces ? Overwrite::yes : Overwrite::no);
    if (!saved) return refuse_request(response, saved.error());
    send(response, "{}", kJsonType);
}

/// Runs the command: lines of JSON say how far it is, and the last one, before the bytes of files, what it
/// did.
void PageServer::answer(const Job& job, httplib::DataSink& sink)
{
    const auto write = [&](const std::string& text) { return sink.write(text.data(), text.size()); };
    constexpr std::chrono::milliseconds kBetweenLines{100};
    auto last_line = std::chrono::steady_clock::now();
    const auto tell_part = [&](double part) {
        if (!settings_.goes_on()) return false;
        if (std::chrono::steady_clock::now() - last_line < kBetweenLines) return true;
        last_line = std::chrono::steady_clock::now();
        // It is told even where nothing has changed: so we hear that the page does not wait any more.
        return sink.is_writable() && write(fmt::format("{{\"part\":{}}}\n", part));
    };
    const JobPlace place(jobs_);
    const Result<JobResult> result =
        place.is_had() ? run_job(job, tell_part) : failure("busy", "too much is being done at a time");
    (void)write(result ? text_of(*result) : fmt::format("{{\"error\":{}}}\n", told_as_json(result.error())));
    sink.done();
}

void PageServer::work(const httplib::Request& request, httplib::Response& response)
{
    Result<Job> job = job_from(request.body);
    if (!job) return refuse_request(response, job.error());
    const auto shared = std::make_shared<const Job>(*std::move(job));
    response.set_chunked_content_provider(kBytesType, [this, shared](std::size_t, httplib::DataSink& sink) {
        answer(*shared, sink);
        return true;
    });
}

void PageServer::add_routes()
{
    using httplib::Request;
    using httplib::Response;
    http_.Get("/api/files", [this](const Request&, Response& response) { list(response); });
    http_.Get("/api/file", [this](const Request& request, Response& response) { read(request, response); });
    http_.Post("/api/save", [this](const Request& request, Response& response) { save(request, response); });
    http_.Post("/api/run", [this](const Request& request, Response& response) { work(request, response); });
    http_.Get("/.*", [this](const Request& request, Response& response) {
        std::optional<PageFile> file = settings_.page_file(request.path);
        response.status = file ? kOk : kNotFound;
        if (file) send(response, std::move(file->content), file->type);
    });
}

Result<void> PageServer::run(const std::string& token, int port)
{
    const Gate gate(port, token);
    http_.set_pre_routing_handler([&gate](const httplib::Request& request, httplib::Response& response) {
        const auto why = gate.objection_to({.path = request.path,
                                            .host = request.get_header_value("Host"),
                                            .origin = request.get_header_value("Origin"),
                                            .site = request.get_header_value("Sec-Fetch-Site"),
                                            .token = request.get_header_value("X-GammonKit-Token")});
        if (!why) return httplib::Server::HandlerResponse::Unhandled;
        refuse_request(response, {.code = "not-allowed", .message = std::string(*why)});
        return httplib::Server::HandlerResponse::Handled;
    });
    add_routes();
    std::atomic<bool> has_ended = false;
    std::thread listener([&] {
        http_.listen_after_bind();
        has_ended = true;
    });
    constexpr std::chrono::milliseconds kBetweenLooks{20};
    // Only what has begun can be stopped.
    while ((settings_.goes_on() || !http_.is_running()) && !has_ended)
        std::this_thread::sleep_for(kBetweenLooks);
    http_.stop();
    for (; !has_ended; std::this_thread::sleep_for(kBetweenLooks))
        hang_up(port);
    listener.join();
    if (settings_.goes_on()) return failure("server", "the server cannot listen any more");
    return {};
}

Result<void> serve_page(const ServerSettings& settings)
{
    std::optional<ServedFolder> folder;
    if (settings.folder) {
        GK_TRY(folder, ServedFolder::at(*settings.folder));
    }
    PageServer server(settings, std::move(folder));
    GK_TRY(const int port, server.bind());
    const std::string token = new_token();
    if (!settings.tell(fmt::format("http://{}:{}/#{}", kLoopback, port, token))) return {};
    return server.run(token, port);
}

}  // namespace
}  // namespace gammonkit::cli

extern "C" void gammonkit_serve_page(const gammonkit::cli::ServerSettings& settings,
                                     gammonkit::Result<void>& answer)
{
    answer = gammonkit::cli::serve_page(settings);
}
