#include "report/pdf/pages.hpp"
#include "report/turn_words.hpp"
#include "support/text.hpp"

#include <fmt/format.h>
#include <set>

namespace gammonkit::pdf {
namespace {

/// Below the text of a flow: all paragraphs in letters of one size.
struct Notes {
    Flow& flow;
    double size;

    void add(std::string_view text) const { flow.paragraph(text, {.color = kInk, .size = size}); }
    void add_fact(std::string_view name, const std::string& value) const
    {
        if (!value.empty()) add(fmt::format("{}: {}", name, value));
    }
};

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

void add_analysis(const Notes& notes, const MatchStatistics& statistics, bool with_levels)
{
    Names engines;
    Names levels;
    Names tables;
    for (const JudgedDecision& judged : statistics.decisions) {
        const Boxed<Judgement>& judgement = judged.decision.judgement;
        if (!judgement) continue;
        engines.add(judgement->engine);
        levels.add(judgement->level);
        levels.add(judgement->level_of_made);
        tables.add(judgement->match_equity_table);
    }
    notes.add_fact("Engine", engines.text());
    if (with_levels) notes.add_fact("Levels", levels.text());
    notes.add_fact("Match equity table of the analysis", tables.text());
    notes.add_fact("Match equity table of the statistics", statistics.match_equity_table);
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

void add_counting(const Notes& notes, const CountingRules& rules)
{
    const MarkThresholds limits = rules.thresholds.value_or(MarkThresholds{});
    notes.add(fmt::format(
        "Errors are in points for each unit of the cube, in matches normalized (EMG). More than "
        "{:.3f} is doubtful (?!), more than {:.3f} bad (?), more than {:.3f} very bad (?\?); luck "
        "beyond {:.1f} is marked ▲ or ▼, beyond {:.1f} twice. The error rate counts unforced "
        "plays, and cube decisions with less than {:.2f} between doubling and not doubling, and "
        "is in thousandths for each of them. The performance rating is 500 times the error for "
        "each decision; it counts cube decisions with no more than {:.2f} between their sides "
        "and plays with at least {:.4f} between the best and the worst.",
        limits.doubtful, limits.bad, limits.very_bad, limits.lucky, limits.very_lucky, rules.close_cube,
        rules.relevant_cube, rules.relevant_spread));
}

void add_match(const Notes& notes, const MatchPages& match)
{
    const Match& record = *match.report->match;
    notes.flow.heading(title_of(record), notes.size + 2, 30);
    notes.add_fact("Rules", words_of(record.rules));
    notes.add_fact("Annotator", record.annotator);
    notes.add_fact("Record written by", record.source);
    notes.add_fact("Number of the match", record.match_id);
    if (match.report->statistics.nothing_analyzed) {
        notes.add("The record holds no analysis.");
    } else {
        add_analysis(notes, match.report->statistics, match.report->contents.analysis.settings);
        add_counting(notes, match.report->statistics.counting);
    }
    notes.flow.skip(notes.size);
}

}  // namespace

void add_colophon(Flow& flow, const std::vector<MatchPages>& matches)
{
    const SheetLook usual;
    const Notes notes{flow, matches.empty() ? usual.colophon_size : matches.front().sheet.colophon_size};
    const bool is_usual = notes.size >= usual.colophon_size;
    if (is_usual && flow.room() < kForColophon) flow.next_column();
    flow.skip(is_usual ? 10 : 0);
    flow.bookmark("Colophon", 0);
    flow.heading("Colophon", notes.size + 4, 60);
    for (const MatchPages& match : matches)
        add_match(notes, match);
    notes.add("Set by GammonKit in DejaVu Sans. Arrows show the best play in full lines, and the one that "
              "was made, if it is another, dashed. Letters that the font lacks are shown as � and can "
              "still be copied.");
}

}  // namespace gammonkit::pdf
