#include "formats/notation/notation.hpp"
#include "report/answers/score_answer.hpp"
#include "report/answers/text_parts.hpp"
#include "report/statistics/figure_text.hpp"

#include <fmt/format.h>
#include <functional>

namespace gammonkit::answers {
namespace {

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
    for (std::size_t i = 0; i < plays.size(); ++i) {
        const std::string play =
            notation::format_play(plays[i], state.position, state.on_roll, notation::kForPeople);
        text += fmt::format("  {}  {}\n", letter_of(i), play.empty() ? "cannot move" : play);
    }
    return text + "\nhow much better it is than the next (EMG; points in the money game)\n\n" +
           table(map, lead);
}

}  // namespace

std::string answer_text(const PositionQuestion& question, const ScoreMap& map)
{
    const bool of_plays = map.is_of_plays();
    return question_head(question, of_plays) +
           (of_plays ? play_tables(question, map) : cube_tables(question, map));
}

}  // namespace gammonkit::answers
