#include "report/answers/race/race_answer.hpp"

#include "analysis/maps/score_map.hpp"
#include "model/decisions/choice_words.hpp"
#include "report/answers/json_parts.hpp"
#include "report/answers/text_parts.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>

namespace gammonkit::answers {

namespace {

/// The money game whose cube the counts judge: the player on roll may double.
GameState money_state(const GameState& state)
{
    GameState money = state_for_money(state);
    money.dice.reset();
    money.cube = {};
    if (state.cube.owner == state.on_roll) money.cube = {.value = 2, .owner = state.on_roll};
    return money;
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
                    {"measure", known_number(count.measure)},
                    {"win", known_number(count.win)}};
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

/// Writes rows of a name and a column for each player.
class RaceTable {
public:
    RaceTable(const PositionQuestion& question, std::size_t name_width)
        : words_(question.words), name_width_(name_width)
    {
        const NamedPosition& position = question.position;
        own_ = position.names[position.state.on_roll];
        other_ = position.names[opponent(position.state.on_roll)];
        width_ = std::max({kLeastWidth, columns_of(own_) + 2, columns_of(other_) + 2});
    }

    [[nodiscard]] std::string head(std::string_view name) const { return row(name, own_, other_); }

    [[nodiscard]] std::string row(std::string_view name, const std::string& own,
                                  const std::string& other) const
    {
        const std::size_t used = columns_of(name);
        return std::string(name) + std::string(used < name_width_ ? name_width_ - used : 1, ' ') +
               at_right(words_.numbers(own), width_) + at_right(words_.numbers(other), width_);
    }

private:
    static constexpr std::size_t kLeastWidth = 10;

