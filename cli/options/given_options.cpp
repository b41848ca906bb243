#include "cli/options/given_options.hpp"

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

}  // namespace

std::string given_options(const OptionTable& table, std::initializer_list<std::string_view> besides)
{
    std::vector<std::string> words;
    for (const Option& option : table.options()) {
        const bool matters = std::ranges::find(kOfNoMatter, option.long_name()) == std::end(kOfNoMatter) &&
                             std::ranges::find(besides, option.long_name()) == besides.end();
        if (!matters) continue;
        for (const std::string& value : option.given) {
            words.emplace_back(option.long_name());
            if (!value.empty()) words.push_back(value);
        }
    }
    return joined(words, " ");
}

}  // namespace gammonkit::cli
