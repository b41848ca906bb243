#include "library/found_decision.hpp"

#include "formats/jsonl/format.hpp"
#include "report/json_parts.hpp"
#include "report/turn_words.hpp"

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

std::string found_decision_json(const FoundDecision& found, std::string_view file, std::string_view place)
{
    const AskedDecision& asked = found.asked;
    const bool is_money = asked.row.match != nullptr && asked.row.match->rules.is_money();
    Json json = json_record("decision");
    json["file"] = file;
    json["place"] = place;
    if (asked.judged.error) json["error"] = amount_json(*asked.judged.error, is_money);
    if (asked.judged.mark) json["mark"] = to_string(*asked.judged.mark);
    if (asked.judged.mistake && asked.judged.error) json["mistake"] = to_string(*asked.judged.mistake);
    if (asked.judged.luck) json["luck"] = amount_json(*asked.judged.luck, is_money);
    if (asked.judged.luck_mark) json["luck_mark"] = to_string(*asked.judged.luck_mark);
    json["row"] = Json::parse(jsonl_rows([&](DecisionSink& sink) { sink.add(asked.row); }, {}));
    return in_one_line(json);
}

}  // namespace gammonkit
