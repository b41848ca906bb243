#include "cli/options/given_options.hpp"

#include "cli/options/parse.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <vector>

namespace gammonkit::cli {
namespace {

/// Whatever these say, an output is the same. What lists all outputs is made anew each time.
constexpr std::string_view kOfNoMatter[] = {
    "--output",   "--output-dir", "--force",         "--strict", "--resume",      "--shard",   "--jobs",
    "--progress", "--index",      "--no-progress",   "--quiet",  "--diagnostics", "--verbose", "--help",
    "--event",    "--name",       "--min-decisions", "--once",   "--report",      "--db",      "--newest"};

std::vector<std::string> values_of(const OptionRow& row, Arguments& arguments)
{
    if (std::holds_alternative<Field<bool>>(row.target)) return {std::string()};
    if (const auto* text = std::get_if<Field<std::string>>(&row.target)) return {(*text)(arguments)};
    if (const auto* list = std::get_if<Field<std::vector<std::string>>>(&row.target))
        return (*list)(arguments);
    return {std::to_string(std::get<Field<std::optional<int>>>(row.target)(arguments).value())};
}

}  // namespace

std::string given_options(const Command& command, const Arguments& arguments,
                          std::initializer_list<std::string_view> besides)
{
    Arguments given = arguments;
    std::vector<std::string> words;
    for (const OptionRow* row : command.options) {
        const bool matters = std::ranges::find(kOfNoMatter, row->long_name()) == std::end(kOfNoMatter) &&
                             std::ranges::find(besides, row->long_name()) == besides.end();
        if (!matters || !is_given(*row, given)) continue;
        for (const std::string& value : values_of(*row, given)) {
            words.emplace_back(row->long_name());
            if (!value.empty()) words.push_back(value);
        }
    }
    return joined(words, " ");
}

}  // namespace gammonkit::cli
