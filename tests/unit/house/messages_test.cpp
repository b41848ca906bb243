#include "tests/unit/house/source_tree.hpp"

#include <filesystem>
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <regex>

namespace gammonkit::house {
namespace {

/// The literals of a line of C++ that hold more than a word, and its comment.
std::vector<std::string> sentences_in(const std::string& line)
{
    static const std::regex token(R"re((//.*)|'(?:[^'\\]|\\.)'|"((?:[^"\\]|\\.)*)")re");
    std::vector<std::string> found;
    for (std::sregex_iterator it(line.begin(), line.end(), token); it != std::sregex_iterator(); ++it) {
        const std::string text = (*it)[1].matched ? (*it)[1].str() : (*it)[2].str();
        if (text.find(' ') != std::string::npos) found.push_back(text);
    }
    return found;
}

/// "check|convert|...": each verb has a folder.
std::string verbs()
{
    std::string names;
    for (const auto& entry : std::filesystem::directory_iterator(GAMMONKIT_SOURCE_DIR "/cli/commands")) {
        if (entry.is_directory()) names += (names.empty() ? "" : "|") + entry.path().filename().string();
    }
    return names;
}

/// True if a text tells how something is done on a command line: it names an option, or the command with a
/// verb.
bool speaks_command_line(const std::string& text)
{
    static const std::regex option("(^|[ ('`])--[a-z]");
    static const std::regex verb("(['`]gammonkit )|(gammonkit (" + verbs() + ")\\b)");
    return std::regex_search(text, option) || std::regex_search(text, verb);
}

std::string objections_to(const std::vector<SourceFile>& files)
{
    std::string found;
    for (const SourceFile& file : files) {
        const bool is_program = file.path.starts_with("cli/") || file.path.starts_with("training/");
        if (is_program) continue;
        for (const std::string& line : lines_in(file.text)) {
            for (const std::string& text : sentences_in(line))
                if (speaks_command_line(text)) found += fmt::format("{}: {}\n", file.path, text);
        }
    }
    return found;
}

TEST(Messages, OfTheLibraryNameNoOptionOfTheCommand)
{
    EXPECT_EQ(objections_to(source_files(product_folders())), "");
}

TEST(Messages, ThatNameAnOptionAreFound)
{
    EXPECT_EQ(objections_to({{"model/a.cpp", "f(\"say which with --from\"); // and '--to'\n"
                                             "run({\"gnubg\", \"--version\"}); --depth;\n"
                                             "hint = \"gammonkit check says why\";\n"
                                             "f(\"what gammonkit reads\");\n"},
                             {"cli/b.cpp", "f(\"say which with --from\");\n"}}),
              "model/a.cpp: say which with --from\n"
              "model/a.cpp: // and '--to'\n"
              "model/a.cpp: gammonkit check says why\n");
}

}  // namespace
}  // namespace gammonkit::house
