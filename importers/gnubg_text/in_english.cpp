#include "importers/gnubg_text/in_english.hpp"

#include "importers/gnubg_text/header.hpp"
#include "importers/gnubg_text/language_files.hpp"
#include "importers/gnubg_text/sentence.hpp"
#include "support/ends.hpp"
#include "support/line_cursor.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <map>
#include <vector>

namespace gammonkit::gnubg_text {
namespace {

/// A sentence of another language, and what English says.
struct Translation {
    std::string_view language;  ///< Its two letters.
    Sentence foreign;
    Sentence english;
};
/// Of each group of languages.txt at most one says what a line does.
using Groups = std::vector<std::vector<Translation>>;

/// All of languages.txt.
Groups read_languages()
{
    Groups groups(1);
    Sentence english;
    for (LineCursor lines(first_or_empty(language_files()).text); !lines.at_end();) {
        const std::string_view line = lines.next();
        if (line.empty() || line.starts_with('#')) continue;
        const bool is_foreign = line.find(' ') == 2 && line[0] >= 'a' && line[0] <= 'z';
        if (line == "---") {
            groups.emplace_back();
        } else if (!is_foreign) {
            english = line;
        } else if (!groups.empty()) {
            groups.back().push_back(
                {.language = line.substr(0, 2), .foreign = without_first(line, 3), .english = english});
        }
    }
    return groups;
}

/// The language in which the most lines say something; empty in English. Sentences that begin with a place
/// are not asked, nor those that begin like a few lines that all say nothing: a text in English has hundreds
/// of such.
std::string_view language_of(std::span<const std::string_view> lines, const Groups& groups)
{
    if (groups.empty()) return {};
    std::map<char, std::vector<const Translation*>> by_first_char;
    for (const Translation& translation : groups.front())
        by_first_char[first_char(translation.foreign)].push_back(&translation);
    by_first_char.erase('{');
    constexpr int kEnough = 3;
    std::map<char, int> silent;
    std::map<std::string_view, int> said;
    for (const std::string_view line : lines) {
        const auto found = by_first_char.find(first_char(trimmed_left(line)));
        if (found == by_first_char.end()) continue;
        bool says = false;
        for (const Translation* translation : found->second) {
            if (!places_in(line, translation->foreign)) continue;
            ++said[translation->language];
            says = true;
        }
        if (!says && ++silent[found->first] == kEnough) by_first_char.erase(found);
    }
    const auto most = std::ranges::max_element(said, {}, [](const auto& count) { return count.second; });
    return most == said.end() ? std::string_view{} : most->first;
}

/// The sentences of one language.
Groups only(std::string_view language, Groups groups)
{
    for (std::vector<Translation>& group : groups) {
        std::erase_if(group, [&](const Translation& of) { return of.language != language; });
    }
    return groups;
}

/// The line in English as far as a group goes; nothing if no sentence of that is in it.
std::optional<std::string> translated(const std::vector<Translation>& group, std::string_view line)
{
    for (const Translation& translation : group) {
        const std::optional<std::vector<std::string_view>> places = places_in(line, translation.foreign);
        if (!places) continue;
        const std::size_t margin = line.size() - trimmed_left(line).size();
        return std::string(line.substr(0, margin)) + with_places(translation.english, *places);
    }
    return std::nullopt;
}

/// The identifier of so many letters at the end of a line, behind a colon.
std::string_view identifier_at_end(std::string_view line, std::size_t size)
{
    line = trimmed(line);
    const std::string_view last = without_first(line, line.rfind(' ') + 1);
    const std::string_view before = trimmed_right(without_last(line, last.size()));
    return last.size() == size && before.ends_with(':') ? last : std::string_view{};
}

/// Translates line by line.
class Translator {
public:
    explicit Translator(Groups language) : language_(std::move(language)) {}

    std::string translate(std::string_view line)
    {
        const bool is_below_head = was_head_;
        was_head_ = is_head(line);
        if (was_head_) return head(line);
        const std::string_view match_id = identifier_at_end(line, 12);
        if (is_below_head && !match_id.empty())
            return fmt::format("                 Match ID   : {}", match_id);
        if (line.find("-+ ") != std::string_view::npos) return frame(line);
        std::string english = translated(line);
        const bool is_told = in_words_ && !ends_words(english);
        in_words_ = is_told || trimmed(english) == "Annotation:" || english.starts_with("Comments:");
        return is_told ? std::string(line) : english;
    }

private:
    /// Words of a person are not translated; this is what stands behind them.
    static bool ends_words(std::string_view line)
    {
        return line.starts_with("Move number ") || line.find(" statistics") != std::string_view::npos ||
               line.find(" wins ") != std::string_view::npos || line.starts_with("Annotation:");
    }

    [[nodiscard]] std::string translated(std::string_view line) const
    {
        std::string english(line);
        for (const std::vector<Translation>& group : language_)
            english = gnubg_text::translated(group, english).value_or(english);
        return english;
    }

    /// "GNU Backgammon  ID de position: ...", with what stands before it where somebody resigns.
    std::string head(std::string_view line)
    {
        in_words_ = false;
        const std::string before = translated(line.substr(0, line.rfind("GNU")));
        return fmt::format("{}GNU Backgammon  Position ID: {}", before, identifier_at_end(line, 14));
    }

    /// " +13-14-15-16-17-18------19-20-21-22-23-24-+     X: Bob (Videau : 2)"
    static std::string frame(std::string_view line)
    {
        const std::size_t open = line.rfind(" (");
        const std::size_t number = line.rfind(": ");
        const bool has_cube = open != std::string_view::npos && number != std::string_view::npos &&
                              open < number && trimmed_right(line).ends_with(')');
        return has_cube ? fmt::format("{} (Cube{}", line.substr(0, open), line.substr(number))
                        : std::string(line);
    }

    Groups language_;
    bool was_head_ = false;
    bool in_words_ = false;
};

}  // namespace

bool is_head(std::string_view line)
{
    constexpr std::string_view kLetters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    const std::string_view id = identifier_at_end(line, 14);
    return !id.empty() && id.find_first_not_of(kLetters) == std::string_view::npos &&
           line.find("GNU") != std::string_view::npos;
}

std::optional<SourceText> in_english(const SourceText& source, Reporter& reporter)
{
    const std::vector<std::string_view> lines = lines_of(source);
    Groups groups = read_languages();
    const std::string_view language = language_of(lines, groups);
    const auto strange = std::ranges::find_if(
        lines, [](std::string_view line) { return is_head(line) && !begins_board(line); });
    if (language.empty() && strange == lines.end()) return std::nullopt;
    if (language.empty()) {
        reporter.report(
            warning_at(source, *strange, "gnubg-language",
                       "the language of this text is not known: its boards are read, but not what "
                       "stands below them"));
    }
    Translator translator(only(language, std::move(groups)));
    std::vector<std::string> english;
    for (const std::string_view line : lines)
        english.push_back(translator.translate(line) + '\n');
    return SourceText::reworded(source, lines, english);
}

}  // namespace gammonkit::gnubg_text
