#include "formats/pdf/format.hpp"
#include "formats/ps/format.hpp"

#include "report/board_choice.hpp"
#include "report/pdf/pages.hpp"
#include "report/reports.hpp"
#include "report/study/study_writers.hpp"
#include "report/turn_words.hpp"

#include <fmt/format.h>
#include <utility>

namespace gammonkit {
namespace {

using namespace pdf;

void add_all(Flow& flow, const std::vector<MatchPages>& matches, const Reports& reports,
             const BoardLook& look, const CardLayout& layout)
{
    bool has_colophon = false;
    for (const MatchPages& match : matches) {
        add_match_sheet(flow, match);
        has_colophon = matches.size() == 1 && flow.room() > kForColophon;
        if (has_colophon) add_colophon(flow, matches, reports.words());
        add_study(flow, match);
        if (match.with_records) {
            add_all_figures(flow, *match.report);
            add_records(flow, match);
        }
    }
    if (matches.empty() && reports.positions().empty()) flow.begin_page();
    if (!reports.positions().empty()) add_positions(flow, reports, look, layout);
    if (!has_colophon) add_colophon(flow, matches, reports.words());
    flow.add_footers();
}

/// What the file says of a booklet about one match.
void add_facts(Booklet& booklet, const Match& match, const Translator& words)
{
    booklet.author = match.annotator;
    booklet.subject = match_facts_line(match, words);
    booklet.date = match.date;
}

StudySet quiz_of(const Reports& reports, const BoardChoice& boards)
{
    return {.title = reports.title(),
            .problems = study_problems(reports,
                                       [&](const MatchReport& report, const DecisionError& judged) {
                                           return boards.show(report, judged);
                                       }),
            .words = reports.words()};
}

/// The most spacious booklet of one sheet. Where there is too much for that, it may as well be spacious.
Booklet on_one_sheet(SheetLook& look, const std::function<Booklet()>& laid_out)
{
    static constexpr SheetLook kCloserLooks[] = {
        {.chart_height = 90, .colophon_size = 6.2},
        {.chart_height = 70, .most_errors = 6, .colophon_size = 6},
    };
    Booklet spacious = laid_out();
    if (spacious.sheets.size() == 1) return spacious;
    for (const SheetLook& closer : kCloserLooks) {
        look = closer;
        Booklet booklet = laid_out();
        if (booklet.sheets.size() == 1) return booklet;
    }
    return spacious;
}

Result<std::string> write_pages(const Collection& collection, const Options& options, PageLanguage language)
{
    GK_TRY(const BoardLook look, look_of(options));
    GK_TRY(Fonts fonts, Fonts::open());
    GK_TRY(ReportChoice choice, choice_of(options));
    choice.words = choice.words.isolating_names();
    const Reports reports(collection, choice);
    const BoardChoice boards = boards_of(options);
    GK_TRY_VOID(check_count(boards, reports, kMostDrawnBoards));
    const bool is_letter = options.text("paper") == "letter";
    const bool is_quiz = options.text("kind") == "quiz";
    if (is_quiz && choice.contents.is_plain())
        return failure("option-value",
                       "kind=quiz asks what analyses answer, and analysis=none leaves them out");
    if (is_quiz) return write_study_sheets(quiz_of(reports, boards), look, is_letter, language);
    const CardLayout layout{.rows = options.text("per-page") == "6" ? 3 : 2};
    std::vector<MatchPages> matches;
    for (const MatchReport& report : reports.matches()) {
        matches.push_back({.report = &report,
                           .prefix = fmt::format("m{}", matches.size() + 1),
                           .look = look,
                           .with_records = options.text("kind") == "full",
                           .cards = layout,
                           .studied = studied_decisions(report, boards)});
    }
    const auto laid_out = [&] {
        Booklet booklet{.title = reports.title(),
                        .language = std::string(reports.words().tag()),
                        .paper = is_letter ? kLetter : kA4};
        if (matches.size() == 1) add_facts(booklet, *matches.front().report->match, reports.words());
        Flow flow(booklet, fonts);
        add_all(flow, matches, reports, look, layout);
        return booklet;
    };
    const bool stands_alone =
        options.text("kind") == "brief" && matches.size() == 1 && reports.positions().empty();
    Booklet booklet = stands_alone ? on_one_sheet(matches.front().sheet, laid_out) : laid_out();
    return written(std::move(booklet), fonts, language);
}

}  // namespace

Result<std::string> write_pdf(const Collection& collection, const Options& options)
{
    return write_pages(collection, options, PageLanguage::pdf);
}

Result<std::string> write_ps(const Collection& collection, const Options& options)
{
    return write_pages(collection, options, PageLanguage::postscript);
}

}  // namespace gammonkit
