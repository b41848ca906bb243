#include "support/text.hpp"
#include "tests/unit/house/source_tree.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <gtest/gtest.h>

namespace gammonkit::house {
namespace {

constexpr std::size_t kLongestLineOfProse = 100;

/// Its table of what each format carries has a column for each format, and is printed by the program.
constexpr std::string_view kPageWithWideTables = "docs/formats/README.md";

/// Pages for people; transcripts of the command are as wide as what it prints.
std::vector<std::string> pages()
{
    std::vector<std::string> found;
    for (const std::string& file : committed_files()) {
        if (file.ends_with(".md") && !file.starts_with("tests/cli/")) found.push_back(file);
    }
    return found;
}

/// Of the lines of a page, seen one after the other: is it code?
class CodeBlocks {
public:
    bool holds(std::string_view line)
    {
        const bool is_fence = trimmed(line).starts_with("```");
        if (is_fence) is_fenced_ = !is_fenced_;
        const bool is_code = is_fence || is_fenced_ || (line.starts_with("    ") && may_be_indented_);
        may_be_indented_ = is_code || trimmed(line).empty();
        return is_code;
    }

private:
    bool is_fenced_ = false;
    bool may_be_indented_ = true;  ///< Indented lines are code behind an empty line and behind other code.
};

/// "https://...", perhaps behind "*": it cannot be broken.
bool is_one_word(std::string_view line)
{
    const std::vector<std::string_view> parts = words(line);
    return parts.size() == 1 || (parts.size() == 2 && parts[0].size() <= 2);
}

/// "README.md:12: 117 characters", of each line of prose that is too long.
std::vector<std::string> long_lines_of(const std::string& page, const std::string& text)
{
    std::vector<std::string> found;
    CodeBlocks code;
    std::size_t number = 0;
    for (const std::string& line : lines_in(text)) {
        ++number;
        const bool is_wide_row = page == kPageWithWideTables && line.starts_with('|');
        if (code.holds(line) || is_wide_row || is_one_word(line)) continue;
        if (const std::size_t length = code_points(line); length > kLongestLineOfProse)
            found.push_back(fmt::format("{}:{}: {} characters", page, number, length));
    }
    return found;
}

TEST(Prose, LongLinesAreFound)
{
    const std::string long_line = "word " + std::string(96, 'x');
    EXPECT_EQ(long_lines_of("a.md", "short\n" + long_line + "\n* " + long_line + "\n    " + long_line),
              (std::vector<std::string>{"a.md:2: 101 characters", "a.md:3: 103 characters",
                                        "a.md:4: 105 characters"}));
    EXPECT_EQ(long_lines_of("a.md", "\n    " + long_line + "\n    " + long_line), std::vector<std::string>{});
    EXPECT_EQ(long_lines_of("a.md", "```cpp\n" + long_line + "\n```\n" + long_line),
              (std::vector<std::string>{"a.md:4: 101 characters"}));
    EXPECT_EQ(long_lines_of("a.md", "* " + std::string(120, 'x')), std::vector<std::string>{});
    EXPECT_EQ(long_lines_of("a.md", "| " + long_line + " |"),
              (std::vector<std::string>{"a.md:1: 105 characters"}));
}

TEST(Prose, LinesHaveAtMostAHundredCharacters)
{
    const std::vector<std::string> all = pages();
    if (all.empty()) GTEST_SKIP() << "not a git checkout";
    std::vector<std::string> found;
    for (const std::string& page : all) {
        const std::string text = text_of(std::filesystem::path(GAMMONKIT_SOURCE_DIR) / page);
        for (const std::string& line : long_lines_of(page, text))
            found.push_back(line);
    }
    EXPECT_EQ(fmt::format("{}", fmt::join(found, "\n")), "");
}

}  // namespace
}  // namespace gammonkit::house
