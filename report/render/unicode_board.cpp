#include "report/render/unicode_board.hpp"

#include "support/text.hpp"

#include <fmt/format.h>

namespace gammonkit {
namespace {

constexpr int kBoardRows = 5;  // Of a half of the board; row 0 is the outermost.

// The left end of a line, what parts its pieces, its right end.
constexpr std::array<std::string_view, 3> kSides{"│", "│", "│"};
constexpr std::array<std::string_view, 3> kUpperCorners{"┌", "┬", "┐"};
constexpr std::array<std::string_view, 3> kLowerCorners{"└", "┴", "┘"};

std::string_view disk_of(Player player)
{
    return player == Player::first ? "○" : "●";
}

std::string_view stake_words(Stake stake)
{
    static constexpr std::string_view kWords[] = {"single"_say, "gammon"_say, "backgammon"_say};
    return kWords[static_cast<std::size_t>(multiple(stake)) - 1];
}

class UnicodeBoard {
public:
    UnicodeBoard(const GameState& state, const UnicodeBoardOptions& options)
        : state_(state), options_(options), bottom_(options.view.bottom), top_(opponent(bottom_))
    {
    }

    [[nodiscard]] std::string drawn() const
    {
        std::string text = frame(true);
        for (int row = 0; row < kBoardRows; ++row)
            text += half_row(top_, row);
        const std::string blank(18, ' ');
        text += line(joined_parts(blank, "BAR", blank, "   ", kSides), match_text());
        for (int row = kBoardRows - 1; row >= 0; --row)
            text += half_row(bottom_, row);
        return text + frame(false);
    }

private:
    /// One line; blanks at its end would only be in the way of who copies it.
    static std::string line(const std::string& board, const std::string& words)
    {
        return fmt::format(" {}{}{}\n", board, words.empty() ? "" : "  ", words);
    }

    /// Six points, the bar, six points and the tray, or the tray first. `walls`: the left end, what parts the
    /// others, the right end.
    [[nodiscard]] std::string joined_parts(const std::string& left, std::string_view bar,
                                           const std::string& right, std::string_view tray,
                                           const std::array<std::string_view, 3>& walls) const
    {
        const std::string table = fmt::format("{}{}{}{}{}", left, walls[1], bar, walls[1], right);
        return options_.view.bears_off_left
                   ? fmt::format("{}{}{}{}{}", walls[0], tray, walls[1], table, walls[2])
                   : fmt::format("{}{}{}{}{}", walls[0], table, walls[1], tray, walls[2]);
    }

    /// The point in the bottom player's numbering that stands in a column, counted from the left.
    [[nodiscard]] Point point_in(Player half, int column) const
    {
        const int from_tray = options_.view.bears_off_left ? column : 11 - column;
        return Point(half == top_ ? 24 - from_tray : 1 + from_tray);
    }

    [[nodiscard]] std::string labels(Player half, int first) const
    {
        std::string text;
        for (int column = first; column < first + 6; ++column) {
            const Point point = point_in(half, column);
            const PointNumbers numbers = options_.view.numbers;
            const bool for_bottom = numbers == PointNumbers::bottom || state_.to_decide() == bottom_;
            const int number = for_bottom ? point.number() : point.mirrored().number();
            text += numbers == PointNumbers::none ? "───"
                    : number < 10                 ? fmt::format("─{}─", number)
                                                  : fmt::format("{}─", number);
        }
        return text;
    }

    [[nodiscard]] std::string frame(bool upper) const
    {
        const Player half = upper ? top_ : bottom_;
        const auto& walls = upper ? kUpperCorners : kLowerCorners;
        return line(joined_parts(labels(half, 0), "───", labels(half, 6), "───", walls), player_text(half));
    }

    /// Three columns: a disk, or on the last row the count of a stack that is too high to be drawn.
    static std::string cell(int count, int row, Player owner, std::string_view empty)
    {
        if (count > kBoardRows && row == kBoardRows - 1) return fmt::format("{:>2} ", count);
        return fmt::format(" {} ", count > row ? disk_of(owner) : empty);
    }

