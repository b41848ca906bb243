#include "report/answers/roll_answer.hpp"

#include "analysis/progress_monitor.hpp"
#include "formats/notation/notation.hpp"
#include "model/legal_plays.hpp"
#include "report/answers/asked_play.hpp"
#include "report/answers/evaluation.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace gammonkit::answers {
namespace {

/// The plays that are asked about, each once; none: the rolls of the position itself.
Result<std::vector<Play>> wished_plays(const PositionQuestion& question, const RollWish& wish)
{
    const GameState& state = question.position.state;
    std::vector<Play> plays;
    const auto add = [&](const Play& play) {
        const auto is_same = [&](const Play& other) { return sorted(other) == sorted(play); };
        if (std::ranges::none_of(plays, is_same)) plays.push_back(play);
    };
    for (const std::string& text : wish.plays) {
        GK_TRY(const Play play, asked_play(text, state));
        add(play);
    }
    if (wish.best_plays == 0) return plays;
    if (!state.dice)
        return failure("usage", "there are no dice with which to play",
                       "the position must have a roll, as in XGID=...:31:...");
    GK_TRY(const PlayRanking ranking, rank_plays(question, wish.best_plays));
    for (const ListedPlay& listed : ranking.plays)
        add(listed.ranked.play);
    return plays;
}

/// What is to be rolled after a play.
RollsFrom after_play(const GameState& state, const Play& play)
{
    const Position position = after(state.position, state.on_roll, play).value_or(state.position);
    const std::string text = notation::format_play(play, state.position, state.on_roll, notation::kForPeople);
    return {.after = text.empty() ? "no move" : text, .state = state_after(state, position)};
}

Result<RollSequences> rolls_from(const PositionQuestion& question, const GameState& state, bool two_rolls,
                                 const Progress& progress)
{
    const Player viewer = question.position.state.on_roll;
    if (two_rolls) return roll_sequences(question.judge, state, question.level, viewer, progress);
    GK_TRY(RollMap map, roll_map(question.judge, state, question.level, viewer, progress));
    return RollSequences{.first = std::move(map), .second = {}};
}

}  // namespace

Result<RollAnswer> map_rolls(const PositionQuestion& question, const RollWish& wish)
{
    const GameState& state = question.position.state;
    GK_TRY_VOID(still_played(state));
    GK_TRY(const std::vector<Play> plays, wished_plays(question, wish));
    return map_rolls_after(question, plays, wish.two_rolls);
}

Result<RollAnswer> map_rolls_after(const PositionQuestion& question, const std::vector<Play>& plays,
                                   bool two_rolls)
{
    const GameState& state = question.position.state;
    RollAnswer answer{.two_rolls = two_rolls};
    if (plays.empty()) {
        answer.parts.push_back({.state = state});
        answer.parts.front().state.dice.reset();
    }
    for (const Play& play : plays)
        answer.parts.push_back(after_play(state, play));
    for (std::size_t i = 0; i < answer.parts.size(); ++i) {
        RollsFrom& part = answer.parts[i];
        const Progress progress = part_of_progress(question.progress, i, answer.parts.size());
        GK_TRY(part.rolls, rolls_from(question, part.state, two_rolls, progress));
    }
    return answer;
}

std::optional<double> chance_of(const std::optional<Mwc>& mwc)
{
    return mwc ? std::optional(mwc->value) : std::nullopt;
}

std::string title_of(const RollsFrom& rolls, const ByPlayer<std::string>& names, const Translator& words)
{
    const std::string who = words.say("{0} rolls", names[rolls.state.on_roll]);
    return rolls.after.empty() ? who : words.say("after {0}, {1}", rolls.after, who);
}

}  // namespace gammonkit::answers
