#pragma once

#include "formats/gnubg_text/export_lines.hpp"
#include "importers/gnubg_text/game_reader.hpp"
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

/// The program that wrote a file, and when: "Output generated Tue Sep 05 22:45:54 2023" and the line below.
struct WrittenBy {
    std::string program = {};  ///< "GNU Backgammon:1.07.001"
    std::optional<Date> date = {};
};
[[nodiscard]] WrittenBy written_by(std::span<const std::string_view> lines);

/// The day of "05/09/2023", "23.05.2024" or "2024-05-23". Where the day and the month may be either number,
/// the one counts that lies before the day of the export; nothing if both do.
[[nodiscard]] std::optional<Date> date_of(std::string_view text, const std::optional<Date>& written);

/// Reads the lines above the first board of a game: the score, which says which game it is and must be that
/// of its Match IDs, and what is told of the match. The match has no games then.
[[nodiscard]] Match read_title(const SourceText& source, std::span<const std::string_view> title,
                               const WrittenBy& by, GameRecord& game, Reporter& reporter);

}  // namespace gammonkit::gnubg_text
