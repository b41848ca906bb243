#include "tests/unit/house/source_tree.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <sstream>

namespace gammonkit::house {
namespace {

/// What a library must not call: it would print, end the program, or read the environment behind the caller's
/// back. support/files/file.cpp may write to standard output, because "-" as a path asks for that.
constexpr std::array kForbidden = {
    "printf",       "puts",          "putchar",    "perror",    "fprintf",        "vprintf",       "vfprintf",
    "__printf_chk", "__fprintf_chk", "stderr",     "std::cout", "std::cerr",      "std::clog",     "exit",
    "_exit",        "_Exit",         "quick_exit", "abort",     "std::terminate", "__assert_fail", "raise",
    "signal",       "system",        "setlocale",  "getenv",    "fmt::v9::vprint"};

/// "file.o: symbol" for every undefined symbol of the libraries, demangled.
std::vector<std::string> undefined_symbols()
{
    return lines_of("nm --print-file-name --undefined-only --demangle " GAMMONKIT_LIBRARIES);
}

/// The name after "U", without parameters.
std::string symbol_of(const std::string& line)
{
    const std::size_t mark = line.find(" U ");
    return mark == std::string::npos ? std::string{} : line.substr(mark + 3, line.find('(') - mark - 3);
}

/// Grammars are special: their rules are constants that X3 builds at start-up, for which there is no better
/// place than .bss, and Boost's headers assert in them.
bool holds_a_grammar(const std::string& object)
{
    return object.find("grammar") != std::string::npos;
}

/// A release build has none of Boost's assertions, and we write none.
bool is_boosts_own(const std::string& line)
{
    return holds_a_grammar(line) && symbol_of(line) == "__assert_fail";
}

TEST(Symbols, AreFoundInTheLinesOfNm)
{
    EXPECT_EQ(symbol_of("a.o:                 U printf"), "printf");
    EXPECT_EQ(symbol_of("a.o:                 U fmt::v9::vprint(_IO_FILE*, int)"), "fmt::v9::vprint");
    EXPECT_EQ(symbol_of("a.o:"), "");
}

TEST(Symbols, TheLibraryNeverPrintsAndNeverEndsTheProgram)
{
    const std::vector<std::string> lines = undefined_symbols();
    ASSERT_GT(lines.size(), 100U) << "nm found nothing in " GAMMONKIT_LIBRARIES;
    std::vector<std::string> found;
    for (const std::string& line : lines) {
        if (std::ranges::find(kForbidden, symbol_of(line)) != end(kForbidden) && !is_boosts_own(line))
            found.push_back(line);
    }
    EXPECT_EQ(found, std::vector<std::string>{});
}

/// Of "address flags section size name" of objdump.
struct Symbol {
    std::string section;
    std::string name;
};

Symbol parse_symbol(const std::string& line)
{
    Symbol symbol;
    const std::size_t section = line.find(" .");
    if (section == std::string::npos) return symbol;
    std::istringstream rest(line.substr(section + 1));
    std::string size;
    rest >> symbol.section >> size;
    std::getline(rest >> std::ws, symbol.name);
    return symbol;
}

/// True for the name of a constant: "gammonkit::kCatalogue".
bool names_constant(const std::string& name)
{
    const std::string last = name.substr(name.rfind(':') + 1);
    return last.size() > 1 && last[0] == 'k' && std::isupper(static_cast<unsigned char>(last[1])) != 0;
}

/// Constants with pointers lie in .data.rel.ro, which is read-only once the program runs; g++ 12 puts some
/// that are constexpr into .data.rel all the same, so there their name has to do.
bool can_change(const Symbol& symbol)
{
    if (symbol.name.starts_with(".") || symbol.name.find("gammonkit::") == std::string::npos) return false;
    if (symbol.section.starts_with(".data.rel.ro")) return false;
    if (symbol.section.starts_with(".data.rel") && names_constant(symbol.name)) return false;
    return symbol.section.starts_with(".bss") || symbol.section.starts_with(".data");
}

TEST(Symbols, TheLibraryHasNoGlobalVariables)
{
    std::vector<std::string> found;
    std::string object;
    for (const std::string& line : lines_of("objdump --syms --demangle " GAMMONKIT_LIBRARIES)) {
        if (line.find(":     file format") != std::string::npos) object = line.substr(0, line.find(':'));
        const Symbol symbol = parse_symbol(line);
        if (can_change(symbol) && !holds_a_grammar(object))
            found.push_back(fmt::format("{}: {} {}", object, symbol.section, symbol.name));
    }
    EXPECT_EQ(found, std::vector<std::string>{});
}

}  // namespace
}  // namespace gammonkit::house
