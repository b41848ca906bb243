#include "importers/transcript/typed_play.hpp"

#include "formats/notation/notation.hpp"
#include "model/legal_plays.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace gammonkit::transcript {
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
