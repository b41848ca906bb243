#pragma once

#include "formats/options.hpp"
#include "model/match.hpp"

#include <array>

namespace gammonkit {

inline constexpr std::array kJsonWriteOptions{
    OptionSpec{.name = "indent",
               .type = OptionSpec::Type::integer,
               .default_value = "2",
               .help = "blanks a level of nesting is indented by; 0 writes all in one line",
               .least = 0,
               .most = 16}};

/// The whole collection as JSON for other programs: see docs/formats/json.md and its schema. Reading it gives
/// an equal collection. Fails only if variations nest deeper than `kDeepestNesting`.
[[nodiscard]] Result<std::string> write_json(const Collection& collection, const Options& options);

}  // namespace gammonkit
