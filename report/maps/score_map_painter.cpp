#include "report/answers/score_answer.hpp"
#include "report/maps/map_page.hpp"
#include "report/maps/map_painters.hpp"
#include "report/maps/score_cells.hpp"

#include <algorithm>

namespace gammonkit {
namespace {

constexpr std::size_t kKeyColumns = 2;
constexpr double kHead = 0.06;   ///< The strips with the points.
constexpr double kMoney = 0.21;  ///< The room of the money game beside the legend.

/// Where everything is, in parts of the width of the page.
struct ScoreMapLayout {
    ScoreMapLayout(const ScoreMapScene& scene, std::size_t keys)
        : cell_width((1 - 2 * kMapMargin - kHead) / static_cast<double>(scene.map.marks.size())),
          cell_height(std::clamp(0.7 * cell_width, 0.05, 0.085)),
          top(kMapMargin + map_board_height(scene.position, scene.with_board)),
          grid_top(top + 3 * kMapLine + kHead * 0.7),
          legend_top(grid_top + static_cast<double>(scene.map.marks.size()) * cell_height + kMapMargin)
    {
        const std::size_t lines = std::max<std::size_t>((keys + kKeyColumns - 1) / kKeyColumns, 2);
        total = legend_top + static_cast<double>(lines + 1) * kMapLine + map_ids_height(scene.with_ids) +
                kMapMargin;
    }

    double cell_width;
    double cell_height;
    double top;
    double grid_top;
    double legend_top;
    double total = 0;  ///< The height of the page.
};

bool is_double_match_point(const ScoredPosition& scored)
{
    return away(scored.state, Player::first) == 1 && away(scored.state, Player::second) == 1;
}

class ScoreMapPainter {
public:
    ScoreMapPainter(Canvas& canvas, const Box& page, const ScoreMapScene& scene, const Theme& theme)
        : canvas_(canvas), page_(page), scene_(scene), theme_(theme), cells_(scene.map, scene.words),
          layout_(scene, cells_.keys().size())
    {
    }

    void paint()
    {
        canvas_.box(page_, 0, {.fill = theme_.background});
        if (scene_.with_board) paint_map_board(canvas_, page_, scene_.position, theme_);
        paint_captions();
        paint_heads();
        for (std::size_t row = 0; row < marks().size(); ++row) {
            for (std::size_t column = 0; column < marks().size(); ++column) {
                if (const std::optional<ScoredPosition>& scored = scene_.map.at(row, column))
                    paint_cell(*scored, room_at(row, column));
            }
        }
        paint_money();
        paint_keys();
        if (scene_.with_ids) paint_map_ids(canvas_, page_, scene_.position, theme_);
    }

private:
    [[nodiscard]] double units(double part) const { return part * page_.width; }
    [[nodiscard]] const std::vector<AwayMark>& marks() const { return scene_.map.marks; }
    [[nodiscard]] CanvasPoint at(double x, double y) const
    {
        return {page_.x + units(x), page_.y + units(y)};
    }
    [[nodiscard]] TextStyle caption(bool bold = false) const
    {
        return {.color = theme_.text, .size = units(kMapText), .bold = bold};
    }

    /// Double match point is one square in place of four.
    [[nodiscard]] Box room_at(std::size_t row, std::size_t column) const
    {
        const double span = row == 0 && column == 0 ? 2 : 1;
        const CanvasPoint corner = at(kMapMargin + kHead + static_cast<double>(column) * layout_.cell_width,
                                      layout_.grid_top + static_cast<double>(row) * layout_.cell_height);
        return {corner.x, corner.y, span * units(layout_.cell_width), span * units(layout_.cell_height)};
    }

    void paint_captions()
    {
        const Player player = scene_.map.player;
        const ByPlayer<std::string>& names = scene_.position.names;
        const GameState& state = scene_.position.state;
        const Translator& words = scene_.words;
        const std::string what = state.dice ? words.say("{0} to play {1}{2}", names[player],
                                                        state.dice->first(), state.dice->second())
                                            : words.say("{0} on roll: cube action", names[player]);
        const std::string lines[] = {
            words.say("{0} by score", what),
            words.say("a row for the points that {0} needs, a column for those of {1}", names[player],
                      names[opponent(player)]),
            words.say("Cr: in the Crawford game, 1: after it; {0}", cells_.margin_words())};
        double line = layout_.top + kMapLine / 2;
        for (const std::string& text : lines) {
            paint_label(canvas_, at(kMapMargin, line), text, caption(&text == &lines[0]),
                        page_.width - 2 * units(kMapMargin));
            line += kMapLine;
        }
    }

