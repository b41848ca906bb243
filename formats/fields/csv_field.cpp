#include "formats/fields/csv_field.hpp"

namespace gammonkit {
namespace {

/// The signs with which a spreadsheet lets a formula begin.
constexpr std::string_view kFormulaSigns = "=+-@\t\r\n";

bool may_be_formula(std::string_view text)
{
    return !text.empty() && kFormulaSigns.find(text.front()) != std::string_view::npos;
}

}  // namespace

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

std::string guarded_csv_field(std::string_view text)
{
    return may_be_formula(text) ? csv_field("'" + std::string(text)) : csv_field(text);
}

}  // namespace gammonkit
