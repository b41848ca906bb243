#include "support/files/folder_watch.hpp"

#include <fstream>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

namespace gammonkit {
namespace {

namespace fs = std::filesystem;
using testing::ElementsAre;
using testing::IsEmpty;

constexpr int kLongEnough = 10'000;

class FolderWatchTest : public testing::Test {
protected:
    FolderWatchTest()
        : folder_(fs::path(testing::TempDir()) / fs::path("watched-" + std::to_string(getpid())))
    {
        fs::create_directories(folder_ / "below");
    }
    ~FolderWatchTest() override { fs::remove_all(folder_); }

    [[nodiscard]] FolderWatch watch() const { return FolderWatch::on(std::vector{folder_.native()}).value(); }
    void write(const fs::path& name) const { std::ofstream(folder_ / name) << "7 point match\n"; }

    fs::path folder_;
};

TEST_F(FolderWatchTest, TellsOfFilesThatWereWritten)
{
    FolderWatch watch = this->watch();
    write("a.mat");
    write("below/b.mat");
    EXPECT_THAT(watch.wait(kLongEnough)->complete,
                ElementsAre(folder_ / "a.mat", folder_ / "below" / "b.mat"));
    EXPECT_FALSE(watch.wait(0)->is_any);
}

TEST_F(FolderWatchTest, SaysNothingOfAFileThatIsBeingWritten)
{
    FolderWatch watch = this->watch();
    std::ofstream file(folder_ / "a.mat");
    file << "7 point match\n" << std::flush;
    EXPECT_THAT(watch.wait(kLongEnough)->complete, IsEmpty());
    file.close();
    EXPECT_THAT(watch.wait(kLongEnough)->complete, ElementsAre(folder_ / "a.mat"));
}

TEST_F(FolderWatchTest, TellsOfFilesThatWereMovedThere)
{
    write(".a.tmp");
    FolderWatch watch = this->watch();
    fs::rename(folder_ / ".a.tmp", folder_ / "a.mat");
    EXPECT_THAT(watch.wait(kLongEnough)->complete, ElementsAre(folder_ / "a.mat"));
}

TEST_F(FolderWatchTest, LooksIntoFoldersThatCome)
{
    FolderWatch watch = this->watch();
    fs::create_directories(folder_ / "new" / "newer");
    EXPECT_TRUE(watch.wait(kLongEnough)->is_any);
    (void)watch.wait(0);
    write("new/newer/a.mat");
    EXPECT_THAT(watch.wait(kLongEnough)->complete, ElementsAre(folder_ / "new" / "newer" / "a.mat"));
}

TEST_F(FolderWatchTest, LeavesOutWhatBeginsWithADot)
{
    FolderWatch watch = this->watch();
    write(".hidden");
    write("a.mat");
    EXPECT_THAT(watch.wait(kLongEnough)->complete, ElementsAre(folder_ / "a.mat"));
}

TEST_F(FolderWatchTest, FollowsLinksInACircleOnce)
{
    fs::create_directory_symlink(folder_, folder_ / "below" / "up");
    FolderWatch watch = this->watch();
    write("below/a.mat");
    EXPECT_THAT(watch.wait(kLongEnough)->complete, ElementsAre(folder_ / "below" / "a.mat"));
}

TEST_F(FolderWatchTest, FailsWhereThereIsNoFolderOrNoMore)
{
    EXPECT_EQ(FolderWatch::on(std::vector<std::string>{folder_ / "missing"}).error().code, "watch");
    FolderWatch watch = this->watch();
    fs::remove_all(folder_);
    EXPECT_EQ(watch.wait(kLongEnough).error().code, "watch");
}

}  // namespace
}  // namespace gammonkit
