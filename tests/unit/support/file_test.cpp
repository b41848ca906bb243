#include "support/files/file.hpp"
#include "support/files/mapped_file.hpp"
#include "support/files/output_file.hpp"

#include <algorithm>
#include <atomic>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <thread>
#include <unistd.h>
#include <vector>

namespace gammonkit {
namespace {

namespace fs = std::filesystem;

/// A test with an empty folder of its own.
class FileTest : public testing::Test {
protected:
    FileTest()
    {
        std::string name = (fs::temp_directory_path() / "gammonkit-test-XXXXXX").string();
        folder_ = ::mkdtemp(name.data());
    }
    ~FileTest() override { fs::remove_all(folder_); }

    [[nodiscard]] fs::path path(const std::string& name) const { return folder_ / name; }
    [[nodiscard]] std::size_t files() const
    {
        return static_cast<std::size_t>(std::distance(fs::directory_iterator(folder_), {}));
    }
    void put(const std::string& name, const std::string& bytes) const { std::ofstream(path(name)) << bytes; }

private:
    fs::path folder_;
};

std::string bytes_of(const fs::path& path)
{
    const Result<Input> input = read_input(path);
    return input ? input->bytes : "error: " + input.error().message;
}

TEST_F(FileTest, ReadsWhatWasWritten)
{
    const std::string bytes("a\0b\r\n", 5);
    ASSERT_TRUE(write_output(path("x"), bytes, Overwrite::no));
    const Result<Input> input = read_input(path("x"));
    ASSERT_TRUE(input);
    EXPECT_EQ(input->bytes, bytes);
    EXPECT_EQ(input->name, path("x").string());
}

TEST_F(FileTest, ReadsEmptyAndLargeFiles)
{
    const std::string large(300'000, 'x');
    put("empty", "");
    put("large", large);
    EXPECT_EQ(bytes_of(path("empty")), "");
    EXPECT_EQ(bytes_of(path("large")), large);
}

TEST_F(FileTest, ReadsFilesThatDoNotKnowTheirSize)
{
    EXPECT_NE(bytes_of("/proc/self/status").find("Pid:"), std::string::npos);
}

TEST_F(FileTest, SaysWhatIsWrongWithWhatItCannotRead)
{
    EXPECT_EQ(bytes_of(path("none")),
              "error: cannot open " + path("none").string() + ": no such file or directory");
    fs::create_directory(path("folder"));
    EXPECT_EQ(bytes_of(path("folder")),
              "error: cannot read " + path("folder").string() + ": it is a directory");
}

TEST_F(FileTest, RefusesAFileOverTheLimitWithoutReadingIt)
{
    put("huge", "");
    fs::resize_file(path("huge"), kLargestInput + 1);  // Sparse: takes no room.
    EXPECT_EQ(bytes_of(path("huge")),
              "error: cannot read " + path("huge").string() + ": it is larger than 1 GiB");
}

TEST_F(FileTest, WritesANewFileOnlyOnce)
{
    ASSERT_TRUE(write_output(path("x"), "old", Overwrite::no));
    const Result<void> second = write_output(path("x"), "new", Overwrite::no);
    ASSERT_FALSE(second);
    EXPECT_EQ(second.error().message, path("x").string() + " exists already");
    EXPECT_EQ(second.error().hint, "overwriting must be asked for");
    EXPECT_EQ(bytes_of(path("x")), "old");
    EXPECT_EQ(files(), 1U);
}

TEST_F(FileTest, OverwritesWhenToldAndKeepsThePermissions)
{
    put("x", "old");
    ::chmod(path("x").c_str(), 0640);
    ASSERT_TRUE(write_output(path("x"), "new", Overwrite::yes));
    EXPECT_EQ(bytes_of(path("x")), "new");
    EXPECT_EQ(fs::status(path("x")).permissions(), fs::perms(0640));
    EXPECT_EQ(files(), 1U);
}

TEST_F(FileTest, OverwritesWhatALinkPointsAt)
{
    put("x", "old");
    fs::create_symlink("x", path("link"));
    ASSERT_TRUE(write_output(path("link"), "new", Overwrite::yes));
    EXPECT_TRUE(fs::is_symlink(path("link")));
    EXPECT_EQ(bytes_of(path("x")), "new");
}

TEST_F(FileTest, MakesWhatALinkPointsAt)
{
    fs::create_symlink("link-to-x", path("link"));
    fs::create_symlink("x", path("link-to-x"));
    ASSERT_TRUE(write_output(path("link"), "new", Overwrite::yes));
    EXPECT_TRUE(fs::is_symlink(path("link")) && fs::is_symlink(path("link-to-x")));
    EXPECT_EQ(bytes_of(path("x")), "new");
}

TEST_F(FileTest, MakesMissingFolders)
{
    ASSERT_TRUE(write_output(path("a/b/c.mat"), "x", Overwrite::no));
    EXPECT_EQ(bytes_of(path("a/b/c.mat")), "x");
}

TEST_F(FileTest, WritesToDevices)
{
    EXPECT_TRUE(write_output("/dev/null", "x", Overwrite::no));
    EXPECT_FALSE(write_output("/dev/full", "x", Overwrite::no));
}

TEST_F(FileTest, SaysWhatIsWrongWithWhatItCannotWrite)
{
    put("file", "");
    const Result<void> below_a_file = write_output(path("file/x"), "x", Overwrite::no);
    ASSERT_FALSE(below_a_file);
    EXPECT_EQ(below_a_file.error().message, "cannot write " + path("file/x").string() + ": not a directory");
    fs::create_directory(path("folder"));
    const Result<void> folder = write_output(path("folder"), "x", Overwrite::yes);
    ASSERT_FALSE(folder);
    EXPECT_EQ(folder.error().message, "cannot write " + path("folder").string() + ": it is a directory");
}

TEST_F(FileTest, LetsExactlyOneOfManyWritersHaveAName)
{
    std::atomic<int> winners = 0;
    std::vector<std::thread> writers;
    for (int i = 0; i < 16; ++i) {
        writers.emplace_back([&] { winners += write_output(path("x"), "x", Overwrite::no) ? 1 : 0; });
    }
    for (std::thread& writer : writers)
        writer.join();
    EXPECT_EQ(winners, 1);
    EXPECT_EQ(files(), 1U);
}

TEST_F(FileTest, LetsManyWritersReplaceOneFile)
{
    std::atomic<int> done = 0;
    std::vector<std::thread> writers;
    for (int i = 0; i < 16; ++i) {
        writers.emplace_back([&] { done += write_output(path("x"), "whole", Overwrite::yes) ? 1 : 0; });
    }
    for (std::thread& writer : writers)
        writer.join();
    EXPECT_EQ(done, 16);
    EXPECT_EQ(bytes_of(path("x")), "whole");
    EXPECT_EQ(files(), 1U);
}

TEST_F(FileTest, CompressesByTheNameAndUnpacksByTheBytes)
{
    ASSERT_TRUE(write_output(path("x.mat.gz"), "text", Overwrite::no));
    std::ifstream raw(path("x.mat.gz"), std::ios::binary);
    EXPECT_EQ(raw.get(), 0x1F);
    EXPECT_EQ(bytes_of(path("x.mat.gz")), "text");
    fs::rename(path("x.mat.gz"), path("x.mat"));
    EXPECT_EQ(bytes_of(path("x.mat")), "text");
}

TEST_F(FileTest, WritesPieceByPieceAndShowsTheWholeAtTheEnd)
{
    put("x", "old");
    {
        Result<OutputFile> file = OutputFile::begin(path("x"), Overwrite::yes);
        ASSERT_TRUE(file);
        ASSERT_TRUE(file->write("one "));
        ASSERT_TRUE(file->write("two"));
        EXPECT_EQ(bytes_of(path("x")), "old");
        ASSERT_TRUE(file->finish());
    }
    EXPECT_EQ(bytes_of(path("x")), "one two");
    EXPECT_EQ(files(), 1U);
}

TEST_F(FileTest, LeavesNothingOfAFileThatIsNotFinished)
{
    {
        Result<OutputFile> file = OutputFile::begin(path("x"), Overwrite::no);
        ASSERT_TRUE(file);
        ASSERT_TRUE(file->write("half"));
        EXPECT_EQ(files(), 1U);
    }
    EXPECT_EQ(files(), 0U);
}

TEST_F(FileTest, LeavesNoFoldersForAFileThatIsNotFinished)
{
    ASSERT_TRUE(OutputFile::begin(path("a") / "b" / "x", Overwrite::no));
    EXPECT_FALSE(fs::exists(path("a")));
    {
        const Result<OutputFile> file = OutputFile::begin(path("a") / "b" / "x", Overwrite::no);
        ASSERT_TRUE(file);
        put("a/other", "");
    }
    EXPECT_FALSE(fs::exists(path("a") / "b"));
    EXPECT_TRUE(fs::exists(path("a") / "other"));
}

TEST_F(FileTest, PacksPiecesAsTheyCome)
{
    const std::string piece(700'000, 'x');
    Result<OutputFile> file = OutputFile::begin(path("x.gz"), Overwrite::no);
    ASSERT_TRUE(file);
    std::string all;
    for (int i = 0; i < 4; ++i) {
        ASSERT_TRUE(file->write(piece));
        all += piece;
    }
    ASSERT_TRUE(file->finish());
    EXPECT_EQ(bytes_of(path("x.gz")), all);
    EXPECT_LT(fs::file_size(path("x.gz")), 100'000U);
}

TEST_F(FileTest, NamesTheDamagedFile)
{
    put("x.gz", gzip("some text").value().substr(0, 20));
    EXPECT_EQ(bytes_of(path("x.gz")), "error: cannot read " + path("x.gz").string() +
                                          ": the compressed data is damaged: it ends too early");
}

TEST_F(FileTest, SaysWhatItLeavesBehindPackedData)
{
    put("x.gz", gzip("some text").value() + "and more");
    const Input input = read_input(path("x.gz")).value();
    EXPECT_EQ(input.bytes, "some text");
    ASSERT_TRUE(input.remark);
    EXPECT_EQ(input.remark->message, "what stands behind the packed data is left out: 8 bytes");
}

TEST_F(FileTest, WaitsForNoPipeInPlaceOfATable)
{
    ASSERT_EQ(mkfifo(path("table.bd").c_str(), 0600), 0);
    EXPECT_EQ(MappedFile::open(path("table.bd")).error().code, "unreadable");
}

TEST(Gzip, HoldsNoTimeAndNoName)
{
    const std::string packed = gzip("text").value();
    EXPECT_EQ(packed.substr(3, 5), std::string(5, '\0'));  // Flags and time. Source: RFC 1952, 2.3.
}

TEST(Gzip, UndoesItself)
{
    for (const std::string& text : {std::string(), std::string(1'000'000, 'x'), std::string("\0\xFF", 2)}) {
        EXPECT_EQ(gunzip(gzip(text).value()), text);
    }
}

TEST(Gunzip, UnpacksJoinedFiles)
{
    EXPECT_EQ(gunzip(gzip("one ").value() + gzip("two").value()), "one two");
}

TEST(Gunzip, IgnoresPaddingBehindTheData)
{
    EXPECT_EQ(gunzip(gzip("one").value() + std::string(512, '\0')), "one");
}

TEST(Gunzip, CountsWhatElseIsBehindTheData)
{
    std::size_t left_over = 9;
    EXPECT_EQ(gunzip(gzip("one").value() + std::string(512, '\0'), kLargestUnpacked, &left_over), "one");
    EXPECT_EQ(left_over, 0U);
    EXPECT_EQ(gunzip(gzip("one").value() + "more", kLargestUnpacked, &left_over), "one");
    EXPECT_EQ(left_over, 4U);
}

TEST(Gunzip, GivesNoMoreThanIsWanted)
{
    const std::string packed = gzip(std::string(std::size_t{1} << 20, '\n')).value();
    EXPECT_EQ(gunzip(packed, std::size_t{1} << 20)->size(), std::size_t{1} << 20);
    EXPECT_EQ(gunzip(packed, (std::size_t{1} << 20) - 1).error().code, "too-large");
    EXPECT_EQ(gunzip(gzip(std::string(kLargestUnpacked + 1, ' ')).value()).error().message,
              "more than 20 MiB when unpacked: not read");
}

TEST(Gunzip, RefusesDamage)
{
    std::string packed = gzip("some text that is long enough").value();
    packed[packed.size() - 6] ^= 1;  // In the checksum.
    EXPECT_EQ(gunzip(packed).error().code, "damaged-gzip");
    EXPECT_EQ(gunzip("").error().code, "damaged-gzip");
    EXPECT_EQ(gunzip("plain").error().code, "damaged-gzip");
}

}  // namespace
}  // namespace gammonkit
