#include "cli/options/help.hpp"

#include "cli/options/command_table.hpp"
#include "support/text.hpp"
#include "support/wrap.hpp"

#include <fmt/format.h>

namespace gammonkit::cli {
namespace {

constexpr std::string_view kConventions =
    "A folder stands for all files in it and its subfolders, links to folders among them, but for those "
    "whose "
    "names begin with a dot; - stands for standard input or output, and @FILE for the arguments in a file, "
    "one "
    "a line. Data goes to standard output, everything else to standard error.";

std::string examples_text(std::span<const Example> examples)
{
    std::string text = "Examples:\n";
    for (const Example& example : examples)
        text += fmt::format("  {}\n      {}\n", example.line, example.purpose);
    return text;
}

/// "-o, --output FILE"
std::string option_heading(const OptionRow& row)
{
    const std::string_view short_name = row.short_name();
    return fmt::format("{}{}{}{}{}", short_name, short_name.empty() ? "    " : ", ", row.long_name(),
                       row.value.empty() ? "" : " ", row.value);
}

std::string options_text(const Command& command)
{
    std::string text = "Options:\n";
    for (const OptionRow* row : command.options)
        text += fmt::format("  {}\n          {}\n", option_heading(*row), wrapped(row->help, 10));
    return text;
}

std::string usage_text(const Command& command)
{
    std::string text = "Usage:\n";
    const std::string first = fmt::format("{} {}", command.name, command.synopsis);
    for (const std::string_view line : split(first, '\n'))
        text += fmt::format("  gammonkit {}\n", line);
    return text;
}

std::string description_text(const Command& command)
{
    std::string text;
    std::string_view rest = command.description;
    while (!rest.empty()) {
        const std::size_t end = std::min(rest.find("\n\n"), rest.size());
        text += fmt::format("{}\n\n", wrapped(rest.substr(0, end), 0));
        rest.remove_prefix(std::min(end + 2, rest.size()));
    }
    return text;
}

std::string exit_text()
{
    std::string text = "Exit codes:\n";
    for (const ExitStatus& status : kExitStatuses)
        text += fmt::format("  {:>3}  {}\n", static_cast<int>(status.code), status.meaning);
    return text;
}

}  // namespace

std::string program_help()
{
    std::string verbs = "Verbs:\n";
    for (const Command& command : commands())
        verbs += fmt::format("  {:<12}{}\n", command.name, command.summary);
    return fmt::format("gammonkit: {}\n\n{}\nUsage:\n  gammonkit VERB [OPTIONS] [ARGUMENTS]\n"
                       "  gammonkit VERB --help\n  gammonkit --version\n\n{}\n{}\n\n{}",
                       kProgramSummary, examples_text(program_examples()), verbs, wrapped(kConventions, 0),
                       exit_text());
}

std::string command_help(const Command& command)
{
    return fmt::format("gammonkit {}: {}\n\n{}\n{}\n{}{}", command.name, command.summary,
                       examples_text(command.examples), usage_text(command), description_text(command),
                       options_text(command));
}

std::string engine_name()
{
    return "GammonKit " GAMMONKIT_VERSION;
}

std::string version_text()
{
    return "gammonkit " GAMMONKIT_VERSION "\n";
}

}  // namespace gammonkit::cli
