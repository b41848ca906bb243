#include "report/chart_turns.hpp"
#include "report/pdf/pages.hpp"
#include "report/turn_words.hpp"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>

namespace gammonkit::pdf {

namespace {

constexpr double kForLabels = 26;
constexpr double kForNumbers = 10;       ///< Of the games, below.
constexpr Color kBetter{204, 204, 204};  ///< The area where the first player has more than even chances.
constexpr Color kWorse{229, 229, 229};   ///< And where he has less.
constexpr Color kBad{110, 110, 110};
constexpr Color kPaper{255, 255, 255};

/// The curve of a match in the upper four fifths of a box, and the luck of its rolls below.
class Chart {
public:
    Chart(Flow& flow, const MatchPages& match, const Box& box)
        : flow_(flow), match_(match), box_{box.x, box.y, box.width, 0.8 * box.height},
          luck_{box.x, box_.bottom() + 9, box.width, 0.2 * box.height - 9},
          marks_(charted_turns(*match.report))
    {
    }

    void draw(const std::vector<const DecisionError*>& numbered)
    {
        draw_areas();
        draw_frame();
        draw_luck();
        for (std::size_t i = 1; i < marks_.size(); ++i) {
            if (marks_[i - 1].game != marks_[i].game) continue;
            canvas().line(spot_of(marks_[i - 1]), spot_of(marks_[i]), {.color = kInk, .width = 0.8});
        }
        for (const ChartTurn& mark : marks_)
            draw_event(mark, numbered);
    }

private:
    /// Between the curve and the middle, as one area from one crossing of that to the next.
    void draw_areas()
    {
        std::vector<CanvasPoint> area;
        for (std::size_t i = 0; i < marks_.size(); ++i) {
            const CanvasPoint spot = spot_of(marks_[i]);
            if (i > 0 && marks_[i - 1].game != marks_[i].game) end_area(area, spot_of(marks_[i - 1]).x);
            const bool crosses = !area.empty() && (area.back().y < middle()) != (spot.y < middle());
            if (crosses) {
                const CanvasPoint from = area.back();
                end_area(area, from.x + (middle() - from.y) / (spot.y - from.y) * (spot.x - from.x));
                area.push_back({last_end_, middle()});
            } else if (area.empty()) {
                area.push_back({spot.x, middle()});
            }
            area.push_back(spot);
        }
        if (!marks_.empty()) end_area(area, spot_of(marks_.back()).x);
    }

    /// It goes on to where it meets the middle, or to the end of the game.
    void end_area(std::vector<CanvasPoint>& area, double x)
    {
        if (area.empty()) return;
        const bool is_better = area.back().y < middle();
        area.push_back({x, middle()});
        canvas().polygon(area, {.fill = is_better ? kBetter : kWorse});
        area.clear();
        last_end_ = x;
    }

    void draw_frame()
    {
        for (const double chance : {0.0, 0.25, 0.5, 0.75, 1.0}) {
            const double y = y_of(chance);
            canvas().line({box_.x, y}, {box_.right(), y},
                          {.color = kHair, .width = chance == 0.5 ? 0.9 : 0.4});
            canvas().text({box_.x - 4, y + 2.3}, fmt::format("{:.0f}%", 100 * chance),
                          {.color = kGray, .size = 6.5, .anchor = Anchor::end});
        }
        const std::vector<double> places = game_places(*match_.report);
        for (std::size_t i = 0; i < places.size(); ++i) {
            const double x = x_of(places[i]);
            canvas().line({x, box_.y}, {x, luck_.bottom()}, {.color = kHair, .width = 0.4, .dashed = true});
            canvas().text({x + 2, luck_.bottom() + 8}, std::to_string(match_.report->games[i].game().number),
                          {.color = kGray, .size = 6.5});
        }
    }

