#include "support/letters/letters.hpp"

#include "support/fold_case.hpp"
#include "wasm/support/host_text.hpp"

#include <algorithm>
#include <array>

extern "C" {
int gammonkit_host_script(int code);
int gammonkit_host_is_letter(int code);
int gammonkit_host_is_capital(int code);
int gammonkit_host_small_letter(int code);
int gammonkit_host_is_mark(int code);
char* gammonkit_host_transformed(const char* bytes, std::size_t size, int how, std::size_t* result_size);
}

namespace gammonkit {
namespace {

/// How the host numbers them.
constexpr std::array kScripts{Script::common, Script::latin,  Script::greek, Script::cyrillic,
                              Script::hebrew, Script::arabic, Script::thai,  Script::hangul,
                              Script::han,    Script::kana,   Script::other};

struct Range {
    char32_t first;
    char32_t last;
};

/// What takes two columns, of what the East Asian Width of Unicode calls wide or full, in blocks.
constexpr std::array<Range, 16> kWide{{{0x1100, 0x115F},
                                       {0x231A, 0x231B},
                                       {0x23E9, 0x23EC},
                                       {0x2E80, 0x303E},
                                       {0x3041, 0x33FF},
                                       {0x3400, 0x4DBF},
                                       {0x4E00, 0x9FFF},
                                       {0xA000, 0xA4CF},
                                       {0xA960, 0xA97F},
                                       {0xAC00, 0xD7A3},
                                       {0xF900, 0xFAFF},
                                       {0xFE30, 0xFE6F},
                                       {0xFF01, 0xFF60},
                                       {0xFFE0, 0xFFE6},
                                       {0x1F300, 0x1FAFF},
                                       {0x20000, 0x3FFFD}}};

int code_of(char32_t letter)
{
    return static_cast<int>(letter);
}

std::string transformed(std::string_view utf8, int how)
{
    return host_text(
        [&](std::size_t* size) { return gammonkit_host_transformed(utf8.data(), utf8.size(), how, size); });
}

}  // namespace

Script script_of(char32_t letter)
{
    return kScripts[static_cast<std::size_t>(gammonkit_host_script(code_of(letter)))];
}

bool is_letter(char32_t character)
{
    return gammonkit_host_is_letter(code_of(character)) != 0;
}

bool is_capital(char32_t letter)
{
    return gammonkit_host_is_capital(code_of(letter)) != 0;
}

char32_t small_letter(char32_t letter)
{
    return static_cast<char32_t>(gammonkit_host_small_letter(code_of(letter)));
}

std::size_t columns_of_letter(char32_t letter)
{
    if (letter >= 0x80 && gammonkit_host_is_mark(code_of(letter)) != 0) return 0;
    const bool is_wide = std::any_of(kWide.begin(), kWide.end(), [&](const Range& range) {
        return letter >= range.first && letter <= range.last;
    });
    return is_wide ? 2 : 1;
}

std::string folded(std::string_view utf8)
{
    return transformed(utf8, 0);
}

std::string decomposed(std::string_view utf8)
{
    return transformed(utf8, 1);
}

std::string in_latin_letters(std::string_view utf8)
{
    return transformed(utf8, 2);
}

}  // namespace gammonkit
