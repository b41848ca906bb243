#pragma once

#include "report/json_parts.hpp"
#include "support/result.hpp"

#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace gammonkit::cli {

/// A file of cli/commands/mcp/tools: what an assistant is told of a tool (title, description, inputSchema),
/// and the command lines that answer it. Each "gives" an answer in "json", as "text" or as an "image". In its
/// words {name} stands for an argument: a word with one that is not given is left out, a list becomes a word
/// for each, true becomes nothing.
struct ToolFile {
    std::string_view name;
    std::string_view text;
};
[[nodiscard]] std::span<const ToolFile> tool_files();

/// All tools as "tools/list" of the Model Context Protocol names them.
[[nodiscard]] Json listed_tools();

/// What is wrong with the arguments by the schema of the tool; nothing if all is right. Of JSON Schema it
/// knows what the files use.
[[nodiscard]] Result<void> check_arguments(const Json& schema, const Json& arguments);

/// The words of a step with the arguments in their places.
[[nodiscard]] std::vector<std::string> filled_words(const Json& words, const Json& arguments);

/// Answers "tools/call": runs what the tool stands for, in this program's own process each, and gives the
/// result with its content. Fails only where the call is wrong; a command that fails is a result, too.
/// What runs is killed once `go_on` says no.
[[nodiscard]] Result<Json> call_tool(std::string_view name, const Json& arguments,
                                     const std::function<bool()>& go_on);

}  // namespace gammonkit::cli
