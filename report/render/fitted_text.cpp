#include "report/render/fitted_text.hpp"

#include "support/text.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace gammonkit {
namespace {

/// In thousandths of the font's size, from the blank to the tilde.
constexpr std::array<std::uint16_t, 95> kWidths = {
    348,  456, 521, 838, 696, 1002, 872, 306,  457, 457, 523, 838, 380, 415,  380, 365,  // blank to /
    696,  696, 696, 696, 696, 696,  696, 696,  696, 696, 400, 400, 838, 838,  838, 580,  // 0 to ?
    1000, 774, 762, 734, 830, 683,  683, 821,  837, 372, 372, 775, 637, 995,  837, 850,  // @ to O
    733,  850, 770, 720, 682, 812,  774, 1103, 771, 724, 725, 457, 365, 457,  838, 500,  // P to _
    500,  675, 716, 593, 716, 678,  435, 716,  712, 343, 343, 665, 343, 1042, 712, 687,  // ` to o
    716,  716, 493, 595, 478, 712,  652, 924,  645, 652, 582, 712, 365, 712,  838};      // p to ~
constexpr int kWidest = 1000;

constexpr std::size_t kMostBytes = 1000;  // More than anybody reads in one line of a picture.

bool continues_a_character(char byte)
{
    return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U;
}

/// The offsets at which a character ends.
std::vector<std::size_t> ends_of_characters(std::string_view text)
{
    std::vector<std::size_t> ends;
    for (std::size_t i = 1; i <= text.size(); ++i) {
        if (i == text.size() || !continues_a_character(text[i])) ends.push_back(i);
    }
    return ends;
}

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

double estimated_width(std::string_view utf8)
{
    int width = 0;
    for (const char c : utf8) {
        const auto byte = static_cast<unsigned char>(c);
        if ((byte & 0xC0U) == 0x80U) continue;  // Within a character.
        const std::size_t index = static_cast<std::size_t>(byte) - ' ';
        width += index < kWidths.size() ? kWidths[index] : kWidest;
    }
    return width / 1000.0;
}

double fitted_size(const Canvas& canvas, std::string_view text, const TextStyle& style, double width)
{
    constexpr double kLeast = 2.0 / 3;
    constexpr double kSpare = 0.98;  // Letters do not shrink exactly as the size does.
    if (text.size() > kMostBytes) return kLeast * style.size;
    const double needed = canvas.text_width(text, style);
    return needed <= width ? style.size : style.size * std::max(kLeast, kSpare * width / needed);
}

std::string fitted_text(const Canvas& canvas, std::string_view text, const TextStyle& style, double width)
{
    if (text.size() <= kMostBytes && canvas.text_width(text, style) <= width) return std::string(text);
    const std::vector<std::size_t> ends =
        ends_of_characters(text.substr(0, std::min(text.size(), kMostBytes)));
    const auto shortened = [&](std::size_t end) { return std::string(text.substr(0, end)) + "…"; };
    const auto too_wide = std::partition_point(ends.begin(), ends.end(), [&](std::size_t end) {
        return canvas.text_width(shortened(end), style) <= width;
    });
    return too_wide == ends.begin() ? std::string() : shortened(*(too_wide - 1));
}

CanvasPoint baseline_for(CanvasPoint center, double size)
{
    constexpr double kHalfOfCapitals = 0.365;  // Of most fonts' sizes.
    return {center.x, center.y + kHalfOfCapitals * size};
}

std::vector<std::string> wrapped(const Canvas& canvas, std::string_view text, const TextStyle& style,
                                 double width)
{
    Wrapper wrapper(canvas, style, width);
    for (const std::string_view line : split(trimmed(text), '\n'))
        wrapper.add_line(line);
    return std::move(wrapper.lines);
}

}  // namespace gammonkit
