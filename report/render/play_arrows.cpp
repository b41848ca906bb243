#include "report/render/play_arrows.hpp"

#include <algorithm>
#include <cmath>
#include <optional>
#include <vector>

namespace gammonkit {
namespace {

// In checkers.
constexpr double kShaft = 0.13;
constexpr double kHalo = 0.045;
constexpr double kHead = 0.42;
constexpr double kAside = 0.1;  ///< How far the arrows of the two plays stand apart.

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
    for (const Step step : sorted(play)) {
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

/// How an arrow is drawn.
struct ArrowStyle {
    Color color;
    bool dashed = false;
    double aside = 0;                  ///< In checkers.
    std::optional<Color> dashes = {};  ///< Of another color, on a line that is not dashed.
};

class ArrowPainter {
public:
    ArrowPainter(Canvas& canvas, const BoardGeometry& geometry, Color board)
        : canvas_(canvas), geometry_(geometry), board_(board)
    {
    }

    void paint(const std::vector<Arrow>& arrows, const ArrowStyle& style)
    {
        for (const Arrow& arrow : arrows)
            paint(arrow.from, arrow.to, style);
    }

private:
    [[nodiscard]] double units(double count) const { return count * geometry_.unit(); }

    void paint(CanvasPoint from, CanvasPoint to, const ArrowStyle& style)
    {
        const double length = std::hypot(to.x - from.x, to.y - from.y);
        if (length == 0) return;
        const CanvasPoint along{(to.x - from.x) / length, (to.y - from.y) / length};
        const CanvasPoint across{-along.y, along.x};
        const double aside = units(style.aside);
        const auto at = [&](double distance, double sideways) {
            return CanvasPoint{from.x + along.x * distance + across.x * sideways,
                               from.y + along.y * distance + across.y * sideways};
        };
        const double head = std::min(units(kHead), length);
        const CanvasPoint tip[] = {at(length - head, aside - head * 0.45),
                                   at(length - head, aside + head * 0.45), at(length, aside)};
        const CanvasPoint foot = at(0, aside);
        const CanvasPoint neck = at(length - head * 0.8, aside);
        // A halo, or an arrow would be lost on checkers of its color. Were it the board's, it would seem to
        // be cut out of them.
        constexpr double kShine = 0.6;
        const Color halo = blended(board_, readable_on(style.color), kShine);
        canvas_.line(foot, neck, {.color = halo, .width = units(kShaft + 2 * kHalo)});
        canvas_.polygon(tip, {.outline = Pen{halo, units(2 * kHalo)}});
        canvas_.line(foot, neck, {.color = style.color, .width = units(kShaft), .dashed = style.dashed});
        if (style.dashes)
            canvas_.line(foot, neck, {.color = *style.dashes, .width = units(kShaft / 2), .dashed = true});
        canvas_.polygon(tip, {.fill = style.color});
    }

    Canvas& canvas_;
    const BoardGeometry& geometry_;
    Color board_;
};

}  // namespace

void paint_arrows(Canvas& canvas, const BoardGeometry& geometry, const BoardScene& scene, const Theme& theme)
{
    std::vector<Arrow> best;
    std::vector<Arrow> played;
    for (const ShownPlay& shown : scene.plays)
        (shown.kind == ShownPlay::Kind::best ? best : played) = arrows_of(geometry, scene.state, shown.play);
    const std::vector<Arrow> shared = take_shared(best, played);
    ArrowPainter painter(canvas, geometry, theme.board);
    painter.paint(best, {.color = theme.best, .aside = -kAside});
    painter.paint(shared, {.color = theme.best, .dashes = theme.played});
    painter.paint(played, {.color = theme.played, .dashed = true, .aside = kAside});
}

}  // namespace gammonkit
