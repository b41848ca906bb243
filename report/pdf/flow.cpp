#include "report/pdf/flow.hpp"

#include "report/render/fitted_text.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace gammonkit::pdf {
namespace {

/// Fills lines with words.
class Wrapper {
public:
    Wrapper(const Canvas& canvas, const TextStyle& style, double width)
        : canvas_(canvas), style_(style), room_(width), blank_(canvas.text_width(" ", style))
    {
    }

    void add_line(std::string_view text)
    {
        for (const std::string_view word : words(text))
            add_word(word);
        end_line();
    }

    std::vector<std::string> lines;

private:
    void add_word(std::string_view word)
    {
        const double width = canvas_.text_width(word, style_);
        if (!line_.empty() && used_ + blank_ + width > room_) end_line();
        if (!line_.empty()) {
            line_ += ' ';
            used_ += blank_;
        }
        if (width > room_) {
            add_letters(word);
        } else {
            line_ += word;
            used_ += width;
        }
    }

    void add_letters(std::string_view word)
    {
        for (std::size_t at = 0; at < word.size();) {
            const std::size_t begin = at;
            (void)next_character(word, at);
            const std::string_view letter = word.substr(begin, at - begin);
            const double width = canvas_.text_width(letter, style_);
            if (!line_.empty() && used_ + width > room_) end_line();
            line_ += letter;
            used_ += width;
        }
    }

    void end_line()
    {
        lines.push_back(std::exchange(line_, {}));
        used_ = 0;
    }

    const Canvas& canvas_;
    const TextStyle& style_;
    double room_;
    double blank_;
    double used_ = 0;
    std::string line_;
};

}  // namespace

std::vector<std::string> wrapped(const Canvas& canvas, std::string_view text, const TextStyle& style,
                                 double width)
{
    Wrapper wrapper(canvas, style, width);
    for (const std::string_view line : split(trimmed(text), '\n'))
        wrapper.add_line(line);
    return std::move(wrapper.lines);
}

void Flow::begin_page(int columns)
{
    booklet_.sheets.push_back({.operators = upside_down(booklet_.paper)});
    canvas_ = std::make_unique<PageCanvas>(booklet_.sheets.back(), fonts_);
    columns_ = columns;
    column_ = 0;
    y_ = kMargin;
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

void Flow::paragraph(std::string_view text, const TextStyle& style)
{
    for (const std::string& line : wrapped(canvas(), text, style, width())) {
        const Box box = take(leading(style.size));
        canvas().text({box.x, box.y + style.size}, line, style);
    }
}

void Flow::heading(std::string_view text, double size, double with_next)
{
    reserve(leading(size) + with_next);
    line(text, {.color = kInk, .size = size, .bold = true});
    skip(0.3 * size);
}

void Flow::line(std::string_view text, const TextStyle& style)
{
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
        PageCanvas page(booklet_.sheets[i], fonts_);
        const TextStyle style{.color = kGray, .size = 7};
        page.text({kMargin, y}, fitted_text(page, one_line(booklet_.title), style, right - kMargin - 60),
                  style);
        page.text({right, y}, fmt::format("{} / {}", i + 1, booklet_.sheets.size()),
                  {.color = kGray, .size = 7, .anchor = Anchor::end});
    }
}

}  // namespace gammonkit::pdf
