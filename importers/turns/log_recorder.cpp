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

/// The points of a result that a record has cut to what the winner still needed: 3 with the cube at 4.
int uncut(const Outcome& stated, const GameState& end)
{
    const int needed = away(end, stated.winner);
    if (end.rules.is_money() || stated.points != needed) return stated.points;
    const int cube = end.cube.value;
    return (stated.points + cube - 1) / cube * cube;
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
    place_announced();
    take_implied();
    announced_ = Announced{player, dice, std::exchange(comment_, {}), where};
}

std::optional<Dice> LogRecorder::announced(Player player) const
{
    return announced_ && announced_->player == player ? std::optional(announced_->dice) : std::nullopt;
}

void LogRecorder::play(Player player, Dice dice, std::string_view moves, std::string_view where)
{
    std::string comment;
    if (announced_ && announced_->is(player, dice)) {
        comment = std::move(announced_->comment);
        announced_.reset();
    }
    place_announced();
    take_implied();
    if (!comment_.empty()) add_line(comment, std::exchange(comment_, {}));
    if (const std::string_view written = trimmed(moves); written.empty()) {
        turns_.add(player, CheckerPlay{.dice = dice}, where);
    } else {
        turns_.play(player, dice, written, where);
    }
    game_.turns.back().comment = std::move(comment);
}

Turn& LogRecorder::add(Player player, Action action, std::string_view where)
{
    place_announced();
    const bool has_dice = std::holds_alternative<CheckerPlay>(action) || std::holds_alternative<Roll>(action);
    if (has_dice) take_implied();
    turns_.add(player, std::move(action), where);
    game_.turns.back().comment = std::exchange(comment_, {});
    return game_.turns.back();
}

void LogRecorder::finish()
{
    place_announced();
    if (comment_.empty()) return;
    game_.turns.push_back({.action = Remark{}, .comment = std::exchange(comment_, {})});
}

void LogRecorder::settle(Outcome stated, bool by_resignation)
{
    if (!replayer().outcome() && !replayer().stopped()) stated.points = uncut(stated, replayer().state());
    turns_.settle(stated, by_resignation);
}

/// The roll that was announced last was not played.
void LogRecorder::place_announced()
{
    if (!announced_) return;
    const Announced roll = *std::exchange(announced_, std::nullopt);
    turns_.add(roll.player, Roll{.dice = roll.dice}, roll.where);
    game_.turns.back().comment = roll.comment;
}

/// After a beaver or raccoon most logs go on with the next roll.
void LogRecorder::take_implied()
{
    const Offer offer = replayer().state().offer;
    const bool redoubled = offer == Offer::beaver || offer == Offer::raccoon;
    if (redoubled && !replayer().stopped()) turns_.take_silently();
}

}  // namespace gammonkit
