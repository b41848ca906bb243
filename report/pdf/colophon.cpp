#include "report/pdf/pages.hpp"
#include "report/turn_words.hpp"
#include "support/text.hpp"

#include <fmt/format.h>
#include <set>

namespace gammonkit::pdf {
namespace {

constexpr TextStyle kStyle{.color = kInk, .size = 8};

/// Different texts, in the order of the alphabet.
class Names {
public:
    void add(const std::string& name)
    {
        if (!name.empty()) names_.insert(name);
    }
    [[nodiscard]] std::string text() const { return joined({names_.begin(), names_.end()}, ", "); }

private:
    std::set<std::string> names_;
};

void add_fact(Flow& flow, std::string_view name, const std::string& value)
{
    if (!value.empty()) flow.paragraph(fmt::format("{}: {}", name, value), kStyle);
}

void add_analysis(Flow& flow, const MatchStatistics& statistics)
{
    Names engines;
    Names levels;
    Names tables;
    for (const JudgedDecision& judged : statistics.decisions) {
        const std::optional<Judgement>& judgement = judged.decision.judgement;
        if (!judgement) continue;
        engines.add(judgement->engine);
        levels.add(judgement->level);
        levels.add(judgement->level_of_made);
        tables.add(judgement->match_equity_table);
    }
    add_fact(flow, "Engine", engines.text());
    add_fact(flow, "Levels", levels.text());
    add_fact(flow, "Match equity table of the analysis", tables.text());
    add_fact(flow, "Match equity table of the statistics", statistics.match_equity_table);
}

void add_if_known(std::vector<std::string>& rules, std::string_view name, std::optional<bool> rule)
{
    if (rule) rules.push_back(fmt::format("{}{}", *rule ? "" : "no ", name));
}

/// What was agreed before the first game, as far as the record says.
std::string words_of(const Rules& rules)
{
    std::vector<std::string> words{kind_words(rules)};
    add_if_known(words, "Crawford rule", rules.crawford);
    add_if_known(words, "Jacoby rule", rules.jacoby);
    add_if_known(words, "beavers", rules.beavers);
    add_if_known(words, "raccoons", rules.raccoons);
    if (rules.automatic_doubles)
        words.push_back(fmt::format("automatic doubles: {}", *rules.automatic_doubles));
    if (rules.cube_limit == 1) words.emplace_back("no cube");
    if (rules.cube_limit.value_or(1) > 1) words.push_back(fmt::format("cube up to {}", *rules.cube_limit));
    return joined(words, ", ");
}

void add_counting(Flow& flow, const CountingRules& rules)
{
    const MarkThresholds& limits = rules.thresholds;
    flow.paragraph(
        fmt::format(
            "Errors are in points for each unit of the cube, in matches normalized (EMG). More than "
            "{:.3f} is doubtful (?!), more than {:.3f} bad (?), more than {:.3f} very bad (?\?); luck "
            "beyond {:.1f} is marked ▲ or ▼, beyond {:.1f} twice. The error rate counts unforced "
            "plays, and cube decisions with less than {:.2f} between doubling and not doubling, and "
            "is in thousandths for each of them. The performance rating is 500 times the error for "
            "each decision; it counts cube decisions with no more than {:.2f} between their sides "
            "and plays with at least {:.3f} between the best and the worst.",
            limits.doubtful, limits.bad, limits.very_bad, limits.lucky, limits.very_lucky, rules.close_cube,
            rules.relevant_cube, rules.relevant_spread),
        kStyle);
}

void add_match(Flow& flow, const MatchPages& match)
{
    const Match& record = *match.report->match;
    flow.heading(title_of(record), 10, 30);
    add_fact(flow, "Rules", words_of(record.rules));
    add_fact(flow, "Annotator", record.annotator);
    add_fact(flow, "Record written by", record.source);
    add_fact(flow, "Number of the match", record.match_id);
    if (match.report->statistics.nothing_analyzed()) {
        flow.paragraph("The record holds no analysis.", kStyle);
    } else {
        add_analysis(flow, match.report->statistics);
        add_counting(flow, match.report->statistics.counting);
    }
    flow.skip(8);
}

}  // namespace

void add_colophon(Flow& flow, const std::vector<MatchPages>& matches)
{
    constexpr double kLeast = 150;
    if (flow.room() < kLeast) flow.next_column();
    flow.skip(10);
    flow.bookmark("Colophon", 0);
    flow.heading("Colophon", 12, 60);
    for (const MatchPages& match : matches)
        add_match(flow, match);
    flow.paragraph(
        "Set by GammonKit in DejaVu Sans. Arrows show the best play in full lines, and the one that "
        "was made, if it is another, dashed. Letters that the font lacks are shown as � and can "
        "still be copied.",
        kStyle);
}

}  // namespace gammonkit::pdf
