#include "render/play_arrows.hpp"

#include <algorithm>
#include <cmath>

namespace gammonkit {
namespace {

// In checkers.
constexpr double kWidth = 0.13;
constexpr double kHalo = 0.045;
constexpr double kHead = 0.42;
constexpr double kAside = 0.1;  ///< How far the arrows of the two plays stand apart.

/// Where a checker that leaves or reaches a place is: the one that lies on top, of `count`.
Spot top_of(const BoardGeometry& geometry, Player player, Point point, int count)
{
    if (point == kOff) return geometry.borne_off(player, count - 1).center();
    return geometry.checker(player, point, count - 1);
}

class ArrowPainter {
public:
    ArrowPainter(Canvas& canvas, const BoardGeometry& geometry, const Theme& theme, ShownPlay::Kind kind)
        : canvas_(canvas), geometry_(geometry), halo_(theme.board),
          color_(kind == ShownPlay::Kind::best ? theme.best : theme.played),
          dashed_(kind == ShownPlay::Kind::played)
    {
    }

    void paint(Position position, Player player, const Play& play)
    {
        for (const Step step : sorted(play)) {
            const Spot from = top_of(geometry_, player, step.from, position.checkers(player, step.from));
            if (!position.move(player, step.from, step.to)) return;  // It can't be shown what can't be done.
            paint_arrow(from, top_of(geometry_, player, step.to, position.checkers(player, step.to)));
        }
    }

private:
    [[nodiscard]] double units(double count) const { return count * geometry_.unit(); }

    void paint_arrow(Spot from, Spot to)
    {
        const double length = std::hypot(to.x - from.x, to.y - from.y);
        if (length == 0) return;
        const Spot along{(to.x - from.x) / length, (to.y - from.y) / length};
        const Spot across{-along.y, along.x};
        const double aside = units(dashed_ ? kAside : -kAside);
        const auto at = [&](double distance, double sideways) {
            return Spot{from.x + along.x * distance + across.x * sideways,
                        from.y + along.y * distance + across.y * sideways};
        };
        const double head = std::min(units(kHead), length);
        const Spot tip[] = {at(length - head, aside - head * 0.45), at(length - head, aside + head * 0.45),
                            at(length, aside)};
        // A halo, or an arrow would be lost on checkers of its color.
        canvas_.line(at(0, aside), at(length - head * 0.8, aside),
                     {.color = halo_, .width = units(kWidth + 2 * kHalo)});
        canvas_.polygon(tip, {.outline = Pen{halo_, units(2 * kHalo)}});
        canvas_.line(at(0, aside), at(length - head * 0.8, aside),
                     {.color = color_, .width = units(kWidth), .dashed = dashed_});
        const Spot corners[] = {at(length - head, aside - head * 0.45),
                                at(length - head, aside + head * 0.45), at(length, aside)};
        canvas_.polygon(corners, {.fill = color_});
    }

    Canvas& canvas_;
    const BoardGeometry& geometry_;
    Color halo_;
    Color color_;
    bool dashed_;
};

}  // namespace

void paint_arrows(Canvas& canvas, const BoardGeometry& geometry, const BoardScene& scene, const Theme& theme)
{
    for (const ShownPlay& shown : scene.plays) {
        ArrowPainter(canvas, geometry, theme, shown.kind)
            .paint(scene.state.position, scene.state.on_roll, shown.play);
    }
}

}  // namespace gammonkit
