#include "support/languages/translator.hpp"

#include "support/languages/languages.hpp"
#include "support/languages/locale.hpp"
#include "support/languages/po_reader.hpp"
#include "support/text.hpp"

#include <fmt/format.h>
#include <unordered_map>

namespace gammonkit {
namespace {

std::string key_of(std::string_view context, std::string_view english)
{
    return context.empty() ? std::string(english) : fmt::format("{}\4{}", context, english);
}

}  // namespace

/// The catalogue of a language. Never changes once it is made.
class Translator::Phrases {
public:
    explicit Phrases(std::string_view tag)
        : tag_(tag), locale_(is_pseudo() ? kEnglish : tag), decimal_sign_(decimal_sign_of(locale_))
    {
        // The pseudo-language has the texts of all catalogues, each in its own words.
        for (PoEntry& entry : catalogue_of(is_pseudo() ? languages().back().tag : tag)) {
            if (entry.id.empty() || entry.is_fuzzy) continue;
            std::string text = is_pseudo() ? pseudo_pattern(entry.id) : std::move(entry.text);
            if (text.empty()) continue;
            if (entry.in_script) of_scripts_.emplace_back(entry.id, text);
            texts_.insert_or_assign(key_of(entry.context, entry.id), std::move(text));
        }
    }

    [[nodiscard]] std::string_view text(std::string_view context, std::string_view english) const
    {
        const auto found = texts_.find(key_of(context, english));
        return found == texts_.end() ? english : std::string_view(found->second);
    }

    [[nodiscard]] bool is_pseudo() const { return tag_ == kPseudoLanguage; }
    [[nodiscard]] const std::string& tag() const { return tag_; }
    [[nodiscard]] const std::string& locale() const { return locale_; }
    [[nodiscard]] const std::string& decimal_sign() const { return decimal_sign_; }
    [[nodiscard]] const std::vector<std::pair<std::string, std::string>>& of_scripts() const
    {
        return of_scripts_;
    }

private:
    std::string tag_;
    std::string locale_;
    std::string decimal_sign_;
    std::unordered_map<std::string, std::string> texts_;
    std::vector<std::pair<std::string, std::string>> of_scripts_;
};

Result<Translator> Translator::of(std::string_view tag)
{
    const std::string_view language = language_of(tag);
    Translator translator;
    if (tag.empty() || language == kEnglish) return translator;
    if (!language.empty()) {
        translator.phrases_ = std::make_shared<const Phrases>(language);
        return translator;
    }
    std::vector<std::string> tags;
    for (const LanguageRow& row : languages())
        tags.emplace_back(row.tag);
    return failure("language", fmt::format("there is no language '{}'", printable(tag)),
                   fmt::format("there are: {}", joined(tags, ", ")));
}

Translator Translator::isolating_names() const
{
    Translator result = *this;
    result.isolates_names_ = true;
    return result;
}

std::string_view Translator::tag() const
{
    return is_english() ? kEnglish : std::string_view(phrases_->tag());
}

std::string_view Translator::found(std::string_view context, std::string_view english) const
{
    return is_english() ? english : phrases_->text(context, english);
}

std::string Translator::phrase(std::string_view english, std::span<const PhraseArgument> arguments) const
{
    const std::string_view pattern = found({}, english);
    const bool is_simple = is_english() || phrases_->is_pseudo() || !needs_locale(pattern);
    return is_simple ? english_phrase(pattern, arguments) : phrase_in(phrases_->locale(), pattern, arguments);
}

std::string Translator::numbers(std::string text) const
{
    const std::string_view sign = decimal_sign();
    if (sign == ".") return text;
    for (std::size_t i = 1; i + 1 < text.size(); ++i) {
        if (text[i] == '.' && is_digit(text[i - 1]) && is_digit(text[i + 1])) text.replace(i, 1, sign);
    }
    return text;
}

std::string_view Translator::decimal_sign() const
{
    return is_english() ? "." : std::string_view(phrases_->decimal_sign());
}

std::string Translator::date(int year, int month, int day) const
{
    std::string iso = fmt::format("{:04}-{:02}-{:02}", year, month, day);
    if (is_english()) return iso;
    std::string in_words = day_in(phrases_->locale(), year, month, day);
    return in_words.empty() ? iso : in_words;
}

std::vector<std::pair<std::string, std::string>> Translator::of_scripts() const
{
    if (is_english()) return {};
    return phrases_->of_scripts();
}

}  // namespace gammonkit
