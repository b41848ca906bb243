#include "report/typeset.hpp"

#include "support/text.hpp"

namespace gammonkit {
namespace {

constexpr std::string_view kMinus = "−";
constexpr std::string_view kDisk = "●";

}  // namespace

std::string with_minus(std::string_view text)
{
    std::string result;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool begins = i == 0 || text[i - 1] == ' ' || text[i - 1] == '(';
        const bool is_minus = text[i] == '-' && begins && i + 1 < text.size() && is_digit(text[i + 1]);
        if (is_minus) {
            result += kMinus;
        } else {
            result += text[i];
        }
    }
    return result;
}

AnalysisTable with_minus(AnalysisTable table)
{
    for (std::vector<std::string>& row : table.rows) {
        for (std::string& cell : row)
            cell = with_minus(cell);
    }
    return table;
}

AnalysisTable typeset(AnalysisTable table)
{
    table = with_minus(std::move(table));
    for (std::vector<std::string>& row : table.rows) {
        for (std::string& cell : row)
            if (cell.ends_with(" *")) cell.replace(cell.size() - 1, 1, kDisk);
    }
    if (table.notes.starts_with('*')) table.notes.replace(0, 1, kDisk);
    return table;
}

}  // namespace gammonkit
