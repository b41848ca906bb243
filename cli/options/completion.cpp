#include "cli/options/completion.hpp"

#include "analysis/met/named_tables.hpp"
#include "cli/options/command_text.hpp"
#include "model/decisions/thresholds.hpp"
#include "report/render/theme.hpp"
#include "support/text.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace gammonkit::cli {
namespace {

std::string format_ids(Catalogue catalogue)
{
    std::vector<std::string> ids;
    for (const Format& format : catalogue)
        ids.emplace_back(format.id);
    return joined(ids, " ");
}

/// What a script can know.
struct Known {
    std::span<const Command> commands;
    Catalogue catalogue;
};

std::string verb_names(const Known& known)
{
    return fmt::format("{}", fmt::join(names_of(known.commands), " "));
}

std::string table_names()
{
    std::vector<std::string> names;
    for (const NamedTable& table : named_tables())
        names.emplace_back(table.name);
    return joined(names, " ");
}

/// Whether a value may be a file though words are offered for it.
bool is_name_or_file(Completes completes)
{
    return completes == Completes::theme || completes == Completes::table;
}

/// The words that can be offered for a value; empty where the shell offers files, or nothing.
std::string offered(Completes completes, std::span<const std::string_view> choices, const Known& known)
{
    switch (completes) {
    case Completes::format:
        return format_ids(known.catalogue);
    case Completes::verb:
        return verb_names(known);
    case Completes::choice:
        return fmt::format("{}", fmt::join(choices, " "));
    case Completes::theme:
        return fmt::format("{}", fmt::join(theme_names(), " "));
    case Completes::table:
        return table_names();
    case Completes::thresholds:
        return fmt::format("{}", fmt::join(kThresholdNames, " "));
    case Completes::file:
    case Completes::directory:
    case Completes::nothing:
        break;
    }
    return {};
}

/// The arguments of a verb that are not files.
std::string offered_arguments(const Command& command, const Known& known)
{
    return command.words.empty() ? offered(command.completes, {}, known)
                                 : fmt::format("{}", fmt::join(command.words, " "));
}

std::string without(std::string_view unwanted, std::string_view text)
{
    std::string result(text);
    std::erase_if(result, [&](char c) { return unwanted.find(c) != std::string_view::npos; });
    return result;
}

std::string bash_values(const Command& command, const Known& known)
{
    const OfferedOptions options(command);
    std::string text;
    for (const Option& option : options.table.options()) {
        if (option.is_flag() || option.is_hidden) continue;
        const std::string words = offered(option.completes, option.choices, known);
        const std::string_view flags = option.completes == Completes::directory ? "-d" : "-f";
        std::string action = words.empty() ? std::string(flags) : fmt::format("-W '{}'", words);
        if (is_name_or_file(option.completes)) action += " -f";
        const std::string short_pattern =
            option.short_name().empty() ? "" : fmt::format("{}:{}|", command.name, option.short_name());
        text += fmt::format("        {}{}:{}) COMPREPLY=($(compgen {} -- \"$current\")); return ;;\n",
                            short_pattern, command.name, option.long_name(), action);
    }
    return text;
}

std::string bash_words(const Command& command, const Known& known)
{
    const OfferedOptions options(command);
    std::vector<std::string> names;
    for (const Option& option : options.table.options()) {
        if (!option.is_hidden) names.emplace_back(option.long_name());
    }
    return fmt::format("        {}) options='{}'; arguments='{}' ;;\n", command.name, joined(names, " "),
                       offered_arguments(command, known));
}

/// "{-o,--output}'[help]:FILE:_files'"
std::string zsh_option(const Command& command, const Option& option, const Known& known)
{
    const std::string names = option.short_name().empty()
                                  ? std::string(option.long_name())
                                  : fmt::format("{{{},{}}}", option.short_name(), option.long_name());
    const std::string help = without("'[]", option_help(command.name, option.long_name()));
    if (option.is_flag()) return fmt::format("{}'[{}]'", names, help);
    const std::string words = offered(option.completes, option.choices, known);
    std::string action = words.empty() ? "_files" : fmt::format("({})", words);
    if (is_name_or_file(option.completes)) action = fmt::format("{{compadd {}; _files}}", words);
    if (option.completes == Completes::directory) action = "_files -/";
    if (option.completes == Completes::nothing) action = " ";
    return fmt::format("{}'[{}]:{}:{}'", names, help, without("'[]:", option.value), action);
}

std::string zsh_case(const Command& command, const Known& known)
{
    const OfferedOptions options(command);
    std::string text = fmt::format("        {}) _arguments -S :", command.name);
    for (const Option& option : options.table.options()) {
        if (!option.is_hidden) text += fmt::format(" \\\n            {}", zsh_option(command, option, known));
    }
    const std::string words = offered_arguments(command, known);
    if (!command.words.empty()) text += fmt::format(" \\\n            '1:argument:({})'", words);
    const bool are_files = words.empty() || !command.words.empty();
    text += fmt::format(" \\\n            '*:argument:{}' ;;\n",
                        are_files ? "_files" : fmt::format("({})", words));
    return text;
}

std::string fish_option(const Command& command, const Option& option, const Known& known)
{
    std::string text = fmt::format("complete -c gammonkit -n '__fish_seen_subcommand_from {}'", command.name);
    if (!option.short_name().empty()) text += fmt::format(" -s {}", option.short_name().substr(1));
    text += fmt::format(" -l {} -d '{}'", option.long_name().substr(2),
                        without("'", option_help(command.name, option.long_name())));
    if (option.is_flag()) return text + "\n";
    const std::string words = offered(option.completes, option.choices, known);
    if (words.empty()) return text + " -r\n";
    return text + fmt::format(" {} -a '{}'\n", is_name_or_file(option.completes) ? "-r" : "-x", words);
}

}  // namespace