    const Translator& words_;
    std::size_t name_width_;
    std::string own_;
    std::string other_;
    std::size_t width_ = 0;
};

/// "42.024", or of an estimate "~97.3".
std::string known_text(double number, bool is_exact)
{
    return is_exact ? fmt::format("{:.3f}", number) : fmt::format("~{:.1f}", number);
}

std::size_t width_of(std::initializer_list<std::string> names)
{
    std::size_t width = 16;
    for (const std::string& name : names)
        width = std::max(width, columns_of(name) + 1);
    return width;
}

std::string sides_text(const PositionQuestion& question, const RaceFacts& facts)
{
    const Translator& words = question.words;
    const std::string names[] = {words.say("pips"), words.say("effective pips"), words.say("wasted pips"),
                                 words.say("rolls, mean"), words.say("deviation")};
    const RaceTable table(question, width_of({names[0], names[1], names[2], names[3], names[4]}));
    const auto number = [](const RaceSideFacts& side, double value) {
        return known_text(value, side.effort.is_exact);
    };
    const RaceEffort& own = facts.own.effort;
    const RaceEffort& other = facts.other.effort;
    const auto row = [&](const std::string& name, double own_value, double other_value) {
        return table.row(name, number(facts.own, own_value), number(facts.other, other_value)) + "\n";
    };
    return table.head("") + "\n" + table.row(names[0], std::to_string(own.pips), std::to_string(other.pips)) +
           "\n" + row(names[1], own.effective_pips(), other.effective_pips()) +
           row(names[2], own.wastage(), other.wastage()) + row(names[3], own.rolls, other.rolls) +
           row(names[4], facts.own.deviation, facts.other.deviation);
}

/// The chance to win, by whom and in percent.
std::string chance_row(const std::string& name, double win, std::size_t width, const Translator& words)
{
    const std::size_t used = columns_of(name);
    return name + std::string(used < width ? width - used : 1, ' ') + at_right(percent(win, words), 7) + "\n";
}

std::string chances_of_race(const PositionQuestion& question, const RaceAnswer& answer)
{
    const Translator& words = question.words;
    const NamedPosition& position = question.position;
    const RaceFacts& facts = answer.facts;
    std::vector<std::pair<std::string, double>> rows{
        {words.say(facts.is_exact() ? "by both distributions"_say : "by both distributions, estimated"_say),
         facts.win},
        {words.say("by the engine"), answer.money.chances.win}};
    for (const RaceCount& count : answer.counts) {
        if (count.win) rows.emplace_back(words.say("by {0}", title_of(count.method)), *count.win);
    }
    std::size_t width = 16;
    for (const auto& [name, win] : rows)
        width = std::max(width, columns_of(name) + 1);
    std::string text = words.say("{0} wins without the cube", position.names[position.state.on_roll]) + "\n";
    for (const auto& [name, win] : rows)
        text += chance_row(name, win, width, words);
    const auto gammon = [&](std::string_view name, const std::optional<double>& part) {
        return part && *part > 0 ? chance_row(words.say(name), *part, width, words) : "";
    };
    return text + gammon("gammons won"_say, facts.win_gammon) + gammon("gammons lost"_say, facts.lose_gammon);
}

std::string count_text(double count)
{
    return count == std::floor(count) ? fmt::format("{:.0f}", count) : fmt::format("{:.1f}", count);
}

/// What a criterion looks at that is not the difference of the counts: "12.9%", "K 0.495"; of others the
/// difference itself.
std::string measure_text(const RaceCount& count)
{
    if (!count.measure) return fmt::format("{:+.1f}", count.own - count.other);
    if (count.method == RaceMethod::percentages) return fmt::format("{:+.1f}%", *count.measure);
    if (count.method == RaceMethod::kleinman) return fmt::format("K {:.2f}", *count.measure);
    return fmt::format("{:+.1f}", -*count.measure);
}

std::string counts_text(const PositionQuestion& question, const RaceAnswer& answer)
{
    constexpr std::size_t kMeasure = 10;
    const Translator& words = question.words;
    const CubeVerdict& right = answer.money.decision.verdict;
    const RaceTable table(question, width_of({words.say("count"), words.say("engine, money game")}));
    std::string text =
        table.head(words.say("count")) + std::string(kMeasure, ' ') + "  " + words.say("verdict") + "\n";
    for (const RaceCount& count : answer.counts) {
        text += table.row(title_of(count.method), count_text(count.own), count_text(count.other)) +
                at_right(words.numbers(measure_text(count)), kMeasure) + "  " +
                choice_words(to_string(count.verdict), words);
        if (!is_same_advice(count.verdict, right)) text += "   (" + words.say("the engine differs") + ")";
        text += "\n";
    }
    const auto engine_row = [&](const std::string& name, const CubeVerdict& verdict) {
        return table.row(name, "", "") + std::string(kMeasure, ' ') + "  " +
               choice_words(to_string(verdict), words) + "\n";
    };
    text += engine_row(words.say("engine, money game"), right);
    if (answer.at_score)
        text += engine_row(words.say("engine, this score"), answer.at_score->decision.verdict);
    return text;
}

std::string notes_text(const PositionQuestion& question, const RaceAnswer& answer)
{
    const Translator& words = question.words;
    std::string text;
    if (!answer.facts.is_exact())
        text += words.say("~: estimated, because checkers stand outside the bearoff table") + "\n";
    if (answer.cube_is_away)
        text += words.say("{0} owns the cube: the verdicts are those of a centered one",
                          question.position.names[opponent(question.position.state.on_roll)]) +
                "\n";
    return text.empty() ? text : "\n" + text;
}

}  // namespace

Result<RaceAnswer> judge_race(const PositionQuestion& question, const bearoff::TableSet& tables)
{
    const GameState& state = question.position.state;
    GK_TRY_VOID(still_played(state));
    const Board board = board_of(state.position, state.on_roll);
    std::optional<RaceFacts> facts = race_facts(tables.one_sided_for(board), board);
    if (!facts) return failure("no-race", "the players can still hit each other: this is no race yet");
    const GameState money = money_state(state);
    RaceAnswer answer{.facts = *std::move(facts),
                      .cube_is_away = state.cube.owner == opponent(state.on_roll)};
    for (const RaceMethod method : kRaceMethods)
        answer.counts.push_back(count_race(method, board, money.cube.owner.has_value()));
    GK_TRY(answer.money, question.judge.judge_cube(money, question.level, question.progress));
    if (!state.rules.is_money()) {
        GK_TRY(answer.at_score, question.judge.judge_cube(state, question.level, question.progress));
    }
    return answer;
}

std::string answer_json(const PositionQuestion& question, const RaceAnswer& answer)
{
    Json json = question_json(question, "race");
    const RaceFacts& facts = answer.facts;
    json["race"] = {{"player", race_side_json(facts.own)},
                    {"opponent", race_side_json(facts.other)},
                    {"exact", facts.is_exact()},
                    {"win", rounded(facts.win)},
                    {"win_gammon", known_number(facts.win_gammon)},
                    {"lose_gammon", known_number(facts.lose_gammon)}};
    json["counts"] = counts_json(answer);
    json["money"] = money_json(answer.money);
    if (answer.at_score) {
        const CubeDecision& decision = answer.at_score->decision;
        json["score"] = decision.verdict.doubling == Doubling::not_available ? verdict_json(decision.verdict)
                                                                             : decision_json(decision, false);
    }
    return in_one_line(json);
}

std::string answer_text(const PositionQuestion& question, const RaceAnswer& answer)
{
    return question_head(question, false) + sides_text(question, answer.facts) + "\n" +
           chances_of_race(question, answer) + "\n" + counts_text(question, answer) +
           notes_text(question, answer);
}

}  // namespace gammonkit::answers
