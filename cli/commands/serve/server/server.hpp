#pragma once

#include "cli/commands/serve/page_files.hpp"
#include "cli/commands/serve/server/job.hpp"
#include "support/files/module.hpp"
#include "support/result.hpp"

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace gammonkit::cli {

// The sources of this folder are a module: no other verb loads what speaks HTTP.

inline constexpr std::string_view kApiBase = "/api/v1/";
inline constexpr std::string_view kApiDocument = "/api/v1/openapi.json";

struct ApiRequest {
    std::string asked;  ///< "POST /api/v1/hint"
    std::string body;
};

struct ApiAnswer {
    int status = 0;  ///< Of HTTP.
    std::string json;
};

/// Runs a job as those of programs run: it keeps apart what is printed, and ends after half an hour. Fails
/// with code "not-allowed" if it names anything outside of its folder, with "busy" if too many run, and as
/// run_job.
using RunJob = std::function<Result<JobResult>(Job job)>;

/// For programs instead of the page.
struct ApiSettings {
    std::optional<std::string> key = {};  ///< Nothing: a new one, which the address tells.
    std::string address = {};             ///< Of the network, where it listens; empty: this computer alone.
    std::string origin = {};              ///< Whose pages may ask, too; empty: nobody's.
    /// Asked by several threads; nothing where the page is served.
    std::function<Result<ApiAnswer>(const ApiRequest& request, const RunJob& run)> answer = {};
};

struct ServerSettings {
    std::optional<int> port = {};  ///< Nothing: the usual one, or a free one if that is taken.
    std::optional<std::filesystem::path> folder = {};
    std::string policy;  ///< The Content-Security-Policy of all that is served.
    std::function<std::optional<PageFile>(std::string_view path)> page_file;  ///< Asked by several threads.
    ApiSettings api = {};
    /// Gets the address once it can be asked. False if nobody hears of it: then it ends at once.
    std::function<bool(const std::string& address)> tell;
    std::function<bool()> goes_on;  ///< The server ends once this says no.
};

/// The module, and the name and the type of its only function. That serves the page on this computer alone,
/// or programs. It fails with code "usage" if there is no such folder, and with "port" if the port is not to
/// be had.
inline constexpr Module kServerModule{.file = "gammonkit-server.so", .what = "servers"};
inline constexpr char kServeEntry[] = "gammonkit_serve_page";
using ServeEntry = void (*)(const ServerSettings& settings, Result<void>& answer);
[[nodiscard]] Result<ServeEntry> server_entry();

}  // namespace gammonkit::cli
