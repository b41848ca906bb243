#pragma once

#include "cli/options/command.hpp"
#include "support/languages/translator.hpp"

#include <string>

namespace gammonkit::cli {

/// The help of the whole program: examples, verbs, exit codes.
[[nodiscard]] std::string program_help(std::span<const Command> commands, const Translator& words = {});

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

/// How much of a verb's help is shown.
enum class HelpExtent {
    screen,  ///< -h: usage, the options that people use most, examples.
    all      ///< --help
};

/// The help of one verb.
[[nodiscard]] std::string command_help(const Command& command, HelpExtent extent,
                                       const Translator& words = {});

/// The manual page of the whole program, as troff source.
[[nodiscard]] std::string program_man(std::span<const Command> commands);

/// The manual page of one verb, as troff source.
[[nodiscard]] std::string command_man(const Command& command);

/// "GammonKit 0.2.0": who has made an analysis.
[[nodiscard]] std::string engine_name();

/// "gammonkit 0.2.0"
[[nodiscard]] std::string version_text();

}  // namespace gammonkit::cli
