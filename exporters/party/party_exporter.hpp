#pragma once

#include "formats/format.hpp"

namespace gammonkit {

/// Writes matches as PartyGammon does: docs/formats/party.md. Several matches stand behind each other.
[[nodiscard]] Result<std::string> write_party(const Collection& collection, const Options& options);

/// Counts what the text does not tell of features that it carries: claims against the turns, numbers of games
/// that do not rise, and names and notations that no line or token holds.
[[nodiscard]] Census party_partial_losses(const Collection& collection, const Options& options);

}  // namespace gammonkit
