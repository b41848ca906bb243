#include "support/languages/locale.hpp"

#include "support/text.hpp"
#include "wasm/support/host_text.hpp"

#include <optional>

extern "C" {
char* gammonkit_host_plural(const char* language, std::size_t size, double number, std::size_t* result_size);
char* gammonkit_host_number(const char* language, std::size_t size, double number, std::size_t* result_size);
char* gammonkit_host_decimal_sign(const char* language, std::size_t size, std::size_t* result_size);
char* gammonkit_host_day(const char* language, std::size_t size, int year, int month, int day,
                         std::size_t* result_size);
}

namespace gammonkit {
namespace {

/// Where the bracket that opens at `begin` closes; the end of the text if it does not. What is quoted counts
/// not.
std::size_t end_of_brackets(std::string_view text, std::size_t begin)
{
    int depth = 0;
    bool is_quoted = false;
    for (std::size_t i = begin; i < text.size(); ++i) {
        if (text[i] == '\'') is_quoted = !is_quoted && i + 1 < text.size() && text[i + 1] == '{';
        if (is_quoted) continue;
        if (text[i] == '{') ++depth;
        if (text[i] == '}' && --depth == 0) return i;
    }
    return text.size();
}

/// Writes a pattern of ICU's MessageFormat in a language: texts, numbers and plurals.
class Phrase {
public:
    Phrase(const std::string& language, std::span<const PhraseArgument> arguments)
        : language_(language), arguments_(arguments)
    {
    }

    /// `number` is what "#" stands for.
    std::string text(std::string_view pattern, const std::string& number = "#")
    {
        std::string result;
        for (std::size_t i = 0; i < pattern.size(); ++i) {
            if (pattern[i] == '\'') {
                i = quoted(pattern, i, result);
            } else if (pattern[i] == '{') {
                const std::size_t end = end_of_brackets(pattern, i);
                result += of_brackets(pattern.substr(i + 1, end - i - 1));
                i = end;
            } else {
                result += pattern[i] == '#' ? number : std::string(1, pattern[i]);
            }
        }
        return result;
    }

private:
    /// An apostrophe, "''", or what stands between two as it is, which begins with a bracket. Returns where
    /// it ends.
    static std::size_t quoted(std::string_view pattern, std::size_t at, std::string& result)
    {
        const char next = at + 1 < pattern.size() ? pattern[at + 1] : ' ';
        if (next != '{' && next != '}') {
            result += '\'';
            return next == '\'' ? at + 1 : at;
        }
        const std::size_t end = std::min(pattern.find('\'', at + 1), pattern.size());
        result += pattern.substr(at + 1, end - at - 1);
        return end;
    }

    std::string of_brackets(std::string_view inside)
    {
        const std::size_t comma = inside.find(',');
        const std::optional<int> index = parse_int(trimmed(inside.substr(0, comma)));
        if (!index || *index < 0 || static_cast<std::size_t>(*index) >= arguments_.size()) return "";
        const PhraseArgument& argument = arguments_[static_cast<std::size_t>(*index)];
        const auto* const number = std::get_if<long long>(&argument);
        if (number == nullptr) return std::string(std::get<std::string_view>(argument));
        if (comma == std::string_view::npos) return number_text(*number);
        return text(choice_for(*number, inside.substr(comma)), number_text(*number));
    }

    std::string number_text(long long number) const
    {
        return host_text([&](std::size_t* size) {
            return gammonkit_host_number(language_.data(), language_.size(), static_cast<double>(number),
                                         size);
        });
    }

    /// The branch of a plural for a number: "=0", "one", "few" ... or "other".
    std::string_view choice_for(long long number, std::string_view branches) const
    {
        const std::string kind = host_text([&](std::size_t* size) {
            return gammonkit_host_plural(language_.data(), language_.size(), static_cast<double>(number),
                                         size);
        });
        std::string_view chosen;
        std::string_view other;
        for (std::size_t open = branches.find('{'); open != std::string_view::npos;
             open = branches.find('{')) {
            const std::size_t close = end_of_brackets(branches, open);
            const std::string_view branch = branches.substr(open + 1, close - open - 1);
            const std::string_view name = words(branches.substr(0, open)).back();
            if (name == "=" + std::to_string(number)) return branch;
            if (name == kind) chosen = branch;
            if (name == "other") other = branch;
            branches.remove_prefix(std::min(close + 1, branches.size()));
        }
        return chosen.empty() ? other : chosen;
    }

    const std::string& language_;
    std::span<const PhraseArgument> arguments_;
};

}  // namespace

std::string phrase_in(const std::string& language, std::string_view pattern,
                      std::span<const PhraseArgument> arguments)
{
    return Phrase(language, arguments).text(pattern);
}

std::string decimal_sign_of(const std::string& language)
{
    return host_text([&](std::size_t* size) {
        return gammonkit_host_decimal_sign(language.data(), language.size(), size);
    });
}

std::string day_in(const std::string& language, int year, int month, int day)
{
    return host_text([&](std::size_t* size) {
        return gammonkit_host_day(language.data(), language.size(), year, month, day, size);
    });
}

}  // namespace gammonkit
