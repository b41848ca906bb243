#pragma once

#include "cli/options/command.hpp"

#include <span>
#include <string_view>
#include <vector>

namespace gammonkit::cli {

/// Every verb there is, in the order in which help lists them.
[[nodiscard]] std::span<const Command> commands();

/// The verb with this name, or nothing.
[[nodiscard]] const Command* find_command(std::string_view name);

/// Their names, for suggestions and completion.
[[nodiscard]] std::vector<std::string_view> command_names();

/// An exit code and what it says.
struct ExitStatus {
    ExitCode code;
    std::string_view meaning;
};
inline constexpr ExitStatus kExitStatuses[] = {
    {ExitCode::ok, "all went well"_say},
    {ExitCode::failed,
     "some inputs failed or hold errors; the others were done; or an error is above --fail-above"_say},
    {ExitCode::usage, "the command line is wrong"_say},
    {ExitCode::bad_format, "a format is not known, or none recognizes the input"_say},
    {ExitCode::losses, "the target cannot carry everything, and --strict was given"_say},
    {ExitCode::engine, "the engine failed"_say},
    {ExitCode::interrupted, "interrupted; files that were written are whole"_say}};

}  // namespace gammonkit::cli
