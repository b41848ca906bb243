#pragma once

#include "importers/gnubg_text/entry_reader.hpp"

namespace gammonkit::gnubg_text {

/// The number of a game above which no score stands.
inline constexpr int kNoNumber = 0;

/// A game with the rules that its Match IDs state.
struct GameRecord {
    Game game = {};
    Rules rules = {};
    Names names = {};
};

/// Puts boards together as a game: what was done on each must lead to the next one. Nothing, and a warning at
/// the line where it does not, if `reports`.
[[nodiscard]] std::optional<GameRecord>
read_game(const SourceText& source, std::span<const EntryRecord> entries, bool reports, Reporter& reporter);

}  // namespace gammonkit::gnubg_text
