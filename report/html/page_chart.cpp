#include "report/chart_turns.hpp"
#include "report/html/page.hpp"
#include "report/render/picture_words.hpp"
#include "report/verdict.hpp"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>

namespace gammonkit::html {
namespace {

// Of the picture, in its own unit. It is stretched to the width of the page: lines keep their widths, and
// dots are lines without length.
constexpr double kWidth = 1000;
constexpr double kAllWidth = 1008;  ///< With some room behind the last roll.
constexpr double kHeight = 240;
constexpr double kMargin = 16;      ///< Above and below, for the errors at the edges.
constexpr double kRibbon = 60;      ///< The luck below the chart.
constexpr std::size_t kMany = 500;  ///< So many turns stand close together.

double x_of(double place)
{
    return kWidth * place;
}

double y_of(double chance)
{
    return (1 - chance) * kHeight;
}

double y_of(const ChartTurn& mark)
{
    return y_of(mark.chance.value_or(0.5));
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

/// A path across in turns and down in fifths of the chart's unit, no finer than a screen, and as short as it
/// can be: each point is told from the one before.
class FinePath {
public:
    explicit FinePath(std::size_t turns) : turns_(static_cast<double>(turns)) {}

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
        x_ = std::lround(x * turns_ / kWidth - 0.5);
        y_ = std::lround(5 * y);
    }
    /// A minus parts numbers, too.
    void append(long number, bool is_parted)
    {
        if (is_parted && number >= 0) text_ += ' ';
        fmt::format_to(std::back_inserter(text_), "{}", number);
    }

    std::string text_;
    double turns_;
    std::string_view letter_;  ///< In front of the next point of a line.
    long x_ = 0;
    long y_ = 0;
};

/// Turns such a path into one of the chart.
std::string fine(std::size_t turns)
{
    const double turn = kWidth / static_cast<double>(turns);
    return fmt::format("translate({:.5g})scale({:.5g} .2)", turn / 2, turn);
}

/// Between the curve and the middle.
std::string area_path(const std::vector<ChartTurn>& marks, std::size_t turns)
{
    const double middle = kHeight / 2;
    FinePath path(turns);
    for (std::size_t i = 0; i < marks.size(); ++i) {
        const bool begins = i == 0 || marks[i].game != marks[i - 1].game;
        const bool ends = i + 1 == marks.size() || marks[i].game != marks[i + 1].game;
        if (begins) path.move(x_of(marks[i].place), middle);
        path.line(x_of(marks[i].place), y_of(marks[i]));
        if (!ends) continue;
        path.line(x_of(marks[i].place), middle);
        path.close();
    }
    return path.text();
}

/// What is better than even for one player: the area, cut off at the middle.
void write_half(XmlWriter& html, const std::string& id, bool is_first, std::size_t turns)
{
    const double top = is_first ? -kMargin : kHeight / 2;
    const double height = kHeight / 2 + kMargin;
    const std::string half = fmt::format("{}{}", id, is_first ? 1 : 2);
    {
        const XmlElement part(html, "symbol",
                              {{"id", half},
                               {"viewBox", fmt::format("0 {} {} {}", top, kWidth, height)},
                               {"preserveAspectRatio", "none"}});
        html.empty("use", {{"href", "#" + id}, {"transform", fine(turns)}});
    }
    html.empty("use", {{"href", "#" + half},
                       {"class", is_first ? "area first" : "area second"},
                       {"y", fmt::format("{}", top)},
                       {"width", fmt::format("{}", kWidth)},
                       {"height", fmt::format("{}", height)}});
}

void write_areas(XmlWriter& html, const std::string& id, const std::vector<ChartTurn>& marks,
                 std::size_t turns)
{
    {
        const XmlElement shared(html, "defs");
        html.empty("path", {{"id", id}, {"class", "region"}, {"d", area_path(marks, turns)}});
    }
    write_half(html, id, true, turns);
    write_half(html, id, false, turns);
}

void write_curve(XmlWriter& html, const std::vector<ChartTurn>& marks, std::size_t turns)
{
    FinePath path(turns);
    const ReportedGame* game = nullptr;
    for (const ChartTurn& mark : marks) {
        if (mark.game == game) {
            path.line(x_of(mark.place), y_of(mark));
        } else {
            path.move(x_of(mark.place), y_of(mark));
        }
        game = mark.game;
    }
    const XmlElement group(html, "g", {{"transform", fine(turns)}});
    write_path(html, "curve", path.text());
}

/// How far the stem of an error reaches.
double stem_length(const ChartTurn& mark)
{
    return kMargin + (kHeight / 3) * mark.stem;
}

/// The script says what it leads to.
void write_link(XmlWriter& html, const std::string& anchor, std::string_view kind, const std::string& path)
{
    const XmlElement link(html, "a", {{"href", "#" + anchor}});
    write_path(html, kind, path);
}

/// What stands on the curve at a turn: a stem for a bad or very bad error, up for the first player and down
/// for the second, and a square for a double.
void write_event(XmlWriter& html, const Page& page, const MatchReport& report, const ChartTurn& mark)
{
    const DecisionError* blunder = mark.blunder;
    const std::string x = fmt::format("{:.1f}", x_of(mark.place));
    const std::string y = fmt::format("{:.0f}", y_of(mark));
    if (std::holds_alternative<Double>(mark.turn->turn->action))
        write_link(html, anchor_of(page, report, mark.game->index, mark.turn->index), "cube",
                   fmt::format("M{} {}h0", x, y));
    if (blunder == nullptr) return;
    const bool is_first = blunder->decision.player == Player::first;
    const double length = stem_length(mark);
    const double end = std::clamp(y_of(mark) + (is_first ? -length : length), -kMargin, kHeight + kMargin);
    const std::string kind = fmt::format("stem {}{}", to_string(*mark_of(*blunder)),
                                         blunder->decision.kind == DecisionKind::play ? "" : " square");
    write_link(html, anchor_of(page, report, *blunder), kind, fmt::format("M{} {}V{:.0f}", x, y, end));
}

/// The luck of every roll, up where it was good for the first player.
void write_luck(XmlWriter& html, const MatchReport& report)
{
    ByPlayer<std::string> paths;
    const std::vector<ChartTurn> turns = chart_turns(report);
    for (std::size_t x = 0; x < turns.size(); ++x) {
        // In turns, and in halves of the chart's unit.
        const long up = std::lround(turns[x].luck * kRibbon);
        if (std::abs(up) < 2) continue;
        paths[turns[x].turn->turn->player] += fmt::format("M{} 0v{}", x, -up);
    }
    if (paths.first.empty() && paths.second.empty()) return;
    const std::string title =
        report.words.say("Luck of the rolls, up where it was good for {0}", report.name_of(Player::first));
    const XmlElement svg(html, "svg",
                         {{"class", "luck"},
                          {"viewBox", fmt::format("0 0 {} {}", kAllWidth, kRibbon)},
                          {"preserveAspectRatio", "none"},
                          {"role", "img"},
                          {"aria-label", title}});
    const double turn = kWidth / static_cast<double>(turns.size());
    const XmlElement group(
        html, "g",
        {{"transform", fmt::format("translate({:.5g} {})scale({:.5g} .5)", turn / 2, kRibbon / 2, turn)}});
    write_line(html, "half", 0, 0, static_cast<double>(turns.size()), 0);
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
                      {"style", fmt::format("--x:{:.4f}", x_of(places[game]) / kAllWidth)}},
                     std::to_string(reported.index + 1));
    }
}

