#include "cli/options/help.hpp"

#include "cli/options/command_text.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <iterator>

namespace gammonkit::cli {
namespace {

/// The headings of verbs, in the order of their groups.
constexpr std::string_view kVerbGroups[] = {"Files:"_say, "Positions:"_say, "Matches and players:"_say,
                                            "Tables and settings:"_say};

std::string examples_text(std::span<const Example> examples, const HelpStyle& style)
{
    std::string text = style.words.say("Examples:") + "\n";
    for (const Example& example : examples)
        text += fmt::format("  {}\n      {}\n", example.line, wrapped(example.purpose, 6, style.width));
    return text;
}

/// As many of the first as a screen has room for.
template <class Row>
std::span<const Row> few(const std::vector<Row>& rows, std::size_t count)
{
    return {rows.data(), std::min(count, rows.size())};
}

/// "-o, --output FILE"
std::string option_heading(const Option& option)
{
    const std::string_view short_name = option.short_name();
    return fmt::format("{}{}{}{}{}", short_name, short_name.empty() ? "    " : ", ", option.long_name(),
                       option.value.empty() ? "" : " ", option.value);
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
std::string option_line(const Command& command, const Option& option, std::size_t width)
{
    constexpr std::size_t kColumn = 28;
    const std::string help = option_help(command.name, option.long_name());
    const std::string first = wrapped(first_statement(help), kColumn, width);
    std::string heading = fmt::format("  {}", option_heading(option));
    heading.resize(std::max(heading.size(), kColumn), ' ');
    return heading.ends_with(' ') ? fmt::format("{}{}\n", heading, first)
                                  : fmt::format("{}\n{:{}}{}\n", heading, "", kColumn, first);
}

/// All options, under their headings: what is the verb's own first, what all verbs have last.
std::string options_text(const Command& command, const HelpStyle& style)
{
    const std::string text = options_by_group(
        command,
        [&](const OptionGroupRow& group) { return fmt::format("\n{}:\n", style.words.say(group.heading)); },
        [&](const Option& option) {
            const std::string help = option_help(command.name, option.long_name());
            return fmt::format("  {}\n          {}\n", option_heading(option),
                               wrapped(help, 10, style.width));
        });
    return text.substr(1);  // What stands above ends with an empty line.
}

/// Those that people use most.
std::string main_options_text(const Command& command, std::span<const std::string> names,
                              const HelpStyle& style)
{
    const OfferedOptions offered(command);
    std::string text = style.words.say("Options:") + "\n";
    for (const std::string& name : names)
        text += option_line(command, *offered.table.find(name), style.width);
    const std::string more =
        style.words.say("'gammonkit {0} --help' explains more and lists all {1} options.", command.name,
                        std::to_string(offered.shown().size()));
    return fmt::format("{}{}\n", text, wrapped(more, 0, style.width));
}

std::string usage_text(std::span<const std::string> ways, const HelpStyle& style)
{
    std::string text = style.words.say("Usage:") + "\n";
    for (const std::string& way : ways)
        text += fmt::format("  gammonkit {}\n", wrapped(way, 12, style.width));
    return text;
}

std::string description_text(const std::vector<std::string>& paragraphs, std::size_t width)
{
    std::string text;
    for (const std::string& paragraph : paragraphs)
        text +=
            fmt::format("{}\n\n", is_shown_as_it_is(paragraph) ? paragraph : wrapped(paragraph, 0, width));
    return text;
}

std::vector<const Command*> verbs_of(std::span<const Command> commands, std::size_t group)
{
    std::vector<const Command*> verbs;
    for (const Command& command : commands) {
        if (static_cast<std::size_t>(command.group) == group) verbs.push_back(&command);
    }
    return verbs;
}

/// A line for each verb.
std::string verbs_text(std::span<const Command> commands, const HelpStyle& style)
{
    std::string text;
    for (std::size_t group = 0; group < std::size(kVerbGroups); ++group) {
        text += fmt::format("{}{}\n", group == 0 ? "" : "\n", style.words.say(kVerbGroups[group]));
        for (const Command* command : verbs_of(commands, group)) {
            const std::string summary = style.words.say(command_text(command->name).summary);
            text += fmt::format("  {:<12}{}\n", command->name, wrapped(summary, 14, style.width));
        }
    }
    return text;
}

/// A line for each group of verbs.
std::string verb_names_text(std::span<const Command> commands, const HelpStyle& style)
{
    std::size_t column = 0;
    for (const std::string_view heading : kVerbGroups)
        column = std::max(column, columns_of(style.words.say(heading)) + 2);
    std::string text;
    for (std::size_t group = 0; group < std::size(kVerbGroups); ++group) {
        std::string names;
        for (const Command* command : verbs_of(commands, group))
            names += fmt::format("{} ", command->name);
        text += in_column(style.words.say(kVerbGroups[group]), column) + wrapped(names, column, style.width) +
                "\n";
    }
    return text;
}

std::string exit_text(const HelpStyle& style)
{
    std::string text = style.words.say("Exit codes:") + "\n";
    for (const ExitStatus& status : kExitStatuses)
        text += fmt::format("  {:>3}  {}\n", static_cast<int>(status.code),
                            wrapped(style.words.say(status.meaning), 7, style.width));
    return text;
}

/// "gammonkit stats: add up errors and luck"
std::string head_of(std::string_view name, const CommandText& text, const HelpStyle& style)
{
    return wrapped(fmt::format("{}: {}", name, style.words.say(text.summary)), 0, style.width) + "\n";
}

}  // namespace

std::string options_by_group(const Command& command,
                             const std::function<std::string(const OptionGroupRow&)>& heading,
                             const std::function<std::string(const Option&)>& text)
{
    const OfferedOptions offered(command);
    std::string all;
    for (const OptionGroupRow& group : kOptionGroups) {
        std::string of_group;
        for (const Option* option : offered.shown()) {
            if (option->group == group.group) of_group += text(*option);
        }
        if (!of_group.empty()) all += heading(group) + of_group;
    }
    return all;
}

std::string program_help(std::span<const Command> commands, const HelpStyle& style)
{
    const CommandText text = command_text("gammonkit");
    const std::string head = head_of("gammonkit", text, style);
    if (style.extent == HelpExtent::screen) {
        return fmt::format("{}\n{}\n{}\n{}\n{}", head, examples_text(few(text.examples, 4), style),
                           usage_text(few(text.usage, 2), style), verb_names_text(commands, style),
                           head_of("gammonkit help", command_text("help"), style));
    }
    return fmt::format("{}\n{}\n{}\n{}\n{}{}", head, examples_text(text.examples, style),
                       usage_text(text.usage, style), verbs_text(commands, style),
                       description_text(text.description, style.width), exit_text(style));
}

std::string command_help(const Command& command, const HelpStyle& style)
{
    const CommandText text = command_text(command.name);
    const std::string head = head_of(fmt::format("gammonkit {}", command.name), text, style) + "\n" +
                             usage_text(text.usage, style);
    if (style.extent == HelpExtent::screen && !text.main_options.empty())
        return fmt::format("{}\n{}\n{}", head, examples_text(few(text.examples, 4), style),
                           main_options_text(command, text.main_options, style));
    return fmt::format("{}\n{}\n{}{}", head, examples_text(text.examples, style),
                       description_text(text.description, style.width), options_text(command, style));
}

}  // namespace gammonkit::cli
