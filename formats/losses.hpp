#pragma once

#include "formats/format.hpp"
#include "formats/loss.hpp"

namespace gammonkit {

/// What writing `collection` as `format` with these options would lose, in the order of Feature. What the
/// options leave out, such as analysis=none, is wanted so.
[[nodiscard]] std::vector<Loss> losses(const Collection& collection, const Format& format,
                                       const Options& options);

/// Whether two matches that follow each other are read as one: all that is lost by what stands beside a
/// match.
[[nodiscard]] bool are_merged(const Match& before, const Match& next, const Format& format);

/// The losses that a count of lost items tells of.
[[nodiscard]] std::vector<Loss> losses_of(const Census& lost);

/// What a feature concerns.
enum class Concern : std::uint8_t {
    play,      ///< Who played what, by which rules, and how it ended.
    analysis,  ///< What is said of the play: analyses, luck, marks, comments, variations.
    record     ///< What stands beside both: when and where it was played, numbers.
};
[[nodiscard]] Concern concern_of(Feature feature);

/// "mat cannot carry 214 evaluated rolls", code "loss"; a warning where it concerns play or analysis, else a
/// note.
[[nodiscard]] Diagnostic to_diagnostic(const Loss& loss, std::string_view format);

}  // namespace gammonkit
