#include "cli/commands/find/like.hpp"

#include "formats/fields/csv_field.hpp"
#include "support/ends.hpp"

#include <filesystem>
#include <fmt/format.h>

namespace gammonkit::cli {

Result<std::optional<DecisionTraits>> users_like(const FindOptions& options)
{
    if (options.like.empty()) return std::nullopt;
    if (options.count || options.sql || !options.sort.empty())
        return failure("usage", "--like lists the nearest first: it excludes --sort, --count and --sql");
    return decision_behind(options.like).transform([](const DecisionTraits& traits) {
        return std::optional(traits);
    });
}

bool begins_with_filter(const FindOptions& options)
{
    const std::vector<std::string>& words = options.inputs;
    if (options.like.empty() || (!options.database.empty() && words.size() == 1)) return !words.empty();
    std::error_code ignored;
    const std::string first = first_or_empty(words);
    return words.size() > 1 && first != "-" && !std::filesystem::exists(first, ignored);
}

std::optional<std::size_t> most_of(const FindOptions& options)
{
    if (options.limit) return static_cast<std::size_t>(*options.limit);
    return options.like.empty() ? std::nullopt : std::optional(std::size_t{kUsualNearest});
}

std::string likeness_in_words(const Likeness& likeness, const Translator& words)
{
    return words.numbers(fmt::format("{:.2f}", likeness.distance)) + "  " + why(likeness, words);
}

std::string with_likeness(const std::string& row, const FormatChoice& table,
                          const std::optional<Likeness>& likeness)
{
    if (!likeness) return row;
    const std::string distance = decimal(likeness->distance);
    if (table.format->table->names == nullptr)
        return fmt::format("{},\"distance\":{},\"why\":\"{}\"}}\n", without_last(row, 2), distance,
                           why(*likeness));
    return fmt::format("{},{},{}\r\n", without_last(row, 2), distance, csv_field(why(*likeness)));
}

std::string names_with_likeness(const std::string& names)
{
    return fmt::format("{},distance,why\r\n", without_last(names, 2));
}

}  // namespace gammonkit::cli
