#include "analysis/met/named_tables.hpp"
#include "cli/options/command_text.hpp"
#include "cli/options/help.hpp"
#include "model/decisions/thresholds.hpp"
#include "report/render/theme.hpp"
#include "support/text.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <functional>

namespace gammonkit::cli {
namespace {

/// All with blanks between them.
std::string spaced(const auto& names)
{
    return fmt::format("{}", fmt::join(names, " "));
}

/// What `name_of` says of each of some things.
std::string names_of_all(const auto& things, const auto& name_of)
{
    std::vector<std::string> names;
    for (const auto& each : things)
        names.emplace_back(std::invoke(name_of, each));
    return spaced(names);
}

/// Whether a value may be a file though words are offered for it.
bool is_name_or_file(Completes completes)
{
    return completes == Completes::theme || completes == Completes::table;
}

/// The words that can be offered for a value; empty where the shell offers files, or nothing.
std::string offered(const CompletionWords& known, Completes completes,
                    const std::vector<std::string_view>& choices = {})
{
    switch (completes) {
    case Completes::format:
        return names_of_all(known.catalogue, &Format::id);
    case Completes::verb:
        return spaced(names_of(known.commands));
    case Completes::choice:
        return spaced(choices);
    case Completes::theme:
        return spaced(theme_names());
    case Completes::table:
        return names_of_all(named_tables(), &NamedTable::name);
    case Completes::thresholds:
        return spaced(kThresholdNames);
    case Completes::setting:
        return names_of_all(known.settings, [](std::string_view key) { return fmt::format("{}=", key); });
    case Completes::file:
    case Completes::directory:
    case Completes::nothing:
        break;
    }
    return {};
}

/// The arguments of a verb that are not files.
std::string offered_arguments(const CompletionWords& known, const Command& command)
{
    return command.words.empty() ? offered(known, command.completes) : spaced(command.words);
}

std::string without(std::string_view unwanted, std::string_view text)
{
    std::string result(text);
    std::erase_if(result, [&](char c) { return unwanted.find(c) != std::string_view::npos; });
    return result;
}

/// "        report:--theme) COMPREPLY=(...); return ;;": what stands for the value behind a word.
std::string bash_value(const CompletionWords& known, std::string_view pattern, const Option& option)
{
    const std::string words = offered(known, option.completes, option.choices);
    const std::string_view files = option.completes == Completes::directory ? "-d" : "-f";
    std::string action = words.empty() ? std::string(files) : fmt::format("-W '{}'", words);
    if (is_name_or_file(option.completes)) action += " -f";
    return fmt::format("        {}) COMPREPLY=($(compgen {} -- \"$current\")); return ;;\n", pattern, action);
}

std::string bash_values(const CompletionWords& known, const Command& command)
{
    std::string text;
    const OfferedOptions options(command);
    for (const Option* option : options.shown()) {
        if (option->is_flag()) continue;
        const std::string short_pattern =
            option->short_name().empty() ? "" : fmt::format("{}:{}|", command.name, option->short_name());
        text += bash_value(known, fmt::format("{}{}:{}", short_pattern, command.name, option->long_name()),
                           *option);
    }
    return text;
}

/// What `write` makes of each setting: what `settings KEY=` offers is what the first verb does that has an
/// option of this name.
std::string for_settings(const CompletionWords& known,
                         const std::function<std::string(std::string_view key, const Option&)>& write)
{
    std::string text;
    for (const std::string_view key : known.settings) {
        for (const Command& command : known.commands) {
            const OfferedOptions options(command);
            const Option* const option = options.table.find(fmt::format("--{}", key));
            if (option == nullptr) continue;
            text += write(key, *option);
            break;
        }
    }
    return text;
}

std::string bash_words(const CompletionWords& known, const Command& command)
{
    const OfferedOptions options(command);
    return fmt::format("        {}) options='{}'; arguments='{}' ;;\n", command.name,
                       names_of_all(options.shown(), &Option::long_name), offered_arguments(known, command));
}

/// What stands before the verb; "=" is a word of its own.
constexpr std::string_view kBash =
    R"(# Completes gammonkit in bash. Written by 'gammonkit settings --completion bash'.
_gammonkit() {{
    local current=${{COMP_WORDS[COMP_CWORD]}} previous=${{COMP_WORDS[COMP_CWORD-1]}}
    local verb= options= arguments= i
    [[ $previous == '=' ]] && previous=${{COMP_WORDS[COMP_CWORD-2]}}
    [[ $current == '=' ]] && current=
    for ((i = 1; i < COMP_CWORD; i++)); do
        case ${{COMP_WORDS[i]}} in
        --lang|--color|--profile) [[ ${{COMP_WORDS[i+1]}} == '=' ]] && ((i++)); ((i++)) ;;
        -*) ;;
        *) verb=${{COMP_WORDS[i]}}; break ;;
        esac
    done
    COMPREPLY=()
    case $verb:$previous in
        :--lang) COMPREPLY=($(compgen -W '{0}' -- "$current")); return ;;
        :--color) COMPREPLY=($(compgen -W 'auto always never' -- "$current")); return ;;
        :--profile) return ;;
{1}    esac
    if [[ ! $verb ]]; then
        COMPREPLY=($(compgen -W '{2} --help --version --lang --color --profile' -- "$current"))
        return
    fi
    case $verb in
{3}    esac
    if [[ $current == -* ]]; then
        COMPREPLY=($(compgen -W "$options" -- "$current"))
    elif [[ $arguments ]]; then
        COMPREPLY=($(compgen -W "$arguments" -- "$current"))
        [[ $arguments == *= ]] && compopt -o nospace 2> /dev/null
    fi
}}
complete -o default -F _gammonkit gammonkit
)";

