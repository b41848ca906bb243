#include "formats/record/game_builder.hpp"

#include "support/text.hpp"

#include <utility>

namespace gammonkit::record {
namespace {

/// Takes out "0/0", which stands for a die that could not be played.
notation::Moves without_unusable_dice(const notation::Moves& moves)
{
    notation::Moves usable;
    for (const notation::Hop& hop : moves) {
        if (hop.from != kOff || hop.to != kOff) usable.add(hop);
    }
    return usable;
}

void add_line(std::string& text, std::string_view line)
{
    if (!text.empty()) text += '\n';
    text += line;
}

/// The points of a result that a record has cut to what the winner still needed: 3 with the cube at 4.
int uncut(const Outcome& stated, const GameState& end)
{
    const int needed = away(end, stated.winner);
    if (end.rules.is_money() || stated.points != needed) return stated.points;
    const int cube = end.cube.value;
    return (stated.points + cube - 1) / cube * cube;
}

}  // namespace

void GameBuilder::double_automatically()
{
    ++game_.automatic_doubles;
    replayer_ = GameReplayer(rules_, game_, crawford_game_);
}

void GameBuilder::comment(std::string_view line)
{
    // A blank line at the front would be lost in add_line.
    if (comment_.empty() && line.empty()) return;
    add_line(comment_, line);
}

void GameBuilder::roll(Player player, Dice dice, std::string_view where)
{
    if (announced_ && announced_->is(player, dice)) return;
    place_announced();
    take_implied(Roll{.dice = dice});
    announced_ = Announced{player, dice, std::exchange(comment_, {}), where};
}

std::optional<Dice> GameBuilder::announced(Player player) const
{
    return announced_ && announced_->player == player ? std::optional(announced_->dice) : std::nullopt;
}

void GameBuilder::play(Player player, Dice dice, std::string_view moves, std::string_view where)
{
    std::string comment;
    if (announced_ && announced_->is(player, dice)) {
        comment = std::move(announced_->comment);
        announced_.reset();
    }
    place_announced();
    take_implied(CheckerPlay{.dice = dice});
    if (!comment_.empty()) add_line(comment, std::exchange(comment_, {}));
    CheckerPlay made{.dice = dice};
    read_moves(made, player, trimmed(moves));
    append({.player = player, .action = std::move(made), .comment = std::move(comment)}, where);
}

Turn& GameBuilder::add(Player player, Action action, std::string_view where)
{
    place_announced();
    take_implied(action);
    return append({.player = player, .action = std::move(action), .comment = std::exchange(comment_, {})},
                  where);
}

void GameBuilder::finish()
{
    place_announced();
    if (comment_.empty()) return;
    game_.turns.push_back({.action = Remark{}, .comment = std::exchange(comment_, {})});
}

void GameBuilder::settle(Outcome stated, bool by_resignation)
{
    if (!replayer_.outcome() && !replayer_.stopped()) stated.points = uncut(stated, replayer_.state());
    const std::size_t before = game_.turns.size();
    settle_outcome(game_, replayer_, stated, by_resignation);
    for (std::size_t i = before; i < game_.turns.size(); ++i)
        replayer_.apply(game_.turns[i]);
}

/// The roll that was announced last was not played.
void GameBuilder::place_announced()
{
    if (!announced_) return;
    const Announced roll = *std::exchange(announced_, std::nullopt);
    append({.player = roll.player, .action = Roll{.dice = roll.dice}, .comment = roll.comment}, roll.where);
}

/// After a beaver or raccoon most records go on with the next roll.
void GameBuilder::take_implied(const Action& next)
{
    const bool rolls = std::holds_alternative<CheckerPlay>(next) || std::holds_alternative<Roll>(next);
    const GameState& state = replayer_.state();
    const bool redoubled = state.offer == Offer::beaver || state.offer == Offer::raccoon;
    if (!rolls || !redoubled || replayer_.stopped()) return;
    const Turn take{.player = opponent(state.offered_by), .action = Take{}};
    replayer_.apply(take);
    game_.turns.push_back(take);
}

/// Finds the play that is meant on the board; what cannot be made out is kept word for word, with a warning.
void GameBuilder::read_moves(CheckerPlay& made, Player player, std::string_view moves)
{
    if (moves.empty()) return;
    Result<notation::Moves> parsed = notation::parse_moves(source_, moves);
    if (!parsed) {
        parsed.error().severity = Severity::warning;
        reporter_.report(std::move(parsed).error());
        made.notation = moves;
        return;
    }
    const auto found =
        notation::resolve(without_unusable_dice(*parsed), replayer_.state().position, player, made.dice);
    if (!found) {
        warn(moves, found.error().code, found.error().message);
        made.notation = moves;
        return;
    }
    if (!replayer_.stopped()) check(*found, moves);
    made.play = found->play;
}

void GameBuilder::check(const notation::Resolution& found, std::string_view moves)
{
    if (found.ambiguous) {
        warn(moves, "ambiguous-play",
             "several plays fit and lead to different boards: taking " + to_string(found.play));
    }
    if (found.hit_marks_wrong) warn(moves, "hit-mark", "a hit is marked where nothing is hit");
}

Turn& GameBuilder::append(Turn turn, std::string_view where)
{
    if (replayer_.stopped() && !told_of_stop_) {
        told_of_stop_ = true;
        warn(where, "taken-as-written",
             "the game cannot be followed: from here on its turns are taken as written");
    }
    turn.origin = {.offset = source_.offset_of(where)};
    replayer_.apply(turn);
    return game_.turns.emplace_back(std::move(turn));
}

void GameBuilder::warn(std::string_view text, std::string code, std::string message)
{
    reporter_.report(warning_at(source_, text, std::move(code), std::move(message)));
}

}  // namespace gammonkit::record
