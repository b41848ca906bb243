#include "analysis/search/dice_rolls.hpp"
#include "report/maps/map_page.hpp"
#include "report/maps/map_painters.hpp"
#include "report/render/board_pieces.hpp"
#include "report/render/fitted_text.hpp"
#include "report/turn_words.hpp"
#include "support/text.hpp"

#include <algorithm>

namespace gammonkit {
namespace {

using answers::RollsFrom;

constexpr int kSides = 6;
constexpr std::size_t kMostBeside = 2;  ///< More could not be read at the width of a forum's page.
constexpr double kGap = 0.025;          ///< Between maps.
constexpr double kLegend = 0.066;       ///< The height of the scale; the key has a line of its own.

constexpr bool MappedRoll::* kMarks[] = {&MappedRoll::hits, &MappedRoll::dances, &MappedRoll::loses_market};

bool comes_up(const RollMapScene& scene, bool MappedRoll::* mark)
{
    return std::ranges::any_of(scene.rolls.parts,
                               [&](const RollsFrom& part) { return part.rolls.first.count(mark) > 0; });
}

/// Whether something in the squares needs to be explained.
bool has_key(const RollMapScene& scene)
{
    return scene.rolls.two_rolls ||
           std::ranges::any_of(kMarks, [&](auto mark) { return comes_up(scene, mark); });
}

/// Where everything is, in parts of the width of the page.
struct RollMapLayout {
    explicit RollMapLayout(const RollMapScene& scene)
        : count(scene.rolls.parts.size()), columns(std::min(count, kMostBeside)),
          rows((count + columns - 1) / columns)
    {
        const double gaps = static_cast<double>(columns - 1) * kGap;
        width = (1 - 2 * kMapMargin - gaps) / static_cast<double>(columns);
        head = (count == 1 ? 0.055 : 0.08) * width;
        cell_width = (width - head) / kSides;
        cell_height = cell_width * (scene.rolls.two_rolls ? 0.9 : count == 1 ? 0.62 : 0.8);
        height = 2 * kMapLine + head + kSides * cell_height + kGap;
        top = kMapMargin + map_board_height(scene.position, scene.with_board);
        total = top + static_cast<double>(rows) * height + kLegend + (has_key(scene) ? kMapLine : 0) +
                map_ids_height(scene.with_ids) + kMapMargin;
    }

    std::size_t count;
    std::size_t columns;
    std::size_t rows;
    double width = 0;   ///< Of a map.
    double height = 0;  ///< Of a map with its captions.
    double head = 0;    ///< The strip with the dice.
    double cell_width = 0;
    double cell_height = 0;
    double top = 0;
    double total = 0;  ///< The height of the page.
};

/// The roll of two dice, whatever their order.
const MappedRoll* find_roll(const RollMap& map, int row, int column)
{
    const std::size_t index = index_of(*Dice::from(row, column));
    return index < map.rolls.size() ? &map.rolls[index] : nullptr;
}

class RollMapPainter {
public:
    RollMapPainter(Canvas& canvas, const Box& page, const RollMapScene& scene, const Theme& theme)
        : canvas_(canvas), page_(page), scene_(scene), theme_(theme), layout_(scene),
          scale_(scale_of(scene.rolls))
    {
    }

    void paint()
    {
        canvas_.box(page_, 0, {.fill = theme_.background});
        if (scene_.with_board) paint_map_board(canvas_, page_, scene_.position, theme_);
        for (std::size_t i = 0; i < layout_.count; ++i)
            paint_part(scene_.rolls.parts[i], corner_of(i));
        paint_legend();
        if (scene_.with_ids) paint_map_ids(canvas_, page_, scene_.position, theme_);
    }

private:
    [[nodiscard]] double units(double part) const { return part * page_.width; }

    [[nodiscard]] CanvasPoint corner_of(std::size_t index) const
    {
        const auto column = static_cast<double>(index % layout_.columns);
        const auto row = static_cast<double>(index / layout_.columns);
        return {page_.x + units(kMapMargin + column * (layout_.width + kGap)),
                page_.y + units(layout_.top + row * layout_.height)};
    }

    [[nodiscard]] TextStyle caption(bool bold = false) const
    {
        return {.color = theme_.text, .size = units(kMapText), .bold = bold};
    }

    [[nodiscard]] std::string title_of(const RollsFrom& part) const
    {
        return capitalized(answers::title_of(part, scene_.position.names));
    }

