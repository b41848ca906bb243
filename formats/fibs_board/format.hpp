#pragma once

#include "formats/format.hpp"

#include <array>
#include <string_view>

namespace gammonkit {

/// Text with "board:" lines of FIBS: docs/formats/fibs-board.md.
[[nodiscard]] Confidence sniff_fibs_board(const Sample& sample);

/// Reads every board line as a position, wherever in its line it begins. Other lines, as a session log has
/// them, are passed over with a note.
[[nodiscard]] Result<Collection> read_fibs_board(const SourceText& source, const Options& options,
                                                 Reporter& reporter);

/// Writes a "board:" line of FIBS for each position: docs/formats/fibs-board.md.
[[nodiscard]] Result<std::string> write_fibs_board(const Collection& collection, const Options& options);

/// What these lines cannot say of the positions.
[[nodiscard]] Census fibs_board_partial_losses(const Collection& collection, const Options& options);

inline constexpr std::array<std::string_view, 1> kFibsBoardExtensions{"fibs"};

/// The row of the catalogue. See docs/formats/fibs-board.md.
inline constexpr Format kFibsBoardFormat{
    .id = "fibs-board",
    .title = "positions of FIBS (\"board:\" lines)",
    .extensions = kFibsBoardExtensions,
    .evidence = "104 positions of one session of FIBS; doubles, bars and the end of a game by its manual",
    .carries = {Feature::positions, Feature::player_names},
    .partial_losses = fibs_board_partial_losses,
    .sniff = sniff_fibs_board,
    .read = read_fibs_board,
    .write = write_fibs_board};

}  // namespace gammonkit
