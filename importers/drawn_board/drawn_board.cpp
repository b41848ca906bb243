#include "importers/drawn_board/drawn_board.hpp"

#include <algorithm>
#include <array>

namespace gammonkit {
namespace {

constexpr std::size_t kColumns = 12;
constexpr std::size_t kMostLines = 15;  // Frames, eleven rows, and room for a blank line.

struct Frame {
    std::string_view labels;
    bool clockwise;
    bool numbered_for_x;
};
constexpr std::array<Frame, 4> kFrames{{{"+13-14-15-", false, true},
                                        {"+12-11-10-", false, false},
                                        {"+24-23-22-", true, true},
                                        {"+-1--2--3-", true, false}}};

const Frame* frame_of(std::string_view line)
{
    const auto* found = std::find_if(kFrames.begin(), kFrames.end(), [&](const Frame& frame) {
        return line.find(frame.labels) != std::string_view::npos;
    });
    return found == kFrames.end() ? nullptr : found;
}

/// A stack or a bar of one half as it is drawn.
struct Stack {
    ByPlayer<int> drawn;
    int digit = 0;
};

char letter_at(std::string_view line, std::size_t column)
{
    return column < line.size() ? line[column] : ' ';
}

void add_letter(Stack& stack, char letter)
{
    if (letter == 'O') ++stack.drawn.first;
    if (letter == 'X') ++stack.drawn.second;
    if (letter >= '1' && letter <= '9') stack.digit = letter - '0';
    if (letter >= 'A' && letter <= 'F') stack.digit = letter - 'A' + 10;
}

using Half = std::array<Stack, kColumns + 1>;  // The last is the bar.

void add_row(Half& half, std::string_view line, std::size_t frame)
{
    for (std::size_t i = 0; i < kColumns; ++i)
        add_letter(half[i], letter_at(line, frame + 2 + 3 * i + (i < kColumns / 2 ? 0 : 5)));
    add_letter(half[kColumns], letter_at(line, frame + 21));
}

/// X's number of the point in a column.
std::size_t point_in(std::size_t column, bool upper, bool clockwise)
{
    const std::size_t from_right = clockwise ? column : kColumns - 1 - column;
    return upper ? 24 - from_right : 1 + from_right;
}

int height(const Stack& stack, Player player, StackDigit digit)
{
    const int drawn = stack.drawn[player];
    if (drawn == 0 || stack.digit == 0) return drawn;
    return digit == StackDigit::total ? stack.digit : drawn + stack.digit;
}

void add_half(ByPlayer<Side>& sides, const Half& half, bool upper, bool clockwise, StackDigit digit)
{
    for (const Player player : kPlayers) {
        for (std::size_t i = 0; i < kColumns; ++i) {
            const std::size_t point = point_in(i, upper, clockwise);
            const std::size_t own = player == Player::second ? point : 25 - point;
            sides[player][own] = static_cast<std::uint8_t>(height(half[i], player, digit));
        }
        const int on_bar = height(half[kColumns], player, digit);
        sides[player][25] = static_cast<std::uint8_t>(sides[player][25] + on_bar);
    }
}

}  // namespace

std::optional<std::size_t> upper_frame(std::string_view line)
{
    const Frame* frame = frame_of(line);
    if (frame == nullptr) return std::nullopt;
    return line.find(frame->labels);
}

std::optional<DrawnBoard> drawn_board(std::span<const std::string_view> lines, StackDigit digit)
{
    if (lines.empty() || !upper_frame(lines.front())) return std::nullopt;
    const Frame& frame = *frame_of(lines.front());
    const std::size_t column = *upper_frame(lines.front());
    Half upper{};
    Half lower{};
    bool below_bar = false;
    for (std::size_t i = 1; i < std::min(lines.size(), kMostLines); ++i) {
        if (upper_frame(lines[i])) {
            ByPlayer<Side> sides;
            add_half(sides, upper, true, frame.clockwise, digit);
            add_half(sides, lower, false, frame.clockwise, digit);
            const std::optional<Position> position = Position::from(sides);
            if (!position || !below_bar) return std::nullopt;
            return DrawnBoard{
                .position = *position, .numbered_for_x = frame.numbered_for_x, .line_count = i + 1};
        }
        const bool middle = lines[i].find("|BAR|") != std::string_view::npos;
        if (!middle) add_row(below_bar ? lower : upper, lines[i], column);
        below_bar |= middle;
    }
    return std::nullopt;
}

}  // namespace gammonkit
