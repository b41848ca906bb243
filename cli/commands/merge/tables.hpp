#pragma once

#include "support/result.hpp"
#include "support/source_text.hpp"

#include <span>
#include <string>

namespace gammonkit::cli {

/// Why tables cannot be put together, and which of them is to blame.
struct TableProblem {
    const SourceText* table = nullptr;
    Diagnostic why;
};

/// The rows of tables with the same columns, below one line of names: by the column `file`, as one run over
/// all files would have written them. The values of a table are parted by commas, or else by tabs; rows stay
/// as they are, byte for byte.
///
/// Fails with code "other-columns" where the columns differ, "no-file-column" where that one is missing,
/// "several-times" where two tables tell of one file, and "truncated" where a row ends within quotes or is
/// not of as many values as there are names.
[[nodiscard]] tl::expected<std::string, TableProblem> merged_tables(std::span<const SourceText> tables);

}  // namespace gammonkit::cli
