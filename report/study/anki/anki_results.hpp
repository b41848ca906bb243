#pragma once

#include "decisions/plan/study_results.hpp"
#include "support/files/archive.hpp"
#include "support/result.hpp"

namespace gammonkit {

/// The answers to our cards in what Anki exports, unpacked: a deck (.apkg) or collection (.colpkg) with its
/// review log, in the layout of schema 11 (SQLite in collection.anki21 or collection.anki2), which newer
/// versions of Anki write if they are asked to support older ones. Cards are ours by the `guid` of their
/// notes; "Again" is wrong, any other button right. Fails with code "results" if there is no such collection.
///
/// Layout: https://github.com/ankidroid/Anki-Android/wiki/Database-Structure.
[[nodiscard]] Result<StudyResults> read_anki_results(const UnpackedArchive& package);

}  // namespace gammonkit
