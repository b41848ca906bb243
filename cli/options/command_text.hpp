#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace gammonkit::cli {

/// A command line that works, and what it is good for.
struct Example {
    std::string line;
    std::string purpose;
};

/// What people read of a verb: help and manual page come from it.
struct CommandText {
    std::string summary;             ///< One line, lower case, no full stop.
    std::vector<std::string> usage;  ///< What follows "gammonkit", a line for each way.
    /// Paragraphs without line breaks, and lines to be shown as they are: see `is_shown_as_it_is`.
    std::vector<std::string> description;
    std::vector<std::string> main_options;  ///< Long names of those that people use most: "--to".
    std::vector<Example> examples;
};

/// True for a part of a description that is not to be wrapped: its lines are indented.
[[nodiscard]] constexpr bool is_shown_as_it_is(std::string_view paragraph)
{
    return paragraph.starts_with("    ");
}

/// A file of cli/text, which is built into the program.
struct CommandPage {
    std::string_view name;  ///< Of the verb; "gammonkit" is the page of the whole program.
    std::string_view markdown;
};
[[nodiscard]] std::span<const CommandPage> command_pages();

/// What a page says: a heading "# VERB: SUMMARY", the usage as indented lines, paragraphs, perhaps
/// with other indented lines between them, below
/// "## Main options" the names of those that short help shows, and below "## Examples" indented command
/// lines, each with its purpose as a paragraph behind.
[[nodiscard]] CommandText text_of_page(std::string_view markdown);

/// What the page of a verb, or of "gammonkit", says; nothing of what has no page.
[[nodiscard]] CommandText command_text(std::string_view name);

/// What an option of a verb does, as cli/text/options.md says: in a section "## --to (convert, split)" of
/// that verb, else in "## --to". Empty if it says nothing.
[[nodiscard]] std::string option_help(std::string_view verb, std::string_view long_name);

}  // namespace gammonkit::cli
