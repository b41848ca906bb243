#include "report/render/picture_number.hpp"

#include "support/number_text.hpp"

namespace gammonkit {

void append_picture_number(std::string& text, double number)
{
    const std::size_t begin = text.size();
    append_fixed(text, number, 2);
    while (text.ends_with('0'))
        text.pop_back();
    if (text.ends_with('.')) text.pop_back();
    if (text.compare(begin, std::string::npos, "-0") == 0) text.replace(begin, 2, "0");
}

std::string picture_number(double number)
{
    std::string text;
    append_picture_number(text, number);
    return text;
}

}  // namespace gammonkit
