#include "report/pictures/postscript_comment.hpp"

namespace gammonkit {

std::string postscript_comment(std::string_view begin, std::string_view text)
{
    constexpr std::size_t kLongest = 250;  // Cairo takes 255 bytes.
    std::string comment(begin);
    for (const char c : text) {
        const bool is_within_character = (static_cast<unsigned char>(c) & 0xC0U) == 0x80U;
        if (!is_within_character) comment += c >= ' ' && c <= '~' ? c : '?';
    }
    return comment.substr(0, kLongest);
}

}  // namespace gammonkit
