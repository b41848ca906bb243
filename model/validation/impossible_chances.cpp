#include "model/validation/impossible_chances.hpp"

#include <fmt/format.h>

namespace gammonkit {
namespace {

/// Rounding, and the averages of rollouts with luck taken out, reach beyond 0 and 1.
constexpr double kSlack = 0.25;

std::optional<double> impossible_in(const Probabilities& chances)
{
    const auto& [win, win_gammon, win_backgammon, lose_gammon, lose_backgammon] = chances;
    for (const double chance : {win, win_gammon, win_backgammon, lose_gammon, lose_backgammon}) {
        const bool is_possible = chance >= -kSlack && chance <= 1 + kSlack;
        if (!is_possible) return chance;
    }
    return std::nullopt;
}

/// Of one turn or position.
class Chances {
public:
    void check(std::vector<PlayAnalysis>& plays)
    {
        for (PlayAnalysis& analysis : plays) {
            for (Candidate& candidate : analysis.candidates) {
                if (candidate.assessment) check(*candidate.assessment);
            }
        }
    }
    void check(std::vector<CubeAnalysis>& cubes)
    {
        for (CubeAnalysis& analysis : cubes) {
            check(analysis.no_double);
            check(analysis.double_take);
        }
    }

    /// Says what was taken out.
    void report(Origin where, Reporter& reporter) const
    {
        if (!found_) return;
        reporter.report({.severity = Severity::warning,
                         .code = "impossible-chance",
                         .message = fmt::format(
                             "{:g} is no chance: the chances of this evaluation are left out", *found_),
                         .where = where.known()});
    }

private:
    void check(Assessment& assessment)
    {
        std::optional<Probabilities>& chances = assessment.estimate.probabilities;
        const std::optional<double> impossible = chances ? impossible_in(*chances) : std::nullopt;
        if (!impossible) return;
        if (!found_) found_ = impossible;
        chances.reset();
    }

    std::optional<double> found_;
};

template <class Record>
void take_out(Record& record, Origin where, Reporter& reporter)
{
    Chances chances;
    chances.check(record.plays);
    chances.check(record.cubes);
    chances.report(where, reporter);
}

}  // namespace

void take_out_impossible_chances(Collection& collection, Reporter& reporter)
{
    for (Match& match : collection.matches) {
        for (Game& game : match.games) {
            for (Turn& turn : game.turns)
                take_out(turn, turn.origin.known() ? turn.origin : game.origin, reporter);
        }
    }
    for (PositionRecord& record : collection.positions)
        take_out(record, record.origin, reporter);
}

}  // namespace gammonkit
