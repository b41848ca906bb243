#include "importers/gnubg_text/header.hpp"

#include "formats/positions/identifier_line.hpp"
#include "importers/drawn_board/drawn_board.hpp"
#include "support/text.hpp"

#include <algorithm>

namespace gammonkit::gnubg_text {
namespace {

constexpr std::size_t kMostLinesBefore = 4;  // Between the identifiers and the board.

/// "O: Ann (Cube: 2)" behind a frame.
std::string name_behind(std::string_view line, std::string_view label)
{
    const std::size_t frame = line.rfind("-+");
    const std::size_t at = frame == std::string_view::npos ? frame : line.find(label, frame);
    if (at == std::string_view::npos) return {};
    std::string_view name = line.substr(at + label.size());
    const std::size_t cube = name.rfind(" (Cube: ");
    if (cube != std::string_view::npos && trimmed(name).ends_with(')')) name = name.substr(0, cube);
    return std::string(trimmed(name));
}

void read_board(const SourceText& source, std::span<const std::string_view> lines, Header& header,
                Reporter& reporter)
{
    for (std::size_t i = header.line_count; i < std::min(lines.size(), header.line_count + kMostLinesBefore);
         ++i) {
        if (!upper_frame(lines[i])) continue;
        const std::optional<DrawnBoard> board = drawn_board(lines.subspan(i), StackDigit::total);
        if (!board || board->position != header.record.state.position) {
            reporter.report(warning_at(source, lines[i], "board-differs",
                                       board ? "the board is not that of the Position ID, which counts"
                                             : "the board cannot be read; the Position ID counts"));
        }
        header.record.players.first.name = name_behind(lines[i], "O:");
        header.line_count = i + (board ? board->line_count : 1);
        if (board) header.record.players.second.name = name_behind(lines[header.line_count - 1], "X:");
        return;
    }
}

/// The pieces of a session in the terminal have no names; gnubg's own have.
void leave_out_letters(ByPlayer<PlayerInfo>& players)
{
    if (players.first.name == "O" && players.second.name == "X") players = {};
}

}  // namespace

bool begins_board(std::string_view line)
{
    return line.find("Position ID:") != std::string_view::npos &&
           line.find("GNU Backgammon") != std::string_view::npos;
}

std::optional<Header> read_header(const SourceText& source, std::span<const std::string_view> lines,
                                  Reporter& reporter)
{
    const std::string_view next = lines.size() > 1 ? lines[1] : std::string_view{};
    const std::vector<FoundIdentifier> found = identifiers_in(lines.front(), next);
    if (found.empty() || !found.front().state) {
        reporter.report(error_at(source, lines.front(), "gnubg-text", "the Position ID encodes no board"));
        return std::nullopt;
    }
    Header header{.record = {.state = *found.front().state}, .line_count = 1};
    header.record.origin = {source.offset_of(lines.front())};
    if (!found.front().second.empty()) header.line_count = 2;
    read_board(source, lines, header, reporter);
    leave_out_letters(header.record.players);
    return header;
}

}  // namespace gammonkit::gnubg_text
