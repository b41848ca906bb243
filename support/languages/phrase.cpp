#include "support/languages/phrase.hpp"

#include "support/text.hpp"

#include <optional>

namespace gammonkit {
namespace {

std::string text_of(const PhraseArgument& argument)
{
    if (const auto* number = std::get_if<long long>(&argument)) return std::to_string(*number);
    return std::string(std::get<std::string_view>(argument));
}

/// Where the bracket that opens at `begin` closes; the end of the text if it doesn't.
std::size_t end_of_brackets(std::string_view text, std::size_t begin)
{
    int depth = 0;
    for (std::size_t i = begin; i < text.size(); ++i) {
        if (text[i] == '{') ++depth;
        if (text[i] == '}' && --depth == 0) return i;
    }
    return text.size();
}

/// Writes English patterns; `number` is what "#" stands for.
class EnglishPhrase {
public:
    explicit EnglishPhrase(std::span<const PhraseArgument> arguments) : arguments_(arguments) {}

    std::string text(std::string_view pattern, const std::string& number = "#")
    {
        std::string result;
        for (std::size_t i = 0; i < pattern.size(); ++i) {
            if (pattern[i] == '{') {
                const std::size_t end = end_of_brackets(pattern, i);
                result += of_brackets(pattern.substr(i + 1, end - i - 1));
                i = end;
            } else if (pattern[i] == '#') {
                result += number;
            } else {
                result += pattern[i];
            }
        }
        return result;
    }

private:
    /// "0", or "0, plural, one {...} other {...}".
    std::string of_brackets(std::string_view inside)
    {
        const std::size_t comma = inside.find(',');
        const std::optional<int> index = parse_int(trimmed(inside.substr(0, comma)));
        if (!index || *index < 0 || static_cast<std::size_t>(*index) >= arguments_.size()) return "";
        const PhraseArgument& argument = arguments_[static_cast<std::size_t>(*index)];
        if (comma == std::string_view::npos) return text_of(argument);
        return text(choice_for(text_of(argument), inside.substr(comma)), text_of(argument));
    }

    /// The branch of a plural for a number: "=0", "one" or "other".
    static std::string_view choice_for(const std::string& number, std::string_view branches)
    {
        std::string_view chosen;
        for (std::size_t open = branches.find('{'); open != std::string_view::npos;) {
            const std::size_t close = end_of_brackets(branches, open);
            const std::string_view branch = branches.substr(open + 1, close - open - 1);
            const std::string_view name = words(branches.substr(0, open)).back();
            if (name == "=" + number) return branch;
            if (name == (number == "1" ? "one" : "other") || chosen.empty()) chosen = branch;
            branches.remove_prefix(std::min(close + 1, branches.size()));
            open = branches.find('{');
        }
        return chosen;
    }

    std::span<const PhraseArgument> arguments_;
};

/// A letter with an accent; others as they are.
std::string accented(char c)
{
    static constexpr std::string_view kPlain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
    static constexpr std::string_view kAccented[] = {
        "á", "ƀ", "ç", "ð", "é", "ƒ", "ĝ", "ĥ", "í", "ĵ", "ķ", "ļ", "ɱ", "ñ", "ó", "þ", "ɋ", "ŕ",
        "š", "ţ", "ú", "ṽ", "ŵ", "ẋ", "ý", "ž", "Á", "Ɓ", "Ç", "Ð", "É", "Ƒ", "Ĝ", "Ĥ", "Í", "Ĵ",
        "Ķ", "Ļ", "Ṁ", "Ñ", "Ó", "Þ", "Ɋ", "Ŕ", "Š", "Ţ", "Ú", "Ṽ", "Ŵ", "Ẋ", "Ý", "Ž"};
    const std::size_t at = kPlain.find(c);
    return at == std::string_view::npos ? std::string(1, c) : std::string(kAccented[at]);
}

}  // namespace

std::string english_phrase(std::string_view pattern, std::span<const PhraseArgument> arguments)
{
    return EnglishPhrase(arguments).text(pattern);
}

std::string pseudo_pattern(std::string_view english)
{
    std::string result;
    std::size_t letters = 0;
    int depth = 0;
    for (const char c : english) {
        if (c == '{') ++depth;
        // Within one pair of brackets are names of arguments, within two are texts again.
        const bool is_text = depth % 2 == 0;
        result += is_text ? accented(c) : std::string(1, c);
        letters += is_text ? 1 : 0;
        if (c == '}') --depth;
    }
    for (std::size_t i = 0; i < 2 * letters / 5; ++i)
        result += "ø";
    return result;
}

bool needs_locale(std::string_view pattern)
{
    const std::size_t comma = pattern.find(',', std::min(pattern.find('{'), pattern.size()));
    return pattern.find("''") != std::string_view::npos || pattern.find("'{") != std::string_view::npos ||
           (comma != std::string_view::npos && pattern.find("plural", comma) != std::string_view::npos);
}

}  // namespace gammonkit
