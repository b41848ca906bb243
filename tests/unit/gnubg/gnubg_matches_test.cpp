#include "analysis/gnubg/gnubg_matches.hpp"
#include "support/files/temporary_folder.hpp"

#include "formats/mat/format.hpp"
#include "tests/support/reading.hpp"

#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>

namespace gammonkit {
namespace {

/// A program that calls itself GNU Backgammon, and in place of judging a match does what `script` says.
class FakeGnubg {
public:
    explicit FakeGnubg(const std::string& script)
    {
        std::ofstream(path())
            << "#!/bin/sh\nif [ \"$1\" = --version ]; then echo 'GNU Backgammon 9.99'; exit; fi\n"
            << script << '\n';
        std::filesystem::permissions(path(), std::filesystem::perms::owner_all);
    }

    [[nodiscard]] GnubgJudging judging() const { return {.program = GnubgProgram::at(path()).value()}; }

private:
    [[nodiscard]] std::filesystem::path path() const { return folder_.path() / "gnubg"; }
    TemporaryFolder folder_ = TemporaryFolder::make().value();
};

Collection match()
{
    const std::string text = " 1 point match\n\n Game 1\n Al : 0                Bo : 0\n"
                             "  1) 31: 8/5 6/5          52: 13/11 13/8\n";
    return testing_support::told_by(read_mat, text).collection;
}

TEST(GnubgMatches, AreGivenBackByWhoeverJudgedThem)
{
    Collection collection = match();
    const FakeGnubg echo("cp match.sgf judged.sgf");
    const auto report = annotate_by_gnubg(collection, echo.judging(), {});
    ASSERT_TRUE(report) << report.error().message;
    EXPECT_EQ(report->decisions, 0U);
    EXPECT_EQ(collection.matches.at(0).source, "GNU Backgammon 9.99");
    EXPECT_EQ(collection.matches.at(0).games, match().matches.at(0).games);
}

TEST(GnubgMatches, ThatItDoesNotFollowFail)
{
    Collection collection = match();
    const FakeGnubg forgetful("sed 's/;B[^;)]*//; s/;W[^;)]*//' match.sgf > judged.sgf");
    EXPECT_EQ(annotate_by_gnubg(collection, forgetful.judging(), {}).error().message,
              "GNU Backgammon does not follow this match to its end");
    const FakeGnubg silent("echo 'no such command'");
    const auto nothing = annotate_by_gnubg(collection, silent.judging(), {});
    EXPECT_EQ(nothing.error().code, "gnubg");
    EXPECT_EQ(nothing.error().message, "GNU Backgammon wrote no analysis");
}

}  // namespace
}  // namespace gammonkit
