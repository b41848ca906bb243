#pragma once

#include "support/languages/translator.hpp"

#include <string_view>

namespace gammonkit::cli {

/// What the command says to the shell.
enum class ExitCode {
    ok = 0,
    failed = 1,        ///< Some inputs failed; the batch went on.
    usage = 2,         ///< The command line makes no sense.
    bad_format = 3,    ///< A format that is not known, or an input that no format can read.
    losses = 4,        ///< --strict, and the target cannot carry everything.
    engine = 5,        ///< The engine failed.
    interrupted = 130  ///< Stopped by Ctrl-C.
};

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
