#include "render/picture_number.hpp"

#include <fmt/format.h>

namespace gammonkit {

std::string picture_number(double number)
{
    std::string text = fmt::format("{:.2f}", number);
    while (text.ends_with('0'))
        text.pop_back();
    if (text.ends_with('.')) text.pop_back();
    return text == "-0" ? "0" : text;
}

}  // namespace gammonkit
