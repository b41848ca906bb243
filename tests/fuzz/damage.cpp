#include "tests/fuzz/damage.hpp"

#include <algorithm>
#include <array>

namespace gammonkit::fuzz {
namespace {

/// A number below `limit`. Not a distribution: those differ between standard libraries.
std::size_t below(std::size_t limit, std::mt19937& random)
{
    return limit == 0 ? 0 : random() % limit;
}

/// A stretch of the text: half of them whole lines, the others any bytes.
struct Stretch {
    std::size_t begin;
    std::size_t length;
};

Stretch stretch_of(const std::string& text, std::mt19937& random)
{
    const std::size_t at = below(text.size(), random);
    if (random() % 2 == 0) return {at, std::min(1 + below(64, random), text.size() - at)};
    const std::size_t line = at == 0 ? 0 : text.rfind('\n', at - 1) + 1;  // npos + 1 is 0.
    const std::size_t end = text.find('\n', at);
    return {line, (end == std::string::npos ? text.size() : end + 1) - line};
}

void flip_bit(std::string& text, std::mt19937& random)
{
    char& byte = text[below(text.size(), random)];
    byte = static_cast<char>(byte ^ (1 << below(8, random)));
}

void replace_byte(std::string& text, std::mt19937& random)
{
    // The characters that mean something in some format come more often than others.
    constexpr std::string_view kMeaningful = "0123456789/()[]{}:;,*=-\"\\<> \n\r\t\0\xff";
    text[below(text.size(), random)] = kMeaningful[below(kMeaningful.size(), random)];
}

void replace_digit(std::string& text, std::mt19937& random)
{
    const std::size_t digit = text.find_first_of("0123456789", below(text.size(), random));
    if (digit != std::string::npos) text[digit] = static_cast<char>('0' + below(10, random));
}

void cut_off(std::string& text, std::mt19937& random)
{
    text.resize(below(text.size(), random));
}

void leave_out(std::string& text, std::mt19937& random)
{
    const Stretch part = stretch_of(text, random);
    text.erase(part.begin, part.length);
}

void repeat(std::string& text, std::mt19937& random)
{
    const Stretch part = stretch_of(text, random);
    text.insert(below(text.size(), random), text.substr(part.begin, part.length));
}

void exchange(std::string& text, std::mt19937& random)
{
    const Stretch part = stretch_of(text, random);
    const std::string moved = text.substr(part.begin, part.length);
    text.erase(part.begin, part.length);
    text.insert(below(text.size(), random), moved);
}

void enlarge_number(std::string& text, std::mt19937& random)
{
    const std::size_t digit = text.find_first_of("0123456789", below(text.size(), random));
    if (digit != std::string::npos) text.insert(digit, random() % 2 == 0 ? "-" : "99999999999");
}

constexpr std::array kDamages = {flip_bit,  replace_byte, replace_digit, replace_digit, cut_off,
                                 leave_out, repeat,       exchange,      enlarge_number};

}  // namespace

std::string damaged(std::string_view sample, std::mt19937& random)
{
    std::string text(sample);
    for (std::size_t left = 1 + below(8, random); left > 0 && !text.empty(); --left)
        kDamages[below(kDamages.size(), random)](text, random);
    return text;
}

}  // namespace gammonkit::fuzz
