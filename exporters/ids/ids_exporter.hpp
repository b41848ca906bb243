#pragma once

#include "formats/format.hpp"

#include <array>

namespace gammonkit {

inline constexpr std::array<std::string_view, 3> kIdsKinds{"xgid", "gnuid", "ogid"};
inline constexpr std::array kIdsWriteOptions{
    OptionSpec{.name = "id",
               .type = OptionSpec::Type::choice,
               .default_value = "xgid",
               .help = "which identifier to write: xgid, gnuid (Position ID and Match ID), ogid",
               .choices = kIdsKinds},
};

/// Writes an identifier a line, with the comment of the position behind it: docs/formats/ids.md.
[[nodiscard]] Result<std::string> write_ids(const Collection& collection, const Options& options);

/// What the chosen identifier cannot say of the positions, and comments that would be read as something else.
[[nodiscard]] Census ids_partial_losses(const Collection& collection, const Options& options);

}  // namespace gammonkit
