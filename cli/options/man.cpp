#include "cli/options/command_text.hpp"
#include "cli/options/help.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <iterator>

namespace gammonkit::cli {
namespace {

struct Escape {
    char letter;
    std::string_view written;
};
constexpr Escape kEscapes[] = {{'\\', "\\e"}, {'-', "\\-"}, {'\'', "\\(aq"}, {'~', "\\(ti"}, {'^', "\\(ha"}};

/// Text that troff takes literally: hyphens that can be copied, no commands, no escapes.
std::string escaped(std::string_view text)
{
    std::string result = text.starts_with('.') ? "\\&" : "";
    for (const char c : text) {
        const auto* const found = std::ranges::find(kEscapes, c, &Escape::letter);
        found == std::end(kEscapes) ? result += c : result += found->written;
    }
    return result;
}

std::string page_head(std::string_view name, std::string_view summary)
{
    return fmt::format(".\\\" Written by 'gammonkit help --man'.\n"
                       ".TH \"{0}\" 1 \"\" \"GammonKit\" \"GammonKit Manual\"\n"
                       ".SH NAME\n{1} \\- {2}\n",
                       lowered(name), escaped(name), escaped(summary));
}

std::string synopsis(const std::vector<std::string>& ways)
{
    std::string text = ".SH SYNOPSIS\n.nf\n";
    for (const std::string& way : ways)
        text += fmt::format("gammonkit {}\n", escaped(way));
    return text + ".fi\n";
}

std::string examples(const std::vector<Example>& rows)
{
    std::string text = ".SH EXAMPLES\n";
    for (const Example& example : rows)
        text += fmt::format(".TP\n.B {}\n{}\n", escaped(example.line), escaped(example.purpose));
    return text;
}

std::string description(const std::vector<std::string>& paragraphs)
{
    std::string text;
    for (const std::string& paragraph : paragraphs) {
        const std::string_view before = text.empty() ? ".SH DESCRIPTION" : ".PP";
        const std::string shown = escaped(paragraph);
        text += is_shown_as_it_is(paragraph) ? fmt::format("{}\n.nf\n{}\n.fi\n", before, shown)
                                             : fmt::format("{}\n{}\n", before, shown);
    }
    return text;
}

std::string manual_entry(const Command& command, const Option& option)
{
    const std::string_view short_name = option.short_name();
    const std::string names = short_name.empty() ? fmt::format("\\fB{}\\fR", escaped(option.long_name()))
                                                 : fmt::format("\\fB{}\\fR, \\fB{}\\fR", escaped(short_name),
                                                               escaped(option.long_name()));
    const std::string value = option.value.empty() ? "" : fmt::format(" \\fI{}\\fR", escaped(option.value));
    return fmt::format(".TP\n{}{}\n{}\n", names, value,
                       escaped(option_help(command.name, option.long_name())));
}

std::string options(const Command& command)
{
    const auto heading = [](const OptionGroupRow& group) {
        return group.group == OptionGroup::verb ? "" : fmt::format(".SS {}\n", group.heading);
    };
    return ".SH OPTIONS\n" + options_by_group(command, heading, [&](const Option& option) {
               return manual_entry(command, option);
           });
}

std::string exit_status()
{
    std::string text = ".SH EXIT STATUS\n";
    for (const ExitStatus& status : kExitStatuses)
        text += fmt::format(".TP\n.B {}\n{}\n", static_cast<int>(status.code), escaped(status.meaning));
    return text;
}

}  // namespace

std::string program_man(std::span<const Command> commands)
{
    const CommandText program = command_text("gammonkit");
    std::string text = page_head("gammonkit", program.summary) + synopsis(program.usage) +
                       examples(program.examples) + ".SH VERBS\n";
    for (const Command& command : commands)
        text += fmt::format(".TP\n.BR gammonkit\\-{} (1)\n{}\n", escaped(command.name),
                            escaped(command_text(command.name).summary));
    return text + exit_status();
}

std::string command_man(const Command& command)
{
    const CommandText text = command_text(command.name);
    return page_head(fmt::format("gammonkit-{}", command.name), text.summary) + synopsis(text.usage) +
           examples(text.examples) + description(text.description) + options(command) + exit_status() +
           ".SH SEE ALSO\n.BR gammonkit (1)\n";
}

}  // namespace gammonkit::cli
