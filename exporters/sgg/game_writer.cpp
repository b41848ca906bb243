#include "exporters/sgg/game_writer.hpp"

#include "exporters/turns/turn_facts.hpp"
#include "formats/notation/notation.hpp"
#include "formats/sgg/sgg_lines.hpp"
#include "model/find_extra.hpp"
#include "model/replay.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <iterator>

namespace gammonkit::sgg {
namespace {

/// Follows one game and writes the rows of each turn.
class GameWriter {
public:
    GameWriter(std::string& out, const Match& match, const Game& game, bool crawford_game)
        : out_(out), match_(match), game_(game), replayer_(match.rules, game, crawford_game)
    {
    }

    bool write()
    {
        write_automatic_doubles();
        write_chat(game_.comment);
        for (at_ = 0; at_ < game_.turns.size(); ++at_) {
            const Turn& turn = game_.turns[at_];
            write_chat(turn.comment);
            std::visit([&](const auto& action) { write(turn.player, action); }, turn.action);
            replayer_.apply(turn);
            if (!has_ended_ && replayer_.outcome()) write_result(*replayer_.outcome());
        }
        if (!has_ended_ && game_.claimed_outcome) write_result(*game_.claimed_outcome);
        return has_ended_;
    }

private:
    [[nodiscard]] const GameState& state() const { return replayer_.state(); }

    void line(std::string_view text) { out_.append(text) += '\n'; }

    void write_automatic_doubles()
    {
        const auto count =
            static_cast<std::size_t>(std::clamp(game_.automatic_doubles, 0, kMostAutomaticDoubles));
        const auto* rolls = values_of_extra(game_.extras, kOpeningDoubles, count);
        for (std::size_t i = 0; i < count; ++i)
            line(fmt::format("{}: {}", rolls != nullptr ? one_line((*rolls)[i]) : "11", kAutomaticDouble));
    }

    void write_chat(std::string_view text)
    {
        if (text.empty()) return;
        for (const std::string_view said : split(text, '\n'))
            line(sgg::quoted(one_line(trimmed_right(said))));
    }

    /// A row of another turn than the one before has the next number, unless it fills that row.
    void begin_row(Player player)
    {
        if (player == Player::first || last_ != Player::first) ++number_;
        last_ = player;
    }

    void row(Player player, std::string_view text)
    {
        fmt::format_to(std::back_inserter(out_), "{}{}{}\n", number_, player == Player::first ? "\t" : "\t\t",
                       text);
    }

    void write_row(Player player, std::string_view text)
    {
        begin_row(player);
        row(player, text);
    }

    void write(Player player, const CheckerPlay& turn)
    {
        if (!is_announced(player, turn.dice)) begin_row(player);
        const std::string roll = digits_and_colon(turn.dice);
        const std::string moves = moves_of(player, turn);
        if (find_extra(game_.turns[at_].extras, kNotRolled) != nullptr) return row(player, " - ");
        // GNU Backgammon takes an announced roll without moves for one that was not played.
        if (moves.empty()) return row(player, roll + " O-O");
        if (!is_announced(player, turn.dice)) row(player, roll);
        row(player, roll + " " + moves);
    }

    [[nodiscard]] std::string moves_of(Player player, const CheckerPlay& turn) const
    {
        if (turn.play.empty()) return one_line(trimmed(turn.notation));
        std::string moves = notation::format_play(turn.play, state().position, player, {});
        for (std::size_t at = moves.find(' '); at != std::string::npos; at = moves.find(' ', at + 2))
            moves.insert(at, ",");
        return moves;
    }

    /// The turn before, but for those that no row is written for.
    [[nodiscard]] const Turn* turn_before() const
    {
        for (std::size_t i = at_; i > 0; --i) {
            const Action& action = game_.turns[i - 1].action;
            const bool shows = !std::holds_alternative<Resign>(action) &&
                               !std::holds_alternative<Remark>(action) &&
                               !std::holds_alternative<RefuseResignation>(action);
            if (shows) return &game_.turns[i - 1];
        }
        return nullptr;
    }

    /// The roll that the player has announced and not played yet.
    [[nodiscard]] const Roll* announced(Player player) const
    {
        const Turn* before = turn_before();
        return before != nullptr && before->player == player ? std::get_if<Roll>(&before->action) : nullptr;
    }

    [[nodiscard]] bool is_announced(Player player, Dice dice) const
    {
        const Roll* roll = announced(player);
        return roll != nullptr && roll->dice.same_roll(dice);
    }

    /// A roll that is resigned at once is not announced: GNU Backgammon would not see the resignation.
    void write(Player player, const Roll& turn)
    {
        if (!is_resigned_next(player)) write_row(player, digits_and_colon(turn.dice));
    }

    [[nodiscard]] bool is_resigned_next(Player player) const
    {
        std::size_t next = at_ + 1;
        while (next < game_.turns.size() && std::holds_alternative<Remark>(game_.turns[next].action))
            ++next;
        return next < game_.turns.size() && game_.turns[next].player == player && is_final_resignation(next);
    }

    void write(Player player, const Double& turn)
    {
        write_row(player, fmt::format("Double to {}", turn.value.value_or(2 * state().cube.value)));
    }
    void write(Player player, const Beaver&)
    {
        write_row(player, fmt::format("Beaver to {}", 4 * state().cube.value));
    }
    void write(Player player, const Raccoon&)
    {
        write_row(player, fmt::format("Raccoon to {}", 4 * state().cube.value));
    }
    void write(Player player, const Take&) { write_row(player, "Accept"); }
    void write(Player player, const Drop&) { write_row(player, "Pass"); }

    /// Only a resignation that ends the game: what it is worth stands in the result.
    void write(Player player, const Resign&)
    {
        if (!is_final_resignation(at_)) return;
        const Roll* roll = announced(player);
        write_row(player, roll != nullptr ? digits_and_colon(roll->dice) + " resign" : "resign");
    }

    [[nodiscard]] bool is_final_resignation(std::size_t index) const
    {
        return std::holds_alternative<Resign>(game_.turns[index].action) && index + 1 < game_.turns.size() &&
               std::holds_alternative<AcceptResignation>(game_.turns[index + 1].action);
    }

    void write(Player, const AcceptResignation&) {}
    void write(Player, const RefuseResignation&) {}
    void write(Player, const SetPosition&) {}
    void write(Player, const SetCube&) {}
    void write(Player, const Remark&) {}

    void write_result(const Outcome& derived)
    {
        const Outcome& outcome = game_.claimed_outcome.value_or(derived);
        const bool one = outcome.points == 1;
        line(fmt::format("{}{}{} {}.", one_line(trimmed(match_.players[outcome.winner].name)), kWins,
                         outcome.points, one ? "point" : "points"));
        has_ended_ = true;
    }

    std::string& out_;
    const Match& match_;
    const Game& game_;
    GameReplayer replayer_;
    std::size_t at_ = 0;
    int number_ = 0;
    std::optional<Player> last_;
    bool has_ended_ = false;
};

}  // namespace

bool write_game(std::string& out, const Match& match, const Game& game, bool crawford_game)
{
    return GameWriter(out, match, game, crawford_game).write();
}

}  // namespace gammonkit::sgg
