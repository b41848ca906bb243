#pragma once

#include "report/page_language.hpp"
#include "report/shared_options.hpp"
#include "report/study/study_set.hpp"

#include <string>

namespace gammonkit {

/// A page that asks one problem after the other: checkers are moved on the board, and the browser keeps what
/// was right. Without scripts it is a list with folded solutions. `dark` is the theme where the page is dark.
[[nodiscard]] Result<std::string> write_study_page(const StudySet& set, const BoardLook& look,
                                                   const Theme& dark);

/// Sheets to print: four problems on a page, and their solutions on the next.
[[nodiscard]] Result<std::string> write_study_sheets(const StudySet& set, const BoardLook& look,
                                                     bool on_letter_paper, PageLanguage language);

}  // namespace gammonkit
