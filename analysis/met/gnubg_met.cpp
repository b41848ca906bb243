#include "analysis/met/live_cube.hpp"
#include "analysis/met/long_matches.hpp"
#include "analysis/met/mec.hpp"
#include "analysis/met/met_files.hpp"
#include "analysis/met/xml_tree.hpp"
#include "support/text.hpp"

#include <fmt/format.h>

namespace gammonkit {
namespace {

tl::unexpected<Diagnostic> refusal(const xml::Document& document, const xml::Element& element,
                                   std::string code, std::string message)
{
    return tl::unexpected(document.error_at(element, std::move(code), std::move(message)));
}

std::string text_of(const xml::Element& parent, std::string_view name)
{
    const std::optional<xml::Element> child = parent.child(name);
    return child ? child->text() : std::string();
}

Result<xml::Element> required(const xml::Document& document, const xml::Element& parent,
                              std::string_view name)
{
    const std::optional<xml::Element> child = parent.child(name);
    if (child) return *child;
    return refusal(document, parent, "met-format", fmt::format("<{}> has no <{}>", parent.name(), name));
}

Result<int> read_length(const xml::Document& document, const xml::Element& info)
{
    GK_TRY(const xml::Element element, required(document, info, "length"));
    const std::optional<int> length = parse_int(element.text());
    if (length == -1) return kFormulaLength;
    if (length && *length >= 1 && *length <= kLongestMatch) return *length;
    return refusal(document, element, "met-length", "expected the length of a match");
}

/// The numbers of a <row>.
Result<std::vector<double>> read_row(const xml::Document& document, const xml::Element& row)
{
    std::vector<double> numbers;
    for (const xml::Element& cell : row.children("me")) {
        const std::optional<double> number = parse_double(cell.text());
        if (!number || !(*number >= 0 && *number <= 1))
            return refusal(document, cell, "met-number", "expected a match equity from 0 to 1");
        numbers.push_back(*number);
    }
    return numbers;
}

/// A parameter, or its usual value where the table leaves it out.
Result<double> read_parameter(const xml::Document& document, const xml::Element& table, std::string_view name,
                              double usual)
{
    const std::optional<xml::Element> list = table.child("parameters");
    if (!list) return usual;
    for (const xml::Element& parameter : list->children("parameter")) {
        if (parameter.attribute("name") != name) continue;
        const std::optional<double> number = parse_double(parameter.text());
        if (number && *number >= 0 && *number <= 1) return *number;
        return refusal(document, parameter, "met-number", "expected a number from 0 to 1");
    }
    return usual;
}

bool has_type(const xml::Element& table, std::string_view type)
{
    return table.attribute("type").value_or("explicit") == type;
}

/// The rates of a table of type "mec".
Result<MecRates> read_mec_rates(const xml::Document& document, const xml::Element& table)
{
    MecRates rates;
    GK_TRY(rates.gammons, read_parameter(document, table, "gammon-rate", rates.gammons));
    GK_TRY(rates.free_drop_2_away,
           read_parameter(document, table, "free-drop-2-away", rates.free_drop_2_away));
    GK_TRY(rates.free_drop_4_away,
           read_parameter(document, table, "free-drop-4-away", rates.free_drop_4_away));
    GK_TRY(const double wins, read_parameter(document, table, "win-rate", 0.5));
    if (wins == 0.5) return rates;
    return refusal(document, table, "met-type", "mec is known for players of equal strength only");
}

tl::unexpected<Diagnostic> unknown_type(const xml::Document& document, const xml::Element& table)
{
    return refusal(document, table, "met-type",
                   fmt::format("there is no way to compute a table of type \"{}\"",
                               printable(table.attribute("type").value_or(""))));
}

Result<std::vector<double>> read_post_crawford(const xml::Document& document, const xml::Element& table,
                                               int length)
{
    if (has_type(table, "explicit")) {
        GK_TRY(const xml::Element row, required(document, table, "row"));
        GK_TRY(std::vector<double> numbers, read_row(document, row));
        continue_post_crawford(numbers, length, ZadehPostCrawford{}.gammons_trailer);
        numbers.resize(static_cast<std::size_t>(length));
        return numbers;
    }
    if (has_type(table, "mec")) {
        GK_TRY(const MecRates rates, read_mec_rates(document, table));
        return mec_post_crawford(rates, length);
    }
    if (!has_type(table, "zadeh")) return unknown_type(document, table);
    ZadehPostCrawford rates;
    GK_TRY(rates.gammons_trailer,
           read_parameter(document, table, "gammon-rate-trailer", rates.gammons_trailer));
    GK_TRY(rates.free_drop_2_away,
           read_parameter(document, table, "free-drop-2-away", rates.free_drop_2_away));
    GK_TRY(rates.free_drop_4_away,
           read_parameter(document, table, "free-drop-4-away", rates.free_drop_4_away));
    return zadeh_post_crawford(rates, length);
}

/// For both players, or each.
Result<ByPlayer<std::vector<double>>> read_post_crawfords(const xml::Document& document,
                                                          const xml::Element& root, int length)
{
    ByPlayer<std::vector<double>> rows;
    for (const xml::Element& table : root.children("post-crawford-table")) {
        GK_TRY(const std::vector<double> row, read_post_crawford(document, table, length));
        const std::string player = table.attribute("player").value_or("both");
        if (player != "1") rows.first = row;
        if (player != "0") rows.second = row;
    }
    if (rows.first.empty() || rows.second.empty())
        return refusal(document, root, "met-format", "a <post-crawford-table> is missing");
    return rows;
}

Result<std::vector<double>> read_rows(const xml::Document& document, const xml::Element& table, int length)
{
    std::vector<double> cells;
    const std::vector<xml::Element> rows = table.children("row");
    if (static_cast<int>(rows.size()) < length)
        return refusal(document, table, "met-size",
                       fmt::format("the table has {} rows instead of {}", rows.size(), length));
    for (int index = 0; index < length; ++index) {
        GK_TRY(const std::vector<double> row, read_row(document, rows[static_cast<std::size_t>(index)]));
        if (static_cast<int>(row.size()) < length)
            return refusal(document, rows[static_cast<std::size_t>(index)], "met-size",
                           fmt::format("row {} has {} numbers instead of {}", index + 1, row.size(), length));
        cells.insert(cells.end(), row.begin(), row.begin() + length);
    }
    return cells;
}

Result<std::vector<double>> read_pre_crawford(const xml::Document& document, const xml::Element& root,
                                              const std::vector<double>& post_crawford, int length)
{
    GK_TRY(const xml::Element table, required(document, root, "pre-crawford-table"));
    if (has_type(table, "explicit")) return read_rows(document, table, length);
    if (has_type(table, "mec")) {
        GK_TRY(const MecRates rates, read_mec_rates(document, table));
        return mec_equities(rates, length).pre_crawford;
    }
    if (!has_type(table, "zadeh")) return unknown_type(document, table);
    ZadehRates rates;
    GK_TRY(rates.gammons_leader, read_parameter(document, table, "gammon-rate-leader", rates.gammons_leader));
    GK_TRY(rates.gammons_trailer,
           read_parameter(document, table, "gammon-rate-trailer", rates.gammons_trailer));
    GK_TRY(rates.delta, read_parameter(document, table, "delta", rates.delta));
    GK_TRY(rates.delta_bar, read_parameter(document, table, "delta-bar", rates.delta_bar));
    return live_cube_equities(live_cube_rates(rates), post_crawford, length).pre_crawford;
}

std::string lines(const std::vector<std::string>& parts)
{
    return joined(parts, "\n\n");
}

std::string row_element(const std::vector<double>& numbers, std::size_t first, std::size_t count)
{
    std::string text = "    <row>\n";
    for (std::size_t index = first; index < first + count; ++index)
        text += fmt::format("      <me>{}</me>\n", match_equity_text(numbers[index]));
    return text + "    </row>\n";
}

std::string post_crawford_text(std::string_view player, const std::vector<double>& numbers)
{
    return fmt::format(
        "  <post-crawford-table type=\"explicit\" player=\"{}\">\n{}  </post-crawford-table>\n", player,
        row_element(numbers, 0, numbers.size()));
}

/// Without what would end the comment.
std::string comment_text(std::string text)
{
    for (std::size_t at = text.find("--"); at != std::string::npos; at = text.find("--", at))
        text.replace(at, 2, "- ");
    return text.empty() ? "" : fmt::format("<!--\n     {}\n-->\n", text);
}

}  // namespace

Result<MatchEquityTable> read_gnubg_met(const Input& input)
{
    GK_TRY(const xml::Document document, xml::Document::parse(input));
    const xml::Element root = document.root();
    if (root.name() != "met")
        return refusal(document, root, "met-format",
                       "this XML is no match equity table: its root is not <met>");
    GK_TRY(const xml::Element info, required(document, root, "info"));
    MatchEquities equities;
    GK_TRY(equities.length, read_length(document, info));
    GK_TRY(equities.post_crawford, read_post_crawfords(document, root, equities.length));
    GK_TRY(equities.pre_crawford,
           read_pre_crawford(document, root, equities.post_crawford.first, equities.length));
    equities.name = text_of(info, "name");
    equities.description = text_of(info, "description");
    equities.copyright = lines(document.comments());
    return MatchEquityTable::from(std::move(equities));
}

std::string write_gnubg_met(const MatchEquityTable& table)
{
    const MatchEquities& equities = table.equities();
    const auto length = static_cast<std::size_t>(equities.length);
    std::string text =
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        "<!DOCTYPE met PUBLIC \"-//GNU Backgammon//DTD Match Equity Tables//EN\" \"met.dtd\">\n";
    text += comment_text(equities.copyright);
    text += fmt::format("<met>\n  <info>\n    <name>{}</name>\n    <description>{}</description>\n"
                        "    <length>{}</length>\n  </info>\n  <pre-crawford-table type=\"explicit\">\n",
                        xml::escaped(printable(equities.name)), xml::escaped(printable(equities.description)),
                        length);
    for (std::size_t row = 0; row < length; ++row)
        text += row_element(equities.pre_crawford, row * length, length);
    text += "  </pre-crawford-table>\n";
    if (equities.post_crawford.first == equities.post_crawford.second)
        return text + post_crawford_text("both", equities.post_crawford.first) + "</met>\n";
    return text + post_crawford_text("0", equities.post_crawford.first) +
           post_crawford_text("1", equities.post_crawford.second) + "</met>\n";
}

}  // namespace gammonkit
