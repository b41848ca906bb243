#include "library/found_decision.hpp"

#include "formats/jsonl/format.hpp"
#include "model/decisions/place.hpp"
#include "model/identifiers/identifier.hpp"
#include "report/json_parts.hpp"
#include "report/turn_words.hpp"
#include "support/sorting/first_few.hpp"

#include <fmt/format.h>
#include <limits>
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

/// Of those that stand in one array: at one distance in their order.
struct IsNearer {
    bool operator()(const PlacedDecision* one, const PlacedDecision* other) const
    {
        return std::pair(one->like->distance, one) < std::pair(other->like->distance, other);
    }
};

Json json_of(const Likeness& likeness)
{
    const auto names = [](const std::vector<LikenessPart>& parts) {
        Json array = Json::array();
        for (const LikenessPart part : parts)
            array.push_back(to_string(part));
        return array;
    };
    return {{"distance", rounded(likeness.distance, kAmountDigits)},
            {"same", names(likeness.same)},
            {"differs", names(likeness.differs)}};
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

void keep_nearest(std::vector<PlacedDecision>& found, const DecisionTraits& asked, std::size_t most)
{
    FirstFew<PlacedDecision*, IsNearer> nearest(most, {});
    for (PlacedDecision& placed : found) {
        const PlacedDecision* const* last = nearest.last_of_full();
        const double bound =
            last != nullptr ? (*last)->like->distance : std::numeric_limits<double>::infinity();
        placed.like = likeness_of(asked, placed.found.decision(), bound);
        if (placed.like) nearest.add(&placed);
    }
    std::vector<PlacedDecision> kept;
    for (PlacedDecision* const placed : nearest.take())
        kept.push_back(std::move(*placed));
    found = std::move(kept);
}

Result<DecisionTraits> decision_behind(std::string_view identifier)
{
    GK_TRY(const IdentifiedState identified, state_from_identifier(identifier));
    return traits_of(identified.state);
}

std::string_view filter_of_kind(const DecisionTraits& asked)
{
    return asked.kind == DecisionKind::play ? "checker" : to_string(asked.kind);
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
    if (facts.like != nullptr) json["like"] = json_of(*facts.like);
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
                                .luck_mark = word(judged.luck_mark),
                                .like = decision.like ? &*decision.like : nullptr},
                               jsonl_rows([&](DecisionSink& sink) { sink.add(row); }, {}));
}

}  // namespace gammonkit
