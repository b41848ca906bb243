#include "importers/turns/log_recorder.hpp"

#include "support/text.hpp"

#include <utility>

namespace gammonkit {
namespace {

void add_line(std::string& text, std::string_view line)
{
    if (!text.empty()) text += '\n';
    text += line;
}

}  // namespace

void LogRecorder::comment(std::string_view line)
{
    // A blank line at the front would be lost in add_line.
    if (comment_.empty() && line.empty()) return;
    add_line(comment_, line);
}

void LogRecorder::roll(Player player, Dice dice, std::string_view where)
{
    if (announced_ && announced_->is(player, dice)) return;
    end_roll();
    take_implied();
    announced_ = Announced{player, dice, std::exchange(comment_, {}), where};
}

std::optional<Dice> LogRecorder::announced(Player player) const
{
    return announced_ && announced_->player == player ? std::optional(announced_->dice) : std::nullopt;
}

std::optional<Dice> LogRecorder::dice_to_play(Player player) const
{
    const std::optional<Dice> roll = announced(player);
    return roll || state().on_roll != player ? roll : state().dice;
}

void LogRecorder::play(Player player, Dice dice, std::string_view moves, std::string_view where,
                       const Renumber& own)
{
    std::string comment;
    if (announced_ && announced_->is(player, dice)) {
        comment = std::move(announced_->comment);
        announced_.reset();
    }
    end_roll();
    take_implied();
    if (!comment_.empty()) add_line(comment, std::exchange(comment_, {}));
    const std::string_view written = trimmed(moves);
    Turn& turn = written.empty() ? turns_.add(player, CheckerPlay{.dice = dice}, where)
                                 : turns_.play(player, dice, written, where, own);
    turn.comment = std::move(comment);
}

Turn& LogRecorder::add(Player player, Action action, std::string_view where)
{
    end_roll();
    const bool has_dice = std::holds_alternative<CheckerPlay>(action) || std::holds_alternative<Roll>(action);
    if (has_dice) take_implied();
    Turn& turn = turns_.add(player, std::move(action), where);
    turn.comment = std::exchange(comment_, {});
    return turn;
}

Turn& LogRecorder::add_double(Player player, std::string_view where)
{
    end_roll();
    return add(player, turns_.double_to({}, player), where);
}

void LogRecorder::finish()
{
    end_roll();
    if (comment_.empty()) return;
    game_.turns.push_back({.action = Remark{}, .comment = std::exchange(comment_, {})});
}

void LogRecorder::settle(Outcome stated, bool by_resignation)
{
    stated.points = uncut_points(stated, replayer());
    turns_.settle(stated, by_resignation);
}

void LogRecorder::end_roll()
{
    if (!announced_) return;
    const Announced roll = *std::exchange(announced_, std::nullopt);
    turns_.add(roll.player, Roll{.dice = roll.dice}, roll.where).comment = roll.comment;
}

void LogRecorder::end_roll_or_dance()
{
    if (!announced_) return;
    const Announced roll = *std::exchange(announced_, std::nullopt);
    turns_.roll_alone(roll.player, roll.dice, roll.where).comment = roll.comment;
}

/// After a beaver or raccoon most logs go on with the next roll.
void LogRecorder::take_implied()
{
    if (turns_.awaits_implied_take()) turns_.take_silently();
}

}  // namespace gammonkit
