#include "report/html/page.hpp"
#include "report/render/picture_words.hpp"
#include "report/turn_words.hpp"
#include "report/verdict.hpp"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>

namespace gammonkit::html {
namespace {

// Of the picture, in its own unit. It is stretched to the width of the page: lines keep their widths, and
// dots are lines without length.
constexpr double kWidth = 1000;
constexpr double kHeight = 240;
constexpr double kMargin = 16;  ///< Above and below, for the errors at the edges.
constexpr double kRibbon = 60;  ///< The luck below the chart.

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

void write_path(XmlWriter& html, std::string_view kind, const std::string& path)
{
    if (path.empty()) return;
    html.empty("path", {{"class", kind}, {"d", path}});
}

void write_line(XmlWriter& html, std::string_view kind, double x1, double y1, double x2, double y2)
{
    write_path(html, kind,
               fmt::format("M{} {}L{} {}", picture_number(x1), picture_number(y1), picture_number(x2),
                           picture_number(y2)));
}

/// Where each game begins, from 0 to 1000.
std::vector<double> game_places(const MatchReport& report)
{
    std::vector<double> places;
    double before = 0;
    for (const ReportedGame& game : report.games) {
        places.push_back(kWidth * before / static_cast<double>(turns_of(report)));
        before += static_cast<double>(game.turns.size());
    }
    return places;
}

/// A path across in tenths and down in fifths of the chart's unit, no finer than a screen, and as short as it
/// can be: each point is told from the one before.
class FinePath {
public:
    void move(double x, double y)
    {
        go(x, y);
        text_ += fmt::format("M{} {}", x_, y_);
        letter_ = "l";
    }
    void line(double x, double y)
    {
        const auto [old_x, old_y] = std::pair(x_, y_);
        go(x, y);
        text_ += letter_;
        append(x_ - old_x, letter_.empty());
        append(y_ - old_y, true);
        letter_ = "";
    }
    void close() { text_ += 'Z'; }
    [[nodiscard]] const std::string& text() const { return text_; }

private:
    void go(double x, double y)
    {
        x_ = std::lround(10 * x);
        y_ = std::lround(5 * y);
    }
    /// A minus parts numbers, too.
    void append(long number, bool is_parted)
    {
        if (is_parted && number >= 0) text_ += ' ';
        fmt::format_to(std::back_inserter(text_), "{}", number);
    }

