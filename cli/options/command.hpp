#pragma once

#include "cli/options/arguments.hpp"
#include "cli/options/exit_code.hpp"
#include "cli/options/option_table.hpp"
#include "cli/options/share.hpp"
#include "formats/format.hpp"
#include "support/charset.hpp"
#include "support/languages/translator.hpp"

#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace gammonkit::cli {

class Console;
struct Command;

/// All that a verb works with.
struct Session {
    const Arguments& arguments;
    Catalogue catalogue;
    Console& console;
    Translator words = {};                             ///< The language of texts for people.
    std::span<const Command> commands = {};            ///< All verbs.
    const Command* command = nullptr;                  ///< This one.
    std::optional<Share> share = {};                   ///< Of the inputs, where only one is worked on.
    std::shared_ptr<const Input> standard_input = {};  ///< What was read of it before the verb began.
    bool keeps_record = true;  ///< With -O: of what is done, by the MD5 sums of the inputs.
};

/// One verb: dispatch, parsing and completion come from this row. What people read of it: cli/text/NAME.md.
struct Command {
    std::string_view name;
    std::span<const OptionRow* const> options;
    Completes completes;                           ///< What its arguments are.
    std::span<const std::string_view> words = {};  ///< What the first may be, where that is one of a few.
    ExitCode (*run)(Session& session);
    /// Which values of --to say in which form it prints, rather than which format it writes.
    std::span<const std::string_view> print_forms = {};
    /// Whether the file of --output takes what it prints, in any form. Else it does so only if that is one of
    /// those for programs, and the verb writes its file itself.
    bool (*prints)(const Arguments& arguments) = nullptr;
    /// Whether the last argument is an output, of verbs that take one there.
    bool (*last_is_output)(const Session& session) = nullptr;
};

/// The verb with this name, or nothing.
[[nodiscard]] const Command* find_command(std::span<const Command> commands, std::string_view name);

/// Their names, for suggestions.
[[nodiscard]] std::vector<std::string_view> names_of(std::span<const Command> commands);

}  // namespace gammonkit::cli
