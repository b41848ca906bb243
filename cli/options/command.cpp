#include "cli/options/command.hpp"

#include <algorithm>

namespace gammonkit::cli {

OfferedOptions::OfferedOptions(const Command& command) : options(command.options())
{
    options->bind(table);
    table.in(OptionGroup::messages).flag("-h,--help", options->help);
}

std::vector<const Option*> OfferedOptions::shown() const
{
    std::vector<const Option*> shown;
    for (const Option& option : table.options()) {
        if (!option.is_hidden()) shown.push_back(&option);
    }
    return shown;
}

const Command* find_command(std::span<const Command> commands, std::string_view name)
{
    if (name == "analyse") name = "analyze";
    const auto found =
        std::ranges::find_if(commands, [&](const Command& command) { return command.name == name; });
    return found == commands.end() ? nullptr : &*found;
}

std::vector<std::string_view> names_of(std::span<const Command> commands)
{
    std::vector<std::string_view> names;
    for (const Command& command : commands)
        names.push_back(command.name);
    return names;
}

}  // namespace gammonkit::cli