void write_plot(XmlWriter& html, const Page& page, const MatchReport& report, const std::string& title)
{
    const std::vector<ChartTurn> marks = charted_turns(report);
    {
        const XmlElement svg(
            html, "svg",
            {{"class", "curves"},
             {"viewBox", fmt::format("0 {} {} {}", -kMargin, kAllWidth, kHeight + 2 * kMargin)},
             {"preserveAspectRatio", "none"},
             {"role", "group"},
             {"aria-label", title}});
        for (const double chance : {0.0, 0.25, 0.5, 0.75, 1.0})
            write_line(html, chance == 0.5 ? "half" : "quarter", 0, y_of(chance), kAllWidth, y_of(chance));
        for (const double place : game_places(report)) {
            if (place > 0) write_line(html, "border", x_of(place), -kMargin, x_of(place), kHeight + kMargin);
        }
        const std::size_t turns = count_turns(report);
        write_areas(html, page.prefix_of(report) + "area", marks, turns);
        write_curve(html, marks, turns);
        for (const ChartTurn& mark : marks)
            write_event(html, page, report, mark);
    }
    write_labels(html, page, report);
}

}  // namespace

bool has_chart(const MatchReport& report)
{
    return charted_turns(report).size() > 1;
}

double chart_place(const MatchReport& report, std::size_t number)
{
    return x_of(place_on_chart(report, number));
}

void write_chart(XmlWriter& html, const Page& page, const MatchReport& report)
{
    if (!has_chart(report)) return;
    const bool money = report.match->rules.is_money();
    const std::string title =
        report.words.say(money ? "{0}’s chance to win the game"_say : "{0}’s chance to win the match"_say,
                         report.name_of(Player::first));
    const bool is_long = count_turns(report) > kMany;
    const XmlElement figure(html, "figure", {{"class", is_long ? "chart long" : "chart"}});
    html.element("figcaption", report.words.say("{0}, turn by turn", title) + " · " +
                                   report.words.say("bars: bad and very bad errors, squares: doubles, below: "
                                                    "luck of each roll") +
                                   " · " + stem_legend(report));
    {
        const XmlElement plot(html, "div", {{"class", "plot"}});
        write_plot(html, page, report, title);
    }
    write_luck(html, report);
}

}  // namespace gammonkit::html
