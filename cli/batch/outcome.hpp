#pragma once

#include "cli/options/command.hpp"
#include "support/diagnostic.hpp"

#include <set>
#include <string>
#include <vector>

namespace gammonkit::cli {

/// What outputs lack of their inputs, and how it was converted.
struct LossSummary {
    Census lost{};                       ///< How many of each feature.
    std::set<std::string> keys = {};     ///< Of what only another format knows: "sgf:GS".
    std::set<std::string> tables = {};   ///< Match equity tables by which analyses were converted.
    std::set<std::string> misread = {};  ///< Tables by which GNU Backgammon will not read what was written.

    void add(const LossSummary& other);
};

/// What became of one input. Made by a worker, printed by the main thread.
struct Outcome {
    ExitCode status = ExitCode::ok;
    bool skipped = false;          ///< Found in a folder, and no match file.
    bool has_identifiers = false;  ///< Skipped, but -f ids would read something.
    bool elsewhere = false;        ///< In another share.
    bool up_to_date = false;       ///< Left alone, because its output is there.
    bool flawed = false;           ///< Failed in that it holds errors, but what could be kept was done.
    std::string content = {};      ///< The MD5 sum of what was read, where that matters.
    std::string data = {};         ///< For standard output.
    std::string messages = {};     ///< For standard error.
    std::string diagnostics = {};  ///< For --diagnostics: lines of JSON.
    std::vector<std::string> failures = {};  ///< What failed, as objects among objects of JSON.
    std::size_t warnings = 0;                ///< Counted, not printed.
    LossSummary losses = {};                 ///< Of the outputs.
    std::string loss_lines = {};             ///< For --diagnostics: what the outputs lack, told or not.
    std::set<std::string> replaced = {};     ///< Who made the analyses that new ones replace.
};

/// Prints what was said of an input, and gives it to those who read it as JSON.
void tell(Console& console, const Outcome& outcome);

/// The exit code for a failure, by its code.
[[nodiscard]] ExitCode exit_code_of(const Diagnostic& diagnostic);

/// Prints why a verb, or one argument, cannot be worked on, and gives the exit code for it.
ExitCode refuse(Session& session, const Diagnostic& diagnostic, std::string_view input = {});

}  // namespace gammonkit::cli
