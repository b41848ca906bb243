#pragma once

#include "formats/format.hpp"
#include "formats/start_option.hpp"
#include "support/ends.hpp"

#include <array>
#include <string_view>

namespace gammonkit {

inline constexpr std::array kIdsReadOptions{
    OptionSpec{.name = "variant",
               .type = OptionSpec::Type::choice,
               .default_value = "standard",
               .help = "the game that the positions are of: no identifier says it",
               .choices = without_first(std::span(kStarts))},
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

inline constexpr std::array<std::string_view, 1> kIdsExtensions{"ids"};

/// The row of the catalogue. See docs/formats/ids.md.
inline constexpr Format kIdsFormat{
    .id = "ids",
    .title = "identifiers in any text: XGID, OGID, gnubg's Position ID and Match ID",
    .extensions = kIdsExtensions,
    .evidence = "the 2100 identifiers in lists of five projects are read; gnubg's own agree with 1.07",
    .carries = {Feature::positions, Feature::turn_comments},
    .partial_losses = ids_partial_losses,
    .read_options = kIdsReadOptions,
    .write_options = kIdsWriteOptions,
    .sniff = sniff_ids,
    .surest = Confidence::faint,
    .read = read_ids,
    .write = write_ids,
    .declared_charset = declared_ids_charset};

}  // namespace gammonkit
