#pragma once

#include "decisions/statistics/statistics.hpp"
#include "report/site/site_content.hpp"
#include "report/statistics/rating_curve.hpp"
#include "support/xml_writer.hpp"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace gammonkit::site {

// What the pages of a site are put together from.

/// What stands in a table under one heading.
struct Cell {
    std::string text = {};
    std::optional<double> number = {};  ///< What it is sorted by where the text is no number.
    std::string link = {};              ///< An address; empty: none.
    std::string style = {};
    std::string_view kind = {};  ///< "number", "name", "rating" ...
};

/// In English; it is written in the language of the page.
struct Column {
    std::string_view title;
    std::string_view hint = {};  ///< What the title means, where that is not clear.
};

struct Row {
    std::vector<Cell> cells = {};
    bool is_me = false;
};

/// A table whose rows are cards on a phone. Columns in which all cells are empty are left out.
void write_table(XmlWriter& html, const Translator& words, std::string_view title,
                 const std::vector<Column>& columns, const std::vector<Row>& rows);

[[nodiscard]] Cell text_cell(std::string text);
[[nodiscard]] Cell name_cell(std::string text, std::string link);
[[nodiscard]] Cell count_cell(std::int64_t count);
/// "7 – 4", sorted by the first.
[[nodiscard]] Cell score_cell(std::int64_t first, std::int64_t second);
/// The performance rating, colored from good to bad; in brackets where it is not ranked.
[[nodiscard]] Cell rating_cell(const Translator& words, const Performance& performance, bool is_ranked);
/// "5.2 to 7.3": where the rating lies, sorted by the upper end; and the column of such cells.
[[nodiscard]] Cell interval_cell(const Translator& words, const Performance& performance);
[[nodiscard]] Column interval_column();
/// "2.31%", with a sign where one is wanted.
[[nodiscard]] Cell percent_cell(const Translator& words, const std::optional<double>& chance, bool has_sign);
/// "+0.123", in points.
[[nodiscard]] Cell points_cell(const Translator& words, const std::optional<double>& points, bool has_sign);
/// "7 points", "money, nackgammon".
[[nodiscard]] Cell length_cell(const Translator& words, const SiteMatch& match);
/// "6.1 of 11": matches that would have been won with average dice.
[[nodiscard]] Cell adjusted_cell(const Translator& words, const PlayerTotals& totals);

/// "8.42"; empty where it is not known.
[[nodiscard]] std::string rating_text(const Translator& words, const Performance& performance);
/// "6.12 (5.2 to 7.3)".
[[nodiscard]] std::string rating_with_interval(const Translator& words, const Performance& performance);
/// "+2.31%", with the minus of typographers.
[[nodiscard]] std::string percent_text(const Translator& words, double chance, bool has_sign);
/// An amount of all matches, for one of them; nothing without matches.
[[nodiscard]] std::optional<double> each(const std::optional<double>& amount, int matches);

/// "12 matches: 7 won, 4 lost. PR 8.42 in 812 decisions. ..."
[[nodiscard]] std::string verdict_words(const Translator& words, const SitePlayer& player);

/// The address of a match, seen from a folder so many folders below the site's, perhaps with a place on it.
[[nodiscard]] std::string address_of(const Listed& listed, std::string_view up, std::string_view anchor = {});

/// The curve of a player, match by match, each dot with a link to its match; nothing where fewer than two
/// matches are analyzed.
void write_curve(XmlWriter& html, const Content& content, const SitePlayer& player, std::string_view up);

/// A part of a page, with a heading.
void write_section(XmlWriter& html, std::string_view title, std::string_view id,
                   const std::function<void()>& content);

/// A part of a page that is a table. `title` is in English.
void write_table_section(XmlWriter& html, const Translator& words, std::string_view title,
                         std::string_view id, const std::vector<Column>& columns,
                         const std::vector<Row>& rows);

/// The heading of a page, perhaps with the buttons that the shared script serves.
void write_header(XmlWriter& html, const Translator& words, const std::string& title,
                  const std::string& up_title, bool with_toolbar = false);
void write_foot(XmlWriter& html, const Content& content);
/// The script that sorts tables.
void write_script(XmlWriter& html);

}  // namespace gammonkit::site
