#include "report/turn_words.hpp"

#include "model/decisions/judge.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace gammonkit {
namespace {

std::string play_words(const CheckerPlay& made, const std::optional<GameState>& before, Player player)
{
    if (!made.notation.empty()) return made.notation;
    if (made.play.empty()) return "cannot move";
    return before ? play_in_words(made.play, before->position, player) : to_string(made.play);
}

std::string double_words(const Double& offered, const std::optional<GameState>& before)
{
    if (offered.value) return fmt::format("doubles to {}", *offered.value);
    return before ? fmt::format("doubles to {}", 2 * before->cube.value) : "doubles";
}

std::string resignation_words(Stake stake)
{
    return stake == Stake::single ? "resigns" : fmt::format("resigns a {}", to_string(stake));
}

/// The words of an action's stable name: "accept-resignation" -> "accepts the resignation".
struct Words {
    std::optional<GameState> before;
    Player player;

    std::string operator()(const CheckerPlay& made) const { return play_words(made, before, player); }
    std::string operator()(const Roll&) const { return ""; }
    std::string operator()(const Double& offered) const { return double_words(offered, before); }
    std::string operator()(const Take&) const { return "takes"; }
    std::string operator()(const Drop&) const { return "drops"; }
    std::string operator()(const Beaver&) const { return "beavers"; }
    std::string operator()(const Raccoon&) const { return "raccoons"; }
    std::string operator()(const Resign& resigned) const { return resignation_words(resigned.stake); }
    std::string operator()(const AcceptResignation&) const { return "accepts"; }
    std::string operator()(const RefuseResignation&) const { return "refuses"; }
    std::string operator()(const SetPosition&) const { return "position set up"; }
    std::string operator()(const SetCube& set) const { return fmt::format("cube set to {}", set.cube.value); }
    std::string operator()(const Remark&) const { return ""; }
};

std::string spaced(std::string_view name)
{
    std::string words(name);
    std::ranges::replace(words, '-', ' ');
    return words;
}

}  // namespace

std::string turn_words(const Turn& turn, const std::optional<GameState>& before)
{
    return std::visit(Words{before, turn.player}, turn.action);
}

std::string_view sign_of(SkillMark mark)
{
    static constexpr std::string_view kSigns[] = {"??", "?", "?!", "!?", "!", "!!"};
    return kSigns[static_cast<std::size_t>(mark)];
}

std::string words_of(SkillMark mark)
{
    return spaced(to_string(mark));
}

std::string words_of(LuckMark mark)
{
    return spaced(to_string(mark));
}

std::string name_of(const ByPlayer<PlayerInfo>& players, Player player)
{
    const std::string& name = players[player].name;
    if (!name.empty()) return name;
    return player == Player::first ? "first player" : "second player";
}

std::string result_words(const Outcome& outcome, const ByPlayer<PlayerInfo>& players)
{
    return fmt::format("{} wins {}", name_of(players, outcome.winner),
                       counted(static_cast<std::size_t>(outcome.points), "point", "points"));
}

std::string question_words(const GameState& state, const ByPlayer<PlayerInfo>& players)
{
    const std::string name = name_of(players, state.to_decide());
    switch (state.offer) {
    case Offer::none:
        break;
    case Offer::resignation:
        return name + " to answer a resignation";
    case Offer::cube:
        return name + " to answer a double";
    case Offer::beaver:
    case Offer::raccoon:
        return name + " to answer a redouble";
    }
    if (!state.dice) return name + " on roll";
    return fmt::format("{} to play {}{}", name, state.dice->first(), state.dice->second());
}

std::string kind_words(const Rules& rules)
{
    const std::string length =
        rules.is_money() ? "money session" : fmt::format("{}-point match", rules.length);
    return rules.variant == Variant::standard ? length
                                              : fmt::format("{}, {}", length, to_string(rules.variant));
}

}  // namespace gammonkit
