#include "support/wrap.hpp"

#include "support/text.hpp"

namespace gammonkit {

std::string wrapped(std::string_view paragraph, std::size_t indent, std::size_t width)
{
    std::string text;
    std::size_t column = indent;
    for (const std::string_view word : words(paragraph)) {
        const std::size_t columns = columns_of(word);
        if (text.empty()) {
            column += columns;
        } else if (column + 1 + columns > width) {
            text += '\n';
            text.append(indent, ' ');
            column = indent + columns;
        } else {
            text += ' ';
            column += 1 + columns;
        }
        text += word;
    }
    return text;
}

}  // namespace gammonkit
