#pragma once

#include "cli/exit_code.hpp"
#include "cli/options/arguments.hpp"
#include "cli/options/option_table.hpp"
#include "formats/format.hpp"

#include <span>
#include <string_view>

namespace gammonkit::cli {

class Console;

/// All that a verb works with.
struct Session {
    const Arguments& arguments;
    Catalogue catalogue;
    Console& console;
};

/// A command line that works, and what it is good for.
struct Example {
    std::string_view line;
    std::string_view purpose;
};

/// One verb: dispatch, help, man pages and completion all come from this row.
struct Command {
    std::string_view name;
    std::string_view summary;      ///< One line, lower case, no full stop.
    std::string_view synopsis;     ///< What follows "gammonkit NAME".
    std::string_view description;  ///< Paragraphs, parted by "\n\n"; otherwise without line breaks.
    std::span<const Example> examples;
    std::span<const OptionRow* const> options;
    Completes completes;                           ///< What its arguments are.
    std::span<const std::string_view> words = {};  ///< What the first may be, where that is one of a few.
    ExitCode (*run)(Session& session);
};

}  // namespace gammonkit::cli
