#include "exporters/mat/layout.hpp"
#include "exporters/mat/match_writer.hpp"
#include "exporters/turns/turn_facts.hpp"
#include "formats/mat/mat_comments.hpp"
#include "model/game_state.hpp"
#include "model/legal_plays.hpp"
#include "model/match.hpp"
#include "model/replay.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <iterator>

namespace gammonkit::mat {
namespace {

constexpr int kPlaces = 26;

/// Checkers on place 0 to 25 of `player`'s numbering, the opponent's as negative numbers.
int count_on(const Position& position, Player player, int place)
{
    const Player other = opponent(player);
    const int own = place > 0 ? position.checkers(player, Point(place)) : 0;
    const int his = place < kPlaces - 1 ? position.checkers(other, Point(kPlaces - 1 - place)) : 0;
    return own - his;
}

/// Semicolons separate the fields of a dump, so a name cannot hold one.
std::string field(std::string_view name)
{
    std::string text = one_line(name);
    std::replace(text.begin(), text.end(), ';', ',');
    return text;
}

int owner_seen_by(const Cube& cube, Player player)
{
    if (cube.is_centered()) return 0;
    return cube.owner == player ? 1 : -1;
}

/// The board after an illegal play as Snowie writes it, "(7;0;0;0;1;Ann;Bob;...;)", seen by `next`, who rolls
/// `dice` next if that is known. `state` is what the play met.
std::string illegal_play_dump(const Position& after, const GameState& state, Player next,
                              std::optional<Dice> dice, const ByPlayer<PlayerInfo>& players)
{
    const Rules& rules = state.rules;
    const Player other = opponent(next);
    std::string text = fmt::format(
        "({};{};0;{};{};{};{};{};{};{};{};{};{};", rules.length, rules.uses_jacoby() ? 1 : 0,
        rules.is_money() ? 1 : 0, next == Player::second ? 0 : 1, field(players[next].name),
        field(players[other].name), state.crawford_game ? 1 : 0, state.score[next], state.score[other],
        state.cube.value, owner_seen_by(state.cube, next), count_on(after, next, 0));
    for (int place = 1; place < kPlaces; ++place)
        fmt::format_to(std::back_inserter(text), "{};", count_on(after, next, place));
    fmt::format_to(std::back_inserter(text), "{};{};)", dice ? dice->first() : 0, dice ? dice->second() : 0);
    return text;
}

/// "-b----E-C---eE---c-e----B-/0", for "Set Pos=".
std::string set_pos(const Position& position, const Cube& cube)
{
    std::string text;
    for (int place = 0; place < kPlaces; ++place) {
        const int count = count_on(position, Player::first, place);
        const char base = count > 0 ? 'A' : 'a';
        text += count == 0 ? '-' : static_cast<char>(base + std::abs(count) - 1);
    }
    int turns = 0;
    for (int value = cube.value; value > 1; value /= 2)
        ++turns;
    return fmt::format("{}/{}", text, cube.owner == Player::first ? -turns : turns);
}

/// Follows one game and writes a cell for each turn that has one.
class GameWriter {
public:
    GameWriter(std::string& out, const Match& match, const Game& game, bool crawford_game,
               const Dialect& dialect)
        : rows_(out, dialect), match_(match), game_(game), dialect_(dialect),
          replayer_(match.rules, game, crawford_game)
    {
    }

    void write()
    {
        comment(game_.comment);
        for (at_ = 0; at_ < game_.turns.size(); ++at_) {
            const Turn& turn = game_.turns[at_];
            std::visit([&](const auto& action) { write(turn.player, action); }, turn.action);
            comment(turn.comment);
            replayer_.apply(turn);
        }
        write_result();
    }

private:
    [[nodiscard]] const GameState& state() const { return replayer_.state(); }

    void comment(std::string_view text)
    {
        if (!text.empty() && dialect_.comments) rows_.comment(text);
    }

    void write(Player player, const CheckerPlay& turn)
    {
        const std::optional<Position> board = dumped_board(player, turn);
        begin_cell(turn.dice);
        board ? void(cell_ += dump(player, *board)) : add_moves(player, turn);
        rows_.cell(player, cell_);
        if (board) write_steps(player, turn);
    }

    void begin_cell(Dice dice)
    {
        const auto digit = [](int number) { return static_cast<char>('0' + number); };
        cell_ = {digit(dice.first()), digit(dice.second()), ':', ' '};
    }

    /// A dump of the board has no place for the steps, so they follow as a comment that the reader knows.
    void write_steps(Player player, const CheckerPlay& turn)
    {
        const std::string steps = turn.play.empty()
                                      ? one_line(turn.notation)
                                      : notation::format_play(turn.play, state().position, player, {});
        if (!steps.empty()) rows_.line(fmt::format("; {}{}", turn.result ? kPlayedAs : kRecordedAs, steps));
    }

    void write(Player player, const Roll& roll)
    {
        if (is_played_later(game_, at_)) return;
        const bool shows = !replayer_.stopped() && can_move(state().position, player, roll.dice);
        begin_cell(roll.dice);
        if (!shows || dialect_.xg_words) cell_ += "????";
        rows_.cell(player, cell_);
    }

