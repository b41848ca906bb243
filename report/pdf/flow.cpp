#include "report/pdf/flow.hpp"

#include "report/render/fitted_text.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <utility>

namespace gammonkit::pdf {
namespace {

constexpr double kLargeHeading = 10;

/// What holds elements, and no text itself.
bool is_grouping(std::string_view type)
{
    return type.empty() || type == "Document" || type == "Sect" || type == "Table" || type == "TR";
}

/// A page that is done grows no more: large booklets would keep half as much again in reserve.
void fit(Sheet& sheet)
{
    sheet.operators = std::string(std::as_const(sheet.operators));
    sheet.marked = std::vector<ElementNumber>(std::as_const(sheet.marked));
}

}  // namespace

Tagged::Tagged(Flow& flow, std::string_view type, std::string words)
    : structure_(flow.structure()), before_(structure_.current)
{
    if (!is_grouping(structure_.type_of(before_))) return;
    structure_.elements.push_back(
        {.type = type, .parent = std::max(before_, kDocument), .words = std::move(words)});
    structure_.current = static_cast<ElementNumber>(structure_.elements.size()) - 1;
}

void Flow::begin_page(int columns)
{
    if (!booklet_.sheets.empty()) fit(booklet_.sheets.back());
    booklet_.sheets.push_back({.operators = upside_down(booklet_.paper)});
    canvas_ = std::make_unique<PageCanvas>(booklet_.sheets.back(), fonts_, booklet_.structure);
    columns_ = columns;
    column_ = 0;
    cell_ = -1;
    y_ = kMargin;
}

double Flow::cell_height(int rows) const
{
    return (height() - kRowGap * (rows - 1)) / rows;
}

void Flow::begin_cell(int rows)
{
    if (cell_ + 1 == columns_ * rows) begin_page(columns_);
    ++cell_;
    column_ = cell_ % columns_;
    y_ = kMargin + (cell_ / columns_) * (cell_height(rows) + kRowGap);
}

void Flow::begin_columns()
{
    if (columns_ != 2) {
        begin_page(2);
    } else if (!at_top()) {
        next_column();
    }
}

void Flow::next_column()
{
    if (column_ + 1 == columns_) {
        begin_page(columns_);
    } else {
        ++column_;
        y_ = kMargin;
    }
}

void Flow::reserve(double height)
{
    if (y_ + height > bottom() && !at_top()) next_column();
}

Box Flow::take(double height)
{
    reserve(height);
    const Box box{left(), y_, width(), height};
    y_ += height;
    return box;
}

double Flow::width() const
{
    const double all = booklet_.paper.width - 2 * kMargin;
    return (all - kGap * (columns_ - 1)) / columns_;
}

double Flow::left() const
{
    return kMargin + column_ * (width() + kGap);
}

void Flow::mark_at(std::string target, double y)
{
    booklet_.places.emplace(std::move(target), Place{.sheet = booklet_.sheets.size() - 1, .y = y - 4});
}

void Flow::bookmark(std::string title, int level)
{
    booklet_.bookmarks.push_back({.title = std::move(title),
                                  .level = level,
                                  .place = {.sheet = booklet_.sheets.size() - 1, .y = y_ - 4}});
}

void Flow::link(const Box& where, std::string target)
{
    booklet_.sheets.back().links.push_back({.where = where, .target = std::move(target)});
}

void Flow::page_number(const Box& line, double size, std::string target)
{
    booklet_.page_numbers.push_back({.sheet = booklet_.sheets.size() - 1,
                                     .end = {line.right(), line.y + size},
                                     .size = size,
                                     .target = std::move(target)});
}

void Flow::paragraph(std::string_view text, const TextStyle& style)
{
    const Tagged paragraph(*this, "P");
    for (const std::string& line : wrapped(canvas(), text, style, width())) {
        const Box box = take(leading(style.size));
        canvas().text({box.x, box.y + style.size}, line, style);
    }
}

void Flow::heading(std::string_view text, double size, double with_next)
{
    reserve(leading(size) + with_next);
    const Tagged heading(*this, size < kLargeHeading ? "H3" : "H2");
    line(text, {.color = kInk, .size = size, .bold = true});
    skip(0.3 * size);
}

void Flow::line(std::string_view text, const TextStyle& style)
{
    const Tagged paragraph(*this, "P");
    const Box box = take(leading(style.size));
    const std::string words = one_line(text);
    TextStyle fitted = style;
    fitted.size = fitted_size(canvas(), words, style, box.width);
    canvas().text({box.x, box.y + style.size}, fitted_text(canvas(), words, fitted, box.width), fitted);
}

void Flow::add_footers()
{
    const double y = booklet_.paper.height - kMargin + 20;
    const double right = booklet_.paper.width - kMargin;
    for (std::size_t i = 0; i < booklet_.sheets.size(); ++i) {
        PageCanvas page(booklet_.sheets[i], fonts_, booklet_.structure);
        const TextStyle style{.color = kGray, .size = 7};
        page.text({kMargin, y}, fitted_text(page, one_line(booklet_.title), style, right - kMargin - 60),
                  style);
        page.text({right, y}, fmt::format("{} / {}", i + 1, booklet_.sheets.size()),
                  {.color = kGray, .size = 7, .anchor = Anchor::end});
        fit(booklet_.sheets[i]);
    }
    for (const PageNumber& number : booklet_.page_numbers) {
        const auto place = booklet_.places.find(number.target);
        if (place == booklet_.places.end()) continue;
        PageCanvas page(booklet_.sheets[number.sheet], fonts_, booklet_.structure);
        page.text(number.end, std::to_string(place->second.sheet + 1),
                  {.color = kInk, .size = number.size, .anchor = Anchor::end});
    }
}

}  // namespace gammonkit::pdf
