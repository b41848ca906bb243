#include "report/answers/json_parts.hpp"
#include "report/answers/race/race_answer.hpp"

namespace gammonkit::answers {
namespace {

Json optional_number(const std::optional<double>& number)
{
    return number ? Json(rounded(*number)) : Json();
}

Json race_side_json(const RaceSideFacts& side)
{
    Json json = effort_json(side.effort);
    json["deviation"] = rounded(side.deviation);
    return json;
}

Json counts_json(const RaceAnswer& answer)
{
    Json rows = Json::array();
    for (const RaceCount& count : answer.counts) {
        Json row = {{"method", name_of(count.method)},
                    {"player", rounded(count.own)},
                    {"opponent", rounded(count.other)},
                    {"measure", optional_number(count.measure)},
                    {"win", optional_number(count.win)}};
        row.update(verdict_json(count.verdict));
        row["answer"] = name_of(count.verdict.answer);
        row["agrees"] = is_same_advice(count.verdict, answer.money.decision.verdict);
        rows.push_back(std::move(row));
    }
    return rows;
}

Json money_json(const CubeEvaluation& money)
{
    Json json = decision_json(money.decision, true);
    json["win"] = rounded(money.chances.win);
    return json;
}

}  // namespace

std::string answer_json(const PositionQuestion& question, const RaceAnswer& answer)
{
    Json json = question_json(question, "race");
    const RaceFacts& facts = answer.facts;
    json["race"] = {{"player", race_side_json(facts.own)},
                    {"opponent", race_side_json(facts.other)},
                    {"exact", facts.is_exact()},
                    {"win", rounded(facts.win)},
                    {"win_gammon", optional_number(facts.win_gammon)},
                    {"lose_gammon", optional_number(facts.lose_gammon)}};
    json["counts"] = counts_json(answer);
    json["money"] = money_json(answer.money);
    if (answer.at_score) {
        const CubeDecision& decision = answer.at_score->decision;
        json["score"] = decision.verdict.doubling == Doubling::not_available ? verdict_json(decision.verdict)
                                                                             : decision_json(decision, false);
    }
    return in_one_line(json);
}

}  // namespace gammonkit::answers
