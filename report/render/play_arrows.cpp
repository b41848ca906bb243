#include "report/render/play_arrows.hpp"

#include "model/play_text.hpp"

#include <algorithm>
#include <cmath>

namespace gammonkit {
namespace {

// In checkers.
constexpr double kShaft = 0.13;
constexpr double kHalo = 0.045;
constexpr double kHead = 0.42;
constexpr double kLane = 0.28;  ///< How far arrows on one line stand apart.
constexpr double kTouch = 0.5;  ///< Arrows that are near on less than that are told apart.
constexpr double kParallel = 1e-6;
constexpr double kMostShared = 1.0 / 3;  ///< Of the way that two arrows have side by side.

/// Where a checker that leaves or reaches a place is: the one that lies on top, of `count`.
CanvasPoint top_of(const BoardGeometry& geometry, Player player, Point point, int count)
{
    if (point == kOff) return geometry.borne_off(player, count - 1).center();
    return geometry.checker(player, point, count - 1);
}

/// One checker's part of a play, as it lies on the board.
struct Arrow {
    Step step;
    CanvasPoint from;
    CanvasPoint to;
};

/// True if places are in the same half of the board, one beside the other.
bool are_beside(const BoardGeometry& geometry, const Arrow& arrow)
{
    const double middle = geometry.frame().y + geometry.frame().height / 2;
    return (arrow.from.y < middle) == (arrow.to.y < middle);
}

/// Checkers leave a stack from its top and arrive from its foot: beside each other, arrows of the same step
/// would cross.
void uncross(const BoardGeometry& geometry, std::vector<Arrow>& arrows)
{
    for (auto begin = arrows.begin(); begin != arrows.end();) {
        const auto end =
            std::find_if(begin, arrows.end(), [&](const Arrow& arrow) { return arrow.step != begin->step; });
        std::vector<CanvasPoint> ends;
        for (auto arrow = begin; arrow != end; ++arrow)
            ends.push_back(arrow->to);
        if (are_beside(geometry, *begin)) std::ranges::reverse(ends);
        for (const CanvasPoint& spot : ends)
            (begin++)->to = spot;
    }
}

/// The arrows of a play as far as it can be done: what can't, can't be shown.
std::vector<Arrow> arrows_of(const BoardGeometry& geometry, const GameState& state, const Play& play)
{
    Position position = state.position;
    const Player player = state.on_roll;
    std::vector<Arrow> arrows;
    for (const Step step : sorted(notation::in_written_steps(play, position, player))) {
        const CanvasPoint from = top_of(geometry, player, step.from, position.checkers(player, step.from));
        if (!position.move(player, step.from, step.to)) break;
        const CanvasPoint to = top_of(geometry, player, step.to, position.checkers(player, step.to));
        arrows.push_back({step, from, to});
    }
    uncross(geometry, arrows);
    return arrows;
}

/// Takes the arrows whose steps both have out of both, and gives them as the first has them.
std::vector<Arrow> take_shared(std::vector<Arrow>& first, std::vector<Arrow>& second)
{
    std::vector<Arrow> shared;
    std::erase_if(first, [&](const Arrow& arrow) {
        const auto same = std::ranges::find(second, arrow.step, &Arrow::step);
        if (same == second.end()) return false;
        shared.push_back(arrow);
        second.erase(same);
        return true;
    });
    return shared;
}

/// A place as an arrow sees it: how far along its line, and how far aside.
CanvasPoint seen_from(const Arrow& arrow, CanvasPoint place)
{
    const double length = std::hypot(arrow.to.x - arrow.from.x, arrow.to.y - arrow.from.y);
    if (length == 0) return {};
    const CanvasPoint along{(arrow.to.x - arrow.from.x) / length, (arrow.to.y - arrow.from.y) / length};
    const CanvasPoint way{place.x - arrow.from.x, place.y - arrow.from.y};
    return {way.x * along.x + way.y * along.y, way.y * along.x - way.x * along.y};
}

/// True if one would be drawn on the other, and not only cross or leave it.
bool lie_on_one_line(const Arrow& arrow, const Arrow& other, double unit)
{
    const CanvasPoint from = seen_from(arrow, other.from);
    const CanvasPoint to = seen_from(arrow, other.to);
    const double begin = std::max(0.0, std::min(from.x, to.x));
    const double end = std::min(seen_from(arrow, arrow.to).x, std::max(from.x, to.x));
    if (end - begin < kTouch * unit) return false;
    const auto aside = [&](double along) {
        return std::lerp(from.y, to.y, (along - from.x) / (to.x - from.x));
    };
    const auto [low, high] = std::minmax({aside(begin), aside(end)});
    const double width = (kShaft + 2 * kHalo) * unit;
    const double near = std::min(high, width) - std::max(low, -width);
    // What of the way they have side by side they are so near. A parallel has the same distance all along.
    const double share = high - low > kParallel * unit ? near / (high - low) : near >= 0 ? 1 : 0;
    return share > kMostShared && share * (end - begin) > kTouch * unit;
}

/// The lanes beside a line in the order in which they are taken: 0, 1, -1, 2, -2 ...
constexpr int lane_after(int lane)
{
    return lane > 0 ? -lane : 1 - lane;
}

Arrow in_lane(const Arrow& arrow, int lane, double unit)
{
    const double length = std::hypot(arrow.to.x - arrow.from.x, arrow.to.y - arrow.from.y);
    if (length == 0) return arrow;
    const double aside = lane * kLane * unit / length;
    const double x = (arrow.from.y - arrow.to.y) * aside;
    const double y = (arrow.to.x - arrow.from.x) * aside;
    return {arrow.step, {arrow.from.x + x, arrow.from.y + y}, {arrow.to.x + x, arrow.to.y + y}};
}

/// Puts each arrow into the first lane in which it lies on none before it.
void take_lanes(std::span<std::vector<Arrow>* const> all, double unit)
{
    std::vector<Arrow> placed;
    for (std::vector<Arrow>* const arrows : all) {
        for (Arrow& arrow : *arrows) {
            int lane = 0;
            Arrow moved = arrow;
            while (std::ranges::any_of(
                placed, [&](const Arrow& other) { return lie_on_one_line(other, moved, unit); })) {
                lane = lane_after(lane);
                moved = in_lane(arrow, lane, unit);
            }
            arrow = moved;
            placed.push_back(arrow);
        }
    }
}

class ArrowPainter {
public:
    ArrowPainter(Canvas& canvas, const BoardGeometry& geometry) : canvas_(canvas), geometry_(geometry) {}

