#include "formats/sgf/format.hpp"
#include "support/text.hpp"

namespace gammonkit {

std::string declared_sgf_charset(std::string_view bytes)
{
    const std::string_view head = bytes.substr(0, kSampleSize);
    for (std::size_t at = head.find("CA["); at != std::string_view::npos; at = head.find("CA[", at + 1)) {
        // "CA" alone, not the end of another property's name.
        if (at > 0 && !is_blank(head[at - 1]) && head[at - 1] != ']' && head[at - 1] != ';') continue;
        const std::size_t value = at + 3;
        const std::size_t end = head.find(']', value);
        if (end == std::string_view::npos) break;
        return std::string(trimmed(head.substr(value, end - value)));
    }
    return {};
}

}  // namespace gammonkit
