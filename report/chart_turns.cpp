#include "report/chart_turns.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace gammonkit {
namespace {

const DecisionError* blunder_of(const ReportedTurn& turn)
{
    const DecisionError* worst = nullptr;
    for (const DecisionError& judged : turn.decisions) {
        const std::optional<SkillMark> mark = mark_of(judged);
        const bool is_bad = mark == SkillMark::bad || mark == SkillMark::very_bad;
        if (is_bad && (worst == nullptr || *mark < *mark_of(*worst))) worst = &judged;
    }
    return worst;
}

/// The error whose stem is the longest, in points of a money game and in chances to win a match.
constexpr double kLongestStemPoints = 0.5;
constexpr double kLongestStemChance = 0.1;

double stem_of(const std::optional<Amount>& error, bool money)
{
    if (!error) return 0;
    return std::min(money ? error->normalized / kLongestStemPoints : error->absolute / kLongestStemChance,
                    1.0);
}

double luck_of(const ReportedTurn& turn, bool money)
{
    for (const DecisionError& judged : turn.decisions) {
        if (judged.decision.kind != DecisionKind::play || !judged.luck) continue;
        const double luck = money ? judged.luck->normalized : judged.luck->absolute;
        const double part = std::clamp(luck / (money ? 0.6 : 0.15), -1.0, 1.0);
        return judged.decision.player == Player::first ? part : -part;
    }
    return 0;
}

}  // namespace

std::string stem_legend(const MatchReport& report)
{
    const Translator& words = report.words;
    return words.say("the longest bars stand for {0} or more",
                     words.numbers(report.match->rules.is_money()
                                       ? fmt::format("{:.1f}", kLongestStemPoints)
                                       : fmt::format("{:.0f}%", 100 * kLongestStemChance)));
}

std::size_t count_turns(const MatchReport& report)
{
    std::size_t count = 0;
    for (const ReportedGame& game : report.games)
        count += game.turns.size();
    return count;
}

std::vector<ChartTurn> chart_turns(const MatchReport& report)
{
    const bool money = report.match->rules.is_money();
    const auto all = static_cast<double>(count_turns(report));
    std::vector<ChartTurn> turns;
    for (const ReportedGame& game : report.games) {
        for (const ReportedTurn& turn : game.turns) {
            ChartTurn& shown = turns.emplace_back();
            shown = {.game = &game,
                     .turn = &turn,
                     .place = (static_cast<double>(turns.size()) - 0.5) / all,
                     .chance = turn.chance(),
                     .blunder = blunder_of(turn),
                     .luck = luck_of(turn, money)};
            if (shown.blunder != nullptr) shown.stem = stem_of(shown.blunder->error, money);
        }
    }
    return turns;
}

std::vector<ChartTurn> charted_turns(const MatchReport& report)
{
    std::vector<ChartTurn> turns = chart_turns(report);
    std::erase_if(turns, [](const ChartTurn& turn) { return !turn.chance; });
    return turns;
}

double place_on_chart(const MatchReport& report, std::size_t number)
{
    return (static_cast<double>(number) + 0.5) / static_cast<double>(count_turns(report));
}

std::vector<double> game_places(const MatchReport& report)
{
    const auto all = static_cast<double>(count_turns(report));
    std::vector<double> places;
    double before = 0;
    for (const ReportedGame& game : report.games) {
        places.push_back(before / all);
        before += static_cast<double>(game.turns.size());
    }
    return places;
}

}  // namespace gammonkit
