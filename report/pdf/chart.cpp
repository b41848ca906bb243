#include "report/pdf/pages.hpp"

#include "report/render/fitted_text.hpp"
#include "report/turn_words.hpp"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>

namespace gammonkit::pdf {

namespace {

constexpr double kForLabels = 26;
constexpr double kDot = 2.6;

/// A turn with its place on the chart.
struct Mark {
    CanvasPoint spot = {};
    const ReportedGame* game = nullptr;
    const ReportedTurn* turn = nullptr;
};

class Chart {
public:
    Chart(Flow& flow, const MatchPages& match, const Box& box) : flow_(flow), match_(match), box_(box)
    {
        for (const ReportedGame& game : match.report->games)
            turns_ += game.turns.size();
    }

    [[nodiscard]] std::vector<Mark> marks() const
    {
        std::vector<Mark> marks;
        std::size_t number = 0;
        for (const ReportedGame& game : match_.report->games) {
            for (const ReportedTurn& turn : game.turns) {
                if (const std::optional<double> chance = turn.chance())
                    marks.push_back({{x_of(static_cast<double>(number) + 0.5), y_of(*chance)}, &game, &turn});
                ++number;
            }
        }
        return marks;
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
        double before = 0;
        for (const ReportedGame& game : match_.report->games) {
            const double x = x_of(before);
            canvas().line({x, box_.y}, {x, box_.bottom()}, {.color = kHair, .width = 0.4, .dashed = true});
            canvas().text({x + 2, box_.bottom() + 8}, std::to_string(game.game().number),
                          {.color = kGray, .size = 6.5});
            before += static_cast<double>(game.turns.size());
        }
    }

    void draw_curve(const std::vector<Mark>& marks)
    {
        for (std::size_t i = 1; i < marks.size(); ++i) {
            if (marks[i - 1].game != marks[i].game) continue;
            canvas().line(marks[i - 1].spot, marks[i].spot, {.color = kInk, .width = 0.9});
        }
    }

    /// A square for a turn of the cube, a full dot for a very bad decision, an empty one for a bad one.
    void draw_event(const Mark& mark)
    {
        const Style full{.fill = kInk, .outline = Pen{.color = kInk, .width = 0.8}};
        const Style empty{.fill = Color{255, 255, 255}, .outline = Pen{.color = kInk, .width = 0.8}};
        const auto [x, y] = mark.spot;
        if (std::holds_alternative<Double>(mark.turn->turn->action)) {
            constexpr double kHalf = 1.8;
            canvas().box({x - kHalf, y - kHalf, 2 * kHalf, 2 * kHalf}, 0, empty);
        }
        for (const DecisionError& judged : mark.turn->decisions) {
            const std::optional<SkillMark> skill = mark_of(judged);
            if (skill != SkillMark::bad && skill != SkillMark::very_bad) continue;
            canvas().circle(mark.spot, kDot, skill == SkillMark::very_bad ? full : empty);
            flow_.link({x - 4, y - 4, 8, 8}, board_place(match_, judged.decision));
        }
    }

    void draw_number(const Mark& mark, const std::vector<const DecisionError*>& numbered)
    {
        for (std::size_t i = 0; i < numbered.size(); ++i) {
            const Decision& decision = numbered[i]->decision;
            if (decision.game != mark.game->index || decision.turn != mark.turn->index) continue;
            canvas().text(free_place(mark.spot), std::to_string(i + 1),
                          {.color = kInk, .size = 6.5, .bold = true, .anchor = Anchor::middle});
        }
    }

private:
    /// Above or below the curve, where no number stands yet; else above it.
    CanvasPoint free_place(CanvasPoint spot)
    {
        constexpr double kWide = 9;
        constexpr double kHigh = 7;
        CanvasPoint place{spot.x, spot.y - 4};
        for (const double down : {-4.0, 9.0, -11.0, 16.0, -18.0, 23.0}) {
            const CanvasPoint tried{spot.x, spot.y + down};
            const bool is_free = std::ranges::none_of(numbers_, [&](const CanvasPoint& other) {
                return std::abs(other.x - tried.x) < kWide && std::abs(other.y - tried.y) < kHigh;
            });
            if (!is_free || tried.y - kHigh < box_.y || tried.y > box_.bottom()) continue;
            place = tried;
            break;
        }
        numbers_.push_back(place);
        return place;
    }

    [[nodiscard]] Canvas& canvas() { return flow_.canvas(); }
    [[nodiscard]] double x_of(double number) const
    {
        return box_.x + box_.width * number / static_cast<double>(turns_);
    }
    [[nodiscard]] double y_of(double chance) const
    {
        return box_.y + (1 - std::clamp(chance, 0.0, 1.0)) * box_.height;
    }

    Flow& flow_;
    const MatchPages& match_;
    Box box_;
    std::size_t turns_ = 0;
    std::vector<CanvasPoint> numbers_;
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

}  // namespace

void add_chart(Flow& flow, const MatchPages& match, const std::vector<const DecisionError*>& numbered)
{
    if (Chart(flow, match, {}).marks().size() < 2) return;
    const MatchReport& report = *match.report;
    const double height = match.sheet.chart_height;
    flow.heading(report.words.say(report.match->rules.is_money() ? "{0}’s chance to win the game"_say
                                                                 : "{0}’s chance to win the match"_say,
                                  report.name_of(Player::first)),
                 11, height + 40);
    flow.paragraph(
        report.words.say(
            "●: very bad decision. ○: bad decision. □: double. On the curve the worst errors have the "
            "numbers of the table above; below it are those of the games."),
        {.color = kGray, .size = 7});
    flow.skip(4);
    const Box room = flow.take(height + 14);
    Chart chart(flow, match, {room.x + kForLabels, room.y, room.width - kForLabels, height});
    const std::vector<Mark> marks = chart.marks();
    chart.draw_frame();
    chart.draw_curve(marks);
    for (const Mark& mark : marks)
        chart.draw_event(mark);
    for (const Mark& mark : marks)
        chart.draw_number(mark, numbered);
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
    Bar bar(flow.canvas(), {room.x, room.y, 0.45 * room.width, kHeight});
    const double behind_errors = 0.5 + balance.errors;
    const double behind_luck = behind_errors + balance.luck;
    bar.fill(0.5, behind_errors, kErrors);
    bar.fill(behind_errors, behind_luck, kLuck);
    bar.outline();
    bar.tick(0.5, "50%");
    if (balance.result) bar.tick(*balance.result, words.say(*balance.result > 0.5 ? "won"_say : "lost"_say));
    double baseline = room.y + kHeight - 1.5;
    for (const std::string& line : lines) {
        flow.canvas().text({room.x + kWords * room.width, baseline}, line, style);
        baseline += leading(style.size);
    }
}

}  // namespace gammonkit::pdf
