#include "analysis/play/series_text.hpp"

#include "support/json/json.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>

namespace gammonkit {
namespace {

constexpr std::string_view kRow = "{:>7} {:>8} {:>7}{} {:>5} {:>6} {:>6} {:>6} {:>5} {:>6}"
                                  " {:>5} {:>5} {:>5} {:>5} {:>5} {:>5} {:>5} {:>8} {:>8}  {}\n";

double rounded(double number)
{
    return std::round(number * 1e6) / 1e6;
}

/// Counts are whole numbers.
nlohmann::ordered_json number_of(double number)
{
    if (number == std::floor(number)) return static_cast<std::int64_t>(number);
    return rounded(number);
}

/// So many of the games in percent.
std::string percent(double count, double games)
{
    return fmt::format("{:.1f}", 100 * count / std::max(games, 1.0));
}

std::string a_game(double count, double games)
{
    return fmt::format("{:.3f}", count / std::max(games, 1.0));
}

std::string players_text(const SeriesFacts& facts)
{
    return fmt::format("{} - {}", printable(facts.one), printable(facts.other));
}

using Json = nlohmann::ordered_json;

std::string dumped(const Json& json)
{
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

Json json_of(const SeriesSums& sums)
{
    Json json = Json::object();
    visit_sums(sums, [&](const char* name, double value) { json[name] = value; });
    return json;
}

bool read_sums(const Json& json, SeriesSums& sums)
{
    if (!json.is_object()) return false;
    bool complete = true;
    visit_sums(sums, [&](const char* name, double& value) {
        const auto found = json.find(name);
        complete = complete && found != json.end() && found->is_number();
        if (complete) value = found->get<double>();
    });
    return complete;
}

std::optional<SeriesBlock> block_of(std::string_view line, std::size_t pairings)
{
    const Json json = Json::parse(line, nullptr, false);
    if (!json.is_object() || !json.contains("block") || !json.contains("sums")) return std::nullopt;
    const Json& number = json["block"];
    const Json& sums = json["sums"];
    if (!number.is_number_unsigned() || !sums.is_array() || sums.size() != pairings) return std::nullopt;
    SeriesBlock block{.number = number.get<std::int64_t>(), .sums = std::vector<SeriesSums>(pairings)};
    for (std::size_t p = 0; p < pairings; ++p) {
        if (!read_sums(sums[p], block.sums[p])) return std::nullopt;
    }
    return block;
}

Result<void> check_heading(std::string_view line, std::string_view settings)
{
    const Json json = Json::parse(line, nullptr, false);
    if (!json.is_object() || json.value("kind", "") != "series")
        return failure("bad-record", "this is no record of games that the engine has played");
    const std::string begun = json.value("settings", "");
    if (begun == settings) return {};
    return failure("other-settings", fmt::format("the record was begun with {}", printable(begun)),
                   "go on with these, or name another record");
}

}  // namespace

std::string series_heading(const SeriesFacts& first)
{
    const std::string luck = first.measured_luck ? fmt::format(" {:>8} {:>7}", "LUCKLESS", "±") : "";
    return fmt::format(fmt::runtime(kRow), first.is_match ? "MATCHES" : "GAMES",
                       first.is_match ? "WON" : "POINTS", "±", luck, "WINS", "CASHED", "SINGLE", "GAMMON",
                       "BACKG", "CUBE", "1", "2", "4", "8", "16", "32", "64", "DOUBLES", "OTHER'S",
                       "PLAYERS");
}

std::string series_row(const SeriesFacts& facts)
{
    const SeriesSums& sums = facts.sums;
    const SeriesMean score = score_of(sums);
    const SeriesMean adjusted = adjusted_score_of(sums);
    const auto mean = [&](double value) {
        return facts.is_match ? fmt::format("{:.4f}", value) : fmt::format("{:+.4f}", value);
    };
    const std::string luck =
        facts.measured_luck ? fmt::format(" {:>8} {:>7.4f}", mean(adjusted.mean), adjusted.standard_error)
                            : "";
    const auto& [one, other] = sums.sides;
    const double games = sums.games;
    const auto cube = [&](std::size_t level) { return percent(sums.cubes[level], games); };
    return fmt::format(fmt::runtime(kRow), static_cast<long>(sums.bouts), mean(score.mean),
                       fmt::format("{:.4f}", score.standard_error), luck, percent(one.wins(), games),
                       percent(one.cashes + other.cashes, games), percent(one.singles + other.singles, games),
                       percent(one.gammons + other.gammons, games),
                       percent(one.backgammons + other.backgammons, games), a_game(sums.cube_values, games),
                       cube(0), cube(1), cube(2), cube(3), cube(4), cube(5), cube(6),
                       a_game(one.doubles, games), a_game(other.doubles, games), players_text(facts));
}

std::string series_json(const SeriesFacts& facts)
{
    const SeriesMean score = score_of(facts.sums);
    nlohmann::ordered_json json = {{"kind", "series"},
                                   {"version", 1},
                                   {"first", facts.one},
                                   {"second", facts.other},
                                   {"unit", facts.is_match ? "matches" : "points"},
                                   {"mean", rounded(score.mean)},
                                   {"standard_error", rounded(score.standard_error)}};
    if (facts.measured_luck) {
        const SeriesMean adjusted = adjusted_score_of(facts.sums);
        json["mean_without_luck"] = rounded(adjusted.mean);
        json["standard_error_without_luck"] = rounded(adjusted.standard_error);
    }
    nlohmann::ordered_json& sums = json["sums"];
    visit_sums(facts.sums, [&](const char* name, double value) { sums[name] = number_of(value); });
    return json.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
}

std::string record_heading(std::string_view settings)
{
    return dumped({{"kind", "series"}, {"version", 1}, {"settings", settings}});
}

std::string record_line(const SeriesBlock& block)
{
    Json sums = Json::array();
    for (const SeriesSums& of_pairing : block.sums)
        sums.push_back(json_of(of_pairing));
    return dumped({{"block", block.number}, {"sums", std::move(sums)}});
}

Result<std::vector<SeriesBlock>> read_series_record(std::string_view text, std::string_view settings,
                                                    std::size_t pairings)
{
    const std::vector<std::string_view> lines = split(text, '\n');
    GK_TRY_VOID(check_heading(lines.front(), settings));
    std::vector<SeriesBlock> blocks;
    // What stands behind the last line end was cut off.
    for (std::size_t i = 1; i + 1 < lines.size(); ++i) {
        std::optional<SeriesBlock> block = block_of(lines[i], pairings);
        if (!block) return failure("bad-record", fmt::format("line {} of the record cannot be read", i + 1));
        blocks.push_back(*std::move(block));
    }
    return blocks;
}

}  // namespace gammonkit
