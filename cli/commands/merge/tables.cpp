#include "cli/commands/merge/tables.hpp"

#include "support/ends.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <optional>
#include <vector>

namespace gammonkit::cli {
namespace {

using Problem = tl::unexpected<TableProblem>;

Problem problem_at(const SourceText& table, std::string_view part, std::string code, std::string message,
                   std::string hint = {})
{
    return Problem({.table = &table,
                    .why = error_at(table, part, std::move(code), std::move(message), std::move(hint))});
}

/// A row as it is written, its line end included, and its values, also as they are written.
struct RawRow {
    std::string_view text;
    std::vector<std::string_view> values;
};

/// Takes a row from the front of `rest`; nothing if it ends within quotes.
std::optional<RawRow> take_row(std::string_view& rest, char separator)
{
    RawRow row;
    bool is_quoted = false;
    std::size_t begin = 0;
    std::size_t end = 0;
    for (; end < rest.size() && (is_quoted || rest[end] != '\n'); ++end) {
        if (rest[end] == '"') is_quoted = !is_quoted;
        if (is_quoted || rest[end] != separator) continue;
        row.values.push_back(rest.substr(begin, end - begin));
        begin = end + 1;
    }
    if (is_quoted) return std::nullopt;
    std::string_view last = rest.substr(begin, end - begin);
    if (last.ends_with('\r')) last = without_last(last);
    row.values.push_back(last);
    row.text = rest.substr(0, std::min(end + 1, rest.size()));
    rest = without_first(rest, row.text.size());
    return row;
}

/// What a value says: without quotes, and without the apostrophe that keeps it from being a formula.
std::string meaning_of(std::string_view value)
{
    std::string text;
    const bool is_quoted = value.size() >= 2 && value.front() == '"';
    if (is_quoted) value = value.substr(1, value.size() - 2);
    for (std::size_t i = 0; i < value.size(); ++i) {
        text += value[i];
        if (is_quoted && value[i] == '"') ++i;
    }
    constexpr std::string_view kFormulaSigns = "=+-@";
    if (text.size() > 1 && text.front() == '\'' && kFormulaSigns.find(text[1]) != std::string_view::npos)
        text.erase(0, 1);
    return text;
}

/// The names of the columns.
struct Heading {
    RawRow row;
    char separator = ',';
    std::size_t file = 0;  ///< Which column tells the file.
};

tl::expected<Heading, TableProblem> heading_of(const SourceText& table)
{
    const std::string_view first = table.text().substr(0, table.text().find('\n'));
    const bool has_commas = first.find(',') != std::string_view::npos;
    Heading heading{.row = {}, .separator = !has_commas && first.find('\t') != first.npos ? '\t' : ','};
    std::string_view rest = table.text();
    const std::optional<RawRow> row = take_row(rest, heading.separator);
    if (!row) return problem_at(table, first, "truncated", "the names of the columns end within quotes");
    heading.row = *row;
    const auto file = std::ranges::find(row->values, "file", meaning_of);
    if (file == row->values.end()) {
        const bool adds_up = !row->values.empty() && row->values.front() == "player";
        return problem_at(table, first, "no-file-column",
                          "there is no column 'file', by which the rows are put in order",
                          adds_up ? "totals of players are not rows of files: merge databases, which "
                                    "'gammonkit players --db' makes"
                                  : "'gammonkit stats -t csv' writes such a table");
    }
    heading.file = static_cast<std::size_t>(file - row->values.begin());
    return heading;
}

/// Where the names of a table differ from those of the first.
std::optional<TableProblem> other_columns(const SourceText& table, const RawRow& names,
                                          const SourceText& first_table, const RawRow& first)
{
    for (std::size_t i = 0; i < std::max(names.values.size(), first.values.size()); ++i) {
        const auto name_in = [&](const RawRow& row) {
            return i < row.values.size() ? fmt::format("'{}'", printable(row.values[i])) : "nothing more";
        };
        if (i < names.values.size() && i < first.values.size() && names.values[i] == first.values[i])
            continue;
        const std::string_view place =
            i < names.values.size() ? names.values[i] : table.text().substr(names.text.size() - 1, 0);
        return problem_at(table, place, "other-columns",
                          fmt::format("column {} is {}, and in {} it is {}", i + 1, name_in(names),
                                      printable(first_table.name()), name_in(first)),
                          "tables are put together if they were written with the same options")
            .value();
    }
    return std::nullopt;
}

/// A row, and the file that it tells of.
struct Row {
    std::string file;
    std::string_view text;
    const SourceText* table;
};

/// Adds the rows of a table to `rows`.
std::optional<TableProblem> add_rows(const SourceText& table, const Heading& heading, std::vector<Row>& rows)
{
    std::string_view rest = table.text().substr(heading.row.text.size());
    while (!rest.empty()) {
        const std::string_view line = rest.substr(0, rest.find('\n'));
        const std::optional<RawRow> row = take_row(rest, heading.separator);
        if (!row) return problem_at(table, line, "truncated", "this row ends within quotes").value();
        if (row->values.size() != heading.row.values.size()) {
            return problem_at(table, line, "truncated",
                              fmt::format("this row has {}, and there are {}",
                                          counted(row->values.size(), "value", "values"),
                                          counted(heading.row.values.size(), "column", "columns")))
                .value();
        }
        rows.push_back({meaning_of(row->values[heading.file]), row->text, &table});
    }
    return std::nullopt;
}

/// A file of which two tables tell; the rows are sorted.
std::optional<TableProblem> told_twice(const std::vector<Row>& rows)
{
    const auto twice = std::adjacent_find(rows.begin(), rows.end(), [](const Row& a, const Row& b) {
        return a.file == b.file && a.table != b.table;
    });
    if (twice == rows.end()) return std::nullopt;
    const Row& second = *std::next(twice);
    return problem_at(
               *second.table, second.text, "several-times",
               fmt::format("{} tells of {}, too", printable(twice->table->name()), printable(second.file)),
               "give each share once")
        .value();
}

}  // namespace

tl::expected<std::string, TableProblem> merged_tables(std::span<const SourceText> tables)
{
    if (tables.empty()) return std::string();
    GK_TRY(const Heading first, heading_of(tables.front()));
    std::vector<Row> rows;
    for (const SourceText& table : tables) {
        GK_TRY(const Heading heading, heading_of(table));
        if (auto other = other_columns(table, heading.row, tables.front(), first.row))
            return Problem(*std::move(other));
        if (auto broken = add_rows(table, heading, rows)) return Problem(*std::move(broken));
    }
    std::stable_sort(rows.begin(), rows.end(), [](const Row& a, const Row& b) { return a.file < b.file; });
    if (auto twice = told_twice(rows)) return Problem(*std::move(twice));
    const std::string_view line_end = first.row.text.ends_with("\r\n") ? "\r\n" : "\n";
    std::string text(first.row.text);
    for (const Row& row : rows) {
        if (!text.ends_with('\n')) text += line_end;  // A table may lack its last line end.
        text += row.text;
    }
    return text;
}

}  // namespace gammonkit::cli
