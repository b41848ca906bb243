#include "model/identifiers/match_id.hpp"
#include "model/identifiers/xgid.hpp"
#include "report/pdf/pages.hpp"
#include "report/render/fitted_text.hpp"
#include "report/typeset.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace gammonkit::pdf {
namespace {

constexpr double kCommentSize = 7;
constexpr double kForHeading = 27;

void add_board(Flow& flow, const BoardCard& card, const Theme& theme, const CardLayout& layout)
{
    const double most = layout.with_tables() ? 0.6 * flow.cell_height(layout.rows)
                                             : flow.cell_height(layout.rows) - kForHeading;
    const double height = std::min(flow.width() / aspect_of(card.scene), most);
    const Box room = flow.take(height);
    {
        const Tagged figure(flow, "Figure", fmt::format("{} ({})", card.heading, xgid(card.scene.state)));
        paint_board(flow.canvas(), room, card.scene, theme);
    }
    flow.skip(3);
}

/// As large as the widest table allows.
void add_tables(Flow& flow, const BoardCard& card)
{
    const TableStyle style{.size = 6, .gap = 4, .head_is_bold = false, .smallest = 4.8};
    for (const AnalysisTable& table : card.tables) {
        flow.line(table.title, {.color = kGray, .size = style.size});
        add_table(flow, table, style);
        if (!table.verdict.empty())
            flow.paragraph(table.verdict, {.color = kInk, .size = style.size, .bold = true});
        const AnalysisTable printed = typeset(table);
        if (!table.notes.empty()) flow.paragraph(printed.notes, {.color = kGray, .size = 5});
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

/// As much of the comment as fits above `end`; false if that is not all.
bool add_comment(Flow& flow, const BoardCard& card, double end, const Translator& words)
{
    if (card.comment.empty()) return true;
    const TextStyle style{.color = kInk, .size = kCommentSize};
    std::vector<std::string> lines = wrapped(flow.canvas(), card.comment, style, flow.width());
    const auto most = static_cast<std::size_t>(std::max((end - flow.y()) / leading(kCommentSize), 1.0));
    const bool fits = lines.size() <= most;
    if (!fits) {
        lines.resize(most);
        const std::string more =
            card.more.empty() ? " … " + words.say("(all of it behind the boards)") : card.more;
        const double for_last = flow.width() - flow.canvas().text_width(more, style);
        lines.back() = fitted_text(flow.canvas(), lines.back(), style, for_last) + more;
    }
    for (const std::string& line : lines)
        flow.line(line, style);
    return fits;
}

void add_reasons(Flow& flow, const std::string& reasons, double end)
{
    if (reasons.empty()) return;
    const TextStyle style{.color = kInk, .size = kCommentSize};
    for (const std::string& line : wrapped(flow.canvas(), reasons, style, flow.width())) {
        if (flow.y() + leading(kCommentSize) <= end) flow.line(line, style);
    }
}

/// Lines to write on, in what is left of the cell.
void add_note_lines(Flow& flow, double end)
{
    constexpr double kApart = 17;
    for (double y = flow.y() + kApart; y <= end; y += kApart)
        flow.canvas().line({flow.left(), y}, {flow.left() + flow.width(), y}, {.color = kHair, .width = 0.4});
}

constexpr TextStyle kVerdictStyle{.color = kInk, .size = 8};

/// It is the answer, so it takes a second line rather than being cut.
std::vector<std::string> verdict_lines(Flow& flow, const BoardCard& card)
{
    constexpr std::size_t kMostLines = 2;
    if (card.verdict.size() == kMostLines) return card.verdict;
    std::vector<std::string> lines =
        wrapped(flow.canvas(), one_line(joined(card.verdict, " ")), kVerdictStyle, flow.width());
    if (lines.size() > kMostLines) {
        lines.resize(kMostLines);
        lines.back() += " …";
    }
    return lines;
}

/// An empty line of the verdict leaves room. False if the comment does not fit.
bool add_card(Flow& flow, const BoardCard& card, const std::vector<std::string>& verdict, const Theme& theme,
              const CardLayout& layout, const Translator& words)
{
    flow.begin_cell(layout.rows);
    flow.mark(card.place);
    if (!card.bookmark.empty()) flow.bookmark(card.bookmark, 2);
    const double begin = flow.y();
    if (!card.target.empty()) flow.link({flow.left(), begin, flow.width(), 12}, card.target);
    {
        const Tagged heading(flow, "H3");
        flow.line(card.heading, {.color = kInk, .size = 8.5, .bold = true});
    }
    for (const std::string& line : verdict)
        line.empty() ? flow.skip(leading(kVerdictStyle.size)) : flow.line(line, kVerdictStyle);
    flow.skip(2);
    add_board(flow, card, theme, layout);
    if (!layout.with_tables()) return card.comment.empty();
    const double end = begin + flow.cell_height(layout.rows);
    add_tables(flow, card);
    add_reasons(flow, card.reasons, end);
    if (card.with_ids) add_identifiers(flow, card.scene.state);
    const bool fits = add_comment(flow, card, end, words);
    add_note_lines(flow, end);
    return fits;
}

}  // namespace

std::vector<LongComment> add_cards(Flow& flow, const std::vector<BoardCard>& cards, const Theme& theme,
                                   const CardLayout& layout, const Translator& words)
{
    std::vector<std::vector<std::string>> verdicts;
    for (const BoardCard& card : cards)
        verdicts.push_back(verdict_lines(flow, card));
    // Boards side by side stand on one height.
    for (std::size_t i = 1; i < verdicts.size(); i += 2) {
        const std::size_t lines = std::max(verdicts[i - 1].size(), verdicts[i].size());
        verdicts[i - 1].resize(lines);
        verdicts[i].resize(lines);
    }
    std::vector<LongComment> cut;
    for (std::size_t i = 0; i < cards.size(); ++i) {
        const BoardCard& card = cards[i];
        if (!add_card(flow, card, verdicts[i], theme, layout, words) && card.more.empty())
            cut.push_back({.heading = card.heading, .text = card.comment});
    }
    return cut;
}

void add_long_comments(Flow& flow, const std::vector<LongComment>& comments, const Translator& words)
{
    if (comments.empty()) return;
    flow.begin_page(2);
    flow.bookmark(words.say("Comments"), 1);
    flow.heading(words.say("Comments"), 11);
    for (const LongComment& comment : comments) {
        flow.heading(comment.heading, 8);
        flow.paragraph(comment.text, {.color = kInk, .size = 8});
        flow.skip(8);
    }
}

}  // namespace gammonkit::pdf
