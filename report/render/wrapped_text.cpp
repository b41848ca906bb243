#include "report/render/wrapped_text.hpp"

#include "support/text.hpp"

#include <utility>

namespace gammonkit {
namespace {

/// Where the character of UTF-8 ends that begins at an offset.
std::size_t end_of_character(std::string_view text, std::size_t begin)
{
    std::size_t end = begin + 1;
    while (end < text.size() && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U)
        ++end;
    return end;
}

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
        for (std::size_t begin = 0, end = 0; begin < word.size(); begin = end) {
            end = end_of_character(word, begin);
            const std::string_view letter = word.substr(begin, end - begin);
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

}  // namespace gammonkit
