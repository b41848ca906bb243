#include "cli/engine/other_analyses.hpp"

#include "cli/console/console.hpp"
#include "support/text.hpp"

#include <fmt/format.h>

namespace gammonkit::cli {
namespace {

template <class Analysis>
void add(const RareList<Analysis>& analyses, const std::string& source, std::set<std::string>& engines)
{
    if (analyses.empty()) return;
    const std::string& stated = analyses.front().by.engine;
    const std::string& engine = stated.empty() ? source : stated;
    if (!engine.starts_with("GammonKit")) engines.insert(engine.empty() ? "another program" : engine);
}

}  // namespace

std::set<std::string> other_engines_in(const Collection& collection)
{
    std::set<std::string> engines;
    for (const Match& match : collection.matches) {
        for (const Game& game : match.games) {
            for (const Turn& turn : game.turns) {
                add(turn.plays, match.source, engines);
                add(turn.cubes, match.source, engines);
            }
        }
    }
    for (const PositionRecord& position : collection.positions) {
        add(position.plays, "", engines);
        add(position.cubes, "", engines);
    }
    return engines;
}

void report_replaced(Session& session, const BatchResult& result)
{
    for (const auto& [engine, count] : result.replaced) {
        session.console.report({.severity = Severity::warning,
                                .code = "analysis-replaced",
                                .message = fmt::format("{} had an analysis by {}, which is replaced",
                                                       counted(count, "input", "inputs"), printable(engine)),
                                .hint = "--keep lets it stay, and puts the new one beside it"});
    }
}

void warn_of_lost_second_analyses(Session& session, const AnalysisJob& plan)
{
    for (const AnalysisOutput& output : plan.outputs) {
        const Format& format = *output.target.format;
        // Whoever holds all analyses of a decision leaves nothing of them out.
        const bool holds_both = format.read == nullptr || format.partial_losses == nullptr;
        if (!plan.settings.keep || holds_both) continue;
        session.console.report(
            {.severity = Severity::warning,
             .code = "one-analysis",
             .message = fmt::format("{} holds one analysis of each decision: where the input "
                                    "has one, the new one gets lost",
                                    format.id),
             .hint = "json holds both"});
    }
}

}  // namespace gammonkit::cli