    void write(Player player, const Double& turn)
    {
        rows_.cell(player, fmt::format(" Doubles => {}", turn.value.value_or(2 * state().cube.value)));
    }
    void write(Player player, const Beaver&) { write_redouble(player); }
    void write(Player player, const Raccoon&) { write_redouble(player); }

    /// GNU Backgammon has one word for beavers and raccoons.
    void write_redouble(Player player)
    {
        rows_.cell(player, fmt::format(" Beavers => {}", 4 * state().cube.value));
    }

    /// A beaver is taken without a word.
    void write(Player player, const Take&)
    {
        const bool silent = state().offer == Offer::beaver || state().offer == Offer::raccoon;
        if (!silent) rows_.cell(player, " Takes");
    }
    void write(Player player, const Drop&) { rows_.cell(player, " Drops"); }

    void write(Player, const SetPosition& turn) { set_up(*turn.position, state().cube); }
    void write(Player, const SetCube& turn) { set_up(state().position, turn.cube); }

    void set_up(const Position& position, const Cube& cube)
    {
        rows_.line(fmt::format("; {}{}", kSetPos, set_pos(position, cube)));
    }

    // A resignation shows only in the result.
    void write(Player, const Resign&) {}
    void write(Player, const AcceptResignation&) {}
    void write(Player, const RefuseResignation&) {}
    void write(Player, const Remark&) {}

    [[nodiscard]] std::string dump(Player player, const Position& board) const
    {
        const Player next = opponent(player);
        return "Illegal play " + illegal_play_dump(board, state(), next, next_roll(next), match_.players);
    }

    void add_moves(Player player, const CheckerPlay& turn)
    {
        if (!turn.play.empty()) return add_steps(player, turn.play);
        if (!turn.notation.empty()) return void(cell_ += one_line(turn.notation));
        const bool could_move = !replayer_.stopped() && can_move(state().position, player, turn.dice);
        if (dialect_.xg_words || could_move) cell_ += "Cannot Move";
    }

    /// Each step of a play is followed by a blank, but for the fourth: so GNU Backgammon writes it.
    void add_steps(Player player, const Play& play)
    {
        notation::add_play(cell_, play, state().position, player, dialect_.moves);
        if (!dialect_.moves.merge && play.size() < Play::kMostSteps) cell_ += ' ';
    }

    [[nodiscard]] std::optional<Position> dumped_board(Player player, const CheckerPlay& turn) const
    {
        if (turn.result || !dialect_.dumps_illegal_plays || replayer_.stopped()) return turn.result;
        if (turn.play.empty() || after_legal(state().position, player, turn.dice, turn.play))
            return std::nullopt;
        return after(state().position, player, turn.play);
    }

    /// What `next` rolls in the turn after this, if it begins with a roll.
    [[nodiscard]] std::optional<Dice> next_roll(Player next) const
    {
        if (at_ + 1 == game_.turns.size() || game_.turns[at_ + 1].player != next) return std::nullopt;
        const Action& action = game_.turns[at_ + 1].action;
        if (const auto* play = std::get_if<CheckerPlay>(&action)) return play->dice;
        if (const auto* roll = std::get_if<Roll>(&action)) return roll->dice;
        return std::nullopt;
    }

    void write_result()
    {
        const std::optional<Outcome>& derived = replayer_.outcome();
        const std::optional<Outcome>& outcome = game_.claimed_outcome ? game_.claimed_outcome : derived;
        if (!outcome) return rows_.finish();
        // Without a word a reader would take the result for a resignation.
        if (game_.claimed_outcome && !derived && dialect_.comments) rows_.line(fmt::format("; {}", kClaimed));
        rows_.result(outcome->winner, result_text(*outcome), left_dropped());
    }

    [[nodiscard]] bool left_dropped() const
    {
        return !game_.turns.empty() && game_.turns.back().player == Player::first &&
               std::holds_alternative<Drop>(game_.turns.back().action);
    }

    [[nodiscard]] std::string result_text(const Outcome& outcome) const
    {
        const bool plural = outcome.points != 1 && !dialect_.xg_words;
        const std::int64_t score = std::int64_t{game_.score[outcome.winner]} + outcome.points;
        const bool ends_match = !match_.rules.is_money() && score >= match_.rules.length;
        // Galaxy's matches to 16 or 8 are money games if they don't say that they end.
        const bool says_so =
            ends_match && (dialect_.xg_words || (dialect_.comments && match_.place == "BackgammonGalaxy"));
        return fmt::format("Wins {} point{}{}", outcome.points, plural ? "s" : "",
                           says_so ? " and the match" : "");
    }

    RowWriter rows_;
    std::string cell_;  ///< The text of the cell at hand. Keeps its memory from cell to cell.
    const Match& match_;
    const Game& game_;
    const Dialect& dialect_;
    GameReplayer replayer_;
    std::size_t at_ = 0;
};

}  // namespace

void write_game(std::string& out, const Match& match, const Game& game, bool crawford_game,
                const Dialect& dialect)
{
    GameWriter(out, match, game, crawford_game, dialect).write();
}

}  // namespace gammonkit::mat
