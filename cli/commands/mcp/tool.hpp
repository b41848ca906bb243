#pragma once

#include "report/json_parts.hpp"
#include "support/result.hpp"
#include "support/system/child_process.hpp"

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

/// A piece of what a tool answers: what a step printed, or what it complained of.
struct ToolPiece {
    enum class Kind { json, text, picture, message };
    Kind kind;
    std::string bytes;  ///< A picture is a PNG.
};

struct ToolAnswer {
    std::vector<ToolPiece> pieces = {};
    bool is_well = true;  ///< False if a command has failed, which a message tells.
};

/// Runs a command of this program with these words to its end.
using RunWords = std::function<Result<ChildResult>(const std::vector<std::string>& words)>;

/// Runs what a tool stands for, step by step. Fails with code "no-tool", or "arguments" where they do not
/// fit its schema; a command that fails is an answer, too.
[[nodiscard]] Result<ToolAnswer> ask_tool(std::string_view name, const Json& arguments, const RunWords& run);

}  // namespace gammonkit::cli
