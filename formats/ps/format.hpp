#pragma once

#include "formats/pdf/format.hpp"

namespace gammonkit {

/// The pages of `write_pdf` for printers: PostScript level 3 by the conventions for documents (DSC 3.0), with
/// the letters that are used. The same collection gives the same bytes. Fails as `write_pdf` does.
[[nodiscard]] Result<std::string> write_ps(const Collection& collection, const Options& options);

inline constexpr std::array<std::string_view, 1> kPsExtensions{"ps"};

/// The row of the catalogue. See docs/formats/ps.md.
inline constexpr Format kPsFormat{.id = "ps",
                                  .title = "the pages of pdf for printers (PostScript)",
                                  .extensions = kPsExtensions,
                                  .evidence = "Ghostscript draws the pages that poppler draws of the PDF",
                                  .most_games = kMostReportedGames,
                                  .most_turns = kMostReportedTurns,
                                  .carries = kOnPdfPages,
                                  .partial_losses = pdf_partial_losses,
                                  .write_options = kPdfWriteOptions,
                                  .write = write_ps};

}  // namespace gammonkit
