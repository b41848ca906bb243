#pragma once

#include "formats/format.hpp"
#include "formats/loss.hpp"

namespace gammonkit {

/// What writing `collection` as `format` with these options would lose, in the order of Feature.
[[nodiscard]] std::vector<Loss> losses(const Collection& collection, const Format& format,
                                       const Options& options);

/// Whether two matches that follow each other are read as one: all that is lost by what stands beside a
/// match.
[[nodiscard]] bool are_merged(const Match& before, const Match& next, const Format& format);

/// The losses that a count of lost items tells of.
[[nodiscard]] std::vector<Loss> losses_of(const Census& lost);

/// "mat cannot carry 214 evaluated rolls", severity warning, code "loss".
[[nodiscard]] Diagnostic to_diagnostic(const Loss& loss, std::string_view format);

}  // namespace gammonkit
