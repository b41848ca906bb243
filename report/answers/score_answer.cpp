#include "report/answers/score_answer.hpp"

#include "formats/notation/notation.hpp"
#include "model/identifiers/xgid.hpp"
#include "report/answers/evaluation.hpp"
#include "report/answers/json_parts.hpp"
#include "report/answers/text_parts.hpp"
#include "report/statistics/figure_rows.hpp"
#include "report/turn_words.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace gammonkit::answers {

namespace {

std::string_view sign_of(Doubling doubling)
{
    switch (doubling) {
    case Doubling::not_available:
        return "-";
    case Doubling::no_double:
        return "ND";
    case Doubling::optional_double:
        return "opt";
    case Doubling::right_double:
        return "D";
    case Doubling::too_good:
        break;
    }
    return "TG";
}

std::string_view sign_of(DoubleAnswer answer)
{
    if (answer == DoubleAnswer::beaver) return "B";
    return answer == DoubleAnswer::take ? "T" : "P";
}

/// What goes without saying: nobody passes what is no double, or takes what is too good for one.
bool is_usual(const CubeVerdict& verdict)
{
    if (verdict.doubling == Doubling::no_double) return verdict.answer == DoubleAnswer::take;
    if (verdict.doubling == Doubling::too_good) return verdict.answer == DoubleAnswer::drop;
    return verdict.doubling == Doubling::not_available;
}

bool leads_there(const PlayEvaluation& ranked, const Play& play)
{
    return sorted(ranked.play) == sorted(play);
}

void add_cube(const CubeEvaluation& cube, Json& row)
{
    const CubeDecision& decision = cube.decision;
    if (decision.verdict.doubling == Doubling::not_available) {
        row.update(verdict_json(decision.verdict));
        return;
    }
    row.update(decision_json(decision, cube.is_money));
    row["gain"] = rounded(gain_of_double(decision));
}

void add_plays(const ScoredPosition& scored, Json& row)
{
    const GameState& state = scored.state;
    const auto text_of = [&](const PlayEvaluation& ranked) {
        return notation::format_play(ranked.play, state.position, state.on_roll, notation::kForPeople);
    };
    const PlayEvaluation& best = scored.plays.front();
    row["play"] = text_of(best);
    row.update(json_of(best.equity, best.mwc ? std::optional(best.mwc->value) : std::nullopt));
    if (scored.plays.size() < 2) return;
    row["next"] = text_of(scored.plays[1]);
    row["lead"] = rounded(*lead_of_best(scored));
}

/// A money game needs no points: its row says so.
Json row_of(const ScoredPosition& scored)
{
    const GameState& state = scored.state;
    const bool is_money = state.rules.is_money();
    const bool is_double_match_point = away(state, Player::first) == 1 && away(state, Player::second) == 1;
    Json row = {{"own_away", is_money ? Json(nullptr) : Json(away(state, state.on_roll))},
                {"opponent_away", is_money ? Json(nullptr) : Json(away(state, opponent(state.on_roll)))},
                {"crawford", state.crawford_game},
                {"post_crawford", is_post_crawford(state) && !is_double_match_point},
                {"actual", scored.is_actual}};
    if (scored.cube) {
        add_cube(*scored.cube, row);
    } else {
        add_plays(scored, row);
    }
    return row;
}

constexpr int kColumn = 6;

/// What stands in the table for a score.
using CellText = std::function<std::string(const ScoredPosition&)>;

/// Without the zero before the point, so that it is short: "+.123", "-1.02", "0".
std::string short_number(double number)
{
    const std::string text = signed_text(number, 3);
    if (text == "0.000") return "0";
    return text[1] == '0' ? text.substr(0, 1) + text.substr(2) : text.substr(0, text.size() - 1);
}

std::string marked(const ScoredPosition& scored, const CellText& cell)
{
    const std::string text = cell(scored);
    return scored.is_actual ? "*" + text : text;
}

std::string table(const ScoreMap& map, const CellText& cell)
{
    std::string text = fmt::format("{:>5}", "");
    for (const AwayMark mark : map.marks)
        text += fmt::format("{:>{}}", to_string(mark), kColumn);
    text += "\n";
    for (std::size_t row = 0; row < map.marks.size(); ++row) {
        std::string line = fmt::format("{:>5}", to_string(map.marks[row]));
        for (std::size_t column = 0; column < map.marks.size(); ++column) {
            const std::optional<ScoredPosition>& scored = map.at(row, column);
            line += fmt::format("{:>{}}", scored ? marked(*scored, cell) : "", kColumn);
        }
        text += line.substr(0, line.find_last_not_of(' ') + 1) + "\n";
    }
    return text + fmt::format("{:>5}{:>{}}\n", "money", marked(map.money, cell), kColumn);
}

std::string axes(const PositionQuestion& question)
{
    const NamedPosition& position = question.position;
    const Player player = position.state.on_roll;
    return fmt::format("a row for the points that {} needs, a column for those of {};\nCr: in the Crawford "
                       "game, 1: after it; *: the score of this position\n",
                       position.names[player], position.names[opponent(player)]);
}

std::string cube_tables(const PositionQuestion& question, const ScoreMap& map)
{
    const auto verdict = [](const ScoredPosition& scored) {
        return short_verdict(scored.cube->decision.verdict);
    };
    const auto gain = [](const ScoredPosition& scored) {
        const CubeDecision& decision = scored.cube->decision;
        const bool is_available = decision.verdict.doubling != Doubling::not_available;
        return is_available ? short_number(gain_of_double(decision)) : "-";
    };
    return table(map, verdict) + "\n" + axes(question) +
           "ND no double, D double, TG too good to double; T take, P pass, B beaver; opt either\n\n" +
           "what doubling brings more than not to double (EMG; points in the money game)\n\n" +
           table(map, gain);
}

std::string play_tables(const PositionQuestion& question, const ScoreMap& map)
{
    const std::vector<Play> plays = best_plays_of(map);
    const auto letter = [&](const ScoredPosition& scored) { return letter_of(index_of_best(plays, scored)); };
    const auto lead = [](const ScoredPosition& scored) {
        const std::optional<double> lost = lead_of_best(scored);
        return lost ? short_number(*lost) : "-";
    };
    std::string text = table(map, letter) + "\n" + axes(question) + "\n";
    const GameState& state = question.position.state;
    for (std::size_t i = 0; i < plays.size(); ++i)
        text += fmt::format("  {}  {}\n", letter_of(i), play_text(plays[i], state));
    return text + "\nhow much better it is than the next (EMG; points in the money game)\n\n" +
           table(map, lead);
}

}  // namespace

