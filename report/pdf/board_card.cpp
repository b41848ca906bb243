#include "model/identifiers/match_id.hpp"
#include "model/identifiers/xgid.hpp"
#include "report/pdf/pages.hpp"
#include "report/render/fitted_text.hpp"
#include "report/render/wrapped_text.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace gammonkit::pdf {
namespace {

constexpr double kBetween = 16;
constexpr double kCommentSize = 7;

/// Of a card: two stand in a column.
double height_of_card(const Flow& flow)
{
    return (flow.height() - kBetween) / 2;
}

void add_board(Flow& flow, const BoardCard& card, const Theme& theme)
{
    const double height = std::min(flow.width() / aspect_of(card.scene), 0.6 * height_of_card(flow));
    paint_board(flow.canvas(), flow.take(height), card.scene, theme);
    flow.skip(3);
}

void add_tables(Flow& flow, const BoardCard& card)
{
    for (const AnalysisTable& table : card.tables) {
        flow.line(table.title, {.color = kGray, .size = 6.5});
        add_table(flow, table, {.size = 6.5, .gap = 6, .head_is_bold = false});
        if (!table.verdict.empty()) flow.line(table.verdict, {.color = kInk, .size = 6.5, .bold = true});
        flow.skip(2);
    }
}

void add_identifiers(Flow& flow, const GameState& state)
{
    const TextStyle style{.color = kGray, .size = 6};
    flow.line(xgid(state), style);
    if (const std::optional<std::string> id = gnubg_id(state))
        flow.line(fmt::format("GNU ID {}", *id), style);
    flow.skip(2);
}

/// As much of the comment as fits above `end`.
void add_comment(Flow& flow, const BoardCard& card, double end)
{
    if (card.comment.empty()) return;
    const TextStyle style{.color = kInk, .size = kCommentSize};
    std::vector<std::string> lines = wrapped(flow.canvas(), card.comment, style, flow.width());
    const double room = std::max((end - flow.y()) / leading(kCommentSize), 1.0);
    const auto most = static_cast<std::size_t>(room);
    if (lines.size() > most && !card.more.empty()) {
        lines.resize(most);
        std::string& last = lines.back();
        const double for_last = flow.width() - flow.canvas().text_width(card.more, style);
        last = fitted_text(flow.canvas(), last, style, for_last) + card.more;
    }
    for (const std::string& line : lines)
        flow.line(line, style);
}

}  // namespace

void add_card(Flow& flow, const BoardCard& card, const Theme& theme)
{
    const double height = height_of_card(flow);
    flow.reserve(height);
    flow.mark(card.place);
    const double begin = flow.y();
    if (!card.target.empty()) flow.link({flow.left(), begin, flow.width(), 12}, card.target);
    flow.line(card.heading, {.color = kInk, .size = 8.5, .bold = true});
    flow.line(card.verdict, {.color = kInk, .size = 8});
    flow.skip(2);
    add_board(flow, card, theme);
    add_tables(flow, card);
    add_identifiers(flow, card.scene.state);
    add_comment(flow, card, begin + height);
    if (flow.y() < begin + height && flow.y() > begin) flow.skip(begin + height - flow.y());
    flow.skip(kBetween);
}

}  // namespace gammonkit::pdf
