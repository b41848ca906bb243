#pragma once

#include <string>
#include <string_view>

namespace gammonkit {

/// A field as RFC 4180 writes it: in quotes where it must be, and quotes in it twice.
[[nodiscard]] std::string csv_field(std::string_view field);

/// The same for a text that anybody may have filled: an apostrophe in front keeps a spreadsheet from taking
/// what begins with =, +, -, @, a tab or a line end for a formula, which can do harm.
[[nodiscard]] std::string guarded_csv_field(std::string_view text);

/// Puts rows of such fields at the end of a text.
class CsvRows {
public:
    explicit CsvRows(std::string& out) : out_(out) {}

    void add(std::string_view field);
    void end_row();

private:
    std::string& out_;
    bool at_start_ = true;  ///< Of a row.
};

/// True for what a spreadsheet may take for a formula.
[[nodiscard]] bool may_be_formula(std::string_view text);

}  // namespace gammonkit
