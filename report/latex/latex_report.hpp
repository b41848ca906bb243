#pragma once

#include "model/match.hpp"
#include "report/shared_options.hpp"
#include "support/result.hpp"

#include <array>
#include <string>

namespace gammonkit {

inline constexpr std::array<std::string_view, 2> kPapers{"a4", "letter"};
inline constexpr std::array kLatexWriteOptions{
    OptionSpec{.name = "theme",
               .type = OptionSpec::Type::text,
               .default_value = "print",
               .help = "colors of the boards, one of those that 'gammonkit board --help' names"},
    OptionSpec{.name = "paper",
               .type = OptionSpec::Type::choice,
               .default_value = "a4",
               .help = "the size of the pages",
               .choices = kPapers},
    kBoardsOption, kBearoffOption, kBottomOption};

/// Writes matches and positions as a document for pdflatex, lualatex or xelatex, with boards in TikZ. Fails
/// if there is no such theme.
[[nodiscard]] Result<std::string> write_latex(const Collection& collection, const Options& options);

}  // namespace gammonkit
