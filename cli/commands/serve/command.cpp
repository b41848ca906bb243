#include "cli/commands/verbs.hpp"

#include "cli/batch/outcome.hpp"
#include "cli/commands/serve/api.hpp"
#include "cli/commands/serve/page_files.hpp"
#include "cli/commands/serve/server/server.hpp"
#include "cli/console/console.hpp"
#include "cli/console/interrupt.hpp"

#include <algorithm>
#include <cstdlib>
#include <fmt/format.h>

namespace gammonkit::cli {
namespace {

struct ServeOptions : VerbOptions {
    std::optional<int> port = {};
    bool api = false;
    std::string listen = {};
    std::string allow_origin = {};

    void bind(OptionTable& table) override
    {
        table.add("--port", "N", port, {0, 65535});
        table.flag("--api", api);
        table.add("--listen", "ADDRESS", listen);
        table.add("--allow-origin", "ORIGIN", allow_origin);
        batch.bind_quiet(table);
    }
};

constexpr const char* kKeyVariable = "GAMMONKIT_KEY";

/// The key of the environment, which no list of processes shows; nothing if none is set.
Result<std::optional<std::string>> key_of_user()
{
    constexpr std::size_t kLeastLetters = 16;
    const char* const key =
        std::getenv(kKeyVariable);  // NOLINT(concurrency-mt-unsafe): nothing sets variables here.
    if (key == nullptr) return std::nullopt;
    if (std::string_view(key).size() >= kLeastLetters) return std::optional<std::string>(key);
    return failure("usage", fmt::format("{} has less than {} letters", kKeyVariable, kLeastLetters),
                   "without it a new key is made each time");
}

bool is_origin(std::string_view text)
{
    const bool has_scheme = text.starts_with("http://") || text.starts_with("https://");
    return has_scheme && std::ranges::all_of(text, [](char c) { return c > ' ' && c < '\x7f'; });
}

/// What `--api` asks for.
Result<ApiSettings> api_of(const ServeOptions& options)
{
    const bool is_asked_more = !options.listen.empty() || !options.allow_origin.empty();
    if (!options.api && is_asked_more)
        return failure("usage", "--listen and --allow-origin are for --api",
                       "the page is for this computer alone");
    if (!options.api) return ApiSettings{};
    if (!options.inputs.empty())
        return failure("usage", "with --api no folder is served",
                       "programs send the files that they ask about");
    if (!options.allow_origin.empty() && !is_origin(options.allow_origin))
        return failure("usage", fmt::format("'{}' is no origin", options.allow_origin),
                       "such as https://example.org");
    GK_TRY(std::optional<std::string> key, key_of_user());
    return ApiSettings{.key = std::move(key),
                       .address = options.listen,
                       .origin = options.allow_origin,
                       .answer = answer_program};
}

std::string_view welcome(const ApiSettings& api)
{
    if (!api.answer) return "a browser on this computer shows the page; Ctrl-C ends it";
    return api.key ? "programs may ask, with the key of GAMMONKIT_KEY; Ctrl-C ends it"
                   : "programs may ask, with the key behind the #; Ctrl-C ends it";
}

Result<ExitCode> run_serve(Session& session, const ServeOptions& options)
{
    const std::vector<std::string>& inputs = options.inputs;
    if (inputs.size() > 1) return failure("usage", "only one folder can be served");
    GK_TRY(ApiSettings api, api_of(options));
    const std::string_view who = welcome(api);
    GK_TRY(const ServeEntry serve, server_entry());
    bool is_told = false;
    ServerSettings settings{.port = options.port,
                            .policy = page_policy(),
                            .page_file = page_file,
                            .api = std::move(api),
                            .tell =
                                [&](const std::string& address) {
                                    session.console.data(address + '\n');
                                    is_told = session.console.finish() && !session.console.output_closed();
                                    if (is_told) session.console.tell(who);
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

constexpr Command kServeCommand = with_options<ServeOptions, run_serve>(
    {.name = "serve", .group = VerbGroup::matches, .completes = Completes::directory});

}  // namespace gammonkit::cli
