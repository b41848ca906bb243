#pragma once

#include "support/result.hpp"
#include "support/source_text.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace gammonkit::csv {

struct Field {
    std::string text;              ///< Without quotes, and without blanks at its ends.
    std::string_view source = {};  ///< As it stands in the file.
};
using Row = std::vector<Field>;

/// Rows of fields as RFC 4180 says, with any line ends. Rows without anything are left out, and so is the
/// line "sep=;" with which Excel names the delimiter. Between bars, tables of Markdown are read too. A quote
/// that nobody closes is a sign like others.
[[nodiscard]] std::vector<Row> rows_of(std::string_view text, char delimiter);

}  // namespace gammonkit::csv
