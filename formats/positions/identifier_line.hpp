#pragma once

#include "model/identifiers/identifier.hpp"
#include "support/result.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace gammonkit {

/// An identifier found in a line of text.
struct FoundIdentifier {
    IdentifierKind kind = IdentifierKind::gnubg;
    std::string_view text;         ///< A view into the line; of a Position ID with its Match ID, the former.
    std::string_view second = {};  ///< The Match ID, in this line or the next one.
    bool repeats = false;          ///< It names the position of the identifier before it once more.
    Result<GameState> state;       ///< A failure only where a label says that this is an identifier.
};

/// What a line of any text says of positions: XGIDs, OGIDs, and gnubg's Position IDs with or without Match
/// ID, wherever they stand, in the order of the line. A Match ID may stand in `next`, behind "Match ID". None
/// names the variant.
[[nodiscard]] std::vector<FoundIdentifier> identifiers_in(std::string_view line, std::string_view next = {},
                                                          Variant variant = Variant::standard);

/// What stands in a line besides identifiers and their labels: "" or words about the position.
[[nodiscard]] std::string rest_of_line(std::string_view line, const std::vector<FoundIdentifier>& found);

/// True if both are the same position at the same score; identifiers say different things of all else.
[[nodiscard]] bool is_same_position(const GameState& a, const GameState& b);

}  // namespace gammonkit