    void paint(const std::vector<Arrow>& arrows, const ArrowColors& colors, bool dashed)
    {
        for (const Arrow& arrow : arrows)
            paint(arrow, colors, dashed);
    }

private:
    [[nodiscard]] double units(double count) const { return count * geometry_.unit(); }

    void paint(const Arrow& arrow, const ArrowColors& colors, bool dashed)
    {
        const CanvasPoint from = arrow.from;
        const CanvasPoint to = arrow.to;
        const double length = std::hypot(to.x - from.x, to.y - from.y);
        if (length == 0) return;
        const CanvasPoint along{(to.x - from.x) / length, (to.y - from.y) / length};
        const auto at = [&](double distance, double aside) {
            return CanvasPoint{from.x + along.x * distance - along.y * aside,
                               from.y + along.y * distance + along.x * aside};
        };
        const double head = std::min(units(kHead), length);
        const CanvasPoint tip[] = {at(length - head, -head * 0.45), at(length - head, head * 0.45),
                                   at(length, 0)};
        const CanvasPoint foot = at(0, 0);
        const CanvasPoint neck = at(length - head * 0.8, 0);
        canvas_.line(foot, neck, {.color = colors.halo, .width = units(kShaft + 2 * kHalo)});
        canvas_.polygon(tip, {.outline = Pen{colors.halo, units(2 * kHalo)}});
        canvas_.line(foot, neck, {.color = colors.arrow, .width = units(kShaft), .dashed = dashed});
        canvas_.polygon(tip, {.fill = colors.arrow});
    }

    Canvas& canvas_;
    const BoardGeometry& geometry_;
};

/// A halo, or an arrow would be lost on checkers of its color. Were it the board's, it would seem to be cut
/// out of them.
ArrowColors with_halo(Color color, Color board)
{
    constexpr double kShine = 0.6;
    return {.arrow = color, .halo = blended(board, readable_on(color), kShine)};
}

}  // namespace

std::vector<ShownPlay> shown_plays(const Turn& turn)
{
    std::vector<ShownPlay> plays;
    const auto* made = std::get_if<CheckerPlay>(&turn.action);
    if (made == nullptr || !made->notation.empty()) return plays;
    const bool analyzed = !turn.plays.empty() && !turn.plays.front().candidates.empty();
    const Play best = analyzed ? turn.plays.front().candidates.front().play : made->play;
    if (analyzed) plays.push_back({.play = best, .kind = ShownPlay::Kind::best});
    if (!analyzed || sorted(best) != sorted(made->play)) plays.push_back({.play = made->play});
    return plays;
}

PlayColors play_colors(const Theme& theme)
{
    constexpr double kPale = 0.35;
    const Color gray = blended(readable_on(theme.board), theme.board, kPale);
    return {.best = with_halo(theme.best, theme.board),
            .played = with_halo(theme.played, theme.board),
            .shared = with_halo(gray, theme.board)};
}

void paint_arrows(Canvas& canvas, const BoardGeometry& geometry, const BoardScene& scene, const Theme& theme)
{
    std::vector<Arrow> best;
    std::vector<Arrow> played;
    for (const ShownPlay& shown : scene.plays)
        (shown.kind == ShownPlay::Kind::best ? best : played) = arrows_of(geometry, scene.state, shown.play);
    std::vector<Arrow> shared = take_shared(best, played);
    std::vector<Arrow>* const in_order[] = {&shared, &played, &best};
    take_lanes(in_order, geometry.unit());
    const PlayColors colors = play_colors(theme);
    ArrowPainter painter(canvas, geometry);
    painter.paint(shared, colors.shared, false);
    painter.paint(played, colors.played, true);
    painter.paint(best, colors.best, false);
}

}  // namespace gammonkit