    void paint_heads()
    {
        TextStyle style = caption(true);
        style.anchor = Anchor::middle;
        for (std::size_t i = 0; i < marks().size(); ++i) {
            const std::string text = answers::to_string(marks()[i]);
            const double middle = (static_cast<double>(i) + 0.5);
            paint_label(canvas_,
                        at(kMapMargin + kHead + middle * layout_.cell_width, layout_.grid_top - kHead * 0.35),
                        text, style, units(kHead));
            paint_label(canvas_, at(kMapMargin + kHead / 2, layout_.grid_top + middle * layout_.cell_height),
                        text, style, units(kHead));
        }
    }

    void paint_cell(const ScoredPosition& scored, const Box& room)
    {
        const ScoreCell cell = cells_.cell(scored);
        canvas_.box(room, 0, {.fill = cell.color, .outline = Pen{theme_.background, units(0.002)}});
        const double height = units(layout_.cell_height);
        TextStyle ink{.color = ink_on(cell.color),
                      .size = std::min(0.42 * height, units(0.03)),
                      .bold = true,
                      .anchor = Anchor::middle};
        const double width = 0.92 * room.width;
        const CanvasPoint center = room.center();
        if (cell.margin.empty()) {
            paint_label(canvas_, center, is_double_match_point(scored) ? "DMP" : cell.name, ink, width);
        } else {
            paint_label(canvas_, {center.x, center.y - 0.2 * height}, cell.name, ink, width);
            ink.bold = false;
            ink.size = std::min(0.36 * height, units(0.024));
            paint_number(canvas_, {center.x, center.y + 0.24 * height}, cell.margin, ink, width);
        }
        if (scored.is_actual) paint_frame(room, ink.color);
    }

    /// Around the score that the position came with.
    void paint_frame(const Box& room, Color ink)
    {
        const double pen = units(0.004);
        canvas_.box({room.x + pen, room.y + pen, room.width - 2 * pen, room.height - 2 * pen}, 0,
                    {.outline = Pen{ink, pen}});
    }

    void paint_money()
    {
        constexpr double kLabel = 0.1;
        constexpr double kNarrowest = 0.075;
        const CanvasPoint corner = at(kMapMargin, layout_.legend_top);
        paint_label(canvas_, {corner.x, corner.y + units(kMapLine)}, scene_.words.say("money"), caption(true),
                    units(kLabel - 0.01));
        const double width = std::clamp(layout_.cell_width, kNarrowest, kMoney - kLabel - 0.015);
        paint_cell(scene_.map.money,
                   {corner.x + units(kLabel), corner.y + units(kMapLine - layout_.cell_height / 2),
                    units(width), units(layout_.cell_height)});
    }

    void paint_keys()
    {
        const std::vector<ScoreKey>& keys = cells_.keys();
        const double column_width = (1 - 2 * kMapMargin - kMoney) / kKeyColumns;
        for (std::size_t i = 0; i < keys.size(); ++i) {
            const double x = kMapMargin + kMoney + static_cast<double>(i % kKeyColumns) * column_width;
            const double y = layout_.legend_top + (static_cast<double>(i / kKeyColumns) + 0.5) * kMapLine;
            paint_key(keys[i], at(x, y), units(column_width));
        }
        const double last =
            layout_.legend_top +
            (static_cast<double>((keys.size() + kKeyColumns - 1) / kKeyColumns) + 0.5) * kMapLine;
        if (any_is_actual())
            paint_label(canvas_, at(kMapMargin + kMoney, last),
                        scene_.words.say("framed: the score of this position"), caption(),
                        units(1 - 2 * kMapMargin - kMoney));
    }

    [[nodiscard]] bool any_is_actual() const
    {
        return std::ranges::any_of(scene_.map.scores, [](const std::optional<ScoredPosition>& scored) {
            return scored && scored->is_actual;
        });
    }

    void paint_key(const ScoreKey& key, CanvasPoint place, double width)
    {
        const double height = units(0.76 * kMapLine);
        const Box swatch{place.x, place.y - height / 2, 1.9 * height, height};
        canvas_.box(swatch, 0, {.fill = key.color, .outline = Pen{theme_.text, units(0.001)}});
        TextStyle ink{
            .color = ink_on(key.color), .size = 0.7 * height, .bold = true, .anchor = Anchor::middle};
        paint_label(canvas_, swatch.center(), key.name, ink, 0.94 * swatch.width);
        const double left = 2.2 * height;
        paint_label(canvas_, {place.x + left, place.y}, key.words, caption(), width - left - units(0.01));
    }

    Canvas& canvas_;
    const Box& page_;
    const ScoreMapScene& scene_;
    const Theme& theme_;
    ScoreCells cells_;
    ScoreMapLayout layout_;
};

}  // namespace

double aspect_of(const ScoreMapScene& scene)
{
    return 1 / ScoreMapLayout(scene, ScoreCells(scene.map).keys().size()).total;
}

void paint_score_map(Canvas& canvas, const Box& page, const ScoreMapScene& scene, const Theme& theme)
{
    ScoreMapPainter(canvas, page, scene, theme).paint();
}

}  // namespace gammonkit
