#include "importers/mat/cell.hpp"

#include "support/ends.hpp"

#include <algorithm>
#include <array>
#include <cstdint>

namespace gammonkit::mat {
namespace {

struct Word {
    std::string_view text;
    CellKind kind;
};

/// The words of all dialects.
constexpr std::array<Word, 24> kWords{{
    {"doubles", CellKind::doubles},   {"double", CellKind::doubles},   {"redoubles", CellKind::doubles},
    {"redouble", CellKind::doubles},  {"takes", CellKind::takes},      {"take", CellKind::takes},
    {"accepts", CellKind::takes},     {"drops", CellKind::drops},      {"drop", CellKind::drops},
    {"passes", CellKind::drops},      {"pass", CellKind::drops},       {"rejects", CellKind::drops},
    {"declines", CellKind::drops},    {"beavers", CellKind::beavers},  {"beaver", CellKind::beavers},
    {"raccoons", CellKind::raccoons}, {"raccoon", CellKind::raccoons}, {"wins", CellKind::wins},
    {"losses", CellKind::loses},      {"loses", CellKind::loses},      {"concedes", CellKind::resigns},
    {"resigns", CellKind::resigns},   {"resigned", CellKind::resigns}, {"resign", CellKind::resigns},
}};
/// A bit for each letter that one of them begins with: most words of a file begin with another.
constexpr std::uint32_t kFirstLetters = [] {
    std::uint32_t letters = 0;
    for (const Word& word : kWords)
        letters |= 1U << (first_char(word.text) - 'a');
    return letters;
}();
constexpr std::size_t kShortestWord = 4;
constexpr std::size_t kLongestWord = 9;

bool may_begin_word(char c)
{
    const int letter = (c | 0x20) - 'a';
    return letter >= 0 && letter < 26 && (kFirstLetters >> letter & 1U) != 0;
}

bool is_letter_or_digit(char c)
{
    return is_digit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

template <class Predicate>
std::string_view front(std::string_view text, Predicate belongs)
{
    const auto end = std::find_if_not(text.begin(), text.end(), belongs);
    return text.substr(0, static_cast<std::size_t>(end - text.begin()));
}

/// What a word says, in any case.
std::optional<CellKind> meaning(std::string_view word)
{
    if (word.size() < kShortestWord || word.size() > kLongestWord) return std::nullopt;
    std::array<char, kLongestWord> buffer{};
    std::transform(word.begin(), word.end(), buffer.begin(),
                   [](char c) { return static_cast<char>(c | 0x20); });
    const std::string_view lower(buffer.data(), word.size());
    const auto* found = std::find_if(kWords.begin(), kWords.end(), [&](const Word& w) {
        return first_char(w.text) == first_char(lower) && w.text == lower;
    });
    return found == kWords.end() ? std::nullopt : std::optional(found->kind);
}

/// A word and what it says.
struct Head {
    std::string_view text;
    std::optional<CellKind> kind;
};

Head head_of(std::string_view text)
{
    const std::string_view marks = front(text, [](char c) { return c == '?'; });
    if (marks.size() > 1) return {.text = marks, .kind = CellKind::unplayed};
    const std::string_view word = front(text, is_letter_or_digit);
    return {.text = word, .kind = meaning(word)};
}

std::string_view without_gap(std::string_view text)
{
    return text.substr(front(text, [](char c) { return c == ' ' || c == '\t'; }).size());
}

/// Without the "=>" in front of a number, or what else stands for it, and blanks around it.
std::string_view without_arrow(std::string_view text)
{
    text = without_gap(text);
    for (const std::string_view arrow : {"==>", "=>", "to", ":"}) {
        if (text.starts_with(arrow)) return without_gap(text.substr(arrow.size()));
    }
    return text;
}

}  // namespace

std::optional<CellKind> cell_word(std::string_view text)
{
    return may_begin_word(first_char(text)) || text.starts_with('?') ? head_of(text).kind : std::nullopt;
}

std::optional<Cell> cell_of_words(std::string_view text)
{
    constexpr std::size_t kMostDigits = 9;
    const Head head = head_of(text);
    if (!head.kind) return std::nullopt;
    const std::string_view said = without_arrow(text.substr(head.text.size()));
    const std::string_view number = front(said.substr(0, kMostDigits), is_digit);
    Cell cell{.kind = *head.kind, .rest = trimmed(said.substr(number.size()))};
    if (!number.empty()) cell.number = parse_int(number);
    return cell;
}

}  // namespace gammonkit::mat
