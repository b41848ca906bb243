#include "cli/commands/mcp/tool.hpp"

#include "model/identifiers/packed_bits.hpp"
#include "support/files/temporary_folder.hpp"
#include "support/system/child_process.hpp"

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <fmt/format.h>

namespace gammonkit::cli {
namespace {

namespace fs = std::filesystem;

constexpr std::chrono::minutes kLongestStep{30};
/// Of an answer: more than that fills the memory of an assistant with one of them.
constexpr std::size_t kMostAnswer = std::size_t{512} << 10;

tl::unexpected<Diagnostic> wrong_arguments(std::string message)
{
    return failure("arguments", std::move(message));
}

const ToolFile* file_of(std::string_view name)
{
    const std::span<const ToolFile> files = tool_files();
    const auto found = std::ranges::find(files, name, &ToolFile::name);
    return found == files.end() ? nullptr : &*found;
}

bool has_type(const Json& value, std::string_view type)
{
    if (type == "string") return value.is_string();
    if (type == "boolean") return value.is_boolean();
    if (type == "integer") return value.is_number_integer();
    return type == "array" && value.is_array();
}

Result<void> check_value(std::string_view name, const Json& schema, const Json& value)
{
    const auto type = schema.at("type").get<std::string>();
    if (!has_type(value, type)) return wrong_arguments(fmt::format("{} is not of type {}", name, type));
    if (schema.contains("enum") && std::ranges::find(schema["enum"], value) == schema["enum"].end())
        return wrong_arguments(fmt::format("{} is none of {}", name, schema["enum"].dump()));
    if (schema.contains("minimum") && value < schema["minimum"])
        return wrong_arguments(fmt::format("{} is less than {}", name, schema["minimum"].dump()));
    if (schema.contains("maximum") && value > schema["maximum"])
        return wrong_arguments(fmt::format("{} is more than {}", name, schema["maximum"].dump()));
    if (value.is_string() && value.get_ref<const std::string&>().find('\0') != std::string::npos)
        return wrong_arguments(fmt::format("{} holds a zero byte", name));
    if (!value.is_array()) return {};
    if (value.size() < schema.value("minItems", std::size_t{0}))
        return wrong_arguments(fmt::format("{} is empty", name));
    for (const Json& item : value) {
        GK_TRY_VOID(check_value(name, schema.at("items"), item));
    }
    return {};
}

std::string text_of(const Json& value)
{
    if (value.is_boolean()) return {};
    return value.is_string() ? value.get<std::string>() : value.dump();
}

/// The argument that stands for a word's {name}; null where there is none.
Json argument_in(std::string_view word, const Json& arguments)
{
    const std::size_t open = word.find('{');
    const std::string name(word.substr(open + 1, word.find('}') - open - 1));
    const Json value = arguments.value(name, Json());
    return value == Json(false) ? Json() : value;
}

/// Runs a command line in the folder of this process.
Result<ChildResult> answer_of(const Json& step, const Json& arguments, const std::function<bool()>& go_on)
{
    GK_TRY(const TemporaryFolder folder, TemporaryFolder::make());
    GK_TRY(const fs::path program, own_program());
    std::vector<std::string> command{program.generic_string(), "--color", "never"};
    const std::vector<std::string> words = filled_words(step["words"], arguments);
    command.insert(command.end(), words.begin(), words.end());
    return run_child({.command = std::move(command),
                      .folder = fs::current_path(),
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

/// Adds what a step answered to the content; false where it has failed.
bool add_answer(const Json& step, ChildResult answer, Json& content, Json& structured)
{
    const bool is_image = step["gives"] == "image";
    const bool is_too_long = !is_image && answer.output.size() > kMostAnswer;
    if (is_too_long) {
        answer.errors +=
            fmt::format("The answer has {} bytes, {} are allowed: ask for less, or name an output.\n",
                        answer.output.size(), kMostAnswer);
    } else if (is_image && answer.status == 0) {
        content.push_back(
            {{"type", "image"}, {"data", padded_base64(answer.output)}, {"mimeType", "image/png"}});
    } else if (!answer.output.empty()) {
        const Json results = step["gives"] == "json" ? Json::parse(answer.output, nullptr, false) : Json();
        if (results.is_array()) structured = {{"results", results}};
        if (results.is_object()) structured = {{"results", Json::array({results})}};
        content.push_back(text_content(std::move(answer.output)));
    }
    if (!answer.errors.empty()) content.push_back(text_content(std::move(answer.errors)));
    return answer.status == 0 && !is_too_long;
}

/// Runs the steps of a tool until one fails.
Json result_of(const Json& steps, const Json& arguments, const std::function<bool()>& go_on)
{
    Json content = Json::array();
    Json structured;
    bool is_well = true;
    for (const Json& step : steps) {
        Result<ChildResult> answer = answer_of(step, arguments, go_on);
        if (!answer) content.push_back(text_content(answer.error().message));
        is_well = answer && add_answer(step, *std::move(answer), content, structured);
        if (!is_well) break;
    }
    if (content.empty()) content.push_back(text_content("Done."));
    Json result{{"content", std::move(content)}, {"isError", !is_well}};
    if (!structured.is_null()) result["structuredContent"] = std::move(structured);
    return result;
}

}  // namespace

Json listed_tools()
{
    Json tools = Json::array();
    for (const ToolFile& file : tool_files()) {
        Json tool = Json::parse(file.text);
        const bool writes = tool["inputSchema"]["properties"].contains("output");
        tool["name"] = file.name;
        tool["annotations"] = {
            {"readOnlyHint", !writes}, {"destructiveHint", false}, {"openWorldHint", false}};
        const auto gives_json = [](const Json& step) { return step["gives"] == "json"; };
        if (std::ranges::any_of(tool["steps"], gives_json))
            tool["outputSchema"] = {{"type", "object"},
                                    {"properties", {{"results", {{"type", "array"}}}}},
                                    {"required", {"results"}}};
        tool.erase("steps");
        tools.push_back(std::move(tool));
    }
    return tools;
}

Result<void> check_arguments(const Json& schema, const Json& arguments)
{
    if (!arguments.is_object()) return wrong_arguments("arguments are an object");
    const Json& properties = schema.at("properties");
    for (const auto& [name, value] : arguments.items()) {
        if (!properties.contains(name)) return wrong_arguments(fmt::format("there is no argument {}", name));
        GK_TRY_VOID(check_value(name, properties[name], value));
    }
    for (const Json& name : schema.value("required", Json::array())) {
        if (!arguments.contains(name)) return wrong_arguments(fmt::format("{} is missing", text_of(name)));
    }
    return {};
}

std::vector<std::string> filled_words(const Json& words, const Json& arguments)
{
    std::vector<std::string> filled;
    for (const Json& item : words) {
        const auto word = item.get<std::string>();
        const std::size_t open = word.find('{');
        if (open == std::string::npos) {
            filled.push_back(word);
            continue;
        }
        const Json value = argument_in(word, arguments);
        if (value.is_null()) continue;
        for (const Json& part : value.is_array() ? value : Json::array({value}))
            filled.push_back(word.substr(0, open) + text_of(part) + word.substr(word.find('}') + 1));
    }
    return filled;
}

Result<Json> call_tool(std::string_view name, const Json& arguments, const std::function<bool()>& go_on)
{
    const ToolFile* const file = file_of(name);
    if (file == nullptr) return wrong_arguments(fmt::format("there is no tool {}", name));
    const Json tool = Json::parse(file->text);
    // An assistant sees only results: what is wrong with its arguments is one, too.
    if (const Result<void> right = check_arguments(tool["inputSchema"], arguments); !right)
        return Json{{"content", Json::array({text_content(right.error().message)})}, {"isError", true}};
    return result_of(tool["steps"], arguments, go_on);
}

}  // namespace gammonkit::cli
