#pragma once

#include "report/render/theme.hpp"
#include "report/study/study_set.hpp"
#include "support/result.hpp"

#include <chrono>
#include <string>

namespace gammonkit {

/// A deck for Anki (.apkg): a note for each problem, with its board before and after. A note has the number
/// that its problem's `id` gives it, so that importing the deck again, or one with the same problems and
/// more, changes notes and doubles none; what was learned stays. `now` is when the notes were changed: Anki
/// takes over what is newer. Fails where SQLite or libarchive does.
///
/// The layout (SQLite tables of schema 11, a file `media`) is that of Anki's documentation and of the
/// packages that it exports: https://github.com/ankidroid/Anki-Android/wiki/Database-Structure.
[[nodiscard]] Result<std::string> write_anki_deck(const StudySet& set, const Theme& theme,
                                                  std::chrono::sys_seconds now);

}  // namespace gammonkit
