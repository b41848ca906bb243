#include "report/turn_words.hpp"

#include "formats/notation/notation.hpp"
#include "model/decisions/judge.hpp"
#include "support/letters/direction.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <iterator>

namespace gammonkit {
namespace {

std::string play_words(const CheckerPlay& made, const std::optional<GameState>& before, Player player,
                       const Translator& words)
{
    if (!made.notation.empty()) return made.notation.str();
    if (made.play.empty()) return words.say("cannot move");
    return before ? play_in_words(made.play, before->position, player) : to_string(made.play);
}

std::string double_words(const Double& offered, const std::optional<GameState>& before,
                         const Translator& words)
{
    if (offered.value) return words.say("doubles to {0}", *offered.value);
    return before ? words.say("doubles to {0}", 2 * before->cube.value) : words.say("doubles");
}

std::string resignation_words(Stake stake, const Translator& words)
{
    if (stake == Stake::gammon) return words.say("resigns a gammon");
    return stake == Stake::single ? words.say("resigns") : words.say("resigns a backgammon");
}

/// The words of an action's stable name: "accept-resignation" -> "accepts the resignation".
struct Words {
    std::optional<GameState> before;
    Player player;
    const Translator& words;

    std::string operator()(const CheckerPlay& made) const { return play_words(made, before, player, words); }
    std::string operator()(const Roll&) const { return ""; }
    std::string operator()(const Double& offered) const { return double_words(offered, before, words); }
    std::string operator()(const Take&) const { return words.say("takes"); }
    std::string operator()(const Drop&) const { return words.say("drops"); }
    std::string operator()(const Beaver&) const { return words.say("beavers"); }
    std::string operator()(const Raccoon&) const { return words.say("raccoons"); }
    std::string operator()(const Resign& resigned) const { return resignation_words(resigned.stake, words); }
    std::string operator()(const AcceptResignation&) const { return words.say("accepts"); }
    std::string operator()(const RefuseResignation&) const { return words.say("refuses"); }
    std::string operator()(const SetPosition&) const { return words.say("position set up"); }
    std::string operator()(const SetCube& set) const { return words.say("cube set to {0}", set.cube.value); }
    std::string operator()(const Remark&) const { return ""; }
};

}  // namespace

std::string turn_words(const Turn& turn, const std::optional<GameState>& before, const Translator& words)
{
    return std::visit(Words{before, turn.player, words}, turn.action);
}

std::string play_text(const Play& play, const GameState& state, const Translator& words)
{
    const std::string text = notation::format_play(play, state.position, state.on_roll, notation::kForPeople);
    return text.empty() ? words.say("cannot move") : text;
}

std::string_view sign_of(SkillMark mark)
{
    static constexpr std::string_view kSigns[] = {"??", "?", "?!", "!?", "!", "!!"};
    return kSigns[static_cast<std::size_t>(mark)];
}

std::string words_of(SkillMark mark, const Translator& words)
{
    static constexpr std::string_view kWords[] = {"very bad"_say,    "bad"_say,  "doubtful"_say,
                                                  "interesting"_say, "good"_say, "very good"_say};
    return words.say(kWords[static_cast<std::size_t>(mark)]);
}

std::string words_of(LuckMark mark, const Translator& words)
{
    static constexpr std::string_view kWords[] = {"very unlucky"_say, "unlucky"_say, "lucky"_say,
                                                  "very lucky"_say};
    return words.say(kWords[static_cast<std::size_t>(mark)]);
}

std::string name_of(const ByPlayer<PlayerInfo>& players, Player player, const Translator& words)
{
    const std::string& name = players[player].name;
    if (!name.empty()) return words.isolates_names() ? isolated(name) : name;
    return words.say(player == Player::first ? "first player"_say : "second player"_say);
}

std::string result_words(const Outcome& outcome, const ByPlayer<PlayerInfo>& players, const Translator& words)
{
    return words.say("{0} wins {1, plural, one {# point} other {# points}}",
                     name_of(players, outcome.winner, words), outcome.points);
}

std::string question_words(const GameState& state, const ByPlayer<PlayerInfo>& players,
                           const Translator& words)
{
    const std::string name = name_of(players, state.to_decide(), words);
    switch (state.offer) {
    case Offer::none:
        break;
    case Offer::resignation:
        return words.say("{0} to answer a resignation", name);
    case Offer::cube:
        return words.say("{0} to answer a double", name);
    case Offer::beaver:
    case Offer::raccoon:
        return words.say("{0} to answer a redouble", name);
    }
    if (!state.dice) return words.say("{0} on roll", name);
    return words.say("{0} to play {1}{2}", name, state.dice->first(), state.dice->second());
}

std::string kind_words(const Rules& rules, const Translator& words)
{
    const std::string length =
        rules.is_money() ? words.say("money session") : words.say("{0}-point match", rules.length);
    if (rules.variant == Variant::standard) return length;
    return words.say("{0}, {1}", length, to_string(rules.variant));
}

std::string shown_rating(const PlayerInfo& player)
{
    return player.rating.ends_with("/0") ? "" : player.rating;
}

std::vector<MatchFact> match_facts(const Match& match, const Translator& words)
{
    std::vector<MatchFact> facts;
    const auto add = [&](const std::string& name, const std::string& value, const std::string& in_line) {
        if (!value.empty()) facts.push_back({.name = name, .value = value, .in_line = in_line});
    };
    const std::string length = kind_words(match.rules, words);
    const std::string date =
        match.date ? words.date(match.date->year, match.date->month, match.date->day) : "";
    add(words.say("Length"), length, length);
    add(words.say("Event"), match.event, match.event);
    add(words.say("Round"), match.round, match.round);
    add(words.say("Place"), match.place, match.place);
    add(words.say("Date"), date, date);
    add(words.say("Time"), match.time, match.time);
    for (const Player player : kPlayers) {
        const std::string rating = shown_rating(match.players[player]);
        const std::string name = name_of(match.players, player, words);
        add(words.say("Rating of {0}", name), rating, fmt::format("{} {}", name, rating));
    }
    add(words.say("Annotator"), match.annotator, words.say("annotated by {0}", match.annotator));
    return facts;
}

std::string match_facts_line(const Match& match, const Translator& words)
{
    std::vector<std::string> texts;
    std::ranges::transform(match_facts(match, words), std::back_inserter(texts), &MatchFact::in_line);
    return joined(texts, " · ");
}

}  // namespace gammonkit
