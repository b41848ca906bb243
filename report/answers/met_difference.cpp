#include "report/answers/met_difference.hpp"

#include "report/json_parts.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>

namespace gammonkit::answers {
namespace {

/// The difference from which on two tables are said to differ, as in the blog Computational Backgammon.
constexpr double kSmallDifference = 0.002;

std::string column_heads(int length)
{
    std::string text = "away";
    for (int away = 1; away <= length; ++away)
        text += fmt::format("{:>6}", away);
    return text + '\n';
}

/// "+0.12"; nothing at all has no sign.
std::string points_cell(double difference)
{
    const double points = 100 * difference;
    return std::abs(points) < 0.005 ? fmt::format("{:>6}", "0.00") : fmt::format("{:>+6.2f}", points);
}

std::string points_row(std::string_view name, const std::vector<double>& numbers, std::size_t begin,
                       std::size_t count)
{
    std::string text = fmt::format("{:>4}", name);
    for (std::size_t index = begin; index < begin + count; ++index)
        text += points_cell(numbers[index]);
    return text + '\n';
}

std::string summary(const MetDifference& apart)
{
    return fmt::format("\non average {:.3f} points apart, at most {:.2f}: {}-away against {}-away; {} of {} "
                       "scores\nare within {:.1f} points\n",
                       100 * apart.mean, 100 * apart.largest, apart.where.first, apart.where.second,
                       apart.within(kSmallDifference), apart.pre_crawford.size(), 100 * kSmallDifference);
}

/// Both rows are the same but for rounding.
bool are_alike(const ByPlayer<std::vector<double>>& rows)
{
    constexpr double kRounding = 1e-9;
    const auto is_close = [](double a, double b) { return std::abs(a - b) < kRounding; };
    return std::equal(rows.first.begin(), rows.first.end(), rows.second.begin(), rows.second.end(), is_close);
}

Json numbers_json(const std::vector<double>& numbers)
{
    Json json = Json::array();
    for (const double number : numbers)
        json.push_back(gammonkit::rounded(number, 6));
    return json;
}

}  // namespace

std::string met_difference_text(const MatchEquityTable& first, const MatchEquityTable& second, int length)
{
    const MetDifference apart = difference(first, second, length);
    const auto count = static_cast<std::size_t>(length);
    std::string text =
        fmt::format("{}\nless {}\n\nPercentage points, by the points that each player still needs.\n\n",
                    printable(first.name()), printable(second.name()));
    text += column_heads(length);
    for (int own = 1; own <= length; ++own)
        text += points_row(std::to_string(own), apart.pre_crawford, static_cast<std::size_t>(own - 1) * count,
                           count);
    text += "\nOf the trailer after the Crawford game:\n\n" + column_heads(length);
    const auto& [post_first, post_second] = apart.post_crawford;
    if (are_alike(apart.post_crawford)) return text + points_row("", post_first, 0, count) + summary(apart);
    return text + points_row("1st", post_first, 0, count) + points_row("2nd", post_second, 0, count) +
           summary(apart);
}

std::string met_difference_json(const MatchEquityTable& first, const MatchEquityTable& second, int length)
{
    const MetDifference apart = difference(first, second, length);
    Json json = json_record("match-equity-difference");
    json["tables"] = {first.name(), second.name()};
    json["length"] = length;
    json["mean"] = gammonkit::rounded(apart.mean, 6);
    json["largest"] = {{"difference", gammonkit::rounded(apart.largest, 6)},
                       {"away", {apart.where.first, apart.where.second}}};
    json["pre_crawford"] = Json::array();
    const auto begin = apart.pre_crawford.begin();
    for (int own = 0; own < length; ++own)
        json["pre_crawford"].push_back(numbers_json({begin + own * length, begin + (own + 1) * length}));
    json["post_crawford"] = {numbers_json(apart.post_crawford.first),
                             numbers_json(apart.post_crawford.second)};
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + '\n';
}

}  // namespace gammonkit::answers
