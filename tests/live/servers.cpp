/// The two servers of the command alone, for a build with sanitizers: all of the command would take minutes
/// longer to build. It takes the command lines that the tests of this folder use.
#include "analysis/external/session.hpp"
#include "cli/commands/engine/command.hpp"
#include "cli/commands/serve/api.hpp"
#include "cli/commands/serve/page_files.hpp"
#include "cli/commands/serve/server/server.hpp"
#include "cli/console/interrupt.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <unistd.h>

/// What was freed is kept for a while, so that its use is seen; the tests look at how much memory is in use.
extern "C" const char* __asan_default_options();  // NOLINT(bugprone-reserved-identifier)
extern "C" const char* __asan_default_options()   // NOLINT(bugprone-reserved-identifier)
{
    return "quarantine_size_mb=4";
}

namespace gammonkit::cli {
namespace {

/// A folder, or "--api".
Result<void> serve_page(const std::string& what)
{
    const bool is_for_programs = what == "--api";
    GK_TRY(const auto serve, function_of_module<ServeEntry>(kServerModule, kServeEntry));
    Result<void> served;
    serve({.port = 0,
           .folder = is_for_programs ? std::nullopt : std::optional<std::filesystem::path>(what),
           .policy = page_policy(),
           .page_file = page_file,
           .api = is_for_programs ? ApiSettings{.answer = answer_program} : ApiSettings{},
           .tell =
               [](const std::string& address) {
                   fmt::print("{}\n", address);
                   return std::fflush(stdout) == 0;
               },
           .goes_on = [] { return !interrupted(); }},
          served);
    return served;
}

Result<void> serve_engine(const std::string& path)
{
    NetEngine engine({.threads = 1});
    const SessionEngine who{
        .engine = engine, .plays = level_of_plies(0), .cube = level_of_plies(0), .version = "0"};
    GK_TRY(const SocketAddress address, socket_address_of(path));
    GK_TRY(Listener listener, Listener::at(address));
    serve_programs(std::move(listener), who, 1);
    return {};
}

/// As the command ends. Some jobs of pages and programs take as long as anybody waits for them, others
/// nothing.
int run(const std::vector<std::string>& words)
{
    const auto says = [&](const char* word) { return std::ranges::find(words, word) != words.end(); };
    if (says("--version")) return static_cast<int>(ExitCode::ok);
    if (says("analyze") || says("rollout")) return pause();
    if (!says("serve")) return static_cast<int>(ExitCode::failed);
    watch_for_interrupts();
    const Result<void> served = says("engine") ? serve_engine(words.back()) : serve_page(words.back());
    if (served) return static_cast<int>(ExitCode::interrupted);
    fmt::print(stderr, "{}\n", served.error().message);
    return static_cast<int>(ExitCode::failed);
}

}  // namespace
}  // namespace gammonkit::cli

int main(int count, char** words)
{
    return gammonkit::cli::run({words + 1, words + count});
}