std::string bash_completion(std::span<const Command> commands, Catalogue catalogue)
{
    const Known known{commands, catalogue};
    std::string values;
    std::string words;
    for (const Command& command : commands) {
        values += bash_values(command, known);
        words += bash_words(command, known);
    }
    return fmt::format(R"(# Completes gammonkit in bash. Written by 'gammonkit settings --completion bash'.
_gammonkit() {{
    local current=${{COMP_WORDS[COMP_CWORD]}} previous=${{COMP_WORDS[COMP_CWORD-1]}} verb=${{COMP_WORDS[1]}}
    local options= arguments=
    COMPREPLY=()
    if ((COMP_CWORD == 1)); then
        COMPREPLY=($(compgen -W '{} --help --version' -- "$current"))
        return
    fi
    case $verb:$previous in
{}    esac
    case $verb in
{}    esac
    if [[ $current == -* ]]; then
        COMPREPLY=($(compgen -W "$options" -- "$current"))
    elif [[ $arguments ]]; then
        COMPREPLY=($(compgen -W "$arguments" -- "$current"))
    fi
}}
complete -o default -F _gammonkit gammonkit
)",
                       verb_names(known), values, words);
}

std::string zsh_completion(std::span<const Command> commands, Catalogue catalogue)
{
    const Known known{commands, catalogue};
    std::string verbs;
    std::string cases;
    for (const Command& command : commands) {
        verbs +=
            fmt::format("        '{}:{}'\n", command.name, without("'", command_text(command.name).summary));
        cases += zsh_case(command, known);
    }
    return fmt::format(R"(#compdef gammonkit
# Completes gammonkit in zsh. Written by 'gammonkit settings --completion zsh'.
_gammonkit() {{
    local -a verbs
    verbs=(
{}    )
    if ((CURRENT == 2)); then
        _describe verb verbs
        return
    fi
    local curcontext=$curcontext verb=${{words[2]}}
    curcontext=${{curcontext%:*:*}}:gammonkit-$verb:
    shift words
    ((CURRENT--))
    case $verb in
{}    esac
}}
if [[ ${{funcstack[1]}} == _gammonkit ]]; then
    _gammonkit "$@"
else
    compdef _gammonkit gammonkit
fi
)",
                       verbs, cases);
}

std::string fish_completion(std::span<const Command> commands, Catalogue catalogue)
{
    const Known known{commands, catalogue};
    std::string text = "# Completes gammonkit in fish. Written by 'gammonkit settings --completion fish'.\n";
    for (const Command& command : commands) {
        text += fmt::format("complete -c gammonkit -n __fish_use_subcommand -f -a {} -d '{}'\n", command.name,
                            without("'", command_text(command.name).summary));
        const OfferedOptions options(command);
        for (const Option& option : options.table.options()) {
            if (!option.is_hidden) text += fish_option(command, option, known);
        }
        const std::string words = offered_arguments(command, known);
        if (!words.empty()) {
            text += fmt::format("complete -c gammonkit -n '__fish_seen_subcommand_from {}' {}-a '{}'\n",
                                command.name, command.words.empty() ? "-f " : "", words);
        }
    }
    return text;
}

}  // namespace gammonkit::cli
