#pragma once

#include "importers/xg/analysis_lowering.hpp"
#include "model/match.hpp"
#include "support/diagnostic.hpp"

namespace gammonkit::xg {

/// What readers of games and positions share.
struct Lowering {
    const Document& document;
    AnalysisContext analysis;
    Reporter& reporter;

    /// The text of a comment; what its fonts and the like were goes to `extras`.
    [[nodiscard]] std::string comment(std::int32_t index, Extras& extras) const;
    /// The score before a game; 0-0 and a warning if it can be none.
    [[nodiscard]] ByPlayer<int> score(const GamePart& game) const;
    void warn(std::string code, std::string message, std::size_t place) const;
};

/// The game that follows `match` as it has been read so far.
[[nodiscard]] Game read_game(const GamePart& part, const Match& match, const Lowering& lowering);

}  // namespace gammonkit::xg
