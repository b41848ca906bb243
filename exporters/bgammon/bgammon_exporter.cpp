#include "formats/bgammon/format.hpp"

#include "exporters/bgammon/heading_output.hpp"
#include "exporters/turns/turn_facts.hpp"
#include "formats/feature_counter.hpp"
#include "formats/notation/notation.hpp"
#include "model/replay.hpp"

#include <fmt/format.h>
#include <vector>

namespace gammonkit {
namespace {

/// Writes the lines of one game.
class EventWriter {
public:
    void write(const Turn& turn, const GameState& state)
    {
        std::visit([&](const auto& action) { write(turn.player, action, state); }, turn.action);
    }
    [[nodiscard]] std::string take() { return std::move(out_); }

private:
    void line(Player player, std::string_view event)
    {
        out_ += fmt::format("{} {}\n", player == Player::first ? 1 : 2, event);
    }

    static std::string roll(Dice dice) { return fmt::format("r {}-{}", dice.first(), dice.second()); }

    /// All points are counted as the first player does.
    void write(Player player, const CheckerPlay& turn, const GameState& state)
    {
        const std::string moves = notation::format_play(turn.play, state.position, player,
                                                        {.bar_and_off = notation::BarAndOff::words_lower,
                                                         .mark_hits = false,
                                                         .mirrored = player == Player::second});
        line(player, fmt::format("{}{}{}", roll(turn.dice), moves.empty() ? "" : " ", moves));
    }
    void write(Player player, const Roll& turn, const GameState&) { line(player, roll(turn.dice)); }

    /// One line says who doubled, to what, and whether it was taken.
    void write(Player player, const Take&, const GameState& state) { answer(player, state, 1); }
    void write(Player player, const Drop&, const GameState& state) { answer(player, state, 0); }
    void answer(Player player, const GameState& state, int taken)
    {
        const Player doubler = state.cube_is_offered() ? state.offered_by : opponent(player);
        line(doubler, fmt::format("d {} {}", 2 * state.cube.value, taken));
    }

    void write(Player player, const AcceptResignation&, const GameState&) { line(opponent(player), "t"); }

    void write(Player, const auto&, const GameState&) {}

    std::string out_;
};

std::string game_lines(const Match& match, std::size_t index)
{
    EventWriter events;
    const GameReplayer end = write_turns(
        match, index, [&](const Turn& turn, const GameState& state) { events.write(turn, state); });
    const Game& game = match.games[index];
    const std::optional<Outcome>& outcome = end.outcome() ? end.outcome() : game.claimed_outcome;
    return bgammon::heading_line(match, game, outcome) + events.take();
}

/// Doubles that nobody has answered have no line.
std::size_t open_doubles(const Match& match)
{
    std::size_t open = 0;
    for (std::size_t i = 0; i < match.games.size(); ++i) {
        if (follow_to_end(match.games[i], match.rules, is_crawford_game(match, i)).state().cube_is_offered())
            ++open;
    }
    return open;
}

}  // namespace

Result<std::string> write_bgammon(const Collection& collection, const Options&)
{
    const Match* const match = match_to_write(collection);
    if (match == nullptr) return failure("no-game", "there is no game to write");
    std::vector<std::string> games;
    for (std::size_t i = 0; i < match->games.size(); ++i)
        games.push_back(game_lines(*match, i));
    // Where each game begins is counted from the first byte of the file.
    std::size_t offset = games.size() * std::string_view("bgammon-replay 00000000\n").size();
    std::string out;
    for (const std::string& game : games) {
        out += fmt::format("bgammon-replay {:08}\n", offset);
        offset += game.size();
    }
    for (const std::string& game : games)
        out += game;
    return out;
}

Census bgammon_partial_losses(const Collection& collection, const Options&)
{
    FeatureCounter lost;
    for (const Match& match : collection.matches) {
        for (const Player player : kPlayers) {
            const std::string& name = match.players[player].name;
            lost.count_if(Feature::player_names, !name.empty() && !bgammon::fits_in_heading(name));
        }
        lost.count_if(Feature::place, !match.place.empty() && match.place != "bgammon.org");
        lost.count_if(Feature::date, match.date && !bgammon::tells_date(match));
        lost.count_if(Feature::time, !match.time.empty() && !bgammon::tells_time(match));
        lost.count(Feature::cube_actions, open_doubles(match));
    }
    return lost.result();
}

}  // namespace gammonkit
