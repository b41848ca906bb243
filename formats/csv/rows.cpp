#include "formats/csv/rows.hpp"

#include "support/ends.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <span>
#include <utility>

namespace gammonkit::csv {
namespace {

/// Line ends in a field as LF, whatever program wrote them.
std::string with_plain_line_ends(const std::string& text)
{
    std::string plain;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '\r') {
            plain += text[i];
        } else if (i + 1 == text.size() || text[i + 1] != '\n') {
            plain += '\n';
        }
    }
    return plain;
}

class RowReader {
public:
    RowReader(std::string_view text, char delimiter) : rest_(text), delimiter_(delimiter) {}

    [[nodiscard]] bool at_end() const { return rest_.empty(); }

    Row next()
    {
        Row row;
        for (bool more = true; more;) {
            row.push_back(next_field());
            more = first_char(rest_) == delimiter_ && !rest_.empty();
            if (more) rest_ = without_first(rest_);
        }
        rest_ = without_first(rest_, rest_.starts_with("\r\n") ? 2 : 1);
        return row;
    }

private:
    Field next_field()
    {
        const std::string_view all = rest_;
        std::string text = quoted();
        const bool was_quoted = rest_.data() != all.data();
        const std::size_t end = std::min(rest_.find_first_of(ends_), rest_.size());
        text += trimmed_right(rest_.substr(0, end));
        rest_ = without_first(rest_, end);
        const std::string_view source = without_last(all, rest_.size());
        return {.text = was_quoted ? std::move(text) : std::string(trimmed(text)), .source = trimmed(source)};
    }

    /// What stands between quotes at the begin of a field, which are stepped over.
    std::string quoted()
    {
        const std::size_t blanks = std::min(rest_.find_first_not_of(' '), rest_.size());
        if (rest_.substr(blanks, 1) != "\"") return {};
        std::string text;
        std::string_view rest = without_first(rest_, blanks + 1);
        for (std::size_t quote = rest.find('"'); quote != std::string_view::npos; quote = rest.find('"')) {
            text += rest.substr(0, quote);
            rest = without_first(rest, quote + 1);
            if (!rest.starts_with('"')) {
                rest_ = rest;
                return with_plain_line_ends(text);
            }
            text += '"';
            rest = without_first(rest);
        }
        return {};
    }

    std::string_view rest_;
    char delimiter_;
    std::string ends_{delimiter_, '\r', '\n'};
};

/// "sep=;", whatever the delimiter is.
bool names_delimiter(const Row& row)
{
    constexpr std::string_view kName = "sep=";
    const std::string text = first_or_empty(row).text;
    return text.starts_with(kName) && text.size() <= kName.size() + 1 &&
           std::ranges::all_of(without_first(std::span(row)),
                               [](const Field& field) { return field.text.empty(); });
}

/// The bars at both ends of a row in Markdown are no fields.
void drop_outer_bars(Row& row)
{
    const auto is_bar = [](const Field& field) { return field.text.empty(); };
    if (row.size() < 3 || !is_bar(row.front()) || !is_bar(row.back())) return;
    row.pop_back();
    row.erase(row.begin());
}

/// "|---|:--:|" below the names of the columns.
bool is_rule(const Row& row)
{
    return std::ranges::all_of(row, [](const Field& field) {
        return field.text.find('-') != std::string::npos &&
               field.text.find_first_not_of("-:") == std::string::npos;
    });
}

}  // namespace

std::vector<Row> rows_of(std::string_view text, char delimiter)
{
    std::vector<Row> rows;
    for (RowReader reader(text, delimiter); !reader.at_end();) {
        Row row = reader.next();
        const auto is_empty = [](const Field& field) { return field.text.empty(); };
        const bool is_blank = std::ranges::all_of(row, is_empty);
        if (delimiter == '|') drop_outer_bars(row);
        if (delimiter == '|' && rows.size() == 1 && is_rule(row)) continue;
        if (!is_blank && !(rows.empty() && names_delimiter(row))) rows.push_back(std::move(row));
    }
    return rows;
}

}  // namespace gammonkit::csv
