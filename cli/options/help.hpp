#pragma once

#include "cli/options/command.hpp"
#include "support/languages/translator.hpp"

#include <string>

namespace gammonkit::cli {

/// The help of the whole program: examples, verbs, exit codes.
[[nodiscard]] std::string program_help(std::span<const Command> commands, const Translator& words = {});

/// The help of one verb: examples, usage, what it does, options.
[[nodiscard]] std::string command_help(const Command& command, const Translator& words = {});

/// The manual page of the whole program, as troff source.
[[nodiscard]] std::string program_man(std::span<const Command> commands);

/// The manual page of one verb, as troff source.
[[nodiscard]] std::string command_man(const Command& command);

/// "GammonKit 0.2.0": who has made an analysis.
[[nodiscard]] std::string engine_name();

/// "gammonkit 0.2.0"
[[nodiscard]] std::string version_text();

}  // namespace gammonkit::cli
