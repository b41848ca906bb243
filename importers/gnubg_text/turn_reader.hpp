#pragma once

#include "importers/gnubg_text/entry_reader.hpp"

namespace gammonkit::gnubg_text {

/// The line that tells what was done on a board; the board if there is none.
[[nodiscard]] std::string_view place_of_action(const EntryRecord& entry);

/// What was done on a board, with all that is said about it. Nothing if the line that tells it is missing or
/// impossible, or names the other player. Behind the last board it may be missing.
[[nodiscard]] std::optional<Turn> turn_of(const SourceText& source, const EntryRecord& entry, bool is_last);

/// The double that the exports of old versions leave out before its answer, with the analysis of both.
[[nodiscard]] Turn double_before(const EntryRecord& answer);

}  // namespace gammonkit::gnubg_text
