#include "tests/unit/house/source_tree.hpp"

#include <algorithm>
#include <cctype>
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <map>
#include <regex>
#include <sstream>

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

/// The types that a header defines, with their namespace.
std::vector<std::string> types_in(const std::string& header)
{
    static const std::regex kNamespace(R"(^namespace ([\w:]+) \{)");
    static const std::regex kType(R"(^(?:class|struct) (?:\[\[\w+\]\] )?(\w+)(?: final)?(?: : .*)? ?\{?$)");
    std::vector<std::string> types;
    std::string space;
    std::istringstream lines(header);
    std::smatch match;
    for (std::string line; std::getline(lines, line);) {
        if (std::regex_search(line, match, kNamespace)) space = match[1];
        if (std::regex_match(line, match, kType)) types.push_back(space + "::" + match[1].str());
    }
    return types;
}

// The linker takes one of two inline functions of the same name, whichever it meets first.
TEST(Repository, DefinesEachTypeInOneHeader)
{
    std::map<std::string, std::string> defined_in;
    for (const std::string& file : committed_files()) {
        const auto is_in = [&](std::string_view folder) { return file.starts_with(folder); };
        const bool is_replacement = std::ranges::any_of(kReplacements, is_in);
        if (!file.ends_with(".hpp") || is_replacement) continue;
        for (const std::string& type :
             types_in(text_of(std::filesystem::path(GAMMONKIT_SOURCE_DIR) / file))) {
            const auto [other, is_new] = defined_in.emplace(type, file);
            EXPECT_TRUE(is_new) << type << " is defined in " << other->second << " and in " << file;
        }
    }
    EXPECT_GT(defined_in.size(), 500U);
}

}  // namespace
}  // namespace gammonkit::house
