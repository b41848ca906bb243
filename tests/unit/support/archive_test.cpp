#include "support/files/archive.hpp"
#include "support/files/file.hpp"
#include "support/files/zip.hpp"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <numeric>

namespace gammonkit {
namespace {

/// One file of a TAR archive, padded to blocks.
std::string tar_member(const std::string& name, const std::string& bytes)
{
    constexpr std::size_t kBlock = 512;
    std::string head(kBlock, '\0');
    const auto put = [&](std::size_t at, const std::string& text) { head.replace(at, text.size(), text); };
    put(0, name);
    put(100, "0000644");
    put(124, fmt::format("{:011o}", bytes.size()));
    put(136, "00000000000");
    put(148, "        0");
    put(257, "ustar");
    put(263, "00");
    const int sum = std::accumulate(head.begin(), head.end(), 0,
                                    [](int all, char c) { return all + static_cast<unsigned char>(c); });
    put(148, fmt::format("{:06o}", sum));
    head[154] = '\0';
    std::string padded = bytes;
    padded.resize((bytes.size() + kBlock - 1) / kBlock * kBlock, '\0');
    return head + padded;
}

std::string tar(const std::string& members)
{
    return members + std::string(1024, '\0');
}

class Archive : public testing::Test {
protected:
    std::filesystem::path save(const std::string& name, const std::string& bytes)
    {
        const std::filesystem::path path = folder_.path() / name;
        EXPECT_TRUE(write_output(path, bytes, Overwrite::yes).has_value());
        return path;
    }

    ArchiveLimits limits_;

private:
    TemporaryFolder folder_ = TemporaryFolder::make().value();
};

std::vector<std::string> names_in(const UnpackedArchive& archive)
{
    std::vector<std::string> names;
    for (const ArchiveMember& member : archive.members)
        names.push_back(member.name);
    return names;
}

TEST_F(Archive, GivesItsFilesByName)
{
    const auto path = save("a.tar", tar(tar_member("b/m.mat", "two") + tar_member("a.mat", "one")));
    EXPECT_TRUE(is_archive(path));
    const UnpackedArchive archive = unpack(path, limits_).value();
    EXPECT_THAT(names_in(archive), testing::ElementsAre("a.mat", "b/m.mat"));
    EXPECT_EQ(read_input(archive.members[1].stored)->bytes, "two");
}

TEST_F(Archive, MayBeCompressed)
{
    const auto path = save("a.tar.gz", tar(tar_member("a.mat", "one")));
    EXPECT_TRUE(is_archive(path));
    EXPECT_EQ(unpack(path, limits_)->members.size(), 1U);
    EXPECT_FALSE(is_archive(save("one.mat.gz", " 7 point match\n")));
}

TEST_F(Archive, LeadsNowhereElseAndHidesWhatFoldersHide)
{
    const auto path = save("a.tar", tar(tar_member("/../../etc/m.mat", "x") + tar_member(".secret", "x") +
                                        tar_member("__MACOSX/._m.mat", "x")));
    EXPECT_THAT(names_in(unpack(path, limits_).value()), testing::ElementsAre("etc/m.mat"));
}

TEST_F(Archive, GivesNoMoreThanTheLimits)
{
    const auto path = save("a.tar", tar(tar_member("a", "1234") + tar_member("b", "5678")));
    limits_ = {.members = 1};
    EXPECT_EQ(unpack(path, limits_).error().code, "archive");
    limits_ = {.bytes = 7};
    EXPECT_EQ(unpack(path, limits_).error().code, "archive");
    limits_ = {.bytes = 8};
    EXPECT_TRUE(unpack(path, limits_).has_value());
    EXPECT_EQ(limits_.bytes, 0U);
}

TEST_F(Archive, GivesNoFileThatIsTooLarge)
{
    const auto path = save("a.tar", tar(tar_member("a", std::string(kLargestUnpacked + 1, ' '))));
    EXPECT_EQ(unpack(path, limits_).error().message,
              "cannot unpack " + path.string() + ": a has more than 20 MiB");
}

TEST_F(Archive, IsRefusedIfItIsDamaged)
{
    const std::string whole = tar(tar_member("a", std::string(2000, 'x')));
    const auto path = save("a.tar", whole.substr(0, 1000));
    EXPECT_EQ(unpack(path, limits_).error().code, "archive");
}

TEST_F(Archive, GivesBackWhatWasZipped)
{
    const std::string text(100'000, 'x');
    const ZipMember members[] = {{.name = "a/empty", .bytes = ""},
                                 {.name = "caf\u00E9", .bytes = std::string(3, '\0')},
                                 {.name = "text", .bytes = text}};
    const UnpackedArchive archive = unpack(save("a.zip", zipped(members).value()), limits_).value();
    ASSERT_THAT(names_in(archive), testing::ElementsAre("a/empty", "caf\u00E9", "text"));
    EXPECT_EQ(read_input(archive.members[1].stored)->bytes, std::string(3, '\0'));
    EXPECT_EQ(read_input(archive.members[2].stored)->bytes, text);
}

TEST_F(Archive, IsNotMadeOfNamesThatItCannotHold)
{
    ASSERT_TRUE(zipped(std::vector<ZipMember>{{.name = std::string(0xFFFF, 'x'), .bytes = {}}}));
    const auto refused = zipped(std::vector<ZipMember>{{.name = std::string(0x10000, 'x'), .bytes = {}}});
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().code, "archive");
    EXPECT_EQ(refused.error().message,
              "a name in a ZIP archive has at most 65535 bytes, and here is one of 65536");
}

TEST_F(Archive, KeepsNamesWhateverTheirCharset)
{
    const auto path =
        save("a.tar", tar(tar_member("caf\u00E9.mat", "utf8") + tar_member("b\xE9.mat", "latin")));
    EXPECT_THAT(names_in(unpack(path, limits_).value()), testing::ElementsAre("b\xE9.mat", "caf\u00E9.mat"));
}

TEST_F(Archive, MayHoldMoreFilesThanZipOnceCounted)
{
    std::vector<ZipMember> members(65'540, {.name = ".hidden", .bytes = {}});
    members.push_back({.name = "last", .bytes = {}});
    const std::string bytes = zipped(members).value();
    EXPECT_THAT(names_in(unpack(save("a.zip", bytes), limits_).value()), testing::ElementsAre("last"));
    // Whoever believes the count finds it, 0x10005, where ZIP64 has it.
    const std::size_t end = bytes.rfind("PK\x06\x06");
    ASSERT_NE(end, std::string::npos);
    EXPECT_EQ(bytes.substr(end + 32, 8), std::string("\x05\0\x01\0\0\0\0\0", 8));
}

TEST_F(Archive, LeavesNothingBehind)
{
    std::filesystem::path folder;
    {
        const UnpackedArchive archive = unpack(save("a.tar", tar(tar_member("a", "1"))), limits_).value();
        folder = archive.folder->path();
        EXPECT_TRUE(std::filesystem::exists(folder));
    }
    EXPECT_FALSE(std::filesystem::exists(folder));
}

}  // namespace
}  // namespace gammonkit
