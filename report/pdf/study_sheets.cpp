#include "report/pdf/pages.hpp"
#include "report/study/study_writers.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace gammonkit {
namespace {

using namespace pdf;

constexpr std::size_t kProblemsOnSheet = 4;

BoardCard problem_card(const StudyProblem& problem, std::size_t number)
{
    BoardCard card{.heading = fmt::format("{}. {}", number, problem.question),
                   .verdict = problem.score,
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
            .verdict = problem.answer,
            .scene = diagram.scene,
            .tables = tables_of(diagram),
            .comment = problem.comment,
            .place = fmt::format("solution-{}", number),
            .target = fmt::format("problem-{}", number),
            .with_ids = diagram.contents.ids};
}

/// Up to four problems, and overleaf their solutions; the comments that do not fit there.
std::vector<LongComment> add_sheet(Flow& flow, std::span<const StudyProblem> problems,
                                   std::size_t first_number, const Theme& theme, const Translator& words)
{
    std::vector<BoardCard> questions;
    std::vector<BoardCard> solutions;
    for (const StudyProblem& problem : problems) {
        const std::size_t number = first_number + questions.size();
        questions.push_back(problem_card(problem, number));
        solutions.push_back(solution_card(problem, number));
    }
    flow.begin_page(2);
    add_cards(flow, questions, theme, {}, words);
    flow.begin_page(2);
    return add_cards(flow, solutions, theme, {}, words);
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
    const std::span<const StudyProblem> problems(set.problems);
    std::vector<LongComment> comments;
    for (std::size_t i = 0; i < problems.size(); i += kProblemsOnSheet) {
        const std::size_t count = std::min(kProblemsOnSheet, problems.size() - i);
        for (LongComment& comment : add_sheet(flow, problems.subspan(i, count), i + 1, look.theme, set.words))
            comments.push_back(std::move(comment));
    }
    add_long_comments(flow, comments, set.words);
    if (problems.empty()) flow.begin_page();
    flow.add_footers();
    return written(booklet, fonts, language);
}

}  // namespace gammonkit
