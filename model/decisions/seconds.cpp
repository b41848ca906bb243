#include "model/decisions/seconds.hpp"

namespace gammonkit {
namespace {

/// What nobody did: it takes no time.
bool is_no_action(const Turn& turn)
{
    return std::holds_alternative<Remark>(turn.action) || std::holds_alternative<SetPosition>(turn.action) ||
           std::holds_alternative<SetCube>(turn.action);
}

std::optional<int> moment_of(const Turn& turn)
{
    return turn.times ? turn.times->milliseconds : std::nullopt;
}

std::optional<int> clock_of(const Turn& turn, Player player)
{
    return turn.times ? turn.times->clocks[player] : std::nullopt;
}

/// When the action before `turn` was over; nothing if there is none, or it has no time.
std::optional<int> moment_before(const Game& game, std::size_t turn)
{
    while (turn > 0 && is_no_action(game.turns[turn - 1]))
        --turn;
    return turn > 0 ? moment_of(game.turns[turn - 1]) : std::nullopt;
}

/// What the clock of the player showed when his turn began: it stands while others act.
std::optional<int> clock_before(const Game& game, std::size_t turn)
{
    const Player player = game.turns[turn].player;
    for (std::size_t at = turn; at > 0; --at) {
        const Turn& before = game.turns[at - 1];
        if (const std::optional<int> shown = clock_of(before, player)) return shown;
        if (before.player == player && !is_no_action(before)) break;
    }
    return std::nullopt;
}

}  // namespace

std::optional<double> seconds_taken(const Game& game, std::size_t turn)
{
    const Turn& taken = game.turns[turn];
    if (const std::optional<int> end = moment_of(taken)) {
        const std::optional<int> begin = moment_before(game, turn);
        return begin && *begin <= *end ? std::optional((*end - *begin) / 1000.0) : std::nullopt;
    }
    const std::optional<int> end = clock_of(taken, taken.player);
    const std::optional<int> begin = end ? clock_before(game, turn) : std::nullopt;
    return begin && *begin >= *end ? std::optional<double>(*begin - *end) : std::nullopt;
}

}  // namespace gammonkit
