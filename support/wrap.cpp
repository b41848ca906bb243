#include "support/wrap.hpp"

#include "support/text.hpp"

namespace gammonkit {

std::string wrapped(std::string_view paragraph, std::size_t indent)
{
    std::string text;
    std::size_t column = indent;
    for (const std::string_view word : words(paragraph)) {
        const std::size_t width = code_points(word);
        if (text.empty()) {
            column += width;
        } else if (column + 1 + width > kTextWidth) {
            text += '\n';
            text.append(indent, ' ');
            column = indent + width;
        } else {
            text += ' ';
            column += 1 + width;
        }
        text += word;
    }
    return text;
}

}  // namespace gammonkit
