#include "exporters/xg_text/header_output.hpp"

#include "exporters/xg_text/forum_board.hpp"
#include "model/identifiers/xgid.hpp"
#include "support/text.hpp"

#include <fmt/format.h>

namespace gammonkit::xg_text {
namespace {

/// The state with the player on roll at the bottom, where X is.
struct Seen {
    Player x;
    Position position;
};

Seen seen_by_roller(const GameState& state)
{
    const bool second = state.on_roll == Player::second;
    return {.x = state.on_roll, .position = second ? state.position : state.position.opposite()};
}

std::string score_line(const GameState& state, Player x)
{
    const std::string score = fmt::format("Score is X:{} O:{}", state.score[x], state.score[opponent(x)]);
    if (!state.rules.is_money()) return fmt::format("{} {} pt.(s) match.\n", score, state.rules.length);
    std::string rules = state.rules.uses_jacoby() ? " Jacoby" : "";
    if (state.rules.beavers.value_or(false)) rules += " Beaver";
    return fmt::format("{}. Unlimited Game{}{}\n", score, rules.empty() ? "" : ",", rules);
}

/// The cube stands beside its owner's half, and nowhere at 1.
std::string_view cube_side(std::size_t row, std::size_t first_row, const std::string& face)
{
    if (row == first_row + 1) return face;
    return row == first_row || row == first_row + 2 ? " +---+" : "";
}

std::string board_text(const GameState& state, const Seen& seen)
{
    const BoardRows rows = board_rows(seen.position, false);
    const std::string face = fmt::format(" |{:^3}|", state.cube.value);
    const bool below = state.cube.owner == seen.x;
    std::string text = fmt::format("{}\n", kUpperFrame);
    for (std::size_t row = 0; row < rows.size(); ++row) {
        const bool turned = !state.cube.is_centered();
        text += fmt::format("{}{}\n", rows[row], turned ? cube_side(row, below ? 8 : 0, face) : "");
    }
    return text + fmt::format("{}\n", kLowerFrame);
}

std::string pip_line(const GameState& state, const Seen& seen)
{
    const Player o = opponent(seen.x);
    std::string score = fmt::format("X-O: {}-{}", state.score[seen.x], state.score[o]);
    if (!state.rules.is_money()) score += fmt::format("/{}", state.rules.length);
    if (state.crawford_game) score += " Crawford";
    return fmt::format("Pip count  X: {}  O: {} {}\n", state.position.pip_count(seen.x),
                       state.position.pip_count(o), score);
}

std::string cube_line(const GameState& state, Player x)
{
    if (state.cube.is_centered()) return fmt::format("Cube: {}\n", state.cube.value);
    return fmt::format("Cube: {}, {} own cube\n", state.cube.value, state.cube.owner == x ? 'X' : 'O');
}

std::string turn_line(const GameState& state)
{
    if (state.dice) return fmt::format("X to play {}{}\n", state.dice->first(), state.dice->second());
    return "X on roll, cube action\n";
}

}  // namespace

std::string plain_name(const std::string& name)
{
    std::string plain = printable(name);
    for (std::size_t at = plain.find("  O:"); at != std::string::npos; at = plain.find("  O:"))
        plain.erase(at, 1);
    return std::string(trimmed(plain));
}

std::string header_text(const PositionRecord& record)
{
    const GameState& state = record.state;
    const Seen seen = seen_by_roller(state);
    return fmt::format("{}\n\nX:{}   O:{}\n", xgid(state), plain_name(record.players[seen.x].name),
                       plain_name(record.players[opponent(seen.x)].name)) +
           score_line(state, seen.x) + board_text(state, seen) + pip_line(state, seen) +
           cube_line(state, seen.x) + turn_line(state) + "\n";
}

}  // namespace gammonkit::xg_text
