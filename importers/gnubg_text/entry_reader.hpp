#pragma once

#include "formats/gnubg_text/export_lines.hpp"
#include "importers/gnubg_text/entries.hpp"
#include "model/match.hpp"
#include "support/source_text.hpp"

#include <optional>
#include <string_view>
#include <vector>

namespace gammonkit::gnubg_text {

/// What one board and the lines below it say.
struct EntryRecord {
    PositionRecord record = {};
    Names names = {};                                ///< As they stand beside the board, also "O" and "X".
    std::string_view place = {};                     ///< The line with the identifiers.
    std::string_view heading = {};                   ///< "Move number 3:  Bo to play 21"
    std::optional<Dice> dice = {};                   ///< In the order of the heading.
    std::optional<ActionLine> action = {};           ///< Who did what.
    std::string_view action_place = {};              ///< Its line; else the one that may be it, or nothing.
    std::optional<Value> luck = {};                  ///< Of the roll.
    Marks marks = {};                                ///< By the alerts.
    std::optional<Outcome> result = {};              ///< Of the game that ends here.
    std::string_view unknown_result = {};            ///< A line that may be one.
    std::size_t game_lines = 0;                      ///< Lines that say nothing of a position alone.
    std::vector<std::string_view> other_lines = {};  ///< Those that were not understood.
};

/// What the first board of a game tells of all its boards.
struct GameFrame {
    Variant variant = Variant::standard;
    std::optional<Names> names = {};  ///< Where those beside the boards are cut, as the score has them.
};
[[nodiscard]] GameFrame frame_of(const SourceText& source, const Entry& first);

/// Reads a board with all that stands below it. Nothing, and a report, if its identifiers encode none.
[[nodiscard]] std::optional<EntryRecord> read_entry(const SourceText& source, const Entry& entry,
                                                    const GameFrame& frame, Reporter& reporter);

}  // namespace gammonkit::gnubg_text
