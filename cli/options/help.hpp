#pragma once

#include "cli/options/command.hpp"
#include "support/languages/translator.hpp"
#include "support/wrap.hpp"

#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace gammonkit::cli {

/// A group of options, and the heading under which they stand; in the order of help.
struct OptionGroupRow {
    OptionGroup group;
    std::string_view heading;
};
inline constexpr OptionGroupRow kOptionGroups[] = {{OptionGroup::verb, "Options"_say},
                                                   {OptionGroup::place, "Place in a record"_say},
                                                   {OptionGroup::decisions, "Decisions"_say},
                                                   {OptionGroup::rollouts, "Rollouts"_say},
                                                   {OptionGroup::engine, "Engine"_say},
                                                   {OptionGroup::boards, "Boards"_say},
                                                   {OptionGroup::output, "Output"_say},
                                                   {OptionGroup::input, "Input"_say},
                                                   {OptionGroup::messages, "Progress and messages"_say}};

/// What is said of the options of a verb, group by group: `heading` begins the text of each, if it has any.
[[nodiscard]] std::string options_by_group(const Command& command,
                                           const std::function<std::string(const OptionGroupRow&)>& heading,
                                           const std::function<std::string(const Option&)>& text);

/// How much of help is shown.
enum class HelpExtent {
    screen,  ///< -h: usage, examples, and the names of verbs or the options that people use most.
    all      ///< --help
};

/// How help is shown.
struct HelpStyle {
    const Translator& words;
    HelpExtent extent = HelpExtent::all;
    std::size_t width = kTextWidth;  ///< Columns of a line.
};

/// The help of the whole program: examples, verbs, exit codes.
[[nodiscard]] std::string program_help(std::span<const Command> commands, const HelpStyle& style);

/// The help of one verb.
[[nodiscard]] std::string command_help(const Command& command, const HelpStyle& style);

/// The manual page of the whole program, as troff source.
[[nodiscard]] std::string program_man(std::span<const Command> commands);

/// The manual page of one verb, as troff source.
[[nodiscard]] std::string command_man(const Command& command);

/// What a script of completion can know.
struct CompletionWords {
    std::span<const Command> commands;
    Catalogue catalogue;
    std::vector<std::string_view> settings;  ///< What can be set: "lang".
};

/// A script that completes verbs, options, formats and choices from the rows of commands in "bash", "zsh" or
/// "fish"; whatever else is left to the shell, as file names.
[[nodiscard]] std::string completion_script(std::string_view shell, const CompletionWords& known);

}  // namespace gammonkit::cli
