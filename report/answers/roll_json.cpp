#include "formats/notation/notation.hpp"
#include "report/answers/json_parts.hpp"
#include "report/answers/roll_answer.hpp"

namespace gammonkit::answers {
namespace {

std::string play_of(const MappedRoll& roll, const GameState& state)
{
    return notation::format_play(roll.play, state.position, state.on_roll, notation::kForPeople);
}

/// A row begins with the play that it is about, if there is one.
Json row_of(const RollsFrom& from)
{
    Json row = Json::object();
    if (!from.after.empty()) row["after"] = from.after;
    return row;
}

void add_value(const MappedRoll& roll, bool has_market, Json& row)
{
    row.update(json_of(roll.equity, chance_of(roll.mwc)));
    row["luck"] = rounded(roll.luck);
    row["hits"] = roll.hits;
    row["dances"] = roll.dances;
    if (has_market) row["market_lost"] = roll.loses_market;
}

void add_rolls(const RollsFrom& from, Json& rows)
{
    for (const MappedRoll& roll : from.rolls.first.rolls) {
        Json row = row_of(from);
        row["roll"] = {roll.dice.high(), roll.dice.low()};
        row["weight"] = roll.weight();
        row["play"] = play_of(roll, from.state);
        add_value(roll, from.rolls.first.has_market, row);
        rows.push_back(std::move(row));
    }
}

void add_sequences(const RollsFrom& from, Json& rows)
{
    for (std::size_t i = 0; i < from.rolls.first.rolls.size(); ++i) {
        const MappedRoll& first = from.rolls.first.rolls[i];
        const RollMap& replies = from.rolls.second[i];
        const GameState next = state_after(from.state, first.position);
        for (const MappedRoll& reply : replies.rolls) {
            Json row = row_of(from);
            row["roll"] = {first.dice.high(), first.dice.low()};
            row["play"] = play_of(first, from.state);
            row["reply"] = {reply.dice.high(), reply.dice.low()};
            row["reply_play"] = play_of(reply, next);
            row["weight"] = first.weight() * reply.weight();
            add_value(reply, replies.has_market, row);
            rows.push_back(std::move(row));
        }
    }
}

/// What all rolls of a part come to.
Json sum_of(const RollsFrom& from, bool two_rolls)
{
    const RollMap& map = from.rolls.first;
    Json json = row_of(from);
    json["average"] = json_of(map.average, chance_of(map.average_mwc));
    json["spread"] = rounded(map.spread);
    json["hits"] = map.count(&MappedRoll::hits);
    json["dances"] = map.count(&MappedRoll::dances);
    if (!map.has_market) return json;
    json["market_losers"] = two_rolls ? from.rolls.market_losers() : map.count(&MappedRoll::loses_market);
    return json;
}

}  // namespace

std::string answer_json(const PositionQuestion& question, const RollAnswer& answer)
{
    Json json = question_json(question, answer.two_rolls ? "roll-sequences" : "rolls");
    // The first list makes the rows of a table.
    Json& rows = json[answer.two_rolls ? "sequences" : "map"] = Json::array();
    for (const RollsFrom& part : answer.parts)
        answer.two_rolls ? add_sequences(part, rows) : add_rolls(part, rows);
    if (answer.parts.size() == 1) {
        json.update(sum_of(answer.parts.front(), answer.two_rolls));
        return in_one_line(json);
    }
    json["plays"] = Json::array();
    for (const RollsFrom& part : answer.parts)
        json["plays"].push_back(sum_of(part, answer.two_rolls));
    return in_one_line(json);
}

}  // namespace gammonkit::answers
