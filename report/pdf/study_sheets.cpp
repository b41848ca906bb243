#include "report/pdf/pages.hpp"
#include "report/study/study_writers.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <iterator>
#include <utility>

namespace gammonkit {
namespace {

using namespace pdf;

constexpr std::size_t kProblemsOnSheet = 4;

BoardCard problem_card(const StudyProblem& problem, std::size_t number)
{
    BoardCard card{.heading = fmt::format("{}. {}", number, problem.question),
                   .verdict = {problem.score},
                   .scene = problem.diagram.scene,
                   .place = fmt::format("problem-{}", number),
                   .target = fmt::format("solution-{}", number)};
    card.bookmark = card.heading;
    card.with_ids = problem.diagram.contents.ids;
    card.scene.plays.clear();
    return card;
}

BoardCard solution_card(const StudyProblem& problem, std::size_t number)
{
    const Diagram& diagram = problem.diagram;
    return {.heading = fmt::format("{}. {}", number, problem.source),
            .verdict = {problem.answer},
            .scene = diagram.scene,
            .tables = tables_of(diagram),
            .comment = problem.comment,
            .place = fmt::format("solution-{}", number),
            .target = fmt::format("problem-{}", number),
            .with_ids = diagram.contents.ids};
}

/// What a plan says before its problems.
void add_plan(Flow& flow, const StudySet& set)
{
    flow.begin_page();
    flow.heading(set.title, 16);
    flow.bookmark(set.words.say("What to work on"), 0);
    add_table(flow, set.overview, {.size = 8.5, .gap = 12});
    flow.skip(4);
    flow.paragraph(set.overview.notes, {.color = kGray, .size = 8});
    for (const StudyPart& part : set.parts) {
        flow.skip(10);
        flow.heading(part.title, 12);
        for (const std::string& line : part.lines)
            flow.paragraph(line, {.color = kInk, .size = 9.5});
    }
}

/// Where a sheet stands.
struct SheetPlace {
    std::size_t first_number = 1;  ///< Of its problems.
    std::string part = {};         ///< That begins with it; empty: none.
};

/// Up to four problems, and overleaf their solutions; the comments that do not fit there.
std::vector<LongComment> add_sheet(Flow& flow, std::span<const StudyProblem> problems, const SheetPlace& at,
                                   const Theme& theme, const Translator& words)
{
    std::vector<BoardCard> questions;
    std::vector<BoardCard> solutions;
    for (const StudyProblem& problem : problems) {
        const std::size_t number = at.first_number + questions.size();
        questions.push_back(problem_card(problem, number));
        solutions.push_back(solution_card(problem, number));
    }
    flow.begin_page(2);
    if (!at.part.empty()) flow.bookmark(at.part, 0);
    add_cards(flow, questions, theme, {}, words);
    flow.begin_page(2);
    return add_cards(flow, solutions, theme, {}, words);
}

/// All problems are in one of them.
std::vector<StudyPart> parts_of(const StudySet& set)
{
    if (!set.parts.empty()) return set.parts;
    return {{.problems = set.problems.size()}};
}

}  // namespace

Result<std::string> write_study_sheets(const StudySet& set, const BoardLook& look, bool on_letter_paper,
                                       PageLanguage language)
{
    GK_TRY(Fonts fonts, Fonts::open());
    Booklet booklet{.title = set.title,
                    .language = std::string(set.words.tag()),
                    .paper = on_letter_paper ? kLetter : kA4};
    Flow flow(booklet, fonts);
    if (!set.overview.rows.empty()) add_plan(flow, set);
    std::vector<LongComment> comments;
    std::size_t first = 0;
    for (const StudyPart& part : parts_of(set)) {
        for (std::size_t i = 0; i < part.problems; i += kProblemsOnSheet) {
            const std::size_t count = std::min(kProblemsOnSheet, part.problems - i);
            const std::span sheet = std::span(set.problems).subspan(first + i, count);
            std::ranges::move(
                add_sheet(flow, sheet, {first + i + 1, i == 0 ? part.title : ""}, look.theme, set.words),
                std::back_inserter(comments));
        }
        first += part.problems;
    }
    add_long_comments(flow, comments, set.words);
    if (set.problems.empty() && set.parts.empty()) flow.begin_page();
    flow.add_footers();
    return written(std::move(booklet), fonts, language);
}

}  // namespace gammonkit
