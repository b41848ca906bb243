#include "cli/csv_field.hpp"

namespace gammonkit::cli {

std::string csv_field(std::string_view field)
{
    if (field.find_first_of(",\"\r\n") == std::string_view::npos) return std::string(field);
    std::string text = "\"";
    for (const char c : field) {
        if (c == '"') text += '"';
        text += c;
    }
    return text + '"';
}

}  // namespace gammonkit::cli
