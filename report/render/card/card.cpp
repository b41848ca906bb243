#include "report/render/card/card.hpp"

#include "model/identifiers/xgid.hpp"
#include "report/render/board_pieces.hpp"
#include "report/render/fitted_text.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace gammonkit {
namespace {

// In pixels of a card that is kCardWidth wide.
constexpr double kMargin = 30;
constexpr double kBoardHeight = 540;
constexpr double kBoardWidth = kBoardHeight * BoardGeometry::kAspect;
constexpr double kPanelLeft = kMargin + kBoardWidth + 32;
constexpr double kPanelWidth = kCardWidth - kMargin - kPanelLeft;
constexpr double kPlayerHeight = 58;
constexpr double kFooter = kMargin + kBoardHeight + 34;  ///< The middle of its line.
constexpr double kRow = 44;                              ///< Of a choice.

/// A text that is broken into lines.
struct Paragraph {
    std::vector<std::string> lines = {};
    TextStyle style = {};

    [[nodiscard]] double height() const { return 1.28 * style.size * static_cast<double>(lines.size()); }
};

class CardPainter {
public:
    CardPainter(Canvas& canvas, const Box& page, const Card& card, const Theme& theme)
        : canvas_(canvas), page_(page), scale_(page.width / kCardWidth), card_(card), theme_(theme),
          faint_(blended(theme.text, theme.background, 0.25))
    {
    }

    void paint()
    {
        canvas_.box(page_, 0, {.fill = theme_.background});
        BoardScene scene = card_.scene;
        scene.with_players = false;
        scene.with_ids = false;
        paint_board(canvas_, box(kMargin, kMargin, kBoardWidth, kBoardHeight), scene, theme_);
        for (const Player player : kPlayers)
            paint_player(player);
        if (card_.call.empty()) {
            paint_verdict();
        } else {
            paint_question();
        }
        paint_footer();
    }

private:
    [[nodiscard]] double length(double pixels) const { return pixels * scale_; }
    [[nodiscard]] CanvasPoint at(double x, double y) const
    {
        return {page_.x + length(x), page_.y + length(y)};
    }
    [[nodiscard]] Box box(double x, double y, double width, double height) const
    {
        const CanvasPoint corner = at(x, y);
        return {corner.x, corner.y, length(width), length(height)};
    }
    [[nodiscard]] TextStyle style(Color color, double size, bool bold) const
    {
        return {.color = color, .size = length(size), .bold = bold};
    }

    /// A line of text in the middle of `y`, as much of it as fits into `width`.
    void line(double x, double y, std::string_view text, TextStyle style, double width)
    {
        style.size = fitted_size(canvas_, text, style, length(width));
        canvas_.text(baseline_for(at(x, y), style.size), fitted_text(canvas_, text, style, length(width)),
                     style);
    }

    [[nodiscard]] Paragraph paragraph(const std::string& text, TextStyle style, std::size_t most) const
    {
        Paragraph result{.style = style};
        if (text.empty()) return result;
        result.lines = wrapped(canvas_, text, style, length(kPanelWidth));
        if (result.lines.size() <= most) return result;
        result.lines.resize(most);
        result.lines.back() = fitted_text(canvas_, result.lines.back() + " …", style, length(kPanelWidth));
        return result;
    }

    /// In one line if it can be, though smaller.
    [[nodiscard]] Paragraph headline(const std::string& text, TextStyle style) const
    {
        style.size = fitted_size(canvas_, text, style, length(kPanelWidth));
        return paragraph(text, style, 2);
    }

    /// Writes it from `y` on, which then is below it.
    void put(const Paragraph& text, double& y)
    {
        const double step = 1.28 * text.style.size / scale_;
        for (const std::string& words : text.lines) {
            canvas_.text(baseline_for(at(kPanelLeft, y + step / 2), text.style.size), words, text.style);
            y += step;
        }
    }

    /// Beside the player's side of the board: checker, name, score and pips.
    void paint_player(Player player)
    {
        const bool at_bottom = player == card_.scene.view.bottom;
        const double top = at_bottom ? kMargin + kBoardHeight - kPlayerHeight : kMargin;
        constexpr double kChecker = 44;
        constexpr double kText = kChecker + 14;
        const CanvasPoint center = at(kPanelLeft + kChecker / 2, top + kPlayerHeight / 2);
        paint_checkers(canvas_, {&center, 1}, length(kChecker), theme_.checkers[player]);
        const std::string figures = shown_figures(card_.scene, player);
        const bool with_name = card_.scene.with_names;
        const double room = kPanelWidth - kText;
        if (with_name)
            line(kPanelLeft + kText, top + (figures.empty() ? 29 : 16), card_.scene.names[player],
                 style(theme_.text, 25, true), room);
        line(kPanelLeft + kText, top + (with_name ? 44 : 29), figures, style(faint_, 20, false), room);
    }

