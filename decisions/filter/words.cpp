#include "decisions/filter/words.hpp"

#include "support/text.hpp"

#include <algorithm>
#include <iterator>

namespace gammonkit {

std::string_view title_of(WordGroup group)
{
    static constexpr std::string_view kTitles[] = {"Players",        "Decisions", "Errors",
                                                   "Rolls",          "Positions", "Structure of positions",
                                                   "Score and cube", "Numbers",   "Texts"};
    return kTitles[static_cast<std::size_t>(group)];
}

bool Word::is_called(std::string_view word) const
{
    if (word == name) return true;
    const std::vector<std::string_view> all = words(others);
    return std::ranges::find(all, word) != all.end();
}

const Word* find_word(std::string_view name, bool compared)
{
    const Word* found = nullptr;
    for (const Word& word : filter_words()) {
        if (!word.is_called(name)) continue;
        if ((word.kind != WordKind::flag) == compared) return &word;
        found = &word;
    }
    return found;
}

std::vector<std::string_view> filter_word_names()
{
    std::vector<std::string_view> names;
    for (const Word& word : filter_words()) {
        names.push_back(word.name);
        std::ranges::copy(words(word.others), std::back_inserter(names));
    }
    return names;
}

}  // namespace gammonkit
