#pragma once

#include "cli/commands/find/command.hpp"

#include <optional>
#include <string>

namespace gammonkit::cli {

/// What --like asks about, if it is there. Fails where nothing can be like that, or --like does not go with
/// other options.
[[nodiscard]] Result<std::optional<DecisionTraits>> users_like(const FindOptions& options);

/// Whether the first word is a filter: with --like it may be left out before files and databases.
[[nodiscard]] bool begins_with_filter(const FindOptions& options);

/// How many decisions are wanted: those of --limit, or of --like a few; nothing: all.
[[nodiscard]] std::optional<std::size_t> most_of(const FindOptions& options);

/// "2.35  same: game plan, anchor; other: lead in the race"
[[nodiscard]] std::string likeness_in_words(const Likeness& likeness, const Translator& words);

/// The row of a table of decisions with two cells more, `distance` and `why`, where there is a likeness; and
/// the line with the names of its columns.
[[nodiscard]] std::string with_likeness(const std::string& row, const FormatChoice& table,
                                        const std::optional<Likeness>& likeness);
[[nodiscard]] std::string names_with_likeness(const std::string& names);

}  // namespace gammonkit::cli
