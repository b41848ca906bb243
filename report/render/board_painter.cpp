#include "report/render/board_painter.hpp"

#include "report/render/board_pieces.hpp"
#include "report/render/fitted_text.hpp"
#include "report/render/picture_words.hpp"
#include "report/render/play_arrows.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace gammonkit {
namespace {

// Of the diameter of a checker.
constexpr double kThin = 0.03;
constexpr double kStrip = 1.25;  ///< Height of a player's line.

/// The heights of what stands above and below a board of width 1.
struct Margins {
    double above = 0;
    double below = 0;
};

Margins margins_of(const BoardScene& scene)
{
    const double unit = BoardGeometry({0, 0, 1, 1}, scene.view).unit();
    const double strip = scene.with_players ? kStrip * unit : 0;
    return {.above = strip, .below = strip + (scene.with_ids ? kIdentifiersHeight * unit : 0)};
}

/// The room of the board itself, with the lines of the players above and below.
Box board_room(const BoardScene& scene, const Box& room)
{
    const double width = std::min(room.width, room.height * aspect_of(scene));
    const double top = room.center().y - width / aspect_of(scene) / 2 + margins_of(scene).above * width;
    return {room.center().x - width / 2, top, width, width / BoardGeometry::kAspect};
}

class BoardPainter {
public:
    BoardPainter(Canvas& canvas, const Box& room, const BoardScene& scene, const Theme& theme)
        : canvas_(canvas), scene_(scene), theme_(theme), geometry_(board_room(scene, room), scene.view)
    {
    }

    void paint()
    {
        if (scene_.with_board) {
            paint_frame();
            paint_points();
        }
        if (scene_.with_numbers && scene_.view.numbers != PointNumbers::none) paint_numbers();
        for (const Player player : kPlayers)
            paint_side(player);
        paint_arrows(canvas_, geometry_, scene_, theme_);  // Below dice, of which they hide none.
        paint_dice();
        paint_cube();
        paint_resignation();
        paint_moving();
        if (scene_.with_players) {
            for (const Player player : kPlayers)
                paint_player(player);
        }
        if (scene_.with_ids) paint_identifiers(canvas_, identifiers_room(), scene_.state, theme_.text);
    }

private:
    [[nodiscard]] double units(double count) const { return count * geometry_.unit(); }
    [[nodiscard]] Pen pen(Color color, double width) const { return {.color = color, .width = units(width)}; }
    [[nodiscard]] const Position& position() const { return scene_.state.position; }

    /// Checkers on a point or the bar, without one on its way.
    [[nodiscard]] int standing(Player player, Point point) const
    {
        const std::optional<MovingChecker>& moving = scene_.moving;
        const bool has_left = moving && moving->player == player && moving->step.from == point;
        return position().checkers(player, point) - (has_left ? 1 : 0);
    }

    /// The middle of the checker that would be the `count`th on a point, on the bar or off.
    [[nodiscard]] CanvasPoint place_of(Player player, Point point, int count) const
    {
        if (point == kOff) return geometry_.borne_off(player, count - 1).center();
        return geometry_.checker(player, point, count - 1);
    }

    [[nodiscard]] Box identifiers_room() const
    {
        const Box& frame = geometry_.frame();
        const double top = frame.bottom() + (scene_.with_players ? units(kStrip) : 0);
        return {frame.x + units(0.1), top, frame.width - units(0.2), units(kIdentifiersHeight)};
    }

    void text(CanvasPoint center, std::string_view words, Color color, double size,
              Anchor anchor = Anchor::middle)
    {
        canvas_.text(baseline_for(center, units(size)), words,
                     {.color = color, .size = units(size), .bold = true, .anchor = anchor});
    }