std::string bash_completion(const CompletionWords& known)
{
    std::string values;
    std::string words;
    for (const Command& command : known.commands) {
        values += bash_values(known, command);
        words += bash_words(known, command);
    }
    values += for_settings(known, [&](std::string_view key, const Option& option) {
        return bash_value(known, fmt::format("settings:{}", key), option);
    });
    return fmt::format(kBash, spaced(kLanguages), values, spaced(names_of(known.commands)), words);
}

/// "[help]:FILE:_files": what stands for the value.
std::string zsh_value(const CompletionWords& known, std::string_view help, const Option& option)
{
    const std::string words = offered(known, option.completes, option.choices);
    std::string action = words.empty() ? "_files" : fmt::format("({})", words);
    if (is_name_or_file(option.completes)) action = fmt::format("{{compadd {}; _files}}", words);
    if (option.completes == Completes::directory) action = "_files -/";
    if (option.completes == Completes::nothing) action = " ";
    return fmt::format("[{}]:{}:{}", help, without("'[]:", option.value), action);
}

/// "{-o,--output}'[help]:FILE:_files'"
std::string zsh_option(const CompletionWords& known, const Command& command, const Option& option)
{
    const std::string names = option.short_name().empty()
                                  ? std::string(option.long_name())
                                  : fmt::format("{{{},{}}}", option.short_name(), option.long_name());
    const std::string help = without("'[]", option_help(command.name, option.long_name()));
    if (option.is_flag()) return fmt::format("{}'[{}]'", names, help);
    return fmt::format("{}'{}'", names, zsh_value(known, help, option));
}

std::string zsh_case(const CompletionWords& known, const Command& command)
{
    std::string text = fmt::format("        {}) _arguments -S :", command.name);
    const OfferedOptions options(command);
    for (const Option* option : options.shown())
        text += fmt::format(" \\\n            {}", zsh_option(known, command, *option));
    const std::string words = offered_arguments(known, command);
    if (!command.words.empty()) text += fmt::format(" \\\n            '1:argument:({})'", words);
    const bool are_files = words.empty() || !command.words.empty();
    std::string action = are_files ? "_files" : fmt::format("({})", words);
    if (command.completes == Completes::setting) action = "_gammonkit_settings";
    return fmt::format("{} \\\n            '*:argument:{}' ;;\n", text, action);
}

constexpr std::string_view kZsh = R"(#compdef gammonkit
# Completes gammonkit in zsh. Written by 'gammonkit settings --completion zsh'.
_gammonkit_settings() {{
    _values setting{}
}}
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
)";

std::string zsh_completion(const CompletionWords& known)
{
    std::string verbs;
    std::string cases;
    for (const Command& command : known.commands) {
        const std::string summary = without("'", command_text(command.name).summary);
        verbs += fmt::format("        '{}:{}'\n", command.name, summary);
        cases += zsh_case(known, command);
    }
    const std::string settings = for_settings(known, [&](std::string_view key, const Option& option) {
        return fmt::format(" \\\n        '{}{}'", key, zsh_value(known, key, option));
    });
    return fmt::format(kZsh, settings, verbs, cases);
}

std::string fish_option(const CompletionWords& known, const Command& command, const Option& option)
{
    std::string text = fmt::format("complete -c gammonkit -n '__fish_seen_subcommand_from {}'", command.name);
    if (!option.short_name().empty()) text += fmt::format(" -s {}", option.short_name().substr(1));
    text += fmt::format(" -l {} -d '{}'", option.long_name().substr(2),
                        without("'", option_help(command.name, option.long_name())));
    if (option.is_flag()) return text + "\n";
    const std::string words = offered(known, option.completes, option.choices);
    if (words.empty()) return text + " -r\n";
    return text + fmt::format(" {} -a '{}'\n", is_name_or_file(option.completes) ? "-r" : "-x", words);
}

/// All words of `settings` that begin with "KEY=".
std::string fish_setting(const CompletionWords& known, std::string_view key, const Option& option)
{
    const std::string values = offered(known, option.completes, option.choices);
    if (values.empty()) return {};
    std::string words;
    for (const std::string_view value : split(values, ' '))
        words += fmt::format(" {}={}", key, value);
    return fmt::format("complete -c gammonkit -n '__fish_seen_subcommand_from settings; and string match -q "
                       "\"{}=*\" -- (commandline -ct)' -f -a '{}'\n",
                       key, words.substr(1));
}

std::string fish_completion(const CompletionWords& known)
{
    std::string text = "# Completes gammonkit in fish. Written by 'gammonkit settings --completion fish'.\n";
    for (const Command& command : known.commands) {
        text += fmt::format("complete -c gammonkit -n __fish_use_subcommand -f -a {} -d '{}'\n", command.name,
                            without("'", command_text(command.name).summary));
        const OfferedOptions options(command);
        for (const Option* option : options.shown())
            text += fish_option(known, command, *option);
        const std::string words = offered_arguments(known, command);
        if (!words.empty())
            text += fmt::format("complete -c gammonkit -n '__fish_seen_subcommand_from {}' {}-a '{}'\n",
                                command.name, command.words.empty() ? "-f " : "", words);
    }
    return text + for_settings(known, [&](std::string_view key, const Option& option) {
               return fish_setting(known, key, option);
           });
}

}  // namespace

std::string completion_script(std::string_view shell, const CompletionWords& known)
{
    if (shell == "bash") return bash_completion(known);
    return shell == "zsh" ? zsh_completion(known) : fish_completion(known);
}

}  // namespace gammonkit::cli
