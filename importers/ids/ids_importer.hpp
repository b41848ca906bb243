#pragma once

#include "formats/format.hpp"
#include "model/rules.hpp"

#include <array>

namespace gammonkit {

inline constexpr std::array<std::string_view, 6> kIdsVariants{
    "standard", "nackgammon", "hypergammon-1", "hypergammon-2", "hypergammon-3", "long-gammon"};
inline constexpr std::array kIdsReadOptions{
    OptionSpec{.name = "variant",
               .type = OptionSpec::Type::choice,
               .default_value = "standard",
               .help = "the game that the positions are of: no identifier says it",
               .choices = kIdsVariants},
};

/// Any text that holds an XGID, an OGID or a Position ID: docs/formats/ids.md. Faint at most, so that a
/// format that knows more of the text comes first.
[[nodiscard]] Confidence sniff_ids(const Sample& sample);

/// A single-byte charset for a PNG, in which identifiers stay what they are; nothing for other files.
[[nodiscard]] std::string declared_ids_charset(std::string_view bytes);

/// Reads every identifier as a position; the words around it are its comment. Reports identifiers that are
/// labeled as such and name no position, and lines without any.
[[nodiscard]] Result<Collection> read_ids(const SourceText& source, const Options& options,
                                          Reporter& reporter);

}  // namespace gammonkit
