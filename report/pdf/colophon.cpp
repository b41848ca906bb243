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
    const Translator& words;

    void add(std::string_view text) const { flow.paragraph(text, {.color = kInk, .size = size}); }
    void add_fact(std::string_view name, const std::string& value) const
    {
        if (!value.empty()) add(words.say("{0}: {1}", words.say(name), value));
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
    for (const DecisionError& judged : statistics.decisions) {
        const Boxed<Judgement>& judgement = judged.decision.judgement;
        if (!judgement) continue;
        engines.add(judgement->engine);
        levels.add(judgement->level);
        levels.add(judgement->level_of_made);
        tables.add(judgement->match_equity_table);
    }
    notes.add_fact("Engine"_say, engines.text());
    if (with_levels) notes.add_fact("Levels"_say, levels.text());
    notes.add_fact("Match equity table of the analysis"_say, tables.text());
    notes.add_fact("Match equity table of the statistics"_say, statistics.match_equity_table);
}

void add_if_known(std::vector<std::string>& rules, const std::string& yes, const std::string& no,
                  std::optional<bool> rule)
{
    if (rule) rules.push_back(*rule ? yes : no);
}

/// What was agreed before the first game, as far as the record says.
std::string words_of(const Rules& rules, const Translator& words)
{
    std::vector<std::string> texts{kind_words(rules, words)};
    add_if_known(texts, words.say("Crawford rule"), words.say("no Crawford rule"), rules.crawford);
    add_if_known(texts, words.say("Jacoby rule"), words.say("no Jacoby rule"), rules.jacoby);
    add_if_known(texts, words.say_in("rule", "beavers"), words.say("no beavers"), rules.beavers);
    add_if_known(texts, words.say_in("rule", "raccoons"), words.say("no raccoons"), rules.raccoons);
    if (rules.automatic_doubles)
        texts.push_back(words.say("automatic doubles: {0}", *rules.automatic_doubles));
    if (rules.cube_limit == 1) texts.push_back(words.say("no cube"));
    if (rules.cube_limit.value_or(1) > 1) texts.push_back(words.say("cube up to {0}", *rules.cube_limit));
    return joined(texts, ", ");
}

void add_counting(const Notes& notes, const CountingRules& rules)
{
    const MarkThresholds limits = rules.thresholds.value_or(MarkThresholds{});
    const auto number = [&](double limit, int digits) {
        return notes.words.numbers(fmt::format("{:.{}f}", limit, digits));
    };
    notes.add(notes.words.say(
        "Errors are in points for each unit of the cube, in matches normalized (EMG). More than "
        "{0} is doubtful (?!), more than {1} bad (?), more than {2} very bad (?\?); luck "
        "beyond {3} is marked ▲ or ▼, beyond {4} twice. The error rate counts unforced "
        "plays, and cube decisions with less than {5} between doubling and not doubling, and "
        "is in thousandths for each of them. The performance rating is 500 times the error for "
        "each decision; it counts cube decisions with no more than {6} between their sides "
        "and plays with at least {7} between the best and the worst.",
        number(limits.doubtful, 3), number(limits.bad, 3), number(limits.very_bad, 3),
        number(limits.lucky, 1), number(limits.very_lucky, 1), number(rules.close_cube, 2),
        number(rules.relevant_cube, 2), number(rules.relevant_spread, 4)));
    if (rules.rules == StatisticsRules::manual)
        notes.add(notes.words.say("By the manual of GNU Backgammon, positions that are too good to double "
                                  "count in the error rate, too."));
}

void add_match(const Notes& notes, const MatchPages& match)
{
    const Match& record = *match.report->match;
    notes.flow.heading(title_of(*match.report), notes.size + 2, 30);
    notes.add_fact("Rules"_say, words_of(record.rules, notes.words));
    notes.add_fact("Annotator"_say, record.annotator);
    notes.add_fact("Record written by"_say, record.source);
    notes.add_fact("Number of the match"_say, record.match_id);
    if (match.report->statistics.nothing_analyzed) {
        notes.add(notes.words.say("The record holds no analysis."));
    } else {
        add_analysis(notes, match.report->statistics, match.report->contents.analysis.settings);
        add_counting(notes, match.report->statistics.counting);
    }
    notes.flow.skip(notes.size);
}

}  // namespace

void add_colophon(Flow& flow, const std::vector<MatchPages>& matches, const Translator& words)
{
    const SheetLook usual;
    const Notes notes{flow, matches.empty() ? usual.colophon_size : matches.front().sheet.colophon_size,
                      words};
    const bool is_usual = notes.size >= usual.colophon_size;
    if (is_usual && flow.room() < kForColophon) flow.next_column();
    flow.skip(is_usual ? 10 : 0);
    flow.bookmark(words.say("Colophon"), 0);
    flow.heading(words.say("Colophon"), notes.size + 4, 60);
    for (const MatchPages& match : matches)
        add_match(notes, match);
    notes.add(
        words.say("Set by GammonKit in Inter. Arrows show the best play in full lines, and the one that "
                  "was made, if it is another, dashed. Letters that the font lacks are shown as � and can "
                  "still be copied."));
}

}  // namespace gammonkit::pdf
