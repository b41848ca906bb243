#include "cli/options/hints.hpp"

#include <algorithm>
#include <iterator>

namespace gammonkit::cli {
namespace {

struct HelpRow {
    std::string_view library;
    std::string_view command;
};

constexpr HelpRow kHelpRows[] = {
    {"you decide", "you decide; --me tells your name"},
    {"the number of the turn in its game", "the number of the turn in its game, as board --place counts"},
    {"colors of the boards: the name of a theme, or what stands in a theme file",
     "colors of the boards, one of those that 'gammonkit board --themes' names; --theme takes a file, too"},
    {"write a classic page, without scripts, whose boards are tables of the images at this address",
     "write a classic page, without scripts, whose boards are tables of the images at this address "
     "('gammonkit report --images' writes them)"},
};

}  // namespace

Diagnostic with_command_hint(Diagnostic diagnostic)
{
    const auto* const row = std::ranges::find_if(kHintRows, [&](const HintRow& each) {
        return each.code == diagnostic.code && each.library == diagnostic.hint;
    });
    if (row != std::end(kHintRows)) diagnostic.hint = row->command;
    return diagnostic;
}

std::string_view command_help(std::string_view help)
{
    const auto* const row = std::ranges::find(kHelpRows, help, &HelpRow::library);
    return row == std::end(kHelpRows) ? help : row->command;
}

}  // namespace gammonkit::cli
