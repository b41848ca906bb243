#include "decisions/reasons/reason.hpp"

#include <cmath>
#include <fmt/format.h>

namespace gammonkit {
namespace {

std::string percent(double chance, const Translator& words)
{
    return words.numbers(fmt::format("{:.1f}%", 100 * chance));
}

std::string pips(double number, const Translator& words)
{
    return words.numbers(fmt::format("{:.1f}", number));
}

std::string of_play(const PlayReason& reason, const Translator& words)
{
    const long made = std::lround(reason.made);
    const long best = std::lround(reason.best);
    switch (reason.kind) {
    case PlayReasonKind::shots:
        return words.say("Rolls that hit: {0} of 36; after the best play, {1}.", made, best);
    case PlayReasonKind::double_shots:
        return words.say("Rolls that hit twice: {0} of 36; after the best play, {1}.", made, best);
    case PlayReasonKind::hit:
        return made == 0 ? words.say("Does not hit.") : words.say("Hits one checker less.");
    case PlayReasonKind::makes_point:
        return words.say("Does not make the {0} point.", made);
    case PlayReasonKind::breaks_point:
        return words.say("Gives up the {0} point.", made);
    case PlayReasonKind::anchor:
        return words.say("Does not make an anchor on the 20 or 21 point.");
    case PlayReasonKind::breaks_anchor:
        return words.say("Gives up the anchor.");
    case PlayReasonKind::ace_point:
        return words.say("Leaves the checkers on the 24 point where they are.");
    case PlayReasonKind::block:
        return words.say("The block before the opponent is weaker.");
    case PlayReasonKind::lets_escape:
        return words.say("Rolls that let the opponent escape: {0} of 36; after the best play, {1}.", made,
                         best);
    case PlayReasonKind::back:
        return words.say("Checkers left back: {0}; after the best play, {1}.", made, best);
    case PlayReasonKind::escape:
        return words.say("Rolls that get the last checker out: {0} of 36; after the best play, {1}.", made,
                         best);
    case PlayReasonKind::stack:
        return words.say("Stacks checkers that could be useful elsewhere.");
    case PlayReasonKind::dead_checkers:
        return words.say("Checkers out of play on the 1 and 2 points: {0}; after the best play, {1}.", made,
                         best);
    case PlayReasonKind::aim:
        return words.say("Rolls that would hit next time: {0} of 36; after the best play, {1}.", made, best);
    case PlayReasonKind::off:
        return words.say("Bears off fewer checkers than the best play.");
    case PlayReasonKind::wastage:
        break;
    }
    return words.say("Wastes {0} pips; the best play, {1}.", pips(reason.made, words),
                     pips(reason.best, words));
}

std::string of_gammons(const GammonReason& reason, const Translator& words)
{
    const std::string made = percent(reason.made, words);
    const std::string best = percent(reason.best, words);
    return reason.lost ? words.say("Loses a gammon in {0}; after the best play, in {1}.", made, best)
                       : words.say("Wins a gammon in {0}; after the best play, in {1}.", made, best);
}

std::string by_score(const CubeReason& reason, const Translator& words)
{
    switch (reason.fault) {
    case CubeFault::missed:
        return words.say("At this score it is a double, for money not.");
    case CubeFault::too_early:
    case CubeFault::too_good:
        return words.say("For money it would be a double, at this score not.");
    case CubeFault::wrong_take:
        return words.say("For money it would be a take, at this score not.");
    case CubeFault::wrong_drop:
        break;
    }
    return words.say("At this score it is a take, for money not.");
}

std::string by_gammons(const CubeReason& reason, const Translator& words)
{
    const std::string share = percent(reason.measured, words);
    switch (reason.fault) {
    case CubeFault::too_good:
        return words.say("The gammons are worth more than the cube: they are {0} of the doubler's wins.",
                         share);
    case CubeFault::wrong_take:
        return words.say("The gammons make it a pass: they are {0} of the doubler's wins.", share);
    case CubeFault::missed:
    case CubeFault::too_early:
    case CubeFault::wrong_drop:
        break;
    }
    return words.say("The gammons make it a double: they are {0} of the doubler's wins.", share);
}

std::string by_gammons_against(const CubeReason& reason, const Translator& words)
{
    const std::string share = percent(reason.measured, words);
    switch (reason.fault) {
    case CubeFault::too_early:
        return words.say("The opponent's gammons speak against a double: they are {0} of his wins.", share);
    case CubeFault::wrong_drop:
        return words.say("The gammons of the player who takes make it a take: they are {0} of his wins.",
                         share);
    case CubeFault::missed:
    case CubeFault::too_good:
    case CubeFault::wrong_take:
        break;
    }
    return words.say("The opponent's gammons make it a double: they are {0} of his wins.", share);
}

std::string by_market(const CubeReason& reason, const Translator& words)
{
    const std::string losers = percent(reason.measured, words);
    const std::string even = percent(reason.needed, words);
    if (reason.fault == CubeFault::missed)
        return words.say("Two rolls lose the market in {0} of all cases; doubling is right from {1} on.",
                         losers, even);
    return words.say("Two rolls lose the market in only {0} of all cases; doubling is right from {1} on.",
                     losers, even);
}

std::string by_volatility(const CubeReason& reason, const Translator& words)
{
    const std::string movement = percent(reason.measured, words);
    const std::string usual = percent(reason.needed, words);
    if (reason.fault == CubeFault::missed)
        return words.say("Much can happen: two rolls move the chance to win by {0} on the average, "
                         "usually by {1}.",
                         movement, usual);
    return words.say("Little can happen: two rolls move the chance to win by {0} on the average, "
                     "usually by {1}.",
                     movement, usual);
}

std::string by_window(const CubeReason& reason, const Translator& words)
{
    const std::string wins = percent(reason.measured, words);
    const std::string needed = percent(reason.needed, words);
    switch (reason.fault) {
    case CubeFault::missed:
        return words.say("The doubler wins {0} of the games; doubling is right from {1} on.", wins, needed);
    case CubeFault::too_early:
        return words.say("The doubler wins only {0} of the games; doubling is right from {1} on.", wins,
                         needed);
    case CubeFault::too_good:
        return words.say("The doubler wins {0} of the games; from {1} on, playing for the gammon is worth "
                         "more.",
                         wins, needed);
    case CubeFault::wrong_take:
        return words.say("Whoever takes wins only {0} of the games, and needs {1}.", wins, needed);
    case CubeFault::wrong_drop:
        break;
    }
    return words.say("Whoever takes wins {0} of the games; {1} would be enough.", wins, needed);
}

std::string by_race(const CubeReason& reason, const Translator& words)
{
    const long lead = std::lround(std::abs(reason.measured));
    const std::string share = percent(std::abs(reason.measured) / std::max(1.0, reason.needed), words);
    return reason.measured >= 0
               ? words.say("The doubler leads the race by {0, plural, one {# pip} other {# pips}}, {1}.",
                           lead, share)
               : words.say("The doubler trails in the race by {0, plural, one {# pip} other {# pips}}, {1}.",
                           lead, share);
}

std::string of_cube(const CubeReason& reason, const Translator& words)
{
    switch (reason.kind) {
    case CubeReasonKind::score:
        return by_score(reason, words);
    case CubeReasonKind::gammons:
        return by_gammons(reason, words);
    case CubeReasonKind::gammons_against:
        return by_gammons_against(reason, words);
    case CubeReasonKind::race:
        return by_race(reason, words);
    case CubeReasonKind::market:
        return by_market(reason, words);
    case CubeReasonKind::volatility:
        return by_volatility(reason, words);
    case CubeReasonKind::pass:
        return words.say("The doubler wins {0} of the games; from {1} on, the opponent even has to pass.",
                         percent(reason.measured, words), percent(reason.needed, words));
    case CubeReasonKind::window:
        break;
    }
    return by_window(reason, words);
}

}  // namespace

std::string kind_of(const Reason& reason)
{
    if (const auto* play = std::get_if<PlayReason>(&reason)) return std::string(to_string(play->kind));
    if (const auto* gammons = std::get_if<GammonReason>(&reason))
        return gammons->lost ? "gammons-lost" : "gammons-won";
    if (std::holds_alternative<CashReason>(reason)) return "cash";
    return std::string(to_string(std::get<CubeReason>(reason).kind));
}

std::string sentence_of(const Reason& reason, const Translator& words)
{
    if (const auto* play = std::get_if<PlayReason>(&reason)) return of_play(*play, words);
    if (const auto* gammons = std::get_if<GammonReason>(&reason)) return of_gammons(*gammons, words);
    if (std::holds_alternative<CashReason>(reason))
        return words.say("After it the opponent doubles, and it is a pass.");
    return of_cube(std::get<CubeReason>(reason), words);
}

std::string sentences_of(const std::vector<Reason>& reasons, const Translator& words)
{
    std::string text;
    for (const Reason& reason : reasons)
        text += (text.empty() ? "" : " ") + sentence_of(reason, words);
    return text;
}

}  // namespace gammonkit
