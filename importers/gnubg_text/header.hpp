#pragma once

#include "formats/gnubg_text/export_lines.hpp"
#include "model/match.hpp"
#include "support/source_text.hpp"

#include <optional>
#include <span>
#include <string_view>

namespace gammonkit::gnubg_text {

/// True for " GNU Backgammon  Position ID: ...", the first line of a board.
[[nodiscard]] bool begins_board(std::string_view line);

/// A position with the names of the players, and how many lines its identifiers and board took.
struct Header {
    PositionRecord record;
    Names names = {};  ///< As they stand there; those of a session in the terminal are "O" and "X".
    std::size_t line_count = 0;
};

/// Names the players of a board; "O" and "X" are no names.
void give_names(Header& header, const Names& names);

/// The variant of which the first line of a board tells the start; standard if there is none.
[[nodiscard]] Variant variant_started_in(std::span<const std::string_view> lines);

/// The identifiers tell the position; the board below them is compared with it, and has the names. Nothing,
/// and a report, if there is no Position ID after all.
[[nodiscard]] std::optional<Header> read_header(const SourceText& source,
                                                std::span<const std::string_view> lines, Variant variant,
                                                Reporter& reporter);

}  // namespace gammonkit::gnubg_text
