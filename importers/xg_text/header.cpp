#include "importers/xg_text/header.hpp"

#include "importers/drawn_board/drawn_board.hpp"
#include "support/ends.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <span>

namespace gammonkit::xg_text {
namespace {

struct Names {
    std::string x;
    std::string o;
};

/// "X:Player 1   O:Player 2", or with one blank, as pages make of several.
std::optional<Names> names_line(std::string_view line)
{
    line = trimmed(line);
    const std::size_t blanks = line.find("  O:");
    const std::size_t gap = blanks == std::string_view::npos ? line.find(" O:") : blanks;
    if (!line.starts_with("X:") || gap == std::string_view::npos) return std::nullopt;
    return Names{.x = std::string(trimmed(line.substr(2, gap - 2))),
                 .o = std::string(trimmed(line.substr(line.find("O:", gap) + 2)))};
}

/// "Cube: 2, O own cube" in four languages.
bool is_cube_line(std::string_view line)
{
    constexpr std::array<std::string_view, 4> kWords{
        "Cube:", "Videau:", "Dopplerw\xC3\xBCrfel:", "\xE3\x82\xAD\xE3\x83\xA5\xE3\x83\xBC\xE3\x83\x96:"};
    line = trimmed(line);
    return std::any_of(kWords.begin(), kWords.end(),
                       [&](std::string_view words) { return line.starts_with(words); });
}

/// "X to play 21", "X: lance ou double"
bool is_turn_line(std::string_view line)
{
    line = trimmed(line);
    return line.starts_with("X ") || line.starts_with("O ") || line.starts_with("X: ") ||
           line.starts_with("O: ");
}

bool has_both_players(std::string_view line)
{
    return line.find(" X:") != std::string_view::npos && line.find(" O:") != std::string_view::npos;
}

/// Finds out whether X is the player whom the XGID has at the bottom: XG puts the player on roll there,
/// and calls him X.
class HeaderReader {
public:
    HeaderReader(const SourceText& source, PositionRecord& record, Reporter& reporter)
        : source_(source), record_(record), reporter_(reporter), x_(record.state.on_roll)
    {
    }

    std::size_t read(std::span<const std::string_view> lines)
    {
        std::size_t at = 1;
        std::optional<Names> names;
        while (at < lines.size()) {
            const std::string_view line = lines[at];
            if (const std::optional<Names> found = names_line(line); found && !names) {
                names = found;
            } else if (upper_frame(line)) {
                at += read_board(without_first(lines, at)) - 1;
            } else if (is_turn_line(line)) {
                ++at;
                break;
            } else if (!trimmed(line).empty() && !has_both_players(line) && !is_cube_line(line)) {
                break;
            }
            ++at;
        }
        if (names) set_names(*names);
        return at;
    }

private:
    std::size_t read_board(std::span<const std::string_view> lines)
    {
        const std::optional<DrawnBoard> board = drawn_board(lines, StackDigit::total);
        if (!board) {
            warn(first_or_empty(lines), "the board cannot be read; the XGID counts");
            return 1;
        }
        const Position& position = record_.state.position;
        const bool x_at_bottom = board->position == position;
        const bool x_at_top = board->position.opposite() == position;
        if (!x_at_bottom && !x_at_top)
            warn(first_or_empty(lines), "the board is not that of the XGID, which counts");
        if (x_at_bottom != x_at_top) x_ = x_at_bottom ? Player::second : Player::first;
        return board->line_count;
    }

    void warn(std::string_view line, std::string message)
    {
        reporter_.report(warning_at(source_, line, "board-differs", std::move(message)));
    }

    void set_names(const Names& names)
    {
        record_.players[x_].name = names.x;
        record_.players[opponent(x_)].name = names.o;
    }

    const SourceText& source_;
    PositionRecord& record_;
    Reporter& reporter_;
    Player x_;
};

}  // namespace

std::size_t read_header(const SourceText& source, const std::vector<std::string_view>& lines,
                        PositionRecord& record, Reporter& reporter)
{
    return HeaderReader(source, record, reporter).read(lines);
}

}  // namespace gammonkit::xg_text
