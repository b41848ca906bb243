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
        for (AskedDecision& found : find_decisions(collection.matches[i], filter, settings)) {
            const TurnPlace place = place_of_turn(found.decision(), i + 1, collection.matches.size());
            all.push_back({.place = to_string(place), .found = std::move(found)});
        }
    }
    for (std::size_t i = 0; i < collection.positions.size(); ++i) {
        if (auto found = find_decision(collection.positions[i], filter, settings.unknown))
            all.push_back({.place = fmt::format("position {}", i + 1), .found = *std::move(found)});
    }
    return all;
}

std::string found_decision_json(const FoundFacts& facts, std::string_view row)
{
    Json json = json_record("decision");
    json["file"] = facts.file;
    json["place"] = facts.place;
    if (facts.error) json["error"] = amount_json(*facts.error, facts.is_money);
    if (!facts.mark.empty()) json["mark"] = facts.mark;
    if (!facts.mistake.empty() && facts.error) json["mistake"] = facts.mistake;
    if (facts.luck) json["luck"] = amount_json(*facts.luck, facts.is_money);
    if (!facts.luck_mark.empty()) json["luck_mark"] = facts.luck_mark;
    json["row"] = Json::parse(row);
    return in_one_line(json);
}

std::string found_decision_json(const PlacedDecision& decision, std::string_view file)
{
    const DecisionRow& row = decision.found.row;
    const DecisionError& judged = decision.found.judged;
    const auto word = [](const auto& known) { return known ? to_string(*known) : std::string_view(); };
    return found_decision_json({.file = file,
                                .place = decision.place,
                                .is_money = row.match != nullptr && row.match->rules.is_money(),
                                .error = judged.error,
                                .mark = word(judged.mark),
                                .mistake = word(judged.mistake),
                                .luck = judged.luck,
                                .luck_mark = word(judged.luck_mark)},
                               jsonl_rows([&](DecisionSink& sink) { sink.add(row); }, {}));
}

}  // namespace gammonkit
