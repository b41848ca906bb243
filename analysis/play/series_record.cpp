#include "analysis/play/series_record.hpp"

#include "support/json/json.hpp"
#include "support/text.hpp"

#include <fmt/format.h>

namespace gammonkit {
namespace {

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
