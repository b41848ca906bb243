#include "tests/unit/house/source_tree.hpp"

#include <cctype>
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <map>

namespace gammonkit::house {
namespace {

/// "/srv/x" is a path, "boost/srv/x" is not.
bool holds_path(const std::string& text, const std::string& path)
{
    for (std::size_t at = text.find(path); at != std::string::npos; at = text.find(path, at + 1)) {
        if (at == 0 || std::isalnum(static_cast<unsigned char>(text[at - 1])) == 0) return true;
    }
    return false;
}

TEST(Repository, HoldsNoPathOfTheMachineItWasWrittenOn)
{
    const std::vector<std::string> files = committed_files();
    if (files.empty()) GTEST_SKIP() << "not a git checkout";
    // Cut in two, so that this file does not hold them.
    const std::vector<std::string> machine_paths = {"/wo"
                                                    "rk/",
                                                    "/ho"
                                                    "me/",
                                                    "/ro"
                                                    "ot/",
                                                    "/Us"
                                                    "ers/"};
    std::vector<std::string> found;
    for (const std::string& file : files) {
        const std::string text = text_of(std::filesystem::path(GAMMONKIT_SOURCE_DIR) / file);
        for (const std::string& path : machine_paths) {
            if (holds_path(text, path)) found.push_back(fmt::format("{} holds {}", file, path));
        }
    }
    EXPECT_EQ(found, std::vector<std::string>{});
}

TEST(Repository, HoldsNoBuiltFile)
{
    for (const std::string& file : committed_files())
        EXPECT_FALSE(file.starts_with("build/") || file.ends_with(".o") || file.ends_with(".a")) << file;
}

TEST(Repository, HasNoFolderWithMoreThanFortyFiles)
{
    std::map<std::string, std::size_t> files;
    for (const std::string& file : committed_files())
        ++files[std::filesystem::path(file).parent_path().string()];
    for (const auto& [folder, count] : files)
        EXPECT_LE(count, 40U) << folder;
}

}  // namespace
}  // namespace gammonkit::house