    void paint_question()
    {
        const Paragraph place = paragraph(card_.place, style(faint_, 22, false), 3);
        const Paragraph question = headline(card_.question, style(theme_.text, 34, true));
        constexpr double kCall = 76;
        constexpr double kGap = 26;
        const double height = (place.height() + question.height()) / scale_ + kGap + kCall;
        double y = kMargin + (kBoardHeight - height) / 2;
        put(place, y);
        put(question, y);
        y += kGap;
        canvas_.box(box(kPanelLeft, y, kPanelWidth, kCall), length(12), {.fill = theme_.best});
        TextStyle call{
            .color = readable_on(theme_.best), .size = length(36), .bold = true, .anchor = Anchor::middle};
        canvas_.text(baseline_for(at(kPanelLeft + kPanelWidth / 2, y + kCall / 2), call.size), card_.call,
                     call);
    }

    void paint_verdict()
    {
        const Paragraph place = paragraph(card_.place, style(faint_, 19, false), 2);
        const Paragraph question = headline(card_.question, style(theme_.text, 28, true));
        const Paragraph verdict = paragraph(card_.verdict, style(theme_.text, 19, false), 4);
        constexpr double kGap = 12;
        constexpr double kRoom = kBoardHeight - 2 * kPlayerHeight - 2 * kGap;
        const double words = (place.height() + question.height() + verdict.height()) / scale_ + 3 * kGap;
        const auto fit = static_cast<std::size_t>(std::max(0.0, (kRoom - words) / kRow));
        const std::vector<CardChoice> rows = shown_choices(fit);
        const double height = words + kRow * static_cast<double>(rows.size());
        double y = kMargin + (kBoardHeight - height) / 2;
        put(place, y);
        y += kGap / 2;
        put(question, y);
        y += kGap / 2;
        put(verdict, y);
        y += 2 * kGap;
        paint_choices(rows, y);
    }

    /// The best, so many of the next, and the one that was made.
    [[nodiscard]] std::vector<CardChoice> shown_choices(std::size_t most) const
    {
        std::vector<CardChoice> shown = card_.choices;
        if (shown.size() <= most || most == 0) {
            if (most == 0) shown.clear();
            return shown;
        }
        const auto made = std::ranges::find(shown, true, &CardChoice::made);
        if (made != shown.end() && made - shown.begin() >= static_cast<std::ptrdiff_t>(most))
            shown[most - 1] = *made;
        shown.resize(most);
        return shown;
    }

    void paint_choices(const std::vector<CardChoice>& rows, double y)
    {
        double greatest = 0;
        for (const CardChoice& choice : rows)
            greatest = std::max(greatest, choice.loss);
        for (const CardChoice& choice : rows) {
            paint_choice(choice, y, greatest > 0 ? choice.loss / greatest : 0);
            y += kRow;
        }
    }

    /// Words and value, and below them how much it loses beside the one that loses most.
    void paint_choice(const CardChoice& choice, double y, double share)
    {
        constexpr double kBar = 7;
        const Color color = choice.best ? theme_.best : choice.made ? theme_.played : faint_;
        TextStyle value = style(theme_.text, 19, choice.best || choice.made);
        value.anchor = Anchor::end;
        canvas_.text(baseline_for(at(kPanelLeft + kPanelWidth, y + 13), value.size), choice.value, value);
        const double taken = canvas_.text_width(choice.value, value) / scale_;
        line(kPanelLeft, y + 13, choice.words, style(theme_.text, 19, choice.best || choice.made),
             kPanelWidth - taken - 16);
        const double bar = y + 28;
        canvas_.box(box(kPanelLeft, bar, kPanelWidth, kBar), length(kBar / 2),
                    {.fill = blended(theme_.background, theme_.text, 0.1)});
        const double width = choice.best ? kBar : std::max(kBar, share * kPanelWidth);
        if (choice.best || share > 0)
            canvas_.box(box(kPanelLeft, bar, width, kBar), length(kBar / 2), {.fill = color});
    }

    void paint_footer()
    {
        const bool is_ours = card_.source.starts_with("GammonKit");
        const std::string source = fmt::format(
            "{}{}{}", card_.source, card_.source.empty() || is_ours ? "" : " · ", is_ours ? "" : "GammonKit");
        TextStyle small = style(faint_, 18, false);
        small.anchor = Anchor::end;
        small.size = fitted_size(canvas_, source, small, length(kPanelWidth));
        canvas_.text(baseline_for(at(kPanelLeft + kPanelWidth, kFooter), small.size),
                     fitted_text(canvas_, source, small, length(kPanelWidth)), small);
        if (card_.scene.with_ids)
            line(kMargin, kFooter, xgid(card_.scene.state), style(faint_, 18, false), kBoardWidth);
    }

    Canvas& canvas_;
    Box page_;
    double scale_;
    const Card& card_;
    const Theme& theme_;
    Color faint_;
};

}  // namespace

void paint_card(Canvas& canvas, const Box& page, const Card& card, const Theme& theme)
{
    CardPainter(canvas, page, card, theme).paint();
}

}  // namespace gammonkit
