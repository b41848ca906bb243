#include "report/answers/roll_answer.hpp"

#include "analysis/progress_monitor.hpp"
#include "formats/notation/notation.hpp"
#include "model/legal_plays.hpp"
#include "report/answers/evaluation.hpp"
#include "report/answers/json_parts.hpp"
#include "report/answers/named_choices.hpp"

#include <algorithm>

namespace gammonkit::answers {

namespace {

/// The plays that are asked about, each once; none: the rolls of the position itself.
Result<std::vector<Play>> wished_plays(const PositionQuestion& question, const RollWish& wish)
{
    const GameState& state = question.position.state;
    std::vector<Play> plays;
    const auto add = [&](const Play& play) {
        const auto is_same = [&](const Play& other) { return sorted(other) == sorted(play); };
        if (std::ranges::none_of(plays, is_same)) plays.push_back(play);
    };
    for (const std::string& text : wish.plays) {
        GK_TRY(const Play play, asked_play(text, state));
        add(play);
    }
    if (wish.best_plays == 0) return plays;
    if (!state.dice)
        return failure("usage", "there are no dice with which to play",
                       "the position must have a roll, as in XGID=...:31:...");
    GK_TRY(const PlayRanking ranking, rank_plays(question, wish.best_plays));
    for (const ListedPlay& listed : ranking.plays)
        add(listed.ranked.play);
    return plays;
}

/// What is to be rolled after a play.
RollsFrom after_play(const GameState& state, const Play& play)
{
    const Position position = after(state.position, state.on_roll, play).value_or(state.position);
    const std::string text = notation::format_play(play, state.position, state.on_roll, notation::kForPeople);
    return {.after = text.empty() ? "no move" : text, .state = state_after(state, position)};
}

Result<RollSequences> rolls_from(const PositionQuestion& question, const GameState& state, bool two_rolls,
                                 const Progress& progress)
{
    const Player viewer = question.position.state.on_roll;
    if (two_rolls) return roll_sequences(question.judge, state, question.level, viewer, progress);
    GK_TRY(RollMap map, roll_map(question.judge, state, question.level, viewer, progress));
    return RollSequences{.first = std::move(map), .second = {}};
}

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

Result<RollAnswer> map_rolls(const PositionQuestion& question, const RollWish& wish)
{
    const GameState& state = question.position.state;
    GK_TRY_VOID(still_played(state));
    GK_TRY(const std::vector<Play> plays, wished_plays(question, wish));
    return map_rolls_after(question, plays, wish.two_rolls);
}

Result<RollAnswer> map_rolls_after(const PositionQuestion& question, const std::vector<Play>& plays,
                                   bool two_rolls)
{
    const GameState& state = question.position.state;
    RollAnswer answer{.two_rolls = two_rolls};
    if (plays.empty()) {
        answer.parts.push_back({.state = state});
        answer.parts.front().state.dice.reset();
    }
    for (const Play& play : plays)
        answer.parts.push_back(after_play(state, play));
    for (std::size_t i = 0; i < answer.parts.size(); ++i) {
        RollsFrom& part = answer.parts[i];
        const Progress progress = part_of_progress(question.progress, i, answer.parts.size());
        GK_TRY(part.rolls, rolls_from(question, part.state, two_rolls, progress));
    }
    return answer;
}

std::optional<double> chance_of(const std::optional<Mwc>& mwc)
{
    return mwc ? std::optional(mwc->value) : std::nullopt;
}

std::string title_of(const RollsFrom& rolls, const ByPlayer<std::string>& names, const Translator& words)
{
    const std::string who = words.say("{0} rolls", names[rolls.state.on_roll]);
    return rolls.after.empty() ? who : words.say("after {0}, {1}", rolls.after, who);
}

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
