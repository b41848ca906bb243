#pragma once

#include "cli/options/common_options.hpp"
#include "cli/options/share.hpp"
#include "decisions/statistics/marks.hpp"
#include "formats/format.hpp"
#include "support/charset.hpp"
#include "support/languages/translator.hpp"

#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

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

class Console;
struct Command;

/// All that a verb works with, besides what it is asked.
struct Session {
    const VerbOptions& options;  ///< What all verbs have of it.
    const OptionTable& table;    ///< What was given, and how it was written.
    Catalogue catalogue;
    Console& console;
    Translator words = {};                             ///< The language of texts for people.
    std::span<const Command> commands = {};            ///< All verbs.
    const Command* command = nullptr;                  ///< This one.
    std::optional<Share> share = {};                   ///< Of the inputs, where only one is worked on.
    std::shared_ptr<const Input> standard_input = {};  ///< What was read of it before the verb began.
    MarkChoice marks = {};                             ///< Which errors and rolls a written record marks.
    bool keeps_record = true;  ///< With -O: of what is done, by the MD5 sums of the inputs.
};

/// Under which heading help lists a verb.
enum class VerbGroup { files, positions, matches, settings };

/// One verb: dispatch, parsing and completion come from this row. What people read of it: cli/text/NAME.md.
struct Command {
    std::string_view name;
    VerbGroup group;
    Completes completes;                           ///< What its arguments are.
    std::span<const std::string_view> words = {};  ///< What the first may be, where that is one of a few.
    /// Which values of --to say in which form it prints, rather than which format it writes.
    std::span<const std::string_view> print_forms = {};
    bool has_table = false;  ///< Whether its csv is a table of its own, not one made of its JSON.
    /// Whether the last argument is an output, of verbs that take one there.
    bool (*last_is_output)(const Session& session) = nullptr;
    std::unique_ptr<VerbOptions> (*options)() = nullptr;  ///< As they are where none is given.
    /// Whatever it fails with is told where it was called.
    Result<ExitCode> (*run)(Session& session, const VerbOptions& options) = nullptr;
};

/// The row of a verb, with what makes its options and what runs it with them.
template <class Options, Result<ExitCode> (*run)(Session& session, const Options& options)>
constexpr Command with_options(Command row)
{
    row.options = []() -> std::unique_ptr<VerbOptions> { return std::make_unique<Options>(); };
    row.run = [](Session& session, const VerbOptions& options) -> Result<ExitCode> {
        return run(session, static_cast<const Options&>(options));
    };
    return row;
}

/// The options that a verb offers, bound to a struct of its own: for help, completion and settings.
struct OfferedOptions {
    explicit OfferedOptions(const Command& command);

    std::unique_ptr<VerbOptions> options;
    OptionTable table = {};

    /// Those that people are told of.
    [[nodiscard]] std::vector<const Option*> shown() const;
};

/// A verb of the last release that is an option of another now.
struct OldVerb {
    std::string_view name;
    std::string_view now;
};
inline constexpr OldVerb kOldVerbs[] = {
    {"theme", "board --themes"}, {"completion", "settings --completion"}, {"htmlimages", "report --images"}};

/// The verb with this name, or nothing.
[[nodiscard]] const Command* find_command(std::span<const Command> commands, std::string_view name);

/// Their names, for suggestions.
[[nodiscard]] std::vector<std::string_view> names_of(std::span<const Command> commands);

}  // namespace gammonkit::cli
