#include "support/letters/direction.hpp"

#include "support/letters/letters.hpp"

#include <algorithm>
#include <array>

namespace gammonkit {
namespace {

struct Block {
    char32_t first;
    char32_t last;
};

/// Where Unicode has its letters from right to left.
constexpr std::array<Block, 5> kRightToLeft{
    {{0x0590, 0x08FF}, {0xFB1D, 0xFDFF}, {0xFE70, 0xFEFE}, {0x10800, 0x10FFF}, {0x1E800, 0x1EFFF}}};

// "First strong isolate" and "pop directional isolate".
constexpr std::string_view kIsolate = "\u2068";
constexpr std::string_view kEnd = "\u2069";

bool is_right_to_left(char32_t character)
{
    return std::ranges::any_of(kRightToLeft, [&](const Block& block) {
        return block.first <= character && character <= block.last;
    });
}

}  // namespace

bool has_right_to_left(std::string_view utf8)
{
    constexpr unsigned char kFirstByte = 0xD6;  // Of the first such letter: most texts have none as high.
    const auto may_begin = [](char byte) { return static_cast<unsigned char>(byte) >= kFirstByte; };
    if (std::ranges::none_of(utf8, may_begin)) return false;
    while (!utf8.empty()) {
        if (is_right_to_left(take_character(utf8))) return true;
    }
    return false;
}

std::string isolated(std::string_view name)
{
    if (!has_right_to_left(name)) return std::string(name);
    std::string result(kIsolate);
    result += name;
    result += kEnd;
    return result;
}

std::string without_isolates(std::string_view utf8)
{
    std::string result(utf8);
    for (const std::string_view sign : {kIsolate, kEnd}) {
        for (std::size_t at = result.find(sign); at != std::string::npos; at = result.find(sign, at))
            result.erase(at, sign.size());
    }
    return result;
}

}  // namespace gammonkit
