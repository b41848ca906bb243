// Containers, whole and damaged.
#include "support/byte_order.hpp"
#include "support/files/zlib_stream.hpp"
#include "tests/unit/xg/support.hpp"

namespace gammonkit::xg {
namespace {

using testing::HasSubstr;

TEST(XgContainer, IsRecognizedByItsFirstBytesWhateverItsName)
{
    const std::string bytes = sample("imported.xg");
    const ReadSource reading = read(catalogue(), {.name = "letter.txt", .bytes = bytes}, {});
    ASSERT_NE(reading.format, nullptr);
    EXPECT_EQ(reading.format->id, "xg");
}

TEST(XgContainer, IsReadWithoutItsEnd)
{
    std::string bytes = sample("imported.xg");
    bytes.resize(bytes.size() - 1000);
    const ReadSource reading = read_bytes(bytes);
    ASSERT_TRUE(reading.collection);
    EXPECT_GT(reading.collection->matches[0].games[0].turns.size(), 3U);
    EXPECT_THAT(said(reading),
                HasSubstr("final.xg:0x2028: warning: the end of the archive is missing or damaged"));
}

TEST(XgContainer, SaysThatTheFileIsTooShort)
{
    const ReadSource reading = read_bytes(sample("imported.xg").substr(0, 5000));
    EXPECT_EQ(said(reading), "final.xg: error: the file ends within its header [truncated]\n"
                             "    hint: was it copied completely?\n");
}

TEST(XgContainer, ReadsThroughAPictureThatIsSaidToBeHuge)
{
    std::string bytes = sample("imported.xg");
    put_little_endian(bytes, kThumbnailSizeOffset, std::uint32_t{0xFFFFFFFF});
    EXPECT_EQ(match_in(bytes), match_in(sample("imported.xg")));
    bytes.resize(bytes.size() - 100);
    EXPECT_TRUE(read_bytes(bytes).collection);
}

TEST(XgContainer, WarnsOfAWrongChecksum)
{
    std::string bytes = sample("imported.xg");
    bytes[bytes.size() - kTrailer] ^= 1;
    EXPECT_THAT(said(read_bytes(bytes)), HasSubstr("the archive does not fit its checksum [xg-container]"));
}

TEST(XgContainer, DoesNotUnpackBombs)
{
    const std::string bytes = container_of(std::string(std::size_t{65} << 20U, '\0'));
    EXPECT_LT(bytes.size(), 200'000U);
    const ReadSource reading = read_bytes(bytes);
    EXPECT_FALSE(reading.collection);
    EXPECT_THAT(said(reading), HasSubstr("more than 67108864 bytes when unpacked"));
}

TEST(XgContainer, ReadsRecordsThatAreNotPacked)
{
    const std::string records = encode(HeaderMatch{.length = 5}, 30) + encode(HeaderGame{}, 30);
    const ReadSource reading = read(catalogue(), {.name = "temp.xg", .bytes = records}, {});
    ASSERT_TRUE(reading.collection);
    EXPECT_EQ(reading.collection->matches[0].rules.length, 5);
}

TEST(XgContainer, SaysWhatItHoldsIfThatIsNoMatch)
{
    EXPECT_THAT(said(read_bytes(container_of("placeholder"))),
                HasSubstr("temp.xg does not begin with the header of a match [xg-header]"));
}

TEST(XgContainer, IsThatOfXgByteForByteButForWhatNobodyReads)
{
    const Match match = match_in(sample("imported.xg"));
    const std::string bytes = written(match);
    EXPECT_EQ(bytes.substr(0, 40), sample("imported.xg").substr(0, 40));
    EXPECT_EQ(little_endian_at<std::uint32_t>(bytes, bytes.size() - kTrailer),
              crc32_of(std::string_view(bytes).substr(kContainerHeader,
                                                      bytes.size() - kContainerHeader - kTrailer)));
}

TEST(Zlib, GivesWhatStoodBeforeTheDamage)
{
    const std::string packed = deflate_zlib("backgammon");
    EXPECT_EQ(inflate_zlib(packed, 100)->bytes, "backgammon");
    EXPECT_TRUE(inflate_zlib(packed + "more", 100)->complete);
    EXPECT_EQ(inflate_zlib(packed + "more", 100)->used, packed.size());
    EXPECT_FALSE(inflate_zlib(packed.substr(0, 8), 100)->complete);
    EXPECT_EQ(inflate_zlib(packed, 9).error().code, "too-large");
}

}  // namespace
}  // namespace gammonkit::xg