Result<ScoreMap> map_scores(const PositionQuestion& question, int size)
{
    const GameState& state = question.position.state;
    GK_TRY_VOID(still_played(state));
    return score_map(question.judge, state, question.level, size, question.progress);
}

std::string to_string(AwayMark mark)
{
    return mark.crawford ? "Cr" : fmt::format("{}", mark.away);
}

std::string short_verdict(const CubeVerdict& verdict)
{
    const std::string_view doubling = sign_of(verdict.doubling);
    if (is_usual(verdict)) return std::string(doubling);
    return fmt::format("{}/{}", doubling, sign_of(verdict.answer));
}

double gain_of_double(const CubeDecision& decision)
{
    return value_of_double(decision.normalized, decision.verdict.answer) - decision.normalized.no_double;
}

std::optional<double> lead_of_best(const ScoredPosition& scored)
{
    if (scored.plays.size() < 2) return std::nullopt;
    return scored.plays[0].equity - scored.plays[1].equity;
}

std::vector<Play> best_plays_of(const ScoreMap& map)
{
    struct Counted {
        Play play;
        int scores = 0;
    };
    std::vector<Counted> plays{{.play = map.money.plays.front().play}};
    for (const std::optional<ScoredPosition>& scored : map.scores) {
        if (!scored) continue;
        const PlayEvaluation& best = scored->plays.front();
        const auto found = std::ranges::find_if(
            plays, [&](const Counted& counted) { return leads_there(best, counted.play); });
        if (found == plays.end()) {
            plays.push_back({.play = best.play, .scores = 1});
        } else {
            ++found->scores;
        }
    }
    std::stable_sort(plays.begin() + 1, plays.end(),
                     [](const Counted& a, const Counted& b) { return a.scores > b.scores; });
    std::vector<Play> result;
    std::ranges::transform(plays, std::back_inserter(result), &Counted::play);
    return result;
}

std::size_t index_of_best(const std::vector<Play>& plays, const ScoredPosition& scored)
{
    const auto found = std::ranges::find_if(
        plays, [&](const Play& play) { return leads_there(scored.plays.front(), play); });
    return static_cast<std::size_t>(found - plays.begin());
}

std::string letter_of(std::size_t index)
{
    constexpr std::size_t kLetters = 26;
    return index < kLetters ? std::string(1, static_cast<char>('A' + index)) : fmt::format("{}", index + 1);
}

std::string answer_json(const PositionQuestion& question, const ScoreMap& map)
{
    Json json = question_json(question, map.is_of_plays() ? "score-plays" : "score-cubes");
    json["match_equity_table"] = question.judge.match_equity_table().name();
    Json rows = Json::array();
    rows.push_back(row_of(map.money));
    for (const std::optional<ScoredPosition>& scored : map.scores) {
        if (scored) rows.push_back(row_of(*scored));
    }
    json["scores"] = std::move(rows);
    return in_one_line(json);
}

std::string answer_text(const PositionQuestion& question, const ScoreMap& map)
{
    const bool of_plays = map.is_of_plays();
    return question_head(question, of_plays) +
           (of_plays ? play_tables(question, map) : cube_tables(question, map));
}

}  // namespace gammonkit::answers
