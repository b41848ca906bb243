#include "report/answers/roll_answer.hpp"
#include "report/answers/text_parts.hpp"
#include "report/turn_words.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace gammonkit::answers {
namespace {

constexpr int kRolls = 36;

std::string dice_text(Dice dice)
{
    return fmt::format("{}{}", dice.high(), dice.low());
}

std::string play_text(const MappedRoll& roll, const RollsFrom& from)
{
    return gammonkit::play_text(roll.play, from.state);
}

/// What a roll does besides, in words.
std::string remarks(const MappedRoll& roll)
{
    std::vector<std::string> words;
    if (roll.hits) words.emplace_back("hits");
    if (roll.dances) words.emplace_back("dances");
    if (roll.loses_market) words.emplace_back("market lost");
    return joined(words, ", ");
}

/// The rolls in the order in which they are shown: the best for the viewer first.
std::vector<std::size_t> by_equity(const RollMap& map)
{
    std::vector<std::size_t> order(map.rolls.size());
    for (std::size_t i = 0; i < order.size(); ++i)
        order[i] = i;
    std::ranges::stable_sort(order, std::greater<>(), [&](std::size_t i) { return map.rolls[i].equity; });
    return order;
}

int width_of_plays(const RollsFrom& from)
{
    std::size_t width = 9;
    for (const MappedRoll& roll : from.rolls.first.rolls)
        width = std::max(width, play_text(roll, from).size());
    return static_cast<int>(width);
}

std::string heading(const RollMap& map, int width)
{
    const bool is_money = !map.average_mwc;
    return fmt::format("roll  {:<{}}{:>10}{}", "best play", width, is_money ? "equity" : "EMG",
                       is_money ? "" : fmt::format("{:>11}", "MWC"));
}

std::string roll_row(const MappedRoll& roll, const RollsFrom& from, int width)
{
    return fmt::format(" {}   {:<{}}{}", dice_text(roll.dice), play_text(roll, from), width,
                       equity_text(roll.equity, chance_of(roll.mwc)));
}

std::string single_rolls(const RollsFrom& from)
{
    const RollMap& map = from.rolls.first;
    const int width = width_of_plays(from);
    std::string text = heading(map, width) + fmt::format("{:>10}\n", "luck");
    for (const std::size_t i : by_equity(map)) {
        const MappedRoll& roll = map.rolls[i];
        const std::string words = remarks(roll);
        text += fmt::format("{}{:>+10.4f}{}\n", roll_row(roll, from, width), roll.luck,
                            words.empty() ? "" : "  " + words);
    }
    return text;
}

/// "66 -0.123"
std::string reply_text(const MappedRoll& reply)
{
    return fmt::format("  {} {:>+7.3f}", dice_text(reply.dice), reply.equity);
}

std::string two_rolls(const RollsFrom& from, const std::string& second)
{
    const RollMap& map = from.rolls.first;
    const int width = width_of_plays(from);
    std::string text = fmt::format("{}  then {}'s\n", std::string(heading(map, width).size(), ' '), second) +
                       heading(map, width) +
                       fmt::format("  {:<12}{:<12}{}\n", "worst", "best", "market lost");
    for (const std::size_t i : by_equity(map)) {
        text += roll_row(map.rolls[i], from, width);
        const RollMap& replies = from.rolls.second[i];
        if (!replies.rolls.empty()) {
            const std::vector<std::size_t> order = by_equity(replies);
            text += reply_text(replies.rolls[order.back()]) + reply_text(replies.rolls[order.front()]);
            if (map.has_market) text += fmt::format("{:>6} of 36", replies.count(&MappedRoll::loses_market));
        }
        text += "\n";
    }
    return text;
}

std::string summary(const RollSequences& rolls, bool are_two)
{
    const RollMap& map = rolls.first;
    constexpr double kLeast = 1e-6;  // Sums are not exact.
    const auto is_better = [&](const MappedRoll& roll) { return roll.equity > map.average + kLeast; };
    int better = 0;
    for (const MappedRoll& roll : map.rolls)
        better += is_better(roll) ? roll.weight() : 0;
    std::string text = fmt::format("average {}\nspread  {:>10.4f}\n",
                                   equity_text(map.average, chance_of(map.average_mwc)), map.spread);
    text += fmt::format("of {} rolls {} are above the average, {} hit, {} dance", kRolls, better,
                        map.count(&MappedRoll::hits), map.count(&MappedRoll::dances));
    if (map.has_market && !are_two)
        text += fmt::format(", {} lose the market", map.count(&MappedRoll::loses_market));
    text += "\n";
    if (!map.has_market || !are_two) return text;
    const int losers = rolls.market_losers();
    return text + fmt::format("the market is lost in {} of {} sequences ({})\n", losers, kRolls * kRolls,
                              percent(static_cast<double>(losers) / (kRolls * kRolls)));
}

/// The plays beside each other, if there are several.
std::string comparison(const RollAnswer& answer)
{
    if (answer.parts.size() < 2) return {};
    std::size_t width = 4;
    for (const RollsFrom& part : answer.parts)
        width = std::max(width, part.after.size());
    const bool is_money = !answer.parts.front().rolls.first.average_mwc;
    std::string text =
        fmt::format("{:<{}}{:>10}{}{:>9}{:>6}{:>7}\n", "play", width, is_money ? "average" : "EMG",
                    is_money ? "" : fmt::format("{:>11}", "MWC"), "spread", "hit", "dance");
    for (const RollsFrom& part : answer.parts) {
        const RollMap& map = part.rolls.first;
        text += fmt::format("{:<{}}{}{:>9.4f}{:>6}{:>7}\n", part.after, width,
                            equity_text(map.average, chance_of(map.average_mwc)), map.spread,
                            map.count(&MappedRoll::hits), map.count(&MappedRoll::dances));
    }
    return text + "\n";
}

}  // namespace

std::string answer_text(const PositionQuestion& question, const RollAnswer& answer)
{
    const NamedPosition& position = question.position;
    const bool after_a_play = !answer.parts.front().after.empty();
    std::string text = question_head(question, after_a_play) + comparison(answer);
    bool is_first = true;
    for (const RollsFrom& part : answer.parts) {
        if (!is_first) text += "\n";
        is_first = false;
        if (after_a_play)
            text += fmt::format("{}; values are {}'s\n\n", capitalized(title_of(part, position.names)),
                                position.names[part.rolls.first.viewer]);
        text += answer.two_rolls ? two_rolls(part, position.names[opponent(part.state.on_roll)])
                                 : single_rolls(part);
        text += "\n" + summary(part.rolls, answer.two_rolls);
    }
    return text;
}

}  // namespace gammonkit::answers
