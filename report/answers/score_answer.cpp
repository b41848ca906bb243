#include "report/answers/score_answer.hpp"

#include "report/answers/evaluation.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <functional>

namespace gammonkit::answers {
namespace {

std::string_view sign_of(Doubling doubling)
{
    switch (doubling) {
    case Doubling::not_available:
        return "-";
    case Doubling::no_double:
        return "ND";
    case Doubling::optional_double:
        return "opt";
    case Doubling::right_double:
        return "D";
    case Doubling::too_good:
        break;
    }
    return "TG";
}

std::string_view sign_of(DoubleAnswer answer)
{
    if (answer == DoubleAnswer::beaver) return "B";
    return answer == DoubleAnswer::take ? "T" : "P";
}

/// What goes without saying: nobody passes what is no double, or takes what is too good for one.
bool is_usual(const CubeVerdict& verdict)
{
    if (verdict.doubling == Doubling::no_double) return verdict.answer == DoubleAnswer::take;
    if (verdict.doubling == Doubling::too_good) return verdict.answer == DoubleAnswer::drop;
    return verdict.doubling == Doubling::not_available;
}

bool leads_there(const PlayEvaluation& ranked, const Play& play)
{
    return sorted(ranked.play) == sorted(play);
}

}  // namespace

Result<ScoreMap> map_scores(const PositionQuestion& question, int size)
{
    const GameState& state = question.position.state;
    GK_TRY_VOID(still_played(state));
    return score_map(question.judge, state, question.level, size, question.progress);
}

std::string to_string(AwayMark mark)
{
    return mark.crawford ? "Cr" : fmt::format("{}", mark.away);
}

std::string short_verdict(const CubeVerdict& verdict)
{
    const std::string_view doubling = sign_of(verdict.doubling);
    if (is_usual(verdict)) return std::string(doubling);
    return fmt::format("{}/{}", doubling, sign_of(verdict.answer));
}

double gain_of_double(const CubeDecision& decision)
{
    return value_of_double(decision.normalized, decision.verdict.answer) - decision.normalized.no_double;
}

std::optional<double> lead_of_best(const ScoredPosition& scored)
{
    if (scored.plays.size() < 2) return std::nullopt;
    return scored.plays[0].equity - scored.plays[1].equity;
}

std::vector<Play> best_plays_of(const ScoreMap& map)
{
    struct Counted {
        Play play;
        int scores = 0;
    };
    std::vector<Counted> plays{{.play = map.money.plays.front().play}};
    for (const std::optional<ScoredPosition>& scored : map.scores) {
        if (!scored) continue;
        const PlayEvaluation& best = scored->plays.front();
        const auto found = std::ranges::find_if(
            plays, [&](const Counted& counted) { return leads_there(best, counted.play); });
        if (found == plays.end()) {
            plays.push_back({.play = best.play, .scores = 1});
        } else {
            ++found->scores;
        }
    }
    std::stable_sort(plays.begin() + 1, plays.end(),
                     [](const Counted& a, const Counted& b) { return a.scores > b.scores; });
    std::vector<Play> result;
    std::ranges::transform(plays, std::back_inserter(result), &Counted::play);
    return result;
}

std::size_t index_of_best(const std::vector<Play>& plays, const ScoredPosition& scored)
{
    const auto found = std::ranges::find_if(
        plays, [&](const Play& play) { return leads_there(scored.plays.front(), play); });
    return static_cast<std::size_t>(found - plays.begin());
}

std::string letter_of(std::size_t index)
{
    constexpr std::size_t kLetters = 26;
    return index < kLetters ? std::string(1, static_cast<char>('A' + index)) : fmt::format("{}", index + 1);
}

}  // namespace gammonkit::answers
