#include "exporters/tmg/game_writer.hpp"

#include "exporters/turns/turn_facts.hpp"
#include "formats/notation/notation.hpp"
#include "formats/tmg/tmg_records.hpp"
#include "model/find_extra.hpp"
#include "model/replay.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <iterator>

namespace gammonkit::tmg {
namespace {

/// Follows one game and writes the records of each turn.
class GameWriter {
public:
    GameWriter(std::string& out, const Match& match, const Game& game, bool crawford_game)
        : out_(out), match_(match), game_(game), replayer_(match.rules, game, crawford_game)
    {
    }

    void write(bool another_follows)
    {
        write_automatic_doubles();
        for (const Turn& turn : game_.turns) {
            std::visit([&](const auto& action) { write(turn.player, action); }, turn.action);
            if (const Extra* kept = find_extra(turn.extras, kRecord)) write_kept(*kept);
            replayer_.apply(turn);
            if (!has_ended_ && replayer_.outcome()) write_result(*replayer_.outcome());
        }
        if (!has_ended_ && game_.claimed_outcome) write_result(*game_.claimed_outcome);
        // GNU Backgammon takes the next game for more of this one if there is no result.
        if (!has_ended_ && another_follows) line(0, Code::wins_single, "0 nobody wins 0 points");
    }

private:
    [[nodiscard]] const GameState& state() const { return replayer_.state(); }

    void line(int number, Code code, std::string_view data)
    {
        fmt::format_to(std::back_inserter(out_), "  {} {} {}\n", number, static_cast<int>(code), data);
    }

    void write_kept(const Extra& kept)
    {
        for (const std::string& text : kept.values)
            fmt::format_to(std::back_inserter(out_), "  {}\n", one_line(trimmed(text)));
    }

    void write_automatic_doubles()
    {
        const int count = std::clamp(game_.automatic_doubles, 0, kMostAutomaticDoubles);
        const Extra* kept = find_extra(game_.extras, kRecord);
        if (kept != nullptr && kept->values.size() == static_cast<std::size_t>(count))
            return write_kept(*kept);
        for (int i = 1; i <= count; ++i)
            line(0, Code::automatic_double, fmt::format("Automatic double to {}", 1 << i));
    }

    /// Adds a record with the next number, whose sign tells the player.
    void record(Player player, Code code, std::string_view data)
    {
        ++number_;
        announced_.reset();
        same_number(player, code, data);
    }

    void same_number(Player player, Code code, std::string_view data)
    {
        line(player == Player::first ? number_ : -number_, code, data);
    }

    void write(Player player, const CheckerPlay& turn)
    {
        const bool rolled = announced_ && announced_->same_roll(turn.dice) && state().on_roll == player;
        if (!rolled) record(player, Code::roll, digits_and_colon(turn.dice));
        announced_.reset();
        same_number(player, Code::play, moves_of(player, turn));
    }

    [[nodiscard]] std::string moves_of(Player player, const CheckerPlay& turn) const
    {
        if (turn.play.empty()) {
            return turn.notation.empty() ? std::string(kNothingPlayed) : one_line(trimmed(turn.notation));
        }
        return notation::format_play(turn.play, state().position, player, {.mark_hits = false});
    }

    void write(Player player, const Roll& turn)
    {
        record(player, Code::roll, digits_and_colon(turn.dice));
        announced_ = turn.dice;
    }
    void write(Player player, const Double& turn)
    {
        record(player, Code::doubles,
               fmt::format("Double to {}", turn.value.value_or(2 * state().cube.value)));
    }
    void write(Player player, const Take&) { record(player, Code::takes, "Take"); }
    void write(Player player, const Drop&) { record(player, Code::passes, "Pass"); }
    void write(Player player, const Beaver&) { redouble(player, "Beaver"); }
    void write(Player player, const Raccoon&) { redouble(player, "Raccoon"); }
    void redouble(Player player, std::string_view name)
    {
        record(player, Code::beavers, fmt::format("{} to {}", name, 4 * state().cube.value));
    }

    // A resignation shows only in the result.
    void write(Player, const Resign&) {}
    void write(Player, const AcceptResignation&) {}
    void write(Player, const RefuseResignation&) {}
    void write(Player, const SetPosition&) {}
    void write(Player, const SetCube&) {}
    void write(Player, const Remark&) {}

    /// GNU Backgammon takes the first number for the points, and the sign for the winner.
    void write_result(const Outcome& derived)
    {
        const Outcome outcome = game_.claimed_outcome.value_or(derived);
        const int times = std::clamp(outcome.points / std::max(state().cube.value, 1), 1, 3);
        const Code code{static_cast<int>(Code::wins_single) + times - 1};
        record(outcome.winner, code,
               fmt::format("{} {} wins {} points", outcome.points,
                           one_line(trimmed(match_.players[outcome.winner].name)), outcome.points));
        has_ended_ = true;
    }

    std::string& out_;
    const Match& match_;
    const Game& game_;
    GameReplayer replayer_;
    int number_ = 0;
    std::optional<Dice> announced_;
    bool has_ended_ = false;
};

}  // namespace

void write_game(std::string& out, const Match& match, const Game& game, bool crawford_game,
                bool another_follows)
{
    GameWriter(out, match, game, crawford_game).write(another_follows);
}

}  // namespace gammonkit::tmg
