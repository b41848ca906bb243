#include "model/transform/align.hpp"
#include "model/transform/compare_parts.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace gammonkit::comparing {
namespace {

std::string words_for(const Entry& entry)
{
    if (entry.play != nullptr && entry.play->dice) {
        const Dice dice = *entry.play->dice;
        const std::string& made = entry.play->made;
        return fmt::format("{}{}:{}{}", dice.high(), dice.low(), made.empty() ? "" : " ", made);
    }
    return std::string(action_name(entry.turn->action));
}

/// One turn as a text.
std::string key_of(const Turn& turn)
{
    std::string key = fmt::format("{} {}", turn.player == Player::first ? 1 : 2, action_name(turn.action));
    if (const auto* play = std::get_if<CheckerPlay>(&turn.action)) {
        key += fmt::format(" {}{} {}", play->dice.high(), play->dice.low(), to_string(sorted(play->play)));
    }
    return key;
}

void add_keys(const Game& game, Keys& keys)
{
    for (const Turn& turn : game.turns) {
        if (!std::holds_alternative<Remark>(turn.action)) keys.push_back(key_of(turn));
    }
}

const std::string& name_of(const PreparedGame& game, Player player)
{
    return game.match->players[player].name;
}

std::string in_words(const ByPlayer<int>& score)
{
    return fmt::format("{}-{}", score.first, score.second);
}

std::string outcome_in_words(const PreparedGame& game)
{
    if (!game.outcome) return "";
    const std::string& name = name_of(game, game.outcome->winner);
    return fmt::format("{} wins {}", name.empty() ? "the player" : name, game.outcome->points);
}

/// The points that a game was won by, cut to what the winner needed: some records cut, some don't.
std::optional<Outcome> cut(const PreparedGame& game)
{
    std::optional<Outcome> outcome = game.outcome;
    const int length = game.match->rules.length;
    if (outcome && length > 0) {
        const int needed = length - game.match->games[game.index].score[outcome->winner];
        outcome->points = std::min(outcome->points, std::max(needed, 0));
    }
    return outcome;
}

void compare_headings(const PreparedGame& first, const PreparedGame& second, Findings& findings)
{
    const Game& a = first.match->games[first.index];
    const Game& b = second.match->games[second.index];
    constexpr DifferenceGroup kPlay = DifferenceGroup::play;
    findings.compare(kPlay, "game-number", std::to_string(a.number), std::to_string(b.number));
    findings.compare(kPlay, "score", in_words(a.score), in_words(b.score));
    const auto crawford = [](const PreparedGame& game) {
        return is_crawford_game(*game.match, game.index) ? "the Crawford game" : "";
    };
    findings.compare(kPlay, "crawford-game", crawford(first), crawford(second));
    if (first.outcome != second.outcome && cut(first) != cut(second)) {
        findings.add(kPlay, "outcome", outcome_in_words(first), outcome_in_words(second));
    }
    findings.compare(DifferenceGroup::words, "game-comment", a.comment, b.comment);
}

/// Says which turn of a game it is.
void place(const PreparedGame& game, const Entry& entry, RecordPlace& place)
{
    place.turn = entry.index + 1;
    place.row = game.rows[entry.index];
}

}  // namespace

void Findings::add(DifferenceGroup group, std::string_view what, std::string first, std::string second)
{
    if (settings_.only && *settings_.only != group) return;
    result_.differences.push_back({.group = group,
                                   .what = std::string(what),
                                   .place = place,
                                   .who = who,
                                   .has = {std::move(first), std::move(second)}});
}

void Findings::compare(DifferenceGroup group, std::string_view what, const std::string& first,
                       const std::string& second)
{
    if (first != second) add(group, what, first, second);
}

PreparedGame::PreparedGame(const Match& of, std::size_t number)
    : match(&of), index(number), rows(rows_of_turns(of.games[number])), decisions(decisions_of(of, number))
{
    const Game& game = of.games[number];
    GameReplayer replayer(of.rules, game, is_crawford_game(of, number));
    auto decision = decisions.cbegin();
    for (std::size_t i = 0; i < game.turns.size(); ++i) {
        Entry entry{.turn = &game.turns[i], .index = i};
        if (!replayer.stopped()) entry.before = replayer.state().position;
        if (replayer.apply(game.turns[i])) entry.after = replayer.state().position;
        for (; decision != decisions.cend() && decision->turn == i; ++decision)
            (decision->kind == DecisionKind::play ? entry.play : entry.cube) = &*decision;
        entry.words = words_for(entry);
        if (!std::holds_alternative<Remark>(game.turns[i].action)) entries.push_back(std::move(entry));
    }
    outcome = replayer.outcome() ? replayer.outcome() : game.claimed_outcome;
}

Keys keys_of(const Game& game)
{
    Keys keys;
    add_keys(game, keys);
    std::sort(keys.begin(), keys.end());
    return keys;
}

Keys keys_of(const Match& match)
{
    Keys keys;
    for (const Game& game : match.games)
        add_keys(game, keys);
    std::sort(keys.begin(), keys.end());
    return keys;
}

int resemblance(const Keys& first, const Keys& second)
{
    const std::size_t most = std::max(first.size(), second.size());
    if (most == 0) return 100;
    Keys common;
    std::set_intersection(first.begin(), first.end(), second.begin(), second.end(),
                          std::back_inserter(common));
    return static_cast<int>(100 * common.size() / most);
}

void compare_games(const PreparedGame& first, const PreparedGame& second, bool analyzed, Findings& findings)
{
    compare_headings(first, second, findings);
    const std::array<RecordPlace, 2> games = findings.place;
    const auto cost = [&](std::size_t i, std::size_t j) {
        return turn_cost(first.entries[i], second.entries[j]);
    };
    for (const Aligned& pair : align(first.entries.size(), second.entries.size(), kTurnGap, cost)) {
        const Entry* a = pair.first ? &first.entries[*pair.first] : nullptr;
        const Entry* b = pair.second ? &second.entries[*pair.second] : nullptr;
        if (a != nullptr) place(first, *a, findings.place[0]);
        if (b != nullptr) place(second, *b, findings.place[1]);
        findings.who = name_of(first, (a != nullptr ? a : b)->turn->player);
        if (a != nullptr && b != nullptr) {
            compare_turns(*a, *b, analyzed, findings);
        } else {
            findings.add(DifferenceGroup::play, "turn", a != nullptr ? a->words : "",
                         b != nullptr ? b->words : "");
        }
        findings.place = games;
    }
    findings.who.clear();
}

}  // namespace gammonkit::comparing
