#include "formats/dump/format.hpp"
#include "tests/support/random_collection.hpp"
#include "tests/unit/sgf/support.hpp"

#include <filesystem>
#include <fstream>
#include <sstream>

namespace gammonkit::sgf_test {
namespace {

std::string contents(const std::filesystem::path& path)
{
    std::ifstream file(path, std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

std::vector<std::filesystem::path> samples()
{
    std::vector<std::filesystem::path> paths;
    for (const auto& entry :
         std::filesystem::directory_iterator(std::filesystem::path(GAMMONKIT_SOURCE_DIR) / "samples/sgf")) {
        paths.push_back(entry.path());
    }
    return paths;
}

TEST(SgfRoundTrip, WritesWhatGnubgWroteByteForByte)
{
    ASSERT_FALSE(samples().empty());
    for (const std::filesystem::path& path : samples()) {
        const std::string text = contents(path);
        const FileRead file = read(text);
        EXPECT_EQ(file.said, "") << path;
        EXPECT_TRUE(written(file.collection) == text) << path;
    }
}

TEST(SgfRoundTrip, ReadsWhatItWroteOfAnything)
{
    testing_support::RandomCollections random(7);
    for (int i = 0; i < 300; ++i) {
        const Collection any = random.next();
        const Result<std::string> text = write_sgf(any, {});
        if (!text) continue;
        const FileRead once = read(*text);
        ASSERT_FALSE(once.failed) << once.said << *text;
        const FileRead twice = read(written(once.collection));
        ASSERT_EQ(write_dump(twice.collection, {}).value(), write_dump(once.collection, {}).value()) << *text;
    }
}

TEST(SgfRoundTrip, KeepsNames)
{
    for (const char* name : {"O'Neil",
                             "Say \"Hi\"",
                             "a<b",
                             "R&D",
                             "[x",
                             "x]",
                             "a]b]c",
                             "back\\slash",
                             "C:\\dir",
                             "Bo \\ Co",
                             "\\\\",
                             "x\\",
                             "\\]",
                             "\\:",
                             "a:b",
                             "semi;colon",
                             "(paren)",
                             "100%",
                             "Zo\u00EB",
                             "\u0416\u0443\u043A",
                             "\u5C71\u7530",
                             "a name of more than thirty-one bytes",
                             "aaaaaaaaaaaaaaa"}) {
        Match match{.players = {{.name = name}, {.name = "Bo"}}, .games = {Game{}}};
        const Collection collection{.matches = {match}, .positions = {}};
        EXPECT_EQ(read(written(collection)).collection.matches[0].players.first.name, name);
    }
}

}  // namespace
}  // namespace gammonkit::sgf_test
