#include "library/found_decision.hpp"

#include "formats/jsonl/format.hpp"
#include "model/decisions/place.hpp"
#include "report/json_parts.hpp"
#include "report/turn_words.hpp"

#include <fmt/format.h>
#include <utility>

namespace gammonkit {
namespace {

/// Digits of errors and luck.
constexpr int kAmountDigits = 6;

Json amount_json(const Amount& amount, bool is_money)
{
    Json json = {{"emg", rounded(amount.normalized, kAmountDigits)}};
    json[is_money ? "points" : "mwc"] = rounded(amount.absolute, kAmountDigits);
    return json;
}

}  // namespace

std::vector<PlacedDecision> find_placed(const Collection& collection, const Filter& filter,
                                        const FindSettings& settings)
{
    std::vector<PlacedDecision> all;
    for (std::size_t i = 0; i < collection.matches.size(); ++i) {
        for (FoundDecision& found : find_decisions(collection.matches[i], filter, settings)) {
            const TurnPlace place = place_of_turn(found.asked.decision(), i + 1, collection.matches.size());
            all.push_back({.place = to_string(place), .found = std::move(found)});
        }
    }
    for (std::size_t i = 0; i < collection.positions.size(); ++i) {
        if (auto found = find_decision(collection.positions[i], filter, settings.unknown))
            all.push_back({.place = fmt::format("position {}", i + 1), .found = *std::move(found)});
    }
    return all;
}

std::string found_decision_json(const PlacedDecision& decision, std::string_view file)
{
    const AskedDecision& asked = decision.found.asked;
    const bool is_money = asked.row.match != nullptr && asked.row.match->rules.is_money();
    Json json = json_record("decision");
    json["file"] = file;
    json["place"] = decision.place;
    if (asked.judged.error) json["error"] = amount_json(*asked.judged.error, is_money);
    if (asked.judged.mark) json["mark"] = to_string(*asked.judged.mark);
    if (asked.judged.mistake && asked.judged.error) json["mistake"] = to_string(*asked.judged.mistake);
    if (asked.judged.luck) json["luck"] = amount_json(*asked.judged.luck, is_money);
    if (asked.judged.luck_mark) json["luck_mark"] = to_string(*asked.judged.luck_mark);
    json["row"] = Json::parse(jsonl_rows([&](DecisionSink& sink) { sink.add(asked.row); }, {}));
    return in_one_line(json);
}

}  // namespace gammonkit
