#include "report/answers/asked_play.hpp"

#include "formats/notation/notation.hpp"
#include "model/legal_plays.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace gammonkit::answers {
namespace {

/// "a legal play is 8/5 6/5": the one that has most steps in common with an illegal one.
std::string nearest_legal(const Play& illegal, const GameState& state)
{
    const std::vector<LegalPlay> legal = legal_plays(state.position, state.on_roll, *state.dice);
    if (legal.empty()) return "no play is legal with this roll";
    const auto in_common = [&](const LegalPlay& play) {
        return std::ranges::count_if(
            play.play, [&](const Step& step) { return std::ranges::find(illegal, step) != illegal.end(); });
    };
    const auto nearest = std::ranges::max_element(legal, {}, in_common);
    return "a legal play is " +
           notation::format_play(nearest->play, state.position, state.on_roll, notation::kForPeople);
}

}  // namespace

Result<Play> asked_play(const std::string& text, const GameState& state)
{
    if (!state.dice) {
        return failure("usage", fmt::format("there are no dice with which to play {}", text),
                       "the position must have a roll, as in XGID=...:31:...");
    }
    const SourceText source("play", text);
    const Result<notation::Moves> moves = notation::parse_moves(source, source.text());
    if (!moves)
        return failure("usage", fmt::format("'{}' is no play: {}", text, moves.error().message),
                       "a play looks like '8/5 6/5'");
    GK_TRY(const notation::Resolution resolved,
           notation::resolve(*moves, state.position, state.on_roll, *state.dice));
    if (const auto why = why_illegal(state.position, state.on_roll, *state.dice, resolved.play))
        return failure("illegal-play", fmt::format("{} is not legal: {}", text, *why),
                       nearest_legal(resolved.play, state));
    return resolved.play;
}

}  // namespace gammonkit::answers
