#include "formats/oldmoves/format.hpp"

#include "exporters/turns/turn_facts.hpp"
#include "formats/notation/notation.hpp"
#include "support/text.hpp"

#include <fmt/format.h>
#include <iterator>

namespace gammonkit {
namespace {

/// Writes the rows of one game.
class RowWriter {
public:
    explicit RowWriter(std::string& out) : out_(out) {}

    void write(const Turn& turn, const GameState& state)
    {
        state_ = &state;
        std::visit([&](const auto& action) { write(turn.player, action); }, turn.action);
    }

    void row(Player player, std::string_view said)
    {
        out_ += player == Player::first ? "X: " : "O: ";
        out_ += said;
        out_ += '\n';
    }

private:
    void write(Player player, const CheckerPlay& turn)
    {
        row(player, in_brackets(turn.dice) + ' ' + moves(player, turn));
    }
    void write(Player player, const Roll& turn) { row(player, in_brackets(turn.dice)); }
    void write(Player player, const Double&) { row(player, "doubles"); }
    void write(Player player, const Beaver&) { row(player, "doubles"); }
    void write(Player player, const Raccoon&) { row(player, "doubles"); }
    void write(Player player, const Take&) { row(player, "accepts"); }
    void write(Player player, const Drop&) { row(player, "rejects"); }
    void write(Player player, const Resign& turn)
    {
        row(player, turn.stake == Stake::single ? "wants to resign"
                                                : fmt::format("wants to resign a {}", to_string(turn.stake)));
    }
    // The row that tells the winner says so.
    void write(Player, const AcceptResignation&) {}
    void write(Player player, const RefuseResignation&) { row(player, "rejects"); }
    void write(Player, const SetPosition&) {}
    void write(Player, const SetCube&) {}
    void write(Player, const Remark&) {}

    [[nodiscard]] std::string moves(Player player, const CheckerPlay& turn) const
    {
        if (!turn.play.empty()) {
            return notation::format_play(turn.play, state_->position, player,
                                         {.bar_and_off = notation::BarAndOff::words_lower,
                                          .separator = '-',
                                          .mirrored = player == Player::second});
        }
        return turn.notation.empty() ? "can't move" : one_line(turn.notation);
    }

    std::string& out_;
    const GameState* state_ = nullptr;
};

void write_heading(std::string& out, const Match& match, const Game& game)
{
    const std::string length =
        match.rules.is_money() ? "an unlimited" : fmt::format("a {} point", match.rules.length);
    fmt::format_to(std::back_inserter(out), "Score is {}-{} in {} match.\n{} is X - {} is O\n\n",
                   game.score.first, game.score.second, length, one_line(match.players.first.name),
                   one_line(match.players.second.name));
}

void write_game(std::string& out, const Match& match, std::size_t index)
{
    write_heading(out, match, match.games[index]);
    RowWriter rows(out);
    const GameReplayer end =
        write_turns(match, index, [&](const Turn& turn, const GameState& state) { rows.write(turn, state); });
    if (end.outcome()) rows.row(end.outcome()->winner, "wins");
    out += '\n';
}

}  // namespace

Result<std::string> write_oldmoves(const Collection& collection, const Options&)
{
    std::string out;
    for (const Match& match : collection.matches) {
        if (match.games.empty()) continue;
        if (!out.empty()) out += "> oldmoves\n";
        for (std::size_t i = 0; i < match.games.size(); ++i)
            write_game(out, match, i);
    }
    if (out.empty()) return failure("no-game", "there is no game to write");
    return out;
}

}  // namespace gammonkit
