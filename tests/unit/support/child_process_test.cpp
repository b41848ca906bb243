#include "support/files/temporary_folder.hpp"
#include "support/system/child_process.hpp"

#include <gtest/gtest.h>

namespace gammonkit {
namespace {

ChildProcess shell(const TemporaryFolder& folder, const std::string& script)
{
    return {.command = {"/bin/sh", "-c", script}, .folder = folder.path(), .environment = {"GREETING=hello"}};
}

TEST(ChildProcess, GivesWhatAProgramSaysAndItsExitCode)
{
    const TemporaryFolder folder = *TemporaryFolder::make();
    const Result<ChildResult> result = run_child(shell(folder, "echo $GREETING; echo world >&2; exit 3"));
    ASSERT_TRUE(result.has_value());
    EXPECT_EQ(result->output, "hello\nworld\n");
    EXPECT_EQ(result->status, 3);
}

TEST(ChildProcess, RunsInItsFolderWithoutInputAndWithNoOtherEnvironment)
{
    const TemporaryFolder folder = *TemporaryFolder::make();
    const Result<ChildResult> result = run_child(shell(folder, "pwd; cat; echo \"home: $HOME\""));
    EXPECT_EQ(result->output, folder.path().string() + "\nhome: \n");
}

TEST(ChildProcess, IsStoppedAfterItsTime)
{
    const TemporaryFolder folder = *TemporaryFolder::make();
    ChildProcess child = shell(folder, "sleep 60");
    child.limit = std::chrono::seconds(0);
    EXPECT_EQ(run_child(child).error().code, "timeout");
}

TEST(ChildProcess, IsStoppedWhenAsked)
{
    const TemporaryFolder folder = *TemporaryFolder::make();
    ChildProcess child = shell(folder, "sleep 60");
    child.go_on = [] { return false; };
    EXPECT_EQ(run_child(child).error().code, "interrupted");
}

TEST(ChildProcess, IsStoppedWhenItSaysTooMuch)
{
    const TemporaryFolder folder = *TemporaryFolder::make();
    for (const std::string script : {"exec yes", "trap '' XFSZ; while :; do echo more; done 2> /dev/null"}) {
        ChildProcess child = shell(folder, script);
        child.most_output = 100'000;
        EXPECT_EQ(run_child(child).error().code, "too-much-output") << script;
        EXPECT_LE(std::filesystem::file_size(folder.path() / "child-output"), child.most_output);
    }
}

TEST(ChildProcess, TellsOfASignalThatEndedIt)
{
    const TemporaryFolder folder = *TemporaryFolder::make();
    EXPECT_EQ(run_child(shell(folder, "kill -TERM $$"))->status, 128 + 15);
    EXPECT_EQ(run_child(shell(folder, "kill -PIPE $$"))->status, 128 + 13) << "no signal is ignored";
}

TEST(ChildProcess, SaysThatThereIsNoSuchProgram)
{
    const TemporaryFolder folder = *TemporaryFolder::make();
    const Result<ChildResult> result =
        run_child({.command = {"/no/such/program"}, .folder = folder.path(), .environment = {}});
    EXPECT_EQ(result.error().message, "/no/such/program cannot be run: No such file or directory");
}

TEST(TemporaryFolder, IsRemovedWithWhatIsInIt)
{
    std::filesystem::path path;
    {
        const TemporaryFolder folder = *TemporaryFolder::make();
        path = folder.path();
        std::filesystem::create_directory(path / "more");
    }
    EXPECT_FALSE(std::filesystem::exists(path));
}

}  // namespace
}  // namespace gammonkit
