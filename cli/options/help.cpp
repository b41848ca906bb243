#include "cli/options/help.hpp"

#include "cli/options/command_text.hpp"
#include "support/text.hpp"
#include "support/wrap.hpp"

#include <fmt/format.h>

namespace gammonkit::cli {
namespace {

std::string examples_text(const std::vector<Example>& examples, const Translator& words)
{
    std::string text = words.say("Examples:") + "\n";
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

std::string options_text(const Command& command, const Translator& words)
{
    std::string text = words.say("Options:") + "\n";
    for (const OptionRow* row : command.options)
        text += fmt::format("  {}\n          {}\n", option_heading(*row), wrapped(row->help, 10));
    return text;
}

std::string usage_text(const std::vector<std::string>& ways, const Translator& words)
{
    std::string text = words.say("Usage:") + "\n";
    for (const std::string& way : ways)
        text += fmt::format("  gammonkit {}\n", way);
    return text;
}

std::string description_text(const std::vector<std::string>& paragraphs)
{
    std::string text;
    for (const std::string& paragraph : paragraphs)
        text += fmt::format("{}\n\n", is_shown_as_it_is(paragraph) ? paragraph : wrapped(paragraph, 0));
    return text;
}

std::string exit_text(const Translator& words)
{
    std::string text = words.say("Exit codes:") + "\n";
    for (const ExitStatus& status : kExitStatuses)
        text += fmt::format("  {:>3}  {}\n", static_cast<int>(status.code), words.say(status.meaning));
    return text;
}

}  // namespace

std::string program_help(std::span<const Command> commands, const Translator& words)
{
    const CommandText text = command_text("gammonkit");
    std::string verbs = words.say("Verbs:") + "\n";
    for (const Command& command : commands)
        verbs += fmt::format("  {:<12}{}\n", command.name, words.say(command_text(command.name).summary));
    return fmt::format("gammonkit: {}\n\n{}\n{}\n{}\n{}{}", words.say(text.summary),
                       examples_text(text.examples, words), usage_text(text.usage, words), verbs,
                       description_text(text.description), exit_text(words));
}

std::string command_help(const Command& command, const Translator& words)
{
    const CommandText text = command_text(command.name);
    return fmt::format("gammonkit {}: {}\n\n{}\n{}\n{}{}", command.name, words.say(text.summary),
                       examples_text(text.examples, words), usage_text(text.usage, words),
                       description_text(text.description), options_text(command, words));
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