    void draw_luck()
    {
        const double middle = luck_.y + luck_.height / 2;
        canvas().line({luck_.x, middle}, {luck_.right(), middle}, {.color = kHair, .width = 0.4});
        const std::vector<ChartTurn> turns = chart_turns(*match_.report);
        const double width = std::clamp(0.6 * luck_.width / static_cast<double>(turns.size()), 0.3, 1.5);
        for (const ChartTurn& turn : turns) {
            if (std::abs(turn.luck) < 0.02) continue;
            const double x = x_of(turn.place);
            canvas().line({x, middle}, {x, middle - turn.luck * luck_.height / 2},
                          {.color = kGray, .width = width});
        }
    }

    /// A square for a turn of the cube; for an error a stem, up of the first player and down of the second,
    /// with a head: a square for one with the cube, full for a very bad one.
    void draw_event(const ChartTurn& mark, const std::vector<const DecisionError*>& numbered)
    {
        const CanvasPoint spot = spot_of(mark);
        if (std::holds_alternative<Double>(mark.turn->turn->action))
            draw_head(spot, true, {.fill = kPaper, .outline = Pen{.color = kInk, .width = 0.8}});
        if (mark.blunder == nullptr) return;
        const bool very_bad = mark_of(*mark.blunder) == SkillMark::very_bad;
        const Color color = very_bad ? kInk : kBad;
        const double up = mark.blunder->decision.player == Player::first ? 1 : -1;
        const double length = 7 + mark.stem * box_.height / 3;
        const CanvasPoint end{spot.x, std::clamp(spot.y - up * length, box_.y - 2, box_.bottom() + 2)};
        canvas().line(spot, end, {.color = color, .width = very_bad ? 1.5 : 1.0});
        draw_head(end, mark.blunder->decision.kind != DecisionKind::play,
                  {.fill = very_bad ? kInk : kPaper, .outline = Pen{.color = color, .width = 0.8}});
        const Box reached{spot.x - 3, std::min(spot.y, end.y) - 3, 6, std::abs(spot.y - end.y) + 6};
        flow_.link(reached, board_place(match_, mark.blunder->decision));
        const auto number = std::ranges::find(numbered, mark.blunder);
        if (number == numbered.end()) return;
        canvas().text(free_place(end, up), std::to_string(number - numbered.begin() + 1),
                      {.color = kInk, .size = 6.5, .bold = true, .anchor = Anchor::middle});
    }

    void draw_head(CanvasPoint center, bool is_square, const Style& style)
    {
        constexpr double kHalf = 1.7;
        if (is_square) {
            canvas().box({center.x - kHalf, center.y - kHalf, 2 * kHalf, 2 * kHalf}, 0, style);
        } else {
            canvas().circle(center, kHalf, style);
        }
    }

    /// Beyond the head of a stem, where no number stands yet.
    CanvasPoint free_place(CanvasPoint end, double up)
    {
        constexpr double kWide = 8;
        constexpr double kHigh = 6.5;
        CanvasPoint place{end.x, end.y + (up > 0 ? -3.2 : 8.2)};
        const auto is_taken = [&](const CanvasPoint& spot) {
            return std::ranges::any_of(numbers_, [&](const CanvasPoint& other) {
                return std::abs(other.x - spot.x) < kWide && std::abs(other.y - spot.y) < kHigh;
            });
        };
        for (int tries = 0; tries < 4 && is_taken(place); ++tries)
            place.y -= up * kHigh;
        numbers_.push_back(place);
        return place;
    }

    [[nodiscard]] Canvas& canvas() { return flow_.canvas(); }
    [[nodiscard]] double middle() const { return y_of(0.5); }
    [[nodiscard]] CanvasPoint spot_of(const ChartTurn& mark) const
    {
        return {x_of(mark.place), y_of(mark.chance.value_or(0.5))};
    }
    [[nodiscard]] double x_of(double place) const { return box_.x + box_.width * place; }
    [[nodiscard]] double y_of(double chance) const
    {
        return box_.y + (1 - std::clamp(chance, 0.0, 1.0)) * box_.height;
    }

    Flow& flow_;
    const MatchPages& match_;
    Box box_;
    Box luck_;
    std::vector<ChartTurn> marks_;
    std::vector<CanvasPoint> numbers_;
    double last_end_ = 0;  ///< Of an area.
};

constexpr double kHeight = 9;
constexpr Color kErrors{70, 70, 70};
constexpr Color kLuck{165, 165, 165};

/// The chances that parts of the bar stand for, on paper.
class Bar {
public:
    Bar(Canvas& canvas, const Box& box) : canvas_(canvas), box_(box) {}

