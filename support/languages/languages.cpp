#include "support/languages/languages.hpp"

#include "support/languages/catalogue_texts.hpp"
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

std::vector<PoEntry> catalogue_of(std::string_view tag)
{
    std::vector<PoEntry> entries = read_po(catalogue_text(tag));
    if (entries.empty() || tag == kCompleteCatalogue) return entries;
    std::vector<PoEntry> complete = read_po(catalogue_text(kCompleteCatalogue));
    for (std::size_t i = 0; i < entries.size(); ++i) {
        entries[i].context = std::move(complete[i].context);
        entries[i].id = std::move(complete[i].id);
        entries[i].in_script = complete[i].in_script;
    }
    return entries;
}

}  // namespace gammonkit
