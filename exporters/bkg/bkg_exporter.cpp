#include "formats/bkg/format.hpp"

#include "exporters/turns/turn_facts.hpp"
#include "formats/feature_counter.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <iterator>

namespace gammonkit {

namespace {

std::string_view bkg_color(Player player)
{
    return player == Player::first ? "Black" : "White";
}

/// Writes the rows of one game.
class BkgRowWriter {
public:
    explicit BkgRowWriter(std::string& out) : out_(out) {}

    void write(const Turn& turn, const GameState& state)
    {
        state_ = &state;
        std::visit([&](const auto& action) { write(turn.player, action); }, turn.action);
    }

    /// Ends an open double that was not answered.
    void finish()
    {
        if (is_double_open_) out_ += '\n';
        is_double_open_ = false;
    }

    void result(Player winner, Stake stake)
    {
        finish();
        const std::string how = stake == Stake::single ? "" : fmt::format(" by {}", to_string(stake));
        fmt::format_to(std::back_inserter(out_), "{} wins{}\n", bkg_color(winner), how);
    }

private:
    void roll(Player player, Dice dice, std::string_view moves)
    {
        finish();
        fmt::format_to(std::back_inserter(out_), "{} ({},{})", bkg_color(player), dice.first(),
                       dice.second());
        if (!moves.empty()) fmt::format_to(std::back_inserter(out_), "  {}", moves);
        out_ += '\n';
    }

    void write(Player player, const CheckerPlay& turn)
    {
        std::string moves;
        for (const Step step : turn.play)
            moves += fmt::format("{}{} {}", moves.empty() ? "" : ", ", number(player, step.from),
                                 number(player, step.to));
        roll(player, turn.dice, turn.play.empty() ? one_line(turn.notation) : moves);
    }
    void write(Player player, const Roll& turn) { roll(player, turn.dice, ""); }
    void write(Player player, const Double&)
    {
        finish();
        fmt::format_to(std::back_inserter(out_), "{} Doubles", bkg_color(player));
        is_double_open_ = true;
    }
    // BKG has no beavers: the doubled player plays on with the cube.
    void write(Player player, const Beaver&) { answer(player, "Accepted"); }
    void write(Player player, const Take&) { answer(player, "Accepted"); }
    void write(Player player, const Drop&) { answer(player, "Refused"); }
    template <class Other>
    void write(Player, const Other&)
    {
    }

    /// A double and its answer stand in one row.
    void answer(Player player, std::string_view said)
    {
        if (is_double_open_) fmt::format_to(std::back_inserter(out_), " - {} {}\n", bkg_color(player), said);
        is_double_open_ = false;
    }

    /// Both players' points as Black counts them.
    static int number(Player player, Point point)
    {
        return player == Player::first ? point.number() : kBar.number() - point.number();
    }

    std::string& out_;
    const GameState* state_ = nullptr;
    bool is_double_open_ = false;
};

/// What the winner's row says: a resignation shows nowhere else.
Stake stake_of(const GameReplayer& end)
{
    const GameState& state = end.state();
    if (state.phase == GamePhase::resigned) return state.resigned_stake;
    const int times = end.outcome()->points / std::max(1, state.cube.value);
    return times == 3 ? Stake::backgammon : times == 2 ? Stake::gammon : Stake::single;
}

void write_bkg_game(std::string& out, const Match& match, std::size_t index)
{
    if (index > 0) fmt::format_to(std::back_inserter(out), "\nGame {}\n", index + 1);
    BkgRowWriter rows(out);
    const GameReplayer end =
        write_turns(match, index, [&](const Turn& turn, const GameState& state) { rows.write(turn, state); });
    rows.finish();
    if (end.outcome()) rows.result(end.outcome()->winner, stake_of(end));
}

bool has_row(const Turn& turn)
{
    const Action& action = turn.action;
    return std::holds_alternative<CheckerPlay>(action) || std::holds_alternative<Roll>(action) ||
           std::holds_alternative<Double>(action);
}

/// Counts game by game.
class BkgLossCounter : public FeatureCounter {
public:
    Census of(const Collection& collection)
    {
        for (const Match& match : collection.matches) {
            if (match.rules.is_money()) count(Feature::match_scores, scores_not_counted_on(match));
            count(Feature::unreadable_plays, notations_beyond_a_line(match));
            for (const Game& game : match.games)
                count_game(game);
        }
        return result();
    }

private:
    /// A game without rows leaves no trace.
    void count_game(const Game& game)
    {
        if (std::none_of(game.turns.begin(), game.turns.end(), has_row)) count(Feature::several_games, 1);
    }
};

}  // namespace

Result<std::string> write_bkg(const Collection& collection, const Options&)
{
    GK_TRY(const Match* const match, match_to_write(collection));
    std::string out;
    for (std::size_t i = 0; i < match->games.size(); ++i)
        write_bkg_game(out, *match, i);
    if (out.find("Black") == std::string::npos && out.find("White") == std::string::npos)
        return failure("no-row", "a log of BKG has rolls, doubles and results only, and here is none");
    return out;
}

Census bkg_partial_losses(const Collection& collection, const Options&)
{
    return BkgLossCounter().of(collection);
}

}  // namespace gammonkit
