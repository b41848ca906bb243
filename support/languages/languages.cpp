#include "support/languages/languages.hpp"

#include "support/text.hpp"

#include <algorithm>
#include <iterator>

namespace gammonkit {
namespace {

constexpr LanguageRow kLanguageRows[] = {
    {kEnglish, "English"}, {"de", "Deutsch"}, {"fr", "français"}, {"it", "italiano"},
    {"es", "español"},     {"da", "dansk"},   {"ja", "日本語"},   {"tr", "Türkçe"},
    {"el", "Ελληνικά"},    {"ro", "română"},  {"cs", "čeština"},  {"ru", "русский"},
};

}  // namespace

std::span<const LanguageRow> languages()
{
    return kLanguageRows;
}

std::string_view language_of(std::string_view tag)
{
    const std::string_view bare = tag.substr(0, tag.find_first_of("-_.@"));
    if (bare == "C" || bare == "POSIX") return kEnglish;
    if (equals_ignoring_case(bare, kPseudoLanguage)) return kPseudoLanguage;
    const auto found = std::ranges::find_if(
        kLanguageRows, [&](const LanguageRow& row) { return equals_ignoring_case(row.tag, bare); });
    return found == std::end(kLanguageRows) ? std::string_view{} : found->tag;
}

}  // namespace gammonkit
