#include "formats/fields/csv_field.hpp"

#include <algorithm>

namespace gammonkit {
namespace {

/// The signs with which a spreadsheet lets a formula begin, also those of East Asian width: = + - @.
constexpr std::string_view kFormulaSigns[] = {"=",  "+",      "-",      "@",      "\t",    "\r",
                                              "\n", "\uFF1D", "\uFF0B", "\uFF0D", "\uFF20"};

}  // namespace

bool may_be_formula(std::string_view text)
{
    return std::ranges::any_of(kFormulaSigns, [&](std::string_view sign) { return text.starts_with(sign); });
}

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

void CsvRows::add(std::string_view field)
{
    if (!at_start_) out_ += ',';
    out_ += field;
    at_start_ = false;
}

void CsvRows::end_row()
{
    out_ += "\r\n";
    at_start_ = true;
}

std::string guarded_csv_field(std::string_view text)
{
    return may_be_formula(text) ? csv_field("'" + std::string(text)) : csv_field(text);
}

}  // namespace gammonkit
