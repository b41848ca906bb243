#include "formats/bgroom/format.hpp"

#include "exporters/turns/turn_facts.hpp"
#include "formats/feature_counter.hpp"
#include "formats/notation/notation.hpp"
#include "model/find_extra.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <iterator>

namespace gammonkit {

namespace {

/// Writes the rows of one game.
class BgroomRowWriter {
public:
    explicit BgroomRowWriter(std::string& out) : out_(out) {}

    void write(const Turn& turn, const GameState& state)
    {
        player_ = turn.player;
        state_ = &state;
        std::visit([&](const auto& action) { write(action); }, turn.action);
    }

private:
    void row(std::string_view said)
    {
        fmt::format_to(std::back_inserter(out_), "{}.{}:{}\n", ++number_,
                       player_ == Player::first ? 'X' : '0', said);
    }

    void write(const CheckerPlay& turn) { row(in_brackets(turn.dice) + moves(turn)); }
    void write(const Roll& turn) { row(in_brackets(turn.dice)); }
    void write(const Double&) { row("Double"); }
    void write(const Beaver&) { row("Beaver"); }
    void write(const Raccoon&) { row("Beaver"); }
    // The next row, or the end of the game, tells whether a double was taken. All else has no place.
    template <class Other>
    void write(const Other&)
    {
    }

    [[nodiscard]] std::string moves(const CheckerPlay& turn) const
    {
        if (!turn.play.empty())
            return notation::format_play(turn.play, state_->position, player_, {.mark_hits = false});
        return turn.notation.empty() ? "can't move" : one_line(turn.notation);
    }

    std::string& out_;
    Player player_ = Player::first;
    const GameState* state_ = nullptr;
    int number_ = 0;
};

std::string_view kind_of(const Game& game)
{
    const auto* kind = values_of_extra(game.extras, "bgroom:kind", 1);
    return kind != nullptr ? std::string_view(kind->front()) : "Single game";
}

/// A blank line ends a game; a last game that is not over has none.
void write_bgroom_game(std::string& out, const Match& match, std::size_t index)
{
    const Game& game = match.games[index];
    fmt::format_to(std::back_inserter(out), "Game {} - {} (X) vs. {} (0)\n{}\n", game.number,
                   one_line(match.players.first.name), one_line(match.players.second.name),
                   one_line(kind_of(game)));
    BgroomRowWriter rows(out);
    const GameReplayer end =
        write_turns(match, index, [&](const Turn& turn, const GameState& state) { rows.write(turn, state); });
    const bool is_last = index + 1 == match.games.size();
    if (end.outcome() || !is_last) out += '\n';
    if (end.outcome() && is_last) out += "Win the Match\n";
}

bool is_told_by_a_row(const Turn& turn)
{
    const Action& action = turn.action;
    return std::holds_alternative<CheckerPlay>(action) || std::holds_alternative<Roll>(action) ||
           std::holds_alternative<Double>(action);
}

/// Answers that would be told by a row that does not come, or are told though they were not given.
std::size_t answers_untold(const Match& match, std::size_t index)
{
    const std::vector<Turn>& turns = match.games[index].turns;
    const GameReplayer end = follow_to_end(match.games[index], match.rules, is_crawford_game(match, index));
    const bool is_open = end.state().cube_is_offered();
    const bool is_last = index + 1 == match.games.size();
    const auto last_row = std::find_if(turns.rbegin(), turns.rend(), is_told_by_a_row);
    const bool ends_in_take = std::any_of(
        turns.rbegin(), last_row, [](const Turn& turn) { return std::holds_alternative<Take>(turn.action); });
    return (is_open && !is_last) || ends_in_take ? 1 : 0;
}

}  // namespace

Result<std::string> write_bgroom(const Collection& collection, const Options&)
{
    return write_matches(collection, [](std::string& out, const Match& match) {
        out += "BGF version 1.2\n\n";
        for (std::size_t i = 0; i < match.games.size(); ++i)
            write_bgroom_game(out, match, i);
    });
}

Census bgroom_partial_losses(const Collection& collection, const Options&)
{
    FeatureCounter partial_losses;
    for (const Match& match : collection.matches) {
        partial_losses.count(Feature::player_names, names_beyond_a_line(match));
        partial_losses.count(Feature::unreadable_plays, notations_beyond_a_line(match));
        if (match.rules.is_money()) partial_losses.count(Feature::match_scores, scores_not_counted_on(match));
        for (std::size_t i = 0; i < match.games.size(); ++i)
            partial_losses.count(Feature::cube_actions, answers_untold(match, i));
    }
    return partial_losses.result();
}

}  // namespace gammonkit
