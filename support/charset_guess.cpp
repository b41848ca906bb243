#include "support/charset_guess.hpp"

#include "support/charset.hpp"
#include "support/converter.hpp"
#include "support/letters/letters.hpp"

#include <algorithm>
#include <array>
#include <set>

namespace gammonkit {
namespace {

/// In the order in which equals are taken: the commonest first.
constexpr std::array<std::string_view, 13> kCandidates{
    "windows-1252", "windows-1251", "KOI8-R",  "Shift_JIS", "EUC-JP", "windows-1253", "ISO-8859-7",
    "windows-1254", "IBM850",       "GB18030", "Big5",      "EUC-KR", "windows-1255"};

/// What stands between blanks and the signs of match files, and is not all ASCII. Bytes of Japanese text may
/// look like letters of ASCII, and stay with their neighbours.
std::set<std::string_view> foreign_words(std::string_view bytes)
{
    constexpr std::string_view kBetween = " \t\r\n:;,.()\"'/=<>0123456789-";
    constexpr std::size_t kEnough = 200;
    std::set<std::string_view> words;
    for (std::size_t at = 0; at < bytes.size() && words.size() < kEnough;) {
        const std::size_t begin = bytes.find_first_not_of(kBetween, at);
        if (begin == std::string_view::npos) break;
        const std::size_t end = std::min(bytes.find_first_of(kBetween, begin), bytes.size());
        const std::string_view word = bytes.substr(begin, end - begin);
        if (!is_ascii(word)) words.insert(word);
        at = end;
    }
    return words;
}

bool is_among(char32_t letter, std::u32string_view letters)
{
    return letters.find(letter) != std::u32string_view::npos;
}

/// Letters that only Icelandic and a few others use; in the charset of Turkish these bytes are everyday.
constexpr std::u32string_view kIcelandic = U"\u00F0\u00FD\u00FE\u00D0\u00DD\u00DE";
constexpr std::u32string_view kBesideIcelandic = U"\u00E1\u00E9\u00ED\u00F3\u00FA\u00E6\u00F6";
/// Of Russian, Ukrainian and Greek, in lower case.
constexpr std::u32string_view kVowels =
    U"\u0430\u0435\u0451\u0438\u043E\u0443\u044B\u044D\u044E\u044F\u0456\u0457\u0454\u044C"
    U"\u03B1\u03B5\u03B7\u03B9\u03BF\u03C5\u03C9\u03AC\u03AD\u03AE\u03AF\u03CC\u03CD\u03CE";
constexpr char32_t kFinalSigma = 0x3C2;

/// What is seen of a word, letter by letter.
class Look {
public:
    void add(char32_t letter)
    {
        constexpr char32_t kHalfWidth = 0xFF61;
        if (letter >= kHalfWidth || !is_letter(letter)) {
            ++strange_;
            return;
        }
        const Script script = script_of(letter);
        // Japanese is written in three scripts at once.
        add_script(script == Script::kana ? Script::han : script);
        if (last_ == kFinalSigma) ++strange_;
        if (is_capital(letter)) ++(letters_ > 0 ? late_capitals_ : capitals_);
        if (letter >= 0x80) ++foreign_;
        if (letter >= 0x3041 && letter <= 0x30FF) ++kana_;
        if (is_among(letter, kIcelandic)) ++icelandic_;
        if (is_among(letter, kBesideIcelandic)) ++beside_icelandic_;
        consonants_ = is_among(small_letter(letter), kVowels) ? 0 : consonants_ + 1;
        most_consonants_ = std::max(most_consonants_, consonants_);
        last_ = letter;
        ++letters_;
    }

    /// 0 for what is no word at all; more, the likelier it is one.
    [[nodiscard]] int worth() const
    {
        if (strange_ > 0 || letters_ == 0) return 0;
        switch (script_) {
        case Script::latin:
            return is_latin_word() ? by_capitals() : 1;
        case Script::cyrillic:
        case Script::greek:
            return most_consonants_ < kTooManyConsonants ? by_capitals() : 1;
        case Script::han:
            return kana_ > 0 ? kLikely : kIdeographs;
        default:
            return kPossible;
        }
    }

private:
    static constexpr int kLikely = 4;
    static constexpr int kPossible = 3;
    static constexpr int kIdeographs = 2;
    static constexpr int kTooManyConsonants = 4;

    void add_script(Script script)
    {
        if (letters_ > 0 && script != script_) ++strange_;
        script_ = script;
    }

    /// Few letters have accents.
    [[nodiscard]] bool is_latin_word() const
    {
        const bool is_dense = foreign_ > 1 && 2 * foreign_ > letters_;
        return !is_dense && (icelandic_ == 0 || beside_icelandic_ > 0);
    }

    /// "Ann" is a likelier name than "ANN" and "ann", and "aNN" is none.
    [[nodiscard]] int by_capitals() const
    {
        if (late_capitals_ > 0) return capitals_ + late_capitals_ == letters_ ? kPossible : 1;
        return capitals_ > 0 ? kLikely : kPossible;
    }

    Script script_ = Script::common;
    char32_t last_ = 0;
    int letters_ = 0;
    int capitals_ = 0;
    int late_capitals_ = 0;
    int strange_ = 0;
    int foreign_ = 0;
    int kana_ = 0;
    int icelandic_ = 0;
    int beside_icelandic_ = 0;
    int consonants_ = 0;
    int most_consonants_ = 0;
};

int worth_of(std::string_view word)
{
    Look look;
    while (!word.empty())
        look.add(take_character(word));
    return look.worth();
}

/// These charsets hold the kana as well, which the names of their countries do not.
bool is_chinese_or_korean(std::string_view charset)
{
    return charset == "GB18030" || charset == "Big5" || charset == "EUC-KR";
}

constexpr int kMostInChinese = 2;

/// All words in one charset, with what that is worth.
struct Guess {
    std::string charset;
    std::string text;
    int worth = 0;
};

Guess guess_of(const std::set<std::string_view>& words, std::string_view charset)
{
    Guess guess{.charset = std::string(charset), .text = {}};
    for (const std::string_view word : words) {
        const Result<Converted> decoded = to_utf8(word, guess.charset);
        if (!decoded) return guess;
        guess.text += decoded->text + ' ';
        const int worth = decoded->replaced > 0 ? 0 : worth_of(decoded->text);
        guess.worth += is_chinese_or_korean(charset) ? std::min(worth, kMostInChinese) : worth;
    }
    return guess;
}

}  // namespace

std::vector<std::string> likely_charsets(std::string_view bytes)
{
    const std::set<std::string_view> words = foreign_words(bytes);
    std::vector<Guess> best;
    for (const std::string_view charset : kCandidates) {
        Guess guess = guess_of(words, charset);
        if (guess.worth == 0 || (!best.empty() && guess.worth < best.front().worth)) continue;
        if (!best.empty() && guess.worth > best.front().worth) best.clear();
        const auto says_the_same = [&](const Guess& other) { return other.text == guess.text; };
        if (std::none_of(best.begin(), best.end(), says_the_same)) best.push_back(std::move(guess));
    }
    std::vector<std::string> charsets;
    for (Guess& guess : best)
        charsets.push_back(std::move(guess.charset));
    return charsets;
}

}  // namespace gammonkit
