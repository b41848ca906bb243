#pragma once

#include "cli/command.hpp"
#include "cli/inputs.hpp"
#include "formats/pipeline.hpp"

#include <functional>
#include <span>
#include <string>

namespace gammonkit::cli {

/// What became of one input. Made by a worker, printed by the main thread.
struct Outcome {
    ExitCode status = ExitCode::ok;
    bool skipped = false;       ///< Found in a folder, and no match file.
    bool flawed = false;        ///< Failed in that it holds errors, but what could be kept was done.
    std::string data = {};      ///< For standard output.
    std::string messages = {};  ///< For standard error.
    std::size_t warnings = 0;   ///< Counted, not printed.
    Census lost{};              ///< What the outputs lack.
};

/// What became of all.
struct BatchResult {
    std::size_t total = 0;
    std::size_t done = 0;
    std::size_t failed = 0;
    std::size_t flawed = 0;  ///< Among the failed, those of which all that could be kept was done.
    std::size_t skipped = 0;
    std::size_t warnings = 0;
    Census lost{};                   ///< What the outputs lack, all together.
    Census lossy_inputs{};           ///< For each feature, how many inputs lose it.
    ExitCode status = ExitCode::ok;  ///< The one status of all that failed, or else `failed`.
};

/// Works on every input, several at a time, and prints the outcomes in the order of the inputs with a bar of
/// progress. `print_data` may be empty: data is then printed as it is. Stops early on Ctrl-C and when nobody
/// reads the data any more.
[[nodiscard]] BatchResult run_batch(Session& session, std::span<const InputFile> inputs,
                                    const std::function<Outcome(const InputFile&)>& work,
                                    const std::function<void(std::string_view)>& print_data = {});

/// Reads one input and sets the outcome's status. Nothing if it is to be skipped; a Reading without a
/// collection if there is nothing to work with. `look` may see the bytes before they are read.
[[nodiscard]] std::optional<Reading> read_one(const Session& session, const ReadSettings& settings,
                                              const InputFile& input, Outcome& outcome,
                                              const std::function<void(const Input&)>& look = {});

/// True if not even the bytes of an input could be had; what was said about it then names the file.
[[nodiscard]] bool is_unread(const Reading& reading);

/// What was said about an input, as it is printed: with the place, or as the program's own message.
[[nodiscard]] std::string rendered(const Session& session, const Reading& reading,
                                   const Diagnostic& diagnostic);

/// Renders what was said about an input into the outcome's messages: errors always, warnings and notes if
/// `all` or --verbose; other warnings are counted.
void keep_messages(const Session& session, const Reading& reading, bool all, Outcome& outcome);

/// The exit code for a failure, by its code.
[[nodiscard]] ExitCode exit_code_of(const Diagnostic& diagnostic);

/// Prints why a verb cannot begin, and gives the exit code for it.
ExitCode refuse(Session& session, const Diagnostic& diagnostic);

}  // namespace gammonkit::cli
