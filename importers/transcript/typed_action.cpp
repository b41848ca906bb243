#include "importers/transcript/typed_action.hpp"

#include "formats/notation/notation.hpp"
#include "model/legal_plays.hpp"
#include "model/limits.hpp"
#include "support/ends.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <array>
#include <fmt/format.h>

namespace gammonkit::transcript {
namespace {

/// A player may be said by the beginning of his name, from so many letters.
constexpr std::size_t kFewestLetters = 2;

std::string_view without_colon(std::string_view word)
{
    while (word.ends_with(':') || word.ends_with(')') || word.ends_with(','))
        word = without_last(word);
    return word;
}

bool looks_like_moves(std::string_view text)
{
    return text.substr(0, text.find(' ')).find_first_of("/-") != std::string_view::npos &&
           text.find_first_of("0123456789") != std::string_view::npos;
}

/// Takes the dice in "31", "3-1:", "(3 1)" at the front of a text away.
std::optional<Dice> take_dice(std::string_view& text)
{
    std::string_view rest = text;
    if (rest.starts_with('(') || rest.starts_with('[')) rest = without_first(rest);
    const auto take_die = [&] {
        const int number = rest.empty() ? 0 : rest.front() - '0';
        if (!rest.empty()) rest = without_first(rest);
        return number;
    };
    const int first = take_die();
    if (rest.find_first_of("-, ") == 0) rest = without_first(rest);
    const std::optional<Dice> dice = Dice::from(first, take_die());
    while (rest.find_first_of("):]") == 0)
        rest = without_first(rest);
    if (!dice || (!rest.empty() && rest.front() != ' ')) return std::nullopt;
    text = trimmed(rest);
    return dice;
}

std::optional<TypedRoll> roll_in(std::string_view text)
{
    const std::optional<Dice> dice = take_dice(text);
    if (!dice) return std::nullopt;
    constexpr std::array<std::string_view, 6> kNoPlay{"-", "--", "no play", "no move", "dance", "dances"};
    const bool is_no_play = std::any_of(kNoPlay.begin(), kNoPlay.end(), [&](std::string_view words) {
        return equals_ignoring_case(text, words);
    });
    return TypedRoll{.dice = *dice, .moves = is_no_play ? "" : std::string(text), .is_no_play = is_no_play};
}

struct OfferWord {
    std::string_view word;
    TypedOffers (*actions)();
};

constexpr std::array kOfferWords{
    OfferWord{"double", [] { return TypedOffers{Double{}}; }},
    OfferWord{"doubles", [] { return TypedOffers{Double{}}; }},
    OfferWord{"redouble", [] { return TypedOffers{Double{}}; }},
    OfferWord{"d", [] { return TypedOffers{Double{}}; }},
    OfferWord{"take", [] { return TypedOffers{Take{}}; }},
    OfferWord{"takes", [] { return TypedOffers{Take{}}; }},
    OfferWord{"t", [] { return TypedOffers{Take{}}; }},
    OfferWord{"drop", [] { return TypedOffers{Drop{}}; }},
    OfferWord{"drops", [] { return TypedOffers{Drop{}}; }},
    OfferWord{"pass", [] { return TypedOffers{Drop{}}; }},
    OfferWord{"passes", [] { return TypedOffers{Drop{}}; }},
    OfferWord{"p", [] { return TypedOffers{Drop{}}; }},
    OfferWord{"dt", [] { return TypedOffers{Double{}, Take{}}; }},
    OfferWord{"double take", [] { return TypedOffers{Double{}, Take{}}; }},
    OfferWord{"dp", [] { return TypedOffers{Double{}, Drop{}}; }},
    OfferWord{"double drop", [] { return TypedOffers{Double{}, Drop{}}; }},
    OfferWord{"double pass", [] { return TypedOffers{Double{}, Drop{}}; }},
    OfferWord{"beaver", [] { return TypedOffers{Beaver{}}; }},
    OfferWord{"raccoon", [] { return TypedOffers{Raccoon{}}; }},
    OfferWord{"accept", [] { return TypedOffers{AcceptResignation{}}; }},
    OfferWord{"accepts", [] { return TypedOffers{AcceptResignation{}}; }},
    OfferWord{"refuse", [] { return TypedOffers{RefuseResignation{}}; }},
    OfferWord{"refuses", [] { return TypedOffers{RefuseResignation{}}; }},
    OfferWord{"reject", [] { return TypedOffers{RefuseResignation{}}; }},
};

std::optional<Stake> stake_in(std::string_view word)
{
    constexpr std::array<std::array<std::string_view, 3>, 3> kWords{
        {{"1", "single", "s"}, {"2", "gammon", "g"}, {"3", "backgammon", "bg"}}};
    for (std::size_t i = 0; i < kWords.size(); ++i) {
        for (const std::string_view known : kWords[i])
            if (equals_ignoring_case(word, known)) return static_cast<Stake>(i + 1);
    }
    return std::nullopt;
}

/// "resign", "r 2", "resigns gammon"
std::optional<TypedOffers> resignation_in(std::string_view text)
{
    const std::vector<std::string_view> parts = words(text);
    const std::string word = lowered(first_or_empty(parts));
    if ((word != "resign" && word != "resigns" && word != "r") || parts.size() > 2) return std::nullopt;
    const std::optional<Stake> stake = parts.size() == 1 ? Stake::single : stake_in(parts[1]);
    if (!stake) return std::nullopt;
    return TypedOffers{Resign{.stake = *stake}};
}

/// "wins 2"
std::optional<TypedResult> result_in(std::string_view text)
{
    const std::vector<std::string_view> parts = words(text);
    const std::string word = lowered(first_or_empty(parts));
    if ((word != "wins" && word != "win") || parts.size() > 2) return std::nullopt;
    const std::optional<int> points = parts.size() == 1 ? 1 : parse_int(parts[1]);
    if (!points || *points < 1 || *points > kMostPoints) return std::nullopt;
    return TypedResult{*points};
}

/// Anything but moves alone. "6-5" may be a move while a roll is to be played.
std::optional<WhatIsTyped> what_in(std::string_view text, bool awaits_moves)
{
    if (trimmed(text).empty()) return std::nullopt;
    if (equals_ignoring_case(text, "game")) return TypedGame{};
    if (equals_ignoring_case(text, "automatic")) return TypedAutomaticDouble{};
    for (const OfferWord& known : kOfferWords)
        if (equals_ignoring_case(text, known.word)) return known.actions();
    if (std::optional<TypedOffers> offer = resignation_in(text)) return *std::move(offer);
    if (const std::optional<TypedResult> result = result_in(text)) return *result;
    const bool may_be_roll = !awaits_moves || text.substr(0, 3).find('-') == std::string_view::npos;
    std::optional<TypedRoll> roll = may_be_roll ? roll_in(text) : std::nullopt;
    if (roll) return *std::move(roll);
    return std::nullopt;
}

/// How much of a text is the whole name of a player, at its front; 0 if none stands there.
std::size_t length_of_name(std::string_view text, const PlayerInfo& player)
{
    const std::string_view name = trimmed(player.name);
    const std::string_view next = text.substr(std::min(name.size(), text.size()), 1);
    const bool is_whole = starts_with_ignoring_case(text, name) && (next == " " || next == ":");
    return is_whole ? name.size() : 0;
}

/// Takes the player at the front of a text away: "first", "second", a name or the beginning of one.
std::optional<Player> take_player(std::string_view& text, const ByPlayer<PlayerInfo>& players)
{
    // "Ann Lee" begins with "Ann".
    const std::size_t first = length_of_name(text, players.first);
    const std::size_t second = length_of_name(text, players.second);
    if (first != second) {
        text = trimmed(text.substr(std::max(first, second) + 1));
        return first > second ? Player::first : Player::second;
    }
    const std::string_view word = text.substr(0, text.find(' '));
    const std::string_view who = without_colon(word);
    std::optional<Player> found;
    for (const Player player : kPlayers) {
        const std::string_view place = player == Player::first ? "first" : "second";
        if (!equals_ignoring_case(who, place) && !may_name(players[player], who)) continue;
        if (found) return std::nullopt;  // Both begin so.
        found = player;
    }
    if (found) text = trimmed(text.substr(word.size()));
    return found;
}

}  // namespace

bool may_name(const PlayerInfo& player, std::string_view beginning)
{
    const std::string_view who = without_colon(beginning);
    return who.size() >= kFewestLetters && starts_with_ignoring_case(player.name, who);
}

std::optional<TypedAction> understand(std::string_view text, const ByPlayer<PlayerInfo>& players,
                                      bool awaits_moves)
{
    if (std::optional<WhatIsTyped> what = what_in(text, awaits_moves))
        return TypedAction{.who = std::nullopt, .what = *std::move(what)};
    const std::optional<Player> who = take_player(text, players);
    std::optional<WhatIsTyped> what = who ? what_in(text, awaits_moves) : std::nullopt;
    if (!what && looks_like_moves(text)) what = TypedMoves{std::string(text)};
    if (!what) return std::nullopt;
    return TypedAction{.who = who, .what = *std::move(what)};
}

namespace {

constexpr std::size_t kMostShownPlays = 4;

std::string listed(const std::vector<Play>& plays, const Position& position, Player player)
{
    std::vector<std::string> texts;
    for (const Play& play : plays) {
        if (texts.size() < kMostShownPlays) texts.push_back(play_in_words(play, position, player));
    }
    if (plays.size() > kMostShownPlays)
        texts.push_back(fmt::format("{} more", plays.size() - kMostShownPlays));
    return joined(texts, ", ");
}

bool holds_steps(const Play& play, const Play& written)
{
    std::vector<Step> left(play.begin(), play.end());
    return std::all_of(written.begin(), written.end(), [&](Step step) {
        const auto found = std::find(left.begin(), left.end(), step);
        if (found == left.end()) return false;
        left.erase(found);
        return true;
    });
}

/// One checker may play two dice in either order.
std::optional<Play> in_other_order(const LegalPlay& legal, const Position& position, Player player, Dice dice)
{
    const Play& play = legal.play;
    if (dice.is_double() || play.size() != 2 || play[0].to != play[1].from) return std::nullopt;
    const int first_way = play[0].from.number() - play[0].to.number();
    const int other_die = first_way == dice.high() ? dice.low() : dice.high();
    const int between = play[0].from.number() - other_die;
    if (between <= 0) return std::nullopt;
    const Play other{{play[0].from, Point(between)}, {Point(between), play[1].to}};
    return after_legal(position, player, dice, other) == legal.result ? std::optional(other) : std::nullopt;
}

/// The legal plays, one for each board, that begin with what is written.
std::vector<Play> completions(const Play& written, const Position& position, Player player, Dice dice)
{
    std::vector<Play> found;
    for (const LegalPlay& legal : legal_plays(position, player, dice)) {
        if (holds_steps(legal.play, written)) {
            found.push_back(legal.play);
        } else if (const std::optional<Play> other = in_other_order(legal, position, player, dice);
                   other && holds_steps(*other, written)) {
            found.push_back(*other);
        }
    }
    return found;
}

std::vector<std::string> doubts_of(const notation::Resolution& found)
{
    std::vector<std::string> doubts;
    if (found.ambiguous)
        doubts.push_back(
            fmt::format("several plays fit and lead to different boards: taking {}", to_string(found.play)));
    if (found.hit_marks_wrong) doubts.emplace_back("a hit is marked where nothing is hit");
    return doubts;
}

}  // namespace

std::string play_in_words(const Play& play, const Position& position, Player player)
{
    return play.empty() ? "no play" : notation::format_play(play, position, player, notation::kForPeople);
}

std::string some_plays(const Position& position, Player player, Dice dice)
{
    std::vector<Play> plays;
    for (const LegalPlay& legal : legal_plays(position, player, dice))
        plays.push_back(legal.play);
    return listed(plays, position, player);
}

Result<TypedPlay> find_play(std::string_view moves, const Position& position, Player player, Dice dice)
{
    const SourceText source("", std::string(moves));
    Result<notation::Moves> parsed = notation::parse_moves(source, source.text());
    if (!parsed) {
        return failure("transcript", fmt::format("'{:.60}' is not a play: {}", moves, parsed.error().message),
                       "8/5 6/5, bar/22, 13/8(2), 6/off; # begins a comment");
    }
    GK_TRY(const notation::Resolution found, notation::resolve(*parsed, position, player, dice));
    if (after_legal(position, player, dice, found.play))
        return TypedPlay{.play = found.play, .doubts = doubts_of(found)};
    const std::vector<Play> ways = completions(found.play, position, player, dice);
    if (ways.size() == 1) return TypedPlay{.play = ways.front()};
    if (ways.size() > 1) {
        return failure("transcript", fmt::format("{} can go on in several ways", to_string(found.play)),
                       listed(ways, position, player));
    }
    return TypedPlay{.play = found.play, .is_legal = false};
}

}  // namespace gammonkit::transcript
