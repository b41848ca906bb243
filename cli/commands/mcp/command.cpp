#include "cli/commands/mcp/tool.hpp"
#include "cli/commands/verbs.hpp"
#include "cli/console/console.hpp"
#include "cli/console/interrupt.hpp"
#include "model/identifiers/packed_bits.hpp"
#include "support/files/temporary_folder.hpp"
#include "support/sockets/line_reader.hpp"

#include <algorithm>
#include <chrono>
#include <deque>
#include <filesystem>
#include <fmt/format.h>
#include <unistd.h>
#include <utility>

namespace gammonkit::cli {
namespace {

/// Of the Model Context Protocol, the newest first; the others differ in nothing that is used here.
/// Source: modelcontextprotocol.io/specification, "Lifecycle", "Tools", "Transports".
constexpr const char* kVersions[] = {"2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"};

constexpr const char* kInstructions = "Backgammon: what match files hold, conversion, analysis, the best "
                                      "play and the cube decision of a position, "
                                      "boards as pictures. Files are named as paths; positions as XGID, OGID "
                                      "or GNU Backgammon's IDs; places in a match "
                                      "as find, stats and explain tell them: g2-17 is turn 17 of game 2. To "
                                      "say what somebody's worst error was and "
                                      "why: analyze the match into a new file unless it is analyzed, find in "
                                      "it what is asked for (filter 'error>0', "
                                      "sort 'error'), and explain that place.";

// Of JSON-RPC 2.0, section 5.1.
constexpr int kParseError = -32700;
constexpr int kInvalidRequest = -32600;
constexpr int kNoSuchMethod = -32601;
constexpr int kInvalidParameters = -32602;

constexpr std::chrono::minutes kLongestStep{30};

/// Runs a command of this program in the folder of this process.
Result<ChildResult> run_here(const std::vector<std::string>& words, const GoOn& go_on)
{
    GK_TRY(const TemporaryFolder folder, TemporaryFolder::make());
    GK_TRY(const std::filesystem::path program, own_program());
    std::vector<std::string> command{program.generic_string(), "--color", "never"};
    command.insert(command.end(), words.begin(), words.end());
    return run_child({.command = std::move(command),
                      .folder = std::filesystem::current_path(),
                      .output = folder.path() / "output",
                      .errors = folder.path() / "errors",
                      .environment = own_environment(),
                      .limit = kLongestStep,
                      .go_on = go_on});
}

Json text_content(std::string text)
{
    return {{"type", "text"}, {"text", std::move(text)}};
}

/// What a tool answered as the result of "tools/call".
Json result_of(ToolAnswer answer)
{
    Json result{{"content", Json::array()}, {"isError", !answer.is_well}};
    for (auto& [kind, bytes] : answer.pieces) {
        if (kind == ToolPiece::Kind::json) {
            const Json results = Json::parse(bytes, nullptr, false);
            if (results.is_array()) result["structuredContent"] = {{"results", results}};
            if (results.is_object()) result["structuredContent"] = {{"results", Json::array({results})}};
        }
        const bool is_picture = kind == ToolPiece::Kind::picture;
        result["content"].push_back(
            is_picture ? Json{{"type", "image"}, {"data", padded_base64(bytes)}, {"mimeType", "image/png"}}
                       : text_content(std::move(bytes)));
    }
    if (answer.pieces.empty()) result["content"].push_back(text_content("Done."));
    return result;
}

/// A conversation with an assistant: one request a line, answered in turn.
class Conversation {
public:
    explicit Conversation(Console& console) : console_(console) {}

    Result<ExitCode> hold()
    {
        while (!is_over_) {
            if (waiting_.empty()) {
                GK_TRY_VOID(take_line([] { return !interrupted(); }));
                continue;
            }
            current_ = std::move(waiting_.front());
            waiting_.pop_front();
            answer(current_);
        }
        return interrupted() ? ExitCode::interrupted : ExitCode::ok;
    }

private:
    static bool is_request(const Json& message)
    {
        return message.is_object() && message.value("jsonrpc", Json()) == "2.0" &&
               message.value("method", Json()).is_string() &&
               message.value("params", Json::object()).is_object();
    }

    /// Reads a line, if one comes while it may wait, and sees to what is answered at once.
    Result<void> take_line(const GoOn& go_on)
    {
        Result<std::optional<std::string>> line = lines_.next(go_on);
        if (!line && line.error().code == "interrupted") {
            is_over_ = is_over_ || interrupted();
            return {};
        }
        if (!line) return tl::unexpected(std::move(line).error());
        is_over_ = !*line || console_.output_closed();
        if (!is_over_) take(**line);
        return {};
    }