    void paint_frame()
    {
        const Pen edge = pen(theme_.frame_edge, 2 * kThin);
        canvas_.box(geometry_.frame(), units(0.25), {.fill = theme_.frame, .outline = edge});
        canvas_.box(geometry_.bar(), 0, {.fill = theme_.bar});
        for (const bool left : {true, false})
            canvas_.box(geometry_.table(left), 0, {.fill = theme_.board, .outline = edge});
        canvas_.box(geometry_.cube_recess(), units(0.1), {.fill = theme_.tray});
        for (const Player player : kPlayers)
            canvas_.box(geometry_.tray(player), units(0.1), {.fill = theme_.tray});
    }

    void paint_points()
    {
        for (const int first : {1, 2}) {
            const Color color = first == 1 ? theme_.odd_point : theme_.even_point;
            for (int number = first; number <= 24; number += 2) {
                canvas_.polygon(geometry_.triangle(scene_.state.to_decide(), Point{number}),
                                {.fill = color, .outline = pen(theme_.point_edge, kThin)});
            }
        }
    }

    void paint_numbers()
    {
        const bool is_fixed = scene_.view.numbers == PointNumbers::bottom;
        const Player player = is_fixed ? scene_.view.bottom : scene_.state.to_decide();
        for (int number = 1; number <= 24; ++number)
            text(geometry_.label(player, Point{number}), std::to_string(number), theme_.label, 0.5);
    }

    void paint_side(Player player)
    {
        std::vector<CanvasPoint> centers;
        for (int number = 1; number <= kBar.number(); ++number) {
            const int shown = std::min(standing(player, Point{number}), scene_.view.stack);
            for (int i = 0; i < shown; ++i)
                centers.push_back(geometry_.checker(player, Point{number}, i));
        }
        paint_checkers(canvas_, centers, geometry_.unit(), theme_.checkers[player], scene_.with_grooves);
        for (int number = 1; number <= kBar.number(); ++number)
            paint_count(player, Point{number});
        for (int i = 0; i < position().checkers(player, kOff); ++i) {
            canvas_.box(
                geometry_.borne_off(player, i), units(0.06),
                {.fill = theme_.checkers[player].face, .outline = pen(theme_.checkers[player].edge, kThin)});
        }
    }

    /// How many checkers a stack has, if it has more than are drawn.
    void paint_count(Player player, Point point)
    {
        const int count = standing(player, point);
        if (count <= scene_.view.stack) return;
        const CanvasPoint top = geometry_.checker(player, point, scene_.view.stack - 1);
        constexpr double kPlain = 0.4;  // Of the diameter: all but the edge.
        canvas_.circle(top, units(kPlain), {.fill = theme_.checkers[player].face});
        text(top, std::to_string(count), theme_.checkers[player].mark, count < 10 ? 0.74 : 0.62);
    }

    void paint_dice()
    {
        const std::optional<Dice>& dice = scene_.state.dice;
        if (!dice) return;
        const Player roller = scene_.state.on_roll;
        const int eyes[] = {dice->first(), dice->second()};
        for (int i = 0; i < 2; ++i)
            paint_die(canvas_, geometry_.die(roller, i), eyes[i], theme_.dice[roller]);
    }

    void paint_cube()
    {
        const GameState& state = scene_.state;
        if (!state.rules.uses_cube() || state.rules.length == 1) return;
        if (scene_.state.cube_is_offered()) {
            paint_cube_face(canvas_, geometry_.offer(state.offered_by), std::to_string(2 * state.cube.value),
                            theme_.cube);
            return;
        }
        // A cube that nobody has turned yet lies with its 64 up.
        const bool unturned = state.cube.is_centered() && state.cube.value == 1;
        const std::string value = unturned ? "64" : std::to_string(state.cube.value);
        paint_cube_face(canvas_, geometry_.cube(state.cube.owner), state.crawford_game ? "Cr" : value,
                        theme_.cube);
    }

    void paint_resignation()
    {
        const GameState& state = scene_.state;
        if (state.offer != Offer::resignation) return;
        paint_flag(canvas_, geometry_.offer(state.offered_by), multiple(state.resigned_stake), theme_.cube);
    }

