#include "report/board_choice.hpp"

#include "support/text.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace gammonkit {
namespace {

/// False for those that no turn shows: nobody doubled.
bool is_of_turn(const DecisionError& judged)
{
    return judged.decision.choice != MadeChoice::waited;
}

bool is_bad(const DecisionError& judged)
{
    const std::optional<SkillMark> mark = mark_of(judged);
    return mark == SkillMark::bad || mark == SkillMark::very_bad;
}

bool is_marked(const MatchReport& report, const DecisionError& judged)
{
    const bool is_commented = !report.turn_of(judged.decision).turn->comment.empty();
    return mark_of(judged) || (is_of_turn(judged) && is_commented);
}

}  // namespace

IsWanted errors_marked(SkillMark least)
{
    return [least](const MatchReport&, const DecisionError& judged) {
        return judged.error && judged.mark && *judged.mark <= least;
    };
}

IsWanted errors_costing(double least)
{
    return [least](const MatchReport&, const DecisionError& judged) {
        return judged.error && judged.error->normalized > 0 && judged.error->normalized >= least;
    };
}

bool BoardChoice::show(const MatchReport& report, const DecisionError& judged) const
{
    switch (which) {
    case Which::none:
        return false;
    case Which::errors:
        return report.shows(judged, is_bad(judged));
    case Which::marked:
        return report.shows(judged, is_marked(report, judged));
    case Which::every:
        return report.shows(judged, is_of_turn(judged) && reach(report.turn_of(judged.decision)));
    case Which::all:
        break;
    }
    return report.shows(judged, is_of_turn(judged) || judged.decision.judgement || mark_of(judged));
}

bool BoardChoice::reach(const ReportedTurn& turn) const
{
    return turn.index % static_cast<std::size_t>(every) == 0;
}

Result<void> check_count(const BoardChoice& boards, const Reports& reports, std::size_t most)
{
    std::size_t count = reports.positions().size();
    for (const MatchReport& report : reports.matches()) {
        count += static_cast<std::size_t>(
            std::ranges::count_if(report.statistics.decisions, [&](const DecisionError& judged) {
                return judged.decision.state && boards.show(report, judged);
            }));
    }
    if (count <= most) return {};
    return failure(
        "too-many", fmt::format("a report shows at most {} boards, and here are {}", most, count),
        "boards=errors shows fewer, where=FILTER those that you choose, and several files hold more");
}

BoardChoice board_choice(const Options& options)
{
    using Which = BoardChoice::Which;
    const std::string_view name = options.text("boards");
    constexpr std::string_view kEvery = "every=";
    if (name.starts_with(kEvery)) {
        return {.which = Which::every, .every = parse_int(name.substr(kEvery.size())).value_or(1)};
    }
    if (name == "none") return {.which = Which::none};
    if (name == "marked") return {.which = Which::marked};
    return {.which = name == "all" ? Which::all : Which::errors};
}

}  // namespace gammonkit