    std::string text_;
    std::string_view letter_;  ///< In front of the next point of a line.
    long x_ = 0;
    long y_ = 0;
};

constexpr std::string_view kFine = "scale(.1 .2)";

/// Between the curve and the middle.
std::string area_path(const std::vector<Mark>& marks)
{
    const double middle = kHeight / 2;
    FinePath path;
    for (std::size_t i = 0; i < marks.size(); ++i) {
        const bool begins = i == 0 || marks[i].game != marks[i - 1].game;
        const bool ends = i + 1 == marks.size() || marks[i].game != marks[i + 1].game;
        if (begins) path.move(marks[i].x, middle);
        path.line(marks[i].x, marks[i].y);
        if (!ends) continue;
        path.line(marks[i].x, middle);
        path.close();
    }
    return path.text();
}

/// What is better than even for one player: the area, cut off at the middle.
void write_half(XmlWriter& html, const std::string& id, bool is_first)
{
    const double top = is_first ? -kMargin : kHeight / 2;
    const double height = kHeight / 2 + kMargin;
    const std::string half = fmt::format("{}{}", id, is_first ? 1 : 2);
    {
        const XmlElement part(html, "symbol",
                              {{"id", half},
                               {"viewBox", fmt::format("0 {} {} {}", top, kWidth, height)},
                               {"preserveAspectRatio", "none"}});
        html.empty("use", {{"href", "#" + id}, {"transform", kFine}});
    }
    html.empty("use", {{"href", "#" + half},
                       {"class", is_first ? "area first" : "area second"},
                       {"y", fmt::format("{}", top)},
                       {"width", fmt::format("{}", kWidth)},
                       {"height", fmt::format("{}", height)}});
}

void write_areas(XmlWriter& html, const std::string& id, const std::vector<Mark>& marks)
{
    {
        const XmlElement shared(html, "defs");
        html.empty("path", {{"id", id}, {"class", "region"}, {"d", area_path(marks)}});
    }
    write_half(html, id, true);
    write_half(html, id, false);
}

void write_curve(XmlWriter& html, const std::vector<Mark>& marks)
{
    FinePath path;
    const ReportedGame* game = nullptr;
    for (const Mark& mark : marks) {
        if (mark.game == game) {
            path.line(mark.x, mark.y);
        } else {
            path.move(mark.x, mark.y);
        }
        game = mark.game;
    }
    const XmlElement group(html, "g", {{"transform", kFine}});
    write_path(html, "curve", path.text());
}

/// The worst of a turn's decisions, if it was bad.
const DecisionError* blunder_of(const ReportedTurn& turn)
{
    const DecisionError* worst = nullptr;
    for (const DecisionError& judged : turn.decisions) {
        const std::optional<SkillMark> mark = mark_of(judged);
        const bool is_bad = mark == SkillMark::bad || mark == SkillMark::very_bad;
        if (is_bad && (worst == nullptr || *mark < *mark_of(*worst))) worst = &judged;
    }
    return worst;
}

/// "Ann no double ?? -0.123, 54.0%", "Ann doubles to 2, 54.0%".
std::string words_of(const MatchReport& report, const Mark& mark, const DecisionError* blunder)
{
    const std::string words =
        blunder != nullptr ? decision_words(report, *blunder, kMinus)
                           : fmt::format("{} {}", report.name_of(mark.turn->turn->player), mark.turn->words);
    return fmt::format("{}, {}", words, report.words.numbers(fmt::format("{:.1f}%", 100 * mark.chance)));
}

/// How long the stem of an error is: an error of a tenth of the match, or half a point, reaches far.
double stem_length(const MatchReport& report, const DecisionError& judged)
{
    if (!judged.error) return kMargin;
    const bool money = report.match->rules.is_money();
    const double part = money ? judged.error->normalized / 0.5 : judged.error->absolute / 0.1;
    return kMargin + (kHeight / 3) * std::min(part, 1.0);
}

void write_link(XmlWriter& html, const std::string& anchor, std::string_view kind, const std::string& path,
                const std::string& words)
{
    html.start("a");
    html.attribute("href", "#" + anchor);
    html.start("path");
    html.attribute("class", kind);
    html.attribute("d", path);
    html.element("title", words);
    html.end_with_tag();
    html.end_with_tag();
}

/// What stands on the curve at a turn: a stem for a bad or very bad error, up for the first player and down
/// for the second, and a square for a double.
void write_event(XmlWriter& html, const Page& page, const MatchReport& report, const Mark& mark)
{
    const DecisionError* blunder = blunder_of(*mark.turn);
    const std::string x = fmt::format("{:.1f}", mark.x);
    const std::string y = fmt::format("{:.0f}", mark.y);
    if (std::holds_alternative<Double>(mark.turn->turn->action))
        write_link(html, anchor_of(page, report, mark.game->index, mark.turn->index), "cube",
                   fmt::format("M{} {}h0", x, y), words_of(report, mark, nullptr));
    if (blunder == nullptr) return;
    const bool is_first = blunder->decision.player == Player::first;
    const double length = stem_length(report, *blunder);
    const double end = std::clamp(mark.y + (is_first ? -length : length), -kMargin, kHeight + kMargin);
    const std::string kind = fmt::format("stem {}{}", to_string(*mark_of(*blunder)),
                                         blunder->decision.kind == DecisionKind::play ? "" : " square");
    write_link(html, anchor_of(page, report, *blunder), kind, fmt::format("M{} {}V{:.0f}", x, y, end),
               words_of(report, mark, blunder));
}

/// The luck of every roll, up where it was good for the first player.
void write_luck(XmlWriter& html, const MatchReport& report)
{
    const bool money = report.match->rules.is_money();
    ByPlayer<std::string> paths;
    std::size_t number = 0;
    for (const ReportedGame& game : report.games) {
        for (const ReportedTurn& turn : game.turns) {
            const double x = chart_place(report, number++);
            for (const DecisionError& judged : turn.decisions) {
                if (judged.decision.kind != DecisionKind::play || !judged.luck) continue;
                const double luck = money ? judged.luck->normalized : judged.luck->absolute;
                const double part = std::clamp(luck / (money ? 0.6 : 0.15), -1.0, 1.0);
                // In halves of the chart's unit.
                const long up =
                    std::lround((judged.decision.player == Player::first ? part : -part) * kRibbon);
                if (std::abs(up) < 2) continue;
                paths[judged.decision.player] += fmt::format("M{} 0v{}", std::lround(10 * x), -up);
            }
        }
    }
    if (paths.first.empty() && paths.second.empty()) return;
    const std::string title =
        report.words.say("Luck of the rolls, up where it was good for {0}", report.name_of(Player::first));
    const XmlElement svg(html, "svg",
                         {{"class", "luck"},
                          {"viewBox", fmt::format("0 0 {} {}", kWidth, kRibbon)},
                          {"preserveAspectRatio", "none"},
                          {"role", "img"},
                          {"aria-label", title}});
    html.element("title", title);
    const XmlElement group(html, "g",
                           {{"transform", fmt::format("translate(0 {})scale(.1 .5)", kRibbon / 2)}});
    write_line(html, "half", 0, 0, 10 * kWidth, 0);
    write_path(html, "first", paths.first);
    write_path(html, "second", paths.second);
}

/// Texts are no part of the picture, which would stretch them.
void write_labels(XmlWriter& html, const Page& page, const MatchReport& report)
{
    const double all = kHeight + 2 * kMargin;
    for (const int percent : {100, 50, 0}) {
        const double top = 100 * (kMargin + y_of(percent / 100.0)) / all;
        html.element("small", {{"class", "axis"}, {"style", fmt::format("top:{:.1f}%", top)}},
                     std::to_string(percent));
    }
    const std::vector<double> places = game_places(report);
    for (std::size_t game = 0; game < places.size(); ++game) {
        const ReportedGame& reported = report.games[game];
        html.element("a",
                     {{"class", "game"},
                      {"href", "#" + anchor_of(page, report, game)},
                      {"style", fmt::format("left:{:.2f}%", places[game] / 10)}},
                     std::to_string(reported.index + 1));
    }
}

void write_plot(XmlWriter& html, const Page& page, const MatchReport& report, const std::string& title)
{
    const std::vector<Mark> marks = marks_of(report);
    {
        const XmlElement svg(html, "svg",
                             {{"class", "curves"},
                              {"viewBox", fmt::format("0 {} {} {}", -kMargin, kWidth, kHeight + 2 * kMargin)},
                              {"preserveAspectRatio", "none"},
                              {"role", "group"},
                              {"aria-label", title}});
        for (const double chance : {0.0, 0.25, 0.5, 0.75, 1.0})
            write_line(html, chance == 0.5 ? "half" : "quarter", 0, y_of(chance), kWidth, y_of(chance));
        for (const double place : game_places(report)) {
            if (place > 0) write_line(html, "border", place, -kMargin, place, kHeight + kMargin);
        }
        write_areas(html, page.prefix_of(report) + "area", marks);
        write_curve(html, marks);
        for (const Mark& mark : marks)
            write_event(html, page, report, mark);
    }
    write_labels(html, page, report);
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
    const bool money = report.match->rules.is_money();
    const std::string title =
        report.words.say(money ? "{0}’s chance to win the game"_say : "{0}’s chance to win the match"_say,
                         report.name_of(Player::first));
    const XmlElement figure(html, "figure", {{"class", "chart"}});
    html.element("figcaption", report.words.say("{0}, turn by turn", title));
    {
        const XmlElement plot(html, "div", {{"class", "plot"}});
        write_plot(html, page, report, title);
    }
    write_luck(html, report);
}

}  // namespace gammonkit::html
