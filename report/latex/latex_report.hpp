#pragma once

#include "model/match.hpp"
#include "report/shown_boards.hpp"
#include "support/result.hpp"

#include <array>
#include <string>

namespace gammonkit {

inline constexpr std::array kLatexWriteOptions{
    theme_option("print"), kPaperOption, boards_option("marked"), kBearoffOption, kBottomOption,
    kWhereOption,          kMeOption};

/// Writes matches and positions as a document for pdflatex, lualatex or xelatex, with boards in TikZ. Fails
/// if there is no such theme.
[[nodiscard]] Result<std::string> write_latex(const Collection& collection, const Options& options);

}  // namespace gammonkit
