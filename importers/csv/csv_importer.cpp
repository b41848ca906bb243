#include "formats/csv/format.hpp"
#include "formats/csv/position_list.hpp"
#include "formats/fields/csv_field.hpp"
#include "model/identifiers/identifier.hpp"
#include "model/identifiers/xgid.hpp"
#include "support/ends.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <utility>

namespace gammonkit {
namespace {

using csv::Field;
using csv::Row;

class ListReader {
public:
    ListReader(const SourceText& source, csv::ListHead head, Reporter& reporter)
        : source_(source), head_(std::move(head)), reporter_(reporter)
    {
        const auto comment = std::ranges::find_if(head_.columns, csv::is_comment_name);
        comment_ = static_cast<std::size_t>(comment - head_.columns.begin());
    }

    Result<Collection> read()
    {
        const std::vector<Row> rows = csv::rows_of(source_.text(), head_.delimiter);
        tell_of_titles(rows);
        for (const Row& row : without_first(std::span(rows), head_.names + 1))
            read_row(row);
        if (collection_.positions.empty())
            return failure("no-position", "no row of the table names a position");
        return std::move(collection_);
    }

private:
    void tell_of_titles(std::span<const Row> rows)
    {
        if (head_.names == 0) return;
        reporter_.report({.severity = Severity::note,
                          .code = "title",
                          .message = fmt::format("{} left out: the names of the columns stand below",
                                                 counted(head_.names, "title is", "titles are")),
                          .where = source_.offset_of(first_or_empty(first_or_empty(rows)).source)});
    }

    void read_row(const Row& row)
    {
        const std::string_view place = place_of_identifier(row);
        std::optional<Result<GameState>> state = csv::position_in(row, head_.identifiers);
        if (!state || !*state) return report_unread(row, state, place);
        if (head_.identifiers.kind == IdentifierKind::xgid) tell_doubt(row, place);
        PositionRecord& record = collection_.positions.emplace_back();
        record.state = **std::move(state);
        record.origin = {source_.offset_of(place)};
        add_fields(row, record);
    }

    void tell_doubt(const Row& row, std::string_view place)
    {
        std::optional<Diagnostic> doubt = doubt_about_xgid(csv::text_at(row, head_.identifiers.position));
        if (!doubt) return;
        doubt->where = source_.offset_of(place);
        reporter_.report(*std::move(doubt));
    }

    [[nodiscard]] std::string_view place_of_identifier(const Row& row) const
    {
        const std::size_t column = head_.identifiers.position;
        return column < row.size() ? row[column].source : last_or_empty(row).source;
    }

    void report_unread(const Row& row, const std::optional<Result<GameState>>& state, std::string_view place)
    {
        const std::size_t column = head_.identifiers.position;
        const std::string_view text = csv::text_at(row, column);
        if (text.empty()) {
            reporter_.report(warning_at(source_, place, "no-identifier",
                                        fmt::format("this row names no position: nothing stands below \"{}\"",
                                                    one_line(name_of(column)))));
            return;
        }
        Diagnostic why = state ? state->error() : unread_identifier(text);
        why.where = source_.offset_of(place);
        reporter_.report(std::move(why));
    }

    static Diagnostic unread_identifier(std::string_view text)
    {
        const Result<IdentifiedState> state = state_from_identifier(text);
        return state ? Diagnostic{.code = "identifier", .message = "this names no position"} : state.error();
    }

    /// The first position has all columns, so that they can be written in their order.
    void add_fields(const Row& row, PositionRecord& record)
    {
        const bool has_all = collection_.positions.size() == 1;
        if (row.size() > head_.columns.size()) {
            reporter_.report(warning_at(source_, row[head_.columns.size()].source, "unnamed-field",
                                        "this row has more fields than there are columns with a name"));
        }
        for (std::size_t i = 0; i < (has_all ? std::max(row.size(), head_.columns.size()) : row.size());
             ++i) {
            std::string text = i < row.size() ? without_guard(row[i].text) : std::string();
            if (i == comment_) record.comment = text;
            if (!has_all && (text.empty() || i == comment_)) continue;
            Extra& extra = record.extras.emplace_back();
            extra.key = std::string(csv::kColumnKey) + name_of(i);
            if (i != comment_) extra.values.push_back(std::move(text));
        }
    }

    [[nodiscard]] std::string name_of(std::size_t column) const
    {
        return column < head_.columns.size() ? head_.columns[column] : fmt::format("column {}", column + 1);
    }

    /// An apostrophe keeps spreadsheets from taking a text for a formula.
    static std::string without_guard(const std::string& text)
    {
        const bool is_guarded = text.starts_with('\'') && may_be_formula(text.substr(1));
        return is_guarded ? text.substr(1) : text;
    }

    const SourceText& source_;
    csv::ListHead head_;
    Reporter& reporter_;
    std::size_t comment_ = 0;  ///< Its column; behind all if there is none.
    Collection collection_;
};

bool is_table_name(std::string_view file)
{
    const std::string name = lowered(file);
    return name.ends_with(".csv") || name.ends_with(".tsv");
}

}  // namespace

Confidence sniff_csv(const Sample& sample)
{
    if (sample.text.find('\0') != std::string_view::npos) return Confidence::none;
    const std::optional<csv::ListHead> head = csv::list_head(sample.text);
    if (!head) return Confidence::none;
    if (is_table_name(sample.name)) return Confidence::plausible;
    const bool is_named = csv::is_identifier_name(head->columns[head->identifiers.position]);
    return is_named && head->columns.size() > 1 ? Confidence::plausible : Confidence::none;
}

Result<Collection> read_csv(const SourceText& source, const Options&, Reporter& reporter)
{
    const std::optional<csv::ListHead> head = csv::list_head(source.text().substr(0, kSampleSize));
    if (!head) {
        return tl::unexpected(
            error_at(source, source.text().substr(0, 0), "csv-columns",
                     "expected a row with the names of columns, and below it a column with XGIDs, OGIDs or "
                     "Position IDs"));
    }
    return ListReader(source, *head, reporter).read();
}

}  // namespace gammonkit
