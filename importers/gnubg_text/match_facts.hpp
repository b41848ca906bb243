#pragma once

#include "importers/gnubg_text/game_reader.hpp"
#include "model/match.hpp"

namespace gammonkit::gnubg_text {

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
