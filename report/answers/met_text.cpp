#include "report/answers/met_text.hpp"

#include "report/json_parts.hpp"
#include "support/text.hpp"
#include "support/wrap.hpp"

#include <fmt/format.h>

namespace gammonkit::answers {
namespace {

std::string heading(int length)
{
    std::string text = "away";
    for (int away = 1; away <= length; ++away)
        text += fmt::format("{:>7}", away);
    return text + '\n';
}

std::string cell(double chance)
{
    return fmt::format("{:7.2f}", 100 * chance);
}

std::string pre_crawford_rows(const MatchEquityTable& table, int length)
{
    std::string text;
    for (int own = 1; own <= length; ++own) {
        text += fmt::format("{:>4}", own);
        for (int other = 1; other <= length; ++other)
            text += cell(table.at({.away = {own, other}}, Player::first).value);
        text += '\n';
    }
    return text;
}

std::string post_crawford_row(std::string_view name, const std::vector<double>& row, int length)
{
    std::string text = fmt::format("{:<4}", name);
    for (int away = 1; away <= length; ++away)
        text += cell(row[static_cast<std::size_t>(away) - 1]);
    return text + '\n';
}

std::string post_crawford_rows(const MatchEquities& equities, int length)
{
    const auto& [first, second] = equities.post_crawford;
    if (first == second) return post_crawford_row("", first, length);
    return post_crawford_row("1st", first, length) + post_crawford_row("2nd", second, length);
}

Json pre_crawford_json(const MatchEquities& equities, int length)
{
    Json rows = Json::array();
    for (int own = 0; own < length; ++own) {
        const auto row = equities.pre_crawford.begin() + own * equities.length;
        rows.push_back(std::vector<double>(row, row + length));
    }
    return rows;
}

Json row_json(const std::vector<double>& row, int length)
{
    return std::vector<double>(row.begin(), row.begin() + length);
}

}  // namespace

std::string met_text(const MatchEquityTable& table, int length)
{
    const MatchEquities& equities = table.equities();
    std::string text = printable(equities.name) + '\n';
    if (!equities.description.empty()) text += wrapped(printable(equities.description), 0) + '\n';
    text += "\nChance in percent to win the match, by the points that each player still needs.\n\n";
    text += heading(length) + pre_crawford_rows(table, length);
    text += "\nOf the trailer after the Crawford game:\n\n";
    text += heading(length) + post_crawford_rows(equities, length);
    return text;
}

std::string named_table_json(std::string_view name, std::string_view about)
{
    Json json = json_record("named-table");
    json["name"] = name;
    json["about"] = about;
    return in_one_line(json);
}

std::string met_json(const MatchEquityTable& table, int length)
{
    const MatchEquities& equities = table.equities();
    Json json = json_record("match-equity-table");
    json["name"] = equities.name;
    json["description"] = equities.description;
    json["copyright"] = equities.copyright;
    json["length"] = length;
    json["pre_crawford"] = pre_crawford_json(equities, length);
    json["post_crawford"] = {row_json(equities.post_crawford.first, length),
                             row_json(equities.post_crawford.second, length)};
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + '\n';
}

}  // namespace gammonkit::answers
