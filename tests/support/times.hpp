#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace gammonkit {

/// How often a text has this part.
inline std::size_t times(const std::string& text, std::string_view part)
{
    std::size_t count = 0;
    for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + part.size()))
        ++count;
    return count;
}

}  // namespace gammonkit
