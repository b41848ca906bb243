#include "tests/unit/house/source_tree.hpp"

#include <filesystem>
#include <gtest/gtest.h>
#include <set>

namespace gammonkit::house {
namespace {

/// The headers of cmake/public-headers.txt.
std::set<std::string> listed()
{
    std::set<std::string> headers;
    const std::filesystem::path root = GAMMONKIT_SOURCE_DIR;
    for (const std::string& line : lines_in(text_of(root / "cmake/public-headers.txt"))) {
        if (!line.empty() && line.front() != '#') headers.insert(line);
    }
    return headers;
}

/// Adds a header and all of ours that it includes.
void follow(const std::string& header, std::set<std::string>& reached)
{
    if (!reached.insert(header).second) return;
    const std::filesystem::path root = GAMMONKIT_SOURCE_DIR;
    for (const std::string& line : lines_in(text_of(root / header))) {
        if (const std::optional<std::string> path = included(line)) follow(*path, reached);
    }
}

/// What C can reach, which stands alone.
constexpr char kForC[] = "include/gammonkit/gammonkit.h";

/// What a user of the library can reach.
std::set<std::string> reached()
{
    std::set<std::string> headers = {kForC};
    for (const SourceFile& file : source_files({"include"}))
        follow(file.path, headers);
    return headers;
}

TEST(PublicHeaders, AreThoseOfTheListAlone)
{
    EXPECT_EQ(reached(), listed());
}

TEST(PublicHeaders, AreFew)
{
    std::set<std::string> headers = listed();
    headers.erase(kForC);
    EXPECT_LE(headers.size(), 48U);
}

TEST(PublicHeaders, NeedNoLibraryButTheOneForResults)
{
    for (const std::string& header : reached()) {
        for (const std::string& line :
             lines_in(text_of(std::filesystem::path(GAMMONKIT_SOURCE_DIR) / header)))
            EXPECT_FALSE(line.starts_with("#include <") && line.find('/') != std::string::npos &&
                         line != "#include <tl/expected.hpp>")
                << header << ": " << line;
    }
}

TEST(PublicHeaders, AreUsedInTheDocumentsAsInTheProgramsThatTestsRun)
{
    const std::filesystem::path root = GAMMONKIT_SOURCE_DIR;
    const std::filesystem::path programs = root / "tests/install/consumer";
    const std::string judge = text_of(programs / "judge_match.cpp");
    const std::string ask = text_of(programs / "best_play.cpp");
    EXPECT_NE(text_of(root / "README.md").find("```cpp\n" + judge + "```"), std::string::npos);
    EXPECT_NE(text_of(root / "docs/library.md").find("```cpp\n" + ask + "```"), std::string::npos);
}

}  // namespace
}  // namespace gammonkit::house
