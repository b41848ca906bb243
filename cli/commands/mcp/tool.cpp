#include "cli/commands/mcp/tool.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace gammonkit::cli {
namespace {

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

ToolPiece::Kind kind_of(const Json& step)
{
    if (step["gives"] == "image") return ToolPiece::Kind::picture;
    return step["gives"] == "json" ? ToolPiece::Kind::json : ToolPiece::Kind::text;
}

/// Adds what a step printed to the answer, and whether it went well.
void add(ToolPiece::Kind kind, ChildResult done, ToolAnswer& answer)
{
    const bool is_picture = kind == ToolPiece::Kind::picture;
    const bool is_too_long = !is_picture && done.output.size() > kMostAnswer;
    answer.is_well = done.status == 0 && !is_too_long;
    if (is_too_long) {
        done.errors +=
            fmt::format("The answer has {} bytes, {} are allowed: ask for less, or name an output.\n",
                        done.output.size(), kMostAnswer);
    } else if (!done.output.empty() && (answer.is_well || !is_picture)) {
        answer.pieces.push_back({kind, std::move(done.output)});
    }
    if (!done.errors.empty()) answer.pieces.push_back({ToolPiece::Kind::message, std::move(done.errors)});
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

Result<ToolAnswer> ask_tool(std::string_view name, const Json& arguments, const RunWords& run)
{
    const ToolFile* const file = file_of(name);
    if (file == nullptr) return failure("no-tool", fmt::format("there is no tool {}", name));
    const Json tool = Json::parse(file->text);
    GK_TRY_VOID(check_arguments(tool["inputSchema"], arguments));
    ToolAnswer answer;
    for (const Json& step : tool["steps"]) {
        Result<ChildResult> done = run(filled_words(step["words"], arguments));
        if (done) {
            add(kind_of(step), *std::move(done), answer);
        } else {
            answer.pieces.push_back({ToolPiece::Kind::message, done.error().message});
            answer.is_well = false;
        }
        if (!answer.is_well) break;
    }
    return answer;
}

}  // namespace gammonkit::cli