    /// In which all titles fit.
    [[nodiscard]] TextStyle title_style() const
    {
        TextStyle style = caption(true);
        for (const RollsFrom& part : scene_.rolls.parts)
            style.size =
                std::min(style.size, fitted_size(canvas_, title_of(part), style, units(layout_.width)));
        return style;
    }

    void paint_part(const RollsFrom& part, CanvasPoint corner)
    {
        const double width = units(layout_.width);
        paint_label(canvas_, {corner.x, corner.y + units(kMapLine / 2)}, title_of(part), title_style(),
                    width);
        paint_label(canvas_, {corner.x, corner.y + units(1.5 * kMapLine)}, figures_of(part), caption(),
                    width);
        const CanvasPoint grid{corner.x + units(layout_.head), corner.y + units(2 * kMapLine + layout_.head)};
        paint_dice(grid);
        for (int row = 1; row <= kSides; ++row) {
            for (int column = 1; column <= kSides; ++column)
                paint_cell(part, row, column, cell_at(grid, row, column));
        }
    }

    [[nodiscard]] Box cell_at(CanvasPoint grid, int row, int column) const
    {
        return {grid.x + (column - 1) * units(layout_.cell_width),
                grid.y + (row - 1) * units(layout_.cell_height), units(layout_.cell_width),
                units(layout_.cell_height)};
    }

    void paint_dice(CanvasPoint grid)
    {
        const double side = units(0.72 * layout_.head);
        const double away = units(layout_.head / 2);
        const PieceColors& colors = theme_.dice[scene_.rolls.parts.front().state.on_roll];
        for (int number = 1; number <= kSides; ++number) {
            const CanvasPoint above{cell_at(grid, 1, number).center().x, grid.y - away};
            const CanvasPoint left{grid.x - away, cell_at(grid, number, 1).center().y};
            for (const CanvasPoint& center : {above, left})
                paint_die(canvas_, {center.x - side / 2, center.y - side / 2, side, side}, number, colors);
        }
    }

    void paint_cell(const RollsFrom& part, int row, int column, const Box& room)
    {
        const MappedRoll* const roll = find_roll(part.rolls.first, row, column);
        if (roll == nullptr) return;
        const Color color = scale_.color_of(roll->equity);
        canvas_.box(room, 0, {.fill = color, .outline = Pen{theme_.background, units(0.002)}});
        if (scene_.rolls.two_rolls) return paint_replies(part, *roll, room);
        const TextStyle ink{.color = ink_on(color), .size = 0.26 * room.width, .anchor = Anchor::middle};
        const double width = 0.9 * room.width;
        if (layout_.count > 1) {
            paint_number(canvas_, room.center(), map_number(roll->equity), ink, width);
        } else {
            paint_with_play(part, *roll, room, ink);
        }
        paint_marks(*roll, room, ink.color);
    }

    void paint_with_play(const RollsFrom& part, const MappedRoll& roll, const Box& room, TextStyle ink)
    {
        ink.size = 0.17 * room.width;
        ink.bold = true;
        paint_number(canvas_, {room.center().x, room.y + 0.42 * room.height}, number(roll.equity), ink,
                     0.9 * room.width);
        ink.size = 0.125 * room.width;
        ink.bold = false;
        paint_label(canvas_, {room.center().x, room.y + 0.74 * room.height},
                    play_text(roll.play, part.state, scene_.words), ink, 0.94 * room.width);
    }

    /// A roll with the 36 that may answer it, below what it is worth itself.
    void paint_replies(const RollsFrom& part, const MappedRoll& roll, const Box& room)
    {
        const double strip = 0.22 * room.height;
        const TextStyle ink{.color = ink_on(scale_.color_of(roll.equity)),
                            .size = 0.8 * strip,
                            .bold = true,
                            .anchor = Anchor::middle};
        paint_number(canvas_, {room.center().x, room.y + strip / 2}, number(roll.equity), ink,
                     0.9 * room.width);
        const RollMap& replies = part.rolls.second[index_of(roll.dice)];
        const double width = 0.94 * room.width / kSides;
        const double height = (room.height - strip - 0.03 * room.width) / kSides;
        for (int row = 1; row <= kSides; ++row) {
            for (int column = 1; column <= kSides; ++column) {
                const MappedRoll* const reply = find_roll(replies, row, column);
                if (reply == nullptr) return;
                canvas_.box({room.x + 0.03 * room.width + (column - 1) * width,
                             room.y + strip + (row - 1) * height, width, height},
                            0, {.fill = scale_.color_of(reply->equity)});
            }
        }
    }

