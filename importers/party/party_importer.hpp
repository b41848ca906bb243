#pragma once

#include "formats/format.hpp"

namespace gammonkit {

/// The key=value text of PartyGammon: docs/formats/party.md.
[[nodiscard]] Confidence sniff_party(const Sample& sample);

/// Reads all matches of a text: each begins with its BoardId.
[[nodiscard]] Result<Collection> read_party(const SourceText& source, const Options& options,
                                            Reporter& reporter);

}  // namespace gammonkit