    void paint_moving()
    {
        if (!scene_.moving) return;
        const auto& [player, step, progress] = *scene_.moving;
        const CanvasPoint from = place_of(player, step.from, position().checkers(player, step.from));
        const CanvasPoint to = place_of(player, step.to, position().checkers(player, step.to) + 1);
        const CanvasPoint now{std::lerp(from.x, to.x, progress), std::lerp(from.y, to.y, progress)};
        paint_checkers(canvas_, {&now, 1}, geometry_.unit(), theme_.checkers[player]);
    }

    /// The line above or below the board: whose turn it is, which checkers are whose, name, pips and score.
    void paint_player(Player player)
    {
        const Box& frame = geometry_.frame();
        const double offset = units(kStrip) / 2;
        const double y = player == scene_.view.bottom ? frame.bottom() + offset : frame.y - offset;
        constexpr double kSize = 0.72;
        constexpr double kName = 1.9;  // Where it begins.
        if (player == scene_.state.to_decide()) paint_turn_mark({frame.x + units(0.45), y});
        const CanvasPoint checker{frame.x + units(1.25), y};
        paint_checkers(canvas_, {&checker, 1}, units(0.7), theme_.checkers[player]);
        const std::string figures = shown_figures(scene_, player);
        TextStyle style{.color = theme_.text, .size = units(kSize), .bold = true};
        if (scene_.with_names) {
            const double room = frame.width - units(kName + 0.8) - canvas_.text_width(figures, style);
            style.size = fitted_size(canvas_, scene_.names[player], style, room);
            canvas_.text(baseline_for({frame.x + units(kName), y}, style.size),
                         fitted_text(canvas_, scene_.names[player], style, room), style);
        }
        if (!figures.empty()) text({frame.right() - units(0.1), y}, figures, theme_.text, kSize, Anchor::end);
    }

    void paint_turn_mark(CanvasPoint center)
    {
        const double size = units(0.3);
        const CanvasPoint corners[] = {{center.x - size, center.y - size},
                                       {center.x - size, center.y + size},
                                       {center.x + size, center.y}};
        canvas_.polygon(corners, {.fill = theme_.text});
    }

    Canvas& canvas_;
    const BoardScene& scene_;
    const Theme& theme_;
    BoardGeometry geometry_;
};

}  // namespace

std::string effective_pips_text(const RaceEffort& effort)
{
    return fmt::format("{}{:.1f}", effort.is_exact ? "" : "~", effort.effective_pips());
}

std::string shown_figures(const BoardScene& scene, Player player)
{
    const GameState& state = scene.state;
    const int count = state.position.pip_count(player);
    const int points = state.score[player];
    std::string pips =
        scene.with_pips ? scene.words.say("{0, plural, one {# pip} other {# pips}}", count) : "";
    if (const auto efforts = scene.with_epc ? race_efforts(state.position) : std::nullopt)
        pips += (pips.empty() ? "" : " · ") +
                scene.words.say("EPC {0}", scene.words.numbers(effective_pips_text((*efforts)[player])));
    std::string score =
        state.rules.is_money() ? std::to_string(points) : fmt::format("{}/{}", points, state.rules.length);
    const bool none = state.rules.is_money() && state.score.first == 0 && state.score.second == 0;
    if (!scene.with_scores || none) return pips;
    return pips.empty() ? score : fmt::format("{} · {}", pips, score);
}

double aspect_of(const BoardScene& scene)
{
    const Margins margins = margins_of(scene);
    return 1 / (1 / BoardGeometry::kAspect + margins.above + margins.below);
}

void paint_board(Canvas& canvas, const Box& room, const BoardScene& scene, const Theme& theme)
{
    BoardPainter(canvas, room, scene, theme).paint();
}

void paint_page(Canvas& canvas, const Box& page, const BoardScene& scene, const Theme& theme)
{
    constexpr double kMargin = 0.012;  // Of the width.
    const double margin = kMargin * page.width;
    canvas.box(page, 0, {.fill = theme.background});
    paint_board(canvas, {page.x + margin, page.y + margin, page.width - 2 * margin, page.height - 2 * margin},
                scene, theme);
}

}  // namespace gammonkit
