#include "analysis/external/board_question.hpp"

#include "formats/fibs_board/board_line.hpp"
#include "support/text.hpp"

#include <fmt/format.h>
#include <vector>

namespace gammonkit {
namespace {

// Behind "board:", counted from 0.
constexpr std::size_t kTurn = 31;
constexpr std::size_t kDice = 32;
constexpr std::size_t kColor = 40;
constexpr std::size_t kLast = 51;

/// True if the line is as GNU Backgammon writes it.
bool is_gnubgs(const std::vector<std::string_view>& fields)
{
    if (fields.size() <= kLast || trimmed(fields[kColor]) != "1") return false;
    const bool shows_both = trimmed(fields[kDice]) != "0" && trimmed(fields[kDice + 2]) != "0";
    return shows_both || trimmed(fields[kLast]) == "1";
}

/// What gnubg means, where the line was read as one of FIBS.
GameState as_gnubg_means(GameState state, const std::vector<std::string_view>& fields)
{
    const Player turn = trimmed(fields[kTurn]) == "-1" ? Player::second : Player::first;
    state.on_roll = turn;
    if (state.offer == Offer::none) {
        std::swap(state.score.first, state.score.second);
    } else {
        state.offered_by = turn;
    }
    const bool near = away(state, Player::first) == 1 || away(state, Player::second) == 1;
    state.crawford_game = near && state.rules.length > 1 && trimmed(fields[kLast]) == "0";
    return state;
}

}  // namespace

Result<GameState> asked_state(std::string_view line, const Rules& money)
{
    const std::optional<std::string_view> fields = board_fields(line);
    if (!fields) return failure("fibs-board", "this is no board line of FIBS");
    GK_TRY(const PositionRecord record, position_of_board_fields(*fields));
    const std::vector<std::string_view> parts = split(*fields, ':');
    GameState state = is_gnubgs(parts) ? as_gnubg_means(record.state, parts) : record.state;
    if (!state.rules.is_money()) return state;
    state.rules.jacoby = money.jacoby;
    state.rules.beavers = money.beavers;
    return state;
}

std::string board_question(const GameState& state)
{
    // The second player has the positive numbers, so he is "you".
    std::string line = "board";
    const bool offered = state.offer != Offer::none;
    const Player named = offered ? Player::second : Player::first;
    for (const Player player : {named, opponent(named)})
        line += player == Player::first ? ":first" : ":second";
    line += fmt::format(":{}:{}:{}", state.rules.length, state.score[named], state.score[opponent(named)]);
    for (int place = 0; place <= kBar.number(); ++place) {
        const auto index = static_cast<std::size_t>(place);
        const int own = place == 0 ? 0 : state.position.side(Player::second)[index];
        const int other = place == kBar.number() ? 0 : state.position.side(Player::first)[25 - index];
        line += fmt::format(":{}", own - other);
    }
    line += state.on_roll == Player::second ? ":1" : ":-1";
    const int high = state.dice ? state.dice->first() : 0;
    const int low = state.dice ? state.dice->second() : 0;
    line += fmt::format(":{0}:{1}:{0}:{1}:{2}", high, low, state.cube.value);
    for (const Player player : {Player::second, Player::first})
        line += state.cube.owner.value_or(player) == player ? ":1" : ":0";
    return line + fmt::format(":{}:1:-1:0:25:0:0:0:0:0:0:0:{}", offered ? 1 : 0, state.crawford_game ? 0 : 1);
}

}  // namespace gammonkit
