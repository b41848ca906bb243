#include "cli/commands/serve/api.hpp"

#include "cli/commands/mcp/tool.hpp"
#include "model/identifiers/packed_bits.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace gammonkit::cli {
namespace {

constexpr std::string_view kInputs = "in/";
constexpr std::string_view kOutputs = "out/";
constexpr std::string_view kOutput = "output";
constexpr std::string_view kContents = "contents";

constexpr const char* kDescription = "Backgammon: what match files hold, conversion, analysis, the best play "
                                     "and the cube decision of a position, "
                                     "boards as pictures. Files are sent in `contents`, each under a name; "
                                     "arguments that are paths give these "
                                     "names, or those of files that the same request writes. What is written "
                                     "under the name in `output` comes back "
                                     "in `files`. Nothing is kept.";

Result<std::string> bytes_of(std::string_view padded)
{
    const std::size_t letters = std::min(padded.find_last_not_of('=') + 1, padded.size());
    std::string bytes(letters * 6 / 8, '\0');
    const std::span filled(reinterpret_cast<std::uint8_t*>(bytes.data()), bytes.size());
    if (padded.size() % 4 != 0 || padded.size() - letters > 2 ||
        !from_base64(padded.substr(0, letters), filled))
        return failure("arguments", "contents are no base64");
    return bytes;
}

Result<std::vector<JobFile>> files_in(const Json& contents)
{
    if (!contents.is_object()) return failure("arguments", "contents are an object");
    std::vector<JobFile> files;
    for (const auto& [name, value] : contents.items()) {
        if (!value.is_string()) return failure("arguments", "contents are base64");
        GK_TRY(std::string bytes, bytes_of(value.get_ref<const std::string&>()));
        files.push_back({.path = std::string(kInputs) + name, .bytes = std::move(bytes)});
    }
    return files;
}

/// An argument with names of files as they are in the private folder.
Json placed(const Json& value, const Json& contents)
{
    if (value.is_array()) {
        Json all = Json::array();
        for (const Json& part : value)
            all.push_back(placed(part, contents));
        return all;
    }
    if (!value.is_string() || !contents.contains(value.get_ref<const std::string&>())) return value;
    return std::string(kInputs) + value.get<std::string>();
}

Json placed_arguments(const Json& arguments, const Json& contents)
{
    if (!arguments.is_object()) return arguments;
    Json all = Json::object();
    for (const auto& [name, value] : arguments.items()) {
        const bool is_output = name == kOutput && value.is_string();
        all[name] =
            is_output ? Json(std::string(kOutputs) + value.get<std::string>()) : placed(value, contents);
    }
    return all;
}

ApiAnswer answer_of(int status, const Json& told)
{
    return {.status = status, .json = told.dump(-1, ' ', false, Json::error_handler_t::replace)};
}

/// The pieces of an answer by kind.
Json told(const ToolAnswer& answer, const std::vector<JobFile>& files)
{
    Json told{{"ok", answer.is_well},      {"results", Json::array()}, {"texts", Json::array()},
              {"pictures", Json::array()}, {"messages", ""},           {"files", Json::object()}};
    for (const auto& [kind, bytes] : answer.pieces) {
        if (kind == ToolPiece::Kind::json) {
            Json results = Json::parse(bytes, nullptr, false);
            for (Json& result : results.is_array() ? results : Json::array({results}))
                told["results"].push_back(std::move(result));
        } else if (kind == ToolPiece::Kind::picture) {
            told["pictures"].push_back(padded_base64(bytes));
        } else if (kind == ToolPiece::Kind::text) {
            told["texts"].push_back(bytes);
        } else {
            told["messages"] = told["messages"].get<std::string>() + bytes;
        }
    }
    for (const JobFile& file : files) {
        if (file.path.starts_with(kOutputs))
            told["files"][file.path.substr(kOutputs.size())] = padded_base64(file.bytes);
    }
    return told;
}

/// Puts files that a step has written among those that the next one finds.
void keep(std::vector<JobFile> written, std::vector<JobFile>& files)
{
    for (JobFile& file : written) {
        std::erase_if(files, [&](const JobFile& other) { return other.path == file.path; });
        files.push_back(std::move(file));
    }
}

Result<ApiAnswer> ask(std::string_view tool, const std::string& body, const RunJob& run)
{
    Json arguments = Json::parse(body, nullptr, false);
    if (!arguments.is_object()) return failure("arguments", "the body is no object of JSON");
    const Json contents = arguments.value(kContents, Json::object());
    arguments.erase(std::string(kContents));
    GK_TRY(std::vector<JobFile> files, files_in(contents));
    std::optional<Diagnostic> refused;
    const auto run_words = [&](const std::vector<std::string>& words) -> Result<ChildResult> {
        Result<JobResult> done = run({.words = words, .files = files});
        if (!done) {
            refused = done.error();
            return tl::unexpected(std::move(done).error());
        }
        keep(std::move(done->files), files);
        return ChildResult{
            .status = done->code, .output = std::move(done->printed), .errors = std::move(done->said)};
    };
    GK_TRY(const ToolAnswer answer, ask_tool(tool, placed_arguments(arguments, contents), run_words));
    if (refused) return tl::unexpected(*std::move(refused));
    constexpr int kUnprocessable = 422;
    return answer_of(answer.is_well ? 200 : kUnprocessable, told(answer, files));
}

Json reference(std::string_view name)
{
    return {{"$ref", fmt::format("#/components/schemas/{}", name)}};
}

Json json_content(Json schema)
{
    return {{"application/json", {{"schema", std::move(schema)}}}};
}

Json schemas()
{
    const Json text{{"type", "string"}};
    const Json bytes{{"type", "string"}, {"contentEncoding", "base64"}};
    const Json texts{{"type", "array"}, {"items", text}};
    const Json results{{"type", "array"}, {"items", {{"type", "object"}, {"additionalProperties", true}}}};
    const Json files{{"type", "object"}, {"additionalProperties", bytes}};
    const Json pictures{{"type", "array"}, {"items", bytes}, {"description", "PNG"}};
    const Json answer{{"ok", {{"type", "boolean"}, {"description", "False if the command has failed."}}},
                      {"results", results},
                      {"texts", texts},
                      {"pictures", pictures},
                      {"messages", text},
                      {"files", files}};
    const Json problem{{"code", text}, {"message", text}, {"hint", text}};
    return {{"Files", files},
            {"Answer",
             {{"type", "object"},
              {"properties", answer},
              {"required", {"ok", "results", "texts", "pictures", "messages", "files"}}}},
            {"Problem",
             {{"type", "object"}, {"properties", problem}, {"required", {"code", "message", "hint"}}}}};
}

/// The address of a tool.
Json path_item(const Json& tool)
{
    Json schema = tool["inputSchema"];
    schema["properties"][std::string(kContents)] = reference("Files");
    Json responses{
        {"200", {{"description", "What the tool found"}, {"content", json_content(reference("Answer"))}}},
        {"422",
         {{"description", "The command has failed: messages tell why"},
          {"content", json_content(reference("Answer"))}}}};
    constexpr std::pair<const char*, const char*> kProblems[] = {{"400", "The arguments do not fit"},
                                                                 {"401", "No key, or a wrong one"},
                                                                 {"503", "Too much is being done"}};
    for (const auto& [status, description] : kProblems)
        responses[status] = {{"description", description}, {"content", json_content(reference("Problem"))}};
    return {{"post",
             {{"operationId", tool["name"]},
              {"summary", tool["title"]},
              {"description", tool["description"]},
              {"requestBody", {{"required", true}, {"content", json_content(std::move(schema))}}},
              {"responses", std::move(responses)}}}};
}

Json document()
{
    Json paths = Json::object();
    for (const Json& tool : listed_tools())
        paths["/" + tool["name"].get<std::string>()] = path_item(tool);
    return {
        {"openapi", "3.1.0"},
        {"info",
         {{"title", "GammonKit"},
          {"version", GAMMONKIT_VERSION},
          {"description", kDescription},
          {"license", {{"name", "MIT"}, {"identifier", "MIT"}}}}},
        {"servers", {{{"url", "/api/v1"}}}},
        {"security", {{{"key", Json::array()}}}},
        {"paths", std::move(paths)},
        {"components",
         {{"schemas", schemas()}, {"securitySchemes", {{"key", {{"type", "http"}, {"scheme", "bearer"}}}}}}}};
}

}  // namespace

Result<ApiAnswer> answer_program(const ApiRequest& request, const RunJob& run)
{
    if (request.asked == fmt::format("GET {}", kApiDocument)) return answer_of(200, document());
    const std::string tools = fmt::format("POST {}", kApiBase);
    if (!request.asked.starts_with(tools))
        return failure("no-tool", "there is nothing at this address", std::string(kApiDocument));
    return ask(std::string_view(request.asked).substr(tools.size()), request.body, run);
}

}  // namespace gammonkit::cli
