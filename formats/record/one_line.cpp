#include "formats/record/one_line.hpp"

namespace gammonkit::record {

std::string one_line(std::string_view text)
{
    std::string line(text);
    for (char& c : line) {
        const bool is_control = static_cast<unsigned char>(c) < 0x20 || c == '\x7F';
        if (is_control && c != '\t') c = ' ';
    }
    return line;
}

}  // namespace gammonkit::record