    void fill(double from, double to, Color color)
    {
        const auto [left, right] = std::minmax({x_of(from), x_of(to)});
        if (right > left) canvas_.box({left, box_.y, right - left, box_.height}, 0, {.fill = color});
    }

    void tick(double chance, std::string_view label)
    {
        const double x = x_of(chance);
        canvas_.line({x, box_.y - 2}, {x, box_.bottom() + 2}, {.color = kInk, .width = 0.8});
        canvas_.text({x, box_.bottom() + 9}, label, {.color = kGray, .size = 6.5, .anchor = Anchor::middle});
    }

    void outline() { canvas_.box(box_, 0, {.outline = Pen{.color = kHair, .width = 0.5}}); }

private:
    [[nodiscard]] double x_of(double chance) const
    {
        return box_.x + std::clamp(chance, 0.0, 1.0) * box_.width;
    }

    Canvas& canvas_;
    Box box_;
};

void draw_balance(Canvas& canvas, const Box& box, const MatchBalance& balance, const Translator& words)
{
    Bar bar(canvas, box);
    const double behind_errors = 0.5 + balance.errors;
    const double behind_luck = behind_errors + balance.luck;
    bar.fill(0.5, behind_errors, kErrors);
    bar.fill(behind_errors, behind_luck, kLuck);
    bar.outline();
    bar.tick(0.5, "50%");
    if (balance.result) bar.tick(*balance.result, words.say(*balance.result > 0.5 ? "won"_say : "lost"_say));
}

}  // namespace

void add_chart(Flow& flow, const MatchPages& match, const std::vector<const DecisionError*>& numbered)
{
    const MatchReport& report = *match.report;
    if (charted_turns(report).size() < 2) return;
    const double height = match.sheet.chart_height;
    const ByPlayer<PlayerInfo> names = short_names(report);
    const std::string title =
        report.words.say(report.match->rules.is_money() ? "{0}’s chance to win the game"_say
                                                        : "{0}’s chance to win the match"_say,
                         report.name_of(Player::first));
    flow.heading(title, 11, height + 60);
    const std::string first = name_of(names, Player::first, report.words);
    flow.paragraph(
        report.words.say("●: very bad decision. ○: bad decision. □: double. Errors of {0} point up, those of "
                         "{1} down; the worst have the numbers of the table above.",
                         first, name_of(names, Player::second, report.words)) +
            " · " + stem_legend(report),
        {.color = kGray, .size = 7});
    flow.skip(4);
    const Box room = flow.take(height + kForNumbers + 4);
    {
        const Tagged figure(flow, "Figure", title);
        Chart(flow, match, {room.x + kForLabels, room.y, room.width - kForLabels - 4, height}).draw(numbered);
    }
    flow.line(report.words.say("Luck of the rolls, up where it was good for {0}", first),
              {.color = kGray, .size = 7});
    flow.skip(8);
}

void add_balance_bar(Flow& flow, const MatchBalance& balance, std::string_view account,
                     const Translator& words)
{
    flow.skip(4);
    const TextStyle style{.color = kInk, .size = 8.5};
    constexpr double kWords = 0.48;  // Where they begin, of the width.
    const std::vector<std::string> lines =
        wrapped(flow.canvas(), account, style, (1 - kWords) * flow.width());
    const double height = leading(style.size) * static_cast<double>(lines.size());
    const Box room = flow.take(std::max(kHeight + 12, height));
    {
        const Tagged figure(flow, "Figure", std::string(account));
        draw_balance(flow.canvas(), {room.x, room.y, 0.45 * room.width, kHeight}, balance, words);
    }
    const Tagged paragraph(flow, "P");
    double baseline = room.y + kHeight - 1.5;
    for (const std::string& line : lines) {
        flow.canvas().text({room.x + kWords * room.width, baseline}, line, style);
        baseline += leading(style.size);
    }
}

}  // namespace gammonkit::pdf