    void take(const std::string& line)
    {
        if (line.empty()) return;
        Json message = Json::parse(line, nullptr, false);
        if (message.is_discarded()) return fail({}, kParseError, "this is no JSON");
        // Answers to what was never asked are of no interest.
        if (message.is_object() && !message.contains("method") && message.contains("id")) return;
        if (!is_request(message)) return fail({}, kInvalidRequest, "this is no request of JSON-RPC 2.0");
        if (message["method"] == "notifications/cancelled")
            return cancel(message.value("params", Json::object()).value("requestId", Json()));
        if (!message.contains("id")) return;  // Other notifications ask for nothing.
        if (message["method"] == "tools/call") {
            waiting_.push_back(std::move(message));
        } else {
            answer(message);
        }
    }

    void cancel(const Json& id)
    {
        is_cancelled_ = is_cancelled_ || current_.value("id", Json()) == id;
        std::erase_if(waiting_, [&](const Json& message) { return message["id"] == id; });
    }

    void answer(const Json& message)
    {
        const auto method = message["method"].get<std::string>();
        const Json parameters = message.value("params", Json::object());
        if (method == "tools/call") return call(message["id"], parameters);
        if (method == "initialize") return reply(message["id"], introduction(parameters));
        if (method == "ping") return reply(message["id"], Json::object());
        if (method == "tools/list") return reply(message["id"], {{"tools", listed_tools()}});
        fail(message["id"], kNoSuchMethod, fmt::format("there is no method {}", method));
    }

    static Json introduction(const Json& parameters)
    {
        const Json asked = parameters.value("protocolVersion", Json());
        const auto* const version = std::ranges::find(kVersions, asked);
        return {
            {"protocolVersion", version == std::end(kVersions) ? kVersions[0] : *version},
            {"capabilities", {{"tools", Json::object()}}},
            {"serverInfo", {{"name", "gammonkit"}, {"title", "GammonKit"}, {"version", GAMMONKIT_VERSION}}},
            {"instructions", kInstructions}};
    }

    void call(Json id, const Json& parameters)
    {
        is_cancelled_ = false;
        if (!parameters.value("name", Json()).is_string())
            return fail(id, kInvalidParameters, "the name of a tool is missing");
        Result<ToolAnswer> answer =
            ask_tool(parameters["name"].get<std::string>(), parameters.value("arguments", Json::object()),
                     [&](const std::vector<std::string>& words) {
                         return run_here(words, [&] { return listens(); });
                     });
        current_ = Json::object();
        if (is_cancelled_ || is_over_) return;  // Nobody waits for it any more.
        if (!answer && answer.error().code == "no-tool")
            return fail(id, kInvalidParameters, answer.error().message);
        // An assistant sees only results: what is wrong with its arguments is one, too.
        reply(id, answer ? result_of(*std::move(answer))
                         : Json{{"content", Json::array({text_content(answer.error().message)})},
                                {"isError", true}});
    }

    /// Hears what is said while a tool works; false once it should stop.
    bool listens()
    {
        bool is_first = true;
        const Result<void> heard = take_line([&] { return std::exchange(is_first, false); });
        is_over_ = is_over_ || !heard || interrupted();
        return !is_over_ && !is_cancelled_;
    }

    void reply(const Json& id, Json result)
    {
        send({{"jsonrpc", "2.0"}, {"id", id}, {"result", std::move(result)}});
    }

    void fail(const Json& id, int code, std::string_view message)
    {
        send({{"jsonrpc", "2.0"}, {"id", id}, {"error", {{"code", code}, {"message", message}}}});
    }

    void send(const Json& message)
    {
        console_.data_now(message.dump(-1, ' ', false, Json::error_handler_t::replace) + '\n');
    }

    Console& console_;
    LineReader lines_{STDIN_FILENO};
    std::deque<Json> waiting_;  ///< Calls, in the order in which they came.
    Json current_ = Json::object();
    bool is_cancelled_ = false;
    bool is_over_ = false;
};

struct McpOptions : VerbOptions {
    void bind(OptionTable& /*table*/) override {}
};

Result<ExitCode> run_mcp(Session& session, const McpOptions& options)
{
    if (!options.inputs.empty())
        return failure("usage", "mcp takes no arguments", "an assistant starts it and names files itself");
    watch_for_interrupts();
    return Conversation(session.console).hold();
}

}  // namespace

constexpr Command kMcpCommand = with_options<McpOptions, run_mcp>(
    {.name = "mcp", .group = VerbGroup::matches, .completes = Completes::nothing});

}  // namespace gammonkit::cli
