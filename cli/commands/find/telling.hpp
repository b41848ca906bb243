#pragma once

#include "cli/batch/format_choice.hpp"
#include "cli/commands/find/command.hpp"

#include <cstdint>

namespace gammonkit::cli {

/// How what is found is told.
enum class Telling : std::uint8_t { text, json, count, table };

/// What the command line says of that; of a table also which, as `target`.
[[nodiscard]] Result<Telling> telling_of(const Session& session, const FindOptions& options,
                                         FormatChoice& target);

}  // namespace gammonkit::cli
