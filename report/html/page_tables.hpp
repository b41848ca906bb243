#pragma once

#include "model/decisions/analysis_table.hpp"
#include "support/json/json_text.hpp"

#include <array>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace gammonkit::html {

/// Whole numbers as a text of letters, which gzip makes small and a few lines of script read: each is stored
/// as its difference from the one before it, with the sign as the lowest bit. Less than 80 is one letter. A
/// letter of 80 to 89 tells how often 91 goes into what is above 80, and another the rest. The letter 90 is
/// followed by five, the lowest first, in the base 91. The letters are those of ASCII from "#" to "~" without
/// the backslash: nothing that JSON would escape.
class FigureColumn {
public:
    void add(int number);
    [[nodiscard]] std::string_view letters() const { return letters_; }

private:
    int before_ = 0;
    std::string letters_;
};

/// What tables repeat, each only once: they name it by its number.
template <class T>
class Numbered {
public:
    std::size_t number_of(const T& item) { return numbers_.try_emplace(item, numbers_.size()).first->second; }

    [[nodiscard]] std::vector<T> all() const
    {
        std::vector<T> items(numbers_.size());
        for (const auto& [item, number] : numbers_)
            items[number] = item;
        return items;
    }

private:
    std::map<T, std::size_t> numbers_;
};

/// The tables of what analyses say, as the page's script reads them: see tableOf in data.js. Their figures
/// are apart, in columns that go through all tables in their order.
class PageTables {
public:
    PageTables(const ShownAnalysis& shown, const Translator& words) : shown_(shown), words_(words) {}

    /// Adds the member "tables", if there are any: those of the plays first.
    /// Gives the play of the tables that was made; empty if it is not among them.
    std::string write(JsonText& json, const CubeAnalyses& cubes, const PlayAnalyses& plays,
                      const GameState& state);
    /// Adds what they share: the members "texts", "heads" and "figures".
    void write_shared(JsonText& json) const;

private:
    /// What kind of values a row has, its level, value and difference, MWC, five chances, and the standard
    /// errors of value and MWC.
    using Columns = std::array<FigureColumn, 12>;

    void write_table(JsonText& json, const AnalyzedChoices& analyzed);
    void add_figures(const AnalyzedChoice& choice, const AnalyzedChoices& table, Columns& columns);

    using Head = std::vector<std::string>;  ///< The heads of the columns, and the title.
    ShownAnalysis shown_;
    Numbered<Head> heads_;
    Numbered<std::string> texts_;
    Columns of_plays_;
    Columns of_cube_;
    Translator words_;
};

}  // namespace gammonkit::html