    [[nodiscard]] std::string point_cell(Player half, int column, int row) const
    {
        const Point point = point_in(half, column);
        const int own = state_.position.checkers(bottom_, point);
        if (own > 0) return cell(own, row, bottom_, "·");
        return cell(state_.position.checkers(top_, point.mirrored()), row, top_, "·");
    }

    [[nodiscard]] std::string table(Player half, int first, int row) const
    {
        std::string text;
        for (int column = first; column < first + 6; ++column)
            text += point_cell(half, column, row);
        return text;
    }

    /// Checkers that are borne off, five to a column.
    [[nodiscard]] std::string tray(Player half, int row) const
    {
        const int off = state_.position.checkers(half, kOff);
        std::string text;
        for (int column = 0; column < 3; ++column)
            text += off > kBoardRows * column + row ? disk_of(half) : " ";
        return text;
    }

    [[nodiscard]] std::string half_row(Player half, int row) const
    {
        // On the bar, the middle comes first.
        const std::string bar = cell(state_.position.checkers(half, kBar), kBoardRows - 1 - row, half, " ");
        return line(joined_parts(table(half, 0, row), bar, table(half, 6, row), tray(half, row), kSides),
                    row == 0 ? action_text(half) : "");
    }

    /// In a money session nothing before somebody has won something.
    [[nodiscard]] std::string score_text(Player player) const
    {
        const int points = state_.score[player];
        if (!state_.rules.is_money()) return fmt::format(", {}/{}", points, state_.rules.length);
        const bool none = state_.score.first == 0 && state_.score.second == 0;
        return none ? "" : ", " + words().say("{0, plural, one {# point} other {# points}}", points);
    }

    [[nodiscard]] std::string player_text(Player player) const
    {
        std::string text = fmt::format("{} {}", disk_of(player), printable(options_.names[player]));
        text += score_text(player);
        const int pips = state_.position.pip_count(player);
        text += ", " + words().say("{0, plural, one {# pip} other {# pips}}", pips);
        if (state_.cube.owner == player && !state_.cube_is_offered())
            text += ", " + words().say("cube {0}", state_.cube.value);
        return text;
    }

    [[nodiscard]] std::string roll_text() const
    {
        if (!state_.dice) return words().say("on roll");
        static constexpr std::string_view kFaces[] = {"⚀", "⚁", "⚂", "⚃", "⚄", "⚅"};
        const auto face = [](int eyes) { return kFaces[static_cast<std::size_t>(eyes - 1)]; };
        const int first = state_.dice->first();
        const int second = state_.dice->second();
        return fmt::format("{} {} {}", words().say("to play {0}{1}", first, second), face(first),
                           face(second));
    }

    [[nodiscard]] std::string action_text(Player player) const
    {
        if (player != state_.to_decide()) return "";
        if (state_.cube_is_offered()) return words().say("to answer a double to {0}", 2 * state_.cube.value);
        if (state_.offer == Offer::resignation)
            return words().say("to answer a resignation ({0})",
                               words().say(stake_words(state_.resigned_stake)));
        const bool finished =
            state_.position.has_won(Player::first) || state_.position.has_won(Player::second);
        return finished ? "" : roll_text();
    }

    /// Beside the middle: the match, and a cube that nobody owns.
    [[nodiscard]] std::string match_text() const
    {
        std::string text = state_.rules.is_money() ? words().say("money session")
                                                   : words().say("{0}-point match", state_.rules.length);
        if (state_.crawford_game) return words().say("{0}, Crawford game", text);
        const bool has_cube = state_.rules.uses_cube() && state_.rules.length != 1;
        if (has_cube && state_.cube.is_centered() && !state_.cube_is_offered())
            text += ", " + words().say("cube {0}", state_.cube.value);
        return text;
    }

    [[nodiscard]] const Translator& words() const { return options_.words; }

    const GameState& state_;
    const UnicodeBoardOptions& options_;
    Player bottom_;
    Player top_;
};

}  // namespace

std::string draw_unicode_board(const GameState& state, const UnicodeBoardOptions& options)
{
    return UnicodeBoard(state, options).drawn();
}

}  // namespace gammonkit
