#include "report/board_files.hpp"

#include "report/board_choice.hpp"

#include <gmock/gmock.h>

namespace gammonkit::board_files_test {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

/// Keeps what would become files.
struct Kept {
    std::vector<std::string> endings = {};
    std::string last = {};

    BoardFiles files()
    {
        return {.stem = "match",
                .extension = "png",
                .document_extension = "html",
                .theme = built_in_theme("classic").value(),
                .width = 300,
                .draw = [](const Diagram&) { return std::string("picture"); },
                .save = [this](const std::string& ending, const std::string& bytes) -> Result<void> {
                    endings.push_back(ending);
                    last = bytes;
                    return {};
                }};
    }
};

DecisionError judged(double cost, SkillMark mark)
{
    return {.error = Amount{cost, 0}, .mark = mark};
}

TEST(BoardFiles, AreNumberedAndShownByADocument)
{
    Kept kept;
    const DiagramSet set{.title = "Ann - Bob", .items = {{.answer = Diagram{}}, {}}};
    ASSERT_TRUE(write_board_files(set, kept.files()));
    EXPECT_THAT(kept.endings, ElementsAre("-01-problem.png", "-01-solution.png", "-02.png", ".html"));
    EXPECT_THAT(kept.last, HasSubstr("match-01-problem.png"));
    EXPECT_THAT(kept.last, HasSubstr("match-02.png"));
}

TEST(BoardFiles, EndWhereOneCannotBeSaved)
{
    Kept kept;
    BoardFiles files = kept.files();
    files.draw = [](const Diagram&) -> Result<std::string> { return failure("unwritable", "no room"); };
    const Result<void> written = write_board_files({.items = {{}}}, files);
    EXPECT_EQ(written.error().message, "no room");
    EXPECT_TRUE(kept.endings.empty());
}

TEST(BoardFiles, AreChosenByMarkOrByCost)
{
    const MatchReport report;
    EXPECT_TRUE(errors_marked(SkillMark::bad)(report, judged(0.1, SkillMark::very_bad)));
    EXPECT_FALSE(errors_marked(SkillMark::bad)(report, judged(0.1, SkillMark::doubtful)));
    EXPECT_TRUE(errors_costing(0.1)(report, judged(0.1, SkillMark::doubtful)));
    EXPECT_FALSE(errors_costing(0)(report, judged(0, SkillMark::doubtful)));
}

TEST(BoardFiles, SayWhyThereAreNone)
{
    EXPECT_EQ(why_no_boards(Reports(Collection{}), false).message, "there is no match, and so no error");
    const Reports bare(Collection{.matches = {Match{}}});
    EXPECT_EQ(why_no_boards(bare, false).message, "nothing is analyzed, so no error is known");
    EXPECT_EQ(why_no_boards(bare, true).message, "no decision satisfies the filter");
}

TEST(BoardFiles, AreForDocumentsThatCanShowThem)
{
    EXPECT_EQ(usual_document("png"), DiagramText::html);
    EXPECT_EQ(usual_document("eps"), DiagramText::latex);
    EXPECT_FALSE(can_show(DiagramText::latex, "svg"));
    EXPECT_FALSE(can_show(DiagramText::markdown, "pdf"));
    EXPECT_TRUE(can_show(DiagramText::text, "pdf"));
}

}  // namespace
}  // namespace gammonkit::board_files_test
