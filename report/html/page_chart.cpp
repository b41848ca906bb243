#include "report/html/page.hpp"
#include "report/render/picture_number.hpp"
#include "report/turn_words.hpp"

#include <fmt/format.h>

namespace gammonkit::html {
namespace {

// Of the picture, in its own unit.
constexpr double kWidth = 1000;
constexpr double kHeight = 240;
constexpr double kDot = 5;

/// A turn with its place on the chart.
struct Mark {
    double x = 0;
    double y = 0;
    const ReportedGame* game = nullptr;
    const ReportedTurn* turn = nullptr;
    double chance = 0;
};

double y_of(double chance)
{
    return (1 - chance) * kHeight;
}

std::size_t turns_of(const MatchReport& report)
{
    std::size_t count = 0;
    for (const ReportedGame& game : report.games)
        count += game.turns.size();
    return count;
}

std::vector<Mark> marks_of(const MatchReport& report)
{
    std::vector<Mark> marks;
    std::size_t number = 0;
    for (const ReportedGame& game : report.games) {
        for (const ReportedTurn& turn : game.turns) {
            if (const std::optional<double> chance = turn.chance())
                marks.push_back({chart_place(report, number), y_of(*chance), &game, &turn, *chance});
            ++number;
        }
    }
    return marks;
}

void write_line(XmlWriter& html, std::string_view kind, double x1, double y1, double x2, double y2)
{
    html.start("line");
    html.attribute("class", kind);
    html.attribute("x1", picture_number(x1));
    html.attribute("y1", picture_number(y1));
    html.attribute("x2", picture_number(x2));
    html.attribute("y2", picture_number(y2));
    html.end();
}

void write_game_borders(XmlWriter& html, const MatchReport& report)
{
    const auto all = static_cast<double>(turns_of(report));
    double before = 0;
    for (const ReportedGame& game : report.games) {
        const double x = kWidth * before / all;
        if (before > 0) write_line(html, "border", x, 0, x, kHeight);
        html.start("text");
        html.attribute("x", picture_number(x + 4));
        html.attribute("y", "14");
        html.text(std::to_string(game.index + 1));
        html.end_with_tag();
        before += static_cast<double>(game.turns.size());
    }
}

void write_curve(XmlWriter& html, const std::vector<Mark>& marks)
{
    std::string path;
    const ReportedGame* game = nullptr;
    for (const Mark& mark : marks) {
        path += fmt::format("{}{} {}", mark.game == game ? "L" : "M", picture_number(mark.x),
                            picture_number(mark.y));
        game = mark.game;
    }
    html.start("path");
    html.attribute("class", "curve");
    html.attribute("d", path);
    html.end();
}

/// The worst of a turn's decisions, if it was bad.
const JudgedDecision* blunder_of(const ReportedTurn& turn)
{
    const JudgedDecision* worst = nullptr;
    for (const JudgedDecision& judged : turn.decisions) {
        const std::optional<SkillMark> mark = mark_of(judged);
        const bool is_bad = mark == SkillMark::bad || mark == SkillMark::very_bad;
        if (is_bad && (worst == nullptr || *mark < *mark_of(*worst))) worst = &judged;
    }
    return worst;
}

void write_square(XmlWriter& html, const Mark& mark)
{
    html.attribute("x", picture_number(mark.x - kDot));
    html.attribute("y", picture_number(mark.y - kDot));
    html.attribute("width", picture_number(2 * kDot));
    html.attribute("height", picture_number(2 * kDot));
}

void write_circle(XmlWriter& html, const Mark& mark, double radius)
{
    html.attribute("cx", picture_number(mark.x));
    html.attribute("cy", picture_number(mark.y));
    html.attribute("r", picture_number(radius));
}

/// "Ann no double ?? -0.123, 54.0%", "Ann doubles to 2, 54.0%".
std::string words_of(const MatchReport& report, const Mark& mark, const JudgedDecision* blunder)
{
    const std::string words =
        blunder != nullptr
            ? decision_words(report, *blunder)
            : fmt::format("{} {}", name_of(report.match->players, mark.turn->turn->player), mark.turn->words);
    return fmt::format("{}, {:.1f}%", words, 100 * mark.chance);
}

/// What stands on the curve at a turn: a dot for a bad or very bad play, a square for the cube.
void write_event(XmlWriter& html, const Page& page, const MatchReport& report, const Mark& mark)
{
    const JudgedDecision* blunder = blunder_of(*mark.turn);
    const bool doubles = std::holds_alternative<Double>(mark.turn->turn->action);
    if (blunder == nullptr && !doubles) return;

    const bool cube = doubles || blunder->decision.kind != DecisionKind::play;
    const bool very = blunder != nullptr && mark_of(*blunder) == SkillMark::very_bad;
    html.start("a");
    html.attribute("href",
                   "#" + (blunder != nullptr ? anchor_of(page, report, *blunder)
                                             : anchor_of(page, report, mark.game->index, mark.turn->index)));
    html.start(cube ? "rect" : "circle");
    html.attribute("class", very ? "very-bad" : blunder != nullptr ? "bad" : "cube");
    if (cube) {
        write_square(html, mark);
    } else {
        write_circle(html, mark, very ? kDot : 0.7 * kDot);
    }
    html.element("title", words_of(report, mark, blunder));
    html.end_with_tag();
    html.end_with_tag();
}

}  // namespace

bool has_chart(const MatchReport& report)
{
    return marks_of(report).size() > 1;
}

double chart_place(const MatchReport& report, std::size_t number)
{
    return kWidth * (static_cast<double>(number) + 0.5) / static_cast<double>(turns_of(report));
}

void write_chart(XmlWriter& html, const Page& page, const MatchReport& report)
{
    if (!has_chart(report)) return;
    const std::vector<Mark> marks = marks_of(report);
    const bool money = report.match->rules.is_money();
    const std::string title = fmt::format(
        "{}’s chance to win the {}", name_of(report.match->players, Player::first), money ? "game" : "match");
    const XmlElement figure(html, "figure", {{"class", "chart"}});
    html.element("figcaption", title + ", turn by turn");
    const XmlElement svg(
        html, "svg",
        {{"viewBox", fmt::format("0 0 {} {}", kWidth, kHeight)}, {"role", "group"}, {"aria-label", title}});
    for (const double chance : {0.25, 0.5, 0.75})
        write_line(html, chance == 0.5 ? "half" : "quarter", 0, y_of(chance), kWidth, y_of(chance));
    write_game_borders(html, report);
    write_curve(html, marks);
    for (const Mark& mark : marks)
        write_event(html, page, report, mark);
}

}  // namespace gammonkit::html
