#pragma once

#include "support/languages/phrase.hpp"
#include "support/result.hpp"

#include <array>
#include <concepts>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace gammonkit {

/// Marks a text that is translated elsewhere, where it is shown: "Error rate"_say in a table of names.
[[nodiscard]] constexpr std::string_view operator""_say(const char* text, std::size_t size)
{
    return {text, size};
}

/// Says in one language what sources say in English. A value that is cheap to copy; any number of threads may
/// ask it. support/languages/collect.py finds the texts: those in quotes behind say( and say_in(, and those
/// with _say.
///
/// A text with arguments is a pattern of ICU's MessageFormat. A text that the catalogue lacks stays English.
class Translator {
public:
    /// English, which needs no catalogue.
    Translator() = default;

    /// By a tag such as "de" or "de-AT"; English if that is empty. Fails with code "language" if there is no
    /// such language.
    [[nodiscard]] static Result<Translator> of(std::string_view tag);

    [[nodiscard]] bool is_english() const { return phrases_ == nullptr; }
    /// "en", "de".
    [[nodiscard]] std::string_view tag() const;

    /// The same language, for texts whose letters this program puts in order: names that are put into
    /// sentences are to be isolated (support/letters/direction.hpp).
    [[nodiscard]] Translator isolating_names() const;
    [[nodiscard]] bool isolates_names() const { return isolates_names_; }

    /// A text without arguments; it may come from a table.
    [[nodiscard]] std::string say(std::string_view english) const { return std::string(found({}, english)); }
    /// The same of a word that means several things: the context says which.
    [[nodiscard]] std::string say_in(std::string_view context, std::string_view english) const
    {
        return std::string(found(context, english));
    }
    /// A pattern, with texts and whole numbers: say("{0} wins {1, plural, one {# point} other {# points}}",
    /// n, p).
    template <class... Arguments>
        requires(sizeof...(Arguments) > 0)
    [[nodiscard]] std::string say(std::string_view english, const Arguments&... arguments) const
    {
        return phrase(english, std::array<PhraseArgument, sizeof...(Arguments)>{argument(arguments)...});
    }

    /// Numbers that were written with a point, with the sign that the language has for it: "-0,123 (-1,23%)".
    [[nodiscard]] std::string numbers(std::string text) const;
    /// A day: "2024-05-23" in English, as the language writes it in short else: "23.05.2024".
    [[nodiscard]] std::string date(int year, int month, int day) const;
    /// "." or ",".
    [[nodiscard]] std::string_view decimal_sign() const;

    /// What pages' scripts say, in English and in this language; nothing in English.
    [[nodiscard]] std::vector<std::pair<std::string, std::string>> of_scripts() const;

private:
    class Phrases;

    template <std::integral Number>
    static PhraseArgument argument(Number number)
    {
        return static_cast<long long>(number);
    }
    static PhraseArgument argument(std::string_view text) { return text; }

    [[nodiscard]] std::string_view found(std::string_view context, std::string_view english) const;
    [[nodiscard]] std::string phrase(std::string_view english,
                                     std::span<const PhraseArgument> arguments) const;

    std::shared_ptr<const Phrases> phrases_;
    bool isolates_names_ = false;
};

}  // namespace gammonkit
