#include "support/files/leftovers.hpp"
#include "support/files/temporary_folder.hpp"
#include "support/system/machine.hpp"

#include <chrono>
#include <fmt/format.h>
#include <fstream>
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

namespace gammonkit {
namespace {

namespace fs = std::filesystem;

/// The number of a process that has ended.
int ended_process()
{
    const pid_t child = ::fork();
    if (child == 0) ::_exit(0);
    ::waitpid(child, nullptr, 0);
    return child;
}

class Leftovers : public testing::Test {
protected:
    fs::path put(const std::string& name, std::chrono::minutes age = {}) const
    {
        const fs::path path = folder_->path() / name;
        std::ofstream(path) << "half";
        fs::last_write_time(path, fs::file_time_type::clock::now() - age);
        return path;
    }
    /// True if it is there after the others were removed.
    [[nodiscard]] bool stays(const fs::path& path) const
    {
        remove_leftovers(folder_->path());
        return fs::exists(path);
    }

private:
    Result<TemporaryFolder> folder_ = TemporaryFolder::make();
};

TEST_F(Leftovers, OfAProcessThatIsGoneAreRemoved)
{
    EXPECT_FALSE(stays(put(fmt::format(".gammonkit-{}-{}-0.tmp", machine_name(), ended_process()))));
}

TEST_F(Leftovers, OfDatabasesHaveJournals)
{
    EXPECT_FALSE(stays(put(fmt::format(".gammonkit-{}-{}-0.tmp-journal", machine_name(), ended_process()))));
    EXPECT_TRUE(stays(put(temporary_name(0) + "-journal")));
    EXPECT_TRUE(stays(put("standings.db-journal", std::chrono::minutes(600))));
}

TEST_F(Leftovers, AreNotWhatAProcessIsWriting)
{
    EXPECT_TRUE(stays(put(temporary_name(0), std::chrono::minutes(600))));
    EXPECT_TRUE(stays(
        put(fmt::format(".gammonkit-{}-{}-0.tmp", machine_name(), ::getppid()), std::chrono::minutes(600))));
}

TEST_F(Leftovers, OfAnotherMachineAreRemovedAfterAnHour)
{
    EXPECT_TRUE(stays(put(".gammonkit-far-away-17-0.tmp", std::chrono::minutes(50))));
    EXPECT_FALSE(stays(put(".gammonkit-far-away-17-0.tmp", std::chrono::minutes(70))));
}

TEST_F(Leftovers, AreNoFilesOfOtherNames)
{
    for (const char* name :
         {"a.sgf", ".gammonkit", ".gammonkit-analysis", ".gammonkit-1-0.tmp", ".gammonkit-.tmp",
          ".gammonkit-far-17-0.tmp.sgf", ".gammonkit-far-x-0.tmp", ".gammonkit-far-17-x.tmp"})
        EXPECT_TRUE(stays(put(name, std::chrono::minutes(600)))) << name;
}

}  // namespace
}  // namespace gammonkit
