#include "support/letters/plain_letters.hpp"

#include "support/charset.hpp"
#include "support/ends.hpp"
#include "support/letters/letters.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <cstring>
#include <vector>

namespace gammonkit {
namespace {

/// Characters and what is typed for them.
struct Row {
    char32_t first;
    char32_t last;
    std::string_view typed;
    Pasted what = Pasted::letters;
};

/// In their order. Names of the characters: The Unicode Standard.
constexpr std::array kRows{
    Row{0x0085, 0x0085, "\n", Pasted::artifacts},
    Row{0x00A0, 0x00A0, " ", Pasted::artifacts},
    Row{0x00AB, 0x00AB, "\""},
    Row{0x00AD, 0x00AD, "", Pasted::artifacts},
    Row{0x00B4, 0x00B4, "'"},
    Row{0x00BB, 0x00BB, "\""},
    Row{0x00BC, 0x00BC, "1/4"},
    Row{0x00BD, 0x00BD, "1/2"},
    Row{0x00BE, 0x00BE, "3/4"},
    Row{0x02BC, 0x02BC, "'"},
    Row{0x034F, 0x034F, "", Pasted::artifacts},
    Row{0x1680, 0x1680, " ", Pasted::artifacts},
    Row{0x2000, 0x200A, " ", Pasted::artifacts},
    Row{0x200B, 0x200B, "", Pasted::artifacts},
    Row{0x200C, 0x200D, ""},
    Row{0x200E, 0x200F, "", Pasted::artifacts},
    Row{0x2010, 0x2015, "-"},
    Row{0x2018, 0x201B, "'"},
    Row{0x201C, 0x201F, "\""},
    Row{0x2024, 0x2024, "."},
    Row{0x2026, 0x2026, "..."},
    Row{0x2028, 0x2029, "\n", Pasted::artifacts},
    Row{0x202A, 0x202E, "", Pasted::artifacts},
    Row{0x202F, 0x202F, " ", Pasted::artifacts},
    Row{0x2032, 0x2032, "'"},
    Row{0x2033, 0x2033, "\""},
    Row{0x2043, 0x2043, "-"},
    Row{0x2044, 0x2044, "/"},
    Row{0x204E, 0x204E, "*"},
    Row{0x205F, 0x205F, " ", Pasted::artifacts},
    Row{0x2060, 0x2064, "", Pasted::artifacts},
    Row{0x2066, 0x2069, "", Pasted::artifacts},
    Row{0x20E3, 0x20E3, ""},
    Row{0x2150, 0x2150, "1/7"},
    Row{0x2151, 0x2151, "1/9"},
    Row{0x2152, 0x2152, "1/10"},
    Row{0x2153, 0x2153, "1/3"},
    Row{0x2154, 0x2154, "2/3"},
    Row{0x2155, 0x2155, "1/5"},
    Row{0x2156, 0x2156, "2/5"},
    Row{0x2157, 0x2157, "3/5"},
    Row{0x2158, 0x2158, "4/5"},
    Row{0x2159, 0x2159, "1/6"},
    Row{0x215A, 0x215A, "5/6"},
    Row{0x215B, 0x215B, "1/8"},
    Row{0x215C, 0x215C, "3/8"},
    Row{0x215D, 0x215D, "5/8"},
    Row{0x215E, 0x215E, "7/8"},
    Row{0x2212, 0x2212, "-"},
    Row{0x2215, 0x2215, "/"},
    Row{0x2217, 0x2217, "*"},
    Row{0x2236, 0x2236, ":"},
    Row{0x2680, 0x2680, "1"},
    Row{0x2681, 0x2681, "2"},
    Row{0x2682, 0x2682, "3"},
    Row{0x2683, 0x2683, "4"},
    Row{0x2684, 0x2684, "5"},
    Row{0x2685, 0x2685, "6"},
    Row{0x2731, 0x2731, "*"},
    Row{0x3000, 0x3000, " ", Pasted::artifacts},
    Row{0xFB00, 0xFB00, "ff"},
    Row{0xFB01, 0xFB01, "fi"},
    Row{0xFB02, 0xFB02, "fl"},
    Row{0xFB03, 0xFB03, "ffi"},
    Row{0xFB04, 0xFB04, "ffl"},
    Row{0xFE0E, 0xFE0F, ""},
    Row{0xFE58, 0xFE58, "-"},
    Row{0xFE63, 0xFE63, "-"},
    Row{0xFEFF, 0xFEFF, "", Pasted::artifacts},
};
static_assert(std::is_sorted(kRows.begin(), kRows.end(),
                             [](const Row& a, const Row& b) { return a.last < b.first; }));

/// Nothing if it is a plain letter, or none that is asked for.
std::optional<std::string> typed_for(char32_t character, Pasted what)
{
    constexpr char32_t kWideFirst = 0xFF01;  // A wide "!".
    constexpr char32_t kWideLast = 0xFF5E;   // A wide "~".
    if (character >= kWideFirst && character <= kWideLast && what == Pasted::letters)
        return std::string(1, static_cast<char>(character - kWideFirst + U'!'));
    const auto* row = std::lower_bound(kRows.begin(), kRows.end(), character,
                                       [](const Row& candidate, char32_t c) { return candidate.last < c; });
    if (row == kRows.end() || character < row->first) return std::nullopt;
    if (row->what == Pasted::letters && what == Pasted::artifacts) return std::nullopt;
    return std::string(row->typed);
}

struct Name {
    std::string_view name;
    char32_t character;
};

/// Source: the list of named character references in WHATWG's HTML standard; those that stand in such texts.
constexpr std::array kNames{
    Name{"amp", U'&'},       Name{"lt", U'<'},       Name{"gt", U'>'},
    Name{"quot", U'"'},      Name{"apos", U'\''},    Name{"nbsp", 0xA0},
    Name{"shy", 0xAD},       Name{"ensp", 0x2002},   Name{"emsp", 0x2003},
    Name{"thinsp", 0x2009},  Name{"hairsp", 0x200A}, Name{"numsp", 0x2007},
    Name{"zwnj", 0x200C},    Name{"zwj", 0x200D},    Name{"lrm", 0x200E},
    Name{"rlm", 0x200F},     Name{"hyphen", 0x2010}, Name{"dash", 0x2010},
    Name{"ndash", 0x2013},   Name{"mdash", 0x2014},  Name{"horbar", 0x2015},
    Name{"minus", 0x2212},   Name{"lsquo", 0x2018},  Name{"rsquo", 0x2019},
    Name{"sbquo", 0x201A},   Name{"ldquo", 0x201C},  Name{"rdquo", 0x201D},
    Name{"bdquo", 0x201E},   Name{"laquo", 0xAB},    Name{"raquo", 0xBB},
    Name{"prime", 0x2032},   Name{"Prime", 0x2033},  Name{"hellip", 0x2026},
    Name{"frac12", 0xBD},    Name{"half", 0xBD},     Name{"frac14", 0xBC},
    Name{"frac34", 0xBE},    Name{"frac13", 0x2153}, Name{"frac23", 0x2154},
    Name{"frasl", 0x2044},   Name{"plusmn", 0xB1},   Name{"sol", U'/'},
    Name{"ast", U'*'},       Name{"lowast", 0x2217}, Name{"colon", U':'},
    Name{"semi", U';'},      Name{"comma", U','},    Name{"period", U'.'},
    Name{"equals", U'='},    Name{"plus", U'+'},     Name{"percnt", U'%'},
    Name{"num", U'#'},       Name{"lpar", U'('},     Name{"rpar", U')'},
    Name{"lsqb", U'['},      Name{"rsqb", U']'},     Name{"lbrack", U'['},
    Name{"rbrack", U']'},    Name{"lbrace", U'{'},   Name{"rbrace", U'}'},
    Name{"Tab", U'\t'},      Name{"NewLine", U'\n'}, Name{"ZeroWidthSpace", 0x200B},
    Name{"NoBreak", 0x2060},
};

/// The character that stands between "&" and ";": "nbsp", "#8211" or "#x2013".
std::optional<char32_t> named_character(std::string_view name)
{
    const auto* known = std::ranges::find(kNames, name, &Name::name);
    if (known != kNames.end()) return known->character;
    if (!name.starts_with('#')) return std::nullopt;
    const bool is_hex = name.starts_with("#x") || name.starts_with("#X");
    const std::string_view digits = without_first(name, is_hex ? 2 : 1);
    std::uint32_t number = 0;
    const char* const end = digits.data() + digits.size();
    const auto [stop, error] = std::from_chars(digits.data(), end, number, is_hex ? 16 : 10);
    constexpr std::uint32_t kLast = 0x10FFFF;
    if (error != std::errc{} || stop != end || number == 0 || number > kLast) return std::nullopt;
    return static_cast<char32_t>(number);
}

/// So many bytes at the front of a text, and what was typed there.
struct Replacement {
    std::size_t length = 0;
    std::string typed;
};

std::optional<Replacement> name_in_front(std::string_view text, Pasted what)
{
    constexpr std::string_view kOnceMore = "amp;";  // "&amp;nbsp;" went through a page twice.
    constexpr std::size_t kLongest = 16;
    std::string_view rest = without_first(text);
    std::size_t semicolon = rest.substr(0, kLongest).find(';');
    if (semicolon == std::string_view::npos) return std::nullopt;
    std::optional<char32_t> character = named_character(rest.substr(0, semicolon));
    while (character == U'&') {
        const std::string_view inner = without_first(rest, kOnceMore.size());
        const std::size_t end = inner.substr(0, kLongest).find(';');
        const auto deeper =
            end == std::string_view::npos ? std::nullopt : named_character(inner.substr(0, end));
        if (!deeper) break;
        character = deeper;
        rest = inner;
        semicolon = end;
    }
    if (!character) return std::nullopt;
    std::string letter;
    append_character(letter, *character);
    return Replacement{.length = text.size() - rest.size() + semicolon + 1,
                       .typed = typed_for(*character, what).value_or(letter)};
}

bool is_die(char32_t character)
{
    constexpr char32_t kOne = 0x2680;
    constexpr char32_t kSix = 0x2685;
    return character >= kOne && character <= kSix;
}

/// The blanks, and what nobody sees, between a die and the next one or a colon; nothing if none follows.
std::size_t gap_behind_die(std::string_view text)
{
    std::string_view rest = text;
    while (!rest.empty()) {
        const std::size_t at = text.size() - rest.size();
        const char32_t character = take_character(rest);
        if (is_die(character) || character == U':') return at;
        const std::optional<std::string> typed = typed_for(character, Pasted::letters);
        if (character != U' ' && typed != " " && typed != "") break;
    }
    return 0;
}

std::optional<Replacement> letter_in_front(std::string_view text, Pasted what)
{
    std::string_view rest = text;
    const char32_t character = take_character(rest);
    std::optional<std::string> typed = typed_for(character, what);
    if (!typed) return std::nullopt;
    const std::size_t gap = is_die(character) ? gap_behind_die(rest) : 0;  // There is none in "31:".
    return Replacement{.length = text.size() - rest.size() + gap, .typed = *std::move(typed)};
}

constexpr std::string_view kDoubledLineEnd = "\r\r\n";

std::optional<Replacement> in_front(std::string_view text, Pasted what)
{
    const char first = first_char(text);
    if (static_cast<unsigned char>(first) >= 0x80) return letter_in_front(text, what);
    if (first == '&') return name_in_front(text, what);
    if (first == '\r' && text.starts_with(kDoubledLineEnd))
        return Replacement{.length = kDoubledLineEnd.size(), .typed = "\n"};
    return std::nullopt;
}

/// True for nearly all texts, which need no closer look.
bool is_all_plain(std::string_view utf8)
{
    return is_ascii(utf8) && utf8.find('&') == std::string_view::npos &&
           utf8.find(kDoubledLineEnd) == std::string_view::npos;
}

/// The next place with something to replace, and what with.
struct Place {
    std::size_t at = std::string_view::npos;  ///< None: this.
    Replacement replacement = {};
};

/// From there on the first byte with which something to replace may begin; eight are looked at at once.
std::size_t next_suspect(std::string_view text, std::size_t at)
{
    constexpr std::uint64_t kOnes = 0x0101010101010101U;
    constexpr std::uint64_t kHighs = 0x80 * kOnes;
    const auto with_zeros = [](std::uint64_t bytes) { return (bytes - kOnes) & ~bytes & kHighs; };
    for (std::uint64_t eight = 0; at + sizeof eight <= text.size(); at += sizeof eight) {
        std::memcpy(&eight, text.data() + at, sizeof eight);
        if (((eight & kHighs) | with_zeros(eight ^ '&' * kOnes) | with_zeros(eight ^ '\r' * kOnes)) != 0)
            break;
    }
    const auto may_be_one = [](char c) {
        return static_cast<unsigned char>(c) >= 0x80 || c == '&' || c == '\r';
    };
    const auto* const found = std::find_if(text.data() + at, text.data() + text.size(), may_be_one);
    return static_cast<std::size_t>(found - text.data());
}

Place next_place(std::string_view text, std::size_t at, Pasted what)
{
    for (at = next_suspect(text, at); at < text.size();) {
        const std::string_view rest = text.substr(at);
        if (std::optional<Replacement> found = in_front(rest, what))
            return {.at = at, .replacement = *std::move(found)};
        at = next_suspect(text, at + std::max<std::size_t>(1, bytes_of_first_character(rest)));
    }
    return {};
}

}  // namespace

std::string in_plain_letters(std::string_view utf8, Pasted what)
{
    if (is_all_plain(utf8)) return std::string(utf8);
    std::string plain;
    std::size_t begin = 0;
    for (Place next = next_place(utf8, 0, what); next.at < utf8.size();
         next = next_place(utf8, begin, what)) {
        plain += utf8.substr(begin, next.at - begin);
        plain += next.replacement.typed;
        begin = next.at + next.replacement.length;
    }
    plain += utf8.substr(begin);
    return plain;
}

std::optional<SourceText> in_plain_letters(const SourceText& source, Pasted what)
{
    const std::string_view text = source.text();
    if (is_all_plain(text)) return std::nullopt;
    std::vector<std::string_view> parts;
    std::vector<std::string> words;
    const auto add = [&](std::string_view part, std::string_view plain) {
        if (part.empty()) return;
        parts.push_back(part);
        words.emplace_back(plain);
    };
    std::size_t begin = 0;
    for (Place next = next_place(text, 0, what); next.at < text.size();
         next = next_place(text, begin, what)) {
        const std::string_view unchanged = text.substr(begin, next.at - begin);
        add(unchanged, unchanged);
        add(text.substr(next.at, next.replacement.length), next.replacement.typed);
        begin = next.at + next.replacement.length;
    }
    if (parts.empty()) return std::nullopt;
    add(text.substr(begin), text.substr(begin));
    return SourceText::reworded(source, parts, words);
}

}  // namespace gammonkit
