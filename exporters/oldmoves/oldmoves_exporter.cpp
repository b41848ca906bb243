#include "formats/oldmoves/format.hpp"

#include "exporters/turns/turn_facts.hpp"
#include "formats/feature_counter.hpp"
#include "formats/notation/notation.hpp"
#include "formats/oldmoves/score_order.hpp"
#include "model/scoring.hpp"
#include "support/text.hpp"

#include <fmt/format.h>
#include <iterator>

namespace gammonkit {

namespace {

/// Writes the rows of one game.
class OldmovesRowWriter {
public:
    explicit OldmovesRowWriter(std::string& out) : out_(out) {}

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
    OldmovesRowWriter rows(out);
    const GameReplayer end =
        write_turns(match, index, [&](const Turn& turn, const GameState& state) { rows.write(turn, state); });
    if (end.outcome()) rows.row(end.outcome()->winner, "wins");
    out += '\n';
}

/// Counts game by game.
class OldmovesLossCounter : public FeatureCounter {
public:
    Census of(const Collection& collection)
    {
        for (const Match& match : collection.matches)
            add(match);
        return result();
    }

private:
    void add(const Match& match)
    {
        count(Feature::player_names, names_beyond_a_line(match));
        count(Feature::unreadable_plays, notations_beyond_a_line(match));
        for (std::size_t i = 0; i < match.games.size(); ++i) {
            const GameReplayer end = follow_to_end(match.games[i], match.rules, is_crawford_game(match, i));
            const Game* next = i + 1 < match.games.size() ? &match.games[i + 1] : nullptr;
            count_claim(match.games[i], end, next);
            if (next != nullptr) count_order(match.games[i], end, *next);
        }
    }

    /// A result that the turns do not lead to shows in the score of the next game only.
    void count_claim(const Game& game, const GameReplayer& end, const Game* next)
    {
        const bool shows = next != nullptr && !end.outcome() &&
                           outcome_between(game.score, next->score) == game.claimed_outcome;
        if (game.claimed_outcome && !shows) count(Feature::claimed_outcomes, 1);
    }

    void count_order(const Game& game, const GameReplayer& end, const Game& next)
    {
        const auto winner = end.outcome() ? std::optional(end.outcome()->winner) : std::nullopt;
        if (oldmoves::begins_match(game.score, next.score)) {
            count(Feature::several_games, 1);
        } else if (oldmoves::is_exchanged(game.score, next.score, winner)) {
            count(Feature::match_scores, 1);
        }
    }
};

}  // namespace

Result<std::string> write_oldmoves(const Collection& collection, const Options&)
{
    return write_matches(collection, [](std::string& out, const Match& match) {
        if (!out.empty()) out += "> oldmoves\n";
        for (std::size_t i = 0; i < match.games.size(); ++i)
            write_game(out, match, i);
    });
}

Census oldmoves_partial_losses(const Collection& collection, const Options&)
{
    return OldmovesLossCounter().of(collection);
}

}  // namespace gammonkit
