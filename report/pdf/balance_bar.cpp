#include "report/pdf/pages.hpp"
#include "report/render/wrapped_text.hpp"

#include <algorithm>

namespace gammonkit::pdf {
namespace {

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
