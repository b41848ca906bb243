#include "cli/options/share.hpp"
#include "cli/output/done_record.hpp"
#include "support/files/file.hpp"
#include "support/files/temporary_folder.hpp"

#include <algorithm>
#include <filesystem>
#include <fmt/format.h>
#include <fstream>
#include <gtest/gtest.h>
#include <sys/stat.h>

namespace gammonkit::cli {
namespace {

namespace fs = std::filesystem;

class DoneRecordTest : public testing::Test {
protected:
    [[nodiscard]] std::string path(const std::string& name) const
    {
        return (folder_->path() / name).string();
    }
    void write(const std::string& name, const std::string& bytes) const
    {
        ASSERT_TRUE(write_output(path(name), bytes, Overwrite::yes));
    }
    /// A run that makes an output.
    void make(const std::string& name, const std::string& settings, const std::string& content) const
    {
        write(name, "made");
        DoneRecord(path(""), settings).add(content, name, "made");
    }
    /// What a later run thinks of it.
    [[nodiscard]] bool is_done(const std::string& name, const std::string& settings,
                               const std::string& content) const
    {
        DoneRecord record(path(""), settings);
        record.read();
        return record.is_done(content, name);
    }
    /// All lines of the record.
    [[nodiscard]] std::string lines() const
    {
        std::string all;
        for (const auto& file : fs::directory_iterator(path(".gammonkit-done")))
            all += read_input(file.path())->bytes;
        return all;
    }

private:
    Result<TemporaryFolder> folder_ = TemporaryFolder::make();
};

TEST_F(DoneRecordTest, KnowsWhatWasMadeOfWhichContentBySettings)
{
    make("sub/a.sgf", "--ply 0", content_sum("one"));
    EXPECT_TRUE(is_done("sub/a.sgf", "--ply 0", content_sum("one")));
    EXPECT_FALSE(is_done("sub/a.sgf", "--ply 0", content_sum("two")));
    EXPECT_FALSE(is_done("sub/a.sgf", "--ply 1", content_sum("one")));
    EXPECT_FALSE(is_done("sub/b.sgf", "--ply 0", content_sum("one")));
}

TEST_F(DoneRecordTest, AsksWhetherTheOutputIsThere)
{
    make("a.sgf", "", content_sum("one"));
    write("a.sgf", "");
    EXPECT_FALSE(is_done("a.sgf", "", content_sum("one")));
    fs::remove(path("a.sgf"));
    EXPECT_FALSE(is_done("a.sgf", "", content_sum("one")));
}

TEST_F(DoneRecordTest, AsksWhetherTheOutputIsWhatWasWritten)
{
    make("a.sgf", "", content_sum("one"));
    write("a.sgf", "edit");
    EXPECT_FALSE(is_done("a.sgf", "", content_sum("one")));
    write("a.sgf", "made");
    EXPECT_TRUE(is_done("a.sgf", "", content_sum("one")));
}

TEST_F(DoneRecordTest, DoesNotBelieveLinesWithoutTheSumOfTheOutput)
{
    make("a.sgf", "", content_sum("one"));
    const std::string line = lines();
    const std::size_t sum = line.find(content_sum("made"));
    ASSERT_NE(sum, std::string::npos);
    for (const auto& file : fs::directory_iterator(path(".gammonkit-done")))
        std::ofstream(file.path()) << line.substr(0, sum) << line.substr(line.rfind(' ') + 1);
    EXPECT_FALSE(is_done("a.sgf", "", content_sum("one")));
}

TEST_F(DoneRecordTest, TellsNamesWithLineEndsApart)
{
    make("a\nb.sgf", "", content_sum("one"));
    EXPECT_TRUE(is_done("a\nb.sgf", "", content_sum("one")));
    make("a\\nb.sgf", "", content_sum("two"));
    EXPECT_TRUE(is_done("a\nb.sgf", "", content_sum("one")));
    EXPECT_TRUE(is_done("a\\nb.sgf", "", content_sum("two")));
    const std::string all = lines();
    EXPECT_EQ(std::count(all.begin(), all.end(), '\n'), 2);
}

TEST_F(DoneRecordTest, DoesNotWaitForAPipeAmongItsFiles)
{
    make("a.sgf", "", content_sum("one"));
    ASSERT_EQ(::mkfifo(path(".gammonkit-done/pipe").c_str(), 0600), 0);
    EXPECT_TRUE(is_done("a.sgf", "", content_sum("one")));
}

TEST_F(DoneRecordTest, BelievesTheNewestLine)
{
    make("a.sgf", "--ply 0", content_sum("one"));
    const auto before = fs::last_write_time(path("a.sgf"));
    write("a.sgf", "made again");
    fs::last_write_time(path("a.sgf"), before + std::chrono::seconds(1));
    DoneRecord(path(""), "--ply 1").add(content_sum("one"), "a.sgf", "made again");
    EXPECT_FALSE(is_done("a.sgf", "--ply 0", content_sum("one")));
    EXPECT_TRUE(is_done("a.sgf", "--ply 1", content_sum("one")));
}

TEST_F(DoneRecordTest, BelievesNeitherOfTwoAtOnce)
{
    make("a.sgf", "--ply 0", content_sum("one"));
    DoneRecord(path(""), "--ply 1").add(content_sum("one"), "a.sgf", "made");
    EXPECT_FALSE(is_done("a.sgf", "--ply 0", content_sum("one")));
    EXPECT_FALSE(is_done("a.sgf", "--ply 1", content_sum("one")));
}

TEST_F(DoneRecordTest, LosesNoMoreThanALineThatWasCutAndTheOneBehind)
{
    for (const char* name : {"a.sgf", "b.sgf", "c.sgf"})
        make(name, "", content_sum(name));
    const std::string all = lines();
    for (const auto& file : fs::directory_iterator(path(".gammonkit-done")))
        fs::remove(file);
    const std::size_t second = all.find('\n') + 1;
    for (std::size_t cut = 0; cut < second; ++cut) {
        std::ofstream(path(".gammonkit-done/run")) << all.substr(0, cut) << all.substr(second);
        const std::string last = all.substr(all.rfind(' ') + 1, 5);
        EXPECT_TRUE(is_done(last, "", content_sum(last))) << cut;
    }
}

TEST(Share, TakesEachContentOnce)
{
    constexpr int kShares = 8;
    for (int i = 0; i < 1000; ++i) {
        const std::string sum = content_sum(fmt::format("match {}", i));
        int holders = 0;
        for (int k = 1; k <= kShares; ++k)
            holders += Share{k, kShares}.holds(sum) ? 1 : 0;
        EXPECT_EQ(holders, 1) << sum;
    }
}

TEST(Share, IsThatOfTheFirstHalfOfTheSum)
{
    EXPECT_TRUE((Share{1, 16}.holds("00000000000000a0ffffffffffffffff")));
    EXPECT_TRUE((Share{16, 16}.holds("000000000000000f0000000000000000")));
    EXPECT_TRUE((Share{6, 10}.holds("ffffffffffffffff0000000000000000")));  // 18446744073709551615
}

TEST(Share, IsReadFromNumberAndCount)
{
    const Result<Share> share = share_from("2/8");
    ASSERT_TRUE(share);
    EXPECT_EQ(share->number, 2);
    EXPECT_EQ(share->of, 8);
    for (const char* wrong :
         {"", "2", "/", "2/", "/8", "0/8", "9/8", "-1/8", "2/8/9", "2/0", "a/b", "1/2000000"})
        EXPECT_FALSE(share_from(wrong)) << wrong;
}

}  // namespace
}  // namespace gammonkit::cli
