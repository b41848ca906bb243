#include "importers/gnubg_text/header.hpp"

#include "formats/positions/identifier_line.hpp"
#include "importers/drawn_board/drawn_board.hpp"
#include "support/ends.hpp"
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

/// The drawing does not tell how many checkers a variant has, and with it how many are off.
bool is_same_board(const Position& drawn, const Position& stated)
{
    const auto same = [&](Player player) {
        return std::equal(drawn.side(player).begin() + 1, drawn.side(player).end(),
                          stated.side(player).begin() + 1);
    };
    return same(Player::first) && same(Player::second);
}

void read_board(const SourceText& source, std::span<const std::string_view> lines, Header& header,
                Reporter& reporter)
{
    for (std::size_t i = header.line_count; i < std::min(lines.size(), header.line_count + kMostLinesBefore);
         ++i) {
        if (!upper_frame(lines[i])) continue;
        const std::optional<DrawnBoard> board = drawn_board(without_first(lines, i), StackDigit::total);
        if (!board || !is_same_board(board->position, header.record.state.position)) {
            reporter.report(warning_at(source, lines[i], "board-differs",
                                       board ? "the board is not that of the Position ID, which counts"
                                             : "the board cannot be read; the Position ID counts"));
        }
        header.names.first = name_behind(lines[i], "O:");
        header.line_count = i + (board ? board->line_count : 1);
        if (board) header.names.second = name_behind(lines[header.line_count - 1], "X:");
        return;
    }
}

std::string_view line_below(std::span<const std::string_view> lines)
{
    return lines.size() > 1 ? lines[1] : std::string_view{};
}

/// True for a view into the line.
bool is_within(std::string_view part, std::string_view line)
{
    return part.data() >= line.data() && part.data() + part.size() <= line.data() + line.size();
}

}  // namespace

bool begins_board(std::string_view line)
{
    return line.find("Position ID:") != std::string_view::npos &&
           line.find("GNU Backgammon") != std::string_view::npos;
}

void give_names(Header& header, const Names& names)
{
    header.names = names;
    // The pieces of a session in the terminal have no names; gnubg's own have.
    if (names.first == "O" && names.second == "X") return;
    for (const Player player : kPlayers)
        header.record.players[player].name = names[player];
}

Variant variant_started_in(std::span<const std::string_view> lines)
{
    for (const Variant variant : kVariants) {
        const std::vector<FoundIdentifier> found =
            identifiers_in(first_or_empty(lines), line_below(lines), variant);
        const bool is_board = !found.empty() && found.front().state;
        if (is_board && found.front().state->position == starting_position(variant)) return variant;
    }
    return Variant::standard;
}

std::optional<Header> read_header(const SourceText& source, std::span<const std::string_view> lines,
                                  Variant variant, Reporter& reporter)
{
    const std::vector<FoundIdentifier> found =
        identifiers_in(first_or_empty(lines), line_below(lines), variant);
    if (found.empty() || !found.front().state) {
        reporter.report(
            error_at(source, first_or_empty(lines), "gnubg-text", "the Position ID encodes no board"));
        return std::nullopt;
    }
    Header header{.record = {.state = *found.front().state}, .line_count = 1};
    header.record.state.rules.variant = variant;
    header.record.origin = {source.offset_of(first_or_empty(lines))};
    const std::string_view match_id = found.front().second;
    if (!match_id.empty() && !is_within(match_id, first_or_empty(lines))) header.line_count = 2;
    read_board(source, lines, header, reporter);
    give_names(header, Names(header.names));
    return header;
}

}  // namespace gammonkit::gnubg_text