    /// In the corners.
    void paint_marks(const MappedRoll& roll, const Box& room, Color ink)
    {
        const double size = 0.035 * (room.width + room.height) / 2;
        const CanvasPoint left{room.x + 3 * size, room.y + 3 * size};
        const CanvasPoint right{room.right() - 3 * size, left.y};
        for (std::size_t i = 0; i < std::size(kMarks); ++i) {
            if (roll.*kMarks[i]) paint_mark(i, i == 2 ? right : left, size, ink);
        }
    }

    /// A disk for a hit, a cross for a dance, a triangle for a market that is lost.
    void paint_mark(std::size_t index, CanvasPoint center, double size, Color ink)
    {
        if (index == 0) {
            canvas_.circle(center, size * 1.2, {.fill = ink});
        } else if (index == 1) {
            const Pen pen{ink, size * 0.7};
            canvas_.line({center.x - size, center.y - size}, {center.x + size, center.y + size}, pen);
            canvas_.line({center.x - size, center.y + size}, {center.x + size, center.y - size}, pen);
        } else {
            const CanvasPoint corners[] = {{center.x - 1.3 * size, center.y + size},
                                           {center.x + 1.3 * size, center.y + size},
                                           {center.x, center.y - 1.3 * size}};
            canvas_.polygon(corners, {.fill = ink});
        }
    }

    void paint_legend()
    {
        const double top = page_.y + units(layout_.top + static_cast<double>(layout_.rows) * layout_.height);
        const double left = page_.x + units(kMapMargin);
        const double width = page_.width - 2 * units(kMapMargin);
        const Box bar{left, top, width, units(0.02)};
        constexpr int kSteps = 60;
        for (int step = 0; step < kSteps; ++step) {
            // Each as far as the end, so that no seams are seen.
            const double begin = step * width / kSteps;
            canvas_.box({left + begin, top, width - begin, bar.height}, 0,
                        {.fill = temperature(2.0 * step / (kSteps - 1) - 1)});
        }
        const double line = bar.bottom() + units(kMapLine * 0.6);
        const std::string& viewer = scene_.position.names[scene_.rolls.parts.front().rolls.first.viewer];
        const std::string_view unit =
            scene_.rolls.parts.front().rolls.first.average_mwc ? "EMG"_say : "equity"_say;
        TextStyle style = caption();
        canvas_.text({left, line + style.size / 3}, number(scale_.middle - scale_.reach), style);
        style.anchor = Anchor::end;
        canvas_.text({left + width, line + style.size / 3}, number(scale_.middle + scale_.reach), style);
        style.anchor = Anchor::middle;
        paint_label(canvas_, {bar.center().x, line},
                    scene_.words.say("{0}: {1}'s {2} on average", number(scale_.middle), viewer,
                                     scene_.words.say(unit)),
                    style, 0.66 * width);
        paint_key({left, line + units(kMapLine)});
    }

    /// What the squares show besides.
    void paint_key(CanvasPoint place)
    {
        const TextStyle style = caption();
        if (scene_.rolls.two_rolls) {
            const Player second = opponent(scene_.rolls.parts.front().state.on_roll);
            paint_label(canvas_, place,
                        scene_.words.say("small squares: what {0}'s 36 rolls make of it",
                                         scene_.position.names[second]),
                        style, page_.width - 2 * units(kMapMargin));
            return;
        }
        constexpr std::string_view kWords[] = {"hits"_say, "dances"_say, "market lost"_say};
        const double size = units(kMapText / 3.2);
        place.x += size;
        for (std::size_t i = 0; i < std::size(kMarks); ++i) {
            if (!comes_up(scene_, kMarks[i])) continue;
            paint_mark(i, place, size, theme_.text);
            const std::string word = scene_.words.say(kWords[i]);
            canvas_.text({place.x + 2 * size, place.y + style.size / 3}, word, style);
            place.x += 6 * size + canvas_.text_width(word, style);
        }
    }

    [[nodiscard]] std::string number(double value) const { return scene_.words.numbers(map_number(value)); }

    Canvas& canvas_;
    const Box& page_;
    const RollMapScene& scene_;
    const Theme& theme_;
    RollMapLayout layout_;
    RollScale scale_;
};

}  // namespace

double aspect_of(const RollMapScene& scene)
{
    return 1 / RollMapLayout(scene).total;
}

void paint_roll_maps(Canvas& canvas, const Box& page, const RollMapScene& scene, const Theme& theme)
{
    RollMapPainter(canvas, page, scene, theme).paint();
}

}  // namespace gammonkit
