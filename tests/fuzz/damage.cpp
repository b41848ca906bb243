#include "tests/fuzz/damage.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <span>

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

/// A word, a number, or a sign.
Stretch token_of(const std::string& text, std::mt19937& random)
{
    const auto is_of_word = [&](std::size_t at) {
        return std::isalnum(static_cast<unsigned char>(text[at])) != 0;
    };
    std::size_t begin = below(text.size(), random);
    std::size_t end = begin + 1;
    if (!is_of_word(begin)) return {begin, 1};
    while (begin > 0 && is_of_word(begin - 1))
        --begin;
    while (end < text.size() && is_of_word(end))
        ++end;
    return {begin, end - begin};
}

/// What no place of a text expects, most of all alone.
std::string_view any_token(std::mt19937& random)
{
    static constexpr std::string_view kSigns = "()[]{}<>/*:;,.-+=?!#|&%@~_^$'\"\\ \t\n017";
    static constexpr std::array<std::string_view, 28> kWords{"->",
                                                             "--",
                                                             "(_)",
                                                             "25",
                                                             "-1",
                                                             "66:",
                                                             "1)",
                                                             "bar",
                                                             "off",
                                                             "Doubles",
                                                             "Takes",
                                                             "Drops",
                                                             "Wins",
                                                             "Game",
                                                             "match",
                                                             "point",
                                                             "rolls",
                                                             "moves",
                                                             "XGID=",
                                                             "ID:",
                                                             "MWC",
                                                             "null",
                                                             "true",
                                                             "\xE2\x80\x93",
                                                             "\xEF\xBB\xBF",
                                                             "{ }",
                                                             "Position ID: 4HPwATDgc/ABMA",
                                                             "Match ID: cAkAAAAAAAAA"};
    if (random() % 2 == 0) return kSigns.substr(below(kSigns.size(), random), 1);
    return kWords[below(kWords.size(), random)];
}

void replace_token(std::string& text, std::mt19937& random)
{
    const Stretch token = token_of(text, random);
    text.replace(token.begin, token.length, any_token(random));
}

void put_in_token(std::string& text, std::mt19937& random)
{
    const Stretch token = token_of(text, random);
    text.insert(random() % 2 == 0 ? token.begin : token.begin + token.length, any_token(random));
}

void leave_out_token(std::string& text, std::mt19937& random)
{
    const Stretch token = token_of(text, random);
    text.erase(token.begin, token.length);
}

void move_token(std::string& text, std::mt19937& random)
{
    const Stretch token = token_of(text, random);
    const std::string moved = text.substr(token.begin, token.length);
    text.erase(token.begin, token.length);
    text.insert(text.empty() ? 0 : token_of(text, random).begin, moved);
}

/// A line ends behind a token, or in front of one.
void cut_line(std::string& text, std::mt19937& random)
{
    const Stretch token = token_of(text, random);
    const std::size_t at = random() % 2 == 0 ? token.begin : token.begin + token.length;
    text.erase(at, std::min(text.find('\n', at), text.size()) - at);
}

/// One line, or a few, is all that is left.
void keep_lines(std::string& text, std::mt19937& random)
{
    const std::size_t at = below(text.size(), random);
    const std::size_t begin = at == 0 ? 0 : text.rfind('\n', at - 1) + 1;  // npos + 1 is 0.
    std::size_t end = begin;
    for (std::size_t left = 1 + below(3, random); left > 0 && end < text.size(); --left)
        end = std::min(text.find('\n', end), text.size() - 1) + 1;
    text = text.substr(begin, end - begin);
}

using Damage = void (*)(std::string&, std::mt19937&);

constexpr std::array<Damage, 9> kDamagesOfBytes = {flip_bit,      replace_byte, replace_digit,
                                                   replace_digit, cut_off,      leave_out,
                                                   repeat,        exchange,     enlarge_number};
constexpr std::array<Damage, 9> kDamagesOfTokens = {replace_token, replace_token,   put_in_token,
                                                    put_in_token,  leave_out_token, move_token,
                                                    cut_line,      exchange,        keep_lines};

}  // namespace

std::string damaged(std::string_view sample, std::mt19937& random)
{
    std::string text(sample);
    const std::span<const Damage> damages =
        random() % 2 == 0 ? std::span<const Damage>(kDamagesOfBytes) : kDamagesOfTokens;
    for (std::size_t left = 1 + below(8, random); left > 0 && !text.empty(); --left)
        damages[below(damages.size(), random)](text, random);
    return text;
}

}  // namespace gammonkit::fuzz
