#pragma once

#include "formats/csv/rows.hpp"
#include "model/identifiers/identifier.hpp"
#include "model/match.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Lists of positions as tables: a row with the names of the columns, and one for each position. A field of
/// it is an extra of the position, named after its column.
namespace gammonkit::csv {

/// Which columns name the positions.
struct IdentifierColumns {
    IdentifierKind kind = IdentifierKind::xgid;
    std::size_t position = 0;
    std::optional<std::size_t> match = {};  ///< Of Match IDs, where they stand apart from the Position IDs.
};

/// By what every second row at least has in them; of several, XGIDs come first, and Position IDs last.
[[nodiscard]] std::optional<IdentifierColumns> identifier_columns(std::span<const Row> rows);

/// The position that a row names, or why it cannot be read; nothing if nothing there is an identifier.
[[nodiscard]] std::optional<Result<GameState>> position_in(const Row& row, const IdentifierColumns& columns);

/// The field of a column; empty where the row is shorter.
[[nodiscard]] std::string_view text_at(const Row& row, std::size_t column);

/// What a table of positions begins with.
struct ListHead {
    char delimiter = ',';
    std::size_t names = 0;  ///< The row with the names; those before it are titles.
    IdentifierColumns identifiers = {};
    std::vector<std::string> columns = {};  ///< Names, each another one.
};

/// Nothing if the text is no such table, as far as its begin shows.
[[nodiscard]] std::optional<ListHead> list_head(std::string_view begin);

/// True for the name of a column of words about the position: "Comment", "Notes".
[[nodiscard]] bool is_comment_name(std::string_view column);

/// True for the name of a column of identifiers: "XGID", "Position".
[[nodiscard]] bool is_identifier_name(std::string_view column);

/// The key of a column's extras, without its name.
inline constexpr std::string_view kColumnKey = "csv:";

/// True if some positions come from such a list.
[[nodiscard]] bool are_listed(const std::vector<PositionRecord>& positions);

}  // namespace gammonkit::csv
