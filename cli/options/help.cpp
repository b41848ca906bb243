#include "cli/options/help.hpp"

#include "cli/options/command_text.hpp"
#include "support/text.hpp"
#include "support/wrap.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <utility>

namespace gammonkit::cli {
namespace {

std::string examples_text(std::span<const Example> examples, const Translator& words)
{
    std::string text = words.say("Examples:") + "\n";
    for (const Example& example : examples)
        text += fmt::format("  {}\n      {}\n", example.line, example.purpose);
    return text;
}

/// "-o, --output FILE"
std::string option_heading(const Option& option)
{
    const std::string_view short_name = option.short_name();
    return fmt::format("{}{}{}{}{}", short_name, short_name.empty() ? "    " : ", ", option.long_name(),
                       option.value.empty() ? "" : " ", option.value);
}

std::string option_text(const Command& command, const Option& option)
{
    return fmt::format("  {}\n          {}\n", option_heading(option),
                       wrapped(option_help(command.name, option.long_name()), 10));
}

/// What stands before the first semicolon that is not in brackets.
std::string_view first_statement(std::string_view help)
{
    int depth = 0;
    for (std::size_t i = 0; i < help.size(); ++i) {
        if (help[i] == '(') ++depth;
        if (help[i] == ')') --depth;
        if (help[i] == ';' && depth == 0) return help.substr(0, i);
    }
    return help;
}

/// "  -n, --plays N             show the N best plays (default: 5)": what the option does, as far as the
/// first semicolon.
std::string option_line(const Command& command, const Option& option)
{
    constexpr std::size_t kColumn = 28;
    const std::string help = option_help(command.name, option.long_name());
    const std::string first = wrapped(first_statement(help), kColumn);
    std::string heading = fmt::format("  {}", option_heading(option));
    heading.resize(std::max(heading.size(), kColumn), ' ');
    return heading.ends_with(' ') ? fmt::format("{}{}\n", heading, first)
                                  : fmt::format("{}\n{:{}}{}\n", heading, "", kColumn, first);
}

/// All options, under their headings: what is the verb's own first, what all verbs have last.
std::string options_text(const Command& command, const Translator& words)
{
    const OfferedOptions offered(command);
    std::string text;
    for (const OptionGroupRow& group : kOptionGroups) {
        std::string options;
        for (const Option& option : offered.table.options()) {
            if (option.group == group.group && !option.is_hidden) options += option_text(command, option);
        }
        if (options.empty()) continue;
        text += fmt::format("{}{}:\n{}", text.empty() ? "" : "\n", words.say(group.heading), options);
    }
    return text;
}

/// Those that people use most.
std::string main_options_text(const Command& command, std::span<const std::string> names,
                              const Translator& words)
{
    const OfferedOptions offered(command);
    std::string text = words.say("Options:") + "\n";
    for (const std::string& name : names)
        text += option_line(command, *offered.table.find(name));
    return text +
           words.say("'gammonkit {0} --help' explains more and lists all {1} options.", command.name,
                     std::to_string(std::ranges::count(offered.table.options(), false, &Option::is_hidden))) +
           "\n";
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

/// The headings of verbs, in the order of their groups.
constexpr std::string_view kVerbGroups[] = {"Files:"_say, "Positions:"_say, "Matches and players:"_say,
                                            "Tables and settings:"_say};

std::string verbs_text(std::span<const Command> commands, const Translator& words)
{
    std::string text;
    for (std::size_t group = 0; group < std::size(kVerbGroups); ++group) {
        text += fmt::format("{}{}\n", group == 0 ? "" : "\n", words.say(kVerbGroups[group]));
        for (const Command& command : commands) {
            if (static_cast<std::size_t>(command.group) != group) continue;
            text += fmt::format("  {:<12}{}\n", command.name, words.say(command_text(command.name).summary));
        }
    }
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
    const std::string verbs = verbs_text(commands, words);
    return fmt::format("gammonkit: {}\n\n{}\n{}\n{}\n{}{}", words.say(text.summary),
                       examples_text(text.examples, words), usage_text(text.usage, words), verbs,
                       description_text(text.description), exit_text(words));
}

std::string command_help(const Command& command, HelpExtent extent, const Translator& words)
{
    const CommandText text = command_text(command.name);
    const std::string head = fmt::format("gammonkit {}: {}\n\n{}", command.name, words.say(text.summary),
                                         usage_text(text.usage, words));
    if (extent == HelpExtent::screen && !text.main_options.empty()) {
        constexpr std::size_t kFew = 4;
        const std::span few(text.examples.data(), std::min(kFew, text.examples.size()));
        return fmt::format("{}\n{}\n{}", head, examples_text(few, words),
                           main_options_text(command, text.main_options, words));
    }
    return fmt::format("{}\n{}\n{}{}", head, examples_text(text.examples, words),
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
